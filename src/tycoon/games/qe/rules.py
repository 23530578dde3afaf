"""The rules of Q.E. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, audience_of, in_audience, only, seats_of
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.moves import TOO_LARGE, Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result, rank_by
from tycoon.core.state import State, StateError
from tycoon.games.qe.components import Board, Components
from tycoon.games.qe.sale import UNLIMITED, Sale, guess, lower_ceiling, sale_from_json
from tycoon.games.qe.scoring import diversification, diversification_by_columns, monopolisation, on_ladder

OPENING: Final = 0
SEALED: Final = 1
OVER: Final = 2
PHASES: Final = ["opening", "sealed", "over"]

NO_BID: Final = -1
NO_AUCTIONEER: Final = -1
DISCARDED: Final = -1

TIES: Final = 3
"""After so many ties there are no more rebids (#third-tie)."""

OCCASIONS: Final = [
    *["peek", "peeked", "tie", "third-tie", "sold", "price-public", "zero-bonus", "zero-bid"],
    *["last-tile", "last-tile-sold", "discarded"],
    *["all-bids", "eliminated", "wins", "share-win", "nobody-wins"],
]
"""What golden records must show besides every piece."""

VARIANTS: Final = [Variant("by_columns", False, [False, True]), Variant("show_bids", False, [False, True])]

FIRST_GUESS: Final = 1000
"""The size of bids to try first, when nothing has been bid yet."""


class QEState(State):
    """A game of Q.E. in progress."""

    def __init__(self, game: "QE", seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = game.box
        self.by_columns: bool = False
        """Variant: score diversification by the printed columns (#columns)."""
        self.show_bids: bool = False
        """Variant: show losing bids when the game is over (#bids-stay-secret)."""
        self.phase: int = OPENING
        self.turn: int = 0
        """Tiles auctioned before this one."""
        self.first: int = 0
        """The first auctioneer, with whom every round begins (#round)."""
        self.auctioneer: int = NO_AUCTIONEER
        self.nations: list[int] = []
        """The nation of each seat."""
        self.tokens: list[int] = []
        """The industry on each seat's token: secret until the end."""
        self.spare_tokens: list[int] = []
        """Tokens dealt to nobody: secret."""
        self.pile: list[int] = []
        """Tiles still face down; their order is decided when one is turned up."""
        self.tile: int = -1
        """The tile up for auction."""
        self.opening: int = 0
        """The opening bid of this auction; 0 while there is none."""
        self.bids: list[int] = [NO_BID] * seats
        """The latest bid of each seat in this auction."""
        self.waiting: list[int] = []
        """The seats that have yet to bid."""
        self.tied: list[int] = []
        """The seats of each tie for the highest bid so far in this auction, as audiences (#who-rebids)."""
        self.tied_at: list[int] = []
        """The amount of each of these ties."""
        self.sales: list[Sale] = []
        self.zero_rounds: list[int] = [0] * seats
        """The rounds in which each seat ticked a zero-bid box, as bits (#zero-once-per-round)."""
        self.peeked: int = 0
        """The seats that have used their peek, as an audience (#peek)."""
        self._offer: list[Option] | None = None
        """What may be bid now, the same for everybody; made when first asked for."""

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == SEALED:
            return self.waiting.copy()
        if self.phase == OPENING:
            return [self.auctioneer]
        return []

    def options(self, seat: int) -> list[Option]:
        if self.phase == SEALED:
            if seat not in self.waiting:
                return []
        elif self.phase == OVER or seat != self.auctioneer:
            return []
        offer = self._offer
        if offer is None:
            offer = [self._bid_option() if self.phase == SEALED else self._open_option()]
            self._offer = offer
        if self.seats == 5 and self._why_no_peek(seat) is None:
            return [*offer, Option("peek")]
        return offer

    def _open_option(self) -> Option:
        """An opening bid is a whole number from 1 (#opening-bid)."""
        return Option("open", [Number("amount", 1, around=self._usual_amount())])

    def _bid_option(self) -> Option:
        """A sealed bid is a whole number from 0 (#sealed-bids), never the opening bid (#different-from-opening)."""
        if self.auctioneer == NO_AUCTIONEER:
            return Option("bid", [Number("amount", 0, around=self._usual_amount())])
        return Option("bid", [Number("amount", 0, None, self.opening, self.opening)])

    def _usual_amount(self) -> int:
        """About what is usually bid, as far as everybody knows."""
        return self.sales[-1].opening if self.sales else FIRST_GUESS

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
        self.waiting = [other for other in range(self.seats) if other != seat]
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
        # The highest bid made by exactly one player: the opening bid at least is one (#third-tie).
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
        ceilings = [self._ceiling(viewer, winner) for viewer in range(self.seats)] if self.tied else []
        bids = self.bids
        sale = Sale(self.tile, auctioneer, self.opening, winner, bids[winner], bids, knowers, tied_out, ceilings, False)
        self.sales.append(sale)
        if dealer.listening:
            self._announce_sale(sale, dealer)
        if self.seats != 3:
            self._reward_zero_bids(dealer)
        self._next_turn(dealer)

    def _ceiling(self, viewer: int, bidder: int) -> int:
        """The highest standing bid of `bidder` that ties have not ruled out for `viewer` (#inference)."""
        ceiling = UNLIMITED
        for tie, group in enumerate(self.tied):
            if in_audience(bidder, group):
                # Nothing is known any more of a bid that was made again.
                ceiling = UNLIMITED
            elif in_audience(viewer, group):
                # Who was tied for the highest bid knows that every other bid is lower.
                ceiling = lower_ceiling(ceiling, self.tied_at[tie] - 1)
        return ceiling

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
        )

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        box = self.box
        view: dict[str, object] = {
            "seat": seat,
            "phase": PHASES[self.phase],
            "turn": min(self.turn + 1, len(box.tiles_with(self.seats))),
            "turns": len(box.tiles_with(self.seats)),
            "round": min(self.turn, len(box.tiles_with(self.seats)) - 1) // self.seats + 1,
            "first_auctioneer": self.first,
            "auctioneer": None if self.auctioneer == NO_AUCTIONEER else self.auctioneer,
            "tile": None if self.tile < 0 else box.tiles[self.tile],
            "tile_points": None if self.tile < 0 else box.tile_points[self.tile],
            "opening": self.opening if self.opening else None,
            "ties": len(self.tied),
            "tied": seats_of(self.tied[-1]) if self.tied else [],
            "waiting": list(self.waiting),
            "pile": sorted([box.tiles[tile] for tile in self.pile]),
            "players": [self._view_player(seat, other) for other in range(self.seats)],
            "sales": [self._view_sale(seat, turn) for turn in range(len(self.sales))],
        }
        return view

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        box = self.box
        token_known = other == seat or self.phase == OVER
        won = [sale for sale in self.sales if sale.winner == other]
        known = all([sale.knows_price(seat) for sale in won])
        least = 0
        for sale in won:
            least += sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
        return {
            "seat": other,
            "nation": box.nations[self.nations[other]],
            "token": box.industries[self.tokens[other]] if token_known else None,
            "tiles": [box.tiles[sale.tile] for sale in won],
            "points": sum([box.tile_points[sale.tile] for sale in won]),
            "spent": least if known else None,
            "spent_at_least": least,
            "zero_bids": self.zero_rounds[other].bit_count(),
            "zero_this_round": bool(self.zero_rounds[other] >> (self.turn // self.seats) & 1),
            "peek_left": self.seats == 5 and not in_audience(other, self.peeked),
            "has_bid": self.bids[other] != NO_BID and other not in self.waiting,
            "bid": self.bids[other] if self._sees_bid(seat, other) else None,
        }

    def _sees_bid(self, seat: int | None, bidder: int) -> bool:
        """Whether a seat knows the latest bid of another in this auction (#sealed-bids)."""
        if self.bids[bidder] == NO_BID:
            return False
        if bidder in (seat, self.auctioneer):
            return True
        if seat is None or not self.tied:
            return False
        in_tie = in_audience(bidder, self.tied[-1])
        if seat == self.auctioneer:
            # He has looked at all bids of the latest tie, not at those made since (#auctioneer-sees).
            return not in_tie or bidder in self.waiting
        # Those who were tied know each other's bid until it is replaced.
        return in_tie and in_audience(seat, self.tied[-1]) and bidder in self.waiting

    def _view_sale(self, seat: int | None, turn: int) -> dict[str, object]:
        sale = self.sales[turn]
        known = sale.winner == DISCARDED or sale.knows_price(seat)
        highest = sale.highest_price(seat)
        zeros_shown = self.seats != 3
        return {
            "turn": turn + 1,
            "tile": self.box.tiles[sale.tile],
            "auctioneer": None if sale.auctioneer == NO_AUCTIONEER else sale.auctioneer,
            "opening": sale.opening if sale.opening else None,
            "winner": None if sale.winner == DISCARDED else sale.winner,
            "price": sale.price if known and sale.winner != DISCARDED else None,
            "at_least": None if known else sale.lowest_price(seat),
            "at_most": None if known or highest == UNLIMITED else highest,
            "bids": [sale.seen_bid(seat, bidder, zeros_shown) for bidder in range(self.seats)],
        }

    def secrets(self, seat: int) -> dict[str, object]:
        hidden: dict[str, object] = {}
        if self.phase != OVER:
            for other in range(self.seats):
                if other != seat:
                    hidden[f"token of {other}"] = self.tokens[other]
        for turn, sale in enumerate(self.sales):
            if sale.bids_shown or seat == sale.auctioneer:
                continue
            price_known = sale.knows_price(seat)
            if not price_known and sale.highest_price(seat) != sale.lowest_price(seat):
                hidden[f"price of turn {turn}"] = sale.price
            # Below a known price of 4 or more, at least two losing bids remain possible.
            for bidder in range(self.seats):
                unknown = sale.seen_bid(seat, bidder, self.seats != 3) is None and bidder != sale.winner
                if unknown and not sale.tied_out and price_known and sale.price >= 4:
                    hidden[f"bid of {bidder} in turn {turn}"] = sale.bids[bidder]
        if self.phase == SEALED and not self.tied:
            for other in range(self.seats):
                if other not in (seat, self.auctioneer) and self.bids[other] != NO_BID:
                    hidden[f"bid of {other}"] = self.bids[other]
        return hidden

    def imagine(self, seat: int, dealer: Dealer) -> "QEState":
        other = self.clone()
        if self.phase != OVER:
            pool = list(self.spare_tokens)
            for owner in range(self.seats):
                if owner != seat:
                    pool.append(self.tokens[owner])
            for owner in range(self.seats):
                if owner != seat:
                    other.tokens[owner] = pool.pop(dealer.below(len(pool)))
            other.spare_tokens = sorted(pool)
        zeros_shown = self.seats != 3
        other.sales = [sale.imagine(seat, zeros_shown, dealer) for sale in self.sales]
        if self.phase == SEALED:
            self._imagine_bids(seat, other, dealer)
        return other

    def _imagine_bids(self, seat: int, other: "QEState", dealer: Dealer) -> None:
        """Guess the bids of the auction that goes on, within what this seat has seen of it."""
        barred = self.opening if self.opening else UNLIMITED
        likely = min(2 * max(self.opening, self._usual_amount()) + 20, TOO_LARGE - 1)
        self._imagine_ties(seat, other, dealer)
        for bidder in range(self.seats):
            if bidder == seat or self.bids[bidder] == NO_BID or self._sees_bid(seat, bidder):
                continue
            in_tie = bool(self.tied) and in_audience(bidder, self.tied[-1])
            if in_tie and bidder in self.waiting:
                other.bids[bidder] = other.tied_at[-1]
            elif self.tied and not in_tie:
                highest = lower_ceiling(self._ceiling(seat, bidder), other.tied_at[-1] - 1)
                other.bids[bidder] = guess(0, highest, barred, dealer)
            else:
                other.bids[bidder] = guess(0, likely, barred, dealer)

    def _imagine_ties(self, seat: int, other: "QEState", dealer: Dealer) -> None:
        """Guess the amounts of ties that this seat was not part of: more than it had bid itself."""
        if seat == self.auctioneer:
            return
        own = self.bids[seat]
        for tie in range(len(self.tied) - 1, -1, -1):
            if in_audience(seat, self.tied[tie]):
                own = self.tied_at[tie]
            else:
                other.tied_at[tie] = guess(max(self.opening, own) + 1, UNLIMITED, UNLIMITED, dealer)

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "QEState":
        other = QEState(cast("QE", self.game), self.seats)
        other.by_columns = self.by_columns
        other.show_bids = self.show_bids
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.auctioneer = self.auctioneer
        other.nations = self.nations.copy()
        other.tokens = self.tokens.copy()
        other.spare_tokens = self.spare_tokens.copy()
        other.pile = self.pile.copy()
        other.tile = self.tile
        other.opening = self.opening
        other.bids = self.bids.copy()
        other.waiting = self.waiting.copy()
        other.tied = self.tied.copy()
        other.tied_at = self.tied_at.copy()
        other.sales = self.sales.copy()
        other.zero_rounds = self.zero_rounds.copy()
        other.peeked = self.peeked
        return other

    def check(self) -> None:
        box = self.box
        seats = self.seats
        tiles = [*self.pile, *[sale.tile for sale in self.sales]]
        if self.phase != OVER:
            tiles.append(self.tile)
        if sorted(tiles) != box.tiles_with(seats):
            raise StateError("every tile must be in the pile, up for auction or sold, exactly once")
        if sorted(self.tokens + self.spare_tokens) != box.industries_with(seats) or len(self.tokens) != seats:
            raise StateError("every industry token must be in one place, one of them at each seat")
        if len(self.nations) != seats or len(set(self.nations)) != seats:
            raise StateError("every seat needs a nation of its own")
        if len(self.sales) != self.turn or len(self.bids) != seats or len(self.zero_rounds) != seats:
            raise StateError("sales, bids and zero bids do not fit turns and seats")
        if self.phase not in (OPENING, SEALED, OVER) or (self.phase == SEALED) != bool(self.waiting):
            raise StateError("bids are waited for exactly while they are being made")
        if (self.phase == OVER) != (not self.pile and self.tile < 0):
            raise StateError("the game is over exactly when all tiles are sold")
        if seats != 5 and self.peeked:
            raise StateError("only five players can peek")
        for sale in self.sales:
            if sale.winner != DISCARDED and sale.bids[sale.winner] != sale.price:
                raise StateError("the price of a sale must be the winner's bid")
            if sale.auctioneer != NO_AUCTIONEER and sale.bids[sale.auctioneer] != sale.opening:
                raise StateError("the opening bid must be the auctioneer's bid")
            for bidder in range(seats):
                if sale.bids[bidder] < 0 or (bidder != sale.auctioneer and 0 < sale.opening == sale.bids[bidder]):
                    raise StateError("a bid must not be negative or equal to the opening bid")


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class QE(Game):
    """The description of Q.E."""

    def __init__(self, components: str = "") -> None:
        super().__init__("qe", "Q.E.", 1, 3, 5, "tycoon.games.qe")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
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

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "winner", "auctioneer", "first_auctioneer", "tied", "waiting", "actors"]

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
