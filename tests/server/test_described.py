"""The server keeps what its description of the API promises, whatever it is sent."""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tycoon.server.app import make_app

from .conftest import QUIET, Person, Town
from .postgres import new_database

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "20"))
"""Cases for each operation; `make fuzz` makes up many more …"""
TOTALS = os.environ.get("FUZZ_TOTALS", "")
"""… and wants to know how often each status was answered, a line for each database."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

DESCRIBED = schemathesis.openapi.from_dict(make_app().openapi())
# A stream never ends; who has signed out (test_withdrawing.py) or left (test_accounts.py) asks for nothing more.
OPERATIONS = DESCRIBED.exclude(path_regex="/events$").exclude(method="DELETE", path_regex="^/api/me(/account)?$")


class Desk:
    """A server that is asked from outside its loop, and somebody who is known there."""

    def __init__(self, runner: asyncio.Runner, ada: Person, finished: str) -> None:
        self._runner = runner
        self._ada = ada
        self._cookie = ada.http.cookies["tycoon"]
        self._finished = finished
        self.tables: dict[str, str] = {}
        self.statuses: Counter[int] = Counter()

    def open_tables(self) -> None:
        """New tables at which Ada sits: one that waits, one that is played."""

        async def opened() -> dict[str, str]:
            self._ada.http.cookies.clear()
            self._ada.http.cookies.set("tycoon", self._cookie)
            waiting = await self._ada.open("qe", "me", "open", "open")
            playing = await self._ada.open("qe", "me", "random", "random")
            ids = {"waiting": waiting["table"]["id"], "playing": playing["table"]["id"], "finished": self._finished}
            await self._ada.until(ids["playing"], lambda now: bool(now["options"]))
            return ids

        self.tables = self._runner.run(opened())

    def answer(self, case: Case[Any]) -> httpx.Response:
        """What the server answers to a case that Ada sends."""
        wish = case.as_transport_kwargs(base_url="http://tycoon.test")
        wish.pop("cookies", None)
        wish["headers"] = {**wish["headers"], "cookie": f"tycoon={self._cookie}"}
        # A body that is not JSON comes by the name that requests has for it.
        if isinstance(wish.get("data"), str | bytes):
            wish["content"] = wish.pop("data")
        answer = self._runner.run(self._ada.http.request(**wish))
        self.statuses[answer.status_code] += 1
        return answer


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[Desk]:
    database = "sqlite://" if request.param == "sqlite" else new_database(request.getfixturevalue("cluster"))
    with asyncio.Runner() as runner:
        context = Town(replace(QUIET, database=database, most_tables=10**6, most_shows=10**6)).open()
        town = runner.run(context.__aenter__())

        async def prepared() -> tuple[Person, str]:
            ada = await town.person("Ada")
            id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
            await ada.finish(id)
            return ada, id

        desk = Desk(runner, *runner.run(prepared()))
        yield desk
        if TOTALS:
            with Path(TOTALS).open("a") as file:
                file.write(json.dumps(desk.statuses) + "\n")
        runner.run(context.__aexit__(None, None, None))


@pytest.fixture
def desk(server: Desk) -> Desk:
    server.open_tables()
    return server


@OPERATIONS.parametrize()
@DESCRIBED.given(table=st.sampled_from(["playing", "waiting", "finished", "none"]))
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(case: Case[Any], table: str, desk: Desk) -> None:
    if table in desk.tables and "{id}" in case.path:
        case.path_parameters["id"] = desk.tables[table]
    if table != "none" and "{name}" in case.path:
        case.path_parameters["name"] = "qe"
    case.validate_response(desk.answer(case), checks=CHECKS)
