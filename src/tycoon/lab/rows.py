"""A game as rows of data: one for each seat, in columns that are the same for every game that is played.

| column | what it says |
| --- | --- |
| `game`, `seat`, `seats`, `place` | which game, which seat (from 0), how many; how far behind whoever decided first |
| `bot`, `mishaps` | who sat there, and how often a move was made for a bot that failed |
| `won`, `winner`, `rank`, `winners` | the share of the win; whether it won; its rank from 1; how many won |
| `score`, `score_…`, `figure_…` | the final score, by heading, and what decides beside it |
| `eliminated`, `ending` | the clause by which the seat was out; how the game ended, where there are several ways |
| `as_…` | what the seat played as: a nation, a home |
| `decisions`, `turns`, `width` | how many the seat had; the mean number of moves it could choose from |
| `game_decisions`, `game_turns` | the same for the whole game |
| `chance_10` … `chance_90` | its chance to win after each tenth of the game, by the game's heuristic |
| `did_VERB`, `did_VERB__THING` | how often the seat made such a move, and with this thing |
| `offered_VERB__THING` | in how many of its decisions it could |
| `got_WHAT`, `got_WHAT__THING` | how often it gained something (`Game.gains`) |
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tycoon.lab.playing import Finished, ranks_of, result_of

PARTS = 10
"""The chances are noted after each of so many equal parts of a game."""

COUNTS = ("did", "offered", "got")
"""Columns that count: 0 where a row says nothing."""

_FIXED = (
    *("game", "seat", "seats", "place", "bot", "mishaps", "won", "winner", "rank", "winners", "score", "eliminated"),
    *("ending", "decisions", "turns", "width", "game_decisions", "game_turns"),
)
_GROUPS = ("score", "figure", "as", "chance", *COUNTS)


@dataclass
class SeatRow:
    """What came of a game for one seat."""

    bot: str
    won: float
    """The share of the win: 1, a part of it, or 0."""
    rank: int
    score: int
    scores: dict[str, int]
    figures: dict[str, int]
    eliminated: str
    factions: dict[str, str]
    place: int
    """How many seats after the one that was the first to decide alone."""
    decisions: int
    turns: int
    open_decisions: int
    """Decisions in which there was a choice …"""
    widths: int
    """… and between how many moves altogether."""
    chances: list[float]
    chosen: dict[str, int]
    offered: dict[str, int]
    gained: dict[str, int]
    mishaps: int = 0

    @property
    def width(self) -> float:
        """The mean number of moves to choose from, where there was a choice."""
        return self.widths / self.open_decisions if self.open_decisions else 0.0


@dataclass
class GameRow:
    """What came of a game."""

    number: int
    ending: str
    seats: list[SeatRow] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """The game as JSON-ready data."""
        return {"number": self.number, "ending": self.ending, "seats": [vars(row) for row in self.seats]}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "GameRow":
        """Read back what `to_json` gave."""
        return GameRow(data["number"], data["ending"], [SeatRow(**seat) for seat in data["seats"]])

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        return [seat for seat, row in enumerate(self.seats) if row.won]

    @property
    def decisions(self) -> int:
        """Decisions of all."""
        return sum([row.decisions for row in self.seats])

    @property
    def turns(self) -> int:
        """Turns of all."""
        return sum([row.turns for row in self.seats])


def game_row(number: int, done: Finished) -> GameRow:
    """All that is kept of a game."""
    state, course = done.state, done.course
    result = result_of(state)
    ranks = ranks_of(result)
    heuristic = state.game.heuristic()
    chances = [
        [0.0] * state.seats if position.over() else heuristic.evaluate(position) for position in course.positions(PARTS)
    ]
    factions = _factions(done)
    share = 1 / len(result.winners) if result.winners else 0.0
    row = GameRow(number, course.ending)
    for seat in range(state.seats):
        row.seats.append(
            SeatRow(
                bot=done.kinds[seat],
                won=share if seat in result.winners else 0.0,
                rank=ranks[seat],
                score=result.scores[seat],
                scores=dict(result.breakdown[seat]),
                figures=dict(result.figures[seat]),
                eliminated=result.eliminated.get(seat, ""),
                factions=factions[seat],
                place=(seat - course.first) % state.seats if course.first >= 0 else seat,
                decisions=course.decisions[seat],
                turns=course.turns[seat],
                open_decisions=course.open_decisions[seat],
                widths=course.widths[seat],
                chances=[round(each[seat], 4) for each in chances],
                chosen=course.chosen[seat],
                offered=course.offered[seat],
                gained=course.gained[seat],
                mishaps=len(done.mishaps[seat]),
            )
        )
    return row


def _factions(done: Finished) -> list[dict[str, str]]:
    names = done.state.game.factions()
    found: list[dict[str, str]] = [{} for _ in range(done.state.seats)]
    if not names:
        return found
    players: Any = done.state.view(None).get("players", [])
    for seat, player in enumerate(players):
        for name in names:
            if isinstance(player.get(name), str):
                found[seat][name] = player[name]
    return found


# ---------------------------------------------------------------------- as a flat table


def flat_rows(game: GameRow) -> Iterator[dict[str, object]]:
    """A row for each seat, its values by column."""
    for seat, row in enumerate(game.seats):
        flat: dict[str, object] = {
            "game": game.number,
            "seat": seat,
            "seats": len(game.seats),
            "place": row.place,
            "bot": row.bot,
            "mishaps": row.mishaps,
            "won": row.won,
            "winner": row.won > 0,
            "rank": row.rank,
            "winners": len(game.winners),
            "score": row.score,
            "eliminated": row.eliminated or None,
            "ending": game.ending or None,
            "decisions": row.decisions,
            "turns": row.turns,
            "width": round(row.width, 4),
            "game_decisions": game.decisions,
            "game_turns": game.turns,
        }
        for group, values in (
            ("score", row.scores),
            ("figure", row.figures),
            ("as", row.factions),
            ("did", row.chosen),
            ("offered", row.offered),
            ("got", row.gained),
        ):
            for key, value in values.items():
                flat[column_name(group, key)] = value
        for part, chance in enumerate(row.chances, 1):
            flat[f"chance_{100 * part // PARTS}"] = chance
        yield flat


@cache
def column_name(group: str, key: str) -> str:
    """The column for something counted: `buy award` of the group `did` is `did_buy__award`."""
    return f"{group}_{key.replace(' ', '__').replace('-', '_')}"


def ordered_columns(found: Iterable[str]) -> list[str]:
    """The columns of a table: first those that all games have, then each group by name."""
    rest = sorted(set(found) - set(_FIXED), key=_place)
    return [*_FIXED, *rest]


def _place(column: str) -> tuple[int, str]:
    group, _, _ = column.partition("_")
    return (_GROUPS.index(group) if group in _GROUPS else len(_GROUPS), column)


def counts(column: str) -> bool:
    """Whether a row that says nothing of this column means 0 by it."""
    return column.partition("_")[0] in COUNTS
