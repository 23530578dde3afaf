"""The description of a game, and its variants."""

import hashlib
from importlib import resources
from typing import Final, TypeAlias, final

from tycoon.core.compiling import mypyc_attr, refuse_compiled_apart
from tycoon.core.components import ComponentError
from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic
from tycoon.core.observation import NoSchema, Schema
from tycoon.core.options import Option
from tycoon.core.rulebook import Clause, parse_rulebook
from tycoon.core.sentence import Sentence
from tycoon.core.state import State, StateError, copied, state_fields

Setting: TypeAlias = bool | int | str
"""The value of a variant."""


NO_HEURISTIC: Final = Heuristic()


class GameError(ValueError):
    """A game that cannot be set up as asked."""


@final
class Variant:
    """A choice before the game: its name, its default and all it may be."""

    def __init__(self, name: str, default: Setting, choices: list[Setting]) -> None:
        self.name: str = name
        self.default: Setting = default
        self.choices: list[Setting] = choices

    def accepts(self, value: object) -> bool:
        """Whether the variant may have this value: of the same type too, since True is no 1."""
        return any([value == choice and type(value) is type(choice) for choice in self.choices])

    def __repr__(self) -> str:
        choices = "|".join([format_setting(choice) for choice in self.choices])
        return f"<Variant {self.name}={format_setting(self.default)} of {choices}>"

    def parse(self, text: str) -> Setting:
        """The choice a text stands for; `format_setting` is its mirror."""
        for choice in self.choices:
            if format_setting(choice) == text:
                return choice
        choices = [format_setting(choice) for choice in self.choices]
        raise GameError(Sentence("wrong-choice", variant=self.name, value=text, choices=choices))


def format_setting(value: Setting) -> str:
    """A variant's value as a word: `yes`, `no`, a number or a name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """An immutable description: what the game is called, who can play it, and how it starts.

    A game overrides what says so. It is found through the entry-point group `tycoon.games`. Its class can be called
    without arguments, which is how another process makes the game when it is sent a state.
    """

    def __init_subclass__(cls) -> None:
        refuse_compiled_apart(cls)

    def __init__(self, name: str, title: str, version: int, fewest: int, most: int, package: str) -> None:
        self.name: str = name
        """Its id, as in `tycoon play qe`."""
        self.title: str = title
        self.version: int = version
        """Bumped whenever an old record would replay differently."""
        self.fewest: int = fewest
        self.most: int = most
        self.package: str = package
        """The Python package that holds its rulebook, messages and components."""
        self.components: str = ""
        """The text of the component file it plays with, or nothing for its own."""
        self._rulebooks: dict[str, list[Clause]] = {}
        self._schemas: dict[int, Schema] = {}

    def __str__(self) -> str:
        return self.title

    def __repr__(self) -> str:
        players = str(self.fewest) if self.fewest == self.most else f"{self.fewest} to {self.most}"
        own = ", with other components" if self.components else ""
        return f"<Game {self.name}: {self.title}, {players} players{own}>"

    # ------------------------------------------------------------------ what a game must say

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
        """Set up a game; seats and settings are checked and complete."""
        raise NotImplementedError

    def blank(self, seats: int) -> State:
        """A state with every field present, for `restore` to fill."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More decisions than any game under random play takes."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a game may say better

    def variants(self) -> list[Variant]:
        """The choices before the game. To be read, not changed."""
        return []

    def labels(self, what: str) -> list[str]:
        """Names of the outcomes of `dealer.draw(..., what)`, by number; empty where numbers are numbers."""
        return []

    def vocabulary(self, seats: int) -> list[Option]:
        """Every verb there is, each with the widest domains its arguments can have; nothing where nobody has said.

        All that is ever offered fits it, with every variant, which a law checks. Learners have their actions from it
        (`tycoon.core.vocabulary`), so it changes only with the version of the game. A verb may come several times, with
        different numbers of arguments.
        """
        return []

    def heuristic(self) -> Heuristic:
        """What a decent player of this game looks at; the same object each time."""
        return NO_HEURISTIC

    def seat_words(self) -> list[str]:
        """The names of facts and of parts of a view whose value is a seat."""
        return ["seat", "seats", "winner", "winners", "actors"]

    def by_seat(self) -> list[str]:
        """The names of facts and of parts of a view that are lists with one value for each seat."""
        return []

    def running_score(self) -> str:
        """The name of the number by which one sees who is ahead, in what a view says of each of its `players`.

        Everybody's course through a finished game is shown by it.
        """
        return "points"

    def factions(self) -> list[str]:
        """The names, in what a view says of each of its `players`, of what a seat plays as: a nation, a home, a leader.

        Reports count wins by them.
        """
        return []

    def gains(self) -> list[str]:
        """What a seat gets or does that may be worth a win, by what everybody is told: `what`, or `what:fact` to tell
        apart what that fact names, as in `bought:card`. Whose it is says the fact `seat` or `winner`.

        Reports weigh each of them. Where a game names none, they weigh what was chosen of what was offered.
        """
        return []

    def endings(self) -> list[str]:
        """How the game may end, where there are several ways: `what` or `what:fact` of what everybody is told then.

        The message `ending-<what>` of the game, or `ending-<value of the fact>`, is what people call it.
        """
        return []

    def secret_clause(self) -> str:
        """The clause by which something stays unseen even when the game is over; nothing where none says so.

        Among people such a game is kept closed afterwards, unless they agree to lay everything open.
        """
        return ""

    def minutes(self) -> int:
        """About how long a game takes people who know it; 0 where nobody has said."""
        return 0

    def weight(self) -> int:
        """How much there is to learn, from 1 (a page of rules) to 5 (an evening of them); 0 where nobody has said."""
        return 0

    def schema(self, seats: int) -> Schema | None:
        """The description of its views with so many seats; None where the game does not describe them.

        Called once for each number of seats: `observation` keeps it.
        """
        return None

    def catalogue(self) -> list[str]:
        """All that golden records must show: `what:label` of draws, and names of what is told."""
        return []

    def decode(self, field: str, value: object) -> object:
        """Read back a field of a state that is more than plain data."""
        return value

    def with_components(self, text: str) -> "Game":
        """The same game, played with the components in this text. Raises ComponentError."""
        raise ComponentError(1, Sentence("no-components", game=self))

    # ------------------------------------------------------------------ what follows from it

    def seat_counts(self) -> list[int]:
        """How many can play."""
        return list(range(self.fewest, self.most + 1))

    def start(self, seats: int, dealer: Dealer, **variant: Setting) -> State:
        """A new game. Raises GameError for a wrong number of seats or an unknown variant."""
        if not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise self.wrong_seats(seats)
        return self.deal(seats, self.settings(variant), dealer)

    def wrong_seats(self, seats: object) -> GameError:
        """The error to raise about so many seats."""
        return GameError(Sentence("wrong-seats", game=self, fewest=self.fewest, most=self.most, seats=seats))

    def observation(self, seats: int) -> Schema:
        """How what a seat sees becomes numbers. Raises GameError, and NoSchema if the game does not say."""
        known = self._schemas.get(seats)
        if known is None:
            if seats not in self.seat_counts():
                raise self.wrong_seats(seats)
            known = self.schema(seats)
            if known is None:
                raise NoSchema(Sentence("no-schema", game=self))
            self._schemas[seats] = known
        return known

    def settings(self, chosen: dict[str, Setting]) -> dict[str, Setting]:
        """All variants with their values: those chosen, else the defaults. Raises GameError."""
        variants = self.variants()
        settings: dict[str, Setting] = {variant.name: variant.default for variant in variants}
        for name, value in chosen.items():
            if name not in settings:
                raise self.no_variant(name)
            for variant in variants:
                if variant.name == name and not variant.accepts(value):
                    choices = [repr(choice) for choice in variant.choices]
                    raise GameError(Sentence("wrong-choice", variant=name, value=value, choices=choices))
            settings[name] = value
        return settings

    def no_variant(self, name: str) -> GameError:
        """The error to raise about a variant that the game does not have."""
        known = [variant.name for variant in self.variants()]
        return GameError(Sentence("no-variant" if known else "no-variants", game=self, variant=name, known=known))

    def restore(self, data: dict[str, object]) -> State:
        """The state whose `to_json` gave these data. Raises StateError."""
        seats = data.get("seats")
        if not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise StateError(f"a state of {self.title} needs seats from {self.fewest} to {self.most}, not {seats!r}")
        state = self.blank(seats)
        names = state_fields(state)
        for name in data:
            if name not in names:
                raise StateError(f"a state of {self.title} has no field {name!r}")
        for name in names:
            if name not in data:
                raise StateError(f"a state of {self.title} needs the field {name!r}")
            try:
                setattr(state, name, copied(self.decode(name, data[name])))
            except (TypeError, KeyError, ValueError, AttributeError, OverflowError) as problem:
                raise StateError(f"the field {name!r} of a state of {self.title} is unreadable: {problem}") from None
        try:
            state.check()
        except (TypeError, IndexError, KeyError, AttributeError, OverflowError) as problem:
            raise StateError(f"this is no state of {self.title}: {problem}") from None
        return state

    def resource(self, filename: str) -> str:
        """The text of a file of the game's package: rulebook, messages, components."""
        return resources.files(self.package).joinpath(filename).read_text(encoding="utf-8")

    def rulebook(self, language: str = "en") -> list[Clause]:
        """The clauses of the rulebook."""
        if language not in self._rulebooks:
            self._rulebooks[language] = parse_rulebook(self.resource(f"rulebook.{language}.md"))
        return self._rulebooks[language]

    def rule(self, id: str, language: str = "en") -> Clause | None:
        """One clause of the rulebook, or None if there is no such clause."""
        for clause in self.rulebook(language):
            if clause.id == id:
                return clause
        return None

    def component_text(self) -> str:
        """The component file it plays with: that of its package, unless another was given. Nothing if it has none."""
        if self.components:
            return self.components
        try:
            return self.resource("components.toml")
        except FileNotFoundError:
            return ""

    def components_digest(self) -> str:
        """The hash of the components a game is played with, or nothing for the game's own."""
        return hashlib.sha256(self.components.encode()).hexdigest() if self.components else ""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_unpickle, (type(self), self.components))


_unpickled: Final[dict[tuple[type[Game], str], Game]] = {}

_MOST_UNPICKLED: Final = 50
"""So many are remembered; components may be anybody's, and each a different text."""


def _unpickle(cls: type[Game], components: str) -> Game:
    """The game that was pickled, made once in each process: reading components takes time."""
    key = (cls, components)
    if key not in _unpickled:
        if len(_unpickled) >= _MOST_UNPICKLED:
            _unpickled.clear()
        game: Game = cls()  # type: ignore[call-arg]  # every game is made without arguments
        _unpickled[key] = game.with_components(components) if components else game
    return _unpickled[key]
