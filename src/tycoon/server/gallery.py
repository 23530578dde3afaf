"""Every game in some typical positions, taken from its golden records: what boards are looked at with.

Nobody keeps a list of them. Golden records show all there is in a game, so the positions are found in them: the first
decision and the end, and between these such as offer what the others do not offer, far apart from each other.
"""

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from tycoon.core.dealer import FastDealer
from tycoon.core.event import MOVE, UNDO, Event
from tycoon.core.fairness import STREAM
from tycoon.core.game import Game
from tycoon.core.golden import golden_records
from tycoon.core.record import Record, RecordError
from tycoon.core.registry import find_game
from tycoon.core.replay import Replay, read_settings
from tycoon.core.table import Table
from tycoon.server.live import LiveTable
from tycoon.server.positions import Scene, offered, seen_from
from tycoon.server.schemas import GalleryEntry, GalleryPosition, Pace, Position
from tycoon.server.store import ChairRow, TableRow
from tycoon.server.thinkers import default_kind

POSITIONS: Final = 10
"""So many are shown of each game."""

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ines", "Jo")
"""Who sits there. In no language of ours is one of them a word of a game."""

TELLING: Final = ("phase", "decision")
"""The parts of a view that say, in games that have them, what is being done."""

FIRST: Final = "first"
LAST: Final = "last"


@dataclass
class _Place:
    """A point of a record at which somebody is to decide, or its end."""

    record: str
    seats: int
    step: int
    steps: int
    seat: int
    offers: frozenset[str]
    """What is special about it: verbs that are offered, the phase, how many play."""

    @property
    def share(self) -> float:
        """How much of the game is over."""
        return self.step / max(1, self.steps)


@dataclass
class Shown:
    """A position of the gallery, and the table it is of."""

    answer: GalleryPosition
    table: Table
    """As it stood then: for those who ask what would come of a move."""


_working: Final = Lock()


def gallery_of(name: str) -> list[Shown]:
    """The positions of a game, in order: found once, which takes a moment, so it is to be asked from a thread."""
    with _working:
        return _gallery(name)


@lru_cache(64)
def _gallery(name: str) -> list[Shown]:
    game = find_game(name)
    records = _records(game)
    chosen = _choose([place for name, record in records.items() for place in _places(game, name, record)])
    shown: dict[tuple[str, int], Shown] = {}
    for record in records:
        wanted = [place for place in chosen if place.record == record]
        if wanted:
            shown.update({(record, one.answer.about.step): one for one in _show(game, records[record], wanted)})
    return [shown[place.record, place.step] for place in chosen]


def _records(game: Game) -> dict[str, Record]:
    """The golden records of whole games with the game's own components."""
    try:
        found = golden_records(game)
    except (RecordError, OSError):
        return {}
    return {name: record for name, record in found.items() if not record.components and record.ended}


def _decisions(record: Record) -> list[Event]:
    """The moves of a record, and those taken back: one for each step of its replay."""
    return [line for line in record.lines if line.kind in (MOVE, UNDO)]


def _places(game: Game, name: str, record: Record) -> list[_Place]:
    """All points of a record at which somebody decides, and its end; none of one by other rules than there are."""
    try:
        return _points(Replay(record, game), name)
    except RecordError:
        return []


def _points(replay: Replay, name: str) -> list[_Place]:
    record = replay.record
    decisions = _decisions(record)
    steps = len(decisions)
    found: list[_Place] = []
    for step, decision in enumerate(decisions):
        state = replay.table.state
        seat = decision.seat
        # Not where somebody acts whom nobody waits for.
        if decision.kind == MOVE and seat in state.actors():
            view = state.view(seat)
            offers = {f"verb {option.verb}" for option in state.options(seat)}
            offers |= {f"{key} {view[key]}" for key in TELLING if isinstance(view.get(key), str)}
            offers |= {f"seats {record.seats}", FIRST if step == 0 else ""}
            found.append(_Place(name, record.seats, step, steps, seat, frozenset(offers - {""})))
        replay.step()
    result = replay.table.state.result()
    seen = result.winners[0] if result is not None and result.winners else 0
    found.append(_Place(name, record.seats, steps, steps, seen, frozenset({LAST})))
    return found


def _choose(places: list[_Place]) -> list[_Place]:
    """The most telling ones, in the order of the course of a game: one after the other that which shows most that none
    of the chosen shows, and of those that show as much, that which is furthest from them."""
    left = list(places)
    chosen: list[_Place] = []
    told: set[str] = set()

    def take(fit: list[_Place]) -> None:
        best = max(fit, key=lambda place: (len(place.offers - told), _apart(place, chosen), len(place.offers)))
        chosen.append(best)
        told.update(best.offers)
        left.remove(best)

    for special, extreme in ((FIRST, min), (LAST, max)):
        fit = [place for place in left if special in place.offers]
        if fit:
            seats = extreme([place.seats for place in fit])
            take([place for place in fit if place.seats == seats])
    # Nobody looks twice at the beginning or the end of a game.
    left = [place for place in left if not place.offers & {FIRST, LAST}]
    while left and len(chosen) < POSITIONS:
        take(left)
    return sorted(chosen, key=lambda place: place.share)


def _apart(place: _Place, chosen: list[_Place]) -> float:
    """How far a point of a game is from the chosen ones."""
    return min([abs(place.share - other.share) for other in chosen], default=1.0)


def _show(game: Game, record: Record, wanted: list[_Place]) -> list[Shown]:
    """Points of a record as positions, each as who is to decide there sees it, and nobody else."""
    replay = Replay(record, game)
    found: list[Shown] = []
    live = _table(game, record)
    live.table = replay.table
    live.mark_play(0.0, 1)
    before: dict[int, dict[str, object]] = {}
    for step in range(len(_decisions(record)) + 1):
        if step > 0:
            replay.step()
            live.mark_play(0.0, step + 1)
        for place in wanted:
            if place.step == step:
                position = _position(live, place)
                about = GalleryEntry(
                    record=place.record,
                    seats=place.seats,
                    step=step,
                    steps=place.steps,
                    seat=place.seat,
                    verbs=[option.verb for option in position.options],
                )
                answer = GalleryPosition(about=about, position=position, before=before.get(place.seat))
                then = Table.resume(replay.table.head, replay.table.state.clone(), "", FastDealer(0))
                found.append(Shown(answer, then))
            if place.step == step + 1:
                before[place.seat] = replay.table.view(place.seat)
    return found


def _table(game: Game, record: Record) -> LiveTable:
    """A table at which a record is played."""
    row = TableRow(
        id="gallery",
        game=game.name,
        rules=game.version,
        variant=read_settings(record, game),
        components="",
        secret="",
        stream=record.stream or STREAM,
        status="playing",
        public=True,
        open_after=True,
        pace=Pace().model_dump(),
        host="",
        made=0.0,
        changed=0.0,
    )
    # A kind of bot makes them players whom no page is about.
    return LiveTable(
        row, [ChairRow(seat, name=NAMES[seat % len(NAMES)], bot=default_kind()) for seat in range(record.seats)]
    )


def _position(live: LiveTable, place: _Place) -> Position:
    """How things stand for a seat, with what has happened since the move before."""
    assert live.table is not None
    over = live.table.state.over()
    live.row.status = "finished" if over else "playing"
    live.row.version = place.step + 1
    live.row.actors = live.table.actors()
    position = seen_from(Scene(live, set(), 0.0), place.seat, None, since=place.step if place.step else -1)
    position["commitment"] = ""
    position["table"]["seat"] = place.seat
    position["table"]["chairs"][place.seat]["me"] = True
    if not over:
        position["options"] = offered(live.table, place.seat)
        position["asked"] = live.row.version
    return Position.model_validate(position)
