"""Moves compared with each other: what comes of each in the same imagined worlds, with the same luck.

A search says where to look; it visits good moves more often than others, at different times and in different worlds, so
that its numbers cannot be set against each other to the hundredth. Here each of a few moves is made in the same worlds,
with dealers of the same seeds, and the game is played on from there as its heuristic does. What differs between two
moves then differs because of them. Where nothing does, the search's opinion stands: it sees further than a playout.

Nothing here knows a clock, and the seed follows from what the seat knows: asked again, in another process or on another
day, the answer is the same.
"""

import hashlib
import json
import math
from dataclasses import dataclass, field, replace
from typing import Final

from tycoon.bots.honesty import evaluation, mix
from tycoon.bots.search import Search, play_to_milestone
from tycoon.bots.thinking import SEEDS, Budget, Interrupt, Judged, look_for
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.heuristic import USUAL_TRUST, Figure, Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.state import State
from tycoon.core.table import Seat

MOST_COMPARED: Final = 4

WORTH_COMPARING: Final = 0.04
"""A move that got less of the search than this is none of the best."""

DOUBT: Final = 2.0
"""Two moves are told apart if their chances differ by more than so many standard errors …"""

LEAST: Final = 0.01
"""… by no less than this …"""

LEAST_SHARE: Final = 0.03
"""… and by no less than this part of the better one: nobody plays by the difference of 55 and 54 in a hundred."""

SURE: Final = 3.0
"""By so many standard errors a figure must differ to be mentioned: of several, one is easily unlike by chance."""

INTERPRETED: Final = 0.125
"""How much is thought where nothing is compiled, as a part of what would be otherwise: people do not wait longer."""

NEXT_BEST: Final = 2
"""So many of the moves that a search gave next to nothing are set against the only one it thought worth it."""

SEARCH_SHARE: Final = 0.4
"""How much of a budget goes into the search; the rest goes into the comparison."""


@dataclass(frozen=True)
class Effort:
    """How much to think, in simulations of a search and in games played on for each move that is compared."""

    simulations: int
    playouts: int

    @staticmethod
    def of(heuristic: Heuristic, share: float = 1.0) -> "Effort":
        """What a game is thought about in about so many seconds."""
        whole = heuristic.simulations() * share * (1.0 if is_compiled() else INTERPRETED)
        playouts = whole * (1.0 - SEARCH_SHARE) / MOST_COMPARED
        return Effort(max(16, round(whole * SEARCH_SHARE)), max(12, round(playouts)))


def is_compiled() -> bool:
    """Whether the search runs compiled."""
    return "__mypyc_attrs__" in vars(Search)


def seed_of(seat: Seat) -> str:
    """A seed that follows from what a seat knows and is asked, and from nothing else."""
    asked = [option.to_json() for option in seat.options()]
    known = json.dumps([seat.game.name, seat.number, seat.view(), asked], sort_keys=True)
    return hashlib.sha256(known.encode()).hexdigest()


@dataclass(frozen=True)
class Gap:
    """By how much something is more after one move than after another."""

    mean: float
    error: float
    """Its standard error."""

    def clear(self, doubt: float) -> bool:
        """Whether it is more than so many standard errors: no matter of chance."""
        return abs(self.mean) > doubt * self.error


@dataclass(frozen=True)
class Comparison:
    """What came of some moves of a seat."""

    seat: int
    moves: list[Move]
    """The best first: those that nothing separates from the one that won most, in the order of the search but for those
    that another of them outdoes; then the others by how much they won."""
    tied: int
    """So many of them are as good as the first."""
    chances: list[list[list[float]]]
    """For each move, everybody's chance to win after each of the games that were played on."""
    figures: list[list[list[float]]]
    """For each move, the seat's figures there (`Heuristic.figures`)."""
    evaluated: list[float] | None = None
    """Everybody's chance to win before any of the moves, as the heuristic evaluates these worlds; None if it cannot."""
    sequels: dict[Move, Move] = field(default_factory=dict)
    """Moves after which another of them was made, since it could be."""
    trust: float = USUAL_TRUST
    """How far the games that were played on are to be trusted beside it."""

    def chance(self, move: Move, seat: int | None = None) -> float:
        """A seat's chance to win after a move: that of the seat that is to decide, unless another is named."""
        column = self.seat if seat is None else seat
        played = self.played(move, column)
        return played if self.evaluated is None else mix(played, self.evaluated[column], self.trust)

    def played(self, move: Move, seat: int) -> float:
        """How often a seat won the games that were played on after a move."""
        rows = self.chances[self.moves.index(move)]
        return math.fsum([row[seat] for row in rows]) / len(rows)

    def chance_gap(self, move: Move, other: Move, seat: int | None = None) -> Gap:
        """By how much a seat's chance to win is better after the first of two moves."""
        column = self.seat if seat is None else seat
        gap = _gap(self.chances[self.moves.index(move)], self.chances[self.moves.index(other)], column)
        # What the evaluation says is the same before all moves.
        return gap if self.evaluated is None else Gap(self.trust * gap.mean, self.trust * gap.error)

    def figure(self, move: Move, at: int) -> float:
        """What may be expected of one of the figures after a move."""
        rows = self.figures[self.moves.index(move)]
        return math.fsum([row[at] for row in rows]) / len(rows)

    def figure_gap(self, move: Move, other: Move, at: int) -> Gap:
        """By how much a figure is more after the first of two moves."""
        return _gap(self.figures[self.moves.index(move)], self.figures[self.moves.index(other)], at)

    def differences(self, move: Move, other: Move, figures: list[Figure]) -> list[int]:
        """Which figures clearly differ after two moves, by so much that a player would care."""
        return [
            at
            for at, figure in enumerate(figures)
            if figure.matters(self.figure(move, at), self.figure(other, at))
            and self.figure_gap(move, other, at).clear(SURE)
        ]

    def outdoes(self, move: Move, other: Move, figures: list[Figure], *, by_little: bool = False) -> bool:
        """Whether a move is better than another in something that players count, and worse in nothing: by so much that
        they would care, or even by little if only it is no matter of chance."""
        differ = self.differences(move, other, figures)
        if by_little:
            if self.sequels.get(move) == other or self.sequels.get(other) == move:
                # Both were made: a little more is no reason to name first what only adds it.
                return False
            differ = [at for at in range(len(figures)) if self.figure_gap(move, other, at).clear(SURE)]
        return bool(differ) and all(
            figures[at].improves(self.figure(move, at), self.figure(other, at)) for at in differ
        )

    def said_chance(self, move: Move) -> float:
        """What to tell people: moves that nothing separates have the same chance."""
        best = self.moves[: self.tied]
        return math.fsum([self.chance(one) for one in best]) / len(best) if move in best else self.chance(move)


def _gap(rows: list[list[float]], others: list[list[float]], column: int) -> Gap:
    differences = [row[column] - other[column] for row, other in zip(rows, others, strict=True)]
    count = len(differences)
    mean = math.fsum(differences) / count
    squares = math.fsum([(one - mean) ** 2 for one in differences])
    return Gap(mean, math.sqrt(squares / (count * max(1, count - 1))))


@dataclass(frozen=True)
class Considered:
    """What was thought about a decision."""

    judged: list[Judged]
    """All moves the search tried, the best first."""
    best: list[Move]
    """Those of them that were worth comparing; others were only set against these."""
    compared: Comparison


def consider(
    seat: Seat,
    effort: Effort,
    seed: int | str,
    *,
    focus: Move | None = None,
    interrupt: Interrupt | None = None,
) -> Considered:
    """Search, and compare the best moves of a seat that must decide; `focus` is compared in any case.

    Where only one move is worth a thought, it is compared with others that may be made: there is always something to
    set it against, unless there is but one move.
    """
    dealer = FastDealer(seed)
    search, judged = look_for(seat, Budget(simulations=effort.simulations), dealer, focus, interrupt)
    best = _best_few(judged, focus)
    moves = best
    if len(best) == 1:
        moves = [*best, *contrasts(judged, seat.options(), best[0])]
    return Considered(judged, best, compare(search, moves, effort.playouts, dealer, interrupt, len(best)))


def _best_few(judged: list[Judged], focus: Move | None) -> list[Move]:
    visits = sum(one.visits for one in judged)
    few = [one.move for one in judged if one.visits >= WORTH_COMPARING * visits][:MOST_COMPARED]
    few = few or [judged[0].move]
    if judged[0].move not in few:
        # Kept by habit, however little it was visited.
        few = [judged[0].move, *few[: MOST_COMPARED - 1]]
    if focus is not None and focus not in few:
        few = [*few[: MOST_COMPARED - 1], focus]
    return few


def contrasts(judged: list[Judged], options: list[Option], move: Move) -> list[Move]:
    """Other moves that may be made although nobody would make them: what the search tried next, which shows where the
    best ends, and one of each option, the least like it."""
    found = [one.move for one in judged if one.move != move][:NEXT_BEST]
    for option in options:
        others = [other for other in option.moves() if other != move]
        if others:
            found.append(_least_like(move, others))
    # Each but once, in this order.
    return list(dict.fromkeys(found))[: MOST_COMPARED - 1]


def _least_like(move: Move, others: list[Move]) -> Move:
    """Of moves of an option the last; of other amounts of the same the farthest."""
    far, distance = others[-1], -1
    for other in others:
        here, there = move[-1], other[-1]
        apart = abs(here - there) if isinstance(here, int) and isinstance(there, int) else -1
        if other[:-1] == move[:-1] and apart > distance:
            far, distance = other, apart
    return far


def compare(
    search: Search,
    moves: list[Move],
    playouts: int,
    dealer: Dealer,
    interrupt: Interrupt | None = None,
    best: int = MOST_COMPARED,
) -> Comparison:
    """Play on after each of the moves so often, in worlds of the search's seat, and say what came of it.

    So many of them are the best of the search; the others come before these only if they clearly win more often.
    """
    order = moves
    for follow in (True, True, False):
        sequels = _sequels(search, order, dealer) if follow else {}
        shown = order
        if len(order) > 1 and all(sequels.get(move) == order[0] for move in order[1:]):
            # Nothing has to be chosen between so far: what the best is good for shows beside doing none of it.
            shown = [*order, *_ends(search, order, dealer)[:1]]
        found = _play_on(search, shown, sequels, playouts, dealer, interrupt)
        found = in_order(found, best, search.heuristic.figures())
        first = found.moves[0]
        if first == order[0] or first in sequels or not sequels:
            break
        # Others were followed by what turned out not to be the best: now they are by what did.
        best += shown.index(first) >= best
        order = [first, *[move for move in order if move != first]]
    return found


def _play_on(
    search: Search,
    moves: list[Move],
    sequels: dict[Move, Move],
    playouts: int,
    dealer: Dealer,
    interrupt: Interrupt | None,
) -> Comparison:
    """What comes of moves, with those that follow some of them, in the order given."""
    chances: list[list[list[float]]] = [[] for _ in moves]
    figures: list[list[list[float]]] = [[] for _ in moves]
    evaluations: list[list[float]] = []
    worlds: list[State] = []
    for number in range(playouts):
        if interrupt is not None and interrupt.stopped and number:
            break
        if not worlds:
            worlds = search.imagine()
        world = worlds.pop()
        before = evaluation(search.heuristic, world)
        if before is not None:
            evaluations.append(before)
        luck = dealer.below(SEEDS)
        for at, move in enumerate(moves):
            state = world.clone()
            chance = FastDealer(luck)
            state.play(search.seat, move, chance)
            sequel = sequels.get(move)
            if sequel is not None and _may(state, search.seat, sequel):
                state.play(search.seat, sequel, chance)
            chances[at].append(play_to_milestone(state, search.heuristic, chance))
            figures[at].append(search.heuristic.outlook(state, search.seat))
    evaluated = [math.fsum(column) / len(evaluations) for column in zip(*evaluations, strict=True)] or None
    return Comparison(search.seat, moves, len(moves), chances, figures, evaluated, sequels, search.heuristic.trust())


def in_order(found: Comparison, best: int, figures: list[Figure]) -> Comparison:
    """The same with the best move first: those that nothing separates in the order they have, of which so many are the
    best of a search, but for those that another of them outdoes."""
    moves = found.moves
    by_chance = sorted(range(len(moves)), key=lambda at: -found.chance(moves[at]))
    tied = _tied(found, [moves[at] for at in by_chance])
    equal = sorted(by_chance[:tied])
    if figures and max([found.played(move, found.seat) for move in moves]) < LEAST:
        # Who cannot win any more plays for what tells most: no search has seen a difference.
        sign = 1.0 if figures[0].less_is_better else -1.0
        equal.sort(key=lambda at: sign * found.figure(moves[at], 0))
    else:
        outdone = {
            at: [
                sum([found.outdoes(moves[other], moves[at], figures, by_little=little) for other in equal])
                for little in (False, True)
            ]
            for at in equal
        }
        equal.sort(key=lambda at: (at >= best, outdone[at]))
    order = [*equal, *by_chance[tied:]]
    return replace(
        found,
        moves=[moves[at] for at in order],
        tied=tied,
        chances=[found.chances[at] for at in order],
        figures=[found.figures[at] for at in order],
    )


def _sequels(search: Search, moves: list[Move], dealer: Dealer) -> dict[Move, Move]:
    """What follows moves after which the best can still be made: the best, since nobody has to choose between them.

    So it is seen what such a move adds to the best, or takes from it; what a playout would do next is no reason for it
    or against it. If the best decides nothing, as a look at a price does, the next of another kind follows it.
    """
    best = moves[0]
    options = search.world.options(search.seat)
    others = [move for move in moves[1:] if not _another_amount(move, best, options)]
    found = {move: best for move in others if best in _still(search, move, [best], dealer)}
    if found:
        ends = [best, *[(option.verb,) for option in options if not option.domains]]
        left = [_still(search, end, moves, dealer) for end in ends]
        # Unless there is an end to it, the same is asked about something else: the next card, the next employee.
        found = {move: best for move in found if any(move not in one and best not in one for one in left)}
    if _decides_nothing(search, best, dealer):
        follower = next((other for other in moves if other[0] != best[0]), None)
        if follower is not None:
            found[best] = follower
    return found


def _another_amount(move: Move, best: Move, options: list[Option]) -> bool:
    """Whether two moves differ only in how much: then one is chosen, though the other could still be added."""
    option = next(option for option in options if option.allows(best))
    return move[:-1] == best[:-1] and bool(option.domains) and isinstance(option.domains[-1], Number)


def _ends(search: Search, moves: list[Move], dealer: Dealer) -> list[Move]:
    """Other moves after which none of these can be made any more, right away at least."""
    ends: list[Move] = [(option.verb,) for option in search.world.options(search.seat) if not option.domains]
    return [end for end in ends if end not in moves and not _still(search, end, moves, dealer)]


def _still(search: Search, move: Move, others: list[Move], dealer: Dealer) -> list[Move]:
    """Which of some moves can still be made right after another."""
    after = search.world.clone()
    after.play(search.seat, move, dealer)
    return [other for other in others if _may(after, search.seat, other)]


def _decides_nothing(search: Search, move: Move, dealer: Dealer) -> bool:
    """Whether a seat stands as before after a move, and is asked the same but for this kind of move."""
    others = [option for option in search.world.options(search.seat) if option.verb != move[0]]
    before, state = search.world, search.world.clone()
    state.play(search.seat, move, dealer)
    if not others or search.seat not in state.actors():
        return False
    if search.heuristic.outlook(state, search.seat) != search.heuristic.outlook(before, search.seat):
        return False
    if evaluation(search.heuristic, state) != evaluation(search.heuristic, before):
        return False
    return [option.to_json() for option in state.options(search.seat)] == [option.to_json() for option in others]


def _may(state: State, seat: int, move: Move) -> bool:
    """Whether a seat can still make a move: in other worlds, or with other dice, it may be asked something else."""
    return seat in state.actors() and any(option.allows(move) for option in state.options(seat))


def _tied(found: Comparison, by_chance: list[Move]) -> int:
    """How many of the moves, down from the one that won most, are as good as it: nobody could tell them apart."""
    tied = 1
    least = max(LEAST, LEAST_SHARE * found.chance(by_chance[0]))
    for at, move in enumerate(by_chance[1:], 1):
        gap = found.chance_gap(by_chance[0], move)
        if gap.mean < least or not gap.clear(DOUBT):
            tied = at + 1
    return tied
