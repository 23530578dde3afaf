"""Write what the rules of Manifest Destiny say of reach, attacks and payouts, for its board's test to compare with:
`destiny_cases.py FILE`.

The positions come from random games, with advances, discoveries, cards in force, Cities and Natives strewn over them,
so that every means of travel and every die is met.
"""

import json
import random
import sys
from pathlib import Path
from typing import cast

from tycoon import FastDealer, Table, find_game, random_move
from tycoon.core.components import ComponentFile
from tycoon.games.manifest_destiny import expansion, payouts, reach
from tycoon.games.manifest_destiny.rules import ManifestState
from tycoon.games.manifest_destiny.state import EXPANSION, NOBODY, OVER

POSITIONS = 12
"""Of each number of players."""
LASTING = ("golden-spike", "war-of-1812", "star-spangled-banner", "oregon-trail", "remember-the-maine", "world-war")


def strew(state: ManifestState, chance: random.Random) -> None:
    """Another position of the same game, as none may come about, but as the rules can judge."""
    box = state.box
    state.phase = chance.choice([EXPANSION, EXPANSION, state.phase])
    state.canal = chance.random() < 0.4
    state.frozen = chance.sample(state.atlas.foreign, chance.choice([0, 0, 2]))
    state.surplus = chance.getrandbits(len(box.product_names)) & chance.getrandbits(len(box.product_names))
    for here in range(len(box.territory_names)):
        if not state.is_open(here):
            continue
        if state.holder[here] == NOBODY and chance.random() < 0.4:
            state.holder[here] = chance.randrange(state.seats)
            state.settled[here] = chance.random() < 0.7
        state.native[here] = state.holder[here] == NOBODY and chance.random() < 0.15
        state.city[here] = chance.random() < 0.2
    for seat in range(state.seats):
        state.advances[seat] = chance.getrandbits(15) & chance.getrandbits(15)
        for discovery, name in enumerate(box.discovery_names):
            if name in ("rock-n-roll", "e-commerce") and chance.random() < 0.12:
                state.discoverers[discovery] |= 1 << seat
        cards = [*chance.sample(LASTING, 2), "panama-canal"]
        state.active[seat] = [box.index_of_card[card] for card in cards if chance.random() < 0.3]
        state.anywhere[seat] = chance.choice([0, 0, 0, 2])
    attacked = [here for here, holder in enumerate(state.holder) if holder != NOBODY]
    state.duelled = chance.sample(attacked, 2)


def case(state: ManifestState) -> dict[str, object]:
    """A position, and what the rules say of it."""
    box = state.box
    names = box.territory_names
    reached: list[list[str]] = []
    attacks: list[dict[str, list[object]]] = []
    for seat in range(state.seats):
        near = reach.reached(state, seat)
        reached.append([names[there] for there in reach.reachable(state, seat)])
        attacks.append({})
        for there in range(len(near)):
            if state.is_open(there) and not state.is_vacant(there) and state.holder[there] != seat:
                first = there not in state.duelled
                attacks[seat][names[there]] = [
                    expansion.attack_cost(state, seat, there),
                    expansion.attack_dice(state, seat, there),
                    expansion.defence_dice(state, there),
                    expansion._wins(state, seat, 3, 3),
                    first and expansion._may_reroll(state, seat),
                ]
    paid: dict[str, list[int]] = {}
    for product, name in enumerate(box.product_names):
        after = state.clone()
        payouts.pay_out(after, product, FastDealer(1))
        paid[name] = [after.money[seat] - state.money[seat] for seat in range(state.seats)]
    return {"view": state.view(None), "reached": reached, "attacks": attacks, "paid": paid}


def main(path: Path) -> None:
    """Write the file."""
    game = find_game("manifest_destiny")
    chance = random.Random(7)
    cases: list[dict[str, object]] = []
    for seats in (3, 4, 5):
        table, dealer = Table(game, seats, FastDealer(seats)), FastDealer(4)
        made = 0
        while len(cases) < (seats - 2) * POSITIONS and table.state.actors():
            seat = table.actors()[0]
            table.play(seat, random_move(table.options(seat), dealer))
            made += 1
            state = cast("ManifestState", table.state)
            if (
                made % 17 == 0
                and state.turn > 0
                and state.phase != OVER
                and not state.pending
                and NOBODY not in state.order
            ):
                other = state.clone()
                strew(other, chance)
                cases.append(case(other))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"components": ComponentFile(game.component_text()).tables(), "cases": cases}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
