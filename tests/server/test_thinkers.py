"""Bots that fail, dawdle or die do not hold up a game."""

import asyncio
import time
from typing import ClassVar

import pytest

from tycoon import FastDealer, Game, Move, Seat, Table, format_record, parse_record, random_move
from tycoon.bots import KINDS, Bot
from tycoon.core.table import SeatLog
from tycoon.server import thinkers
from tycoon.server.thinkers import Question, Thinkers
from tycoon.server.turns import Turns

from .conftest import FakeClock, Town, any_move, tell


def question(game: Game) -> Question:
    table = Table(game, game.fewest, FastDealer(1))
    seat = table.actors()[0]
    past = SeatLog(table, seat)
    return Question(table.state, seat, past.head, past.text(), "somebody", "some table")


def think(qe: Game, workers: int, seconds: float, kill: bool = False) -> Move:
    async def run() -> Move:
        group = Thinkers(workers, seconds, patience=60)
        group.start()
        try:
            asked = question(qe)
            if kill:
                await group.think(asked, "random")
                for process in list(vars(group._workers._executor)["_processes"].values()):
                    process.kill()
                    process.join()
            move = await group.think(asked, "random")
            assert asked.state.why_not(asked.seat, move) is None
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


class Witness(Bot):
    """Writes down the record it is given."""

    seen: ClassVar[list[tuple[int, str]]] = []

    def choose(self, seat: Seat) -> Move:
        self.seen.append((seat.number, format_record(seat.record())))
        return super().choose(seat)

    def decide(self, seat: Seat) -> Move:
        return random_move(seat.options(), FastDealer())


def test_a_bot_that_thinks_elsewhere_has_the_record_of_its_seat(
    any_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KINDS, "witness", lambda *_given: Witness())
    monkeypatch.setattr(Witness, "seen", [])
    variant = {one.name: one.choices[-1] for one in any_game.variants()}

    async def story(town: Town) -> None:
        ada, dealer = await town.person("Ada"), FastDealer(3)
        bots = ["witness"] * (any_game.fewest - 1)
        position = await ada.open(any_game.name, "me", *bots, variant=variant, word="swordfish")
        id = position["table"]["id"]
        for number in range(12):
            # Where several decide at once, no bot comes in between.
            position = await ada.until(id, lambda now: now["actors"] == [0] or now["result"] is not None)
            if position["result"] is not None:
                break
            after = await ada.move(position, any_move(position, dealer))
            if number % 3 == 0 and after["undo"] and after["undo"]["possible"]:
                # Unless a bot was quicker.
                await ada.http.post(f"/api/tables/{id}/undo", json={"id": f"u{number}", "version": after["version"]})
        async with town.house.at(id) as live:
            assert live.table is not None
            for seat, text in Witness.seen:
                true = live.table.redacted(seat)
                true.ended, true.result = False, None
                found = parse_record(text)
                # What it saw then is how the record of its seat began.
                true.lines = true.lines[: len(found.lines)]
                assert found.lines and format_record(true) == text
                assert found.words[0] == "swordfish" and found.players[0] == "Ada"
        assert len({seat for seat, _ in Witness.seen}) == len(bots)

    tell(story)


def test_a_bot_that_waited_long_for_its_turn_is_quick(qe: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried: list[bool] = []

    def choose(_asked: object, _kind: str, quick: bool) -> Move:
        hurried.append(quick)
        return ("open", len(hurried))

    monkeypatch.setattr(thinkers, "choose", choose)

    async def run() -> None:
        clock = FakeClock()
        group = Thinkers(0, 30, patience=4)
        group._turns = Turns(1, clock)
        group.on_thought = lambda _kind, _seconds: setattr(clock, "time", clock.time + 2)
        await asyncio.gather(*[group.think(question(qe), "tycoon") for _ in range(5)])
        group.stop()

    asyncio.run(run())
    # They waited 0, 2, 4, 6 and 8 seconds.
    assert hurried == [False, False, False, True, True]


def test_a_quick_bot_thinks_little(qe: Game) -> None:
    began = time.process_time()
    for _ in range(3):
        thinkers.choose(question(qe).packed(), "tycoon", True)
    assert time.process_time() - began < 2  # it would be about six
