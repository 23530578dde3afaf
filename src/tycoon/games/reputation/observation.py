"""What a seat sees in Reputation as numbers: the schema of its views, and the same numbers made from a position."""

from typing import Final, cast, final

from tycoon.core.compiling import i64
from tycoon.core.floats import Floats
from tycoon.core.observation import (
    YES_OR_NO,
    Amount,
    BySeat,
    Field,
    Group,
    LeftOut,
    Maybe,
    OneSeat,
    Schema,
    Seats,
    Viewer,
    ViewError,
    Whole,
    Word,
    Words,
    counted,
)
from tycoon.games.reputation.components import CARDS, CEOS, CORPORATIONS, MOST_WORKERS, Components
from tycoon.games.reputation.state import (
    AUCTION,
    COSPONSORING,
    HANDS,
    NO_CARD,
    NOT_YET,
    OVER,
    PHASES,
    ROUNDS,
    SPACES,
    Position,
)

VERSION: Final = 1

SOME_TOKENS: Final = 10
"""Reputation tokens are compared with this."""


@final
class Sealed(Field):
    """What a seat has sealed: the hand of the main sponsor, or the workers that a neighbour bids."""

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        hands = [(f"= {hand}", YES_OR_NO) for hand in HANDS]
        return [*hands, ("bid known", YES_OR_NO), ("bid", counted(MOST_WORKERS))]

    def check(self, value: object, seats: int, path: str) -> None:
        if value in HANDS:
            return
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_WORKERS:
            raise ViewError(f"{path} is {value!r}, neither a hand nor a number of workers")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for hand in HANDS:
            out.append(1.0 if value == hand else 0.0)
        bid = not isinstance(value, str)
        out.append(1.0 if bid else 0.0)
        out.append(float(cast("int", value)) / float(MOST_WORKERS) if bid else 0.0)


def schema(box: Components, seats: int) -> Schema:
    """The description of views with so many seats."""
    workers = box.workers[seats]
    player: list[Field] = [
        LeftOut(OneSeat("seat"), "one's own seat comes first"),
        Maybe(Word("corporation", CORPORATIONS)),
        Whole("uses", 0, box.most_uses),
        Maybe(Word("ceo", CEOS)),
        Amount("tokens", SOME_TOKENS),
        Whole("hq", 0, workers),
        Words("rest_room", SPACES),
        Words("left_pile", box.public),
        Whole("left_gain", 0, box.all_gain),
        Whole("left_workers", 0, workers),
        LeftOut(Whole("right_gain", 0, box.all_gain), "the left_gain of the neighbour to the right"),
        Whole("right_workers", 0, workers),
        Whole("stack_workers", 0, workers),
        Whole("stack", 0, CARDS),
        Maybe(Whole("stack_loss", 0, box.all_loss)),
        Maybe(Whole("credits", 0, box.all_credits)),
    ]
    sheet = ["hq_reputation", "agenda", "public_projects", "private_projects", "reputation", "hq_credits", "profit"]
    over = "only when the game is over"
    player.append(LeftOut(Words("stack_cards", box.private), over, required=False))
    player += [LeftOut(Amount(heading), over, required=False) for heading in sheet]
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Word("phase", PHASES),
            Whole("round", 0, ROUNDS),
            LeftOut(Whole("rounds", 0, ROUNDS), "always the same"),
            OneSeat("first_player"),
            Seats("actors"),
            Maybe(Word("private_card", box.private)),
            Maybe(Whole("private_loss", 0, box.most_loss)),
            Maybe(Whole("private_credits", 0, box.all_credits)),
            Maybe(OneSeat("private_leader")),
            Whole("private_workers", 0, workers),
            Maybe(Word("public_card", box.public)),
            Maybe(Whole("public_gain", 0, box.most_gain)),
            Maybe(Whole("public_needed", 0, MOST_WORKERS)),
            Maybe(Whole("public_credits", 0, box.all_credits)),
            Maybe(OneSeat("public_leader")),
            Whole("public_workers", 0, workers),
            Maybe(Whole("speculations", 0, seats)),
            Maybe(Sealed("sealed")),
            BySeat(Group("players", player)),
            Words("unseen_private", box.private),
            Words("unseen_public", box.public),
            Words("boxed_private", box.private),
            Words("boxed_public", box.public),
        ],
    )


def observe(state: Position, seat: int, out: Floats) -> None:
    """The numbers for what a seat sees, in the order of the schema."""
    box = state.box
    seats: i64 = state.seats
    me: i64 = seat
    workers: i64 = box.workers[seats]
    out.one_of(state.phase, len(PHASES))
    out.number(state.round, 0, ROUNDS)
    out.seat(state.first, me, seats)
    if state.phase == COSPONSORING:
        out.listed_seats(state.waiting(), me, seats)
    else:
        out.seat(-1 if state.phase == OVER else state.turn, me, seats)
    private: i64 = state.private_card
    lies_open = private != NO_CARD
    out.one_of(private, CARDS)
    out.maybe_number(box.loss[private] if lies_open else 0, lies_open, 0, box.most_loss)
    out.maybe_number(state.private_credits, lies_open, 0, box.all_credits)
    out.seat(state.private_leader, me, seats)
    out.number(state.private_workers, 0, workers)
    public: i64 = state.public_card
    lies_open = public != NO_CARD
    out.one_of(public, CARDS)
    out.maybe_number(box.gain[public] if lies_open else 0, lies_open, 0, box.most_gain)
    out.maybe_number(box.needed[public] if lies_open else 0, lies_open, 0, MOST_WORKERS)
    out.maybe_number(state.public_credits, lies_open, 0, box.all_credits)
    out.seat(state.public_leader, me, seats)
    out.number(state.public_workers, 0, workers)
    out.maybe_number(state.passes, state.phase == AUCTION, 0, seats)
    _observe_sealed(state, me, out)
    step: i64
    for step in range(seats):
        _observe_player(state, me, (me + step) % seats, out)
    _observe_cards(state.private_deck, out)
    _observe_cards(state.public_deck, out)
    _observe_cards(state.private_box, out)
    _observe_cards(state.public_box, out)


def _observe_player(state: Position, me: i64, other: i64, out: Floats) -> None:
    box = state.box
    workers: i64 = box.workers[state.seats]
    over = state.phase == OVER
    own = me == other
    sees_stack = over or (own and state.show_stack)
    out.one_of(state.corporations[other], len(CORPORATIONS))
    out.number(state.uses[other], 0, box.most_uses)
    out.one_of(state.ceos[other], len(CEOS))
    out.amount(state.tokens[other], SOME_TOKENS)
    out.number(state.hq[other], 0, workers)
    out.set_of(state.rest[other], len(SPACES))
    _observe_cards(state.piles[other], out)
    out.number(state.pile_gain(other), 0, box.all_gain)
    out.number(state.left_workers[other], 0, workers)
    out.number(state.right_workers[other], 0, workers)
    out.number(state.stack_workers[other], 0, workers)
    out.number(len(state.stacks[other]), 0, CARDS)
    out.maybe_number(state.stack_loss(other) if sees_stack else 0, sees_stack, 0, box.all_loss)
    out.maybe_number(state.credits[other], own or over, 0, box.all_credits)


def _observe_cards(cards: list[int], out: Floats) -> None:
    bits: i64 = 0
    for card in cards:
        bits |= 1 << card
    out.set_of(bits, CARDS)


def _observe_sealed(state: Position, me: i64, out: Floats) -> None:
    """What a seat has sealed and nobody else knows yet (#sealed)."""
    if state.phase == COSPONSORING:
        sponsor = state.public_leader
        if me == sponsor:
            out.one_of(state.hand, len(HANDS))
            out.zeros(2)
            return
        bid: i64 = NOT_YET
        if me == state.left_of(sponsor):
            bid = state.left_bid
        elif me == state.right_of(sponsor):
            bid = state.right_bid
        if bid != NOT_YET:
            out.zeros(len(HANDS))
            out.maybe_number(bid, True, 0, MOST_WORKERS)
            return
    out.zeros(len(HANDS) + 2)
