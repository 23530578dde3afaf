"""Events that put pieces on the map or take them away: Natives, Cities, product markers, closed markets, steps."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny.discoveries import lacking_numbers, may_research
from tycoon.games.manifest_destiny.events.event import Event, ask_again, territories, territory_of
from tycoon.games.manifest_destiny.pending import ANY_STEP, BURN, MARKER, MARKET, NATIVES, PLACE_STEP
from tycoon.games.manifest_destiny.state import NOBODY, Position


class PlaceNatives(Event):
    """Native Sovereignty: Natives in vacant territories, as many as its player likes (#natives)."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return bool(self.offers(state, [NATIVES, seat, card]))

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([NATIVES, frame[1], frame[2], state.box.card_count[frame[2]]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        if sum(state.native) >= state.box.natives:
            return []
        return [here for here in state.box.card_territories[frame[2]] if state.is_vacant(here)]

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        return [Option("place-natives", [territories(state, found)]), Option("pass")]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        if move[0] == "pass":
            return
        ask_again(state, frame)
        state.native[territory_of(state, move)] = True
        if dealer.listening:
            dealer.tell("natives", territory=move[1])


class DestroyCities(Event):
    """Great Fire: Cities are removed, and whoever controlled them pays."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return any(state.city)

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return state.cities_of(other) > 0

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([BURN, frame[1], frame[2], state.box.card_count[frame[2]]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return [here for here, built in enumerate(state.city) if built]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        ask_again(state, frame)
        there = territory_of(state, move)
        state.city[there] = False
        if dealer.listening:
            dealer.tell("city-lost", territory=move[1])
        holder = state.holder[there]
        if holder != NOBODY:
            state.pay(holder, state.box.card_cash[frame[2]], state.box.card_names[frame[2]], dealer)
            state.count_cities(dealer)


class PlaceTourists(Event):
    """Teddy Roosevelt: Tourist markers in territories of the card (#product-markers)."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([MARKER, frame[1], frame[2], state.box.card_count[frame[2]]])

    def places(self, state: Position, card: int) -> list[int]:
        """The territories that may get a marker, whatever they produce."""
        return [here for here in state.box.card_territories[card] if state.is_open(here)]

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        box = state.box
        if len(state.tourists) >= box.tourist_markers:
            return []
        return [here for here in self.places(state, frame[2]) if not state.has_icon(here, box.tourists)]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        ask_again(state, frame)
        state.tourists.append(territory_of(state, move))
        if dealer.listening:
            dealer.tell("product-added", territory=move[1], product=state.box.product_names[state.box.tourists])


class PlaceTouristsInCity(PlaceTourists):
    """Babe Ruth: a Tourist marker in a City."""

    def places(self, state: Position, card: int) -> list[int]:
        return [here for here, built in enumerate(state.city) if built]


class PlaceTechnology(Event):
    """Internet: Technology markers in anybody's Established Presences, and a credit for the turn."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        for advance, credit in enumerate(state.box.card_credits[card]):
            if credit and not state.owns(seat, advance):
                return True
        return bool(self.offers(state, [MARKER, seat, card]))

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        state.active[seat].append(card)
        state.pending.append([MARKER, seat, card, state.box.card_count[card]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        box = state.box
        if len(state.technology) >= box.technology_markers:
            return []
        settled = [here for here, established in enumerate(state.settled) if established]
        return [here for here in settled if not state.has_icon(here, box.technology)]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        ask_again(state, frame)
        state.technology.append(territory_of(state, move))
        if dealer.listening:
            dealer.tell("product-added", territory=move[1], product=state.box.product_names[state.box.technology])


class CloseMarkets(Event):
    """Cold War: foreign markets are closed for the turn."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return bool(self.offers(state, [MARKET, seat, card]))

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return any([state.holder[here] == other for here in state.box.card_territories[card]])

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([MARKET, frame[1], frame[2], state.box.card_count[frame[2]]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        return [here for here in state.box.card_territories[frame[2]] if here not in state.frozen]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        ask_again(state, frame)
        state.frozen.append(territory_of(state, move))
        if dealer.listening:
            dealer.tell("market-closed", territory=move[1])


class AnyStep(Event):
    """Moon Landing: a Step marker of one's choice."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([ANY_STEP, frame[1], frame[2]])

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        """All steps a seat lacks of discoveries open to research, as 8 * discovery + number."""
        found: list[int] = []
        for discovery in range(len(state.discoverers)):
            if may_research(state, discovery):
                found += [8 * discovery + number for number in lacking_numbers(state, frame[1], discovery)]
        return found

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        options: list[Option] = []
        for discovery, name in enumerate(state.box.discovery_names):
            numbers: list[Arg] = [code % 8 for code in found if code // 8 == discovery]
            if numbers:
                options.append(Option("step", [Choice("discovery", [name]), Choice("number", numbers)]))
        return options

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        discovery = state.box.index_of_discovery[cast("str", move[1])]
        state.pending.append([PLACE_STEP, frame[1], discovery, cast("int", move[2]), 1])
