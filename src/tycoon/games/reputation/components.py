"""The components of Reputation, read from a file and checked."""

from typing import Final, final

from tycoon.core.components import ComponentError, ComponentFile, Entry, unique
from tycoon.core.sentence import Sentence

REPUTATION: Final = "tycoon.games.reputation"
"""The package that says what is wrong with a file."""

FEWEST: Final = 3
MOST: Final = 5
"""How many can play (#players)."""

CARDS: Final = 12
"""Cards of each kind of project (#decks)."""

MOST_WORKERS: Final = 10
"""Workers of each colour in the box (#workers-at-start)."""

MOST_CREDITS: Final = 30
"""The most credits that may be printed on a card. Practical, not a rule."""

CORPORATIONS: Final = ["kestrel", "voltea", "meridian", "halo", "somna", "themis", "obsidian", "babel"]
"""Corporations by number."""

KESTREL: Final = 0
VOLTEA: Final = 1
MERIDIAN: Final = 2
HALO: Final = 3
SOMNA: Final = 4
THEMIS: Final = 5
OBSIDIAN: Final = 6
BABEL: Final = 7

CEOS: Final = ["lean", "rest", "tycoon", "martyr", "keeper", "diplomat", "ascetic", "bridge"]
"""CEOs by number."""

LEAN: Final = 0
REST: Final = 1
TYCOON: Final = 2
MARTYR: Final = 3
KEEPER: Final = 4
DIPLOMAT: Final = 5
ASCETIC: Final = 6
BRIDGE: Final = 7


@final
class Components:
    """What is in the box, by number: private project 0, public project 0, corporation 0, CEO 0 (#components)."""

    def __init__(self, text: str) -> None:
        file = ComponentFile(text)
        file.only_tables(["setup", "headquarters", "private", "public", "corporation", "ceo"])
        self._read_setup(file.entries("setup", MOST - FEWEST + 1))
        self._read_headquarters(file.entries("headquarters", MOST_WORKERS + 1))
        self._read_projects(file.entries("private", CARDS), file.entries("public", CARDS))
        self._read_corporations(file.entries("corporation", len(CORPORATIONS)))
        self._read_ceos(file.entries("ceo", len(CEOS)))
        self.all_credits: int = max(1, sum(self.start_credits))
        self.all_gain: int = max(1, sum(self.gain))
        self.all_loss: int = max(1, sum(self.loss))
        """What is on all cards together."""
        self.most_gain: int = max(1, *self.gain)
        self.most_loss: int = max(1, *self.loss)
        self.most_uses: int = max(1, *self.uses)

    def _read_setup(self, entries: list[Entry]) -> None:
        self.workers: list[int] = [0] * (MOST + 1)
        """Workers of each player, by number of players."""
        for entry in entries:
            players = entry.number("players", FEWEST, MOST)
            if self.workers[players]:
                raise entry.wrong("players", Sentence("players-twice", players=players))
            self.workers[players] = entry.number("workers", 1, MOST_WORKERS)
            entry.done()

    def _read_headquarters(self, entries: list[Entry]) -> None:
        self.hq_reputation: list[int] = []
        """Reputation for workers in headquarters at the end, by their number (#hq-reputation, #hq-empty)."""
        self.hq_credits: list[int] = []
        """Credits for workers in headquarters at the end, by their number (#profit, #hq-empty)."""
        for count, entry in enumerate(entries):
            if entry.number("workers", 0, MOST_WORKERS) != count:
                raise entry.wrong("workers", Sentence("wrong-row", REPUTATION, wanted=count))
            self.hq_reputation.append(entry.number("reputation", 0, 100))
            self.hq_credits.append(entry.number("credits", 0, 100))
            entry.done()

    def _read_projects(self, private: list[Entry], public: list[Entry]) -> None:
        self.private: list[str] = unique(private, "id")
        self.public: list[str] = unique(public, "id")
        for at, entry in enumerate(public):
            if self.public[at] in self.private:
                raise entry.wrong("id", Sentence("private-name", REPUTATION, name=self.public[at]))
        self.loss: list[int] = [entry.number("loss", 0, 100) for entry in private]
        """Reputation that each private project costs."""
        self.start_credits: list[int] = [entry.number("credits", 0, MOST_CREDITS) for entry in public]
        self.needed: list[int] = [entry.number("workers", 1, MOST_WORKERS) for entry in public]
        """Workers that a bid on each public project takes."""
        self.gain: list[int] = [entry.number("reputation", 0, 100) for entry in public]
        """Reputation that each public project brings."""
        for entry in private + public:
            entry.done()

    def _read_corporations(self, entries: list[Entry]) -> None:
        symbols = unique(entries, "symbol")
        found = _by_number(entries, CORPORATIONS)
        self.symbols: list[str] = [symbols[at] for at in found]
        """The symbol of each corporation; the CEO with the same symbol is its pair (#identity)."""
        self.uses: list[int] = [entries[at].number("uses", 0, 100) for at in found]
        """How often each power can be used; 0 for one that always holds (#power-uses)."""
        fewer = entries[found[KESTREL]].number("fewer", 1, MOST_WORKERS)
        self.discounted: list[int] = [max(1, needed - fewer) for needed in self.needed]
        """Workers that a discounted bid on each public project takes (#kestrel)."""
        self.take: int = entries[found[MERIDIAN]].number("take", 1, MOST_CREDITS)
        self.take_needs: int = entries[found[MERIDIAN]].number("needs", self.take, MOST_CREDITS)
        for entry in entries:
            entry.done()

    def _read_ceos(self, entries: list[Entry]) -> None:
        symbols = unique(entries, "symbol")
        found = _by_number(entries, CEOS)
        self.partner: list[int] = []
        """The CEO with the symbol of each corporation (#identity)."""
        for symbol in self.symbols:
            if symbol not in symbols:
                raise ComponentError(entries[0].line("symbol"), Sentence("no-partner", REPUTATION, symbol=symbol))
            self.partner.append(found.index(symbols.index(symbol)))
        self.reward: list[int] = [entries[at].number("reward", 0, 100) for at in found]
        self.most_reward: list[int] = [entries[at].number("most", 0, 1000) for at in found]
        """The most that each agenda pays in a game; 0 for no limit (#agenda-limits)."""
        self.lean_at_most: list[int] = _by_players(entries[found[LEAN]], "at_most")
        self.rest_at_least: int = entries[found[REST]].number("at_least", 1, 3)
        self.tycoon_at_least: int = entries[found[TYCOON]].number("at_least", 0, 1000)
        self.keeper_at_least: list[int] = _by_players(entries[found[KEEPER]], "at_least")
        self.diplomat_at_least: int = entries[found[DIPLOMAT]].number("at_least", 0, MOST_WORKERS)
        self.diplomat_more: int = entries[found[DIPLOMAT]].number("more", 0, 100)
        self.ascetic_at_most: int = entries[found[ASCETIC]].number("at_most", 0, 1000)
        for entry in entries:
            entry.done()


def _by_number(entries: list[Entry], names: list[str]) -> list[int]:
    """Where in the file each of these names stands."""
    ids = unique(entries, "id")
    for entry in entries:
        entry.one_of("id", names)
    return [ids.index(name) for name in names]


def _by_players(entry: Entry, key: str) -> list[int]:
    """Numbers of workers by number of players."""
    numbers = entry.numbers(key, 0, MOST_WORKERS)
    if len(numbers) != MOST - FEWEST + 1:
        raise entry.wrong(key, Sentence("not-three-numbers", REPUTATION))
    return [0] * FEWEST + numbers
