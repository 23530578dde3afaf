"""Playing Rival CEOs in tests: tables that stand as a test needs them, and the dull decisions made in one line."""

import table_talk
from table_talk import result_of as result_of
from table_talk import told as told

from tycoon.core.dealer import Dealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.game import Setting
from tycoon.core.moves import Move
from tycoon.core.table import Table
from tycoon.games.rivals import GAME, Rivals, RivalsState
from tycoon.games.rivals.components import CARDS, DEPARTMENTS, PLACES


class Unlucky(Dealer):
    """Every die shows 1, and the first card of the pile comes."""

    def below(self, count: int) -> int:
        return 0


def start(
    seats: int = 2,
    cards: list[str] | None = None,
    first: int = 0,
    game: Rivals = GAME,
    dice: dict[str, list[int]] | None = None,
    **variant: Setting,
) -> Table:
    """A table at the beginning of the game: these cards are drawn, these dice are rolled, others show 1."""
    script = {"card": [CARDS.index(card) for card in cards or []], "first": [first], **(dice or {})}
    return Table(game, seats, ScriptedDealer(script, otherwise=Unlucky()), dict(variant))


def table_with(
    *companies: dict[str, int],
    hands: list[list[str]] | None = None,
    drawn: list[str] | None = None,
    first: int = 0,
    game: Rivals = GAME,
    dice: dict[str, list[int]] | None = None,
    **variant: Setting,
) -> Table:
    """A table in the action phase of turn 1.

    Each company says how many `dollars`, `products` and employees by place it has, and aces as `production_aces`;
    what it does not say is 10 dollars and nothing else, and one employee in reserve if there are none. Hands are as
    given, `drawn` is what research finds.
    """
    seats = len(companies)
    # The cards dealt at the start go back to the pile, so that only later ones need a script.
    dealt = [CARDS[at // 4] for at in range(seats * 2)]
    table = start(seats, [*dealt, *(drawn or [])], first, game, dice, **variant)
    play_on(table, "action")
    state = state_of(table)
    state.deck = game.box.deck()
    for seat, company in enumerate(companies):
        state.dollars[seat] = company.get("dollars", 10)
        state.products[seat] = company.get("products", 0)
        staff = [company.get(place, 0) for place in PLACES]
        state.staff[seat * 5 : seat * 5 + 5] = staff if sum(staff) else [0, 0, 0, 0, 1]
        state.employees[seat] = max(1, sum(staff))
        hand = hands[seat] if hands is not None else []
        state.hands[seat * 5 : seat * 5 + 5] = [hand.count(card) for card in CARDS]
        state.hand_sizes[seat] = len(hand)
        for card in hand:
            state.deck.remove(CARDS.index(card))
        for department, name in enumerate(DEPARTMENTS):
            aces = company.get(f"{name}_aces", 0)
            state.aces[seat * 4 + department] = aces
            del state.deck[:aces]
    holders = [seat for seat in range(seats) if state.hand_sizes[(first + seat) % seats]]
    state.waiting = 1 << (first + holders[0]) % seats if holders else 1
    state.check()
    return table


def state_of(table: Table) -> RivalsState:
    """The state behind a table."""
    assert isinstance(table.state, RivalsState)
    return table.state


def phase(table: Table) -> object:
    """The phase all can see."""
    return table.view(None)["phase"]


def play_on(table: Table, until: str = "", hire: int = 0, sell: int = 0) -> list[Event]:
    """Make dull decisions until one of these phases, or to the end of the turn: place nobody, pass, accept, keep, lay
    off from the first place, discard the first card; hire and sell this many, or as many as possible."""
    heard: list[Event] = []
    turn = state_of(table).turn
    while table.actors() and phase(table) not in until.split() and state_of(table).turn == turn:
        seat = table.actors()[0]
        option = table.options(seat)[0]
        move: Move = (option.verb, *[domain.suggested()[0] for domain in option.domains])
        if option.verb == "assign":
            move = ("assign", "reserve")
        elif option.verb in ("hire", "sell"):
            move = (option.verb, min(hire if option.verb == "hire" else sell, state_of(table).offers[seat]))
        heard += table.play(seat, move)
    return heard


def execute(table: Table, hire: int = 0, sell: int = 0) -> list[Event]:
    """From the action phase to the layoffs, forced or not: all pass and roll their dice, wages and storage are paid."""
    return play_on(table, "dismissals layoffs", hire, sell)


def player(table: Table, other: int, seat: int | None = None) -> dict[str, object]:
    """A player as a seat or a spectator sees them."""
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    seen = players[other]
    assert isinstance(seen, dict)
    return seen


def verbs(table: Table, seat: int) -> set[str]:
    """What a seat may do."""
    return {option.verb for option in table.options(seat)}


def announced(table: Table, what: str) -> list[dict[str, object]]:
    """The facts of all announcements of this name that everybody has heard since the game began."""
    return told(table.told(None), what)


def refused(table: Table, seat: int, *move: int | str) -> tuple[str, str]:
    """The reason and the clause for which a move is refused; nothing may have changed."""
    return table_talk.refused(table, seat, move)
