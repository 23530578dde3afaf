"""Actions by number, for learners: every move a game can ever offer, from what it says of itself (`Game.vocabulary`).

An action means the same in every position. Where a number has no ceiling, its actions are the rungs of a ladder
(`Number.rung`): half of what is usual, just above it, three times as much. Equal rungs are one action, the first. A
subset is an action of its own, however many are chosen.
"""

import hashlib
from typing import Final, final

from tycoon.core.game import Game, GameError
from tycoon.core.moves import Arg, Move, format_arg, format_move
from tycoon.core.options import COUNT_NAMES, COUNTED, RUNG_NAMES, RUNGS, Choice, Domain, Number, Option, Subset
from tycoon.core.state import State

MOST_VALUES: Final = 1024
"""A number that can have more values than this is chosen by rungs."""

MOST_ACTIONS: Final = 100_000
"""More actions than this are no use to anybody."""

VALUES: Final = 0
RANGE: Final = 1
AROUND: Final = 2
COUNTS: Final = 3
SUBSETS: Final = 4
"""How an argument is numbered: one of some values, a number as it is, a rung around a size, a rung of counts, any of
some values."""


class VocabularyError(GameError):
    """A game whose moves cannot be numbered, and why."""


@final
class Argument:
    """An argument of a verb: all it can ever be, by number."""

    def __init__(self, domain: Domain) -> None:
        self.name: str = domain.name
        self.kind: int = VALUES
        self.least: int = 0
        self.names: list[str] = []
        """What each number stands for, in words of notation."""
        self._values: list[list[Arg]] = []
        """What each number stands for in a move; nothing for rungs."""
        self._number_of: dict[Arg, int] = {}
        self._number_of_subset: dict[Move, int] = {}
        if isinstance(domain, Number):
            self._number(domain)
        elif isinstance(domain, Subset):
            self.kind = SUBSETS
            if domain.count() > MOST_ACTIONS:
                raise VocabularyError(
                    f"{domain.name} can be {domain.count()} different subsets, which are too many to be numbered: "
                    "ask for one after the other"
                )
            self._values = [domain.subset(at) for at in range(domain.count())]
            self._number_of_subset = {tuple(chosen): at for at, chosen in enumerate(self._values)}
            self.names = [" ".join([format_arg(value) for value in chosen]) for chosen in self._values]
        else:
            values = domain.suggested()
            self._values = [[value] for value in values]
            self._number_of = {value: at for at, value in enumerate(values)}
            self.names = [format_arg(value) for value in values]
        self.size: int = len(self.names)
        """How many there are."""

    def _number(self, domain: Number) -> None:
        self.least = domain.low
        top = domain.top
        if top is not None and top - domain.low < MOST_VALUES:
            self.kind = RANGE
            self._values = [[value] for value in range(domain.low, top + 1)]
            self.names = [str(value) for value in range(domain.low, top + 1)]
        elif domain.around is not None:
            self.kind = AROUND
            self.names = RUNG_NAMES
        else:
            self.kind = COUNTS
            self.names = [*[str(domain.low + at) for at in range(COUNTED)], *COUNT_NAMES]

    @property
    def is_ladder(self) -> bool:
        """Whether its numbers are rungs, whose values depend on the position."""
        return self.kind in (AROUND, COUNTS)

    def numbers(self, offered: Domain) -> list[int]:
        """What is offered now, by number. Raises VocabularyError if it does not fit."""
        found: list[int] = []
        if isinstance(offered, Choice):
            number_of = self._number_of
            for value in offered.values:
                number = number_of.get(value, -1)
                if number < 0:
                    raise self._unknown(offered)
                found.append(number)
        elif isinstance(offered, Number):
            if self.kind == AROUND and offered.all_rungs_differ():
                return _ALL_RUNGS
            if self.kind == AROUND or self.kind == COUNTS:
                last = 0
                for rung in range(RUNGS):
                    value = self._rung(offered, rung)
                    if rung == 0 or value != last:
                        found.append(rung)
                    last = value
                return found
            top = offered.top
            if self.kind != RANGE or top is None or offered.low < self.least or top >= self.least + self.size:
                raise self._unknown(offered)
            least, barred = self.least, offered.barred
            for value in range(offered.low, top + 1):
                if barred is None or value != barred:
                    found.append(value - least)
        elif isinstance(offered, Subset):
            for at in range(offered.count()):
                number = self._number_of_subset.get(tuple(offered.subset(at)), -1)
                if number < 0:
                    raise self._unknown(offered)
                found.append(number)
        return found

    def _rung(self, offered: Number, rung: int) -> int:
        return offered.rung(rung) if self.kind == AROUND else offered.count_rung(rung, self.least)

    def values(self, number: int, offered: Domain | None) -> list[Arg]:
        """What a number stands for in a move; for a rung, where this is offered."""
        if not self.is_ladder:
            return self._values[number]
        if not isinstance(offered, Number):
            raise self._unknown(offered)
        return [self._rung(offered, number)]

    def number(self, given: list[Arg], offered: Domain, nearest: bool) -> int:
        """The number of what a move says, or -1 if there is none: the nearest rung, if that will do."""
        if self.kind == SUBSETS:
            return self._number_of_subset.get(tuple(given), -1)
        value = given[0]
        if self.kind == VALUES:
            return self._number_of.get(value, -1)
        if not isinstance(value, int) or not isinstance(offered, Number):
            return -1
        if self.kind == RANGE:
            if nearest and offered.top is not None and value > offered.top:
                value = offered.top
            return value - self.least if 0 <= value - self.least < self.size else -1
        best, distance = -1, 0
        for rung in self.numbers(offered):
            away = abs(self._rung(offered, rung) - value)
            if best < 0 or away < distance:
                best, distance = rung, away
        return best if nearest or distance == 0 else -1

    def _unknown(self, offered: Domain | None) -> VocabularyError:
        return VocabularyError(f"the vocabulary of the game does not hold what is offered: {offered!r}")


_ALL_RUNGS: Final = list(range(RUNGS))


@final
class Phrase:
    """A verb with its arguments, and the actions it stands for: all combinations, the last argument running fastest."""

    def __init__(self, option: Option, first: int) -> None:
        self.verb: str = option.verb
        self.first: int = first
        """Its first action."""
        self.arguments: list[Argument] = [Argument(domain) for domain in option.domains]
        self.strides: list[int] = []
        self.size: int = 1
        """How many actions it has."""
        for argument in reversed(self.arguments):
            self.strides.insert(0, self.size)
            self.size *= argument.size
        self.has_ladder: bool = any([argument.is_ladder for argument in self.arguments])

    def path(self, action: int) -> list[int]:
        """The number of each argument of an action."""
        left = action - self.first
        found: list[int] = []
        for stride in self.strides:
            found.append(left // stride)
            left %= stride
        return found

    def add_actions(self, option: Option, found: list[int]) -> None:
        """Add the actions that an option offers."""
        arguments = self.arguments
        if not arguments:
            found.append(self.first)
            return
        first = self.first
        if len(arguments) == 1:
            for number in arguments[0].numbers(option.domains[0]):
                found.append(first + number)
            return
        starts = [first]
        for at, argument in enumerate(arguments):
            stride = self.strides[at]
            numbers = argument.numbers(option.domains[at])
            starts = [start + number * stride for start in starts for number in numbers]
        found += starts

    def move(self, action: int, option: Option | None) -> Move:
        """The move of an action; `option` is where it is offered."""
        args: list[Arg] = [self.verb]
        for at, number in enumerate(self.path(action)):
            args += self.arguments[at].values(number, option.domains[at] if option is not None else None)
        return tuple(args)

    def action(self, move: Move, option: Option, nearest: bool) -> int:
        """The action of a move that an option offers, or -1."""
        action = self.first
        for at, argument in enumerate(self.arguments):
            last = at == len(self.arguments) - 1
            given = list(move[at + 1 :]) if last else [move[at + 1]]
            number = argument.number(given, option.domains[at], nearest)
            if number < 0:
                return -1
            action += number * self.strides[at]
        return action

    def name(self, action: int) -> str:
        """An action in words of notation."""
        words = [self.verb]
        for at, number in enumerate(self.path(action)):
            word = self.arguments[at].names[number]
            if word:
                words.append(word)
        return " ".join(words)


@final
class Vocabulary:
    """The actions of a game with so many seats, numbered from 0 to `size` - 1.

    Its numbers change only with the version of the game. Raises VocabularyError for a game that does not say them.
    """

    def __init__(self, game: Game, seats: int) -> None:
        if not game.fewest <= seats <= game.most:
            raise game.wrong_seats(seats)
        options = game.vocabulary(seats)
        if not options:
            raise VocabularyError(
                f"{game.title} says no vocabulary: its class needs `vocabulary(seats)`, with every verb there is"
            )
        self.game: Game = game
        self.seats: int = seats
        self.phrases: list[Phrase] = []
        """The verbs with their arguments: the first choice where one comes after the other."""
        self.size: int = 0
        """How many actions there are."""
        self._by_verb: dict[str, list[Phrase]] = {}
        for option in options:
            phrase = Phrase(option, self.size)
            same = self._by_verb.setdefault(option.verb, [])
            if any([len(one.arguments) == len(phrase.arguments) for one in same]):
                raise VocabularyError(
                    f"{game.title} says {option.verb!r} twice in its vocabulary, with as many arguments each time"
                )
            same.append(phrase)
            self.phrases.append(phrase)
            self.size += phrase.size
            if self.size > MOST_ACTIONS:
                raise VocabularyError(
                    f"the moves of {game.title} are too many to be numbered: {phrase.size} of {option.verb!r} alone"
                )
        self._phrase_of: list[Phrase] = []
        for phrase in self.phrases:
            self._phrase_of += [phrase] * phrase.size
        self.names: list[str] = [phrase.name(action) for action, phrase in enumerate(self._phrase_of)]
        """Each action in words: notation, with the names of rungs for their values."""
        self._moves: list[Move | None] = [
            None if phrase.has_ladder else phrase.move(action, None) for action, phrase in enumerate(self._phrase_of)
        ]

    def __repr__(self) -> str:
        return f"<Vocabulary of {self.game.title}, {self.seats} seats: {self.size} actions>"

    def digest(self) -> str:
        """A hash of all actions in their order."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()

    # ------------------------------------------------------------------ what is legal

    def offered(self, options: list[Option]) -> list[int]:
        """The actions that these options stand for, in no particular order."""
        found: list[int] = []
        for option in options:
            self.phrase_of(option).add_actions(option, found)
        return found

    def legal(self, state: State, seat: int) -> list[int]:
        """The actions of a seat that is to decide, in order."""
        return sorted(set(self.offered(state.options(seat))))

    def mask(self, state: State, seat: int) -> bytes:
        """A byte for every action: 1 if the seat may take it."""
        mask = bytearray(self.size)
        for action in self.offered(state.options(seat)):
            mask[action] = 1
        return bytes(mask)

    def phrase_of(self, option: Option) -> Phrase:
        """The verb and arguments of an option, with all they can ever be. Raises VocabularyError."""
        for phrase in self._by_verb.get(option.verb, _NO_PHRASES):
            if len(phrase.arguments) == len(option.domains):
                return phrase
        raise VocabularyError(f"the vocabulary of {self.game.title} does not hold what is offered: {option!r}")

    # ------------------------------------------------------------------ actions and moves

    def move(self, action: int, options: list[Option]) -> Move:
        """The move of an action that these options offer. Raises ValueError for one that they do not."""
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: they are 0 to {self.size - 1}")
        known = self._moves[action]
        if known is not None:
            return known
        phrase = self._phrase_of[action]
        for option in options:
            if option.verb == phrase.verb and len(option.domains) == len(phrase.arguments):
                move = phrase.move(action, option)
                if option.allows(move):
                    return move
        raise ValueError(f"action {action}, {self.names[action]}, is not offered now")

    def chosen(self, action: int, options: list[Option], offered: list[int]) -> Move:
        """The move of an action, if it is among those `offered` by these options. Raises ValueError."""
        if action in offered:
            return self.move(action, options)
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: they are 0 to {self.size - 1}")
        raise ValueError(f"action {action}, {self.names[action]}, is not legal now: the mask says what is")

    def action(self, move: Move, options: list[Option], nearest: bool = False) -> int:
        """The action of a move that these options offer.

        Raises ValueError for a move that is not legal, and for an amount between the rungs unless the nearest will do.
        """
        for option in options:
            if option.allows(move):
                action = self.phrase_of(option).action(move, option, nearest)
                if action >= 0:
                    return action
                raise ValueError(f"{format_move(move)[:60]} lies between the actions there are: the nearest would do")
        raise ValueError(f"{format_move(move)[:60]} is not offered now")

    # ------------------------------------------------------------------ verb, then arguments

    def path(self, action: int) -> list[int]:
        """An action as choices one after the other: the number of its phrase, then that of each argument."""
        phrase = self._phrase_of[action]
        return [self.phrases.index(phrase), *phrase.path(action)]

    def action_at(self, path: list[int]) -> int:
        """The action that such choices lead to; the mirror of `path`."""
        phrase = self.phrases[path[0]]
        if len(path) != len(phrase.arguments) + 1:
            raise ValueError(f"{phrase.verb} takes {len(phrase.arguments)} arguments, not {len(path) - 1}")
        action = phrase.first
        for at, number in enumerate(path[1:]):
            if not 0 <= number < phrase.arguments[at].size:
                raise ValueError(f"{phrase.arguments[at].name} of {phrase.verb} has no number {number}")
            action += number * phrase.strides[at]
        return action

    def branches(self, actions: list[int], chosen: list[int]) -> list[int]:
        """What can be chosen next, after what has been chosen, on the way to one of these actions."""
        depth = len(chosen)
        found: set[int] = set()
        for action in actions:
            path = self.path(action)
            if depth < len(path) and path[:depth] == chosen:
                found.add(path[depth])
        return sorted(found)

    def heads(self) -> list[int]:
        """How wide each choice can be: among phrases, then among the first arguments, the second ones, and so on."""
        widths = [len(self.phrases)]
        for phrase in self.phrases:
            for at, argument in enumerate(phrase.arguments):
                if at + 1 == len(widths):
                    widths.append(0)
                widths[at + 1] = max(widths[at + 1], argument.size)
        return widths


_NO_PHRASES: Final[list[Phrase]] = []


def format_vocabulary(game: Game) -> str:
    """The vocabulary of a game as a text, whose diff is what has changed: its verbs, and a hash of all actions."""
    lines = [f"version {game.version}"]
    for seats in game.seat_counts():
        vocabulary = Vocabulary(game, seats)
        lines.append(f"{seats} seats: {vocabulary.size} actions, {vocabulary.digest()}")
        lines += [f"  {option.describe()}" for option in game.vocabulary(seats)]
    return "\n".join(lines) + "\n"
