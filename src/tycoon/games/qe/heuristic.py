"""What a decent player of Q.E. looks at: what a company is worth to him, and who will have spent the most.

Prices and tokens of others in an imagined world are guesses, and used as such. The amounts to think about
(`candidates`) follow from what the seat knows for sure, so that they are the same in all worlds it imagines.
"""

from math import exp
from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import TOO_LARGE, Move
from tycoon.core.options import Option
from tycoon.core.state import State
from tycoon.games.qe.components import Board
from tycoon.games.qe.position import DISCARDED, FIRST_GUESS, NO_AUCTIONEER, OPENING, SEALED, Position
from tycoon.games.qe.scoring import on_ladder

WORLDS: Final = 8
"""How many worlds a player who does not search imagines for a decision."""

USUAL_WORTH: Final = 5.0
"""About how many points a company brings its buyer."""

INDUSTRIES: Final = 5

PEEK_FROM: Final = 7
"""The turn from which a price is looked at, once the danger begins to show."""

# How the chances to win follow from spending and points; fitted to the outcomes of games.
FUTURE: Final = 0.6
OUT_POWER: Final = 2.0
OUT_LATE: Final = 8.0
LOW_POWER: Final = 2.0
LOW_LATE: Final = 6.0
SPREAD: Final = 2.5
SPREAD_EARLY: Final = 0.5


@final
class Standing:
    """What each seat has got and spent in a world, with the auction that goes on given to its highest bidder."""

    def __init__(self, position: Position) -> None:
        seats = position.seats
        box = position.box
        self.board: Board = box.board(seats)
        self.spent: list[float] = [0.0] * seats
        self.points: list[int] = [0] * seats
        """Points printed on companies."""
        self.own: list[int] = [0] * seats
        """Companies of one's own nation."""
        self.holdings: list[list[int]] = [[0] * INDUSTRIES for _ in range(seats)]
        """Companies and token by industry."""
        self.sold: int = 0
        self.left: int = len(position.pile)
        for seat in range(seats):
            self.holdings[seat][position.tokens[seat]] += 1
        for sale in position.sales:
            if sale.winner != DISCARDED:
                self.add(position, sale.winner, sale.tile, sale.price)
        if position.phase == SEALED:
            self._add_auction(position)
        elif position.phase == OPENING:
            self.left += 1

    def _add_auction(self, position: Position) -> None:
        highest = 0
        leader = DISCARDED
        for seat, bid in enumerate(position.bids):
            if bid > highest:
                highest = bid
                leader = seat
        if leader == DISCARDED:
            self.left += 1
        else:
            self.add(position, leader, position.tile, highest)

    def add(self, position: Position, seat: int, tile: int, price: int) -> None:
        """Give a seat a company at a price."""
        box = position.box
        self.sold += 1
        self.spent[seat] += float(price)
        self.points[seat] += box.tile_points[tile]
        self.holdings[seat][box.tile_industry[tile]] += 1
        if box.tile_nation[tile] == position.nations[seat]:
            self.own[seat] += 1

    def score(self, position: Position, seat: int) -> int:
        """The points of a seat so far, without those for low spending."""
        board = self.board
        zero = board.zero_bid * position.zero_rounds[seat].bit_count()
        return self.points[seat] + zero + on_ladder(board.nationalisation, self.own[seat]) + self.sets(seat)

    def sets(self, seat: int) -> int:
        """Points for industries: several of one, and different ones, counted by columns, which is nearly the best."""
        holding = self.holdings[seat]
        monopolies = self.board.monopolisation
        groups = self.board.diversification
        points = 0
        most = 0
        for count in holding:
            if count > 1:
                points += on_ladder(monopolies, count)
            if count > most:
                most = count
        column = 1
        while column <= most:
            size = 0
            for count in holding:
                if count >= column:
                    size += 1
            if size < 3:
                break
            points += on_ladder(groups, size)
            column += 1
        return points

    def worth(self, position: Position, seat: int, tile: int) -> float:
        """The points a company would bring a seat, a little of what it prepares included."""
        box = position.box
        industry = box.tile_industry[tile]
        holding = self.holdings[seat]
        before = self.sets(seat)
        holding[industry] += 1
        worth = float(box.tile_points[tile] + self.sets(seat) - before)
        holding[industry] -= 1
        if box.tile_nation[tile] == position.nations[seat]:
            ladder = self.board.nationalisation
            worth += on_ladder(ladder, self.own[seat] + 1) - on_ladder(ladder, self.own[seat])
        if holding[industry] == 0:
            # One more industry on the way to a group.
            worth += 1.0
        return worth

    def usual_price(self, position: Position) -> float:
        """What companies go for, in this world."""
        if self.sold == 0:
            return float(FIRST_GUESS)
        total = 0.0
        for amount in self.spent:
            total += amount
        return total / self.sold

    def room(self, seat: int, usual: float) -> float:
        """What a seat can still spend before it becomes the one who spent the most; the others will go on buying."""
        most = 0.0
        for other, amount in enumerate(self.spent):
            if other != seat and amount > most:
                most = amount
        return most + FUTURE * usual * self.left / len(self.spent) - self.spent[seat]


class QEHeuristic(Heuristic):
    """How a decent player bids."""

    # ------------------------------------------------------------------ chances

    def evaluate(self, state: State) -> list[float]:
        position = cast("Position", state)
        standing = Standing(position)
        seats = position.seats
        left = standing.left
        spent = standing.spent
        future = FUTURE * standing.usual_price(position) * left / seats + 1.0
        most = max(spent) + future
        least = min(spent) + future
        late = 1.0 / (1.0 + left)
        out_power = OUT_POWER + OUT_LATE * late
        low_power = LOW_POWER + LOW_LATE * late
        out = [((amount + future) / most) ** out_power for amount in spent]
        low = [(least / (amount + future)) ** low_power for amount in spent]
        out_total = sum(out)
        bonus = standing.board.low_spending / sum(low)
        points = [standing.score(position, seat) + bonus * low[seat] for seat in range(seats)]
        best = max(points)
        spread = SPREAD + SPREAD_EARLY * left
        weights = [exp(max(-20.0, (one - best) / spread)) for one in points]
        total = sum(weights)
        # Whoever is out, the others share his chance by their points.
        chances = [0.0] * seats
        for loser in range(seats):
            risk = out[loser] / (out_total * (total - weights[loser]))
            for seat in range(seats):
                if seat != loser:
                    chances[seat] += risk * weights[seat]
        return chances

    def depth(self, state: State) -> int:
        """To the end of this auction, and of the next; the last few are played out."""
        position = cast("Position", state)
        left = len(position.pile)
        if left <= 2:
            return 1000
        now = len(position.waiting) if position.phase == SEALED else position.seats
        return now + position.seats

    def likelihood(self, world: State, seat: int) -> float:
        """Buyers like companies of their token's industry, and nobody likes to be the one who has spent the most."""
        position = cast("Position", world)
        weight = 1.0
        box = position.box
        for sale in position.sales:
            winner = sale.winner
            if winner != DISCARDED and winner != seat and box.tile_industry[sale.tile] == position.tokens[winner]:
                weight *= 1.25
        if position.phase == SEALED and not position.tied:
            standing = Standing(position)
            usual = max(standing.usual_price(position), float(position.opening))
            for bidder, bid in enumerate(position.bids):
                if bid > 0 and bidder != seat and bidder != position.auctioneer and bid > 2.0 * usual:
                    weight *= 0.5
        return weight

    # ------------------------------------------------------------------ moves

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        return _bid(position, seat, dealer)

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        opens = position.phase == OPENING
        verb = "open" if opens else "bid"
        found: list[Move] = []
        for amount in _amounts(position, seat):
            if amount != position.opening or position.auctioneer == NO_AUCTIONEER:
                move: Move = (verb, amount)
                if move not in found:
                    found.append(move)
        if len(options) > 1:
            found.append(("peek",))
        return found

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        """The amount with the best chances in a few imagined worlds in which the others bid sensibly."""
        if len(options) > 1 and cast("Position", state).turn >= PEEK_FROM:
            return ("peek",)
        moves = [move for move in self.candidates(state, seat, options) if move[0] != "peek"]
        value = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = cast("Position", state.imagine(seat, dealer))
            weight = self.likelihood(world, seat)
            if world.phase == SEALED and not world.tied:
                _bid_for_others(world, seat, dealer)
            for at, move in enumerate(moves):
                trial = cast("Position", world.clone())
                trial.play(seat, move, dealer)
                value[at] += weight * self._after_auction(trial, seat, dealer)
        best = 0
        for at in range(len(moves)):
            if value[at] > value[best]:
                best = at
        return moves[best]

    def _after_auction(self, trial: Position, seat: int, dealer: Dealer) -> float:
        """The chance of a seat once all have bid for this company."""
        turn = trial.turn
        actors = trial.actors()
        while actors and trial.turn == turn:
            trial.play(actors[0], _bid(trial, actors[0], dealer), dealer)
            actors = trial.actors()
        if actors:
            return self.evaluate(trial)[seat]
        result = trial.result()
        return 1.0 / len(result.winners) if result is not None and seat in result.winners else 0.0


def _bid_for_others(world: Position, seat: int, dealer: Dealer) -> None:
    """Let all others bid before this seat does, also those whose sealed bids were only guessed."""
    world.waiting = [seat]
    for other in range(world.seats):
        if other != seat and other != world.auctioneer:
            world.bids[other] = cast("int", _bid(world, other, dealer)[1])


def _chance(dealer: Dealer) -> float:
    return dealer.below(1000) / 1000.0


def _bid(position: Position, seat: int, dealer: Dealer) -> Move:
    """A sensible amount with some variety: more for what is worth more, never far beyond the danger line."""
    standing = Standing(position)
    worth = standing.worth(position, seat, position.tile) / USUAL_WORTH
    usual = standing.usual_price(position)
    if position.opening and not position.sales:
        usual = float(position.opening)
    room = standing.room(seat, usual)
    wish = usual * worth * (0.3 + 1.2 * _chance(dealer))
    if position.phase == OPENING:
        return ("open", max(1, _whole(min(wish * 0.8, room * 0.8))))
    opening = position.opening
    if wish <= opening and worth > 0.8 and dealer.below(3) == 0:
        wish = opening * (1.02 + 0.4 * _chance(dealer)) + 1
    if wish > room:
        wish = room * (0.5 + 0.5 * _chance(dealer))
    if wish <= opening:
        if dealer.below(2) == 0 or (position.seats > 3 and not _has_zero(position, seat)):
            wish = 0.0
        else:
            wish = opening * _chance(dealer)
    amount = max(0, _whole(wish))
    return ("bid", amount + 1 if amount == opening else amount)


def _has_zero(position: Position, seat: int) -> bool:
    return bool(position.zero_rounds[seat] >> (position.turn // position.seats) & 1)


def _whole(amount: float) -> int:
    return min(int(amount), TOO_LARGE - 2)


def _surely_spent(position: Position, seat: int, other: int) -> int:
    """What a seat knows another to have spent at least."""
    least = 0
    for sale in position.sales:
        if sale.winner == other:
            least += sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
    return least


def _amounts(position: Position, seat: int) -> list[int]:
    """Wise amounts, from what the seat knows for sure."""
    opening = position.opening
    own = _surely_spent(position, seat, seat)
    most = 0
    total = own
    for other in range(position.seats):
        if other != seat:
            spent = _surely_spent(position, seat, other)
            total += spent
            most = max(most, spent)
    usual = total // len(position.sales) if position.sales else max(opening, 0) or FIRST_GUESS
    room = max(0, most - own)
    if position.phase == OPENING:
        wise = [usual // 2, usual * 4 // 5, usual * 6 // 5, room // 2, room - 1, usual // 5, usual * 2, 1]
        return [max(1, _rounded(amount, seat)) for amount in wise]
    wise = [
        opening * 6 // 5 + 1,
        0,
        usual,
        room - 1,
        opening * 3 // 2,
        room // 2,
        usual * 3 // 2,
        opening * 2,
        opening // 2,
    ]
    return [max(0, _rounded(amount, seat)) for amount in wise]


def _rounded(amount: int, seat: int) -> int:
    """Two digits are enough to think about; a few more, different for each seat, avoid ties."""
    if amount < 100:
        return min(amount, TOO_LARGE - 1)
    digits = 1
    while amount >= digits * 100:
        digits *= 10
    return min(amount // digits * digits + seat, TOO_LARGE - 1)
