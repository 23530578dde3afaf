"""The components of Q.E., read from a file and checked."""

from itertools import pairwise
from typing import Final, final

from tycoon.core.components import ComponentError, ComponentFile, Entry, unique
from tycoon.core.sentence import Sentence

QE: Final = "tycoon.games.qe"
"""The package that says what is wrong with a file."""

TILES_IN_PLAY: Final = {3: 16, 4: 16, 5: 15}
"""How many companies are auctioned (#set-aside)."""


@final
class Board:
    """One face of the score board."""

    def __init__(self, entry: Entry) -> None:
        self.players: list[int] = entry.numbers("players", 3, 5)
        self.nationalisation: list[int] = _ladder(entry, "nationalisation")
        self.monopolisation: list[int] = _ladder(entry, "monopolisation")
        self.diversification: list[int] = _ladder(entry, "diversification")
        self.low_spending: int = entry.number("low_spending", 0, 1000)
        self.zero_bid: int = entry.number("zero_bid", 0, 1000)
        entry.done()


def _ladder(entry: Entry, key: str) -> list[int]:
    ladder = entry.numbers(key, 0, 1000)
    if not ladder:
        raise entry.wrong(key, Sentence("no-step", QE))
    for lower, higher in pairwise(ladder):
        if higher < lower:
            raise entry.wrong(key, Sentence("goes-down", QE, higher=higher, lower=lower))
    return ladder


@final
class Components:
    """What is in the box, by number: nation 0, industry 0, tile 0."""

    def __init__(self, text: str) -> None:
        file = ComponentFile(text)
        file.only_tables(["nation", "industry", "tile", "board"])
        nations = file.entries("nation", 5)
        industries = file.entries("industry", 5)
        self.nations: list[str] = unique(nations, "id")
        self.nation_players: list[list[int]] = [_players(entry) for entry in nations]
        self.industries: list[str] = unique(industries, "id")
        self.industry_players: list[list[int]] = [_players(entry) for entry in industries]
        for entry in nations + industries:
            entry.done()
        _enough_for_every_seat(nations, self.nation_players, "nation")
        _enough_for_every_seat(industries, self.industry_players, "industry")
        self._read_tiles(file.entries("tile"), len(file.entries("tile")))
        self._read_boards(file.entries("board"))
        self.in_play: list[InPlay] = [InPlay(self, seats) for seats in range(max(TILES_IN_PLAY) + 1)]
        """By number of seats, what is used."""

    def _read_tiles(self, tiles: list[Entry], count: int) -> None:
        self.tiles: list[str] = []
        self.tile_nation: list[int] = []
        self.tile_industry: list[int] = []
        self.tile_points: list[int] = []
        self.tile_players: list[list[int]] = []
        for entry in tiles:
            nation = entry.one_of("nation", self.nations)
            industry = entry.one_of("industry", self.industries)
            name = f"{nation}-{industry}"
            if name in self.tiles:
                raise ComponentError(entry.line("industry"), Sentence("tile-twice", QE, tile=name))
            self.tiles.append(name)
            self.tile_nation.append(self.nations.index(nation))
            self.tile_industry.append(self.industries.index(industry))
            self.tile_points.append(entry.number("points", 0, 1000))
            self.tile_players.append(_players(entry))
            entry.done()
        for seats, wanted in TILES_IN_PLAY.items():
            found = len([players for players in self.tile_players if seats in players])
            if found != wanted:
                line = tiles[count - 1].line() if tiles else 1
                raise ComponentError(line, Sentence("wrong-tiles", QE, seats=seats, wanted=wanted, found=found))

    def _read_boards(self, entries: list[Entry]) -> None:
        self.boards: list[Board] = [Board(entry) for entry in entries]
        for seats in TILES_IN_PLAY:
            found = len([board for board in self.boards if seats in board.players])
            if found != 1:
                line = entries[-1].line("players") if entries else 1
                raise ComponentError(line, Sentence("wrong-boards", QE, seats=seats, found=found))

    def board(self, seats: int) -> Board:
        """The face of the score board for this number of players."""
        for board in self.boards:
            if seats in board.players:
                return board
        raise AssertionError("every number of players has a board")

    def tiles_with(self, seats: int) -> list[int]:
        """The tiles in play (#set-aside)."""
        return _used_with(self.tile_players, seats)

    def nations_with(self, seats: int) -> list[int]:
        """The nations that can be dealt (#nations)."""
        return _used_with(self.nation_players, seats)

    def industries_with(self, seats: int) -> list[int]:
        """The industries whose tokens can be dealt (#industry-tokens)."""
        return _used_with(self.industry_players, seats)


@final
class InPlay:
    """What is used with a number of seats: things by number, and by their number the place of each among them."""

    def __init__(self, box: Components, seats: int) -> None:
        self.tiles: list[int] = box.tiles_with(seats)
        self.nations: list[int] = box.nations_with(seats)
        self.industries: list[int] = box.industries_with(seats)
        self.tile_place: list[int] = _places(self.tiles, len(box.tiles))
        self.nation_place: list[int] = _places(self.nations, len(box.nations))
        self.industry_place: list[int] = _places(self.industries, len(box.industries))
        points = [box.tile_points[tile] for tile in self.tiles]
        self.all_points: int = max(1, sum(points))
        self.most_points: int = max([1, *points])
        """The points of all tiles, and of the best."""


def _places(used: list[int], many: int) -> list[int]:
    return [used.index(number) if number in used else -1 for number in range(many)]


def _used_with(players: list[list[int]], seats: int) -> list[int]:
    return [number for number, used in enumerate(players) if seats in used]


def _players(entry: Entry) -> list[int]:
    players = entry.numbers("players", 3, 5)
    if len(set(players)) != len(players):
        raise entry.wrong("players", Sentence("seats-twice", QE))
    return players


def _enough_for_every_seat(entries: list[Entry], players: list[list[int]], what: str) -> None:
    for seats in TILES_IN_PLAY:
        found = len([used for used in players if seats in used])
        if found < seats:
            raise ComponentError(entries[-1].line("players"), Sentence("too-few", QE, seats=seats, table=what))
