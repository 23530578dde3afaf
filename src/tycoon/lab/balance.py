"""What many games say about a game: who wins, what is worth having, how the race goes, how long it takes."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tycoon.lab.rows import PARTS, GameRow, SeatRow
from tycoon.lab.statistics import FEW, Estimate, difference, holm, mean, share

OUT: Final = 0.25
"""Who has less than this part of a fair share of the chances is out of the race."""

RARE: Final = 0.01
"""Things that fewer seats have are not weighed."""

SEAT: Final = "seat"
PLACE: Final = "place"
"""The names of two ways to group seats that every game has."""


@dataclass(frozen=True)
class Group:
    """The seats that have something in common, and the share of games each of them wins."""

    name: str
    wins: Estimate
    stands_out: bool = False
    """Whether that differs from a fair share by more than chance, with all groups beside it in mind."""


@dataclass(frozen=True)
class Thing:
    """Something that seats have or do in a game, and what becomes of those who do."""

    key: str
    held: float
    """The share of seats that have it."""
    wins_with: Estimate
    wins_without: Estimate
    worth: Estimate
    """How much more often those win who have it than those who do not."""
    stands_out: bool = False
    """Whether that is more than chance, with all things that were weighed in mind."""


@dataclass(frozen=True)
class Uptake:
    """Something that is offered: how often those take it who could."""

    key: str
    taken: Estimate
    """The share of seats that took it at least once, of those that it was offered to."""


@dataclass
class Findings:
    """What games with the same number of players say."""

    seats: int
    games: int
    groups: dict[str, list[Group]]
    """By what seats have in common: their seat, their place in the first turn, what they play as."""
    things: list[Thing]
    """By worth, the best first."""
    uptake: list[Uptake]
    """The most taken first."""
    course: list[list[float]]
    """After each tenth of a game, the chance that the heuristic gave to who won it; games without a single winner
    left out."""
    lead_changes: list[int]
    """For each game, how often somebody else had the best chance than a tenth of the game before."""
    decided: list[int]
    """For each game with one winner, after how many tenths they led for good; PARTS if only at the end."""
    out_early: Estimate
    """The share of games in which somebody is out of the race at half-time."""
    came_back: Estimate
    """The share of those who were out at half-time and won all the same."""
    widths: list[float]
    """For each game, the mean number of moves to choose from, where there was a choice."""
    decisions: list[int]
    turns: list[int]
    scores: list[int]
    """Winners' scores."""
    margins: list[int]
    """By how many points the winner of each game beat the next."""
    headings: dict[str, tuple[float, float]]
    """For each heading of the score, the mean of winners and of the others."""
    endings: Counter[str] = field(default_factory=Counter)
    nobody: int = 0
    """Games that nobody won."""
    shared: int = 0
    """Games that several won."""
    eliminated: Estimate = field(default_factory=lambda: share([]))
    """The share of seats that were out by the rules."""

    @property
    def fair(self) -> float:
        """What everybody would win if all were equal."""
        return 1 / self.seats


def analyse(games: Sequence[GameRow]) -> Findings:
    """All that these games say; they have the same number of players, and at least one was played."""
    seats = len(games[0].seats)
    single = [game for game in games if len(game.winners) == 1]
    half = PARTS // 2
    out = [(game, [row for row in game.seats if _is_out(row, half, seats)]) for game in games]
    return Findings(
        seats=seats,
        games=len(games),
        groups=_groups(games, seats),
        things=weigh(games),
        uptake=_uptake(games),
        course=[[game.seats[game.winners[0]].chances[at] for game in single] for at in range(PARTS - 1)],
        lead_changes=[lead_changes(game) for game in games],
        decided=[_decided(game) for game in single],
        out_early=share([(1.0 if behind else 0.0, 1) for _, behind in out]),
        came_back=share([(sum([1.0 for row in behind if row.won]), len(behind)) for _, behind in out]),
        widths=[mean_width(game) for game in games],
        decisions=[game.decisions for game in games],
        turns=[game.turns for game in games],
        scores=[max([row.score for row in game.seats if row.won]) for game in games if game.winners],
        margins=[margin(game) for game in single],
        headings=_headings(games),
        endings=Counter([game.ending for game in games if game.ending]),
        nobody=len([game for game in games if not game.winners]),
        shared=len([game for game in games if len(game.winners) > 1]),
        eliminated=share([(len([1 for row in game.seats if row.eliminated]), seats) for game in games]),
    )


# ---------------------------------------------------------------------- who wins


def _groups(games: Sequence[GameRow], seats: int) -> dict[str, list[Group]]:
    found = {
        SEAT: _grouped(games, lambda seat, _row: str(seat + 1)),
        PLACE: _grouped(games, lambda _seat, row: str(row.place + 1)),
    }
    names = dict.fromkeys([name for game in games for row in game.seats for name in row.factions])
    for name in names:
        found[name] = _grouped(games, lambda _seat, row, name=name: row.factions.get(name, ""))  # type: ignore[misc]
    return {name: _marked(groups, 1 / seats) for name, groups in found.items() if len(groups) > 1}


def _grouped(games: Sequence[GameRow], key: Callable[[int, SeatRow], str]) -> list[Group]:
    clusters: dict[str, list[tuple[float, int]]] = {}
    for game in games:
        counted: dict[str, tuple[float, int]] = {}
        for seat, row in enumerate(game.seats):
            name = key(seat, row)
            if name:
                won, count = counted.get(name, (0.0, 0))
                counted[name] = (won + row.won, count + 1)
        for name, one in counted.items():
            clusters.setdefault(name, []).append(one)
    return [Group(name, share(clusters[name])) for name in sorted(clusters, key=_natural)]


def _natural(name: str) -> tuple[int, str]:
    return (int(name), "") if name.isdigit() else (0, name)


def _marked(groups: list[Group], fair: float) -> list[Group]:
    stand = holm([1.0 if group.wins.few else group.wins.minus(fair).unlikely for group in groups])
    return [Group(group.name, group.wins, stands) for group, stands in zip(groups, stand, strict=True)]


# ---------------------------------------------------------------------- what is worth having


def weigh(games: Sequence[GameRow]) -> list[Thing]:
    """What seats gain, or what they choose in games that name no gains: how those do who have it and who have not."""
    gains = any([row.gained for game in games for row in game.seats])
    keys: Counter[str] = Counter()
    for game in games:
        for row in game.seats:
            keys.update(_held(row, gains))
    rows = len(games) * len(games[0].seats)
    found: list[Thing] = []
    for key, count in keys.items():
        if not RARE * rows <= count <= (1 - RARE) * rows:
            continue
        clusters: list[tuple[float, int, float, int]] = []
        for game in games:
            having = [row.won for row in game.seats if key in (row.gained if gains else row.chosen)]
            clusters.append(
                (
                    *(sum(having), len(having)),
                    *(sum([row.won for row in game.seats]) - sum(having), len(game.seats) - len(having)),
                )
            )
        worth = difference(clusters)
        if worth.count >= FEW:
            having_it = share([(won, count) for won, count, _, _ in clusters])
            without = share([(won, count) for _, _, won, count in clusters])
            found.append(Thing(key, count / rows, having_it, without, worth))
    stand = holm([thing.worth.unlikely for thing in found])
    marked = [
        Thing(thing.key, thing.held, thing.wins_with, thing.wins_without, thing.worth, stands)
        for thing, stands in zip(found, stand, strict=True)
    ]
    return sorted(marked, key=lambda thing: -thing.worth.value)


def _held(row: SeatRow, gains: bool) -> Iterable[str]:
    return row.gained if gains else [key for key in row.chosen if " " in key]


def _uptake(games: Sequence[GameRow]) -> list[Uptake]:
    # Where a game names what is worth having, other things, such as places on a map, are not looked at.
    named = {key.partition(" ")[2] for game in games for row in game.seats for key in row.gained} - {""}
    offers: dict[str, list[tuple[float, int]]] = {}
    for game in games:
        counted: dict[str, tuple[float, int]] = {}
        for row in game.seats:
            for key in row.offered:
                if named and key.partition(" ")[2] not in named:
                    continue
                taken, offered = counted.get(key, (0.0, 0))
                counted[key] = (taken + (key in row.chosen), offered + 1)
        for key, one in counted.items():
            offers.setdefault(key, []).append(one)
    found = [Uptake(key, share(clusters)) for key, clusters in offers.items()]
    return sorted([one for one in found if not one.taken.few], key=lambda one: -one.taken.value)


# ---------------------------------------------------------------------- the race


def _leader(game: GameRow, at: int) -> int:
    """Who had the best chance then; the last seat of several."""
    return max(range(len(game.seats)), key=lambda seat: (game.seats[seat].chances[at], seat))


def lead_changes(game: GameRow) -> int:
    """How often somebody else had the best chance than a tenth of the game before."""
    leaders = [_leader(game, at) for at in range(len(game.seats[0].chances))]
    return len([1 for before, after in itertools.pairwise(leaders) if before != after])


def _decided(game: GameRow) -> int:
    winner = game.winners[0]
    at = len(game.seats[0].chances)
    while at and _leader(game, at - 1) == winner:
        at -= 1
    return at + 1


def is_out_early(game: GameRow) -> bool:
    """Whether somebody is out of the race at half-time."""
    return any([_is_out(row, PARTS // 2, len(game.seats)) for row in game.seats])


def led_for_good(game: GameRow) -> float | None:
    """After which part of the game its winner led for good; None without a single winner."""
    return _decided(game) / PARTS if len(game.winners) == 1 else None


def _is_out(row: SeatRow, half: int, seats: int) -> bool:
    return len(row.chances) >= half and row.chances[half - 1] < OUT / seats


def mean_width(game: GameRow) -> float:
    """The mean number of moves to choose from, where there was a choice."""
    decisions = sum([row.open_decisions for row in game.seats])
    return sum([row.widths for row in game.seats]) / decisions if decisions else 0.0


def margin(game: GameRow) -> int:
    """Points between the winner and the best of the others that were not out by the rules."""
    best = game.seats[game.winners[0]].score
    others = [row.score for row in game.seats if not row.won and not row.eliminated]
    return best - max(others) if others else best


def _headings(games: Sequence[GameRow]) -> dict[str, tuple[float, float]]:
    names = dict.fromkeys([name for game in games for row in game.seats for name in row.scores])
    winners = [row for game in games for row in game.seats if row.won]
    others = [row for game in games for row in game.seats if not row.won]
    return {
        name: (
            mean([row.scores.get(name, 0) for row in winners]).value,
            mean([row.scores.get(name, 0) for row in others]).value,
        )
        for name in names
    }
