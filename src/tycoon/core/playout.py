"""Playing a game to its end at random: for simulation, rollouts and measurements."""

from tycoon.core.dealer import Dealer
from tycoon.core.options import random_move
from tycoon.core.state import State


def playout(state: State, dealer: Dealer, limit: int) -> int:
    """Play random moves until the game is over or `limit` decisions are made; returns how many there were."""
    decisions = 0
    actors = state.actors()
    while actors and decisions < limit:
        seat = actors[0]
        state.play(seat, random_move(state.options(seat), dealer), dealer)
        decisions += 1
        actors = state.actors()
    return decisions
