"""The state of a game: plain typed data that the rules change.

A state holds no random generator and no future: a deck is the cards nobody has drawn yet, and their order is
decided when one is drawn.
"""

from typing import TYPE_CHECKING, Final, cast

from tycoon.core.audience import EVERYONE
from tycoon.core.compiling import mypyc_attr, refuse_compiled_apart
from tycoon.core.dealer import Dealer
from tycoon.core.floats import Floats
from tycoon.core.moves import LONGEST_NUMBER, TOO_LARGE, Move
from tycoon.core.options import Number, Option, Subset, allows
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result

if TYPE_CHECKING:
    from tycoon.core.game import Game


NOT_DATA: Final = {"game", "box", "__dict__"}
"""What a state refers to without being part of it: its game, and the components in that game's box."""


class StateError(ValueError):
    """A state whose data contradict each other or the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state can do. A game overrides all that says so.

    Fields are numbers, words, booleans, None, and lists of these; a field may also be a list of small immutable
    objects that have `to_json` (see `Game.decode`). A field whose name begins with an underscore is a cache: no part
    of the state's data, and empty in a clone.
    """

    def __init_subclass__(cls) -> None:
        refuse_compiled_apart(cls)

    def __init__(self, game: "Game", seats: int) -> None:
        self.game: Game = game
        """The description this state is played by: not part of the state's data."""
        self.seats: int = seats
        """How many players there are."""

    # ------------------------------------------------------------------ what a game must say

    def actors(self) -> list[int]:
        """The seats that must decide now: several in a simultaneous phase, none when the game is over."""
        raise NotImplementedError

    def options(self, seat: int) -> list[Option]:
        """What the seat may do; empty for a seat that is neither an actor nor a bystander. Everything listed is legal.

        To be read, not changed: games may hand out the same list again.
        """
        raise NotImplementedError

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        """Carry out a move. Trusts its caller: `Table.play` is the checked door."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause of the rulebook that says what may be done now."""
        raise NotImplementedError

    def number_clause(self) -> str:
        """The clause that says which numbers there can be, where it is another one."""
        return self.clause()

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat, or a spectator for None, may know: built up from nothing, JSON-ready."""
        raise NotImplementedError

    def imagine(self, seat: int, dealer: Dealer) -> "State":
        """A full state that this seat cannot tell from the true one, with all it cannot know drawn anew."""
        raise NotImplementedError

    def secrets(self, seat: int) -> dict[str, object]:
        """By name, what the seat can neither see nor deduce: `imagine` must vary each of them."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise StateError where cards, money or tokens do not add up, or fields contradict each other."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a game may say better

    def bystanders(self) -> list[int]:
        """The seats that may do something although nobody waits for them: have a look at a price, say.

        The game must go on without it, and who must decide must stay the same by it. So nobody is asked, no clock
        runs, and bots, which move only when they must, lose nothing: what they could do now they can do in their turn.
        """
        return []

    def clone(self) -> "State":
        """An equal state that shares nothing that could change.

        This one suits every state. A game for which bots shall think far ahead writes its own, field by field: that is
        several times as fast, and a law compares the two.
        """
        other = self.game.blank(self.seats)
        for name in _declared_fields(type(self)):
            setattr(other, name, copied(getattr(self, name)))
        own: dict[str, object] = getattr(self, "__dict__", {})
        for name, value in own.items():
            if _is_data(name):
                setattr(other, name, copied(value))
        return other

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        """The condition that a move of a seat whose turn it is violates; None if it violates none.

        Moves are of words and numbers. Whether `options` lists a move and why it does not must come from the same
        conditions: a law asks about legal moves as well, of which there must be nothing to say.
        """
        return None

    def refuse_aside(self, seat: int, move: Move) -> Refusal | None:
        """Why a seat that is not to decide may not do this, where that is not simply because it is not its turn.

        Asked only about illegal moves of words and numbers.
        """
        return None

    def audience(self, seat: int, move: Move) -> int:
        """Who sees this move when it is made. Sealed moves are seen by `only(seat)`."""
        return EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """The move that lets a reaction window go by; None where the seat is asked for more than a reaction.

        Must follow from what is public alone: it is what "pass until something concerns me" plays.
        """
        return None

    def concerns(self, seat: int) -> bool:
        """Whether what could be reacted to now is aimed at this seat or hurts it. Must follow from what is public."""
        return True

    def observe(self, seat: int, out: Floats) -> None:
        """Append the numbers for what a seat sees: those of `Game.observation(seats).encode(view(seat), seat)`.

        This one makes the view. A game that shall be learned by the million writes them from its data; a law compares.
        Raises NoSchema if the game does not describe its views.
        """
        for number in self.game.observation(self.seats).encode(self.view(seat), seat):
            out.put(number)

    def options_are_public(self, seat: int) -> bool:
        """Whether everybody can see what this seat may do now. Must follow from what is public alone.

        Where it is so, a seat with one option is not asked: that it answers at once tells nobody anything.
        """
        return False

    # ------------------------------------------------------------------ what follows from it

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None for a legal move, or the reason why it is refused."""
        actors = self.actors()
        if not actors:
            return Refusal("game-over", self.clause())
        options = self.options(seat)
        if allows(options, move):
            return None
        # Callers may send anything, whatever the type says.
        given: tuple[object, ...] = move
        verb = given[0] if given else None
        same_verb = [option for option in options if option.verb == verb]
        if seat not in actors and not same_verb:
            aside = self.refuse_aside(seat, move) if _plain(given) else None
            return aside if aside is not None else Refusal("not-your-turn", self.clause(), actors=actors)
        verbs = _once([option.verb for option in options])
        if not isinstance(verb, str):
            return Refusal("no-verb", self.clause(), verbs=verbs)
        if same_verb:
            wanted = same_verb[0].domains
            if all([not option.takes(len(given) - 1) for option in same_verb]):
                return _wrong_count(same_verb[0], given, self.clause())
            for at, domain in enumerate(wanted):
                if isinstance(domain, Number) and at + 1 < len(given):
                    reason = _not_a_number(given[at + 1], domain, self.number_clause())
                    if reason is not None:
                        return reason
        if not _plain(given):
            return Refusal("not-allowed", self.clause())
        refusal = self.refuse(seat, move)
        if refusal is not None and (same_verb or refusal.reason != "not-allowed"):
            return refusal
        if not same_verb:
            return Refusal("not-now", self.clause(), verb=_shorten(verb), verbs=verbs)
        for option in same_verb:
            if option.subset is not None:
                return _no_subset(option.subset, list(given[len(option.domains) :]), self.clause())
        return Refusal("not-allowed", self.clause())

    def to_json(self) -> dict[str, object]:
        """All the data of the state, JSON-ready; `Game.restore` reads it back."""
        return {name: _encode(getattr(self, name)) for name in state_fields(self)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return False
        return self.to_json() == other.to_json()

    def __repr__(self) -> str:
        """Where the game stands, and nothing that anybody keeps secret."""
        try:
            over = self.over()
            actors = [str(seat) for seat in self.actors()]
            clause = self.clause()
        except Exception:
            # Half-made states are looked at, too.
            return f"<State of {self.game.title}, {self.seats} seats>"
        who = (
            "over" if over else f"seat {actors[0]} decides" if len(actors) == 1 else f"seats {', '.join(actors)} decide"
        )
        return f"<State of {self.game.title}, {self.seats} seats: {who} (#{clause})>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_unpickle, (self.game, self.to_json()))


def _unpickle(game: "Game", data: dict[str, object]) -> State:
    return game.restore(data)


def _plain(given: tuple[object, ...]) -> bool:
    """Whether there is something, and nothing but words and numbers."""
    return bool(given) and all([isinstance(value, (int, str)) and not isinstance(value, bool) for value in given])


def _once(words: list[str]) -> list[str]:
    """Each word once, in order: several options may share a verb."""
    return list(dict.fromkeys(words))


def _shorten(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _not_a_number(value: object, domain: Number, clause: str) -> Refusal | None:
    if isinstance(value, bool) or not isinstance(value, int):
        return Refusal("not-a-whole-number", clause, given=_shorten(value), argument=domain.name)
    if domain.high is None and value >= TOO_LARGE:
        return Refusal("too-many-digits", clause, argument=domain.name, most=LONGEST_NUMBER)
    return None


def _wrong_count(option: Option, given: tuple[object, ...], clause: str) -> Refusal:
    """What is wrong with how many arguments there are."""
    names = [domain.name for domain in option.domains]
    subset = option.subset
    fixed = len(names) - 1
    if subset is None or len(given) - 1 < fixed:
        return Refusal("wrong-arguments", clause, verb=option.verb, arguments=names, given=len(given) - 1)
    chosen = len(given) - 1 - fixed
    exactly = subset.low if subset.low == subset.high else None
    return Refusal(
        "wrong-number",
        clause,
        argument=subset.name,
        low=subset.low,
        high=subset.high,
        exactly=exactly,
        given=chosen,
    )


def _no_subset(subset: Subset, given: list[object], clause: str) -> Refusal:
    """Why these arguments, as many as there may be, are no subset."""
    for value in given:
        if not subset.contains(value):
            return Refusal("not-among", clause, argument=subset.name, given=_shorten(value))
    for at, value in enumerate(given):
        if value in given[:at]:
            return Refusal("named-twice", clause, argument=subset.name)
    if not subset.allows(given):
        return Refusal("out-of-order", clause, argument=subset.name)
    return Refusal("not-allowed", clause)


_fields_of: Final[dict[type, list[str]]] = {}


def _declared_fields(cls: type) -> list[str]:
    """The fields listed by a class and its ancestors, as compiled ones do."""
    known = _fields_of.get(cls)
    if known is None:
        names: set[str] = set()
        for ancestor in cls.__mro__:
            names.update(cast("tuple[str, ...]", getattr(ancestor, "__mypyc_attrs__", ())))
        known = [name for name in names if _is_data(name)]
        _fields_of[cls] = known
    return known


def _is_data(name: str) -> bool:
    return name not in NOT_DATA and not name.startswith("_")


def state_fields(state: State) -> list[str]:
    """The names of all fields of a state, found by looking at it, so that none can be forgotten."""
    # A compiled class lists its fields; an interpreted one keeps them in __dict__.
    declared = _declared_fields(type(state))
    own: dict[str, object] = getattr(state, "__dict__", {})
    return sorted([*declared, *[name for name in own if _is_data(name) and name not in declared]])


def copied(value: object) -> object:
    """A copy of a field of a state: lists are copied with all lists in them, and what cannot change is shared."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):
        for item in value:
            if type(item) is list or type(item) is dict:
                return [copied(item) for item in value]
        return value.copy()
    if isinstance(value, dict):
        return {name: copied(item) for name, item in value.items()}
    return value


def _encode(value: object) -> object:
    if isinstance(value, list):
        return [_encode(item) for item in value]
    if isinstance(value, dict):
        return {name: _encode(item) for name, item in value.items()}
    if value is None or isinstance(value, (bool, int, str)):
        return value
    return cast("object", getattr(value, "to_json")())  # noqa: B009 - a compiled object of a class not known here
