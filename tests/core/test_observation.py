"""What a seat sees as numbers: every kind of field, amounts of any length, and who is counted from where."""

import hashlib
import importlib
import json
import math
import os
import re
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from tycoon import FastDealer, Game, GameError, State, find_game, random_move
from tycoon.core.compiling import compiled
from tycoon.core.floats import Floats, floats, logarithm, share
from tycoon.core.observation import (
    Amount,
    BySeat,
    ByWord,
    Field,
    Flag,
    Group,
    LeftOut,
    Logarithm,
    Maybe,
    NoSchema,
    Numbers,
    OneSeat,
    RowOfEach,
    Schema,
    SeatOrder,
    Seats,
    Several,
    ViewError,
    Whole,
    Word,
    Words,
)
from tycoon.games import own_games

ROOT = Path(__file__).parents[2]

FIELDS: list[tuple[Field, object, list[float]]] = [
    (Flag("x"), True, [1]),
    (Whole("x", 2, 6), 3, [0.25]),
    (Whole("x", -2, 2), -1, [0.25]),
    (Amount("x", 3), 9, [0.1, 0.75]),
    (Amount("x"), 100, [logarithm(100), 0.5]),
    (Amount("x", 3), -9, [-0.1, -0.75]),
    (Logarithm("x"), 99, [0.2]),
    (Word("x", ["a", "b"]), "b", [0, 1]),
    (Words("x", ["a", "b"], 4), ["b", "a", "b"], [0.25, 0.5]),
    (Numbers("x", 1, 3, 2), [3, 1, 3], [0.5, 0, 1]),
    (OneSeat("x"), 0, [0, 0, 1]),
    (Seats("x"), [0, 1], [1, 0, 1]),
    (SeatOrder("x"), [2, None, 1], [1, 1 / 3, 0]),
    (Maybe(Word("x", ["a", "b"])), None, [0, 0]),
    (Maybe(Whole("x", 0, 2)), None, [0, 0]),
    (Maybe(Whole("x", 0, 2)), 0, [1, 0]),
    (BySeat(Whole("x", 0, 2)), [0, 1, 2], [0.5, 1, 0]),
    (BySeat(LeftOut(Flag("x"), "of others"), Flag("x")), [False, True, True], [1]),
    (Group("x", [Flag("a"), LeftOut(Flag("b"), "why"), Flag("c")]), {"a": True, "b": True, "c": False}, [1, 0]),
    (Several(Whole("x", 0, 2), 2), [1], [1, 0.5, 0, 0]),
    (RowOfEach("x", "k", ["a", "b"], [Flag("f")]), [{"k": "b", "f": True}], [0, 1]),
    (RowOfEach("x", "k", ["a", "b"], [Flag("f")], there=True), [{"k": "b", "f": False}], [0, 0, 1, 0]),
    (ByWord(Whole("x", 0, 2), ["a", "b"]), {"b": 1}, [0, 0.5]),
]


def schema_of(*fields: Field) -> Schema:
    return Schema(1, 3, list(fields), lambda _view: 100)


@pytest.mark.parametrize(("field", "value", "numbers"), FIELDS, ids=lambda one: type(one).__name__)
def test_fields_become_numbers(field: Field, value: object, numbers: list[float]) -> None:
    schema = schema_of(field)
    schema.check({"x": value})
    found = schema.encode({"x": value}, 1)
    assert found == pytest.approx(numbers)
    assert len(found) == schema.size == len(set(schema.names)) == len(schema.meanings)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        (Flag("x"), 1, "x is 1, not true or false"),
        (Whole("x", 0, 3), 4, "x is 4, not a number from 0 to 3"),
        (Whole("x", 0, 3), True, "not a number"),
        (Amount("x"), None, "x is None, not a whole number"),
        (Word("x", ["a"]), "b", "x is 'b', not one of a"),
        (Words("x", ["a"]), ["a", "a"], "each at most 1 times"),
        (Words("x", ["a"]), "a", "not a list"),
        (Numbers("x", 1, 2), [3], "x is 3, not a number from 1 to 2"),
        (OneSeat("x"), 3, "x is 3, not a seat"),
        (Seats("x"), [1, 1], "each seat at most once"),
        (SeatOrder("x"), [1, 1], "each seat at most once"),
        (BySeat(Flag("x")), [True], "not a list of 3"),
        (BySeat(Flag("x")), [True, True, None], r"x\[2\] is None"),
        (Group("x", [Flag("a")]), {"a": True, "b": 1}, r"x\.b is in the view, but nothing describes it"),
        (Group("x", [Flag("a")]), {}, r"x\.a is described, but not in the view"),
        (Several(Flag("x"), 1), [True, True], "at most 1"),
        (RowOfEach("x", "k", ["a"], []), [{"k": "a"}, {"k": "a"}], "named once"),
        (ByWord(Flag("x"), ["a"]), {"b": True}, "x is 'b', not one of a"),
        (LeftOut(Flag("x"), "why"), 3, "not true or false"),
    ],
)
def test_what_is_not_as_described_is_told(field: Field, value: object, complaint: str) -> None:
    with pytest.raises(ViewError, match=complaint):
        schema_of(field).check({"x": value})


def test_amounts_of_any_length_become_small_numbers() -> None:
    amounts = [0, 1, 1023, 1024, 10**6, 2**53 - 1, 2**53, 2**53 + 1, 2**62, 10**40, 10**99, 10**400]
    logs = [logarithm(amount) for amount in amounts]
    assert logs == sorted(logs)
    assert logs[-1] == pytest.approx(40)
    assert logarithm(-(10**40)) == -logarithm(10**40) == pytest.approx(-4)
    for amount in amounts:
        assert logarithm(amount) == pytest.approx(math.log10(1 + amount) / 10, rel=1e-12)
        for size in amounts:
            assert share(amount, size) == pytest.approx(amount / (amount + max(size, 1)), abs=1e-12)
    assert share(10**400, 10**400) == 0.5
    assert share(-3, 1) == -0.75


@pytest.mark.parametrize("out", [Floats(), floats()], ids=lambda out: type(out).__name__)
def test_what_is_written_for_ids_and_seats(out: Floats) -> None:
    def written() -> list[float]:
        numbers = array("f")
        numbers.frombytes(out.getvalue())
        assert len(out) == len(numbers)
        out.clear()
        return numbers.tolist()

    assert written() == []
    out.one_of(1, 3)
    out.one_of(-1, 2)
    assert written() == [0, 1, 0, 0, 0]
    out.set_of(0b101, 3)
    out.set_of(-1, 64)
    assert written() == [1, 0, 1, *[1] * 64]
    out.some_of([3, 1], [-1, 1, 2, 40], 41)
    assert written() == [0, 1, *[0] * 38, 1]
    out.zeros(1000)
    out.put(0.5)
    assert written() == [*[0] * 1000, 0.5]
    out.seat(0, 2, 3)
    out.seat(-1, 2, 3)
    assert written() == [0, 1, 0, 0, 0, 0]
    out.seats(0b011, 2, 3)
    out.listed_seats([0, 1], 2, 3)
    assert written() == [0, 1, 1, 0, 1, 1]
    out.order([2, -1, 1], 1, 3)
    assert written() == pytest.approx([1, 1 / 3, 0])
    out.number(3, 2, 6)
    out.maybe_number(3, True, 2, 6)
    out.maybe_number(3, False, 2, 6)
    assert written() == [0.25, 1, 0.25, 0, 0]
    out.amount(9, 3)
    out.maybe_amount(9, True, 3)
    out.maybe_amount(9, False, 3)
    assert written() == pytest.approx([0.1, 0.75, 1, 0.1, 0.75, 0, 0, 0])
    out.flag(True)
    kept = out.getvalue()
    out.copy(kept)
    assert written() == [1, 1]


def test_compiled_rules_write_the_fast_way() -> None:
    assert (type(floats()) is not Floats) == compiled()


def test_without_librt_all_is_the_same_and_slower() -> None:
    script = "import sys; sys.modules['librt'] = None; import json, test_observation as tests; "
    script += "print(json.dumps([type(tests.floats()).__name__, tests.digests()]))"
    assert answer(script, os.environ.get("PYTHONPATH", "")) == ["Floats", digests()]


def answer(script: str, path: str) -> object:
    """What a script, started where these tests can be imported, prints as JSON."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path, str(Path(__file__).parent)])}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, env=environment)
    return json.loads(done.stdout)


def observed(state: State, seat: int) -> dict[str, float]:
    out = floats()
    state.observe(seat, out)
    numbers = array("f")
    numbers.frombytes(out.getvalue())
    return dict(zip(state.game.observation(state.seats).names, numbers, strict=True))


def test_own_seat_comes_first(qe: Game) -> None:
    state = qe.start(4, FastDealer(3))
    auctioneer = state.actors()[0]
    for seat in range(4):
        names = [name for name, number in observed(state, seat).items() if number == 1]
        assert f"auctioneer = +{(auctioneer - seat) % 4}" in names
        token = state.view(seat)["players"][seat]["token"]  # type: ignore[index]
        assert [name for name in names if ".token" in name] == [f"players[+0].token = {token}"]


def test_bids_of_a_hundred_digits_are_observed(qe: Game) -> None:
    dealer = FastDealer(1)
    state = qe.start(3, dealer)
    huge = 10**99 + 7
    for _ in range(8):
        actors = state.actors()
        verb = state.options(actors[0])[0].verb
        state.play(actors[0], (verb, huge + actors[0] * 10**98), dealer)
    schema = qe.observation(3)
    for seat in range(3):
        numbers = schema.encode(state.view(seat), seat)
        assert list(observed(state, seat).values()) == array("f", numbers).tolist()
        assert max(numbers) == pytest.approx(10, abs=0.2)


def test_a_spectator_sees_the_table_from_seat_0(any_game: Game) -> None:
    state = any_game.start(any_game.most, FastDealer(1))
    schema = any_game.observation(any_game.most)
    assert len(schema.encode(state.view(None), None)) == schema.size


def test_a_game_that_describes_nothing_says_so() -> None:
    class Mute(Game):
        def __init__(self) -> None:
            super().__init__("mute", "Mute", 1, 2, 3, "mute")

    with pytest.raises(NoSchema, match=r"Mute does not say how its views become numbers: it needs Game\.schema"):
        Mute().observation(2)
    with pytest.raises(GameError, match="Mute is for 2 to 3 players, not 5"):
        Mute().observation(5)


def digests() -> dict[str, str]:
    """What everybody sees in the first decisions of a random game of each kind, hashed."""
    found: dict[str, str] = {}
    for name in own_games():
        game, dealer, out = find_game(name), FastDealer(5), floats()
        state = game.start(game.most, dealer)
        for _ in range(80):
            for seat in range(game.most):
                state.observe(seat, out)
            actors = state.actors()
            if not actors:
                break
            state.play(actors[0], random_move(state.options(actors[0]), dealer), dealer)
        found[name] = hashlib.sha256(out.getvalue()).hexdigest()
    return found


@pytest.mark.skipif(not compiled(), reason="is tested when the rules are compiled")
def test_compiled_and_interpreted_rules_see_the_same() -> None:
    script = "import json, test_observation; print(json.dumps(test_observation.digests()))"
    assert answer(script, str(ROOT / "src")) == digests()


def test_the_page_about_observations_is_true() -> None:
    text = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    for example in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(example, {})
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        page = importlib.import_module("observation_page")
    finally:
        sys.path.pop(0)
    assert text.partition(page.MARK)[2] == page.written(), "run tools/observation_page.py"
