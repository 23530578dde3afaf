"""Choosing the homes: the bids, and the homes in the order of the bids (rulebook chapter 5)."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import turn_order
from tycoon.games.manifest_destiny.state import BIDDING, HOMES, Position


def options(state: Position, seat: int) -> list[Option]:
    """A bid: any amount in steps, nothing included, up to one's money (#home-bids). Later a home (#homes)."""
    if state.phase == BIDDING:
        amounts: list[Arg] = list(range(0, state.money[seat] + 1, state.box.bid_step))
        return [Option("bid", [Choice("amount", amounts)])]
    homes: list[Arg] = [state.box.territory_names[home] for home in state.setup.homes if home not in state.homes]
    return [Option("home", [Choice("territory", homes)])]


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with a bid or with a home."""
    if len(move) != 2:
        return None
    value = move[1]
    if state.phase == BIDDING:
        if move[0] != "bid" or not isinstance(value, int):
            return None
        if value > state.money[seat]:
            return Refusal("bid-too-high", "bid-limit", most=state.money[seat])
        if value < 0 or value % state.box.bid_step:
            return Refusal("bid-step", "home-bids", step=state.box.bid_step)
        return None
    if move[0] != "home" or not isinstance(value, str) or value not in state.box.index_of_territory:
        return None
    home = state.box.index_of_territory[value]
    if home not in state.setup.homes:
        return Refusal("no-home", "homes", territory=value)
    if home in state.homes:
        return Refusal("home-taken", "home-choice", territory=value)
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """A bid, or a home."""
    if state.phase == BIDDING:
        _bid(state, seat, cast("int", move[1]), dealer)
    else:
        _choose_home(state, seat, state.box.index_of_territory[cast("str", move[1])], dealer)


def _bid(state: Position, seat: int, amount: int, dealer: Dealer) -> None:
    """A bid for the choice of homes; after the last one, the highest chooses first (#bid-ties)."""
    state.bids[seat] = amount
    state.at += 1
    if dealer.listening:
        dealer.tell("home-bid", seat=seat, amount=amount)
    if state.at == state.seats:
        # Of equal bids the earlier one goes first.
        state.mats = sorted(state.bidding, key=lambda bidder: -state.bids[bidder])
        state.phase = HOMES
        state.at = 0


def _choose_home(state: Position, seat: int, home: int, dealer: Dealer) -> None:
    """Pay the bid and settle in one's home (#home-choice)."""
    state.pay(seat, state.bids[seat], "home-bid", dealer)
    state.homes[seat] = home
    state.settle_in(seat, home, True, dealer)
    if dealer.listening:
        dealer.tell("home", seat=seat, territory=state.box.territory_names[home])
    state.at += 1
    if state.at == state.seats:
        # For the first turn the order is chosen as the homes were (#first-turn-order).
        state.choice = state.mats.copy()
        turn_order.begin_turn(state, dealer)
