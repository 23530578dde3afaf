"""Installed bots sit at tables beside ours; nobody outside can make the server import anything."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Town, tell

CODE = """
from tycoon.bots import Bot

class Last(Bot):
    title = "The Last Resort"
    def decide(self, seat):
        return seat.options()[-1].sample(self.dealer)
"""


def test_an_installed_bot_is_listed_and_plays_in_a_process_of_its_own(install: Callable[..., None]) -> None:
    install("served_bots", "last", CODE, bot="Last")

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        listed = await ada.get("/bots")
        assert [(bot["kind"], bot["title"]) for bot in listed][-2:] == [("tycoon", ""), ("last", "The Last Resort")]
        position = await ada.open("qe", "me", "last", "last")
        names = [chair["name"] for chair in position["table"]["chairs"]]
        assert names == ["Ada", "The Last Resort 1", "The Last Resort 2"]
        assert (await ada.finish(position["table"]["id"]))["result"] is not None

    tell(story, bot_workers=1)


def test_a_client_cannot_have_a_module_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "unasked_for.py").write_text(CODE)
    monkeypatch.syspath_prepend(str(tmp_path))

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "unasked_for:Last"}] * 2]
        problem = await ada.post("/tables", {"game": "qe", "places": chairs}, expect=422)
        assert problem["reason"] == "no-such-bot" and "manager" in problem["text"]
        assert "unasked_for" not in sys.modules

    tell(story)
