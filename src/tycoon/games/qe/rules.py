"""The rules of Q.E. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, audience_of, in_audience, only
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result, rank_by
from tycoon.games.qe import knowledge
from tycoon.games.qe.components import Board, Components
from tycoon.games.qe.heuristic import QEHeuristic
from tycoon.games.qe.position import DISCARDED, NO_AUCTIONEER, NO_BID, OPENING, OVER, SEALED, Position
from tycoon.games.qe.sale import Sale, sale_from_json
from tycoon.games.qe.scoring import diversification, diversification_by_columns, monopolisation, on_ladder

TIES: Final = 3
"""After so many ties there are no more rebids (#third-tie)."""

OCCASIONS: Final = [
    *["peek", "peeked", "tie", "third-tie", "sold", "price-public", "zero-bonus", "zero-bid"],
    *["last-tile", "last-tile-sold", "discarded"],
    *["all-bids", "eliminated", "wins", "share-win", "nobody-wins"],
]
"""What golden records must show besides every piece."""

PEEK: Final = [Option("peek")]

OTHERS: Final = [[[other for other in range(seats) if other != seat] for seat in range(seats)] for seats in range(6)]
"""By number of seats and seat, all other seats."""

VARIANTS: Final = [Variant("by_columns", False, [False, True]), Variant("show_bids", False, [False, True])]


class QEState(Position):
    """A game of Q.E. in progress."""

    def __init__(self, game: "QE", seats: int) -> None:
        super().__init__(game, game.box, seats)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == SEALED:
            return self.waiting.copy()
        if self.phase == OPENING:
            return [self.auctioneer]
        return []

    def bystanders(self) -> list[int]:
        """Before the next auction is opened, everybody else may look at the price of the latest sale (#peek-window)."""
        if self.phase != OPENING or self.seats != 5:
            return []
        return [seat for seat in OTHERS[5][self.auctioneer] if self._why_no_peek(seat) is None]

    def options(self, seat: int) -> list[Option]:
        if self.phase == SEALED:
            if seat not in self.waiting:
                return []
        elif self.phase == OVER:
            return []
        elif seat != self.auctioneer:
            return PEEK if self.seats == 5 and self._why_no_peek(seat) is None else []
        offer = self._offer
        if offer is None:
            offer = [self._bid_option() if self.phase == SEALED else self._open_option()]
            self._offer = offer
        if self.seats == 5 and self._why_no_peek(seat) is None:
            return [*offer, *PEEK]
        return offer

    def _open_option(self) -> Option:
        """An opening bid is a whole number from 1 (#opening-bid)."""
        return Option("open", [Number("amount", 1, around=self.usual_amount())])

    def _bid_option(self) -> Option:
        """A sealed bid is a whole number from 0 (#sealed-bids), never the opening bid (#different-from-opening)."""
        if self.auctioneer == NO_AUCTIONEER:
            return Option("bid", [Number("amount", 0, around=self.usual_amount())])
        return Option("bid", [Number("amount", 0, None, self.opening, self.opening)])

    def _why_no_peek(self, seat: int) -> Refusal | None:
        """Why a seat may not look at the price of the latest sale."""
        if self.seats != 5:
            return Refusal("peek-only-with-five", "peek")
        if in_audience(seat, self.peeked):
            return Refusal("peek-used", "peek")
        if not self.sales:
            return Refusal("peek-nothing-sold", "peek-window")
        if self.bids[seat] != NO_BID:
            return Refusal("peek-too-late", "peek-window")
        if self.sales[-1].knows_price(seat):
            return Refusal("peek-known", "peek-known")
        return None

    def clause(self) -> str:
        if self.phase == OVER:
            return "game-end"
        if self.phase == OPENING:
            return "opening-bid"
        if self.auctioneer == NO_AUCTIONEER:
            return "last-tile"
        return "rebids" if self.tied else "sealed-bids"

    def number_clause(self) -> str:
        return "whole-numbers"

    def refuse(self, seat: int, move: Move) -> Refusal:
        verb = move[0]
        if verb == "peek":
            reason = self._why_no_peek(seat)
            if reason is not None:
                return reason
        elif len(move) == 2 and isinstance(move[1], int):
            amount = move[1]
            if verb == "open" and self.phase == OPENING and amount < 1:
                return Refusal("opening-too-low", "opening-bid")
            if verb == "bid" and self.phase == SEALED:
                if amount < 0:
                    without = self.auctioneer == NO_AUCTIONEER
                    return Refusal("bid-negative", "last-tile" if without else "sealed-bids")
                if amount == self.opening:
                    clause = "rebid-not-opening" if self.tied else "different-from-opening"
                    return Refusal("bid-equals-opening", clause, opening=amount)
        return Refusal("not-allowed", self.clause())

    def refuse_aside(self, seat: int, move: Move) -> Refusal | None:
        return self._why_no_peek(seat) if move == ("peek",) else None

    def audience(self, seat: int, move: Move) -> int:
        """Bids are sealed; the auctioneer sees them once all are in (#auctioneer-sees)."""
        return only(seat) if move[0] == "bid" else EVERYONE

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        verb = move[0]
        if verb == "bid":
            self._bid(seat, cast("int", move[1]), dealer)
        elif verb == "open":
            self._open(seat, cast("int", move[1]), dealer)
        else:
            self._peek(seat, dealer)

    def turn_up_tile(self, dealer: Dealer) -> None:
        """Begin a turn: the auctioneer turns up a tile (#opening-bid), or the game ends (#game-end)."""
        if not self.pile:
            self._end(dealer)
            return
        self.tile = dealer.draw(self.pile, "tile")
        self._offer = None
        self.opening = 0
        self.bids = [NO_BID] * self.seats
        if self.tied:
            self.tied = []
            self.tied_at = []
        if self.seats == 3 and not self.pile:
            # The last tile with three players has no auctioneer (#last-tile).
            self.auctioneer = NO_AUCTIONEER
            self.phase = SEALED
            self.waiting = list(range(self.seats))
            dealer.tell("last-tile", tile=self.box.tiles[self.tile])
        else:
            self.auctioneer = (self.first + self.turn) % self.seats
            self.phase = OPENING
            if dealer.listening:
                dealer.tell("tile", tile=self.box.tiles[self.tile], auctioneer=self.auctioneer)

    def _open(self, seat: int, amount: int, dealer: Dealer) -> None:
        """Phase 1, the opening bid (#opening-bid)."""
        self.opening = amount
        self.bids[seat] = amount
        self.phase = SEALED
        self._offer = None
        self.waiting = OTHERS[self.seats][seat].copy()
        if dealer.listening:
            dealer.tell("opened", seat=seat, amount=amount)

    def _bid(self, seat: int, amount: int, dealer: Dealer) -> None:
        """Phase 2, the sealed bids (#sealed-bids); the last one in leads to phase 3."""
        self.bids[seat] = amount
        self.waiting.remove(seat)
        if self.waiting:
            if dealer.listening:
                dealer.tell("bid-made", seat=seat)
        elif self.auctioneer == NO_AUCTIONEER:
            self._award_last_tile(dealer)
        else:
            self._award(dealer)

    def _award(self, dealer: Dealer) -> None:
        """Phase 3: the highest bid takes the tile (#award), unless several are highest (#rebids)."""
        highest = NO_BID
        winner = 0
        tie = False
        for seat, bid in enumerate(self.bids):
            if bid > highest:
                highest = bid
                winner = seat
                tie = False
            elif bid == highest:
                tie = True
        if not tie:
            self._sell(winner, dealer)
            return
        tied = [seat for seat, bid in enumerate(self.bids) if bid == highest]
        self.tied.append(audience_of(tied))
        self.tied_at.append(highest)
        if len(self.tied) < TIES:
            self._call_for_rebids(tied, dealer)
            return
        # The next bid below, or else the highest made by exactly one: at least the opening bid (#third-tie-equal).
        unique = max([bid for bid in self.bids if self.bids.count(bid) == 1])
        if dealer.listening:
            dealer.reveal("third-tie", seats=tied)
        self._sell(self.bids.index(unique), dealer)

    def _call_for_rebids(self, tied: list[int], dealer: Dealer) -> None:
        """Those who are tied bid again; all other bids stand (#who-rebids)."""
        self.waiting = tied
        if dealer.listening:
            dealer.reveal("tie", seats=tied.copy(), tie=len(self.tied))
            dealer.reveal("bids", only(self.auctioneer), bids=self.bids.copy())

    def _sell(self, winner: int, dealer: Dealer) -> None:
        """The winner gets the tile; he and the auctioneer know the price (#price-secret)."""
        auctioneer = self.auctioneer
        # Everybody can check the price of an auctioneer who won (#auctioneer-wins).
        knowers = EVERYONE if winner == auctioneer else only(winner) | only(auctioneer)
        tied_out = self.tied[-1] if len(self.tied) == TIES else 0
        ceilings = [self.ceiling(viewer, winner) for viewer in range(self.seats)] if self.tied else []
        bids = self.bids
        sale = Sale(self.tile, auctioneer, self.opening, winner, bids[winner], bids, knowers, tied_out, ceilings, False)
        self.sales.append(sale)
        if dealer.listening:
            self._announce_sale(sale, dealer)
        if self.seats != 3:
            self._reward_zero_bids(dealer)
        self._next_turn(dealer)

    def _announce_sale(self, sale: Sale, dealer: Dealer) -> None:
        tile = self.box.tiles[sale.tile]
        dealer.reveal("sold", winner=sale.winner, tile=tile, auctioneer=sale.auctioneer)
        dealer.reveal("bids", only(sale.auctioneer), bids=sale.bids.copy())
        if sale.winner == sale.auctioneer:
            dealer.tell("price-public", winner=sale.winner, price=sale.price)

    def _reward_zero_bids(self, dealer: Dealer) -> None:
        """Phase 4: zero bids are revealed (#zero-bids) and score once per round (#zero-once-per-round)."""
        if 0 not in self.bids:
            return
        this_round = 1 << (self.turn // self.seats)
        for seat in range(self.seats):
            if self.bids[seat] == 0:
                earned = not self.zero_rounds[seat] & this_round
                self.zero_rounds[seat] |= this_round
                if dealer.listening:
                    dealer.reveal("zero-bonus" if earned else "zero-bid", seat=seat)

    def _next_turn(self, dealer: Dealer) -> None:
        """Phase 5: the player to the left is the next auctioneer (#next-auctioneer)."""
        self.turn += 1
        self.turn_up_tile(dealer)

    def _award_last_tile(self, dealer: Dealer) -> None:
        """The sixteenth tile with three players: a tie discards it (#last-tile-tie), and all bids are shown."""
        highest = max(self.bids)
        bids = list(self.bids)
        winner = self.bids.index(highest) if self.bids.count(highest) == 1 else DISCARDED
        price = highest if winner != DISCARDED else 0
        self.sales.append(Sale(self.tile, NO_AUCTIONEER, 0, winner, price, bids, EVERYONE, 0, [], True))
        tile = self.box.tiles[self.tile]
        if winner == DISCARDED:
            dealer.reveal("discarded", tile=tile, bids=bids)
        else:
            dealer.reveal("last-tile-sold", winner=winner, tile=tile, bids=bids)
        self._next_turn(dealer)

    def _peek(self, seat: int, dealer: Dealer) -> None:
        """With five players, a look at the price of the latest sale (#peek): seen by all, its result by one."""
        sale = self.sales[-1]
        self.peeked |= 1 << seat
        self.sales[-1] = sale.told_to(only(seat))
        dealer.tell("peek", seat=seat)
        dealer.reveal("peeked", only(seat), price=sale.price, winner=sale.winner)

    def _end(self, dealer: Dealer) -> None:
        """All tiles are sold: prices and tokens are turned up and scored (#game-end)."""
        self.phase = OVER
        self.tile = -1
        self.opening = 0
        self.auctioneer = NO_AUCTIONEER
        self.bids = [NO_BID] * self.seats
        self.tied = []
        self.tied_at = []
        if self.show_bids:
            self.sales = [sale.with_bids_shown() for sale in self.sales]
        else:
            self.sales = [sale.told_to(EVERYONE) for sale in self.sales]
        if dealer.listening:
            self._announce_result(dealer)

    def _announce_result(self, dealer: Dealer) -> None:
        industries = self.box.industries
        for seat in range(self.seats):
            prices = [sale.price for sale in self.sales if sale.winner == seat]
            dealer.reveal("token", seat=seat, industry=industries[self.tokens[seat]], prices=prices, amount=sum(prices))
        if self.show_bids:
            for sale in self.sales:
                dealer.reveal("all-bids", tile=self.box.tiles[sale.tile], bids=sale.bids.copy())
        result = self.result()
        if result is None:
            return
        for seat in result.eliminated:
            dealer.reveal("eliminated", seat=seat)
        if not result.winners:
            dealer.reveal("nobody-wins")
        elif len(result.winners) == 1:
            dealer.reveal("wins", seat=result.winners[0], points=result.scores[result.winners[0]])
        else:
            dealer.reveal("share-win", seats=result.winners, points=result.scores[result.winners[0]])

    # ------------------------------------------------------------------ the final scoring

    def spending(self, seat: int) -> int:
        """The total of the prices on a seat's tiles (#total-spending)."""
        total = 0
        for sale in self.sales:
            if sale.winner == seat:
                total += sale.price
        return total

    def score(self, seat: int) -> dict[str, int]:
        """A seat's points under each heading but the one that depends on the others' spending (#scoring-order)."""
        box = self.box
        board = box.board(self.seats)
        companies = 0
        own_nation = 0
        holding = [0] * len(box.industries)
        for sale in self.sales:
            if sale.winner == seat:
                companies += box.tile_points[sale.tile]
                holding[box.tile_industry[sale.tile]] += 1
                if box.tile_nation[sale.tile] == self.nations[seat]:
                    own_nation += 1
        holding[self.tokens[seat]] += 1
        return {
            "companies": companies,
            "zero_bids": board.zero_bid * self.zero_rounds[seat].bit_count(),
            "nationalisation": on_ladder(board.nationalisation, own_nation),
            "monopolisation": monopolisation(holding, board),
            "diversification": self._diversification(holding, board),
        }

    def _diversification(self, holding: list[int], board: Board) -> int:
        return diversification_by_columns(holding, board) if self.by_columns else diversification(holding, board)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        board = self.box.board(self.seats)
        everyone = list(range(self.seats))
        breakdown = [self.score(seat) for seat in everyone]
        spent = [self.spending(seat) for seat in everyone]
        # Who spent least is rewarded, eliminated or not (#low-spending); who spent most is out (#elimination).
        for seat in everyone:
            breakdown[seat]["low_spending"] = board.low_spending if spent[seat] == min(spent) else 0
        scores = [sum(breakdown[seat].values()) for seat in everyone]
        eliminated = [seat for seat in everyone if spent[seat] == max(spent)]
        survivors = [seat for seat in everyone if seat not in eliminated]
        # The best score wins (#winner); of equal ones the thriftier (#final-tie); else they share (#shared-win).
        keys: list[tuple[int, ...]] = [(scores[seat], -spent[seat]) for seat in everyone]
        ranking = rank_by(keys, survivors)
        winners = ranking[0] if ranking else []
        return Result(
            [*ranking, eliminated],
            list(winners),
            scores,
            breakdown,
            dict.fromkeys(eliminated, "elimination"),
            [{"spent": spent[seat]} for seat in everyone],
        )

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "QEState":
        other = self.clone()
        knowledge.redraw_hidden(self, other, seat, dealer)
        return other

    def clone(self) -> "QEState":
        other = QEState(cast("QE", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class QE(Game):
    """The description of Q.E."""

    def __init__(self, components: str = "") -> None:
        super().__init__("qe", "Q.E.", 1, 3, 5, "tycoon.games.qe")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
        self._heuristic: Heuristic = QEHeuristic()
        # What a game begins with, worked out once for each number of seats.
        self._piles: list[list[int]] = [self.box.tiles_with(seats) for seats in range(self.most + 1)]
        self._nations: list[list[int]] = [self.box.nations_with(seats) for seats in range(self.most + 1)]
        self._tokens: list[list[int]] = [self.box.industries_with(seats) for seats in range(self.most + 1)]

    def variants(self) -> list[Variant]:
        return VARIANTS

    def bound(self, seats: int) -> int:
        """A turn has an opening bid, a bid of each other seat, two rebids of each, and everybody's peek once."""
        return 16 * (1 + 3 * (seats - 1)) + seats

    def labels(self, what: str) -> list[str]:
        if what == "tile":
            return self.box.tiles
        if what == "nation":
            return self.box.nations
        if what == "token":
            return self.box.industries
        return []

    def heuristic(self) -> Heuristic:
        return self._heuristic

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "winner", "auctioneer", "first_auctioneer", "tied", "waiting", "actors"]

    def secret_clause(self) -> str:
        return "bids-stay-secret"

    def by_seat(self) -> list[str]:
        return ["bids"]

    def catalogue(self) -> list[str]:
        box = self.box
        drawn = [f"tile:{name}" for name in box.tiles] + [f"nation:{name}" for name in box.nations]
        return drawn + [f"token:{name}" for name in box.industries] + OCCASIONS

    def with_components(self, text: str) -> "QE":
        return QE(text)

    def blank(self, seats: int) -> QEState:
        return QEState(self, seats)

    def decode(self, field: str, value: object) -> object:
        if field == "sales":
            return [sale_from_json(data) for data in cast("list[object]", value)]
        return value

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> QEState:
        state = QEState(self, seats)
        state.by_columns = settings["by_columns"] is True
        state.show_bids = settings["show_bids"] is True
        nations = self._nations[seats].copy()
        tokens = self._tokens[seats].copy()
        for _ in range(seats):
            state.nations.append(dealer.draw(nations, "nation"))
        for seat in range(seats):
            state.tokens.append(dealer.draw(tokens, "token", only(seat)))
        state.spare_tokens = tokens
        state.pile = self._piles[seats].copy()
        state.first = dealer.draw(list(range(seats)), "first")
        if dealer.listening:
            for seat in range(seats):
                dealer.tell("nation", seat=seat, nation=self.box.nations[state.nations[seat]])
                dealer.reveal("own-token", only(seat), industry=self.box.industries[state.tokens[seat]])
        state.turn_up_tile(dealer)
        return state
