"""What is secret stays so over HTTP: in answers, events, problems, records, logs and numbers of everybody else."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, cast

import pytest

from tycoon.core.audience import in_audience
from tycoon.core.dealer import FastDealer
from tycoon.core.event import MOVE, TOLD, Event
from tycoon.core.game import Game
from tycoon.core.moves import Move
from tycoon.core.state import State
from tycoon.core.table import Table
from tycoon.server import positions, serving
from tycoon.server.live import LiveTable
from tycoon.server.routes import replays
from tycoon.server.schemas import UndoInfo

from .conftest import EventStream, Json, Person, Socket, Town, any_move, tell

CANARY = 10**14 + 31
"""Secret numbers above this are found nowhere else."""

MOVES = 30
"""So many moves of each game are watched closely."""


class Leak(AssertionError):
    """Somebody got to know what is not for them."""


class Viewer:
    """Somebody at the table or beside it, with all that the server has sent them."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.events: list[str] = []
        self.frames: list[str] = []
        self.changes: list[str] = []
        self.stream: EventStream
        self.socket: Socket
        self.frugal: Socket
        """Over which only what has changed is sent."""

    def listen(self) -> bool:
        """Take in what was sent by itself; whether there is a position by both ways."""
        self.events += self.stream.waiting()
        self.frames += [text for text in self.socket.waiting() if '"position"' in text]
        self.changes += self.frugal.waiting()
        return any(text.startswith("id: ") for text in self.events) and bool(self.frames)

    async def get(self, path: str) -> str:
        return (await self.person.http.get(f"/api/{path}")).text

    async def post(self, path: str, body: Json) -> str:
        return (await self.person.http.post(f"/api/{path}", json=body)).text


@asynccontextmanager
async def listening(town: Town, viewer: Viewer, id: str) -> AsyncIterator[None]:
    """Watch a table, by an event stream and over a socket."""
    person = viewer.person
    async with (
        EventStream(town, id, person) as viewer.stream,
        Socket(town, person) as viewer.socket,
        Socket(town, person) as viewer.frugal,
    ):
        viewer.socket.watch(id)
        viewer.frugal.watch(id, changes=True)
        yield


class Watch:
    """Looks at everything that everybody gets while a game is played."""

    def __init__(self, town: Town, id: str, viewers: list[Viewer], caplog: pytest.LogCaptureFixture) -> None:
        self.town = town
        self.id = id
        self.viewers = viewers
        self.caplog = caplog
        self.chance = FastDealer(5)
        self.knowers: dict[str, set[int | None]] = {}
        """Each canary, with the seats that may know it."""
        self.sealed = 0
        self.hidden = 0

    async def live(self) -> LiveTable:
        async with self.town.house.at(self.id) as live:
            assert live.table is not None
            return live

    async def play(self) -> bool:
        """One move by the API, with a canary where it is sealed and its size is free; whether there was one."""
        live = await self.live()
        table = live.table
        assert table is not None
        actors = table.actors()
        if not actors:
            return False
        seat = actors[self.chance.below(len(actors))]
        viewer = self.viewers[seat]
        position = await viewer.person.look(self.id)
        wish = any_move(position, self.chance)
        if not in_audience(None, table.state.audience(seat, cast("Move", tuple(wish)))):
            self.sealed += 1
            wish = self._with_canary(position, wish)
            self.knowers.update({str(arg): {seat} for arg in wish if isinstance(arg, int) and arg > CANARY})
        since = len(table.log)
        await viewer.person.move(position, wish)
        for told in [event for event in table.log[since:] if event.kind == TOLD]:
            text = json.dumps(told.facts)
            for canary, known in self.knowers.items():
                if canary in text:
                    known |= {other.seat for other in self.viewers if in_audience(other.seat, told.to)}
        return True

    def _with_canary(self, position: Json, move: list[int | str]) -> list[int | str]:
        option = next(one for one in position["options"] if one["verb"] == move[0])
        for at, domain in enumerate(option["domains"], 1):
            if domain["values"] is None and domain["high"] is None:
                move[at] = CANARY + 1 + self.chance.below(10**14)
        return move

    async def look_around(self) -> None:
        """Raise Leak if anybody gets anything that is not for them."""
        live = await self.live()
        assert live.table is not None
        await asyncio.sleep(0)
        for viewer in self.viewers:
            texts = await self._all_that_is_sent(viewer)
            for canary, known in self.knowers.items():
                if viewer.seat not in known:
                    for place, text in texts.items():
                        if canary in text:
                            raise Leak(f"a sealed number is in the {place} of seat {viewer.seat}")
            viewer.events.clear()
            viewer.frames.clear()
            viewer.changes.clear()
            for place in ("position", "event", "frame"):
                self._compare(live, viewer, place, json.loads(texts[place]))
            if viewer.seat is not None and live.table.state.secrets(viewer.seat):
                self.hidden += 1
                await self._ask_in_another_world(live, viewer)
        log = "\n".join([serving.JsonLines().format(record) for record in self.caplog.records])
        log += (await self.viewers[0].person.http.get("/metrics")).text
        self.caplog.clear()
        for canary in self.knowers:
            if canary in log:
                raise Leak("a sealed number is in the log or among the numbers")

    async def _all_that_is_sent(self, viewer: Viewer) -> dict[str, str]:
        """The texts of all that a viewer gets at this moment, by where they get it."""
        for _ in range(100):
            if viewer.listen():
                break
            await asyncio.sleep(0.01)
        id = f"tables/{self.id}"
        foreign = ((viewer.seat or 0) + 1) % (len(self.viewers) - 1)
        steps = json.loads(await viewer.get(f"{id}/replay"))["steps"]
        stale = {"id": "stale", "version": 0, "move": ["nothing", 1]}
        texts = {
            "position": await viewer.get(id),
            "lists": "".join([await viewer.get(path) for path in ("tables?show=live", "tables?show=mine", "lobby")]),
            "replay": await viewer.get(f"{id}/replay"),
            "last step": await viewer.get(f"{id}/replay/{steps}"),
            "step of another": await viewer.get(f"{id}/replay/{steps}?seat={foreign}"),
            "record": await viewer.get(f"{id}/record"),
            "record of another": await viewer.get(f"{id}/record?seat={foreign}"),
            "dice": await viewer.get(f"{id}/dice"),
            "stale move": await viewer.post(f"{id}/moves", stale),
            "refusal": await viewer.post(f"{id}/moves", {**stale, "version": 10**9}),
            "reason": await viewer.post(f"{id}/why", {"move": ["nothing", 1]}),
            "undo": await viewer.post(f"{id}/undo", {"id": "back", "version": 0}),
            "steps": await viewer.get(f"{id}/steps"),
            "preview": await viewer.post(f"{id}/preview", {"moves": self._wondered(viewer)}),
        }
        viewer.listen()
        texts |= {
            "stream": "".join(viewer.events),
            "event": [text for text in viewer.events if text.startswith("id: ")][-1].partition("data: ")[2],
            "socket": "".join(viewer.frames),
            "changes": "".join(viewer.changes),
            "frame": json.dumps(json.loads(viewer.frames[-1])["position"]),
        }
        for refused in ("step of another", "record of another", "dice"):
            if "reason" not in json.loads(texts[refused]):
                raise Leak(f"seat {viewer.seat} gets the {refused}")
        return texts

    def _wondered(self, viewer: Viewer) -> list[list[int | str]]:
        """Moves that somebody might make."""
        position = json.loads(viewer.frames[-1])["position"]
        return [any_move(position, FastDealer(7))] if position["options"] else [["nothing", 1]]

    def _compare(self, live: LiveTable, viewer: Viewer, place: str, got: Json) -> None:
        """What the API sends is what the table shows this seat, and not a sealed move more."""
        table, seat = live.table, viewer.seat
        assert table is not None
        if got["seat"] != seat or got["view"] != table.view(seat):
            raise Leak(f"the {place} of seat {seat} is not what it sees")
        options = [option.to_json() for option in table.options(seat)] if seat is not None else []
        if [one["verb"] for one in got["options"]] != [one["verb"] for one in options]:
            raise Leak(f"the {place} of seat {seat} has the options of another")
        if place == "position":
            kept = [line for line in table.redacted(seat).lines if line.kind == MOVE]
            told = [one.facts for one in table.told(seat)]
            moves = [entry["move"] for entry in got["entries"] if entry["kind"] == "move"]
            if moves != [list(line.move) or None for line in kept]:
                raise Leak(f"the log of seat {seat} has moves that are sealed")
            if [entry["facts"] for entry in got["entries"] if entry["kind"] == "told"] != told:
                raise Leak(f"the log of seat {seat} has announcements for others")

    async def _ask_in_another_world(self, live: LiveTable, viewer: Viewer) -> None:
        """The same answers come from a state that differs in all that this seat cannot know."""
        assert live.table is not None and viewer.seat is not None
        truth: State = live.table.state
        wrong = {"move": ["nothing", 1]}
        answers = []
        for world in (truth, truth.imagine(viewer.seat, self.chance)):
            live.table.state = world
            # What was made for the other world must not be shared with this one.
            self.town.house.watchers.forget_shared(self.id)
            position = json.loads(await viewer.get(f"tables/{self.id}"))
            position.pop("now")
            reason = await viewer.post(f"tables/{self.id}/why", wrong)
            answers.append((position, reason, await viewer.get(f"tables/{self.id}/record")))
        live.table.state = truth
        if answers[0] != answers[1]:
            raise Leak(f"the answers to seat {viewer.seat} depend on what it cannot know")


async def watch_a_game(town: Town, game: Game, caplog: pytest.LogCaptureFixture, moves: int = MOVES) -> Watch:
    """Play a game with somebody on each seat and a spectator, and look at all that they get."""
    seats = max(3, game.fewest)
    viewers = [Viewer(await town.person(f"P{seat}"), seat) for seat in range(seats)]
    position = await viewers[0].person.open(game.name, "me", *["open"] * (seats - 1), open_after=False)
    id = position["table"]["id"]
    for viewer in viewers[1:]:
        await viewer.person.post(f"/tables/{id}/join")
    viewers.append(Viewer(await town.person("Eve"), None))
    watch = Watch(town, id, viewers, caplog)
    async with AsyncExitStack() as streams:
        for viewer in viewers:
            await streams.enter_async_context(listening(town, viewer, id))
        await watch.look_around()
        for number in range(moves):
            sealed = watch.sealed
            if not await watch.play():
                break
            live = await watch.live()
            if live.row.status == "finished":
                # From here on, what proves the dice is everybody's.
                break
            if watch.sealed > sealed or number % 10 == 0:
                await watch.look_around()
    return watch


def test_nothing_secret_reaches_another_seat(any_game: Game, caplog: pytest.LogCaptureFixture) -> None:
    async def story(town: Town) -> None:
        watch = await watch_a_game(town, any_game, caplog)
        assert watch.sealed or watch.hidden, "there was nothing to hide"
        assert watch.knowers or any_game.name != "qe"

    with caplog.at_level(logging.DEBUG):
        tell(story)


def next_seat(seat: int | None) -> int:
    return 0 if seat is None else (seat + 1) % 3


def view_of_another(patch: pytest.MonkeyPatch) -> None:
    seen = positions.seen_from
    patch.setattr(positions, "seen_from", lambda live, seat, *more: seen(live, next_seat(seat), *more))


def sealed_moves_in_the_log_of_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "seen_by", lambda event, _seat: event)


def sealed_moves_in_the_log_of_the_server(patch: pytest.MonkeyPatch) -> None:
    mark = LiveTable.mark_play

    def noisy(live: LiveTable, *more: Any) -> None:
        assert live.table is not None
        moves = [event.move for event in live.table.log if event.kind == MOVE]
        logging.getLogger("tycoon.server").info("move", extra={"move": moves[-1:]})
        mark(live, *more)

    patch.setattr(LiveTable, "mark_play", noisy)


def record_of_another(patch: pytest.MonkeyPatch) -> None:
    redacted = Table.redacted
    patch.setattr(Table, "redacted", lambda table, seat: redacted(table, next_seat(seat)))


def replay_of_another(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replays, "_permitted", lambda *_: [0, 1, 2])


def answers_that_depend_on_the_true_state(patch: pytest.MonkeyPatch) -> None:
    def telling(live: LiveTable, *_: object) -> UndoInfo:
        assert live.table is not None
        told = str(hash(str(live.table.state.to_json())))
        return UndoInfo(possible=False, reason="", facts={"told": told})

    patch.setattr(positions, "_undo", telling)


@pytest.mark.parametrize(
    "leak",
    [
        view_of_another,
        sealed_moves_in_the_log_of_the_table,
        sealed_moves_in_the_log_of_the_server,
        record_of_another,
        replay_of_another,
        answers_that_depend_on_the_true_state,
    ],
)
def test_a_server_that_leaks_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], None],
    qe: Game,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(town: Town) -> None:
        leak(monkeypatch)
        with pytest.raises(Leak):
            await watch_a_game(town, qe, caplog, moves=6)

    with caplog.at_level(logging.DEBUG):
        tell(story)
