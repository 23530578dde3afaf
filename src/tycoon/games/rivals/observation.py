"""What a seat sees in Rival CEOs as numbers: the schema of its views, and the same numbers made from a position."""

from typing import Final

from tycoon.core.compiling import i64
from tycoon.core.floats import Floats
from tycoon.core.observation import (
    Amount,
    BySeat,
    Field,
    Flag,
    Group,
    LeftOut,
    Maybe,
    OneSeat,
    Schema,
    Seats,
    Whole,
    Word,
    Words,
)
from tycoon.games.rivals.components import CARDS, DEPARTMENTS, JACK, PLACES, RESERVE, Components
from tycoon.games.rivals.state import ASSIGNMENT, LONG_CAP, NO_CAP, NOBODY, PHASES, Position

VERSION: Final = 1

MANY: Final = 10
"""Employees, and what they make and sell, are compared with this: about half of a flourishing company."""


def _player(box: Components, own: bool) -> Field:
    """What a seat sees of itself, or of another."""
    fields: list[Field] = [
        LeftOut(OneSeat("seat"), "one's own seat comes first"),
        Amount("dollars", box.goal),
        Amount("products", MANY),
        _own(Words("hand", CARDS, box.most_copies), own),
        Whole("hand_size", 0, box.all_cards),
        Amount("employees", MANY),
        Amount("reserve", MANY),
        Maybe(Amount("to_place", MANY)),
        Maybe(Amount("offer", MANY)),
        _own(Word("leaving", PLACES), own),
    ]
    for name in DEPARTMENTS:
        fields += [
            Amount(name, MANY),
            _own(Amount(f"{name}_placing", MANY), own),
            Whole(f"{name}_needed", 0, box.target),
            Flag(f"{name}_boosted"),
            Flag(f"{name}_disrupted"),
        ]
    return Group("players", fields)


def _own(field: Field, own: bool) -> Field:
    return Maybe(field) if own else LeftOut(Maybe(field), "never seen of others")


def schema(box: Components, seats: int) -> Schema:
    """The description of views with so many seats."""
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Word("phase", PHASES),
            Amount("turn", LONG_CAP),
            Maybe(Whole("turn_cap", 0, LONG_CAP)),
            LeftOut(Whole("goal", 0, box.goal), "always the same"),
            OneSeat("first"),
            Seats("waiting"),
            Maybe(OneSeat("spy")),
            Maybe(OneSeat("target")),
            Maybe(Word("department", DEPARTMENTS)),
            Maybe(Word("face_down", CARDS)),
            Maybe(Amount("demand", MANY)),
            Whole("studies", 0, box.copies[JACK]),
            Whole("deck", 0, box.all_cards),
            Whole("discards", 0, box.all_cards),
            Words("known_discards", CARDS, box.most_copies),
            BySeat(_player(box, own=False), _player(box, own=True)),
        ],
    )


def observe(position: Position, seat: int, out: Floats) -> None:
    """The numbers for what a seat sees, in the order of the schema."""
    box = position.box
    seats: i64 = position.seats
    me: i64 = seat
    spying = position.spy != NOBODY
    out.one_of(position.phase, len(PHASES))
    out.amount(position.turn, LONG_CAP)
    out.maybe_number(position.turn_cap, position.turn_cap != NO_CAP, 0, LONG_CAP)
    out.seat(position.first, me, seats)
    out.seats(position.waiting, me, seats)
    out.seat(position.spy if spying else -1, me, seats)
    out.seat(position.target if spying else -1, me, seats)
    out.one_of(position.department if spying else -1, len(DEPARTMENTS))
    out.one_of(position.face_down if spying and me == position.spy else -1, len(CARDS))
    out.maybe_amount(position.demand, position.demand > 0, MANY)
    out.number(position.studies, 0, box.copies[JACK])
    out.number(len(position.deck), 0, box.all_cards)
    out.number(sum(position.shown) + sum(position.unseen), 0, box.all_cards)
    kind: i64
    for kind in range(5):
        out.number(position.shown[kind] + position.unseen[me * 5 + kind], 0, box.most_copies)
    step: i64
    for step in range(seats):
        _observe_player(position, me, (me + step) % seats, out)


def _observe_player(position: Position, me: i64, other: i64, out: Floats) -> None:
    box = position.box
    at = other * 5
    assigning = position.phase == ASSIGNMENT
    own = me == other
    kind: i64
    out.amount(position.dollars[other], box.goal)
    out.amount(position.products[other], MANY)
    if own:
        for kind in range(5):
            out.number(position.hands[at + kind], 0, box.most_copies)
    out.number(position.hand_sizes[other], 0, box.all_cards)
    out.amount(position.employees[other], MANY)
    out.amount(position.staff[at + RESERVE], MANY)
    out.maybe_amount(position.to_place(other) if assigning else 0, assigning, MANY)
    out.maybe_amount(position.offers[other], position.offers[other] != 0, MANY)
    if own:
        out.one_of(position.leaving[other], len(PLACES))
    department: i64
    for department in range(4):
        bit = other * 4 + department
        out.amount(position.staff[at + department], MANY)
        if own:
            out.maybe_amount(position.sealed[at + department], assigning, MANY)
        out.number(box.target - position.aces[bit], 0, box.target)
        out.flag(position.boosted >> bit & 1 == 1)
        out.flag(position.disrupted >> bit & 1 == 1)
