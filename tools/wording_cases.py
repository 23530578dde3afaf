"""Write what Python puts into words, for the browser client's test to compare with: `wording_cases.py FOLDER`.

One file for each game, number of seats and language, from a random game: views as pictures, announcements, refusals,
moves, what speaks for them, and domains; and one for each game and language with every message under many facts.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from tycoon import FastDealer, Game, Refusal, Seat, Table, find_game, random_move
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import hints
from tycoon.bots.reasons import Difference, Explanation
from tycoon.core.heuristic import Reason
from tycoon.core.options import Choice, Domain, Option, Subset
from tycoon.games import own_games
from tycoon.language import LANGUAGES, Language, MessageError, Wording, language_for, texts_of
from tycoon.numbers import in_groups, read_number
from tycoon.terminal.picture import picture

Case = list[object]
"""The name of a method, its arguments, and the text it must give; null where it must fail."""

NAMES = ["Anna", "Bob", "Chloé", "Dan <b>", "Eve & Co", "Fritz"]
TYPED = [
    *(
        "3000",
        "3 000",
        " 3,000 ",
        "3.000",
        "1.5",
        "1,5",
        "1,5k",
        "1.5k",
        "12k",
        "12 K",
        "2m",
        "2M",
        "3bn",
        "3 Md",
        "2mio",
    ),
    *(
        "1,000,000",
        "1.000.000",
        "1,234.5k",
        "1.234,5k",
        "1\u202f234,5 k",
        "1,500k",
        "1.500k",
        "0.500k",
        "1.2345k",
        "1.0",
    ),
    *(
        "１２，０００",
        "５ｋ",
        "٣٬٠٠٠",
        "१२k",
        "𝟙𝟚",
        "10²",
        "①",
        "½",
        "-5",
        "−5",
        "+ 7",
        "-0",
        "007",
        "3_000",
        "1’000’000",
    ),
    *(
        "1,00,000",
        "3 00",
        "1 000'000",
        "1e5",
        "0x10",
        "15.",
        ".5",
        "1..5",
        "k",
        "",
        "abc",
        "9" * 16,
        "9" * 100,
        "9" * 500,
    ),
]
"""What people type where a number is asked for."""

NUMBERS = [0, 1, 2, 21, -1, -1000, 999, 1000, 1_000_000, 10**15 - 1, 10**15, 10**16 + 1, -(10**18), 10**100 - 1]
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}
PICTURES_PER_GAME = 25
MOVES_TO_EXPLAIN = 12


def plain(value: object) -> object:
    """A value as it arrives at the client."""
    return json.loads(json.dumps(value))


def facts_of(value: object) -> dict[str, object]:
    """The same for data with parts."""
    found = plain(value)
    assert isinstance(found, dict)
    return found


def info(domain: Domain) -> dict[str, object]:
    """A domain as the API gives it."""
    return {**domain.to_json(), "suggested": domain.suggested()}


def game_info(game: Game) -> dict[str, object]:
    """What words need to know of a game."""
    return {"title": game.title, "seat_words": game.seat_words(), "by_seat": game.by_seat()}


def wrong_moves(table: Table, seat: int) -> Iterator[tuple[object, ...]]:
    """Moves of which most are refused, for one reason or another."""
    yield ("nonsense",)
    for option in table.options(seat):
        yield (option.verb, "x", -5, 10**30)
        for value in (-1, 10**40, 10**120, "nonsense", "<\u202e>"):
            yield (option.verb, *[value for _ in option.domains])


def reasons(seat: Seat, dealer: FastDealer) -> Iterator[Reason]:
    """What speaks for the most promising moves of a seat."""
    heuristic = seat.game.heuristic()
    world = seat.imagine(dealer)
    for move in heuristic.candidates(world, seat.number, seat.options())[:MOVES_TO_EXPLAIN]:
        reason = heuristic.reason(world, seat.number, move)
        if reason is not None:
            yield reason


def explanations(seat: Seat) -> Iterator[Explanation]:
    """What distinguishes the best moves of a seat."""
    for hint in hints(seat, Effort(simulations=30, playouts=16)):
        yield hint.reason


def made_up_explanations(game: Game) -> Iterator[Explanation]:
    """Of every kind, with every figure of a game, small and large and below nothing."""
    some = [("rival", 33, 41, 0, True, 1), ("chance", 34, 31, 0, True, None)]
    for figure in game.heuristic().figures():
        some += [(figure.name, -1, 2 * 10**20, 0, figure.percent, None), (figure.name, -105, 1234567, 1, False, None)]
    differences = [Difference(*one) for one in some]
    other = ("nonsense", 3)
    for what in ("better", "worse", "same", "all-same"):
        yield Explanation(what, other, None, differences, [])
        yield Explanation(what, other, None, differences[:1], differences[1:])
        yield Explanation(what, other, None, [], differences[:1])
    yield Explanation("same", other)
    yield Explanation("better", None, Reason("no-such-reason"))
    yield Explanation("only")


def played(game: Game, seats: int, wording: Wording) -> Iterator[Case]:
    """The cases of one random game."""
    dealer = FastDealer(f"words {game.name} {seats}")
    table = Table(game, seats, dealer)
    said: set[str] = set()
    step = 0

    def new(method: str, arguments: list[object], text: object) -> Iterator[Case]:
        key = json.dumps([method, arguments])
        if key not in said:
            said.add(key)
            yield [method, arguments, text]

    guesses = FastDealer(1)
    every = max(1, game_length(game, seats) // PICTURES_PER_GAME)
    while True:
        if step % every == 0 or not table.actors():
            for viewer in {None, step // every % seats}:
                view = facts_of(table.view(viewer))
                yield ["picture", [view], asdict(picture(view, wording))]
        if not table.actors():
            break
        seat = table.actors()[dealer.below(len(table.actors()))]
        options = table.options(seat)
        for option in options:
            yield from new("verb", [option.verb], wording.verb(option.verb))
            yield from new("word", [option.verb], wording.word(option.verb))
            for domain in option.domains:
                yield from new("domain", [info(domain)], wording.domain(domain))
        if step % every == 0:
            for reason in reasons(Seat(table, seat), guesses):
                facts = facts_of(reason.facts)
                yield from new("because", [reason.what, facts], wording.reason(reason))
            for explanation in explanations(Seat(table, seat)):
                yield from new("explanation", [facts_of(explanation.to_json())], wording.explanation(explanation))
            refusals = [table.why_not(seat, move) for move in wrong_moves(table, seat)]  # type: ignore[arg-type]
            refusals += [table.why_not((seat + 1) % seats, random_move(options, dealer))]
            for refusal in refusals:
                if refusal is not None:
                    facts = facts_of(refusal.facts)
                    text = wording.refusal(Refusal(refusal.reason, refusal.clause, **facts))  # type: ignore[arg-type]
                    yield from new("refusal", [refusal.reason, facts], text)
        move = random_move(options, dealer)
        chosen = next(option for option in options if option.allows(move))
        described = {"verb": chosen.verb, "domains": [info(domain) for domain in chosen.domains]}
        yield from new("move", [list(move), described], wording.move(move, chosen))
        yield from new("move", [list(move)], wording.move(move))
        for announcement in table.play(seat, move):
            facts = facts_of(announcement.facts)
            yield from new("told", [announcement.what, facts], wording.told(announcement.what, facts))
        step += 1


def game_length(game: Game, seats: int) -> int:
    """About how many moves a random game takes."""
    dealer = FastDealer(f"words {game.name} {seats}")
    table = Table(game, seats, dealer)
    moves = 0
    while table.actors():
        table.play(table.actors()[0], random_move(table.options(table.actors()[0]), dealer))
        moves += 1
    return moves


def subsets(wording: Wording) -> Iterator[Case]:
    """Any of some things, which none of our own games asks for."""
    values: list[int | str] = ["cash", "x_y", 1]
    for low, high in ((0, 3), (1, 2), (2, 2), (0, 0)):
        option = Option("take", [Choice("seat", [0, 1]), Subset("what", values[: high + 1], low, high)])
        described = {"verb": option.verb, "domains": [info(domain) for domain in option.domains]}
        yield ["domain", [info(option.domains[1])], wording.domain(option.domains[1])]
        for move in option.moves():
            yield ["move", [list(move), described], wording.move(move, option)]


class _Keys(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the name Fluent calls
        if isinstance(node.key, ast.Identifier):
            self.found.add(node.key.name)
        self.generic_visit(node)


def forms(texts: list[str]) -> dict[str, list[str]]:
    """For each message, the words its selectors look for."""
    keys: dict[str, list[str]] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                visitor = _Keys()
                visitor.visit(entry)
                keys[entry.id.name] = sorted(visitor.found - PLURAL_FORMS)
    return keys


def every_message(language: Language, wording: Wording, texts: list[str]) -> Iterator[Case]:
    """Each message with all its facts being the same, for many values."""
    yield ["ids", [], language.ids()]
    yield ["verbs", [], wording.verbs()]
    yield ["title", [], wording.title()]
    for number in NUMBERS:
        yield ["number", [number], language.number(number)]
    for typed in TYPED:
        read = read_number(typed, language.code)
        yield ["read_number", [typed], read]
        if read == "ambiguous":
            yield ["in_groups", [typed], in_groups(typed)]
    for id, keys in forms(texts).items():
        names = sorted(language.variables(id))
        yield ["variables", [id], names]
        for attribute in ("word", "covers", "brief"):
            yield ["attribute", [id, attribute], language.attribute(id, attribute)]
        values: list[object] = [*NUMBERS, None, True, False, [], [0, 1], ["cash", "x_y"], {"cash": 3}, *keys]
        given: list[dict[str, object]] = [{name.replace("-", "_"): value for name in names} for value in values]
        given.append(dict.fromkeys(names[:1], 1))  # the others may be missing where they are not needed
        for facts in given if names else [{}]:
            try:
                text: str | None = wording.say(id, facts)
            except MessageError:
                text = None
            yield ["say", [id, facts], text]
    for variant in wording.game.variants():
        for choice in variant.choices:
            yield ["setting", [variant.name, choice], wording.setting(variant.name, choice)]
    yield from subsets(wording)
    for explanation in made_up_explanations(wording.game):
        yield ["explanation", [facts_of(explanation.to_json())], wording.explanation(explanation)]
    yield ["label", ["id", "no\u0007such_thing"], wording.label("id", "no\u0007such_thing")]
    yield ["told", ["no-such-thing", {"amount": 5, "seat": 1}], wording.told("no-such-thing", {"amount": 5, "seat": 1})]
    yield ["refusal", ["no-such-reason", {}], wording.refusal(Refusal("no-such-reason", ""))]


def write(folder: Path, name: str, language: str, game: Game, names: list[str], cases: Iterator[Case]) -> None:
    """One file of cases with what is needed to repeat them."""
    texts = [texts_of(package, language) for package in ("tycoon.core", game.package)]
    data = {"language": language, "texts": texts, "game": game_info(game), "names": names, "cases": list(cases)}
    (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")


def main() -> None:
    """All games, some numbers of seats, all languages."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name in own_games():
        game = find_game(name)
        for code in LANGUAGES:
            language = language_for(code, game.package)
            wording = Wording(language, game, NAMES[:3])
            texts = [texts_of(package, code) for package in ("tycoon.core", game.package)]
            write(folder, f"{name}-{code}", code, game, NAMES[:3], every_message(language, wording, texts))
            for seats in {game.fewest, game.most}:
                wording = Wording(language, game, NAMES[:seats])
                write(folder, f"{name}-{code}-{seats}", code, game, NAMES[:seats], played(game, seats, wording))


if __name__ == "__main__":
    main()
