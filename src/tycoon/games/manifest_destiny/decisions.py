"""What is pending besides a seat's ordinary turn: who decides it, and the steps that follow (see `pending`).

Decisions belong to the chapters that ask for them; here each finds its way there.
"""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import (
    adjustments,
    card_play,
    collaboration,
    discoveries,
    expansion,
    packs,
    responses,
    turn_order,
)
from tycoon.games.manifest_destiny.events.catalogue import event_of
from tycoon.games.manifest_destiny.events.control import ask_to_cede
from tycoon.games.manifest_destiny.events.event import PRESENCES
from tycoon.games.manifest_destiny.payouts import pay_out
from tycoon.games.manifest_destiny.pending import (
    ANSWER,
    BUSTED,
    DECISIONS,
    DISCARD,
    ERA,
    EVENT,
    JOINT,
    LICENCE,
    MARKERS,
    PAYOUT,
    PIONEER,
    PLACE_STEP,
    PRESENCE,
    REFUSE_CARD,
    REROLL_DUEL,
    RESPONSE,
    SCORE_RESEARCH,
    STEPS,
    TARGET,
    WILD,
    WINDOW,
)
from tycoon.games.manifest_destiny.state import ESTABLISHED, NOBODY, Position


def offered(state: Position, frame: list[int]) -> list[int]:
    """What a card's decision offers; found once, for the same list decides whether it is asked at all."""
    offer = state._offer
    if offer is None:
        if frame[0] == TARGET:
            offer = responses.targets(state, frame[1], frame[2])
        elif frame[0] == ERA:
            offer = responses.eras_to_choose(state, frame[2])
        elif frame[0] == PRESENCE:
            offer = [frame[2]]
        else:
            offer = event_of(state, frame[2]).offers(state, frame)
        state._offer = offer
    return offer


def options(state: Position, frame: list[int]) -> list[Option]:
    """What the seat may decide whose decision is pending."""
    kind = frame[0]
    if kind == RESPONSE:
        return responses.options(state, frame, [])
    if kind in (TARGET, ERA):
        return responses.options(state, frame, offered(state, frame))
    if kind == PRESENCE:
        return [Option("presence", [Choice("presence", PRESENCES)])]
    if kind < PIONEER:
        return event_of(state, frame[2]).options(state, frame, offered(state, frame))
    if kind == REROLL_DUEL:
        return [Option("reroll"), Option("keep")]
    if kind == REFUSE_CARD:
        return [Option("keep"), Option("swap")]
    if kind == DISCARD:
        return card_play.discard_options(state, frame[1])
    if kind in (LICENCE, JOINT):
        return [Option("accept"), Option("decline")]
    return discoveries.options(state, frame)


def refuse(state: Position, frame: list[int], move: Move) -> Refusal | None:
    """What forbids a decision: a condition of its chapter, else that an argument is not among those offered."""
    if frame[0] == TARGET or frame[0] == RESPONSE:
        return responses.refuse(state, frame, move)
    left = [one for one in options(state, frame) if one.verb == move[0] and len(one.domains) == len(move) - 1]
    if not left:
        return None
    clause = DECISIONS[frame[0]][1]
    for at in range(1, len(move)):
        left = [one for one in left if one.domains[at - 1].contains(move[at])]
        if not left:
            return Refusal("not-offered", clause, chosen=move[at])
    return None


def play(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """A decision is made, which is no longer pending."""
    kind, seat = frame[0], frame[1]
    if kind in (TARGET, ERA, RESPONSE):
        responses.play(state, frame, move, dealer)
    elif kind == PRESENCE:
        state.settle_in(seat, frame[2], move[1] == ESTABLISHED, dealer)
    elif kind < PIONEER:
        event_of(state, frame[2]).choose(state, frame, move, dealer)
    elif kind == REROLL_DUEL:
        expansion.answer_reroll(state, frame, move[0] == "reroll", dealer)
    elif kind == REFUSE_CARD:
        packs.answer_think_tank(state, seat, move[0] == "swap", dealer)
    elif kind == DISCARD:
        if move[0] == "discard":
            card_play.bury(state, seat, state.box.index_of_card[cast("str", move[1])], dealer)
    elif kind in (LICENCE, JOINT):
        collaboration.answer_offer(state, frame, move[0] == "accept", dealer)
    else:
        discoveries.play(state, frame, move, dealer)


def proceed(state: Position, dealer: Dealer) -> None:
    """Carry out what is pending until somebody has to decide."""
    while state.pending:
        frame = state.pending[-1]
        if frame[0] >= STEPS:
            state.pending.pop()
            _step(state, frame, dealer)
        elif _is_open(state, frame):
            return
        else:
            state.pending.pop()
            state._offer = None
            if frame[0] < PIONEER:
                event_of(state, frame[2]).nothing_to_choose(state, frame, dealer)


def _is_open(state: Position, frame: list[int]) -> bool:
    """Whether there is anything to decide. Never depends on what is hidden."""
    kind = frame[0]
    if kind == PIONEER:
        return discoveries.may_get_pioneer(state, frame[1])
    if kind == WILD:
        return bool(discoveries.wild_numbers(state, frame))
    if kind < PIONEER and kind != RESPONSE:
        return bool(offered(state, frame))
    return True


def _step(state: Position, frame: list[int], dealer: Dealer) -> None:
    kind, seat = frame[0], frame[1]
    if kind in (EVENT, MARKERS):
        event_of(state, frame[2]).take_place(state, frame, dealer)
    elif kind == WINDOW:
        responses.ask_responses(state, frame)
    elif kind == ANSWER:
        responses.take_effect(state, frame, dealer)
    elif kind == PAYOUT:
        pay_out(state, frame[2], dealer)
    elif kind == PLACE_STEP:
        discoveries.place_step(state, frame, dealer)
    elif kind == SCORE_RESEARCH:
        discoveries.score_research(state, frame)
    elif kind == BUSTED:
        ask_to_cede(state, seat, frame[2], NOBODY)
    elif state.at == 0:
        adjustments.adjust(state, dealer)
    else:
        turn_order.begin_turn(state, dealer)
