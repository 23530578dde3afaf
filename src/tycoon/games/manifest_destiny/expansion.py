"""The Expansion Phase: vacant territories, duels and the bonus card (rulebook chapter 9)."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import packs, reach, scoring, turn_order
from tycoon.games.manifest_destiny.components import PRO_SPORTS, ROCK_N_ROLL, TELEPHONE, TELEVISION
from tycoon.games.manifest_destiny.events import lasting
from tycoon.games.manifest_destiny.pending import GO_ON, REROLL_DUEL
from tycoon.games.manifest_destiny.state import ADJUSTMENTS, NOBODY, Position

CLAUSES: Final = {
    "region-closed": "closed-regions",
    "already-there": "expansion",
    "out-of-reach": "place-tokens",
    "must-attack": "attack",
    "nothing-to-attack": "attack",
}
"""By reason: the clause that forbids to place or attack there."""


def options(state: Position, seat: int) -> list[Option]:
    """Where a seat may place tokens or attack (#expansion)."""
    options: list[Option] = []
    if state.purchased[seat]:
        places: list[Arg] = []
        attacks: list[Arg] = []
        names = state.box.territory_names
        reached = reach.reached(state, seat)
        anywhere = state.anywhere[seat] > 0
        for there, near in enumerate(reached):
            if not near and not anywhere:
                continue
            vacant = state.is_vacant(there)
            if not why_not_there(state, seat, there, near, vacant, not vacant):
                if vacant:
                    places.append(names[there])
                else:
                    attacks.append(names[there])
        if places:
            options.append(Option("place", [Choice("territory", places)]))
        if attacks:
            options.append(Option("attack", [Choice("territory", attacks)]))
    if not turn_order.why_no_priority(state, seat):
        options.append(Option("priority"))
    options.append(Option("done"))
    return options


def why_not_there(state: Position, seat: int, there: int, near: bool, vacant: bool, attacks: bool) -> str:
    """Why a seat cannot place tokens in a territory, or attack there: the id of a reason, or nothing.

    `near` says whether the territory is among those reached (`reach.reached`), `vacant` whether it is that.
    """
    if not near:
        # Only open territories are reached.
        if not state.is_open(there):
            return "region-closed"
        if state.holder[there] != seat and (state.anywhere[seat] == 0 or there in state.frozen):
            return "out-of-reach"
    if state.holder[there] == seat:
        return "already-there"
    if attacks == vacant:
        return "nothing-to-attack" if attacks else "must-attack"
    # Tokens lifted by Wireless go anywhere, the others where the seat reaches (#advance-wireless).
    tokens = state.purchased[seat] if near else state.anywhere[seat]
    cost = state.box.control[there] if vacant else attack_cost(state, seat, there)
    return "" if cost <= tokens else "not-enough-tokens"


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What forbids a move of this phase."""
    if move == ("priority",):
        return turn_order.refuse_priority(state, seat)
    if len(move) != 2 or move[0] not in ("place", "attack") or not isinstance(move[1], str):
        return None
    there = state.box.index_of_territory.get(move[1], -1)
    if there < 0:
        return None
    attacks = move[0] == "attack"
    near = reach.reached(state, seat)[there]
    why = why_not_there(state, seat, there, near, state.is_vacant(there), attacks)
    if not why:
        return None
    if why == "not-enough-tokens":
        clause = "attack" if attacks else "control-vacant"
        cost = attack_cost(state, seat, there) if attacks else state.box.control[there]
        return Refusal(why, clause, cost=cost, tokens=state.purchased[seat])
    return Refusal(why, CLAUSES[why], territory=move[1])


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """A move of this phase (#expansion)."""
    verb = move[0]
    if verb == "place":
        _place(state, seat, state.box.index_of_territory[cast("str", move[1])], dealer)
    elif verb == "attack":
        _attack(state, seat, state.box.index_of_territory[cast("str", move[1])], dealer)
    elif verb == "priority":
        turn_order.use_priority(state, seat, dealer)
    else:
        # Tokens not used go back to stock (#unused-tokens).
        state.spend_tokens(seat, state.purchased[seat])
        state.duelled = []
        state.at += 1
        if state.at == state.seats:
            _end_phase(state, dealer)


def attack_cost(state: Position, seat: int, there: int) -> int:
    """The tokens of an attack: the control number, one more against a City (#city-defence), less by some features."""
    box = state.box
    cost = box.control[there]
    if state.city[there] and state.settled[there]:
        cost += box.city_tokens
    if state.city[there] and state.owns(seat, PRO_SPORTS):
        # One token less against a City (#advance-pro-sports).
        cost -= 1
    return max(1, cost - lasting.fewer_tokens(state, seat))


def _spend(state: Position, seat: int, there: int, cost: int) -> None:
    """Pay with ordinary tokens first; what only Wireless reaches is paid with lifted ones (#advance-wireless)."""
    if state.anywhere[seat] and not reach.reached(state, seat)[there]:
        state.anywhere[seat] -= cost
    state.spend_tokens(seat, cost)


def _place(state: Position, seat: int, there: int, dealer: Dealer) -> None:
    """Control a vacant territory: one token stays as a New Presence (#control-vacant, #new-presence)."""
    _spend(state, seat, there, state.box.control[there])
    state.settle_in(seat, there, False, dealer)


# ---------------------------------------------------------------------- duels


def _attack(state: Position, seat: int, there: int, dealer: Dealer) -> None:
    """A duel against a presence or Natives (#duel); it may be tried again while tokens last (#several-duels)."""
    _spend(state, seat, there, attack_cost(state, seat, there))
    first = there not in state.duelled
    if first:
        state.duelled.append(there)
    attacker = _roll(attack_dice(state, seat, there), "attack", dealer)
    defender = _roll(defence_dice(state, there), "defence", dealer)
    if dealer.listening:
        other = state.holder[there]
        dealer.tell(
            "duel",
            seat=seat,
            other=None if other == NOBODY else other,
            territory=state.box.territory_names[there],
            attack=attacker,
            defence=defender,
        )
    best = max(defender)
    if not _wins(state, seat, max(attacker), best) and first and _may_reroll(state, seat):
        state.pending.append([REROLL_DUEL, seat, there, best])
    else:
        _end_duel(state, seat, there, max(attacker), best, dealer)


def attack_dice(state: Position, seat: int, there: int) -> int:
    """Two dice, three with Telephone (#advance-telephone), more at home (#home-dice) and by card (#dice-cards)."""
    box = state.box
    dice = box.attack_dice_telephone if state.owns(seat, TELEPHONE) else box.attack_dice
    if there == state.homes[seat]:
        dice += box.home_dice
    return dice + lasting.more_dice(state, seat)


def defence_dice(state: Position, there: int) -> int:
    """One die (#duel, #natives), another for a City (#city-defence) and another at home (#home-dice)."""
    box = state.box
    holder = state.holder[there]
    if holder == NOBODY:
        return box.natives_dice
    dice = box.defence_dice
    if state.city[there] and state.settled[there]:
        dice += box.city_dice
    if there == state.homes[holder]:
        dice += box.home_dice
    return dice


def _roll(dice: int, what: str, dealer: Dealer) -> list[int]:
    """Some dice; the highest counts (#duel)."""
    return [dealer.roll(6, what) for _ in range(dice)]


def _wins(state: Position, seat: int, attacker: int, defender: int) -> bool:
    """The higher die wins; ties go to the defender (#duel) but for Television (#advance-television) and cards."""
    if attacker != defender:
        return attacker > defender
    return state.owns(seat, TELEVISION) or lasting.wins_ties(state, seat)


def _may_reroll(state: Position, seat: int) -> bool:
    """Who may repeat their roll in the first duel of a territory (#discovery-rock-n-roll)."""
    return state.has(seat, ROCK_N_ROLL) or lasting.rolls_again(state, seat)


def answer_reroll(state: Position, frame: list[int], rerolls: bool, dealer: Dealer) -> None:
    """The attacker repeats the roll, or accepts to have lost (#discovery-rock-n-roll)."""
    seat, there, defender = frame[1], frame[2], frame[3]
    attacker = 0
    if rerolls:
        dice = _roll(attack_dice(state, seat, there), "attack", dealer)
        attacker = max(dice)
        if dealer.listening:
            dealer.tell("duel-rerolled", seat=seat, territory=state.box.territory_names[there], attack=dice)
    _end_duel(state, seat, there, attacker, defender, dealer)


def _end_duel(state: Position, seat: int, there: int, attacker: int, defender: int, dealer: Dealer) -> None:
    """The loser leaves the territory; a City stays (#city-captured)."""
    won = _wins(state, seat, attacker, defender)
    if dealer.listening:
        dealer.tell("duel-won" if won else "duel-lost", seat=seat, territory=state.box.territory_names[there])
    if not won:
        return
    if state.native[there]:
        state.native[there] = False
    else:
        state.vacate(there, dealer, replaced=True)
    state.settle_in(seat, there, False, dealer)


# ---------------------------------------------------------------------- the end of the phase


def _end_phase(state: Position, dealer: Dealer) -> None:
    """After the last expansion: the end (#end-by-points), or the bonus card (#expansion-bonus) and the adjustments."""
    if state.goal:
        scoring.end_game(state, dealer)
        return
    state.phase = ADJUSTMENTS
    state.at = 0
    state.pending.append([GO_ON, 0])
    winner = _bonus_seat(state)
    if winner != NOBODY and state.pack:
        if dealer.listening:
            dealer.tell("bonus-card", seat=winner)
        packs.draw_card(state, winner, dealer, told=True)
        packs.ask_think_tank(state, [winner])


def _bonus_seat(state: Position) -> int:
    """Who gets the bonus card: most New Presences, then turn order; NOBODY if there are none (#expansion-bonus)."""
    best = NOBODY
    most = 0
    for seat in state.order:
        fresh = new_presences(state, seat)
        if fresh > most:
            most = fresh
            best = seat
    return best


def new_presences(state: Position, seat: int) -> int:
    """How many New Presences a seat has (#new-presence)."""
    count = 0
    for here, holder in enumerate(state.holder):
        if holder == seat and not state.settled[here]:
            count += 1
    return count
