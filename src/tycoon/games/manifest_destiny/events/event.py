"""What an event is: what it says of itself before it is played, and what it does and asks once it takes place."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny.pending import (
    BURN,
    CEDE,
    CLEAR,
    EVENT,
    EVICT,
    MARKER,
    MARKET,
    NATIVES,
    WINDOW,
    YIELD,
)
from tycoon.games.manifest_destiny.state import ESTABLISHED, NEW, Position

PRESENCES: Final[list[Arg]] = [NEW, ESTABLISHED]

VERBS: Final = {
    CEDE: "cede",
    YIELD: "remove",
    EVICT: "evict",
    NATIVES: "place-natives",
    BURN: "burn",
    MARKER: "mark",
    CLEAR: "clear",
    MARKET: "close",
}
"""The verbs of decisions that name a territory and nothing else."""


class Event:
    """An effect of the component file. It is the same object for all cards and games, and nothing of it changes.

    A subclass says what is different from an event that is aimed at nobody, hurts nobody and can always be played.
    """

    aimed: bool = False
    """Whether its player chooses whom it is aimed at, before anybody responds."""
    settled_first: bool = False
    """Whether its player decides what it does before anybody responds: then `ask_first` asks them."""
    only_answers: bool = False
    """Whether it has no event of its own, but answers those of others (#response-cards)."""

    # ------------------------------------------------------------------ before it takes place

    def eras(self, eras: list[int]) -> list[int]:
        """Of the Eras it may be played under, those its player chooses from: one, unless they differ (#transition)."""
        return eras[-1:]

    def ask_first(self, state: Position, seat: int, card: int, era: int) -> None:
        """Ask its player what it shall do."""
        raise NotImplementedError

    def why_not_at(self, state: Position, seat: int, card: int, other: int) -> str:
        """Why it cannot be aimed at another player: the id of a reason, or nothing."""
        return ""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        """Whether it can change anything, as far as all can see (#no-effect). Not asked where it is aimed."""
        return True

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        """Whether it costs somebody something, aimed at nobody in particular; follows from what is public."""
        return False

    # ------------------------------------------------------------------ what it does

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        """It takes place; `frame` is that of an EVENT. Decisions it asks for become pending."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the decisions it asks for

    def offers(self, state: Position, frame: list[int]) -> list[int]:
        """The territories, products … that its pending decision offers, by index; nothing: it is not asked."""
        return [0]

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        """The options of its pending decision, which offers these."""
        return [Option(VERBS[frame[0]], [territories(state, found)])]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        """Carry out a decision, whose frame is no longer pending."""
        raise NotImplementedError

    def nothing_to_choose(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        """Its decision offered nothing, and was dropped."""


# ---------------------------------------------------------------------- what several events need


def open_window(state: Position, seat: int, card: int, target: int, era: int, choice: int) -> None:
    """All is settled: the event takes place unless somebody responds."""
    state.pending.append([EVENT, seat, card, target, era, choice])
    state.pending.append([WINDOW, seat, card, target])


def names(of: list[str], found: list[int]) -> list[Arg]:
    """The ids of what has these indices."""
    return [of[at] for at in found]


def territories(state: Position, found: list[int]) -> Choice:
    """One of these territories."""
    return Choice("territory", names(state.box.territory_names, found))


def with_presence(state: Position, verb: str, found: list[int]) -> Option:
    """One of these territories, taken by a New or an Established Presence (#control-by-card)."""
    return Option(verb, [territories(state, found), Choice("presence", PRESENCES)])


def territory_of(state: Position, move: Move) -> int:
    """The territory that a move names."""
    return state.box.index_of_territory[cast("str", move[1])]


def ask_again(state: Position, frame: list[int]) -> None:
    """The same decision once more, unless it was the last: the frame says how often it is made."""
    if frame[3] > 1:
        again = frame.copy()
        again[3] -= 1
        state.pending.append(again)


def some_settled(state: Position, seat: int, found: list[int]) -> bool:
    """Whether a seat has an Established Presence in one of these territories."""
    for here in found:
        if state.is_settled_by(here, seat):
            return True
    return False


def half_up(amount: int) -> int:
    """Half an amount, rounded up to whole fives: fractions go against the player (#fractions)."""
    return (amount + 9) // 10 * 5


def put_all_in_surplus(state: Position) -> None:
    """All products are in surplus for the rest of the phase (#surplus-all)."""
    state.surplus = (1 << len(state.box.product_names)) - 1


def show_money(state: Position, dealer: Dealer) -> None:
    """All show their money when a card asks for it (#hidden-money)."""
    if dealer.listening:
        for seat in state.order:
            dealer.tell("money-shown", seat=seat, amount=state.money[seat])
