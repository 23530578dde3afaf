"""`tycoon check` finds what is wrong with a game, and says what to do about it."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from pledge import Pledge, PledgeState
from secret_pledge.rules import HIGHEST_CARD

import tycoon.workshop
from tycoon import EVERYONE, Dealer, Move, State
from tycoon.bots import KINDS
from tycoon.core.laws import LAWS
from tycoon.core.observation import Amount, BySeat, Field, Schema, Whole
from tycoon.language import LANGUAGES, language_for
from tycoon.workshop import WORKSHOP
from tycoon.workshop.books import check_citations, check_rulebook
from tycoon.workshop.checks import PARTS, _try_bot, check_game
from tycoon.workshop.description import check_description
from tycoon.workshop.findings import Finding
from tycoon.workshop.goldens import check_goldens
from tycoon.workshop.words import check_words

from .conftest import Edit, Outcome, Stranger

EN, FR = "messages.en.ftl", "messages.fr.ftl"
RULES_EN, RULES_FR = "rulebook.en.md", "rulebook.fr.md"
PICTURE = '![A pot.](picture:pot "The pot.")'

CASES: list[tuple[Callable[..., list[Finding]], Edit, str]] = [
    (check_description, ("game.py", '__init__("duel', '__init__("fuel'), "wrong-name"),
    (check_description, ("game.py", "fewest=2", "fewest=0"), "wrong-seats"),
    (check_description, ("game.py", "def __init__(self)", "def __init__(self, much: int = 1)"), ""),
    (check_description, ("emblem.svg", "", "<svg"), "emblem"),
    (check_description, ("emblem.svg", "viewBox", "data-box"), "emblem"),
    (check_description, ("emblem.svg", "<circle", '<circle onload="x()"'), "emblem"),
    (check_description, ("emblem.svg", "", ""), ""),
    (check_description, ("board.js", "export function mount", "function mount"), "board"),
    (check_description, ("board.js", '["pledge", "fold"]', "['pledge', 'fould']"), "board-binds"),
    (check_description, ("board.js", "", ""), ""),
    (
        check_description,
        ("heuristic.py", "    def reason", "    def lapses(self, _):\n        return 5\n\n    def reason"),
        "wrong-lapses",
    ),
    (
        check_description,
        ("heuristic.py", "    def reason", "    def trust(self):\n        return 60\n\n    def reason"),
        "wrong-trust",
    ),
    (
        check_description,
        ("heuristic.py", "    def reason", "    def sharpness(self):\n        return 0\n\n    def reason"),
        "wrong-sharpness",
    ),
    (check_description, ("components.toml", "", "x = 1\n"), "components"),
    (
        check_description,
        ("game.py", "        state.next_round", "        state.late = 1\n        state.next_round"),
        "other-fields",
    ),
    (check_words, (FR, "", ""), "no-messages"),
    (check_words, (EN, "verb-fold = fold", "verb-fold fold"), "messages-unreadable"),
    (check_words, (FR, "view-pot = Pot\n", ""), "no-words"),
    (check_words, (EN, "told-won = { $seat } takes the pot of { $pot }.\n", ""), "no-sentence"),
    (check_words, (EN, "because-lowest = ", "because-highest = "), "no-sentence"),
    (check_words, (EN, "told-won = { $seat } takes", "told-won = { $winner } takes"), "no-fact"),
    (check_words, (FR, "score-card = Carte", "score-card = Carte\nscore-extra = Plus"), "one-language"),
    (check_words, (FR, "{ $seat } emporte le pot ({ $pot })", "{ $seat } emporte le pot"), "other-facts"),
    (check_words, ("game.py", '["pledges", "cards"]', '["pledges", "cards", "coins"]'), "no-such-name"),
    (check_words, ("game.py", '["pledges", "cards"]', '["cards"]'), "by-seat"),
    (check_rulebook, (RULES_FR, "", ""), "no-rulebook"),
    (check_rulebook, (RULES_EN, "", "# Nothing yet\n"), "empty-rulebook"),
    (check_rulebook, (RULES_EN, "{#pot}\n*Ruling.*", "{#pot}\n*Because.*"), "no-origin"),
    (check_rulebook, (RULES_EN, "{#pot}\n*Ruling.*\n", "{#pot}\n"), "rulebook-unreadable"),
    (check_rulebook, (RULES_EN, "### 2.1 The pot", "### 3.1 The pot"), "wrong-number"),
    (check_rulebook, (RULES_EN, "### 2.1 The pot", "### 2.3 The pot"), "wrong-order"),
    (check_rulebook, (RULES_FR, "{#award}", "{#prize}"), "other-clause"),
    (check_rulebook, (RULES_FR, "{#award}\n*Décision.*", "{#award}\n*Imprimé : 3.*"), "other-origin"),
    (check_rulebook, (RULES_FR, "{#award}\n*Décision.*", f"{{#award}}\n*Décision.*\n\n{PICTURE}"), "other-pictures"),
    (check_rulebook, (RULES_EN, "{#pot}\n*Ruling.*", "{#pot}\n*Ruling.*\n\n![A pot](pot.png)"), "rulebook-unreadable"),
    (check_citations, ("rules.py", "(#award)", "(#prize)"), "no-clause"),
    (
        check_citations,
        ("rules.py", 'Refusal("pledge-too-low", "pledges")', 'Refusal("pledge-too-low", "bids")'),
        "no-clause",
    ),
    (check_goldens, ("rules.py", 'dealer.tell("pledged", seat=seat)', "pass"), "playthrough"),
    (check_goldens, ("rules.py", "dealer.roll(6,", "dealer.roll(5,"), "golden-record"),
    (check_goldens, ("game.py", '"fold", "won"', '"fold", "lost"'), "golden-record"),
]


@pytest.mark.parametrize(("check", "edit", "what"), CASES, ids=[f"{case[2]}-{at}" for at, case in enumerate(CASES)])
def test_what_is_wrong_is_found(check: Callable[..., list[Finding]], edit: Edit, what: str, stranger: Stranger) -> None:
    stranger.edit(edit)
    found = check(stranger.game())
    assert [finding.what for finding in found][:1] == ([what] if what else [])
    for code in LANGUAGES:
        language = language_for(code, WORKSHOP)
        assert all(finding.found(language) and finding.to_do(language) for finding in found)


def test_the_report_says_what_to_do(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    stranger.edit(
        ("rules.py", "self.chips[winner] += self.pot", "self.chips[winner] += 1"),
        (FR, "verb-fold = passer\n    .word = passer\n", ""),
    )
    end = run("check", stranger.name, "--games", "1")
    assert end.code == 1
    assert "Rulebook: all is well" in end.out
    assert "Words: 2 things are wrong" in end.out
    assert "messages.fr.ftl lacks a message:\n    verb-fold = …\n    → Add them to the file" in end.out
    assert "conservation: the chips do not add up after" in end.out
    assert "→ A rule makes money, cards or tokens out of nothing" in end.out
    assert f"check_conservation(find_game('{stranger.name}'), 2, 0)" in end.out
    assert "Traceback" not in end.out + end.err


def test_a_game_that_fails_is_told_where(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    stranger.edit(("rules.py", "best = NOBODY\n", "best = NOBODY // 0\n"))
    end = run("check", stranger.name, "--games", "1", "--lang", "fr")
    assert end.code == 1
    assert "Le jeu échoue\u00a0: ZeroDivisionError" in end.out
    assert f"{stranger.package / 'rules.py'}:" in end.out


def test_a_part_that_a_game_must_have_is_named(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    stranger.edit(("rules.py", "    def secrets(", "    def mysteries("))
    end = run("check", stranger.name, "--games", "1")
    assert end.code == 1
    assert "State has no method secrets." in end.out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ROUNDS: Final = 4", "ROUNDS = = 4", "invalid syntax"),
        ("ROUNDS: Final = 4", "ROUNDS = nothing", "NameError: name 'nothing' is not defined"),
    ],
)
def test_a_game_that_cannot_be_imported_is_told_where(
    old: str, new: str, said: str, stranger: Stranger, run: Callable[..., Outcome]
) -> None:
    stranger.edit(("rules.py", old, new))
    end = run("check", stranger.name)
    assert (end.code, end.err.count("\n")) == (2, 1)
    assert said in end.err
    assert f"{stranger.package / 'rules.py'}:" in end.err


def test_the_record_that_is_not_true_any_more_is_named(stranger: Stranger) -> None:
    stranger.edit(("rules.py", "dealer.roll(6,", "dealer.roll(5,"))
    assert "2-seats-0.record, line " in str(check_goldens(stranger.game())[0].facts["problem"])


def test_a_game_cannot_be_checked_with_no_games(run: Callable[..., Outcome]) -> None:
    end = run("check", "qe", "--games", "0")
    assert (end.code, end.err.count("\n")) == (2, 1)


class OpenPledge(PledgeState):
    """Everything lies on the table, so there is nothing to imagine."""

    def audience(self, seat: int, move: Move) -> int:
        return EVERYONE

    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "pledges": list(self.pledges), "cards": list(self.cards)}

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        return super()._view_player(other, other)

    def secrets(self, seat: int) -> dict[str, object]:
        return {}

    def imagine(self, seat: int, dealer: Dealer) -> State:
        return self.clone()


class OpenGame(Pledge):
    state = OpenPledge

    def schema(self, seats: int) -> Schema:
        more: list[Field] = [BySeat(Amount("pledges", 3)), BySeat(Whole("cards", 1, HIGHEST_CARD))]
        return Schema(1, seats, super().schema(seats).fields + more)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_without_secrets_obeys_every_law(seats: int) -> None:
    game = OpenGame()
    for law in LAWS:
        law(game, seats, 1)
    assert [_try_bot(kind, game, seats) for kind in KINDS] == [None] * len(KINDS)


def test_every_finding_has_words_in_every_language() -> None:
    folder = Path(str(tycoon.workshop.__file__)).parent
    whats: set[str] = set()
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Finding":
                part, what = node.args[:2]
                assert isinstance(what, ast.Constant)
                whats.add(str(what.value))
                assert not isinstance(part, ast.Constant) or part.value in PARTS
    assert len(whats) > 25
    for code in LANGUAGES:
        language = language_for(code, WORKSHOP)
        assert {f"found-{what}" for what in whats} == {id for id in language.ids() if id.startswith("found-")}
        assert {f"todo-{what}" for what in whats} == {id for id in language.ids() if id.startswith("todo-")}
        assert all(language.has(f"part-{part}") for part in PARTS)


def test_every_law_has_advice_in_every_language() -> None:
    for code in LANGUAGES:
        language = language_for(code, WORKSHOP)
        advice = {language.say("todo-law", law=law.__name__.removeprefix("check_").replace("_", "-")) for law in LAWS}
        assert len(advice | {language.say("todo-law", law="none")}) == len(LAWS) + 1


def test_nothing_is_found_in_the_small_game() -> None:
    steps: list[tuple[int, int]] = []
    found = check_game(Pledge(), 1, lambda *step: steps.append(step))
    assert [finding.what for finding in found if finding.part != "golden"] == []
    assert steps[0][0] == 0
    assert steps[-1][0] == steps[-1][1] - 1
