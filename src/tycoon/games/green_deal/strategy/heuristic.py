"""How a decent chairman plays: income early, points late, and majorities.

Built on four modules: `prospects` says how every company stands, `worth` what things are worth to a seat, `bidding`
what to bid, and `financing` what a loan is for. Looks only at what lies open; bids and campaigns of others are guesses.
"""

import math
from typing import Final, cast, final

from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.state import State
from tycoon.games.green_deal.components import CATEGORIES, ROUNDS
from tycoon.games.green_deal.investment import PENALTY
from tycoon.games.green_deal.prices import action_price, dividend_points, project_price, token_price
from tycoon.games.green_deal.state import (
    BIDDING,
    FROM_PROJECTS,
    INVESTING,
    LAST_BID,
    MANY_CATEGORIES,
    NO_BID,
    PLACING,
    SETTLING,
    SPECIALISING,
    Position,
    card_number,
    category_number,
)
from tycoon.games.green_deal.strategy.bidding import USUAL_BID, auction_move, best_bid, last_bid, worth_of_places
from tycoon.games.green_deal.strategy.financing import is_wise_to_repay, missing_by_spending, points_by_loan
from tycoon.games.green_deal.strategy.prospects import campaigns_left, chances, outlook, own_synergy
from tycoon.games.green_deal.strategy.worth import (
    action_worth,
    campaign_worth,
    neighbour_worth,
    price_of_cash,
    project_worth,
    site_worth,
)

LAPSES: Final = {"intern": 33, "manager": 20, "director": 60}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""

SIMULATIONS: Final = 6000

TRUST: Final = 0.8
"""How far playouts are to be trusted: fitted to reviews of 1265 games."""

FIGURES: Final = [
    Figure("points", 0.4),
    Figure("income", 0.25),
    Figure("cash", 0.8),
    Figure("lowest-level", 0.15),
]
"""What Green Deal is about: points, which come from income, cash and levels. In the order of `outlook`."""

WORTH_BIDDING: Final = 4.0
"""So many points more at the first place than at the last make it worth bidding for."""

PURPOSES: Final = ("take", "buy", "token", "dividend")
"""What a loan may pay for in the turn it is taken."""

HAIR: Final = 1e-9
"""What decides between moves that come to the same."""

_SILENT: Final = FastDealer(0)
"""For moves that leave nothing to chance."""


@final
class GreenDealHeuristic(Heuristic):
    """How a decent chairman plays."""

    def evaluate(self, state: State) -> list[float]:
        return chances(cast("Position", state), False)

    def depth(self, state: State) -> int:
        """About a round: the estimate knows the rest."""
        return state.seats * 6

    def milestone(self, state: State) -> bool:
        """The beginning of a round, before anybody has bid."""
        position = cast("Position", state)
        return position.phase <= BIDDING and max(position.bids) == NO_BID

    def likelihood(self, world: State, seat: int) -> float:
        """Small bids are likelier than large ones."""
        position = cast("Position", world)
        if position.phase != BIDDING:
            return 1.0
        likely = 1.0
        for other in range(position.seats):
            bid = position.bids[other]
            if other != seat and bid > USUAL_BID:
                likely *= math.exp((USUAL_BID - bid) * 0.5)
        return likely

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        phase = position.phase
        if phase == BIDDING:
            return _bids(position, seat, best_bid(position, seat))
        if phase == LAST_BID:
            return _bids(position, seat, last_bid(position, seat))
        found: list[Move] = []
        for option in options:
            found += option.moves()
        if len(found) == 1:
            return found
        if phase < INVESTING:
            first = auction_move(position, seat)
            return [first, *[move for move in found if move != first]]
        if phase == INVESTING:
            worths = _worths(position, seat, found)
        elif phase == SPECIALISING:
            start = seat * MANY_CATEGORIES
            worths = [float(-position.levels[start + category_number(move[1])]) for move in found]
        elif phase == PLACING:
            worths = [
                site_worth(position, seat, position._map.cells.index(cast("str", move[1])))
                - (1.5 if move[0] == "place-anywhere" else 0.0)
                for move in found
            ]
        elif phase == SETTLING:
            worths = [neighbour_worth(position, seat, move) for move in found]
        else:
            worths = [campaign_worth(position, seat, move) for move in found]
        ranked = [(-worths[at], at) for at in range(len(found))]
        ranked.sort()
        return [found[at] for _, at in ranked]

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        phase = position.phase
        if phase == BIDDING:
            return ("bid", min(position.cash[seat], dealer.below(USUAL_BID + 1)))
        if phase == INVESTING:
            return _quick_investment(position, seat, options, dealer)
        if phase < INVESTING:
            return auction_move(position, seat)
        if phase == PLACING:
            cells = options[0].domains[0].suggested()
            best = cells[0]
            most = -1.0
            for name in cells:
                worth = site_worth(position, seat, position._map.cells.index(cast("str", name)))
                worth += dealer.below(8) * 0.1
                if worth > most:
                    most, best = worth, name
            return ("place", best)
        if phase == SPECIALISING:
            return random_move(options, dealer)
        moves: list[Move] = []
        for option in options:
            moves += option.moves()
        chosen = moves[0]
        most = -100.0
        for move in moves:
            if phase == SETTLING:
                worth = neighbour_worth(position, seat, move)
            else:
                worth = campaign_worth(position, seat, move)
            worth += dealer.below(8) * 0.1
            if worth > most:
                most, chosen = worth, move
        return chosen

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def simulations(self) -> int:
        return SIMULATIONS

    def trust(self) -> float:
        return TRUST

    def figures(self) -> list[Figure]:
        return FIGURES

    def outlook(self, state: State, seat: int) -> list[float]:
        return outlook(cast("Position", state), seat)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        verb = cast("str", move[0])
        left = ROUNDS - position.round
        if verb == "take":
            category = category_number(move[1])
            card = position.row[category]
            synergy = own_synergy(position, seat, card)
            start = seat * MANY_CATEGORIES
            levels = position.levels[start : start + MANY_CATEGORIES]
            lowest = position.lowest_level(seat)
            if levels[category] == lowest and levels.count(lowest) == 1:
                return Reason("weakest", category=CATEGORIES[category])
            if synergy >= 1.0 and left >= 3:
                return Reason("synergy", income=int(synergy), rounds=left)
            points = position.box.project_points[card]
            return Reason("points", points=points) if points else None
        if verb == "dividend":
            income = position.income[seat]
            paid = dividend_points(position, seat)
            return Reason("dividend", points=paid, cash=position.box.dividend_cash[income])
        if verb == "bid" and position.phase in (BIDDING, LAST_BID):
            return _reason_to_bid(position, seat, cast("int", move[1]))
        if verb == "campaign" or verb == "token":
            return Reason("images", left=campaigns_left(position))
        if verb == "compete":
            return Reason("take-income")
        return None


def _reason_to_bid(state: Position, seat: int, bid: int) -> Reason | None:
    """A high bid is for an early place that is worth it, and none at all for one that is not."""
    places = worth_of_places(state, seat)
    if places[0] - places[-1] > WORTH_BIDDING:
        return Reason("first") if bid >= USUAL_BID else None
    return Reason("any-place") if bid == 0 else None


def _bids(state: Position, seat: int, wise: int) -> list[Move]:
    """The wise bid first, then those around it; nothing at all is always worth a thought."""
    found: list[Move] = [("bid", wise)]
    for bid in (wise + 1, wise - 1, 0, wise + 2, wise - 2, wise + 4):
        if 0 <= bid <= state.cash[seat] and ("bid", bid) not in found:
            found.append(("bid", bid))
    return found


def _quick_investment(state: Position, seat: int, options: list[Option], dealer: Dealer) -> Move:
    """The best card on offer, then a dividend, then tokens before an assessment."""
    best: Move = ("done",)
    most = 0.0
    tokens: Option | None = None
    dividend = False
    last = state.round == ROUNDS
    for option in options:
        verb = option.verb
        if verb == "take":
            for name in option.domains[0].suggested():
                card = state.row[category_number(name)]
                worth = project_worth(state, seat, card) + dealer.below(5)
                worth -= PENALTY * missing_by_spending(state, seat, project_price(state, seat, card))
                if worth > most:
                    most, best = worth, ("take", name)
        elif verb == "buy":
            for name in option.domains[0].suggested():
                worth = action_worth(state, seat, card_number(name)) + dealer.below(4)
                worth -= PENALTY * missing_by_spending(state, seat, action_price(state, card_number(name)))
                if worth > most:
                    most, best = worth, ("buy", name)
        elif verb == "refund":
            worth = 4.0 * price_of_cash(state)
            kind = "cash"
            if len(option.domains[0].suggested()) > 1 and state.largest_in_stock() * 1.3 > worth:
                worth, kind = state.largest_in_stock() * 1.3, "token"
            if worth > most:
                most, best = worth, ("refund", kind)
        elif verb == "token":
            tokens = option
        elif verb == "dividend":
            dividend = missing_by_spending(state, seat, state.box.dividend_cash[state.income[seat]]) == 0
    if most > 0.0:
        return best
    if dividend:
        return ("dividend",)
    if tokens is not None and state.round in state.box.campaign_rounds:
        size = tokens.domains[0].suggested()[-1]
        price = token_price(state, seat, cast("int", size))
        if missing_by_spending(state, seat, price) == 0 and (last or state.cash[seat] >= 3 * cast("int", size)):
            return ("token", size)
    return ("done",)


def _worth(state: Position, seat: int, move: Move) -> float:
    """The seat's chance to win after a move of its investment, if it does nothing more in this turn."""
    after = cast("Position", state.clone())
    if move[0] != "done":
        after.play(seat, move, _SILENT)
    return chances(after, True)[seat]


def _worths(state: Position, seat: int, moves: list[Move]) -> list[float]:
    """The seat's chance to win after each move of its investment, with what a loan is for."""
    idle = _worth(state, seat, ("done",))
    worths: list[float] = []
    transfer = idle
    for move in moves:
        verb = move[0]
        if verb == "done":
            worth = idle
        elif verb == "borrow":
            worth = _worth_of_loan(state, seat, moves, idle)
        elif verb == "repay":
            worth = _worth(state, seat, move)
            worth = worth + HAIR if is_wise_to_repay(state, seat, cast("str", move[1])) else worth - HAIR
        else:
            worth = _worth(state, seat, move)
            if verb == "transfer" and worth > transfer:
                transfer = worth
        worths.append(worth)
    if transfer > idle:
        # After the refund no card can be used any more (#tax-refund): the best transfer comes first.
        refund = max([worths[at] for at, move in enumerate(moves) if move[0] == "refund"], default=transfer)
        if refund >= transfer:
            worths[worths.index(transfer)] = refund + HAIR
    return worths


def _worth_of_loan(state: Position, seat: int, moves: list[Move], idle: float) -> float:
    """The chance to win with a loan that pays for something in this turn, or for a project of the next round."""
    after = cast("Position", state.clone())
    after.play(seat, ("borrow",), _SILENT)
    best = idle - HAIR
    for option in after.options(seat):
        if option.verb in PURPOSES:
            for move in option.moves():
                if move not in moves:
                    best = max(best, _worth(after, seat, move))
    points = points_by_loan(state, seat)
    if points > 0.0:
        richer = cast("Position", state.clone())
        richer.score(seat, FROM_PROJECTS, 1)
        best = max(best, idle + points * (chances(richer, True)[seat] - idle))
    return best


HEURISTIC: Final = GreenDealHeuristic()
