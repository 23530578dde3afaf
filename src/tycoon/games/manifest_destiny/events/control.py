"""Events by which territories change hands or are left (#control-by-card, #ceding)."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import reach
from tycoon.games.manifest_destiny.events.event import (
    Event,
    ask_again,
    half_up,
    names,
    put_all_in_surplus,
    show_money,
    some_settled,
    territories,
    territory_of,
    with_presence,
)
from tycoon.games.manifest_destiny.pending import (
    BUSTED,
    CEDE,
    CIVIL_WAR,
    CLEAR,
    EVICT,
    HOMESTEAD,
    PRESENCE,
    REGION,
    REPLACE,
    TAKE,
    YIELD,
)
from tycoon.games.manifest_destiny.state import ESTABLISHED, NOBODY, Position

# ---------------------------------------------------------------------- territories are taken


class TakeVacant(Event):
    """Hudson Bay Company, Louisiana Purchase, California Gold Rush, Spindletop, Seward's Folly: vacant territories are
    taken; where nothing is, some of these cards give money or Profit instead."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        state.pending.append([TAKE, seat, card, state.box.card_count[card], NOBODY])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        seat, card, last = frame[1], frame[2], frame[4]
        if state.stock[seat] == 0:
            return []
        box = state.box
        beside = box.card_beside[card]
        found: list[int] = []
        for there in box.card_territories[card]:
            if state.is_vacant(there) and (
                not beside or last in box.land[there] or any([here in beside for here in box.land[there]])
            ):
                found.append(there)
        return found

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        return [with_presence(state, "take", found), Option("pass")]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if move[0] == "pass":
            self.nothing_to_choose(state, frame, dealer)
            return
        there = territory_of(state, move)
        ask_again(state, [*frame[:4], there])
        state.settle_in(frame[1], there, move[2] == ESTABLISHED, dealer)

    def nothing_to_choose(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        box = state.box
        if frame[3] == box.card_count[card]:
            state.receive(seat, box.card_cash[card], box.card_names[card], dealer)
            state.change_profit(seat, box.card_profit[card], box.card_names[card], dealer)


class EvictAndTake(Event):
    """Remember the Alamo: a presence of another is removed, and its territory may be taken."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([EVICT, frame[1], frame[2]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        seat = frame[1]
        if frame[0] == TAKE:
            there = frame[4]
            free = state.stock[seat] > 0 and state.is_vacant(there) and _borders(state, seat, there)
            return [there] if free else []
        found: list[int] = []
        for there in state.box.card_territories[frame[2]]:
            holder = state.holder[there]
            if holder != NOBODY and holder != seat and there != state.homes[holder] and not state.city[there]:
                found.append(there)
        return found

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        if frame[0] == TAKE:
            return [with_presence(state, "take", found), Option("pass")]
        return super().options(state, frame, found)

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if move[0] == "pass":
            return
        there = territory_of(state, move)
        if frame[0] == TAKE:
            state.settle_in(frame[1], there, move[2] == ESTABLISHED, dealer)
        else:
            state.vacate(there, dealer)
            state.pending.append([TAKE, frame[1], frame[2], 1, there])


def _borders(state: Position, seat: int, there: int) -> bool:
    """Whether a territory borders an Established Presence or the home of a seat by land."""
    land = state.box.land[there]
    return state.homes[seat] in land or some_settled(state, seat, land)


class Homestead(Event):
    """Homestead Act: territories are taken, or Natives removed, in any mixture."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return bool(self.offers(state, [HOMESTEAD, seat, card]))

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        state.pending.append([HOMESTEAD, seat, card, state.box.card_count[card]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        """Territories to take, and after them, as -1 - territory, those whose Natives may be removed."""
        seat = frame[1]
        found: list[int] = []
        if state.stock[seat] > 0:
            for there in state.box.card_territories[frame[2]]:
                if state.is_vacant(there) and some_settled(state, seat, state.box.land[there]):
                    found.append(there)
        return found + [-1 - here for here, natives in enumerate(state.native) if natives]

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        options: list[Option] = []
        places = [here for here in found if here >= 0]
        natives = [-1 - here for here in found if here < 0]
        if places:
            options.append(with_presence(state, "take", places))
        if natives:
            options.append(Option("drive-out", [territories(state, natives)]))
        options.append(Option("pass"))
        return options

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if move[0] == "pass":
            return
        ask_again(state, frame)
        there = territory_of(state, move)
        if move[0] == "take":
            state.settle_in(frame[1], there, move[2] == ESTABLISHED, dealer)
            return
        state.native[there] = False
        if dealer.listening:
            dealer.tell("natives-left", territory=move[1])


class ReplaceOne(Event):
    """Lawyer: a presence of another that can be reached is replaced."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return bool(_replaceable(state, seat))

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return any([state.holder[here] == other for here in _replaceable(state, player)])

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([REPLACE, frame[1], frame[2]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return _replaceable(state, frame[1])

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        return [with_presence(state, "replace", found)]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        there = territory_of(state, move)
        state.vacate(there, dealer, replaced=True)
        state.settle_in(frame[1], there, move[2] == ESTABLISHED, dealer)


def _replaceable(state: Position, seat: int) -> list[int]:
    if state.stock[seat] == 0:
        return []
    found: list[int] = []
    for there in reach.reachable(state, seat):
        holder = state.holder[there]
        if holder != NOBODY and state.settled[there] and not state.city[there] and there != state.homes[holder]:
            found.append(there)
    return found


class ClearTerritories(Event):
    """Dust Bowl: the presences in some of its territories are removed."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return any([state.holder[here] != NOBODY for here in state.box.card_territories[card]])

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return any([state.holder[here] == other for here in state.box.card_territories[card]])

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        state.pending.append([CLEAR, seat, card, state.box.card_count[card], NOBODY])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return [here for here in state.box.card_territories[frame[2]] if here != frame[4] and state.is_open(here)]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        there = territory_of(state, move)
        ask_again(state, [*frame[:4], there])
        if state.holder[there] != NOBODY:
            state.vacate(there, dealer)


# ---------------------------------------------------------------------- presences are given up


class Yielding(Event):
    """An event that makes players remove presences of their own outside their home."""

    only_established: bool = False

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return _own_presences(state, frame[1], frame[4], self.only_established)

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        ask_again(state, frame)
        state.vacate(territory_of(state, move), dealer)


class Ceding(Yielding):
    """An event that makes players cede a territory to whoever can reach it; if nobody can, one is left vacant."""

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        if frame[0] == CEDE:
            return _cedable(state, frame[1], frame[3])
        return super().offers(state, frame)

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if frame[0] == YIELD:
            super().choose(state, frame, move, dealer)
            return
        there = territory_of(state, move)
        taker = frame[3] if frame[3] != NOBODY else _poorest_taker(state, frame[1], there)
        state.vacate(there, dealer, replaced=True)
        state.pending.append([PRESENCE, taker, there])


def ask_to_cede(state: Position, seat: int, card: int, taker: int) -> None:
    """Ask a seat for a territory, for the taker or for NOBODY in particular; one is left if none can be taken
    (#ceding-vacant)."""
    if _cedable(state, seat, taker):
        state.pending.append([CEDE, seat, card, taker])
    else:
        state.pending.append([YIELD, seat, card, 1, NOBODY])


class CedeOne(Ceding):
    """Revolutionary War."""

    aimed = True

    def why_not_at(self, state: Position, seat: int, card: int, other: int) -> str:
        return "" if is_abroad(state, other) else "no-effect-on"

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        ask_to_cede(state, frame[3], frame[2], frame[1])


class Trustbusters(Ceding):
    """Trustbusters: those with most points, Profit and money each cede a territory, once for each (#several-hit)."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return any([is_abroad(state, other) for other in range(state.seats)])

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return (
            state.points[other] == max(state.points)
            or state.profit[other] == max(state.profit)
            or state.money[other] == max(state.money)
        )

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        show_money(state, dealer)
        named: list[int] = []
        for values in (state.points, state.profit, state.money):
            most = max(values)
            named += [seat for seat in state.order if values[seat] == most]
        for seat in reversed(named):
            state.pending.append([BUSTED, seat, frame[2]])


class CivilWar(Yielding):
    """Civil War: half one's money, or two Established Presences."""

    aimed = True
    only_established = True

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        show_money(state, dealer)
        state.pending.append([CIVIL_WAR, frame[3], frame[2]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return [0] if frame[0] == CIVIL_WAR else super().offers(state, frame)

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        if frame[0] == YIELD:
            return super().options(state, frame, found)
        options = [Option("pay")]
        if len(_own_presences(state, frame[1], NOBODY, True)) >= state.box.card_count[frame[2]]:
            options.append(Option("give-up"))
        return options

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        if move[0] == "pay":
            state.pay(seat, half_up(state.money[seat]), state.box.card_names[card], dealer)
        elif move[0] == "give-up":
            state.pending.append([YIELD, seat, card, state.box.card_count[card], NOBODY])
        else:
            super().choose(state, frame, move, dealer)


class SurplusAndRegion(Yielding):
    """The Depression: all products in surplus, and everybody keeps only two presences in a region, their home among
    them."""

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return True

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        put_all_in_surplus(state)
        state.pending.append([REGION, frame[1], frame[2]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        if frame[0] == REGION:
            return [region for region in range(len(state.box.region_names)) if region not in state.setup.closed]
        return super().offers(state, frame)

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        if frame[0] == REGION:
            return [Option("region", [Choice("region", names(state.box.region_names, found))])]
        return super().options(state, frame, found)

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if frame[0] == YIELD:
            super().choose(state, frame, move, dealer)
            return
        box = state.box
        card = frame[2]
        region = box.index_of_region[cast("str", move[1])]
        for seat in reversed(state.order):
            present = 0
            for here, holder in enumerate(state.holder):
                if holder == seat and box.region[here] == region:
                    present += 1
            over = present - box.card_count[card]
            if over > 0:
                state.pending.append([YIELD, seat, card, over, region])


def _own_presences(state: Position, seat: int, region: int, only_established: bool) -> list[int]:
    """Presences of a seat outside its home; in one region, or anywhere for NOBODY."""
    found: list[int] = []
    for here, holder in enumerate(state.holder):
        if holder != seat or here == state.homes[seat] or (only_established and not state.settled[here]):
            continue
        if region == NOBODY or state.box.region[here] == region:
            found.append(here)
    return found


def is_abroad(state: Position, seat: int) -> bool:
    """Whether a seat has a presence outside its home."""
    for here, holder in enumerate(state.holder):
        if holder == seat and here != state.homes[seat]:
            return True
    return False


def _cedable(state: Position, seat: int, taker: int) -> list[int]:
    """What a seat may cede: what the taker, or for NOBODY anyone, can reach and hold (#ceding)."""
    takers = [taker] if taker != NOBODY else [other for other in state.order if other != seat]
    takers = [other for other in takers if state.stock[other] > 0]
    reaches = [reach.reached(state, other) for other in takers]
    return [here for here in _own_presences(state, seat, NOBODY, False) if any([found[here] for found in reaches])]


def _poorest_taker(state: Position, seat: int, there: int) -> int:
    """Who gets a territory ceded to nobody in particular: the lowest Profit, then turn order (card Trustbusters)."""
    best = NOBODY
    for other in state.order:
        if other == seat or state.stock[other] == 0 or not reach.reached(state, other)[there]:
            continue
        if best == NOBODY or state.profit[other] < state.profit[best]:
            best = other
    return best
