"""Every game says everything it has to say, in every language."""

from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tycoon import Game, Refusal
from tycoon.core.sentence import printable
from tycoon.language import (
    LANGUAGES,
    Language,
    MessageError,
    Wording,
    default_language,
    group_digits,
    language_for,
)
from tycoon.workshop.words import check_words, played, spoken

SHARED = ["tycoon.core", "tycoon.terminal", "tycoon.server", "tycoon.hosting", "tycoon.workshop"]
NAMES = ["Anna", "Bob", "Chloé", "Dan", "Eve", "Fritz"]


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


def test_a_game_has_words_for_everything_it_says_in_every_language(any_game: Game) -> None:
    assert check_words(any_game) == []


def test_a_move_names_whom_it_means_without_its_option(game: Game, seats: int, code: str) -> None:
    wording = Wording(language_for(code, game.package), game, NAMES[:seats])
    named = {}
    for table in played(game, seats):
        for seat in table.actors():
            for option in table.options(seat):
                names = [domain.name for domain in option.domains]
                if set(names) & set(game.seat_words()):
                    named[option.verb] = names
    assert {verb: wording.arguments(verb) for verb in named} == named


def test_every_shared_refusal_has_a_message_that_fits_its_facts(code: str) -> None:
    language = language_for(code)
    reasons = spoken("tycoon.core", "Refusal") | {"undo-revealed": set(), "undo-others-moved": set()}
    assert {"game-over", "not-your-turn", "too-many-digits"} <= set(reasons)
    for reason, facts in reasons.items():
        assert language.variables(f"why-{reason}") <= facts
        assert language.has(f"why-{reason}"), reason


@pytest.mark.parametrize("package", SHARED)
def test_both_languages_say_the_same_things(package: str) -> None:
    texts = {
        code: Language(code, [resources.files(package).joinpath(f"messages.{code}.ftl").read_text("utf-8")])
        for code in LANGUAGES
    }
    assert texts["en"].ids() == texts["fr"].ids()
    for id in texts["en"].ids():
        assert texts["en"].variables(id) == texts["fr"].variables(id), id


def test_the_terminal_has_every_message_it_asks_for(code: str) -> None:
    language = language_for(code, "tycoon.terminal")
    asked = spoken("tycoon.terminal", "say", "_say")
    missing = [id for id in asked if not language.has(id) and not id.endswith("-") and id != "headline"]
    assert len(asked) > 30
    assert missing == []


@given(value=st.integers(min_value=-(10**120), max_value=10**120))
def test_numbers_of_any_length_are_exact(value: int) -> None:
    assert int(group_digits(value, "en").replace(",", "")) == value
    assert int(group_digits(value, "fr").replace("\u202f", "")) == value


@pytest.mark.parametrize(
    ("code", "said"), [("en", ["2.50", "33.3%", "7%"]), ("fr", ["2,50", "33,3\u202f%", "7\u202f%"])]
)
def test_decimals_and_shares_are_written_as_the_language_does(code: str, said: list[str]) -> None:
    language = language_for(code)
    assert [language.decimal(2.5, 2), language.percent(1 / 3, 1), language.percent(0.066)] == said


def test_long_numbers_in_messages_are_exact(qe: Game, code: str) -> None:
    amount = 10**39 + 7
    wording = Wording(language_for(code, qe.package), qe, NAMES[:4])
    assert group_digits(amount, code) in wording.told("opened", {"seat": 1, "amount": amount})
    assert "Bob" in wording.told("opened", {"seat": 1, "amount": amount})


def test_short_and_long_numbers_are_grouped_alike(qe: Game, code: str) -> None:
    wording = Wording(language_for(code, qe.package), qe, NAMES[:4])
    for amount in (999, 1000, 3_000_000, 10**15 - 1, 10**15):
        assert group_digits(amount, code) in wording.told("opened", {"seat": 1, "amount": amount})


def test_lists_by_seat_name_the_players_and_leave_out_what_is_unknown(qe: Game) -> None:
    wording = Wording(language_for("en", qe.package), qe, ["Anna", "Bob", "Chloé"])
    assert wording.values("bids", [3, None, 0]) == ["Anna (3)", "Chloé (0)"]


def test_what_was_typed_is_repeated_as_it_was(qe: Game) -> None:
    wording = Wording(language_for("en", qe.package), qe, NAMES[:4])
    refusal = Refusal("not-a-whole-number", "sealed-bids", given="us-finance", argument="amount")
    assert "“us-finance”" in wording.refusal(refusal)


def test_a_game_without_messages_is_still_readable(qe: Game) -> None:
    wording = Wording(language_for("en"), qe, NAMES[:4])
    assert wording.key("spent_at_least") == "spent at least"
    assert wording.told("sold", {"winner": 2, "tile": "us-finance"}) == "sold: winner: Chloé; tile: us finance"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_a_message_that_lacks_a_fact_is_an_error() -> None:
    with pytest.raises(MessageError, match="why-too-many-digits"):
        language_for("en").say("why-too-many-digits")
    with pytest.raises(MessageError, match="no-such-message"):
        language_for("en").say("no-such-message")


def test_a_message_can_be_given_what_those_it_quotes_can() -> None:
    quoting = (
        "at = in { $town }\nbuilt = { $seat } builds { at }\nround = { $one } { about }\nabout = { $two } { round }\n"
    )
    language = Language("en", [quoting])
    assert language.variables("built") == {"seat", "town"}
    assert language.say("built", seat="Ada", town="Ohio") == "Ada builds in Ohio"
    assert language.variables("round") == {"one", "two"}


def test_a_malformed_message_file_is_an_error() -> None:
    with pytest.raises(MessageError, match="not a message"):
        Language("en", ["this is = { nothing\n"])


def test_packaged_message_files_are_utf8_text() -> None:
    root = Path(str(resources.files("tycoon")))
    assert all(path.read_text(encoding="utf-8") for path in root.rglob("*.ftl"))


def test_spaces_that_do_not_break_are_shown_as_they_are_and_what_plays_tricks_is_not() -> None:
    assert printable("16\u202f911 «\u00a0ok\u00a0»") == "16\u202f911 «\u00a0ok\u00a0»"
    assert printable("a\x1b[2Jb\u2028c") == "a\ufffd[2Jb\ufffdc"
