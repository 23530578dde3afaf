"""How much a page is told over its line: the bytes of each event, by game, as text and as compressed on the wire.

    .venv/bin/python benchmarks/line.py [--games qe rivals] [--json FILE]

Whole games of four people who play at random, each with a page that watches, in one process and without a browser
(`tools/evening.py` measures the same with real ones). Dice differ from run to run, sizes hardly: two versions of the
server can be compared.
"""

import argparse
import asyncio
import json
import statistics
import sys
import zlib
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.conftest import QUIET, Json, Person, Socket, Town, any_move
from tycoon.core.dealer import FastDealer
from tycoon.core.registry import find_game, game_names

WINDOW = 12
MEMORY = 5
"""As uvicorn compresses what goes over sockets."""


class Page:
    """What one page hears, and how large that is."""

    def __init__(self, town: Town, person: Person) -> None:
        self.socket = Socket(town, person)
        self.plain: list[int] = []
        self.wire: list[int] = []
        self._packer = zlib.compressobj(wbits=-WINDOW, memLevel=MEMORY)

    def listen(self) -> None:
        """Take down what has come."""
        for text in self.socket.waiting():
            data = text.encode()
            packed = self._packer.compress(data) + self._packer.flush(zlib.Z_SYNC_FLUSH)
            if '"table"' in text[:200]:
                self.plain.append(len(data))
                self.wire.append(len(packed) - 4)


async def play(name: str, seed: int, most: int) -> tuple[list[int], list[int], int]:
    """Play a game; the bytes of each event, as text and on the wire, and how many decisions there were."""
    async with Town(QUIET).open() as town:
        seats = min(4, find_game(name).most)
        people = [await town.person(f"Friend {number + 1}") for number in range(seats)]
        id = (await people[0].open(name, "me", *["open"] * (seats - 1), word="line"))["table"]["id"]
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        pages = [Page(town, person) for person in people]
        for page in pages:
            await page.socket.__aenter__()
            page.socket.watch(id)
        dealer, decisions = FastDealer(seed), 0
        while decisions < most:
            positions: list[Json] = [await person.look(id) for person in people]
            asked = [at for at, position in enumerate(positions) if position["options"] and position["actors"]]
            asked = [at for at in asked if positions[at]["seat"] in positions[at]["actors"]]
            if not asked:
                break
            await people[asked[0]].move(positions[asked[0]], any_move(positions[asked[0]], dealer))
            decisions += 1
            await asyncio.sleep(0.01)
            for page in pages:
                page.listen()
        for page in pages:
            await page.socket.__aexit__()
        return [size for one in pages for size in one.plain], [size for one in pages for size in one.wire], decisions


def spread(sizes: list[int]) -> tuple[int, int, int]:
    """What is usual, what 95 of 100 do not exceed, and the most."""
    ordered = sorted(sizes)
    return int(statistics.median(ordered)), ordered[int(len(ordered) * 0.95)], ordered[-1]


def main() -> None:
    """Print a table: of all bytes and of those on the wire the median, what 95 of 100 do not exceed, and the most."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names(), help="default: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=10_000, metavar="N", help="of each game at most")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there, too")
    args = parser.parse_args()
    table = Table("game", "moves", "events", "bytes", "95 %", "most", "wire", "95 %", "most")
    found = {}
    for name in track(args.games, "Playing", console=Console(stderr=True), transient=True):
        plain, wire, decisions = asyncio.run(play(name, args.seed, args.decisions))
        found[name] = {"decisions": decisions, "events": len(plain), "bytes": spread(plain), "wire": spread(wire)}
        numbers = [decisions, len(plain), *spread(plain), *spread(wire)]
        table.add_row(name, *[f"{number:,}" for number in numbers])
    for column in table.columns:
        column.no_wrap, column.justify = True, "left" if column is table.columns[0] else "right"
    Console().print(table)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
