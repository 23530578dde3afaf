"""Events before they take place: the Era, the player they are aimed at, and those who counter or cancel them."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny.components import DESTINY
from tycoon.games.manifest_destiny.events.catalogue import event_of
from tycoon.games.manifest_destiny.events.event import open_window
from tycoon.games.manifest_destiny.packs import lay_down, may_be_held
from tycoon.games.manifest_destiny.pending import ANSWER, ERA, EVENT, RESPONSE, TARGET, WINDOW
from tycoon.games.manifest_destiny.state import NOBODY, Position


def announce_event(state: Position, seat: int, card: int) -> None:
    """An event has been played: first its player settles the Era, then whom it is aimed at (#events)."""
    eras = eras_to_choose(state, card)
    if len(eras) > 1:
        state.pending.append([ERA, seat, card])
    else:
        _with_era(state, seat, card, eras[0])


def eras_to_choose(state: Position, card: int) -> list[int]:
    """The Eras a card may be played under, where that makes a difference (#transition)."""
    eras = [era for era in state.box.card_eras[card] if state.playable >> era & 1]
    return event_of(state, card).eras(eras)


def _with_era(state: Position, seat: int, card: int, era: int) -> None:
    """The Era is settled."""
    event = event_of(state, card)
    if event.settled_first:
        event.ask_first(state, seat, card, era)
    elif event.aimed:
        state.pending.append([TARGET, seat, card])
    else:
        open_window(state, seat, card, NOBODY, era, 0)


def announce_destiny(state: Position, seat: int, card: int) -> None:
    """The event of a Destiny card, to which nobody responds; it does without a target where there is none."""
    if event_of(state, card).aimed and targets(state, seat, card):
        state.pending.append([TARGET, seat, card])
    else:
        state.pending.append([EVENT, seat, card, NOBODY, state.era, 0])


# ---------------------------------------------------------------------- whom it is aimed at


def targets(state: Position, seat: int, card: int) -> list[int]:
    """The players a card can be aimed at."""
    return [other for other in range(state.seats) if not why_no_target(state, seat, card, other)]


def why_no_target(state: Position, seat: int, card: int, other: int) -> str:
    """Why a card cannot be aimed at a player: the id of a reason, or nothing."""
    if other == seat:
        return "aimed-at-oneself"
    if card in state.shields[other]:
        return "shielded"
    return event_of(state, card).why_not_at(state, seat, card, other)


def _refuse_target(state: Position, seat: int, card: int, other: int) -> Refusal | None:
    if not 0 <= other < state.seats:
        return None
    why = why_no_target(state, seat, card, other)
    if not why:
        return None
    name = state.box.card_names[card]
    clause = {"shielded": "counter-protection", "no-effect-on": "no-effect", "lower-profit": f"card-{name}"}
    return Refusal(why, clause.get(why, "events"), card=name, seat=other)


def _with_target(state: Position, seat: int, card: int, target: int) -> None:
    """The target is settled; nobody responds to a Destiny card (#response-cards)."""
    if state.box.card_kind[card] == DESTINY:
        state.pending.append([EVENT, seat, card, target, state.era, 0])
    else:
        open_window(state, seat, card, target, state.era, 0)


# ---------------------------------------------------------------------- the decisions


def options(state: Position, frame: list[int], found: list[int]) -> list[Option]:
    """Whom a card is aimed at, the Era it is played under, or what is played in answer."""
    if frame[0] == TARGET:
        return [Option("target", [Choice("seat", cast("list[Arg]", found))])]
    if frame[0] == ERA:
        return [Option("era", [Choice("era", cast("list[Arg]", found))])]
    seat, card, target = frame[1], frame[2], frame[4]
    names: list[Arg] = []
    for held in state.hands[seat]:
        if answers(state, held, seat, card, target):
            names.append(state.box.card_names[held])
    if names:
        return [Option("respond", [Choice("card", names)]), Option("pass")]
    return [Option("pass")]


def refuse(state: Position, frame: list[int], move: Move) -> Refusal | None:
    """Why a card cannot be aimed at a player, or does not answer another."""
    if len(move) != 2:
        return None
    seat, card = frame[1], frame[2]
    value = move[1]
    if move[0] == "target" and frame[0] == TARGET and isinstance(value, int):
        return _refuse_target(state, seat, card, value)
    if move[0] == "respond" and frame[0] == RESPONSE and isinstance(value, str):
        response = state.box.index_of_card.get(value, -1)
        if response < 0:
            return None
        if response not in state.hands[seat]:
            return Refusal("card-not-held", "card-play", card=value)
        if not answers(state, response, seat, card, frame[4]):
            return Refusal("no-answer", "response-scope", card=value, against=state.box.card_names[card])
    return None


def play(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """A target or an Era is chosen, a response is played or not."""
    seat, card = frame[1], frame[2]
    if frame[0] == TARGET:
        target = cast("int", move[1])
        if dealer.listening:
            dealer.tell("aimed", seat=seat, card=state.box.card_names[card], other=target)
        _with_target(state, seat, card, target)
    elif frame[0] == ERA:
        _with_era(state, seat, card, cast("int", move[1]))
    elif move[0] == "respond":
        _respond(state, frame, state.box.index_of_card[cast("str", move[1])], dealer)
    else:
        _let_pass(state, frame)


# ---------------------------------------------------------------------- responses


def ask_responses(state: Position, frame: list[int]) -> None:
    """Ask everybody who might respond, in turn order, whatever they hold (#response-order)."""
    player, card, target = frame[1], frame[2], frame[3]
    seats = [seat for seat in state.from_turn(player) if _entitled(state, seat, card, target)]
    if seats:
        state.pending.append([RESPONSE, seats[0], card, player, target, *seats[1:]])


def _entitled(state: Position, seat: int, card: int, target: int) -> bool:
    """Whether a seat could respond to this card if it held the right one, which may be the case."""
    for response in state.box.answering:
        if answers(state, response, seat, card, target) and may_be_held(state, response):
            return True
    return False


def answers(state: Position, response: int, seat: int, card: int, target: int) -> bool:
    """Whether a card cancels another (#response-cards), or counters it for the one it is aimed at (#counter-cards)."""
    box = state.box
    return card in box.card_cancels[response] or (seat == target and card in box.card_counters[response])


def _let_pass(state: Position, frame: list[int]) -> None:
    """Nobody responds yet: the next one is asked."""
    later = frame[5:]
    if later:
        state.pending.append([RESPONSE, later[0], frame[2], frame[3], frame[4], *later[1:]])


def _respond(state: Position, frame: list[int], response: int, dealer: Dealer) -> None:
    """A response is played, to which others may respond in turn."""
    seat, card = frame[1], frame[2]
    lay_down(state, seat, response)
    if dealer.listening:
        names = state.box.card_names
        dealer.tell("responded", seat=seat, card=names[response], against=names[card])
    state.pending.append([ANSWER, seat, response])
    state.pending.append([WINDOW, seat, response, NOBODY])


def take_effect(state: Position, frame: list[int], dealer: Dealer) -> None:
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


# ---------------------------------------------------------------------- whom it concerns


def is_asked(state: Position, seat: int) -> bool:
    """Whether a seat is asked to respond to a card (#response-order)."""
    return bool(state.pending) and state.pending[-1][0] == RESPONSE and state.pending[-1][1] == seat


def is_concerned(state: Position, seat: int) -> bool:
    """Whether the card a seat may respond to is aimed at it, hurts it, or undoes what it has played.

    Follows from what is public alone.
    """
    frame = state.pending[-1]
    card, player, target = frame[2], frame[3], frame[4]
    below = state.pending[-2]
    if below[0] == ANSWER:
        # A response: it concerns the one whose card it answers.
        return state.pending[-3][1] == seat
    if target != NOBODY:
        return target == seat
    return event_of(state, card).hurts(state, card, player, seat, below[4], below[5])
