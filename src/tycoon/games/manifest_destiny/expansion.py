"""The Expansion Phase: vacant territories, duels and the bonus card."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import reach
from tycoon.games.manifest_destiny.cards import may_use_priority
from tycoon.games.manifest_destiny.components import PRO_SPORTS, ROCK_N_ROLL, TELEPHONE, TELEVISION
from tycoon.games.manifest_destiny.pending import REROLL_DUEL
from tycoon.games.manifest_destiny.state import NOBODY, Position


def expansion_options(state: Position, seat: int) -> list[Option]:
    """Where a seat may place tokens or attack (#expansion)."""
    options: list[Option] = []
    tokens = state.purchased[seat]
    if tokens:
        places: list[Arg] = []
        attacks: list[Arg] = []
        names = state.box.territory_names
        found = reach.reached(state, seat)
        anywhere = state.anywhere[seat]
        for there, holder in enumerate(state.holder):
            if holder == seat:
                continue
            if not found[there] and (not anywhere or not goes_anywhere(state, there)):
                continue
            most = tokens if found[there] else anywhere
            if holder == NOBODY and not state.native[there]:
                if state.box.control[there] <= most:
                    places.append(names[there])
            elif attack_cost(state, seat, there) <= most:
                attacks.append(names[there])
        if places:
            options.append(Option("place", [Choice("territory", places)]))
        if attacks:
            options.append(Option("attack", [Choice("territory", attacks)]))
    if may_use_priority(state, seat):
        options.append(Option("priority"))
    options.append(Option("done"))
    return options


def goes_anywhere(state: Position, there: int) -> bool:
    """Whether tokens lifted by Wireless may be placed in a territory (#advance-wireless)."""
    return state.is_open(there) and there not in state.frozen


def attack_cost(state: Position, seat: int, there: int) -> int:
    """The tokens of an attack: the control number, one more against a City (#city-defence), less by some features."""
    box = state.box
    cost = box.control[there]
    if state.city[there] and state.settled[there]:
        cost += box.city_tokens
    if state.city[there] and state.owns(seat, PRO_SPORTS):
        # One token less against a City (#advance-pro-sports).
        cost -= 1
    if state.in_force(seat, "cheap-attacks"):
        cost -= 1
    return max(1, cost)


def _spend(state: Position, seat: int, there: int, cost: int) -> None:
    """Pay with ordinary tokens first; what only Wireless reaches is paid with lifted ones (#advance-wireless)."""
    if state.anywhere[seat] and not reach.reached(state, seat)[there]:
        state.anywhere[seat] -= cost
    state.spend_tokens(seat, cost)


def place(state: Position, seat: int, there: int, dealer: Dealer) -> None:
    """Control a vacant territory: one token stays as a New Presence (#control-vacant, #new-presence)."""
    _spend(state, seat, there, state.box.control[there])
    state.settle_in(seat, there, False, dealer)


# ---------------------------------------------------------------------- duels


def attack(state: Position, seat: int, there: int, dealer: Dealer) -> None:
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
    if not wins(state, seat, max(attacker), best) and first and may_reroll(state, seat):
        state.pending.append([REROLL_DUEL, seat, there, best])
    else:
        _end_duel(state, seat, there, max(attacker), best, dealer)


def attack_dice(state: Position, seat: int, there: int) -> int:
    """Two dice, three with Telephone (#advance-telephone), more at home (#home-dice) and by card (#dice-cards)."""
    box = state.box
    dice = box.attack_dice_telephone if state.owns(seat, TELEPHONE) else box.attack_dice
    if there == state.homes[seat]:
        dice += box.home_dice
    if state.in_force(seat, "extra-die"):
        dice += 1
    return dice


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


def wins(state: Position, seat: int, attacker: int, defender: int) -> bool:
    """The higher die wins; ties go to the defender (#duel) but for Television (#advance-television) and cards."""
    if attacker != defender:
        return attacker > defender
    return state.owns(seat, TELEVISION) or state.in_force(seat, "win-ties")


def may_reroll(state: Position, seat: int) -> bool:
    """Who may repeat his roll in the first duel of a territory (#discovery-rock-n-roll)."""
    return state.has(seat, ROCK_N_ROLL) or state.in_force(seat, "reroll-first")


def answer_reroll(state: Position, frame: list[int], rerolls: bool, dealer: Dealer) -> None:
    """The attacker repeats his roll, or accepts that he has lost (#discovery-rock-n-roll)."""
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
    won = wins(state, seat, attacker, defender)
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


def end_turn(state: Position, seat: int) -> None:
    """Tokens not used go back to stock (#unused-tokens)."""
    state.spend_tokens(seat, state.purchased[seat])
    state.duelled = []


def bonus_seat(state: Position) -> int:
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
