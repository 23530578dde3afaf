"""What is noted of a game while it is played, for tables of data and reports. Compiled, so that noting costs little.

It is noted from the state itself, since it is looked at when the game is over; no player gets any of it.
"""

from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.game import Game, Setting
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Number, Option, Subset, random_move
from tycoon.core.refusal import Fact
from tycoon.core.state import State

MOST_KEPT: Final = 64
"""So many positions are kept at most; then every second one is forgotten, and half as many are kept from there on."""

WIDEST: Final = 1_000_000
"""More ways to decide are counted as so many."""

OWNERS: Final = ("seat", "winner")
"""The facts that say whose something is."""


@final
class Course:
    """How a game went: how long it was, what was offered, chosen and gained, and positions all along."""

    def __init__(self, game: Game, seats: int, offers: bool) -> None:
        self.seats: int = seats
        self.decisions: list[int] = [0] * seats
        """Moves of each seat."""
        self.turns: list[int] = [0] * seats
        """How often it became this seat's turn: its decisions in a row are one turn."""
        self.open_decisions: list[int] = [0] * seats
        """Those of its decisions in which there was a choice …"""
        self.widths: list[int] = [0] * seats
        """… and between how many moves altogether; of numbers without a ceiling, those that are suggested."""
        self.first: int = -1
        """The seat that was the first to decide alone: nobody else had to decide at the same time."""
        self.chosen: list[dict[str, int]] = [{} for _ in range(seats)]
        """For each seat, how often it chose a verb, and a verb with a thing: `buy`, `buy award`."""
        self.offered: list[dict[str, int]] = [{} for _ in range(seats)]
        """For each seat, in how many of its decisions a verb with a thing was among its options."""
        self.gained: list[dict[str, int]] = [{} for _ in range(seats)]
        """For each seat, what it gained (`Game.gains`): `sold jp-housing`."""
        self.ending: str = ""
        """How the game ended, where there are several ways."""
        self._offers: bool = offers
        self._gains: dict[str, list[str]] = {}
        for gain in game.gains():
            what, _, fact = gain.partition(":")
            self._gains.setdefault(what, []).append(fact)
        self._endings: dict[str, str] = {}
        for ending in game.endings():
            what, _, fact = ending.partition(":")
            self._endings[what] = fact
        self._kept: list[State] = []
        self._every: int = 1
        self._count: int = 0
        self._last: int = -1
        self._together: list[int] = []
        """Those who were the last to decide at the same time …"""
        self._asked: set[str] = set()
        """… and the verbs they were offered."""

    def before(self, state: State, actors: list[int], seat: int, options: list[Option], move: Move) -> None:
        """Note the position in which a seat is about to make this move."""
        if self._count % self._every == 0:
            if len(self._kept) == MOST_KEPT:
                self._kept = self._kept[::2]
                self._every *= 2
            if self._count % self._every == 0:
                self._kept.append(state.clone())
        self._count += 1
        self.decisions[seat] += 1
        if seat != self._last:
            self.turns[seat] += 1
            self._last = seat
        if self.first < 0:
            self._look_for_first(actors, seat, options)
        wide = width(options)
        if wide > 1:
            self.open_decisions[seat] += 1
            self.widths[seat] += wide
        chosen = self.chosen[seat]
        verb = str(move[0])
        chosen[verb] = chosen.get(verb, 0) + 1
        for at in range(1, len(move)):
            thing = move[at]
            if isinstance(thing, str):
                key = verb + " " + thing
                chosen[key] = chosen.get(key, 0) + 1
        if self._offers:
            self._note_offers(seat, options)

    def _look_for_first(self, actors: list[int], seat: int, options: list[Option]) -> None:
        """The last of several who decide at the same time is alone only because the others were asked before: that is
        not to be the first."""
        verbs = {option.verb for option in options}
        if len(actors) > 1:
            self._together = actors
            self._asked |= verbs
        elif seat not in self._together or not verbs & self._asked:
            self.first = seat

    def _note_offers(self, seat: int, options: list[Option]) -> None:
        offered = self.offered[seat]
        found: set[str] = set()
        for option in options:
            for domain in option.domains:
                if isinstance(domain, (Choice, Subset)):
                    for value in domain.values:
                        if isinstance(value, str):
                            found.add(option.verb + " " + value)
        for key in found:
            offered[key] = offered.get(key, 0) + 1

    def told(self, what: str, facts: dict[str, Fact]) -> None:
        """Note what everybody is told."""
        wanted = self._gains.get(what)
        if wanted is not None:
            owner = _owner(facts)
            if 0 <= owner < self.seats:
                gained = self.gained[owner]
                for fact in wanted:
                    thing = facts.get(fact) if fact else None
                    if not fact or isinstance(thing, str):
                        key = what + " " + thing if isinstance(thing, str) else what
                        gained[key] = gained.get(key, 0) + 1
        named = self._endings.get(what)
        if named is not None:
            self.ending = str(facts.get(named)) if named else what

    def positions(self, parts: int) -> list[State]:
        """The positions after one, two … of so many equal parts of the game, as near as they were kept; fewer by one
        than parts. None of a game in which nothing was decided.
        """
        if not self._kept:
            return []
        found: list[State] = []
        for part in range(1, parts):
            at = self._count * part // parts
            found.append(self._kept[min((at + self._every // 2) // self._every, len(self._kept) - 1)])
        return found


@final
class Noting(Dealer):
    """Deals as a FastDealer of the same seed does, and has what is told noted."""

    def __init__(self, seed: int | str, course: Course) -> None:
        super().__init__(listening=True)
        self._dealer: FastDealer = FastDealer(seed)
        self._course: Course = course

    def below(self, count: int) -> int:
        return self._dealer.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        return self._dealer.pick(what, values, to)

    def roll(self, sides: int, what: str = "die", to: int = EVERYONE) -> int:
        return self._dealer.roll(sides, what, to)

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        if to == EVERYONE:
            self._course.told(what, facts)

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        if to == EVERYONE:
            self._course.told(what, facts)


def width(options: list[Option]) -> int:
    """How many moves are offered; of numbers without a ceiling, those that are suggested."""
    total = 0
    for option in options:
        ways = 1
        for domain in option.domains:
            if isinstance(domain, Number):
                ways *= domain.suggestions()
            elif isinstance(domain, Subset):
                ways *= domain.count()
            else:
                ways *= len(domain.suggested())
        total += ways
    return total if total < WIDEST else WIDEST


def play_randomly(
    game: Game, settings: dict[str, Setting], dice: str, seeds: list[str], offers: bool
) -> tuple[State, Course]:
    """A whole game between random bots, one with each of the seeds: the same as at a table, only faster."""
    seats = len(seeds)
    course = Course(game, seats, offers)
    dealer = Noting(dice, course)
    chances: list[FastDealer] = [FastDealer(seed) for seed in seeds]
    state = game.start(seats, dealer, **settings)
    actors = state.actors()
    while actors:
        seat = actors[0]
        options = state.options(seat)
        if len(options) == 1 and not options[0].domains:
            # What a bot does where there is nothing to choose, without any chance.
            move: Move = (options[0].verb,)
        else:
            move = random_move(options, chances[seat])
        course.before(state, actors, seat, options, move)
        state.play(seat, move, dealer)
        actors = state.actors()
    return state, course


def _owner(facts: dict[str, Fact]) -> int:
    for name in OWNERS:
        owner = facts.get(name)
        if isinstance(owner, int):
            return owner
    return -1
