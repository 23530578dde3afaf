"""Bots that fail, dawdle or die do not hold up a game."""

import asyncio
import time

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game
from tycoon.core.moves import Move
from tycoon.server import thinkers
from tycoon.server.thinkers import Thinkers


def think(qe: Game, workers: int, seconds: float, kill: bool = False) -> Move:
    async def run() -> Move:
        group = Thinkers(workers, seconds)
        group.start()
        try:
            state = qe.start(3, FastDealer(1))
            seat = state.actors()[0]
            if kill:
                await group.think(state, seat, "random")
                for process in list(vars(group._executor)["_processes"].values()):
                    process.kill()
                    process.join()
            move = await group.think(state, seat, "random")
            assert state.why_not(seat, move) is None
            return move
        finally:
            group.stop()

    return asyncio.run(run())


@pytest.mark.parametrize("answer", [("bid", -1), ("nonsense",), RuntimeError("broken"), 0.5])
def test_another_move_is_made_for_a_bot_that_cannot_do_it(
    qe: Game, monkeypatch: pytest.MonkeyPatch, answer: object, caplog: pytest.LogCaptureFixture
) -> None:
    def choose(*_given: object) -> object:
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, float):
            time.sleep(answer)
        return answer

    monkeypatch.setattr(thinkers, "choose", choose)
    assert think(qe, 0, 0.2)[0] == "open"
    assert len(caplog.records) == 1 and "broken" not in str(vars(caplog.records[0]))


def test_a_dead_process_is_replaced(qe: Game) -> None:
    assert think(qe, 1, 30, kill=True)[0] == "open"
