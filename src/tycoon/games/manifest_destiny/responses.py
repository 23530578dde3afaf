"""Events before they take place: the player they are aimed at, and those who counter or cancel them."""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny.components import DESTINY
from tycoon.games.manifest_destiny.packs import lay_down, may_be_held
from tycoon.games.manifest_destiny.pending import ANSWER, CONGRESS, ERA, EVENT, RESPONSE, TARGET, WINDOW
from tycoon.games.manifest_destiny.state import NOBODY, Position

AIMED: Final = (
    *("take-cash-from-leader", "cede-one", "lose-by-die"),
    *("civil-war", "steal-card", "halve-token-maximum"),
)
"""Events that are aimed at a player."""


def announce_event(state: Position, seat: int, card: int) -> None:
    """An event has been played: first its player settles the Era, then whom it is aimed at (#events)."""
    eras = eras_to_choose(state, card)
    if len(eras) > 1:
        state.pending.append([ERA, seat, card])
    else:
        with_era(state, seat, card, eras[0])


def eras_to_choose(state: Position, card: int) -> list[int]:
    """The Eras a card may be played under, where that makes a difference (#transition)."""
    eras = [era for era in state.box.card_eras[card] if state.playable >> era & 1]
    effect = state.box.card_effect[card]
    if effect == "congress" or (effect == "abolition-or-civil-rights" and eras[-1] == 3):
        return eras
    return eras[-1:]


def with_era(state: Position, seat: int, card: int, era: int) -> None:
    """The Era is settled."""
    effect = state.box.card_effect[card]
    if effect == "congress":
        state.pending.append([CONGRESS, seat, card, era])
    elif effect in AIMED:
        aim(state, seat, card)
    else:
        open_window(state, seat, card, NOBODY, era, 0)


def aim(state: Position, seat: int, card: int) -> None:
    """Choose whom the card is aimed at; a Destiny card does without where there is nobody."""
    if targets(state, seat, card):
        state.pending.append([TARGET, seat, card])
    else:
        with_target(state, seat, card, NOBODY)


def targets(state: Position, seat: int, card: int) -> list[int]:
    """The players a card can be aimed at."""
    effect = state.box.card_effect[card]
    found: list[int] = []
    for other in range(state.seats):
        if other == seat or card in state.shields[other]:
            # Not the one who played its counter earlier this turn (#counter-protection).
            continue
        if effect == "steal-card" and not state.hands[other]:
            continue
        if effect == "take-cash-from-leader" and state.profit[other] < state.profit[seat]:
            continue
        if effect == "cede-one" and not is_abroad(state, other):
            # He has nothing to cede or to remove (#no-effect).
            continue
        found.append(other)
    return found


def is_abroad(state: Position, seat: int) -> bool:
    """Whether a seat has a presence outside its home."""
    for here, holder in enumerate(state.holder):
        if holder == seat and here != state.homes[seat]:
            return True
    return False


def with_target(state: Position, seat: int, card: int, target: int) -> None:
    """The target is settled; nobody responds to a Destiny card (#response-cards)."""
    if state.box.card_kind[card] == DESTINY:
        state.pending.append([EVENT, seat, card, target, state.era, 0])
    else:
        open_window(state, seat, card, target, state.era, 0)


def open_window(state: Position, seat: int, card: int, target: int, era: int, choice: int) -> None:
    """All is settled: the event takes place unless somebody responds."""
    state.pending.append([EVENT, seat, card, target, era, choice])
    state.pending.append([WINDOW, seat, card, target])


def ask_responses(state: Position, frame: list[int]) -> None:
    """Ask everybody who might respond, in turn order, whatever he holds (#response-order)."""
    player, card, target = frame[1], frame[2], frame[3]
    seats = [seat for seat in state.from_turn(player) if _entitled(state, seat, card, target)]
    if seats:
        state.pending.append([RESPONSE, seats[0], card, player, target, *seats[1:]])


def _entitled(state: Position, seat: int, card: int, target: int) -> bool:
    """Whether a seat could respond to this card if it held the right one, which may be the case."""
    for response in range(len(state.box.card_names)):
        if answers(state, response, seat, card, target) and may_be_held(state, response):
            return True
    return False


def answers(state: Position, response: int, seat: int, card: int, target: int) -> bool:
    """Whether a card cancels another (#response-cards), or counters it for the one it is aimed at (#counter-cards)."""
    box = state.box
    return card in box.card_cancels[response] or (seat == target and card in box.card_counters[response])


def response_options(state: Position, frame: list[int]) -> list[Option]:
    """Play a card that counters or cancels, or let it pass."""
    seat, card, target = frame[1], frame[2], frame[4]
    names: list[Arg] = []
    for held in state.hands[seat]:
        if answers(state, held, seat, card, target):
            names.append(state.box.card_names[held])
    if names:
        return [Option("respond", [Choice("card", names)]), Option("pass")]
    return [Option("pass")]


def let_pass(state: Position, frame: list[int]) -> None:
    """Nobody responds yet: the next one is asked."""
    later = frame[5:]
    if later:
        state.pending.append([RESPONSE, later[0], frame[2], frame[3], frame[4], *later[1:]])


def respond(state: Position, frame: list[int], response: int, dealer: Dealer) -> None:
    """A response is played, to which others may respond in turn."""
    seat, card = frame[1], frame[2]
    lay_down(state, seat, response)
    if dealer.listening:
        names = state.box.card_names
        dealer.tell("responded", seat=seat, card=names[response], against=names[card])
    state.pending.append([ANSWER, seat, response])
    state.pending.append([WINDOW, seat, response, NOBODY])


def answer(state: Position, frame: list[int], dealer: Dealer) -> None:
    """A response that stands cancels what lies below it, or turns an event on its player (#counter-cards)."""
    responder, response = frame[1], frame[2]
    below = state.pending[-1]
    card = below[2]
    names = state.box.card_names
    if card in state.box.card_cancels[response]:
        state.pending.pop()
        if dealer.listening:
            dealer.tell("cancelled", card=names[card])
        return
    below[3] = below[1]
    below[1] = responder
    if dealer.listening:
        dealer.tell("turned", card=names[card], seat=responder, other=below[3])
