"""Events in force for their player for the rest of the turn: what they change of dice, of attacks and of reach.

A leader in force has no say in these: its credits and tokens are asked for where they count.
"""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny.events.event import Event, some_settled
from tycoon.games.manifest_destiny.state import EXPANSION, Position


class Lasting(Event):
    """An event that is in force for its player this turn. Free tokens and credits come from the component file."""

    wins_ties: bool = False
    rolls_again: bool = False
    """Whether the dice of the first duel in a territory may be rolled again."""
    more_dice: int = 0
    fewer_tokens: int = 0
    rides_rails: bool = False
    """Whether it gives the feature of Railroads, over rivers too."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        state.active[frame[1]].append(frame[2])

    def open_ways(self, state: Position, seat: int, card: int, sources: list[int], found: list[bool]) -> None:
        """Mark the territories it opens; `sources` are the presences of the seat, and its home."""


class RailThisTurn(Lasting):
    """Golden Spike."""

    rides_rails = True


class WinTies(Lasting):
    """War of 1812."""

    wins_ties = True


class RerollFirst(Lasting):
    """Star Spangled Banner."""

    rolls_again = True


class ExtraDie(Lasting):
    """World War."""

    more_dice = 1


class OregonTrail(Lasting):
    """Oregon Trail: vacant territories are adjacent in the Expansion Phase."""

    def open_ways(self, state: Position, seat: int, card: int, sources: list[int], found: list[bool]) -> None:
        if state.phase == EXPANSION:
            for there in state.box.card_territories[card]:
                if state.is_vacant(there):
                    found[there] = True


class CheapAttacks(Lasting):
    """Remember the Maine!: attacks cost less, and Cuba is adjacent in the Expansion Phase."""

    fewer_tokens = 1

    def open_ways(self, state: Position, seat: int, card: int, sources: list[int], found: list[bool]) -> None:
        if state.phase == EXPANSION and some_settled(state, seat, sources):
            _open_all(state, card, found)


class PanamaCanal(Lasting):
    """Panama Canal: open for good; money, and Central America is adjacent all turn."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        state.canal = True
        state.active[seat].append(card)
        state.receive(seat, state.box.card_cash[card], state.box.card_names[card], dealer)

    def open_ways(self, state: Position, seat: int, card: int, sources: list[int], found: list[bool]) -> None:
        if some_settled(state, seat, sources):
            _open_all(state, card, found)


def _open_all(state: Position, card: int, found: list[bool]) -> None:
    for there in state.box.card_territories[card]:
        if state.is_open(there):
            found[there] = True


LASTING: Final[dict[str, Lasting]] = {
    "rail-this-turn": RailThisTurn(),
    "free-tokens": Lasting(),  # Ellis Island
    "win-ties": WinTies(),
    "reroll-first": RerollFirst(),
    "oregon-trail": OregonTrail(),
    "cheap-attacks": CheapAttacks(),
    "extra-die": ExtraDie(),
    "panama-canal": PanamaCanal(),
}
"""By effect."""


# ---------------------------------------------------------------------- what is in force for a seat


def _lasting(effect: str) -> Lasting | None:
    """What lasts of a card in force; most are leaders, without any effect."""
    return LASTING.get(effect) if effect else None


def wins_ties(state: Position, seat: int) -> bool:
    """Whether a card lets a seat win ties in attack (#dice-cards)."""
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None and event.wins_ties:
            return True
    return False


def rolls_again(state: Position, seat: int) -> bool:
    """Whether a card lets a seat roll again in the first duel of a territory (#dice-cards)."""
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None and event.rolls_again:
            return True
    return False


def more_dice(state: Position, seat: int) -> int:
    """How many dice more than usual a seat rolls in attack (#dice-cards)."""
    dice = 0
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None:
            dice += event.more_dice
    return dice


def fewer_tokens(state: Position, seat: int) -> int:
    """How many tokens less an attack of a seat costs (#dice-cards)."""
    tokens = 0
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None:
            tokens += event.fewer_tokens
    return tokens


def rides_rails(state: Position, seat: int) -> bool:
    """Whether a card gives a seat the feature of Railroads, over rivers too: in the Expansion Phase only."""
    if state.phase != EXPANSION:
        return False
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None and event.rides_rails:
            return True
    return False


def open_ways(state: Position, seat: int, sources: list[int], found: list[bool]) -> None:
    """Mark the territories that cards open to a seat this turn, Westward Ho or not (#movement-cards)."""
    for card in state.active[seat]:
        event = _lasting(state.box.card_effect[card])
        if event is not None:
            event.open_ways(state, seat, card, sources, found)
