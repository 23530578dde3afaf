"""The components of Rival CEOs, read from a file and checked; and the words for departments and cards."""

from typing import Final, final

from tycoon.core.components import ComponentError, ComponentFile, Entry, unique
from tycoon.core.sentence import Sentence

RIVALS: Final = "tycoon.games.rivals"
"""The package that says what is wrong with a file."""

PRODUCTION: Final = 0
RESEARCH: Final = 1
HR: Final = 2
SALES: Final = 3
RESERVE: Final = 4
"""Where employees wait who are in no department (#reserve)."""

DEPARTMENTS: Final = ["production", "research", "hr", "sales"]
"""In the order they are carried out (#execution-order)."""

PLACES: Final = ["production", "research", "hr", "sales", "reserve"]
"""Where an employee can be."""

ACE: Final = 0
KING: Final = 1
QUEEN: Final = 2
JACK: Final = 3
JOKER: Final = 4
NO_CARD: Final = -1

CARDS: Final = ["ace", "king", "queen", "jack", "joker"]
"""The kinds of cards; those of a kind are all alike (#deck)."""

PLACE: Final = {word: place for place, word in enumerate(PLACES)}
KIND: Final = {word: kind for kind, word in enumerate(CARDS)}
"""The numbers of a place, which may be a department, and of a kind of card, by their words."""

MOST_SEATS: Final = 4

_LIMITS: Final[dict[str, tuple[int, int]]] = {
    "starting_employees": (1, 20),
    "starting_cards": (0, 5),
    "starting_dollars": (0, 1000),
    "starting_products": (0, 1000),
    "target": (1, 6),
    "most_improvements": (0, 5),
    "boost": (1, 10),
    "study_bonus": (0, 100),
    "price": (1, 1000),
    "stake": (0, 1000),
    "employees_per_dollar": (1, 100),
    "products_per_dollar": (1, 100),
    "fewest_employees": (1, 20),
    "hand_limit": (0, 20),
    "goal": (1, 100_000),
}
"""The named values there must be, with the least and the most each may be."""


@final
class Components:
    """What is in the box: the deck, and the values the rules are played with (#components)."""

    def __init__(self, text: str) -> None:
        file = ComponentFile(text)
        file.only_tables(["card", "value"])
        self.copies: list[int] = _copies(file.entries("card", len(CARDS)))
        """How many cards of each kind there are (#deck)."""
        self.all_cards: int = sum(self.copies)
        self.most_copies: int = max(self.copies)
        entries = _by_id(file.entries("value"))
        values = {id: entries[id].number("value", least, most) for id, (least, most) in _LIMITS.items()}
        for entry in entries.values():
            entry.done()
        self.starting_employees: int = values["starting_employees"]
        self.starting_cards: int = values["starting_cards"]
        self.starting_dollars: int = values["starting_dollars"]
        self.starting_products: int = values["starting_products"]
        self.target: int = values["target"]
        self.most_improvements: int = values["most_improvements"]
        self.boost: int = values["boost"]
        self.study_bonus: int = values["study_bonus"]
        self.price: int = values["price"]
        self.stake: int = values["stake"]
        self.employees_per_dollar: int = values["employees_per_dollar"]
        self.products_per_dollar: int = values["products_per_dollar"]
        self.fewest_employees: int = values["fewest_employees"]
        self.hand_limit: int = values["hand_limit"]
        self.goal: int = values["goal"]
        if self.most_improvements >= self.target:
            raise entries["most_improvements"].wrong("value", Sentence("target-below-1", RIVALS))
        if self.starting_employees < self.fewest_employees:
            raise entries["starting_employees"].wrong("value", Sentence("too-few-employees", RIVALS))
        if self.starting_cards * MOST_SEATS > sum(self.copies):
            raise entries["starting_cards"].wrong("value", Sentence("small-deck", RIVALS, seats=MOST_SEATS))

    def deck(self) -> list[int]:
        """All cards, in order of their kind."""
        return sorted_cards(self.copies)


def sorted_cards(counts: list[int]) -> list[int]:
    """So many cards of each kind as a list in order."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        cards.extend([kind] * count)
    return cards


def _copies(entries: list[Entry]) -> list[int]:
    copies = [0] * len(CARDS)
    unique(entries, "id")
    for entry in entries:
        copies[CARDS.index(entry.one_of("id", CARDS))] = entry.number("copies", 1, 20)
        entry.done()
    return copies


def _by_id(entries: list[Entry]) -> dict[str, Entry]:
    ids = unique(entries, "id")
    for entry in entries:
        entry.one_of("id", list(_LIMITS))
    for id in _LIMITS:
        if id not in ids:
            raise ComponentError(entries[-1].line() if entries else 1, Sentence("no-value", RIVALS, name=id))
    return {id: entries[at] for at, id in enumerate(ids)}
