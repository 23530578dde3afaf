"""Events about cards, payouts and tokens: what may be played, paid out or bought this turn."""

from typing import cast

from tycoon.core.audience import only
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny.events.event import Event, names
from tycoon.games.manifest_destiny.pending import PAYOUT, PRODUCT
from tycoon.games.manifest_destiny.state import HALVED, Position


class StealCard(Event):
    """Spy: a random card changes hands, and only these two know which."""

    aimed = True

    def why_not_at(self, state: Position, seat: int, card: int, other: int) -> str:
        return "" if state.hands[other] else "no-effect-on"

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, target = frame[1], frame[3]
        hand = state.hands[target]
        if not hand:
            # Turned on its player, who had no other card.
            return
        both = only(seat) | only(target)
        card = dealer.draw(hand, "stolen", both)
        state.hands[seat].append(card)
        state.hands[seat].sort()
        state.seen[card] = only(target)
        # Others cannot tell whether it came from the pack now drawn from: the thief may hold one more of these.
        state.recent[seat] += 1
        if dealer.listening:
            dealer.tell("stolen", seat=seat, other=target)
            dealer.reveal("stolen-card", both, seat=seat, other=target, card=state.box.card_names[card])


class HalveTokenMaximum(Event):
    """Civil Disobedience."""

    aimed = True

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.marks[frame[3]] |= HALVED


class NamesProduct(Event):
    """An event that has its player name a product: not the one its card pays out, nor one that is not paid out."""

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        printed = state.box.card_product[frame[2]]
        return [one for one in range(len(state.box.product_names)) if one != printed and not state.banned >> one & 1]

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        return [Option("name", [Choice("product", names(state.box.product_names, found))])]


class BanProduct(NamesProduct):
    """Prohibition: the product named is not paid out again this turn."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.pending.append([PRODUCT, frame[1], frame[2]])

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        state.banned |= 1 << state.box.index_of_product[cast("str", move[1])]
        if dealer.listening:
            dealer.tell("banned", product=move[1])


class LiftDestinyLimit(NamesProduct):
    """Manifest Destiny: everybody may play one more Destiny card; and the product named is paid out."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        # What Patriotism gave was played before it, and does not come again (#discovery-patriotism).
        state.destiny_bonus = 1

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        state.pending.append([PAYOUT, frame[1], state.box.index_of_product[cast("str", move[1])]])


class Response(Event):
    """Supreme Court, President: they answer the events of others (#response-cards)."""

    only_answers = True
