"""A language is there as soon as its files are: nowhere is a list of them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tycoon"

ASKED = """
import asyncio, sys
from tycoon.language import LANGUAGES, default_language, language_for, sign
from tycoon.numbers import read_number
from tycoon.terminal.prompt import command_words
from tycoon.cli import main
from tycoon.server.app import make_app
import httpx

assert LANGUAGES == ("en", "de", "fr"), LANGUAGES
assert default_language({"LANG": "de_DE.UTF-8"}) == "de"
assert language_for("de").say("yes") == "ja" and language_for("de").number(1234567) == "1'234'567"
assert read_number("1.500", "de") == 1500 and read_number("1,500", "de") == "ambiguous"
assert command_words()["rueckgaengig"] == "undo"

async def ask():
    async with httpx.AsyncClient(transport=httpx.ASGITransport(make_app()), base_url="http://localhost") as client:
        words = (await client.get("/api/games/qe/messages/de")).json()["texts"]
        assert "yes = ja" in words[0] and "title = Q.E." in words[1], words
        assert (await client.get("/api/games/qe/messages/xx")).status_code == 422
        wrong = await client.get("/api/games/nothing/rules/de", headers={"Accept-Language": "de"})
        assert wrong.json()["text"].startswith("Kein solches Spiel"), wrong.text

asyncio.run(ask())
sys.exit(main(["games", "--lang", "de", "--plain"]))
"""


def test_a_third_language_appears_everywhere_once_its_files_exist(tmp_path: Path) -> None:
    package = tmp_path / "tycoon"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "golden", "static", "game-template"))

    def translate(folder: str, *words: tuple[str, str]) -> None:
        text = (package / folder / "messages.en.ftl").read_text(encoding="utf-8")
        for english, german in words:
            assert english in text, english
            text = text.replace(english, german, 1)
        (package / folder / "messages.de.ftl").write_text(text, encoding="utf-8")

    signs = [("sign-group = ,", "sign-group = '"), ('sign-decimal = {"."}', "sign-decimal = ,")]
    translate("core", ("language-name = English", "language-name = Deutsch"), ("yes = yes", "yes = ja"), *signs)
    translate("server", ("problem-no-such-game = ", "problem-no-such-game = Kein solches Spiel. "))
    translate("terminal", ("command-undo = undo", "command-undo = rueckgaengig"))
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Q.E." in done.stdout


@pytest.mark.parametrize("code", ["xx", "EN"])
def test_what_no_file_speaks_is_no_language(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tycoon.cli", "games", "--lang", code], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and "en" in done.stderr
