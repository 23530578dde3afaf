"""What a decent player of Q.E. looks at: what a company is worth to him, and who will have spent the most.

Prices and tokens of others in an imagined world are guesses, and used as such. The amounts to think about (`ways`)
follow from what their bidder knows for sure, so that a seat's own are the same in all worlds it imagines.
"""

from math import exp, log
from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic, Reason
from tycoon.core.moves import TOO_LARGE, Move
from tycoon.core.options import LARGE, Option
from tycoon.core.state import State
from tycoon.games.qe.components import Board
from tycoon.games.qe.position import DISCARDED, FIRST_GUESS, NO_AUCTIONEER, NO_BID, OPENING, SEALED, Position

WORLDS: Final = 2
"""How many worlds a player who does not search imagines for a decision."""

USUAL_WORTH: Final = 5.0
"""About how many points a company brings its buyer."""

NATIONS: Final = 5
INDUSTRIES: Final = 5

WISH_LEAST: Final = 0.3
WISH_SPREAD: Final = 1.0
"""Which part of the usual price a company of usual worth is bid for, and how much that varies."""

ROOM_TO_COME: Final = 2.0
"""How much of the usual price the biggest spender is reckoned to spend on each company that falls to him."""

PEEK_FROM: Final = 7
"""The turn from which a price is looked at, once the danger begins to show."""

LAPSES: Final = {"intern": 33, "manager": 15, "director": 50}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""

NOTHING: Final = 0
OPENED: Final = 1
USUAL: Final = 2
ROOM: Final = 3
"""What the ways to bid start from: the opening bid, what companies go for, what can be spent without danger …"""

OPENING_WAYS: Final = [USUAL, USUAL, USUAL, USUAL, ROOM, ROOM, USUAL, USUAL]
OPENING_PERCENT: Final = [50, 80, 20, 120, 50, 99, 200, 2]
SEALED_WAYS: Final = [NOTHING, OPENED, USUAL, USUAL, OPENED, ROOM, ROOM, OPENED, USUAL, USUAL, OPENED]
SEALED_PERCENT: Final = [0, 120, 70, 100, 150, 99, 50, 200, 40, 150, 100]
"""… and how much of it is bid, in percent; the most promising first."""

# How the chances to win follow from spending and points; fitted to the outcomes of games.

FUTURE: Final = 3.3
"""How much of the usual price everybody may still spend on each company that falls to him."""

OUT_POWER: Final = 5.9
"""How surely who will have spent most is the one who has so far."""

LOW_EARLY: Final = 5.0
LOW_LATE: Final = 5.0
"""The same of who has spent least, early and with nothing left to buy."""

SPREAD_LATE: Final = 4.5
SPREAD_EARLY: Final = 0.33
"""How many points of difference matter: with nothing left to buy, and more for each company left."""

HOME_TO_COME: Final = 0.87
"""Points to expect from a company of one's own nation in the pile."""

VARIETY: Final = 0.31
"""Points to expect from each industry one has, for each company left."""


@final
class Standing:
    """What each seat has got and spent in a world, with the auction that goes on given to its highest bidder."""

    def __init__(self, position: Position) -> None:
        seats = position.seats
        self.position: Position = position
        self.board: Board = position.box.board(seats)
        self.spent: list[float] = [0.0] * seats
        self.companies: list[int] = [0] * seats
        """Points printed on companies."""
        self.home: list[int] = [0] * seats
        """Companies of one's own nation."""
        self.holdings: list[int] = [0] * (seats * INDUSTRIES)
        """Companies and token of each seat by industry, seat after seat."""
        self.left: int = len(position.pile)
        """Companies still to be sold."""
        self.to_come: list[int] = [0] * NATIONS
        """Companies of each nation in the pile."""
        self.usual: float = 0.0
        """What companies go for: the average of all prices, the latest counting most; 0 before the first sale."""
        box = position.box
        # Local names and plain assignments: this is most of what a simulation costs.
        to_come, holdings = self.to_come, self.holdings
        nations = box.tile_nation
        for tile in position.pile:
            nation = nations[tile]
            to_come[nation] = to_come[nation] + 1
        for seat, token in enumerate(position.tokens):
            at = seat * INDUSTRIES + token
            holdings[at] = holdings[at] + 1
        for sale in position.sales:
            if sale.winner != DISCARDED:
                self._add(sale.winner, sale.tile, float(sale.price))
        if position.phase == SEALED:
            self._add_auction()
        else:
            self.left += 1

    def _add_auction(self) -> None:
        highest = 0
        leader = DISCARDED
        for seat, bid in enumerate(self.position.bids):
            if bid > highest:
                highest = bid
                leader = seat
        if leader == DISCARDED:
            self.left += 1
        else:
            self._add(leader, self.position.tile, float(highest))

    def _add(self, seat: int, tile: int, price: float) -> None:
        box = self.position.box
        spent, companies, holdings, home = self.spent, self.companies, self.holdings, self.home
        self.usual = 0.6 * self.usual + 0.4 * price if self.usual else price
        spent[seat] = spent[seat] + price
        companies[seat] = companies[seat] + box.tile_points[tile]
        at = seat * INDUSTRIES + box.tile_industry[tile]
        holdings[at] = holdings[at] + 1
        if box.tile_nation[tile] == self.position.nations[seat]:
            home[seat] = home[seat] + 1

    def points(self, seat: int) -> float:
        """The points to expect of what a seat has, without those for low spending."""
        board = self.board
        zero_bids = self.position.zero_rounds[seat].bit_count()
        scored = self.companies[seat] + board.zero_bid * zero_bids + _on(board.nationalisation, self.home[seat])
        points = float(scored + self.sets(seat))
        different = 0
        for at in range(seat * INDUSTRIES, (seat + 1) * INDUSTRIES):
            if self.holdings[at]:
                different += 1
        return points + HOME_TO_COME * self.to_come[self.position.nations[seat]] + VARIETY * different * self.left

    def sets(self, seat: int) -> int:
        """Points for industries: several of one, and different ones by columns, which is nearly the best grouping."""
        monopolies = self.board.monopolisation
        groups = self.board.diversification
        points = 0
        column = 1
        size = 3
        while size >= 3:
            size = 0
            for at in range(seat * INDUSTRIES, (seat + 1) * INDUSTRIES):
                count = self.holdings[at]
                if count >= column:
                    size += 1
                if column == 1 and count > 1:
                    points += _on(monopolies, count)
            points += _on(groups, size)
            column += 1
        return points

    def worth(self, seat: int) -> float:
        """The points that the company up for auction would bring a seat, a little of what it prepares included."""
        box = self.position.box
        tile = self.position.tile
        at = seat * INDUSTRIES + box.tile_industry[tile]
        before = self.sets(seat)
        self.holdings[at] += 1
        worth = float(box.tile_points[tile] + self.sets(seat) - before)
        self.holdings[at] -= 1
        if box.tile_nation[tile] == self.position.nations[seat]:
            ladder = self.board.nationalisation
            worth += _on(ladder, self.home[seat] + 1) - _on(ladder, self.home[seat])
        if self.holdings[at] == 0:
            # One more industry on the way to a group.
            worth += 1.0
        return worth

    def room(self, seat: int, usual: float) -> float:
        """What a seat can spend without becoming the one who spends most: somebody else will go on buying, too."""
        most = 0.0
        for other, amount in enumerate(self.spent):
            if other != seat and amount > most:
                most = amount
        return most + ROOM_TO_COME * usual * self.left / len(self.spent) - self.spent[seat]


def _on(ladder: list[int], count: int) -> int:
    """The points for so many of a kind."""
    if count == 0:
        return 0
    return ladder[count - 1] if count <= len(ladder) else ladder[-1]


def _sum(values: list[float]) -> float:
    """What `sum` gives, but quick when compiled."""
    total = 0.0
    for value in values:
        total += value
    return total


class QEHeuristic(Heuristic):
    """How a decent player bids."""

    # ------------------------------------------------------------------ chances

    def evaluate(self, state: State) -> list[float]:
        position = cast("Position", state)
        standing = Standing(position)
        seats = position.seats
        future = FUTURE * standing.usual * standing.left / seats + 1.0
        low_power = LOW_EARLY + LOW_LATE / (1.0 + standing.left)
        # Spending counts by its size: what is twice as much is as much more, whatever the amounts.
        sizes = [log(amount + future) for amount in standing.spent]
        most = max(sizes)
        least = min(sizes)
        out = [exp(max(-20.0, (size - most) * OUT_POWER)) for size in sizes]
        low = [exp(max(-20.0, (least - size) * low_power)) for size in sizes]
        bonus = standing.board.low_spending / _sum(low)
        points = [standing.points(seat) + bonus * low[seat] for seat in range(seats)]
        best = max(points)
        spread = SPREAD_LATE + SPREAD_EARLY * standing.left
        weights = [exp(max(-20.0, (one - best) / spread)) for one in points]
        # Whoever is out, the others share his chance by their points.
        total = _sum(weights)
        risks = [out[seat] / (total - weights[seat]) for seat in range(seats)]
        all_risks = _sum(risks)
        all_out = _sum(out)
        return [weights[seat] * (all_risks - risks[seat]) / all_out for seat in range(seats)]

    def depth(self, state: State) -> int:
        """To the end of this auction; the last few are played out."""
        position = cast("Position", state)
        if len(position.pile) <= 2:
            return 1000
        return len(position.waiting) if position.phase == SEALED else 0

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
            usual = 0.0
            for bidder, bid in enumerate(position.bids):
                if bid > 0 and bidder != seat and bidder != position.auctioneer:
                    if not usual:
                        usual = max(Standing(position).usual, float(position.opening))
                    if bid > 2.0 * usual:
                        weight *= 0.5
        return weight

    def refine(self, world: State, seat: int, dealer: Dealer) -> None:
        """Whoever has bid in secret has bid something sensible."""
        position = cast("Position", world)
        if position.phase != SEALED or position.tied:
            return
        bidders = [
            bidder
            for bidder, bid in enumerate(position.bids)
            if bid != NO_BID and bidder != seat and bidder != position.auctioneer
        ]
        for bidder in bidders:
            position.bids[bidder] = NO_BID
        bids = [cast("int", _bid(position, bidder, dealer)[1]) for bidder in bidders]
        for at, bidder in enumerate(bidders):
            position.bids[bidder] = bids[at]

    # ------------------------------------------------------------------ moves

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        return _bid(position, seat, dealer)

    def ways(self, state: State, seat: int, options: list[Option]) -> int:
        """Parts of what is usual, of the opening bid, and of what can be spent without danger; the last is to peek."""
        ways = len(OPENING_WAYS) if cast("Position", state).phase == OPENING else len(SEALED_WAYS)
        return ways + 1 if len(options) > 1 else ways

    def way(self, state: State, seat: int, at: int) -> Move:
        position = cast("Position", state)
        if position.phase == OPENING:
            return ("open", _opening_amount(Ledger(position, seat), at)) if at < len(OPENING_WAYS) else ("peek",)
        return ("bid", _bid_amount(Ledger(position, seat), at)) if at < len(SEALED_WAYS) else ("peek",)

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        found: list[Move] = []
        for at in range(self.ways(state, seat, options)):
            move = self.way(state, seat, at)
            if move not in found:
                found.append(move)
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

    # ------------------------------------------------------------------ in words

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        if move[0] == "peek":
            return Reason("peek", seat=position.sales[-1].winner)
        amount = cast("int", move[1])
        if position.phase == SEALED and amount <= position.opening:
            return self._reason_to_lose(position, seat, amount)
        spent = Ledger(position, seat).spent
        own = spent[seat] + amount
        for other in range(position.seats):
            if other != seat and spent[other] > own:
                return Reason("safe", seat=other, amount=spent[other])
        worth = int(Standing(position).worth(seat))
        if position.phase == OPENING:
            return Reason("opening", amount=amount)
        return Reason("worth", points=worth) if worth >= USUAL_WORTH else None

    def _reason_to_lose(self, position: Position, seat: int, amount: int) -> Reason | None:
        own = Ledger(position, seat).spent[seat]
        if amount == 0 and position.seats > 3 and not _has_zero(position, seat):
            return Reason("zero-bid", points=position.box.board(position.seats).zero_bid)
        if own and max(Ledger(position, seat).spent) <= own:
            return Reason("danger", amount=own)
        return Reason("too-dear", amount=position.opening) if position.opening else None


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
    worth = standing.worth(seat) / USUAL_WORTH
    opening = position.opening
    usual = standing.usual
    if not position.sales:
        usual = float(opening or FIRST_GUESS)
    room = standing.room(seat, usual)
    wish = usual * worth * (WISH_LEAST + WISH_SPREAD * _chance(dealer))
    if position.phase == OPENING:
        return ("open", max(1, _whole(min(wish * 0.8, room * 0.8))))
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


# ---------------------------------------------------------------------- wise amounts


@final
class Ledger:
    """What a seat knows for sure about money."""

    def __init__(self, position: Position, seat: int) -> None:
        spent = [0] * position.seats
        total = 0
        for sale in position.sales:
            winner = sale.winner
            if winner != DISCARDED:
                price = sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
                spent[winner] = spent[winner] + price
                total += price
        most = 0
        for other, amount in enumerate(spent):
            if other != seat and amount > most:
                most = amount
        opening = position.opening
        self.seat: int = seat
        self.turn: int = position.turn
        self.spent: list[int] = spent
        """What everybody has spent at least."""
        self.opening: int = opening
        self.barred: int = opening if position.auctioneer != NO_AUCTIONEER else NO_BID
        self.usual: int = total // len(position.sales) if position.sales else opening or FIRST_GUESS
        """What companies go for."""
        self.room: int = max(0, most - spent[seat])
        """What it can spend until it has spent as much as anybody else."""


def _opening_amount(ledger: Ledger, at: int) -> int:
    """The opening bid that one of the ways leads to."""
    return max(1, _part(ledger, OPENING_WAYS[at], OPENING_PERCENT[at]))


def _bid_amount(ledger: Ledger, at: int) -> int:
    """The sealed bid that one of the ways leads to: nothing, or enough to beat the opening bid."""
    kind = SEALED_WAYS[at]
    if kind == NOTHING:
        return 0
    opening = ledger.opening
    amount = _part(ledger, kind, SEALED_PERCENT[at])
    if amount <= opening:
        # What could not win becomes something near the opening bid that can, the dearer the later the way.
        amount = max(_shaped(opening + opening * at // 20 + 1, ledger), opening + 1)
    return amount + 1 if amount == ledger.barred else amount


def _part(ledger: Ledger, kind: int, percent: int) -> int:
    """A part of the opening bid, of what is usual, or of what can be spent without danger."""
    if kind == OPENED:
        return _shaped(ledger.opening * percent // 100 + 1, ledger)
    if kind == USUAL:
        return _shaped(ledger.usual * percent // 100, ledger)
    return min(_shaped(ledger.room * percent // 100, ledger), ledger.room - 1)


def _shaped(amount: int, ledger: Ledger) -> int:
    """Two digits are enough to think about. The others avoid ties, and must not betray who bids how: they look like
    anything, but follow from seat, turn and amount, so that they are the same in all worlds."""
    if amount < 100:
        return amount
    size = 1
    while amount >= size * 100:
        size *= 10
    leading = amount // size
    shaped = leading * size + (leading * 7919 + ledger.seat * 104729 + ledger.turn * 1299709) % size
    return shaped if shaped < LARGE else min(shaped, TOO_LARGE - 1)
