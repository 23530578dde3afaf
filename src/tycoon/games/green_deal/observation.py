"""What a seat sees in Green Deal as numbers: the schema of its views, and the same numbers made from a position."""

from typing import Final, cast, final

from tycoon.core.compiling import i64
from tycoon.core.floats import Floats
from tycoon.core.observation import (
    YES_OR_NO,
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
from tycoon.games.green_deal import assessments, prices
from tycoon.games.green_deal.components import (
    ACTIONS,
    CATEGORIES,
    PLAYED,
    ROUNDS,
    SIZES,
    SPECIALIZATION,
    Components,
    WorldMap,
)
from tycoon.games.green_deal.state import (
    BIDDING,
    CAMPAIGN,
    HEADINGS,
    IN_DECK,
    LAST_CAMPAIGN,
    MANY_CATEGORIES,
    NO_BID,
    NOTHING,
    PHASES,
    PLACING,
    SETTLING,
    Position,
)

VERSION: Final = 1

TILE_SIZES: Final = 5
"""Tiles have sizes from 1 to this."""

SOME_POINTS: Final = 100
"""Victory points are compared with this."""

MOST_TO_PLACE: Final = 4
"""More projects of one category nobody takes in a round."""


@final
class ToPlace(Field):
    """Projects that are to be placed, by category."""

    def __init__(self, name: str, box: Components) -> None:
        super().__init__(name)
        self.category: dict[object, int] = {name: box.project_category[card] for card, name in enumerate(box.projects)}

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"has {category}", counted(MOST_TO_PLACE)) for category in CATEGORIES]

    def check(self, value: object, seats: int, path: str) -> None:
        if not isinstance(value, list) or any([name not in self.category for name in value]):
            raise ViewError(f"{path} is {value!r}, no list of projects")
        if max(self._counts(value)) > MOST_TO_PLACE:
            raise ViewError(f"{path} is {value!r}, more than {MOST_TO_PLACE} of a category")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for count in self._counts(cast("list[object]", value)):
            out.append(float(count) / float(MOST_TO_PLACE))

    def _counts(self, names: list[object]) -> list[int]:
        counts = [0] * MANY_CATEGORIES
        for name in names:
            counts[self.category[name]] += 1
        return counts


@final
class Map(Field):
    """The map: on each cell a tile with its category, size and owner, or nothing."""

    def __init__(self, name: str, world: WorldMap) -> None:
        super().__init__(name)
        self.world: WorldMap = world

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for cell in self.world.cells:
            found += [(f"[{cell}] = {category}", YES_OR_NO) for category in CATEGORIES]
            found.append((f"[{cell}] size", counted(TILE_SIZES)))
            found += [(f"[{cell}].owner = +{step}", YES_OR_NO) for step in range(seats)]
        return found

    def check(self, value: object, seats: int, path: str) -> None:
        world = self.world
        if not isinstance(value, list) or len(value) != world.height:
            raise ViewError(f"{path} must have {world.height} lines")
        for row, line in zip(world.rows, value, strict=True):
            if not isinstance(line, dict) or list(line) != ["line", *world.columns] or line["line"] != int(row):
                raise ViewError(f"{path} must have all cells of line {row}, not {line!r}")
            for column in world.columns:
                if not self._is_cell(line[column], column + row, seats):
                    raise ViewError(f"{path}: {column}{row} cannot be {line[column]!r}")

    def _is_cell(self, value: object, cell: str, seats: int) -> bool:
        start = self.world.cells.index(cell) in self.world.starts
        if value == ["start" if start else "free"]:
            return True
        return isinstance(value, list) and len(value) == 2 and value[0] in TILES and value[1] in range(seats)

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for line in cast("list[dict[str, list[object]]]", value):
            for column in self.world.columns:
                cell = line[column]
                if len(cell) == 1:
                    out += [0.0] * (MANY_CATEGORIES + 1 + viewer.seats)
                    continue
                category, _, size = str(cell[0]).rpartition("-")
                out += [1.0 if category == name else 0.0 for name in CATEGORIES]
                out.append(float(int(size)) / float(TILE_SIZES))
                for step in range(viewer.seats):
                    out.append(1.0 if cell[1] == (viewer.me + step) % viewer.seats else 0.0)


TILES: Final = [f"{category}-{size}" for category in CATEGORIES for size in range(1, TILE_SIZES + 1)]


def _projects(name: str, box: Components) -> Field:
    return RowOfEach(
        name,
        "category",
        CATEGORIES,
        [
            LeftOut(Word("project", box.projects), "its numbers say all about it"),
            Whole("size", 0, TILE_SIZES),
            Whole("price", 0, box.most_price),
            Whole("points", 0, box.most_points),
            Whole("income", -box.most_effect, box.most_effect),
        ],
    )


def _actions(name: str) -> Field:
    always = "always the same for a card"
    fields: list[Field] = [
        LeftOut(Amount("price"), always),
        LeftOut(Word("effect", [f"does-{card}" for card in ACTIONS]), always),
    ]
    return RowOfEach(name, "card", ACTIONS, fields, there=True)


def schema(box: Components, seats: int) -> Schema:
    """The description of views with so many seats."""
    sizes = [f"tokens-of-{size}" for size in range(1, SIZES + 1)]
    campaign: list[Field] = [Whole(category, 0, box.most_campaign) for category in CATEGORIES]
    player: list[Field] = [
        LeftOut(OneSeat("seat"), "one's own seat comes first"),
        Amount("points", SOME_POINTS),
        Whole("cash", 0, box.most_cash),
        Whole("income", 0, box.most_income),
        LeftOut(Amount("dividend"), "follows from the income"),
        LeftOut(Amount("dividend_points"), "follows from income and cards"),
        *[Whole(category, 0, box.most_level) for category in CATEGORIES],
        Maybe(Whole("bid", 0, box.most_cash)),
        Flag("has_bid"),
        Numbers("tokens", 1, SIZES, box.most_tokens),
        Words("loans", box.loans),
        ToPlace("to_place", box),
        Words("cards", ACTIONS),
        ByWord(Whole("plays_left", 0, box.most_uses), [ACTIONS[card] for card in PLAYED]),
        Maybe(Word("speciality", CATEGORIES)),
        Maybe(Group("campaign", [*campaign, Whole("saved", 0, SIZES)])),
    ]
    scored: list[Field] = [LeftOut(OneSeat("seat"), "one's own seat comes first")]
    scored += [LeftOut(Amount(f"from_{heading}"), "players[…].points has the sum") for heading in HEADINGS]
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Word("phase", PHASES),
            Whole("round", 1, ROUNDS),
            LeftOut(Whole("rounds", 1, ROUNDS), "always the same"),
            Maybe(OneSeat("actor")),
            Seats("waiting"),
            SeatOrder("order"),
            LeftOut(Maybe(Word("project", box.projects)), "what matters of it now is its tile"),
            Maybe(Word("tile", TILES)),
            Maybe(Word("site", box.maps[seats].cells)),
            Maybe(Whole("token", 0, SIZES)),
            _projects("projects", box),
            _actions("action_cards"),
            _projects("next_projects", box),
            _actions("next_action_cards"),
            Maybe(Whole("loan", 0, box.most_cash)),
            Whole("loans_left", 0, len(box.loans)),
            Group("stock", [Whole(name, 0, box.most_tokens) for name in sizes]),
            Group("token_prices", [Whole(name, 0, box.most_token_price) for name in sizes]),
            BySeat(Group("players", player)),
            Map("map", box.maps[seats]),
            BySeat(Group("scored", scored)),
        ],
    )


def observe(state: Position, seat: int, out: Floats) -> None:
    """The numbers for what a seat sees, in the order of the schema."""
    box = state.box
    phase = state.phase
    seats: i64 = state.seats
    me: i64 = seat
    out.one_of(phase, len(PHASES))
    out.number(state.round, 1, ROUNDS)
    out.seat(state.actor, me, seats)
    out.listed_seats(state.waiting, me, seats)
    out.order(state.order, me, seats)
    tile: i64 = NOTHING
    if phase == PLACING:
        tile = state.pending[0]
    elif phase == SETTLING:
        tile = state.tiles[state.site]
    place: i64 = NOTHING
    if tile >= 0:
        place = box.project_category[tile] * TILE_SIZES + box.project_size[tile] - 1
    out.one_of(place, len(TILES))
    out.one_of(state.site, len(state.tiles))
    campaigning = (phase == CAMPAIGN and seat in state.waiting) or (phase == LAST_CAMPAIGN and seat == state.actor)
    out.maybe_number(assessments.token_in_hand(state, seat) if campaigning else 0, campaigning, 0, SIZES)
    _observe_projects(state, state.row, seat, out)
    _observe_offers(state.offers, out)
    _observe_projects(state, state.next_row, seat, out)
    _observe_offers(state.next_offers, out)
    top: i64 = NOTHING
    left: i64 = 0
    for loan, holder in enumerate(state.loans):
        if holder == IN_DECK:
            left += 1
            if top < 0:
                top = loan
    out.maybe_number(box.loan_cash[top] if top >= 0 else 0, top >= 0, 0, box.most_cash)
    out.number(left, 0, len(box.loans))
    for count in state.stock:
        out.number(count, 0, box.most_tokens)
    size: i64
    for size in range(1, SIZES + 1):
        out.number(prices.token_price(state, seat, size), 0, box.most_token_price)
    step: i64
    for step in range(seats):
        _observe_player(state, me, (me + step) % seats, out)
    nothing: i64 = MANY_CATEGORIES + 1 + seats
    empty: i64 = 0
    for number in state.tiles:
        tile = number
        if tile < 0:
            empty += nothing
            continue
        if empty:
            out.zeros(empty)
            empty = 0
        out.one_of(box.project_category[tile], MANY_CATEGORIES)
        out.number(box.project_size[tile], 0, TILE_SIZES)
        out.seat(state.projects[tile], me, seats)
    out.zeros(empty)


def _observe_projects(state: Position, cards: list[int], seat: int, out: Floats) -> None:
    """The cards of a row, of which there is at most one of each category."""
    box = state.box
    category: i64
    for category in range(MANY_CATEGORIES):
        found: i64 = NOTHING
        for card in cards:
            if card >= 0 and box.project_category[card] == category:
                found = card
        if found < 0:
            out.zeros(4)
        else:
            out.number(box.project_size[found], 0, TILE_SIZES)
            out.number(prices.project_price(state, seat, found), 0, box.most_price)
            out.number(box.project_points[found], 0, box.most_points)
            out.number(box.project_income[found], -box.most_effect, box.most_effect)


def _observe_offers(cards: list[int], out: Floats) -> None:
    bits: i64 = 0
    for card in cards:
        if card >= 0:
            bits |= 1 << card
    out.set_of(bits, len(ACTIONS))


def _observe_player(state: Position, me: i64, other: i64, out: Floats) -> None:
    box = state.box
    phase = state.phase
    out.amount(state.total(other), SOME_POINTS)
    out.number(state.cash[other], 0, box.most_cash)
    out.number(state.income[other], 0, box.most_income)
    start = other * MANY_CATEGORIES
    category: i64
    for category in range(MANY_CATEGORIES):
        out.number(state.levels[start + category], 0, box.most_level)
    bid: i64 = state.bids[other]
    out.maybe_number(bid, bid != NO_BID and (phase != BIDDING or other == me), 0, box.most_cash)
    out.flag(bid != NO_BID)
    size: i64
    for size in range(SIZES):
        out.number(state.tokens[other * SIZES + size], 0, box.most_tokens)
    for holder in state.loans:
        out.flag(holder == other)
    _observe_to_place(state, other, out)
    owned: i64 = 0
    for card, holder in enumerate(state.actions):
        if holder == other:
            owned |= 1 << card
    out.set_of(owned, len(ACTIONS))
    for held in PLAYED:
        out.number(state.uses[held] if owned >> held & 1 else 0, 0, box.most_uses)
    out.one_of(state.speciality if owned >> SPECIALIZATION & 1 else NOTHING, MANY_CATEGORIES)
    if phase == LAST_CAMPAIGN or (phase == CAMPAIGN and other == me):
        for category in range(MANY_CATEGORIES):
            out.number(state.campaign[start + category], 0, box.most_campaign)
        out.number(state.saved[other], 0, SIZES)
    else:
        out.zeros(MANY_CATEGORIES + 1)


def _observe_to_place(state: Position, other: i64, out: Floats) -> None:
    if not state.pending:
        out.zeros(MANY_CATEGORIES)
        return
    box = state.box
    category: i64
    for category in range(MANY_CATEGORIES):
        count: i64 = 0
        for card in state.pending:
            if state.projects[card] == other and box.project_category[card] == category:
                count += 1
        out.number(count, 0, MOST_TO_PLACE)
