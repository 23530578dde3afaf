"""Playing Green Deal in tests: scripted tables, and positions set up as a test needs them."""

from table_talk import refused as refused
from table_talk import told as told

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.result import Result
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME, GreenDeal
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, SIZES
from tycoon.games.green_deal.rules import GreenDealState
from tycoon.games.green_deal.state import BIDDING, CAMPAIGN, IN_DECK, INVESTING, LAST_CAMPAIGN, PLACING

Tiles = dict[str, tuple[str, int]]
"""By cell: a project and the seat it belongs to."""

IDLE: dict[str, int | str | None] = {
    "bid": 0,
    "pass": None,
    "adjust": 0,
    "specialise": "social",
    "done": None,
    "surrender": None,
    "refrain": None,
}
"""What a player does who does nothing; "cooperate" and "place" take the first cell there is."""


def start(
    seats: int = 3,
    projects: list[str] | None = None,
    actions: list[str] | None = None,
    coins: list[int] | None = None,
    game: GreenDeal = GAME,
) -> Table:
    """A table where these projects come first in their categories, these action cards, and these seats by coin."""
    box = game.box
    script: dict[str, list[int]] = {category: [] for category in CATEGORIES}
    for project in projects or []:
        card = box.projects.index(project)
        script[CATEGORIES[box.project_category[card]]].append(card)
    script["action"] = [ACTIONS.index(card) for card in actions or []]
    script["coin"] = coins or []
    return Table(game, seats, ScriptedDealer(script, otherwise=FastDealer(1)))


def state_of(table: Table) -> GreenDealState:
    """The state behind a table."""
    assert isinstance(table.state, GreenDealState)
    return table.state


def bid(table: Table, *amounts: int) -> list[Event]:
    """Make the sealed bids of all seats that are waited for."""
    heard: list[Event] = []
    for seat in table.actors():
        heard += table.play(seat, ("bid", amounts[seat]))
    return heard


def investing(seats: int = 3, projects: list[str] | None = None, actions: list[str] | None = None) -> Table:
    """The first round's investment: turn order 0, 1, 2 …, everybody with 20 cash and an income of 10."""
    table = start(seats, projects, actions, list(range(1, seats - 1)))
    bid(table, 1, *[0] * (seats - 1))
    state = state_of(table)
    assert state.order == list(range(seats))
    state.cash = [20] * seats
    state.income = [10] * seats
    return table


def idle_move(options: list[Option]) -> Move:
    """The move of somebody who does as little as possible."""
    for option in options:
        if option.verb in IDLE:
            value = IDLE[option.verb]
            return (option.verb,) if value is None else (option.verb, value)
    return options[0].moves()[0]


def idle(table: Table, *until: int) -> list[Event]:
    """Let everybody do nothing until one of these phases, or until the next round if none is named."""
    state = state_of(table)
    this_round = state.round
    heard: list[Event] = []
    while table.actors():
        state = state_of(table)
        if state.phase in until or (not until and state.round != this_round):
            break
        seat = table.actors()[0]
        heard += table.play(seat, idle_move(table.options(seat)))
    return heard


def next_turn(table: Table) -> list[Event]:
    """End the turn of whoever invests."""
    return table.play(table.actors()[0], ("done",))


def own(table: Table, seat: int, *cards: str) -> None:
    """Put action cards before a seat, as if it had bought them in an earlier round."""
    state = state_of(table)
    for name in cards:
        card = ACTIONS.index(name)
        for row in (state.offers, state.next_offers):
            if card in row:
                # Another one lies there instead.
                other = state.actions.index(IN_DECK)
                state.actions[other] = state.actions[card]
                row[row.index(card)] = other
        state.actions[card] = seat
        state.uses[card] = state.box.action_uses[card]


def give_tokens(table: Table, seat: int, *sizes: int) -> None:
    """Give PR tokens to a seat."""
    for size in sizes:
        state_of(table).give_token(seat, size)


def set_levels(table: Table, seat: int, *levels: int) -> None:
    """Put a seat's four markers on these levels."""
    state_of(table).levels[seat * 4 : seat * 4 + 4] = list(levels)


def levels_of(table: Table, seat: int) -> list[int]:
    """The levels of a seat's four markers."""
    return state_of(table).levels[seat * 4 : seat * 4 + 4]


def tokens_of(table: Table, seat: int) -> list[int]:
    """How many tokens of each size a seat has."""
    return state_of(table).tokens[seat * SIZES : (seat + 1) * SIZES]


def lay(table: Table, tiles: Tiles) -> None:
    """Put tiles on the map."""
    state = state_of(table)
    for cell, (project, seat) in tiles.items():
        card = state.box.projects.index(project)
        for row in (state.row, state.next_row):
            if card in row:
                others = state.box.projects_of[state.box.project_category[card]]
                other = [one for one in others if state.projects[one] == IN_DECK][-1]
                state.projects[other] = state.projects[card]
                row[row.index(card)] = other
        state.projects[card] = seat
        state.tiles[state._map.cells.index(cell)] = card


def developing(project: str, tiles: Tiles, seats: int = 3, cards: dict[int, list[str]] | None = None) -> Table:
    """Seat 0 has taken a project and must place it among these tiles; all incomes are 10."""
    table = investing(seats, [project])
    for seat, names in (cards or {}).items():
        own(table, seat, *names)
    state = state_of(table)
    card = state.box.projects.index(project)
    table.play(0, ("take", CATEGORIES[state.box.project_category[card]]))
    idle(table, PLACING)
    state = state_of(table)
    state.income = [10] * seats
    lay(table, tiles)
    return table


def cells(table: Table, verb: str = "place") -> set[object]:
    """The cells that a verb may name now."""
    found: set[object] = set()
    for option in table.options(table.actors()[0]):
        if option.verb == verb:
            found.update(option.domains[0].suggested())
    return found


def campaigning(
    tokens: dict[int, list[int]],
    levels: dict[int, list[int]] | None = None,
    seats: int = 3,
    cards: dict[int, list[str]] | None = None,
) -> Table:
    """The PR assessment after round 4, or what follows if nobody has tokens: who has which tokens, levels and cards."""
    table = start(seats)
    for _ in range(3):
        idle(table)
    idle(table, INVESTING)
    for seat, sizes in tokens.items():
        give_tokens(table, seat, *sizes)
    for seat, marks in (levels or {}).items():
        set_levels(table, seat, *marks)
    for seat, names in (cards or {}).items():
        own(table, seat, *names)
    idle(table, CAMPAIGN, LAST_CAMPAIGN, BIDDING)
    return table


def last_round(seats: int = 3) -> Table:
    """The investment of round 10: turn order 0, 1, 2 …, everybody with 20 cash and an income of 10."""
    table = start(seats)
    for _ in range(9):
        idle(table)
    idle(table, INVESTING)
    state = state_of(table)
    state.order = list(range(seats))
    state.actor = 0
    state.cash = [20] * seats
    state.income = [10] * seats
    return table


def finish(table: Table) -> Result:
    """Let everybody do nothing until the game is over, and return the result."""
    idle(table, -1)
    result = table.state.result()
    assert result is not None
    return result


def verbs(table: Table) -> list[str]:
    """What whoever decides may do."""
    return [option.verb for option in table.options(table.actors()[0])]


def cards_played(heard: list[Event]) -> list[object]:
    """The action cards that were announced as played."""
    return [facts["card"] for facts in told(heard, "played")]


def player_seen(table: Table, seat: int | None, other: int) -> dict[str, object]:
    """A player as a seat or a spectator sees them."""
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    player = players[other]
    assert isinstance(player, dict)
    return player
