"""The golden records of Reputation are those that their stories lead to."""

import re

import pytest

from tycoon.core.event import UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.replay import replay
from tycoon.games.reputation import GAME
from tycoon.language import LANGUAGES, Wording, language_for

from .golden import FOLDER, GOLDEN, PLAYERS, play


def stored(name: str) -> Record:
    """A golden record from its file."""
    return parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_the_same_as_ever(name: str) -> None:
    assert format_record(play(name, GOLDEN[name]).record) == format_record(stored(name))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_ends_as_its_story_says(name: str) -> None:
    heard = {told.what for told in replay(stored(name), GAME).told(None)}
    assert set(GOLDEN[name].ends) <= heard


def test_every_golden_record_has_its_story() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(GOLDEN)


def test_every_variant_is_played_and_moves_are_taken_back() -> None:
    records = [stored(name) for name in GOLDEN]
    settings = {(name, value) for record in records for name, value in record.settings.items()}
    assert settings == {
        *[("identity", value) for value in ("pair", "mix", "draft")],
        *[("show_stack", value) for value in ("yes", "no")],
    }
    assert [line for record in records for line in record.lines if line.kind == UNDO]


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_golden_records_announce_can_be_said(code: str) -> None:
    language = language_for(code, GAME.package)
    for name, story in GOLDEN.items():
        wording = Wording(language, GAME, PLAYERS[: story.seats])
        for told in replay(stored(name), GAME).told(None):
            assert language.has(f"told-{told.what}"), told.what
            assert wording.told(told.what, told.facts)


def test_french_elides_before_names_and_cards_that_begin_with_a_vowel() -> None:
    language = language_for("fr", GAME.package)
    for name, story in GOLDEN.items():
        wording = Wording(language, GAME, ["Anna", "Eve", "Ulla", "Ino", "Odo"][: story.seats])
        for told in replay(stored(name), GAME).told(None):
            said = wording.told(told.what, told.facts)
            assert not re.search(r"\b(de|que|le|la|ne|se) [aeiouéèêàâîôh]", said, re.IGNORECASE), said
