"""Sensible players finish games of the usual length with the usual points."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.games.manifest_destiny import GAME, ManifestState

HEURISTIC = GAME.heuristic()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sensible_players_make_legal_moves_and_games_of_the_usual_length(seats: int) -> None:
    turns, best = [], []
    for seed in range(6):
        dealer = FastDealer(seed)
        state = GAME.start(seats, dealer)
        assert isinstance(state, ManifestState)
        while actors := state.actors():
            move = HEURISTIC.best_move(state, actors[0], state.options(actors[0]), dealer)
            assert state.why_not(actors[0], move) is None
            state.play(actors[0], move, dealer)
        turns.append(state.turn)
        best.append(max(state.points))
    assert 8 <= sum(turns) / len(turns) <= 11
    assert 26 <= sum(best) / len(best) <= 35
