"""The components of Green Deal, read from a file and checked."""

from itertools import pairwise
from typing import Final, final

from tycoon.core.components import ComponentError, ComponentFile, Entry, unique
from tycoon.core.sentence import Sentence

GREEN_DEAL: Final = "tycoon.games.green_deal"
"""The package that says what is wrong with a file."""

ROUNDS: Final = 10
"""How many rounds a game has (#rounds)."""

CATEGORIES: Final = ["environment", "jobs", "social", "research"]
"""The four categories of sustainability, in the order of the printed scale."""

SIZES: Final = 3
"""PR tokens are worth 1, 2 or 3 points."""

PROJECTS_PER_CATEGORY: Final = 15

COLUMNS: Final = "abcdefgh"
ROWS: Final = "123456"

# The action cards by their place in the printed appendix.
AWARD: Final = 0
BRIBE: Final = 1
CASH_COW: Final = 2
CHEAP_PR: Final = 3
CLUSTER: Final = 4
COMPETITIVE_ANALYSIS: Final = 5
DUMPING_WAGES: Final = 6
FLEXIBLE_BIDDING: Final = 7
FRONTRUNNER: Final = 8
GOOD_TAX_MORALE: Final = 9
GROWTH: Final = 10
HIRE_LAWYER: Final = 11
HYPERACTIVE: Final = 12
HYPERINFLATION: Final = 13
INDUSTRIAL_SPYING: Final = 14
INTERNATIONALISATION: Final = 15
LATITUDE: Final = 16
LAWSUIT: Final = 17
MANIPULATION: Final = 18
MARKET_SCREENING: Final = 19
PR_ANALYSIS: Final = 20
PR_MACHINE: Final = 21
RESOURCE_TRANSFER: Final = 22
SPECIALIZATION: Final = 23
SUPER_DIVIDENDS: Final = 24
SUSTAINABILITY_REPORT: Final = 25
TAX_EVASION: Final = 26
TOUGH_COMPETITION: Final = 27
TRICKY_BOOK_KEEPING: Final = 28

ACTIONS: Final = [
    "award",
    "bribe",
    "cash-cow",
    "cheap-pr",
    "cluster",
    "competitive-analysis",
    "dumping-wages",
    "flexible-bidding",
    "frontrunner",
    "good-tax-morale",
    "growth",
    "hire-lawyer",
    "hyperactive",
    "hyperinflation",
    "industrial-spying",
    "internationalisation",
    "latitude",
    "lawsuit",
    "manipulation",
    "market-screening",
    "pr-analysis",
    "pr-machine",
    "resource-transfer",
    "specialization",
    "super-dividends",
    "sustainability-report",
    "tax-evasion",
    "tough-competition",
    "tricky-book-keeping",
]

PLAYED: Final = [
    HYPERINFLATION,
    INDUSTRIAL_SPYING,
    INTERNATIONALISATION,
    LAWSUIT,
    MANIPULATION,
    MARKET_SCREENING,
    RESOURCE_TRANSFER,
]
"""The cards that are held and played a number of times (#held-cards)."""


@final
class WorldMap:
    """The part of the world map for a number of players: cells by number, row by row. Its edges meet (#wrap-around)."""

    def __init__(self, entry: Entry) -> None:
        self.players: int = entry.number("players", 3, 5)
        corners = entry.texts("corners")
        if len(corners) != 2:
            raise entry.wrong("corners", Sentence("not-two-cells", GREEN_DEAL))
        left, top = _cell(entry, "corners", corners[0])
        right, bottom = _cell(entry, "corners", corners[1])
        self.width: int = right - left + 1
        self.height: int = bottom - top + 1
        if self.width < 3 or self.height < 3:
            raise entry.wrong("corners", Sentence("too-narrow", GREEN_DEAL))
        self.columns: list[str] = list(COLUMNS[left : right + 1])
        self.rows: list[str] = list(ROWS[top : bottom + 1])
        self.cells: list[str] = [column + row for row in self.rows for column in self.columns]
        """The names of the cells."""
        names = entry.texts("starts")
        for name in names:
            if name not in self.cells:
                raise entry.wrong("starts", Sentence("off-map", GREEN_DEAL, cell=name))
        if len(set(names)) != len(names) or len(names) != self.players:
            raise entry.wrong("starts", Sentence("wrong-starts", GREEN_DEAL))
        self.starts: list[int] = [self.cells.index(name) for name in names]
        everywhere = range(len(self.cells))
        self.beside: list[list[int]] = [self._around(cell, [(0, -1), (-1, 0), (1, 0), (0, 1)]) for cell in everywhere]
        """The cells that share an edge with each."""
        self.across: list[list[int]] = [self._around(cell, [(-1, -1), (1, -1), (-1, 1), (1, 1)]) for cell in everywhere]
        """The cells that share only a corner with each."""
        self.near: list[int] = [_mask(self.beside[cell] + self.across[cell]) for cell in everywhere]
        """All eight neighbours of each cell, as bits."""
        entry.done()

    def step(self, cell: int, right: int, down: int) -> int:
        """The cell so many columns and rows away, over the edges (#wrap-around)."""
        column = (cell % self.width + right) % self.width
        row = (cell // self.width + down) % self.height
        return row * self.width + column

    def _around(self, cell: int, steps: list[tuple[int, int]]) -> list[int]:
        return [self.step(cell, right, down) for right, down in steps]


def _cell(entry: Entry, key: str, name: str) -> tuple[int, int]:
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
        raise entry.wrong(key, Sentence("no-cell", GREEN_DEAL, cell=name))
    return COLUMNS.index(name[0]), ROWS.index(name[1])


def _mask(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


@final
class Components:
    """What is in the box. Cards, loans and cells are known by number; category 0 is the environment."""

    def __init__(self, text: str) -> None:
        file = ComponentFile(text)
        file.only_tables(
            ["start", "scales", "dividend", "token", "assessment", "map", "loan", "action", "project"],
        )
        self._read_starts(file.entries("start", 3))
        self._read_scales(file.entries("scales", 1)[0])
        self._read_dividends(file.entries("dividend"), file)
        self._read_tokens(file.entries("token", SIZES))
        self._read_assessments(file.entries("assessment", 3))
        self._read_loans(file.entries("loan"))
        self._read_actions(file.entries("action", len(ACTIONS)))
        self._read_projects(file.entries("project", PROJECTS_PER_CATEGORY * len(CATEGORIES)))
        self._read_maps(file.entries("map", 3))
        self.most_price: int = max(1, *self.project_cash)
        self.most_points: int = max(1, *self.project_points)
        self.most_effect: int = max(1, *[abs(income) for income in self.project_income])
        """What the dearest project costs, the best one scores, and what one changes income by at most."""
        self.most_tokens: int = max(1, *self.token_count)
        self.most_token_price: int = max(SIZES, *self.token_cash)
        self.most_campaign: int = max(1, sum([size * count for size, count in enumerate(self.token_count, 1)]))
        """All PR tokens in one category."""
        self.most_uses: int = max(1, *self.action_uses)

    def _read_starts(self, entries: list[Entry]) -> None:
        self.start_income: dict[int, int] = {}
        self.start_cash: dict[int, int] = {}
        self.discard_after: dict[int, int] = {}
        """How many players take a project before the remaining ones are discarded; 0 for never (#discard-rule)."""
        for entry in entries:
            players = entry.number("players", 3, 5)
            if players in self.start_income:
                raise entry.wrong("players", Sentence("players-twice", players=players))
            self.start_income[players] = entry.number("income", 0, 50)
            self.start_cash[players] = entry.number("cash", 0, 200)
            self.discard_after[players] = entry.number("discard_after", 0, 4)
            entry.done()

    def _read_scales(self, entry: Entry) -> None:
        self.most_income: int = entry.number("income", 10, 50)
        self.most_cash: int = entry.number("cash", 20, 200)
        self.most_level: int = entry.number("level", 10, 50)
        for players in (3, 4, 5):
            if self.start_income[players] > self.most_income or self.start_cash[players] > self.most_cash:
                raise entry.wrong("income", Sentence("short-scales", GREEN_DEAL, players=players))
        entry.done()

    def _read_dividends(self, entries: list[Entry], file: ComponentFile) -> None:
        """For each income, the cash and the points of a dividend (#dividends)."""
        self.dividend_cash: list[int] = [0] * (self.most_income + 1)
        self.dividend_points: list[int] = [0] * (self.most_income + 1)
        if not entries:
            raise ComponentError(file.line_of("scales", 0, ""), Sentence("no-entries", table="dividend"))
        lowest = -1
        for entry in entries:
            income = entry.number("income", 0, self.most_income)
            cash = entry.number("cash", 0, 200)
            points = entry.number("points", 0, 200)
            if income <= lowest or (lowest < 0 and income != 0):
                raise entry.wrong("income", Sentence("not-growing", GREEN_DEAL))
            lowest = income
            for at in range(income, self.most_income + 1):
                self.dividend_cash[at] = cash
                self.dividend_points[at] = points
            entry.done()

    def _read_tokens(self, entries: list[Entry]) -> None:
        self.token_count: list[int] = []
        """How many PR tokens there are of each size, the smallest first."""
        self.token_cash: list[int] = []
        for size, entry in enumerate(entries, 1):
            if entry.number("size", 1, SIZES) != size:
                raise entry.wrong("size", Sentence("wrong-sizes", GREEN_DEAL))
            self.token_count.append(entry.number("count", 0, 50))
            self.token_cash.append(entry.number("cash", 0, 200))
            entry.done()

    def _read_assessments(self, entries: list[Entry]) -> None:
        self.campaign_rounds: list[int] = []
        self.sustainability_rounds: list[int] = []
        self.company_rounds: list[int] = []
        self.campaign_points: list[int] = []
        self.sustainability_points: list[int] = []
        self.company_points: list[int] = []
        unique(entries, "id")
        for entry in entries:
            id = entry.one_of("id", ["campaign", "sustainability", "company"])
            rounds = entry.numbers("rounds", 1, ROUNDS)
            points = entry.numbers("points", 0, 1000)
            if ROUNDS not in rounds:
                raise entry.wrong("rounds", Sentence("no-last-round", GREEN_DEAL, round=ROUNDS))
            if id == "sustainability":
                if len(points) != self.most_level + 1:
                    raise entry.wrong("points", Sentence("wrong-levels", GREEN_DEAL, most=self.most_level))
                self.sustainability_rounds, self.sustainability_points = rounds, points
            elif any([lower > higher for higher, lower in pairwise(points)]) or not points:
                raise entry.wrong("points", Sentence("wrong-ranks", GREEN_DEAL))
            elif id == "campaign":
                self.campaign_rounds, self.campaign_points = rounds, points
            else:
                self.company_rounds, self.company_points = rounds, points
            entry.done()

    def _read_loans(self, entries: list[Entry]) -> None:
        self.loans: list[str] = unique(entries, "id")
        """The pile from the top (#loan-pile)."""
        self.loan_cash: list[int] = [entry.number("cash", 1, self.most_cash) for entry in entries]
        for at, entry in enumerate(entries):
            if at and self.loan_cash[at] < self.loan_cash[at - 1]:
                raise entry.wrong("cash", Sentence("unsorted-loans", GREEN_DEAL))
            entry.done()

    def _read_actions(self, entries: list[Entry]) -> None:
        self.action_cash: list[int] = [0] * len(ACTIONS)
        self.action_uses: list[int] = [0] * len(ACTIONS)
        """How often a held card can be played; 0 for the others (#held-cards)."""
        unique(entries, "id")
        for entry in entries:
            card = ACTIONS.index(entry.one_of("id", ACTIONS))
            self.action_cash[card] = entry.number("cash", 0, 200)
            if card in PLAYED:
                self.action_uses[card] = entry.number("uses", 1, ROUNDS)
            entry.done()

    def _read_projects(self, entries: list[Entry]) -> None:
        self.projects: list[str] = unique(entries, "id")
        self.project_category: list[int] = []
        self.project_size: list[int] = []
        self.project_cash: list[int] = []
        self.project_points: list[int] = []
        self.project_income: list[int] = []
        self.projects_of: list[list[int]] = [[] for _ in CATEGORIES]
        """The cards of each category."""
        for card, entry in enumerate(entries):
            category = CATEGORIES.index(entry.one_of("category", CATEGORIES))
            self.projects_of[category].append(card)
            self.project_category.append(category)
            self.project_size.append(entry.number("size", 1, 5))
            self.project_cash.append(entry.number("cash", 0, 200))
            self.project_points.append(entry.number("points", 0, 200))
            self.project_income.append(entry.number("income", -50, 50))
            entry.done()
        for category, cards in enumerate(self.projects_of):
            if len(cards) != PROJECTS_PER_CATEGORY:
                facts = {"wanted": PROJECTS_PER_CATEGORY, "category": CATEGORIES[category], "found": len(cards)}
                raise ComponentError(entries[-1].line(), Sentence("wrong-projects", GREEN_DEAL, **facts))

    def _read_maps(self, entries: list[Entry]) -> None:
        self.maps: dict[int, WorldMap] = {}
        for entry in entries:
            world = WorldMap(entry)
            if world.players in self.maps:
                raise entry.wrong("players", Sentence("players-twice", players=world.players))
            # Every round's projects and one more by Market Screening, beside a start for somebody without a tile.
            takers = self.discard_after[world.players] or len(CATEGORIES)
            if len(world.cells) < ROUNDS * takers + 2:
                raise entry.wrong("corners", Sentence("too-few-cells", GREEN_DEAL, fewest=ROUNDS * takers + 2))
            self.maps[world.players] = world
