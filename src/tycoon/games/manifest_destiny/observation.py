"""What a seat sees in Manifest Destiny as numbers: the schema of its views, and the same numbers from a position."""

from typing import Final, cast, final

from tycoon.core.audience import in_audience
from tycoon.core.compiling import i64
from tycoon.core.floats import Floats
from tycoon.core.observation import (
    Amount,
    BySeat,
    ByWord,
    Field,
    Flag,
    Group,
    LeftOut,
    Maybe,
    Numbers,
    OneSeat,
    RowOfEach,
    Schema,
    SeatOrder,
    Seats,
    Viewer,
    ViewError,
    Whole,
    Word,
    Words,
    counted,
)
from tycoon.games.manifest_destiny.components import CARDS, Components, Setup
from tycoon.games.manifest_destiny.pending import (
    BURN,
    CLAIM,
    CLEAR,
    DECISIONS,
    DISCARD,
    HOMESTEAD,
    JOINT,
    LICENCE,
    MARKER,
    MARKET,
    NATIVES,
    PRESENCE,
    REFUSE_CARD,
    REROLL_DUEL,
    REROLL_RESEARCH,
    RESPONSE,
    TAKE,
    WILD,
    WITHDRAW,
    YIELD,
)
from tycoon.games.manifest_destiny.state import NO_BID, NO_CARD, NOBODY, OVER, PHASES, Position

VERSION: Final = 1

SOME_TURNS: Final = 10
SOME_MONEY: Final = 100
SOME_PROFIT: Final = 50
SOME_PIECES: Final = 3
"""What amounts without a ceiling are compared with."""

LAST_ERA: Final = 3
STEP_NUMBERS: Final = 5
DIE: Final = 6
MOST_DICE: Final = 6
"""More dice of one number are never rolled in a research."""
MOST_MARKERS: Final = 4
"""More icons of a product no territory has, with its markers."""


@final
class Markers(Field):
    """The products of a territory: printed ones are always the same, so the two that are placed as markers count."""

    def __init__(self, name: str, box: Components) -> None:
        super().__init__(name)
        self.products: list[str] = box.product_names
        self.placed: list[str] = [box.product_names[box.tourists], box.product_names[box.technology]]

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"has {name}", counted(MOST_MARKERS)) for name in self.placed]

    def check(self, value: object, seats: int, path: str) -> None:
        if not isinstance(value, list) or any([name not in self.products for name in value]):
            raise ViewError(f"{path} is {value!r}, no list of products")
        for name in self.placed:
            if value.count(name) > MOST_MARKERS:
                raise ViewError(f"{path} is {value!r}, more than {MOST_MARKERS} of one")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for name in self.placed:
            out.append(float(cast("list[object]", value).count(name)) / float(MOST_MARKERS))


def _player(box: Components, setup: Setup, own: bool) -> Field:
    """What a seat sees of itself, or of another."""
    cards = [box.card_names[card] for card in setup.cards]
    territories = [box.territory_names[here] for here in setup.territories]
    return Group(
        "players",
        [
            LeftOut(OneSeat("seat"), "one's own seat comes first"),
            Maybe(Word("home", [box.territory_names[home] for home in setup.homes])),
            _own(Amount("money", SOME_MONEY), own),
            Amount("profit", SOME_PROFIT),
            Amount("points", box.victory_points_to_end),
            Whole("stock", 0, box.tokens),
            Whole("purchased", 0, box.tokens),
            Whole("anywhere", 0, box.tokens),
            Amount("pioneers", SOME_PIECES),
            Amount("losses", SOME_PIECES),
            LeftOut(Words("presences", territories), "territories[…].holder says it"),
            Words("advances", box.advance_names),
            Words("discoveries", box.discovery_names),
            ByWord(Numbers("steps", 1, STEP_NUMBERS), box.discovery_names),
            Words("in_force", cards),
            Whole("cards", 0, len(cards)),
            _own(Words("hand", cards), own),
            LeftOut(Words("known", cards), "one sees one's own hand") if own else Words("known", cards),
            _own(Word("drawn", cards), own),
            Whole("highest_card", 0, CARDS),
            Flag("priority_left"),
            Maybe(OneSeat("partner")),
        ],
    )


def _own(field: Field, own: bool) -> Field:
    return Maybe(field) if own else LeftOut(Maybe(field), "seen of others only when the game is over")


def schema(box: Components, seats: int) -> Schema:
    """The description of views with so many seats."""
    setup = box.setup(seats)
    cards = [box.card_names[card] for card in setup.cards]
    territories = [box.territory_names[here] for here in setup.territories]
    about: list[Field] = [
        Maybe(Word("card", cards), required=False),
        Maybe(OneSeat("seat"), required=False),
        Maybe(OneSeat("other"), required=False),
        Maybe(Word("discovery", box.discovery_names), required=False),
        Maybe(Numbers("dice", 1, DIE, MOST_DICE), required=False),
        Maybe(Word("territory", territories), required=False),
        Maybe(Whole("defence", 0, DIE), required=False),
        Maybe(Amount("left", SOME_PIECES), required=False),
    ]
    territory: list[Field] = [
        LeftOut(Word("region", box.region_names), "always the same"),
        Maybe(OneSeat("holder")),
        Flag("established"),
        Flag("city"),
        Flag("natives"),
        Markers("products", box),
        LeftOut(Whole("control", 1, 3), "always the same"),
    ]
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Word("phase", PHASES),
            Amount("turn", SOME_TURNS),
            Maybe(OneSeat("acting")),
            Maybe(Word("decision", [name for name, _ in DECISIONS])),
            Maybe(Group("about", about)),
            Whole("era", 1, LAST_ERA),
            Numbers("eras_playable", 1, LAST_ERA),
            SeatOrder("bidding"),
            BySeat(Maybe(Whole("bids", 0, box.start_cash))),
            SeatOrder("mats"),
            SeatOrder("order"),
            SeatOrder("choice"),
            Whole("pack", 0, len(cards)),
            Whole("pack_era", 1, LAST_ERA),
            Words("played", cards),
            Words("returning", cards),
            Words("out", cards),
            Whole("buried", 0, len(cards)),
            Words("surplus", box.product_names),
            Words("banned", box.product_names),
            Words("closed_markets", territories),
            Flag("canal"),
            Words("duelled", territories),
            Maybe(OneSeat("most_cities")),
            Group("tracks", [Amount(name, SOME_PIECES) for name in ("city", "pioneer", "card")]),
            LeftOut(
                RowOfEach("discoverers", "discovery", box.discovery_names, [Seats("seats")]),
                "players[…].discoveries says it",
            ),
            Flag("last_card"),
            Flag("goal_reached"),
            BySeat(_player(box, setup, own=False), _player(box, setup, own=True)),
            RowOfEach("territories", "territory", territories, territory),
        ],
    )


def observe(state: Position, seat: int, out: Floats) -> None:
    """The numbers for what a seat sees, in the order of the schema."""
    box = state.box
    setup = state.setup
    seats: i64 = state.seats
    me: i64 = seat
    many: i64 = len(setup.cards)
    frame = state.pending[-1] if state.pending else None
    out.one_of(state.phase, len(PHASES))
    out.amount(state.turn, SOME_TURNS)
    if frame is not None:
        out.seat(-1 if state.phase == OVER else frame[1], me, seats)
        out.one_of(frame[0], len(DECISIONS))
        _observe_decision(state, frame, me, out)
    else:
        out.seat(-1 if state.phase == OVER else state.acting(), me, seats)
        out.zeros(len(DECISIONS) + many + 2 * seats + len(box.discovery_names) + DIE + len(setup.territories) + 2 + 3)
    out.number(state.era, 1, LAST_ERA)
    out.set_of(state.playable >> 1, LAST_ERA)
    out.order(state.bidding, me, seats)
    step: i64
    for step in range(seats):
        bid: i64 = state.bids[(me + step) % seats]
        out.maybe_number(bid, bid != NO_BID, 0, box.start_cash)
    out.order(state.mats, me, seats)
    out.order(state.order, me, seats)
    out.order(state.choice, me, seats)
    out.number(len(state.pack), 0, many)
    out.number(state.pack_era, 1, LAST_ERA)
    out.some_of(state.played, setup.card_place, many)
    out.some_of(state.waiting, setup.card_place, many)
    out.some_of(state.gone, setup.card_place, many)
    out.number(len(state.buried), 0, many)
    out.set_of(state.surplus, len(box.product_names))
    out.set_of(state.banned, len(box.product_names))
    out.some_of(state.frozen, setup.territory_place, len(setup.territories))
    out.flag(state.canal)
    out.some_of(state.duelled, setup.territory_place, len(setup.territories))
    out.seat(state.most_cities, me, seats)
    for bought in state.tracks:
        out.amount(bought + 1, SOME_PIECES)
    out.flag(state.last_card)
    out.flag(state.goal)
    for step in range(seats):
        _observe_player(state, me, (me + step) % seats, out)
    _observe_map(state, me, out)


def _observe_map(state: Position, me: i64, out: Floats) -> None:
    box = state.box
    seats: i64 = state.seats
    one: i64 = 1
    for here in state.setup.territories:
        # Holder and the three flags in one go.
        bits: i64 = 0
        holder: i64 = state.holder[here]
        if holder >= 0:
            bits = one << (holder - me + seats) % seats
            if state.settled[here]:
                bits |= one << seats
        if state.city[here]:
            bits |= one << seats + 1
        if state.native[here]:
            bits |= one << seats + 2
        out.set_of(bits, seats + 3)
        out.number(box.tourist_icons[here] + _count(state.tourists, here), 0, MOST_MARKERS)
        out.number(box.technology_icons[here] + _count(state.technology, here), 0, MOST_MARKERS)


def _count(places: list[int], here: i64) -> i64:
    found: i64 = 0
    for place in places:
        if place == here:
            found += 1
    return found


def _observe_player(state: Position, me: i64, other: i64, out: Floats) -> None:
    box = state.box
    setup = state.setup
    seats: i64 = state.seats
    many: i64 = len(setup.cards)
    own = me == other
    home = state.homes[other]
    out.one_of(setup.homes.index(home) if home != NOBODY else -1, len(setup.homes))
    if own:
        out.maybe_amount(state.money[other], True, SOME_MONEY)
    out.amount(state.profit[other], SOME_PROFIT)
    out.amount(state.points[other], box.victory_points_to_end)
    out.number(state.stock[other], 0, box.tokens)
    out.number(state.purchased[other], 0, box.tokens)
    out.number(state.anywhere[other], 0, box.tokens)
    out.amount(state.pioneers[other], SOME_PIECES)
    out.amount(state.losses[other], SOME_PIECES)
    out.set_of(state.advances[other], len(box.advance_names))
    one: i64 = 1
    bits: i64 = 0
    discovery: i64 = 0
    for owners in state.discoverers:
        audience: i64 = owners
        if audience >> other & 1:
            bits |= one << discovery
        discovery += 1
    out.set_of(bits, discovery)
    for done in state.steps[other]:
        out.set_of(done >> 1, STEP_NUMBERS)
    out.some_of(state.active[other], setup.card_place, many)
    hand = state.hands[other]
    out.number(len(hand), 0, many)
    if own:
        out.some_of(hand, setup.card_place, many)
        drawn = state.drawn[other]
        out.one_of(setup.card_place[drawn] if drawn != NO_CARD else -1, many)
    else:
        known = [card for card in hand if in_audience(me, state.seen[card])]
        out.some_of(known, setup.card_place, many)
    out.number(state.highest[other], 0, CARDS)
    out.flag(not in_audience(other, state.priority_used))
    out.seat(state.partners[other], me, seats)


def _observe_decision(state: Position, frame: list[int], me: i64, out: Floats) -> None:
    """What a pending decision is about, as `knowledge` shows it."""
    box = state.box
    setup = state.setup
    seats: i64 = state.seats
    kind = frame[0]
    card: i64 = -1
    player: i64 = NOBODY
    other: i64 = NOBODY
    discovery: i64 = -1
    territory: i64 = -1
    defence: i64 = -1
    left: i64 = -1
    if kind == RESPONSE:
        card = frame[2]
        player = frame[3]
        other = frame[4]
    elif kind == LICENCE:
        card = frame[3]
        other = frame[2]
    elif kind == JOINT:
        discovery = frame[3]
        other = frame[2]
    elif kind in (WITHDRAW, CLAIM, WILD, REROLL_RESEARCH):
        discovery = frame[2]
    elif kind == PRESENCE:
        territory = frame[2]
    elif kind == REROLL_DUEL:
        territory = frame[2]
        defence = frame[3]
    elif kind in (TAKE, YIELD, NATIVES, BURN, HOMESTEAD, MARKER, CLEAR, MARKET):
        card = frame[2]
        left = frame[3]
    elif kind not in (REFUSE_CARD, DISCARD):
        card = frame[2]
    out.one_of(setup.card_place[card] if card >= 0 else -1, len(setup.cards))
    out.seat(player, me, seats)
    out.seat(other, me, seats)
    out.one_of(discovery, len(box.discovery_names))
    if kind == REROLL_RESEARCH:
        dice = frame[3:]
        number: i64
        for number in range(1, DIE + 1):
            out.number(_count(dice, number), 0, MOST_DICE)
    else:
        out.zeros(DIE)
    out.one_of(setup.territory_place[territory] if territory >= 0 else -1, len(setup.territories))
    out.maybe_number(defence, defence >= 0, 0, DIE)
    out.maybe_amount(left, left >= 0, SOME_PIECES)
