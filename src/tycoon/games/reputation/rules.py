"""The rules of Reputation. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result
from tycoon.games.reputation.auction import Auction
from tycoon.games.reputation.board import (
    AUCTION,
    COSPONSORING,
    DRAFT,
    HANDS,
    LEAVING,
    NO_CARD,
    NOBODY,
    NOT_YET,
    OVER,
    ROUNDS,
    SPONSORING,
)
from tycoon.games.reputation.components import (
    ASCETIC,
    BRIDGE,
    CARDS,
    CEOS,
    CORPORATIONS,
    DIPLOMAT,
    FEWEST,
    HALO,
    KEEPER,
    LEAN,
    MARTYR,
    MOST,
    MOST_WORKERS,
    REST,
    SOMNA,
    THEMIS,
    TYCOON,
    Components,
)
from tycoon.games.reputation.heuristic import ReputationHeuristic
from tycoon.games.reputation.knowledge import imagine_sealed, secrets, view
from tycoon.games.reputation.menu import (
    ALL_SPACES,
    AREAS,
    COBID,
    DECLINE,
    EXTRA_REST,
    HIDE,
    LEFT,
    MIDDLE,
    OCCUPIED,
    RETURN,
    RIGHT,
    ceos_left,
    corporations_left,
)
from tycoon.games.reputation.scoring import elimination, final_result, victory


class ReputationState(Auction):
    """A game of Reputation in progress."""

    def __init__(self, game: "Reputation", seats: int) -> None:
        super().__init__(game, seats, game.box)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == COSPONSORING:
            return self.waiting()
        if self.phase == OVER:
            return []
        return [self.turn]

    def options(self, seat: int) -> list[Option]:
        if self.phase == AUCTION:
            return self._auction_options(seat) if seat == self.turn else []
        if self.phase == COSPONSORING:
            if not self.waits_for(seat):
                return []
            return [HIDE] if seat == self.public_leader else [COBID[self.hq[seat]]]
        if seat != self.turn:
            return []
        if self.phase == SPONSORING:
            return [RETURN, DECLINE]
        if self.phase == LEAVING:
            return [EXTRA_REST[self._areas_with_workers(seat)], DECLINE]
        if self.corporations[seat] == NO_CARD:
            return [corporations_left(self.corporations)]
        return [ceos_left(self.ceos)]

    def clause(self) -> str:
        if self.phase == AUCTION:
            return "auction-turns"
        if self.phase == COSPONSORING:
            return "sealed"
        if self.phase == SPONSORING:
            return "halo"
        if self.phase == LEAVING:
            return "somna"
        return "identity-draft" if self.phase == DRAFT else "game-end"

    def refuse(self, seat: int, move: Move) -> Refusal:
        verb = move[0]
        number = move[1] if len(move) == 2 and isinstance(move[1], int) else None
        if self.phase == AUCTION:
            refusal = self._refuse_in_auction(seat, verb, number)
            if refusal is not None:
                return refusal
        elif self.phase == COSPONSORING:
            if seat == self.public_leader:
                if verb == "cobid":
                    return Refusal("sponsor-hides", "cosponsor-marker")
                if verb == "hide":
                    return Refusal("no-such-hand", "cosponsor-marker")
            elif verb == "hide":
                return Refusal("neighbour-bids", "cosponsor-bids")
            elif verb == "cobid" and number is not None:
                if number < 0:
                    return Refusal("workers-negative", "cosponsor-bids")
                return Refusal("not-enough-workers", "cosponsor-bids", hq=self.hq[seat], needed=number)
        elif self.phase == LEAVING and verb == "rest":
            return Refusal("no-worker-there", "somna")
        elif self.phase == DRAFT and verb in ("corporation", "ceo"):
            wanted = "corporation" if self.corporations[seat] == NO_CARD else "ceo"
            if verb != wanted:
                return Refusal("draft-order", "identity-draft", wanted=wanted)
            return Refusal("not-on-offer", "identity-draft")
        return Refusal("not-allowed", self.clause())

    def audience(self, seat: int, move: Move) -> int:
        """The marker's hand and the bids of the neighbours are sealed (#sealed)."""
        return only(seat) if self.phase == COSPONSORING else EVERYONE

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if self.phase == AUCTION:
            self._play_in_auction(seat, move, dealer)
        elif self.phase == COSPONSORING:
            self._seal(seat, move, dealer)
        elif self.phase == SPONSORING:
            self._stack_or_return(seat, move[0] == "return", dealer)
        elif self.phase == LEAVING:
            if move[0] == "rest":
                self._rest_one_more(seat, AREAS.index(cast("str", move[1])), dealer)
            else:
                self._all_have_left(dealer)
        else:
            self._take(seat, cast("str", move[1]), dealer)

    def _take(self, seat: int, card: str, dealer: Dealer) -> None:
        """Draft a corporation, then a CEO; the first player drafts last (#identity-draft)."""
        if dealer.listening:
            dealer.tell("drafted", seat=seat, card=card)
        if self.corporations[seat] == NO_CARD:
            self.corporations[seat] = CORPORATIONS.index(card)
            self.uses[seat] = self.box.uses[self.corporations[seat]]
            return
        self.ceos[seat] = CEOS.index(card)
        self.turn = self.right_of(seat)
        if seat == self.first:
            self.begin_round(dealer)

    def begin_round(self, dealer: Dealer) -> None:
        """A round begins; its first step is skipped in the first round (#first-round)."""
        self.round += 1
        self.private_leader = NOBODY
        self.public_leader = NOBODY
        self.cosponsor = NOBODY
        self.martyred = False
        if dealer.listening:
            dealer.tell("round", round=self.round, first_player=self.first)
        if self.round == 1:
            self._reveal_projects(dealer)
        else:
            self._leave_projects(dealer)

    # 1. Workers leave projects

    def _leave_projects(self, dealer: Dealer) -> None:
        """One worker from each area goes to its space (#leave-projects), without a choice (#leave-automatic)."""
        for seat in range(self.seats):
            spaces = 0
            if self.left_workers[seat]:
                self.left_workers[seat] -= 1
                spaces |= LEFT
            if self.stack_workers[seat]:
                self.stack_workers[seat] -= 1
                spaces |= MIDDLE
            if self.right_workers[seat]:
                self.right_workers[seat] -= 1
                spaces |= RIGHT
            self.rest[seat] = spaces
            if spaces and dealer.listening:
                dealer.tell("rested", seat=seat, workers=OCCUPIED[spaces])
        self._offer_more_rest(dealer)

    def _can_rest_more(self, seat: int) -> bool:
        """A free space, and a worker to put there (#somna)."""
        return self.power_of(seat) == SOMNA and self.rest[seat] != ALL_SPACES and self._areas_with_workers(seat) > 0

    def _areas_with_workers(self, seat: int) -> int:
        """The project areas that have workers of this seat, as bits LEFT, MIDDLE, RIGHT."""
        areas = 0
        if self.left_workers[seat]:
            areas |= LEFT
        if self.stack_workers[seat]:
            areas |= MIDDLE
        if self.right_workers[seat]:
            areas |= RIGHT
        return areas

    def _offer_more_rest(self, dealer: Dealer) -> None:
        """Somna may send one more worker (#somna)."""
        for seat in range(self.seats):
            if self._can_rest_more(seat):
                self.phase = LEAVING
                self.turn = seat
                return
        self._all_have_left(dealer)

    def _rest_one_more(self, seat: int, area: int, dealer: Dealer) -> None:
        """One more worker takes the first free space: which one makes no difference (#somna)."""
        if area == 0:
            self.left_workers[seat] -= 1
        elif area == 1:
            self.stack_workers[seat] -= 1
        else:
            self.right_workers[seat] -= 1
        space = LEFT
        while self.rest[seat] & space:
            space *= 2
        self.rest[seat] |= space
        self.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-somna", seat=seat, area=AREAS[area])
        self._offer_more_rest(dealer)

    def _all_have_left(self, dealer: Dealer) -> None:
        """The agenda of those who rest (#rest), then the second step."""
        for seat in range(self.seats):
            if self.ceos[seat] == REST and OCCUPIED[self.rest[seat]] >= self.box.rest_at_least:
                self._award(seat, self.box.reward[REST], dealer)
        self._reveal_projects(dealer)

    # 2. New projects

    def _reveal_projects(self, dealer: Dealer) -> None:
        """A card from each deck; the printed credits go beside the public one (#reveal)."""
        box = self.box
        self.private_card = dealer.draw(self.private_deck, "private")
        self.public_card = dealer.draw(self.public_deck, "public")
        self.public_credits = box.start_credits[self.public_card]
        self.phase = AUCTION
        self.turn = self.first
        self.passes = 0
        if dealer.listening:
            dealer.tell(
                "revealed",
                private=box.private[self.private_card],
                public=box.public[self.public_card],
                credits=self.public_credits,
            )
        self._go_on(dealer)

    # 3. The auction

    def _go_on(self, dealer: Dealer) -> None:
        """Go to the next seat that has a choice; who has none speculates (#forced-speculation, #auction-end)."""
        while self.passes < self.seats:
            if self._has_choice(self.turn):
                return
            self._pass(dealer)
        self._end_auction(dealer)

    def _pass(self, dealer: Dealer) -> None:
        """Speculate (#speculate)."""
        if dealer.listening:
            dealer.tell("speculated", seat=self.turn)
        self.passes += 1
        self.turn = self.left_of(self.turn)

    def _play_in_auction(self, seat: int, move: Move, dealer: Dealer) -> None:
        verb = cast("str", move[0])
        if verb == "speculate":
            self._pass(dealer)
        elif verb == "private":
            self._bid_private(seat, cast("int", move[1]), dealer)
        elif verb == "public":
            needed = self.box.needed[self.public_card]
            self._bid_public(seat, needed, cast("int", move[1]), dealer)
        elif verb == "discount":
            needed = self.box.discounted[self.public_card]
            # In all but its price a bid like any other (#kestrel-full-bid).
            self._bid_public(seat, needed, cast("int", move[1]), dealer)
            self.discounted = True
        elif verb == "withhold":
            self.uses[seat] -= 1
            if dealer.listening:
                dealer.tell("power-obsidian", seat=seat)
            self._bid_public(seat, self.box.needed[self.public_card], 0, dealer)
        elif verb == "recall":
            self._recall(seat, dealer)
        else:
            self._skim(seat, dealer)
        self._go_on(dealer)

    def _bid_private(self, seat: int, workers: int, dealer: Dealer) -> None:
        """Bid with more workers than the leader (#private-bid), who takes his back (#outbid)."""
        self._pay_for_both(seat, dealer)
        if self.private_leader != NOBODY:
            self.hq[self.private_leader] += self.private_workers
        self.hq[seat] -= workers
        self.private_leader = seat
        self.private_workers = workers
        self.passes = 0
        self.turn = self.left_of(seat)
        if dealer.listening:
            dealer.tell("private-bid", seat=seat, workers=workers)

    def _bid_public(self, seat: int, workers: int, credits: int, dealer: Dealer) -> None:
        """Bid with the workers needed (#public-bid), and move credits to the private project (#public-transfer)."""
        self._pay_for_both(seat, dealer)
        if dealer.listening:
            dealer.tell("public-bid", seat=seat, workers=workers, credits=credits)
        rival = self.public_leader
        if rival != NOBODY:
            self.hq[rival] += self.public_workers
            if self.ceos[rival] == MARTYR and not self.martyred:
                self.martyred = True
                self._award(rival, self.box.reward[MARTYR], dealer)
        self.hq[seat] -= workers
        self.public_leader = seat
        self.public_workers = workers
        self.discounted = False
        # They stay there whoever is outbid (#transfer-stays).
        self.public_credits -= credits
        self.private_credits += credits
        self.passes = 0
        self.turn = self.left_of(seat)

    def _pay_for_both(self, seat: int, dealer: Dealer) -> None:
        """Who bids while he leads the other project uses Babel's power (#babel)."""
        if seat == self.private_leader or seat == self.public_leader:
            self.uses[seat] -= 1
            if dealer.listening:
                dealer.tell("power-babel", seat=seat)

    def _recall(self, seat: int, dealer: Dealer) -> None:
        """All workers of the rest room go to headquarters (#voltea); the turn goes on (#power-timing)."""
        workers = OCCUPIED[self.rest[seat]]
        self.hq[seat] += workers
        self.rest[seat] = 0
        self.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-voltea", seat=seat, workers=workers)

    def _skim(self, seat: int, dealer: Dealer) -> None:
        """Take credits off the private project (#meridian); the turn goes on (#power-timing)."""
        self.private_credits -= self.box.take
        self.credits[seat] += self.box.take
        self.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-meridian", seat=seat, credits=self.box.take)

    def _end_auction(self, dealer: Dealer) -> None:
        """What nobody leads goes to the box (#unsold-private, #unsold-public), each for itself (#unsold-alone)."""
        if self.public_leader == NOBODY:
            self.public_box.append(self.public_card)
            self.returned += self.public_credits
            if dealer.listening:
                dealer.tell("public-unsold", card=self.box.public[self.public_card])
            self.public_card = NO_CARD
            self.public_credits = 0
        else:
            self._sponsor_public(dealer)
        if self.private_leader == NOBODY:
            self.private_box.append(self.private_card)
            self.returned += self.private_credits
            if dealer.listening:
                dealer.tell("private-unsold", card=self.box.private[self.private_card])
            self.private_card = NO_CARD
            self.private_credits = 0
            self._cosponsoring(dealer)
        else:
            self._sponsor_private(dealer)

    # 4. Sponsoring

    def _sponsor_public(self, dealer: Dealer) -> None:
        """The leader takes the credits left (#sponsor-public); his card waits for a co-sponsor."""
        seat = self.public_leader
        credits = self.public_credits
        self.credits[seat] += credits
        self.public_credits = 0
        if dealer.listening:
            card = self.box.public[self.public_card]
            dealer.tell("public-sponsored", seat=seat, card=card, credits=credits, workers=self.public_workers)
        if self.discounted:
            # A use is spent when the discounted bid wins (#kestrel).
            self.discounted = False
            self.uses[seat] -= 1
            if dealer.listening:
                dealer.tell("power-kestrel", seat=seat)
        # The agenda of those who leave little to take (#ascetic).
        if self.ceos[seat] == ASCETIC and credits <= self.box.ascetic_at_most:
            self._award(seat, self.box.reward[ASCETIC], dealer)

    def _sponsor_private(self, dealer: Dealer) -> None:
        """The leader takes the credits, and his workers go on his stack (#sponsor-private)."""
        box = self.box
        seat = self.private_leader
        credits = self.private_credits
        workers = self.private_workers
        self.credits[seat] += credits
        self.private_credits = 0
        self.stack_workers[seat] += workers
        self.private_workers = 0
        if dealer.listening:
            card = box.private[self.private_card]
            dealer.tell("private-sponsored", seat=seat, card=card, credits=credits, workers=workers)
        # The agendas of few workers (#lean) and of many credits (#tycoon) come before Halo's choice (#halo-agendas).
        ceo = self.ceos[seat]
        if (ceo == LEAN and workers <= box.lean_at_most[self.seats]) or (
            ceo == TYCOON and credits >= box.tycoon_at_least
        ):
            self._award(seat, box.reward[ceo], dealer)
        if self.power_of(seat) == HALO:
            self.phase = SPONSORING
            self.turn = seat
        else:
            self._stack_or_return(seat, False, dealer)

    def _stack_or_return(self, seat: int, returned: bool, dealer: Dealer) -> None:
        """The card goes face down on the stack (#stacks-closed), or by Halo's power to the box (#halo)."""
        if returned:
            self.private_box.append(self.private_card)
            self.uses[seat] -= 1
            if dealer.listening:
                dealer.tell("power-halo", seat=seat, card=self.box.private[self.private_card])
        else:
            self.stacks[seat].append(self.private_card)
        self.private_card = NO_CARD
        self._cosponsoring(dealer)

    # 5. The co-sponsor auction

    def _cosponsoring(self, dealer: Dealer) -> None:
        """Both neighbours of the main sponsor bid (#cosponsor-bids), whatever else they won (#cosponsor-anyone)."""
        sponsor = self.public_leader
        self.turn = NOBODY
        if sponsor == NOBODY:
            self._end_round(dealer)
            return
        self.phase = COSPONSORING
        # Who has no workers can bid nothing but 0 (#forced-zero).
        self.left_bid = NOT_YET if self.hq[self.left_of(sponsor)] else 0
        self.right_bid = NOT_YET if self.hq[self.right_of(sponsor)] else 0

    def _seal(self, seat: int, move: Move, dealer: Dealer) -> None:
        """The hand of the marker (#cosponsor-marker) or a bid, secret until all three are in (#sealed)."""
        sponsor = self.public_leader
        if seat == sponsor:
            self.hand = HANDS.index(cast("str", move[1]))
        elif seat == self.left_of(sponsor):
            self.left_bid = cast("int", move[1])
        else:
            self.right_bid = cast("int", move[1])
        if self.hand == NOT_YET or self.left_bid == NOT_YET or self.right_bid == NOT_YET:
            if dealer.listening:
                dealer.tell("marker-hidden" if seat == sponsor else "bid-sealed", seat=seat)
        else:
            self._find_cosponsor(dealer)

    def _find_cosponsor(self, dealer: Dealer) -> None:
        """The higher bid co-sponsors (#cosponsor-award); the other goes back to its headquarters."""
        sponsor = self.public_leader
        left = self.left_of(sponsor)
        right = self.right_of(sponsor)
        by_power = False
        if self.left_bid != self.right_bid:
            winner = left if self.left_bid > self.right_bid else right
        elif self.corporations[left] == THEMIS or self.corporations[right] == THEMIS:
            # Themis wins ties whatever the hand (#themis), as a neighbour only (#themis-sponsor).
            winner = left if self.corporations[left] == THEMIS else right
            by_power = True
        else:
            # The hand with the marker decides (#cosponsor-tie).
            winner = left if self.hand == 0 else right
        workers = self.left_bid if winner == left else self.right_bid
        if dealer.listening:
            dealer.reveal(
                "cosponsored",
                seat=winner,
                sponsor=sponsor,
                left_bid=self.left_bid,
                right_bid=self.right_bid,
                hand=HANDS[self.hand],
                card=self.box.public[self.public_card],
            )
            if by_power:
                dealer.tell("power-themis", seat=winner)
        self.hand = NOT_YET
        self.left_bid = NOT_YET
        self.right_bid = NOT_YET
        self._share(sponsor, winner, workers, dealer)
        self._end_round(dealer)

    def _share(self, sponsor: int, winner: int, workers: int, dealer: Dealer) -> None:
        """The card and the workers of both lie between the two (#shared-pile)."""
        box = self.box
        self.hq[winner] -= workers
        self.cosponsor = winner
        if winner == self.left_of(sponsor):
            self.piles[sponsor].append(self.public_card)
            self.left_workers[sponsor] += self.public_workers
            self.right_workers[winner] += workers
        else:
            self.piles[winner].append(self.public_card)
            self.right_workers[sponsor] += self.public_workers
            self.left_workers[winner] += workers
        self.public_card = NO_CARD
        self.public_workers = 0
        if self.ceos[winner] == DIPLOMAT:
            # The agenda of those who co-sponsor (#diplomat).
            more = box.diplomat_more if workers >= box.diplomat_at_least else 0
            self._award(winner, box.reward[DIPLOMAT] + more, dealer)
        self._look_at_bridge(sponsor, dealer)
        self._look_at_bridge(winner, dealer)

    def _look_at_bridge(self, seat: int, dealer: Dealer) -> None:
        """The agenda of equal piles, looked at when a card joins one of them (#bridge)."""
        if self.ceos[seat] == BRIDGE and len(self.piles[seat]) == len(self.piles[self.right_of(seat)]):
            self._award(seat, self.box.reward[BRIDGE], dealer)

    # 6. and 7. Back to headquarters, and the next round

    def _end_round(self, dealer: Dealer) -> None:
        """Rest rooms empty (#back-to-hq, #all-return), the marker moves on (#next-round), or it is over (#game-end)."""
        for seat in range(self.seats):
            self.hq[seat] += OCCUPIED[self.rest[seat]]
            self.rest[seat] = 0
            if self.ceos[seat] == KEEPER:
                self._look_at_keeper(seat, dealer)
        self.first = self.left_of(self.first)
        if self.round == ROUNDS:
            self.phase = OVER
            self._announce_result(dealer)
        else:
            self.begin_round(dealer)

    def _look_at_keeper(self, seat: int, dealer: Dealer) -> None:
        """The agenda of those who sponsored and kept workers back (#keeper)."""
        sponsored = seat == self.private_leader or seat == self.public_leader or seat == self.cosponsor
        if sponsored and self.hq[seat] >= self.box.keeper_at_least[self.seats]:
            self._award(seat, self.box.reward[KEEPER], dealer)

    def _award(self, seat: int, reward: int, dealer: Dealer) -> None:
        """An agenda pays reputation tokens (#agendas), up to its limit (#agenda-limits)."""
        ceo = self.ceos[seat]
        most = self.box.most_reward[ceo]
        if most:
            reward = min(reward, most - self.tokens[seat])
        if reward == 0:
            return
        self.tokens[seat] += reward
        if dealer.listening:
            what = "agenda-" + CEOS[ceo]
            dealer.tell(what, seat=seat, reputation=reward)

    # ------------------------------------------------------------------ the end

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return final_result([self.score_sheet(seat) for seat in range(self.seats)])

    def _announce_result(self, dealer: Dealer) -> None:
        if not dealer.listening:
            return
        result = self.result()
        if result is None:
            return
        sheets = [self.score_sheet(seat) for seat in range(self.seats)]
        for seat, sheet in enumerate(sheets):
            dealer.reveal(
                "score",
                seat=seat,
                hq_reputation=sheet["hq_reputation"],
                agenda=sheet["agenda"],
                public_projects=sheet["public_projects"],
                private_projects=sheet["private_projects"],
                reputation=sheet["reputation"],
                profit=sheet["profit"],
            )
        out = list(result.eliminated)
        eliminated_by = elimination([sheet["reputation"] for sheet in sheets])
        dealer.reveal(eliminated_by, seats=out)
        won_by = victory(sheets, result.winners, out)
        dealer.reveal(won_by, winners=result.winners)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, seat)

    def secrets(self, seat: int) -> dict[str, object]:
        return secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "ReputationState":
        other = self.clone()
        imagine_sealed(other, seat, dealer)
        return other

    def clone(self) -> "ReputationState":
        other = ReputationState(cast("Reputation", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Reputation(Game):
    """The description of Reputation."""

    def __init__(self, components: str = "") -> None:
        super().__init__("reputation", "Reputation", 1, FEWEST, MOST, "tycoon.games.reputation")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
        self._heuristic: Heuristic = ReputationHeuristic()

    def variants(self) -> list[Variant]:
        return [
            Variant("identity", "pair", ["pair", "mix", "draft"]),
            Variant("show_stack", False, [False, True]),
        ]

    def bound(self, seats: int) -> int:
        """Every public bid moves a credit or uses a power, every private one takes more workers; between two bids
        everybody can speculate once. Powers and sealed choices come on top."""
        bids = max(self.box.start_credits) + max(self.box.uses) + MOST_WORKERS
        return ROUNDS * ((bids + 1) * seats + 4) + sum(self.box.uses) + 2 * seats

    def labels(self, what: str) -> list[str]:
        if what == "private":
            return self.box.private
        if what == "public":
            return self.box.public
        if what == "pair":
            return self.box.symbols
        if what == "corporation":
            return CORPORATIONS
        return CEOS if what == "ceo" else []

    def heuristic(self) -> Heuristic:
        return self._heuristic

    def seat_words(self) -> list[str]:
        return [
            "seat",
            "seats",
            "winners",
            "actors",
            "first_player",
            "private_leader",
            "public_leader",
            "sponsor",
        ]

    def catalogue(self) -> list[str]:
        found = [f"private:{card}" for card in self.box.private] + [f"public:{card}" for card in self.box.public]
        found += [f"pair:{symbol}" for symbol in self.box.symbols]
        found += [f"corporation:{corporation}" for corporation in CORPORATIONS] + [f"ceo:{ceo}" for ceo in CEOS]
        found += [f"power-{corporation}" for corporation in CORPORATIONS] + [f"agenda-{ceo}" for ceo in CEOS]
        found += ["private-unsold", "public-unsold", "drafted"]
        found += ["elimination", "elimination-tie", "elimination-five", "elimination-five-pair"]
        found += ["elimination-five-second", "elimination-five-tie"]
        found += ["winner", "winner-tie", "shared-win"]
        return found

    def with_components(self, text: str) -> "Reputation":
        return Reputation(text)

    def blank(self, seats: int) -> ReputationState:
        return ReputationState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> ReputationState:
        state = ReputationState(self, seats)
        state.show_stack = settings["show_stack"] is True
        # Everybody begins with all his workers in headquarters (#workers-at-start) and no credits (#no-credits).
        state.hq = [self.box.workers[seats]] * seats
        state.rest = [0] * seats
        state.stack_workers = [0] * seats
        state.left_workers = [0] * seats
        state.right_workers = [0] * seats
        state.credits = [0] * seats
        state.tokens = [0] * seats
        state.stacks = [[] for _ in range(seats)]
        state.piles = [[] for _ in range(seats)]
        state.private_deck = list(range(CARDS))
        state.public_deck = list(range(CARDS))
        state.private_box = []
        state.public_box = []
        state.first = dealer.draw(list(range(seats)), "first")
        state.corporations = [NO_CARD] * seats
        state.ceos = [NO_CARD] * seats
        state.uses = [0] * seats
        if settings["identity"] == "draft":
            state.turn = state.right_of(state.first)
            return state
        self._deal_identities(state, settings["identity"] == "pair", dealer)
        state.begin_round(dealer)
        return state

    def _deal_identities(self, state: ReputationState, paired: bool, dealer: Dealer) -> None:
        """A corporation and a CEO each (#identity), with the same symbol (#identity-dealt) or not (#identity-mix)."""
        corporations = list(range(len(CORPORATIONS)))
        ceos = list(range(len(CEOS)))
        for seat in range(state.seats):
            if paired:
                corporation = dealer.draw(corporations, "pair")
                ceo = self.box.partner[corporation]
            else:
                corporation = dealer.draw(corporations, "corporation")
                ceo = dealer.draw(ceos, "ceo")
            state.corporations[seat] = corporation
            state.ceos[seat] = ceo
            state.uses[seat] = self.box.uses[corporation]
            if dealer.listening:
                dealer.tell("identity", seat=seat, corporation=CORPORATIONS[corporation], ceo=CEOS[ceo])
