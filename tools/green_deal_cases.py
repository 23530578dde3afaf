"""Write what the rules of Green Deal say of new tiles and of the end of the game, for the test of its board to compare
with: `green_deal_cases.py FILE`.

The positions come from random games, with action cards, tiles and levels strewn over them, so that every card that
counts is met.
"""

import json
import random
import sys
from pathlib import Path
from typing import cast

from tycoon import FastDealer, Table, find_game, random_move
from tycoon.core.components import ComponentFile
from tycoon.games.green_deal import assessments, development, investment
from tycoon.games.green_deal.action_cards import count_end_cards
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES
from tycoon.games.green_deal.rules import GreenDealState
from tycoon.games.green_deal.state import (
    HEADINGS,
    IN_DECK,
    INVESTING,
    MANY_CATEGORIES,
    MANY_HEADINGS,
    OVER,
    PLACING,
)

POSITIONS = 12
"""Of each number of players."""
PLACES = 8
"""Of new tiles in each of them."""
MIDDLE = 15
"""An income that neither end of the scale is near to."""


def strew(state: GreenDealState, chance: random.Random) -> None:
    """Another position of the same game, as none may come about, but as the rules can judge."""
    state.phase = INVESTING
    for card in range(len(ACTIONS)):
        state.actions[card] = chance.randrange(state.seats) if chance.random() < 0.6 else IN_DECK
    for at in range(len(state.levels)):
        state.levels[at] = chance.choice([0, 1, 2, 3, 9, 10])
    free = [cell for cell, tile in enumerate(state.tiles) if tile < 0]
    for cell in chance.sample(free, len(free) // 2):
        new_tile(state, cell, chance.randrange(state.seats), chance)
    for loan in range(len(state.loans)):
        state.loans[loan] = chance.choice([IN_DECK, IN_DECK, *range(state.seats)])


def new_tile(state: GreenDealState, cell: int, seat: int, chance: random.Random) -> int:
    """Put a tile that is nowhere yet on a cell."""
    project = chance.choice([card for card, place in enumerate(state.projects) if place == IN_DECK])
    state.projects[project] = seat
    state.tiles[cell] = project
    return project


def to_come(state: GreenDealState) -> list[dict[str, int]]:
    """What everybody would score if the game ended now, by heading."""
    end, dealer = state.clone(), FastDealer(1)
    end.points = [0] * len(end.points)
    for loan, seat in enumerate(end.loans):
        if seat >= 0:
            investment._repay(end, seat, loan, dealer)
    count_end_cards(end, dealer)
    assessments.assess_sustainability(end, dealer)
    assessments.assess_companies(end, dealer)
    end.campaign = [0] * (end.seats * MANY_CATEGORIES)
    end.saved = [0] * end.seats
    assessments._assess_campaigns(end, dealer)
    return [
        {heading: end.points[seat * MANY_HEADINGS + at] for at, heading in enumerate(HEADINGS)}
        for seat in range(end.seats)
    ]


def placed(state: GreenDealState, chance: random.Random) -> dict[str, object]:
    """A new tile, and what there is to settle with its neighbours."""
    after, dealer = state.clone(), FastDealer(1)
    cell = chance.choice([cell for cell, tile in enumerate(state.tiles) if tile < 0])
    seat = chance.randrange(state.seats)
    project = new_tile(after, cell, seat, chance)
    after.tiles[cell] = -1
    after.pending, after.phase, after.actor = [project], PLACING, seat
    after.income = [MIDDLE] * after.seats
    development._place(after, seat, cell, dealer)
    dealings: dict[str, list[list[int] | None]] = {}
    weaker = development._weaker(after) | after.diagonal
    for at, name in enumerate(after._map.cells):
        together = after.adjoining >> at & 1
        against = weaker >> at & 1
        if together or against:
            dealings[name] = [
                settled(after, seat, at, compete=False) if together else None,
                settled(after, seat, at, compete=True) if against else None,
            ]
    return {
        "cell": after._map.cells[cell],
        "seat": seat,
        "category": CATEGORIES[after.box.project_category[project]],
        "size": after.box.project_size[project],
        "own": after.income[seat] - MIDDLE,
        "dealings": dealings,
    }


def settled(state: GreenDealState, seat: int, cell: int, compete: bool) -> list[int]:
    """By how much the incomes of a seat and of its neighbour change."""
    after, other = state.clone(), state.owner_at(cell)
    settle = development._compete if compete else development._cooperate
    settle(after, seat, cell, FastDealer(1))
    return [after.income[seat] - state.income[seat], after.income[other] - state.income[other]]


def main(path: Path) -> None:
    """Write the file."""
    game = find_game("green_deal")
    chance = random.Random(7)
    cases: list[dict[str, object]] = []
    for seats in (3, 4, 5):
        table, dealer = Table(game, seats, FastDealer(seats)), FastDealer(4)
        made = 0
        while len(cases) < (seats - 2) * POSITIONS and table.state.actors():
            seat = table.actors()[0]
            table.play(seat, random_move(table.options(seat), dealer))
            made += 1
            state = cast("GreenDealState", table.state)
            if made % 9 == 0 and state.phase != OVER:
                other = state.clone()
                strew(other, chance)
                places = [placed(other, chance) for _ in range(PLACES)]
                cases.append({"view": other.view(None), "to_come": to_come(other), "places": places})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"components": ComponentFile(game.component_text()).tables(), "cases": cases}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
