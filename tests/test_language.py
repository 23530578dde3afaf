"""Every game says everything it has to say, in every language."""

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tycoon import FastDealer, Game, Refusal, Table, random_move
from tycoon.language import LANGUAGES, Language, MessageError, Wording, default_language, group_digits, language_for

SHARED = ["tycoon.core", "tycoon.terminal"]
NAMES = ["Anna", "Bob", "Chloé", "Dan", "Eve", "Fritz"]


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


def calls(package: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls in a package's source, by the name of what is called."""
    for file in resources.files(package).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    yield name, node


def spoken(package: str, *callers: str) -> dict[str, set[str]]:
    """The ids given as first argument to these calls, with the names of the facts given along."""
    found: dict[str, set[str]] = {}
    for name, call in calls(package):
        if name in callers and call.args:
            facts = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "to"}
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.setdefault(node.value, set()).update(facts)
    return found


def words_of(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every key of a view and every id in it."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield "view", name
            yield from words_of(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from words_of(item, key)
    elif isinstance(value, str):
        yield "id", value


def played(game: Game, seats: int) -> Iterator[Table]:
    """A random game, before every move and at its end."""
    dealer = FastDealer(f"{game.name} {seats}")
    table = Table(game, seats, dealer)
    while table.actors():
        yield table
        seat = table.actors()[dealer.below(len(table.actors()))]
        table.play(seat, random_move(table.options(seat), dealer))
    yield table


def says(language: Language, kind: str, id: str) -> bool:
    """Whether there is a message; a part of a view may also be called by the name of a thing."""
    kinds = ["view", "id"] if kind == "view" else [kind]
    return any(language.has(f"{kind}-{id}".replace("_", "-")) for kind in kinds)


def test_every_word_on_the_table_has_a_message(game: Game, seats: int, code: str) -> None:
    language = language_for(code, game.package)
    wanted: set[tuple[str, str]] = set()
    for table in played(game, seats):
        for seat in [None, *range(seats)]:
            wanted |= set(words_of(table.view(seat)))
        for seat in table.actors():
            for option in table.options(seat):
                wanted.add(("verb", option.verb))
                for domain in option.domains:
                    wanted.add(("argument", domain.name))
                    wanted |= {("id", value) for value in domain.suggested() if isinstance(value, str)}
    result = table.state.result()
    assert result is not None
    wanted |= {("score", heading) for points in [*result.breakdown, *result.figures] for heading in points}
    wanted |= {("variant", variant.name) for variant in game.variants()}
    missing = [f"{kind}-{id}".replace("_", "-") for kind, id in wanted if not says(language, kind, id)]
    assert sorted(missing) == []


@pytest.mark.parametrize(("kind", "callers"), [("told", ("tell", "reveal")), ("why", ("Refusal",))])
def test_every_announcement_and_refusal_has_a_message_that_fits_its_facts(
    any_game: Game, code: str, kind: str, callers: tuple[str, ...]
) -> None:
    language = language_for(code, any_game.package)
    ids = spoken(any_game.package, *callers)
    assert ids
    for id, facts in ids.items():
        message = f"{kind}-{id}".replace("_", "-")
        assert language.has(message), message
        assert language.variables(message) <= {fact.replace("_", "-") for fact in facts}, message


def test_every_shared_refusal_has_a_message_that_fits_its_facts(code: str) -> None:
    language = language_for(code)
    reasons = spoken("tycoon.core", "Refusal") | {"undo-revealed": set(), "undo-others-moved": set()}
    assert {"game-over", "not-your-turn", "too-many-digits"} <= set(reasons)
    for reason, facts in reasons.items():
        assert language.variables(f"why-{reason}") <= facts
        assert language.has(f"why-{reason}"), reason


def test_whatever_is_announced_can_be_said(game: Game, seats: int, code: str) -> None:
    wording = Wording(language_for(code, game.package), game, NAMES[:seats])
    *_, table = played(game, seats)
    for seat in [None, *range(seats)]:
        for told in table.heard(seat):
            assert wording.announcement(told)


def test_both_languages_say_the_same_things(any_game: Game) -> None:
    for package in [*SHARED, any_game.package]:
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


def test_a_malformed_message_file_is_an_error() -> None:
    with pytest.raises(MessageError, match="not a message"):
        Language("en", ["this is = { nothing\n"])


def test_packaged_message_files_are_utf8_text() -> None:
    root = Path(str(resources.files("tycoon")))
    assert all(path.read_text(encoding="utf-8") for path in root.rglob("*.ftl"))
