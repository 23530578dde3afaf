"""The Adjustments Phase, in its printed order (rulebook chapter 10)."""

from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny import expansion, packs
from tycoon.games.manifest_destiny.components import (
    COMPUTERS,
    MOTION_PICTURES,
    SAFETY_NET,
    TELEVISION,
    URBAN_RENAISSANCE,
)
from tycoon.games.manifest_destiny.pending import GO_ON
from tycoon.games.manifest_destiny.state import NOBODY, Position


def adjust(state: Position, dealer: Dealer) -> None:
    """The steps of the phase up to the drawing of cards (#adjustments-order)."""
    state.at = 1
    _adjust_profit(state, dealer)
    for here, holder in enumerate(state.holder):
        if holder != NOBODY:
            # New Presences become established before the income is paid (#establish).
            state.settled[here] = True
    for seat in state.order:
        state.receive(seat, state.profit[seat], "income", dealer)
    _pay_safety_net(state, dealer)
    _pay_urban_renaissance(state, dealer)
    _pay_motion_pictures(state, dealer)
    _return_tokens(state)
    _draw_cards(state, dealer)


def _adjust_profit(state: Position, dealer: Dealer) -> None:
    """Up for New Presences (#profit-new), more with Computers (#advance-computers), down for losses (#profit-lost)."""
    box = state.box
    for seat in state.order:
        each = box.profit_new_presence_computers if state.owns(seat, COMPUTERS) else box.profit_new_presence
        state.change_profit(seat, each * expansion.new_presences(state, seat), "new-presences", dealer)
        state.change_profit(seat, -box.profit_lost_presence * state.losses[seat], "loss-box", dealer)
        state.stock[seat] += state.losses[seat]
        state.losses[seat] = 0


def _pay_safety_net(state: Position, dealer: Dealer) -> None:
    """Owners of Safety Net collect by rank of Profit, the poorest most; ties take the better (#advance-safety-net)."""
    for seat in state.order:
        if state.owns(seat, SAFETY_NET):
            poorer = len([profit for profit in state.profit if profit < state.profit[seat]])
            state.receive(seat, state.setup.safety_net[poorer], state.box.advance_names[SAFETY_NET], dealer)


def _pay_urban_renaissance(state: Position, dealer: Dealer) -> None:
    """Money for each City in an Established Presence, but not from closed markets (#discovery-urban-renaissance)."""
    for seat in state.order:
        if state.has(seat, URBAN_RENAISSANCE):
            cities = 0
            for here, built in enumerate(state.city):
                if built and state.is_settled_by(here, seat) and here not in state.frozen:
                    cities += 1
            why = state.box.discovery_names[URBAN_RENAISSANCE]
            state.receive(seat, cities * state.box.urban_renaissance_cash, why, dealer)


def _pay_motion_pictures(state: Position, dealer: Dealer) -> None:
    """Those without Motion Pictures pay each owner, unless they own Television (#discovery-motion-pictures)."""
    for payer in state.order:
        if not state.has(payer, MOTION_PICTURES) and not state.owns(payer, TELEVISION):
            for owner in state.order:
                if state.has(owner, MOTION_PICTURES):
                    why = state.box.discovery_names[MOTION_PICTURES]
                    state.pay_to(payer, owner, state.box.motion_pictures_cash, why, dealer)


def _return_tokens(state: Position) -> None:
    """Tokens in the boxes of Cities, Pioneers and cards go back to their owners (#return-tokens)."""
    for seat in range(state.seats):
        state.stock[seat] += state.boxed[seat]
        state.boxed[seat] = 0
    state.tracks = [0, 0, 0]


def _draw_cards(state: Position, dealer: Dealer) -> None:
    """Everybody draws a card in turn order (#draw-card); then the Think Tank may be asked (#discovery-think-tank)."""
    state.pending.append([GO_ON, 0])
    for seat in state.order:
        packs.draw_card(state, seat, dealer)
    packs.ask_think_tank(state, state.order)
