"""Information-set Monte-Carlo tree search, for any game: several players, sealed decisions, hidden cards.

A search is given one world that its seat imagined, never the true state, and imagines all others from that one. Each
simulation takes one of these worlds, goes down the tree in it, plays on from there as the game's heuristic does, and
stops with the heuristic's estimate of everybody's chance to win.

- A node is what its mover knows: its own moves and those of others that it saw. So a sealed bid of another seat leads
  to the same node whatever it was, and nobody in the tree can answer what they have not seen.
- Dice and cards make no branches: what a node knows of its moves is their average over what may come.
- Moves come in the order of the heuristic, few at first, more as a node is visited more often (progressive widening).
- Where amounts differ from world to world, what is learned about are ways of deciding ("half of what is usual").
- Worlds that fit better what the others were seen doing are simulated more often.
"""

from math import log, sqrt
from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.compiling import i64, mypyc_attr
from tycoon.core.dealer import Dealer
from tycoon.core.game import NO_HEURISTIC
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.state import State

WORLDS: Final = 16
"""So many worlds are imagined at a time …"""

SIMULATIONS: Final = 64
"""… and so many simulations are made in them before new ones are imagined."""

EXPLORATION: Final = 1.4
"""How much a move gains by having been tried seldom, in standard deviations of what its node has seen."""

USUAL_VARIANCE: Final = 0.02
"""What a new node takes the variance of chances to win for, until it has seen some."""

FOCUS: Final = 4
"""One simulation in so many is of the move that is looked at in particular."""

KEY: Final = (1 << 56) - 1
"""What a seat knows is a number of this size: a machine word, also when multiplied."""

WAYS: Final[list[Move]] = [(str(at),) for at in range(100)]
"""Stand in the tree for the moves that the ways of a heuristic lead to."""

UNSEEN: Final = 0x5DEECE66D1234
"""Stands for a move that was not seen."""


@final
class Branch:
    """A move at a node, or a way of deciding, and what came of it."""

    def __init__(self, move: Move, at: int) -> None:
        self.move: Move = move
        self.at: int = at
        """The number of the way."""
        self.visits: int = 0
        self.available: int = 1
        """How often it could have been chosen: worlds differ in what is possible."""
        self.total: float = 0.0
        """The sum of its mover's chances to win."""

    def chance(self) -> float:
        """Its mover's chance to win with this move."""
        return self.total / self.visits if self.visits else 0.0


@final
class Node:
    """A decision, as its mover knows it."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.branches: dict[Move, Branch] = {}

    def select(self, moves: list[Move], count: int) -> Branch:
        """One of the first so many moves: one not tried yet if it is time to widen, else the most promising."""
        visits = self.visits
        width = 1 + int(sqrt(visits))
        if width > count:
            width = count
        variance = self.variance()
        scale = EXPLORATION * sqrt(variance) if variance > 0.0 else 0.0
        branches = self.branches
        chosen: Branch | None = None
        first: Branch | None = None
        highest = 0.0
        indifferent = True
        for at in range(width):
            move = moves[at]
            branch = branches.get(move)
            if branch is None:
                branch = Branch(move, at)
                branches[move] = branch
                return branch
            branch.available += 1
            tried = float(branch.visits)
            value = branch.total / tried
            if first is None:
                first = branch
            elif value != first.total / float(first.visits):
                indifferent = False
            score = value + scale * sqrt(log(float(branch.available)) / tried)
            if chosen is None or score > highest:
                chosen = branch
                highest = score
        if chosen is None or first is None:
            raise ValueError("the heuristic names no move where one must be made")
        # Who has lost in any case is not to be taken for a fool: they do what comes first.
        return first if indifferent else chosen

    def variance(self) -> float:
        """The variance of the chances to win seen here; never quite 0."""
        visits = self.visits
        mean = self.total / visits if visits else 0.0
        return (self.squares - mean * self.total + USUAL_VARIANCE) / (visits + 1)

    def learn(self, branch: Branch, value: float) -> None:
        """Take in what a simulation brought this node's mover."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        branch.visits += 1
        branch.total += value


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Looks for the best move of a seat that must decide, in worlds it imagines.

    `run` may be called again and again; `ranking` answers at any time. The same world, dealer and number of
    simulations give the same answer. A search of one's own overrides `imagine`, `simulate` or `play_on`; what it may
    look at is in `world`, `dealer`, `heuristic` and `root`.
    """

    def __init__(
        self, world: State, seat: int, dealer: Dealer, focus: Move | None = None, heuristic: Heuristic | None = None
    ) -> None:
        """`world` must be one that this seat has imagined; `focus` is a move whose chance matters in any case.

        `heuristic` stands in for the game's own.
        """
        if heuristic is None:
            heuristic = world.game.heuristic()
        options = world.options(seat)
        best = heuristic.best_move(world, seat, options, dealer)
        moves: list[Move] = [best]
        for move in heuristic.candidates(world, seat, options):
            if move != best:
                moves.append(move)
        if focus is not None and focus not in moves:
            moves.append(focus)
        self.seat: int = seat
        self.simulations: int = 0
        self.habit: Move | None = None if heuristic is NO_HEURISTIC else best
        """What the game's heuristic does without thinking; None where the game has no heuristic."""
        self.moves: list[Move] = moves
        """What is worth thinking about, the most promising first."""
        self.world: State = world
        """The one that the seat imagined."""
        self.dealer: Dealer = dealer
        self.heuristic: Heuristic = heuristic
        self._focus: Move | None = focus
        self.root: Node = Node()
        """The decision itself."""
        self._nodes: dict[int, Node] = {}
        self.worlds: list[State] = []

    def run(self, simulations: int) -> None:
        """Make some simulations more."""
        for _ in range(simulations):
            at = self.simulations % SIMULATIONS
            if at == 0:
                self.worlds = self.imagine()
            self.simulate(self.worlds[at])
            self.simulations += 1

    def ranking(self) -> list[Branch]:
        """The moves that were tried, the best first: those that were worth most visits."""
        tried = [branch for branch in self.root.branches.values() if branch.visits]
        tried.sort(key=_rank, reverse=True)
        return tried

    def branch(self, move: Move) -> Branch | None:
        """What is known of a move; None if it was not tried yet."""
        return self.root.branches.get(move)

    def variance(self) -> float:
        """How far the chances to win that simulations ended with lie apart."""
        return self.root.variance()

    def settled(self, left: int) -> bool:
        """Whether this many simulations more cannot change what is best."""
        most = 0
        second = 0
        for branch in self.root.branches.values():
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    def imagine(self) -> list[State]:
        """Worlds for the next simulations: each as often as it fits what was seen of the others."""
        heuristic = self.heuristic
        worlds: list[State] = []
        weights: list[float] = []
        total = 0.0
        for _ in range(WORLDS):
            world = self.world.imagine(self.seat, self.dealer)
            heuristic.refine(world, self.seat, self.dealer)
            weight = heuristic.likelihood(world, self.seat)
            worlds.append(world)
            weights.append(weight)
            total += weight
        chosen: list[State] = []
        if total <= 0.0:
            for at in range(SIMULATIONS):
                chosen.append(worlds[at % WORLDS])
            return chosen
        # Each world at equal steps along the sum of weights: as often as its weight says, give or take one.
        step = total / SIMULATIONS
        mark = step * (self.dealer.below(1000) + 0.5) / 1000.0
        world_at = 0
        reached = weights[0]
        for _ in range(SIMULATIONS):
            while mark > reached and world_at < WORLDS - 1:
                world_at += 1
                reached += weights[world_at]
            chosen.append(worlds[world_at])
            mark += step
        # The first few simulations should not all be of the same world.
        for at in range(SIMULATIONS - 1, 0, -1):
            other = self.dealer.below(at + 1)
            swapped = chosen[at]
            chosen[at] = chosen[other]
            chosen[other] = swapped
        return chosen

    def play_on(self, state: State) -> list[float]:
        """Everybody's chance to win from where a simulation leaves the tree; it may change the state."""
        return play_on(state, self.heuristic, self.dealer)

    def simulate(self, world: State) -> None:
        """Go down the tree in one of the worlds, add a node to it, and learn from how things go on from there."""
        state = world.clone()
        dealer = self.dealer
        heuristic = self.heuristic
        nodes: list[Node] = []
        branches: list[Branch] = []
        movers: list[int] = []
        keys = list(range(1, state.seats + 1))
        node = self.root
        seat = self.seat
        moves = self.moves
        if self._focus is not None and self.simulations % FOCUS == 0:
            moves = [self._focus]
        ways = 0
        while True:
            branch = node.select(WAYS, ways) if ways else node.select(moves, len(moves))
            nodes.append(node)
            branches.append(branch)
            movers.append(seat)
            move = heuristic.way(state, seat, branch.at) if ways else branch.move
            if not branch.visits:
                state.play(seat, move, dealer)
                break
            remember(keys, seat, branch.move, state.audience(seat, move))
            state.play(seat, move, dealer)
            actors = state.actors()
            while actors:
                seat = actors[0]
                options = state.options(seat)
                if not forced(options):
                    break
                state.play(seat, (options[0].verb,), dealer)
                actors = state.actors()
            if not actors:
                break
            found = self._nodes.get(keys[seat])
            if found is None:
                self._nodes[keys[seat]] = Node()
                break
            node = found
            ways = heuristic.ways(state, seat, options)
            if not ways:
                moves = heuristic.candidates(state, seat, options)
        values = self.play_on(state)
        for at, mover in enumerate(movers):
            nodes[at].learn(branches[at], values[mover])


def _rank(branch: Branch) -> tuple[int, float]:
    return (branch.visits, branch.total)


def remember(keys: list[int], mover: int, move: Move, audience: int) -> None:
    """Add a move to what each seat knows: the move itself, or only that one was made."""
    mask: i64 = KEY
    seen: i64 = (hash(move) & KEY) ^ mover
    unseen: i64 = UNSEEN + mover
    for seat in range(len(keys)):
        key: i64 = keys[seat]
        if audience == EVERYONE or seat == mover or (audience >> seat) & 1:
            key = (key * 31 + seen) & mask
        else:
            key = (key * 31 + unseen) & mask
        keys[seat] = key


def forced(options: list[Option]) -> bool:
    """Whether there is but one thing to do."""
    return len(options) == 1 and not options[0].domains


def play_on(state: State, heuristic: Heuristic, dealer: Dealer) -> list[float]:
    """Play on in a world as its heuristic does, until that cuts off; everybody's chance to win there."""
    for _ in range(heuristic.depth(state)):
        actors = state.actors()
        if not actors:
            return final_values(state)
        seat = actors[0]
        state.play(seat, heuristic.rollout_move(state, seat, state.options(seat), dealer), dealer)
    return final_values(state) if state.over() else heuristic.evaluate(state)


def play_to_milestone(state: State, heuristic: Heuristic, dealer: Dealer) -> list[float]:
    """The same, and on to the next milestone, at most as far again: for playouts that are compared with each other."""
    depth = heuristic.depth(state)
    for made in range(2 * depth):
        actors = state.actors()
        if not actors:
            return final_values(state)
        if made >= depth and heuristic.milestone(state):
            break
        seat = actors[0]
        state.play(seat, heuristic.rollout_move(state, seat, state.options(seat), dealer), dealer)
    return final_values(state) if state.over() else heuristic.evaluate(state)


def final_values(state: State) -> list[float]:
    """Who has won: 1 for the winner, shared by several; nothing for all if nobody wins."""
    values = [0.0] * state.seats
    result = state.result()
    if result is not None:
        for seat in result.winners:
            values[seat] = 1.0 / len(result.winners)
    return values


def chances(state: State, dealer: Dealer, playouts: int) -> list[float]:
    """Everybody's chance to win from a state, as the average of playouts. Sees everything: for games that are over."""
    if state.over():
        return final_values(state)
    heuristic = state.game.heuristic()
    total = [0.0] * state.seats
    for _ in range(playouts):
        values = play_to_milestone(state.clone(), heuristic, dealer)
        for seat in range(state.seats):
            total[seat] += values[seat]
    return [value / playouts for value in total]
