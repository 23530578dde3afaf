"""Strangers, forgers and players send whatever they like: a short run of `make fuzz`, always the same one."""

import asyncio

import pytest

from tycoon.server import positions
from tycoon.server.live import LiveTable
from tycoon.server.lobby import Lobby

from .conftest import QUIET, any_database
from .fuzzing import Findings, Fuzzer
from .test_connections import door

REQUESTS = 500


async def fuzzed(requests: int, tables: int = 1) -> Findings:
    async with door(database=any_database(QUIET.database), hint_seconds=0.01) as here:
        fuzzer = Fuzzer(here.port, seed=7)
        await fuzzer.prepare(tables)
        return await fuzzer.run(requests)


@pytest.mark.usefixtures("each_database")
def test_whatever_is_sent_is_answered_and_nothing_leaks() -> None:
    found = asyncio.run(fuzzed(REQUESTS))
    assert not found.faults, found.faults[:5]
    assert found.requests >= REQUESTS
    # It gets past the door: much is right, and much is wrong in many ways.
    assert {200, 400, 401, 403, 404, 405, 409, 415, 422} <= set(found.statuses)
    assert found.statuses[200] > REQUESTS / 6


def test_a_server_that_breaks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Lobby, "join", broken)
    # Nobody can sit down, not even the honest.
    with pytest.raises(AssertionError):
        asyncio.run(fuzzed(10))


def test_a_server_that_leaks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = positions.seen_from
    # Everybody sees what somebody sees who has sealed a bid.
    monkeypatch.setattr(positions, "seen_from", lambda scene, _seat, *more: seen(scene, sealing(scene.live), *more))
    found = asyncio.run(fuzzed(100))
    assert any("a secret of Honest" in fault for fault in found.faults)


def sealing(live: LiveTable) -> int | None:
    """The seat after the one that begins: at the tables of the honest, it has sealed a bid."""
    return (live.actors()[0] - 1) % 3 if live.table is not None and live.actors() else None
