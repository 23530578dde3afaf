"""The rules of Reputation. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result
from tycoon.core.state import State, StateError
from tycoon.games.reputation.components import (
    ASCETIC,
    BABEL,
    BRIDGE,
    CARDS,
    CEOS,
    CORPORATIONS,
    DIPLOMAT,
    FEWEST,
    HALO,
    KEEPER,
    KESTREL,
    LEAN,
    MARTYR,
    MERIDIAN,
    MOST,
    MOST_WORKERS,
    OBSIDIAN,
    REST,
    SOMNA,
    THEMIS,
    TYCOON,
    VOLTEA,
    Components,
)
from tycoon.games.reputation.menu import (
    ALL_SPACES,
    AREAS,
    COBID,
    DECLINE,
    DISCOUNT,
    EXTRA_REST,
    HIDE,
    LEFT,
    MIDDLE,
    OCCUPIED,
    PRIVATE,
    PUBLIC,
    RECALL,
    RETURN,
    RIGHT,
    SKIM,
    SPECULATE,
    WITHHOLD,
    ceos_left,
    corporations_left,
)
from tycoon.games.reputation.scoring import elimination, final_result, score_sheet, victory

ROUNDS: Final = 10
"""Rounds of a game (#rounds)."""

DRAFT: Final = 0
LEAVING: Final = 1
AUCTION: Final = 2
SPONSORING: Final = 3
COSPONSORING: Final = 4
OVER: Final = 5
PHASES: Final = ["draft", "leaving", "auction", "sponsoring", "cosponsoring", "over"]

NOBODY: Final = -1
NO_CARD: Final = -1
NOT_YET: Final = -1
"""A sealed choice that has not been made."""

HANDS: Final = ["left", "right"]


class ReputationState(State):
    """A game of Reputation in progress."""

    def __init__(self, game: "Reputation", seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = game.box
        self.show_stack: bool = False
        """Variant: everybody is shown the sum of his own private stack (#show-stack)."""
        self.phase: int = DRAFT
        self.round: int = 0
        """From 1 to ROUNDS; 0 during the draft."""
        self.first: int = 0
        """The first player (#first-player)."""
        self.turn: int = NOBODY
        """Whose turn it is, unless a sealed choice is waited for."""
        self.corporations: list[int] = []
        """The corporation of each seat; NO_CARD before it is drafted."""
        self.ceos: list[int] = []
        """The CEO of each seat; NO_CARD before it is drafted."""
        self.uses: list[int] = []
        """How often each seat can still use its power."""
        self.hq: list[int] = []
        """Workers of each seat in its headquarters."""
        self.rest: list[int] = []
        """The spaces taken in each rest room, as bits LEFT, MIDDLE, RIGHT."""
        self.stack_workers: list[int] = []
        """Workers of each seat on its own private stack."""
        self.left_workers: list[int] = []
        """Workers of each seat on the pile it shares with its left neighbour."""
        self.right_workers: list[int] = []
        """Workers of each seat on the pile it shares with its right neighbour."""
        self.credits: list[int] = []
        self.tokens: list[int] = []
        """Reputation tokens of each seat."""
        self.stacks: list[list[int]] = []
        """The private projects of each seat, oldest first: face down (#stacks-closed)."""
        self.piles: list[list[int]] = []
        """The public projects between each seat and its left neighbour, oldest first."""
        self.private_deck: list[int] = []
        """Private projects nobody has seen; those left at the end were never in the deck (#decks)."""
        self.public_deck: list[int] = []
        self.private_box: list[int] = []
        """Private projects that went back to the box."""
        self.public_box: list[int] = []
        self.private_card: int = NO_CARD
        """The private project up for auction, or just won."""
        self.public_card: int = NO_CARD
        """The public project up for auction, or just won."""
        self.private_credits: int = 0
        """Credits beside the private project."""
        self.public_credits: int = 0
        self.private_leader: int = NOBODY
        """Who leads the auction of the private project; after it, its sponsor in this round."""
        self.public_leader: int = NOBODY
        self.private_workers: int = 0
        """Workers of the leader beside the private project."""
        self.public_workers: int = 0
        self.discounted: bool = False
        """Whether the leading public bid is a discounted one (#kestrel)."""
        self.passes: int = 0
        """Speculations in a row (#auction-end)."""
        self.martyred: bool = False
        """Whether the martyr's agenda has paid in this round (#martyr)."""
        self.cosponsor: int = NOBODY
        """Who co-sponsors the public project of this round."""
        self.hand: int = NOT_YET
        """The hand with the marker, by number in HANDS: sealed."""
        self.left_bid: int = NOT_YET
        """What the main sponsor's left neighbour bids for co-sponsoring: sealed."""
        self.right_bid: int = NOT_YET
        self.returned: int = 0
        """Credits that went back to the bank with unsold projects (#unsold-private, #unsold-public)."""

    def left_of(self, seat: int) -> int:
        """The left neighbour: the next player clockwise (#neighbours)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right_of(self, seat: int) -> int:
        """The right neighbour: the previous player (#neighbours)."""
        return seat - 1 if seat > 0 else self.seats - 1

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == COSPONSORING:
            return self._waiting()
        if self.phase == OVER:
            return []
        return [self.turn]

    def _waiting(self) -> list[int]:
        """The main sponsor and his neighbours, as far as they have not chosen (#sealed)."""
        waiting: list[int] = []
        if self.hand == NOT_YET:
            waiting.append(self.public_leader)
        if self.left_bid == NOT_YET:
            waiting.append(self.left_of(self.public_leader))
        if self.right_bid == NOT_YET:
            waiting.append(self.right_of(self.public_leader))
        return waiting

    def options(self, seat: int) -> list[Option]:
        if self.phase == AUCTION:
            return self._auction_options(seat) if seat == self.turn else []
        if self.phase == COSPONSORING:
            if seat not in self._waiting():
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

    def _auction_options(self, seat: int) -> list[Option]:
        """What can be done on a turn of the auction (#auction-turns)."""
        options = [SPECULATE]
        if self._may_bid(seat):
            if self._can_bid_private(seat):
                options.append(PRIVATE[self.private_workers + 1][self.hq[seat]])
            if self._can_bid_public(seat):
                options.append(PUBLIC[self.public_credits])
            if self._can_discount(seat):
                options.append(DISCOUNT[self.public_credits])
            if self._can_withhold(seat):
                options.append(WITHHOLD)
        if self._can_recall(seat):
            options.append(RECALL)
        if self._can_skim(seat):
            options.append(SKIM)
        return options

    def _has_choice(self, seat: int) -> bool:
        """Whether a seat can do anything but speculate (#forced-speculation)."""
        if self._may_bid(seat) and (
            self._can_bid_private(seat)
            or self._can_bid_public(seat)
            or self._can_discount(seat)
            or self._can_withhold(seat)
        ):
            return True
        return self._can_recall(seat) or self._can_skim(seat)

    def _may_bid(self, seat: int) -> bool:
        """A leader must speculate (#leader-speculates), unless Babel lets him lead both projects (#babel)."""
        if seat == self.private_leader:
            return seat != self.public_leader and self._has_power(seat, BABEL)
        return seat != self.public_leader or self._has_power(seat, BABEL)

    def _has_power(self, seat: int, corporation: int) -> bool:
        """Whether a seat can still use the power of this corporation (#power-uses)."""
        return self.corporations[seat] == corporation and self.uses[seat] > 0

    def _can_bid_private(self, seat: int) -> bool:
        """More workers than the leading bid (#private-bid)."""
        return seat != self.private_leader and self.hq[seat] > self.private_workers

    def _can_bid_public(self, seat: int) -> bool:
        """The printed number of workers (#too-few-workers), and a credit to move (#public-closed)."""
        return (
            seat != self.public_leader
            and self.public_credits > 0
            and self.hq[seat] >= self.box.needed[self.public_card]
        )

    def _can_discount(self, seat: int) -> bool:
        """One worker fewer, but at least one (#kestrel)."""
        if not self._has_power(seat, KESTREL) or self.public_credits == 0:
            return False
        fewer = self.box.discounted[self.public_card]
        return fewer < self.box.needed[self.public_card] and self.hq[seat] >= fewer

    def _can_withhold(self, seat: int) -> bool:
        """A public bid that moves no credit, even where none is left (#obsidian)."""
        return self._has_power(seat, OBSIDIAN) and self.hq[seat] >= self.box.needed[self.public_card]

    def _can_recall(self, seat: int) -> bool:
        """Workers in the rest room can be called back (#voltea)."""
        return self._has_power(seat, VOLTEA) and self.rest[seat] > 0

    def _can_skim(self, seat: int) -> bool:
        """Credits can be taken off the private project (#meridian)."""
        return self._has_power(seat, MERIDIAN) and self.private_credits >= self.box.take_needs

    def _can_rest_more(self, seat: int) -> bool:
        """A free space, and a worker to put there (#somna)."""
        return self._has_power(seat, SOMNA) and self.rest[seat] != ALL_SPACES and self._areas_with_workers(seat) > 0

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
                return self._refuse_workers(seat, number, "cosponsor-bids")
        elif self.phase == LEAVING and verb == "rest":
            return Refusal("no-worker-there", "somna")
        elif self.phase == DRAFT and verb in ("corporation", "ceo"):
            wanted = "corporation" if self.corporations[seat] == NO_CARD else "ceo"
            if verb != wanted:
                return Refusal("draft-order", "identity-draft", wanted=wanted)
            return Refusal("not-on-offer", "identity-draft")
        return Refusal("not-allowed", self.clause())

    def _refuse_in_auction(self, seat: int, verb: object, number: int | None) -> Refusal | None:
        """Why a move on a turn of the auction is illegal."""
        if verb in ("private", "public", "discount", "withhold"):
            if not self._may_bid(seat):
                return Refusal("leader-speculates", "leader-speculates")
            if verb == "private":
                return self._refuse_private(seat, number)
            return self._refuse_public(seat, verb, number)
        if verb == "recall":
            return self._refuse_power(seat, VOLTEA) or Refusal("rest-room-empty", "voltea")
        if verb == "skim":
            needs = self.box.take_needs
            return self._refuse_power(seat, MERIDIAN) or Refusal("too-few-credits", "meridian", needed=needs)
        return None

    def _refuse_private(self, seat: int, number: int | None) -> Refusal | None:
        if seat == self.private_leader:
            return Refusal("already-leading", "babel")
        lowest = self.private_workers + 1
        if lowest > self.hq[seat] or (number is not None and number > self.hq[seat]):
            return Refusal("not-enough-workers", "private-bid", hq=self.hq[seat], needed=lowest)
        if number is not None and number < lowest:
            return Refusal("private-too-low", "private-bid", lowest=lowest)
        return None

    def _refuse_public(self, seat: int, verb: object, number: int | None) -> Refusal | None:
        if seat == self.public_leader:
            return Refusal("already-leading", "babel")
        needed = self.box.needed[self.public_card]
        if verb == "discount":
            refusal = self._refuse_power(seat, KESTREL)
            if refusal is not None:
                return refusal
            if self.box.discounted[self.public_card] == needed:
                return Refusal("no-fewer-workers", "kestrel")
            needed = self.box.discounted[self.public_card]
        elif verb == "withhold":
            refusal = self._refuse_power(seat, OBSIDIAN)
            if refusal is not None:
                return refusal
        if self.hq[seat] < needed:
            return Refusal("not-enough-workers", "too-few-workers", hq=self.hq[seat], needed=needed)
        if verb == "withhold":
            return None
        if self.public_credits == 0:
            return Refusal("public-closed", "public-closed")
        if number is not None and number < 1:
            return Refusal("move-a-credit", "public-transfer")
        if number is not None and number > self.public_credits:
            return Refusal("not-enough-credits", "public-transfer", credits=self.public_credits)
        return None

    def _refuse_power(self, seat: int, corporation: int) -> Refusal | None:
        """Why a seat has no use of this corporation's power."""
        name = CORPORATIONS[corporation]
        if self.corporations[seat] != corporation:
            return Refusal("not-your-power", name, corporation=name)
        if self.uses[seat] == 0:
            return Refusal("power-used-up", "power-uses", corporation=name)
        return None

    def _refuse_workers(self, seat: int, number: int, clause: str) -> Refusal:
        if number < 0:
            return Refusal("workers-negative", clause)
        return Refusal("not-enough-workers", clause, hq=self.hq[seat], needed=number)

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
        """All have speculated in a row: what has no leader goes back to the box (#unsold-private, #unsold-public)."""
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
        ceo = self.ceos[seat]
        if (ceo == LEAN and workers <= box.lean_at_most[self.seats]) or (
            ceo == TYCOON and credits >= box.tycoon_at_least
        ):
            self._award(seat, box.reward[ceo], dealer)
        if self._has_power(seat, HALO):
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
        """Both neighbours of the main sponsor bid (#cosponsor-bids); no main sponsor, no such auction."""
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
        """The hand of the marker or a bid, secret until all three are in (#sealed)."""
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
        """Rest rooms empty (#back-to-hq), the marker moves on (#next-round), the tenth round ends it (#game-end)."""
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
            dealer.tell("agenda-" + CEOS[ceo], seat=seat, reputation=reward)

    # ------------------------------------------------------------------ the end

    def score_sheet(self, seat: int) -> dict[str, int]:
        """What a seat has at the end (#reputation-total, #profit)."""
        box = self.box
        shared = self.piles[seat] + self.piles[self.right_of(seat)]
        return score_sheet(
            box.hq_reputation[self.hq[seat]],
            self.tokens[seat],
            sum([box.gain[card] for card in shared]),
            -sum([box.loss[card] for card in self.stacks[seat]]),
            box.hq_credits[self.hq[seat]],
            self.credits[seat],
        )

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
        sheets = result.breakdown
        for seat in range(self.seats):
            sheet = sheets[seat]
            dealer.reveal("score", seat=seat, reputation=sheet["reputation"], profit=sheet["profit"])
        out = list(result.eliminated)
        dealer.reveal(elimination([sheet["reputation"] for sheet in sheets]), seats=out)
        dealer.reveal(victory(sheets, result.winners, out), winners=result.winners)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        box = self.box
        return {
            "seat": seat,
            "phase": PHASES[self.phase],
            "round": self.round,
            "rounds": ROUNDS,
            "first_player": self.first,
            "actors": self.actors(),
            "private": self._view_private(),
            "public": self._view_public(),
            "speculations": self.passes if self.phase == AUCTION else None,
            "cosponsor": None if self.cosponsor == NOBODY else self.cosponsor,
            "players": [self._view_player(seat, other) for other in range(self.seats)],
            "piles": [self._view_pile(owner) for owner in range(self.seats)],
            "unseen_private": sorted([box.private[card] for card in self.private_deck]),
            "unseen_public": sorted([box.public[card] for card in self.public_deck]),
            "boxed_private": [box.private[card] for card in self.private_box],
            "boxed_public": [box.public[card] for card in self.public_box],
        }

    def _view_private(self) -> dict[str, object] | None:
        card = self.private_card
        if card == NO_CARD:
            return None
        return {
            "card": self.box.private[card],
            "loss": self.box.loss[card],
            "credits": self.private_credits,
            "leader": None if self.private_leader == NOBODY else self.private_leader,
            "workers": self.private_workers,
        }

    def _view_public(self) -> dict[str, object] | None:
        card = self.public_card
        if card == NO_CARD:
            return None
        return {
            "card": self.box.public[card],
            "gain": self.box.gain[card],
            "needed": self.box.needed[card],
            "credits": self.public_credits,
            "leader": None if self.public_leader == NOBODY else self.public_leader,
            "workers": self.public_workers,
        }

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        """What a seat may know of a player: not the credits of others (#credits-secret), no stack (#stacks-closed)."""
        corporation = self.corporations[other]
        ceo = self.ceos[other]
        own = other == seat
        over = self.phase == OVER
        rest = self.rest[other]
        return {
            "seat": other,
            "corporation": None if corporation == NO_CARD else CORPORATIONS[corporation],
            "ceo": None if ceo == NO_CARD else CEOS[ceo],
            "uses": self.uses[other],
            "hq": self.hq[other],
            "rest_room": [rest & space != 0 for space in (LEFT, MIDDLE, RIGHT)],
            "stack_workers": self.stack_workers[other],
            "left_workers": self.left_workers[other],
            "right_workers": self.right_workers[other],
            "tokens": self.tokens[other],
            "credits": self.credits[other] if own or over else None,
            "stack": len(self.stacks[other]),
            "stack_loss": self._stack_loss(other) if over or (own and self.show_stack) else None,
            "stack_cards": [self.box.private[card] for card in self.stacks[other]] if over else None,
            "sealed": self._sealed_by(other) if own else None,
        }

    def _stack_loss(self, seat: int) -> int:
        """The reputation that a private stack costs."""
        return sum([self.box.loss[card] for card in self.stacks[seat]])

    def _sealed_by(self, seat: int) -> str | int | None:
        """What a seat has sealed and nobody else knows yet (#sealed)."""
        sponsor = self.public_leader
        if self.phase != COSPONSORING:
            return None
        if seat == sponsor:
            return None if self.hand == NOT_YET else HANDS[self.hand]
        if seat == self.left_of(sponsor):
            return None if self.left_bid == NOT_YET else self.left_bid
        if seat == self.right_of(sponsor):
            return None if self.right_bid == NOT_YET else self.right_bid
        return None

    def _view_pile(self, owner: int) -> dict[str, object]:
        """The public projects between a seat and its left neighbour lie open (#shared-pile)."""
        return {
            "between": [owner, self.left_of(owner)],
            "cards": [self.box.public[card] for card in self.piles[owner]],
            "gain": sum([self.box.gain[card] for card in self.piles[owner]]),
        }

    def secrets(self, seat: int) -> dict[str, object]:
        """Only what is sealed: credits and stacks were open when they were won (#memory)."""
        hidden: dict[str, object] = {}
        if self.phase != COSPONSORING:
            return hidden
        sponsor = self.public_leader
        left = self.left_of(sponsor)
        right = self.right_of(sponsor)
        if seat != sponsor and self.hand != NOT_YET:
            hidden["hand"] = self.hand
        if seat != left and self.left_bid != NOT_YET and self.hq[left]:
            hidden["left bid"] = self.left_bid
        if seat != right and self.right_bid != NOT_YET and self.hq[right]:
            hidden["right bid"] = self.right_bid
        return hidden

    def imagine(self, seat: int, dealer: Dealer) -> "ReputationState":
        other = self.clone()
        if self.phase == COSPONSORING:
            sponsor = self.public_leader
            left = self.left_of(sponsor)
            right = self.right_of(sponsor)
            if seat != sponsor and self.hand != NOT_YET:
                other.hand = dealer.below(len(HANDS))
            if seat != left and self.left_bid != NOT_YET:
                other.left_bid = dealer.below(self.hq[left] + 1)
            if seat != right and self.right_bid != NOT_YET:
                other.right_bid = dealer.below(self.hq[right] + 1)
        return other

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "ReputationState":
        other = ReputationState(cast("Reputation", self.game), self.seats)
        other.show_stack = self.show_stack
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.corporations = self.corporations.copy()
        other.ceos = self.ceos.copy()
        other.uses = self.uses.copy()
        other.hq = self.hq.copy()
        other.rest = self.rest.copy()
        other.stack_workers = self.stack_workers.copy()
        other.left_workers = self.left_workers.copy()
        other.right_workers = self.right_workers.copy()
        other.credits = self.credits.copy()
        other.tokens = self.tokens.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.piles = [pile.copy() for pile in self.piles]
        other.private_deck = self.private_deck.copy()
        other.public_deck = self.public_deck.copy()
        other.private_box = self.private_box.copy()
        other.public_box = self.public_box.copy()
        other.private_card = self.private_card
        other.public_card = self.public_card
        other.private_credits = self.private_credits
        other.public_credits = self.public_credits
        other.private_leader = self.private_leader
        other.public_leader = self.public_leader
        other.private_workers = self.private_workers
        other.public_workers = self.public_workers
        other.discounted = self.discounted
        other.passes = self.passes
        other.martyred = self.martyred
        other.cosponsor = self.cosponsor
        other.hand = self.hand
        other.left_bid = self.left_bid
        other.right_bid = self.right_bid
        other.returned = self.returned
        return other

    def check(self) -> None:
        self._check_shape()
        self._check_cards()
        self._check_identities()
        self._check_phase()
        for seat in range(self.seats):
            workers = self.hq[seat] + OCCUPIED[self.rest[seat]]
            workers += self.stack_workers[seat] + self.left_workers[seat] + self.right_workers[seat]
            if seat == self.private_leader:
                workers += self.private_workers
            if seat == self.public_leader:
                workers += self.public_workers
            if workers != self.box.workers[self.seats]:
                raise StateError(f"seat {seat} has {workers} workers, not {self.box.workers[self.seats]}")
        revealed = [card for card in range(CARDS) if card not in self.public_deck]
        paid_in = sum([self.box.start_credits[card] for card in revealed])
        if sum(self.credits) + self.private_credits + self.public_credits + self.returned != paid_in:
            raise StateError("the credits of all, on the table and back in the bank must be those of all cards shown")

    def _check_shape(self) -> None:
        """Every list has one place for each seat, and no number is out of bounds."""
        seats = self.seats
        for numbers in (
            self.corporations,
            self.ceos,
            self.uses,
            self.hq,
            self.rest,
            self.stack_workers,
            self.left_workers,
            self.right_workers,
            self.credits,
            self.tokens,
        ):
            if len(numbers) != seats:
                raise StateError(f"every seat needs its numbers: {len(numbers)} for {seats} seats")
        for numbers in (
            self.uses,
            self.hq,
            self.rest,
            self.stack_workers,
            self.left_workers,
            self.right_workers,
            self.credits,
            self.tokens,
            [self.private_credits, self.public_credits, self.private_workers, self.public_workers, self.returned],
        ):
            if min(numbers) < 0:
                raise StateError("workers, credits, tokens and uses are never negative")
        if max(self.rest) > ALL_SPACES or len(self.stacks) != seats or len(self.piles) != seats:
            raise StateError("a rest room has three spaces; every seat has a stack and a pile on its left")
        for who in (self.turn, self.private_leader, self.public_leader, self.cosponsor):
            if not NOBODY <= who < seats:
                raise StateError(f"there is no seat {who}")
        if not 0 <= self.first < seats or not 0 <= self.passes <= seats or not 0 <= self.round <= ROUNDS:
            raise StateError("first player, speculations or round are out of bounds")

    def _check_cards(self) -> None:
        private = self.private_deck + self.private_box
        public = self.public_deck + self.public_box
        for stack in self.stacks:
            private += stack
        for pile in self.piles:
            public += pile
        if self.private_card != NO_CARD:
            private.append(self.private_card)
        if self.public_card != NO_CARD:
            public.append(self.public_card)
        if sorted(private) != list(range(CARDS)) or sorted(public) != list(range(CARDS)):
            raise StateError("every project must be in one place")
        unseen = CARDS - self.round + (1 if self.phase == LEAVING else 0)
        if len(self.private_deck) != unseen or len(self.public_deck) != unseen:
            raise StateError("one project of each kind is revealed in a round")

    def _check_identities(self) -> None:
        for cards, names in ((self.corporations, CORPORATIONS), (self.ceos, CEOS)):
            taken = [card for card in cards if card != NO_CARD]
            if len(set(taken)) != len(taken) or (taken and not 0 <= min(taken) <= max(taken) < len(names)):
                raise StateError("everybody has a corporation and a CEO of his own")
            if self.phase != DRAFT and len(taken) != self.seats:
                raise StateError("only during the draft is anybody without a corporation or a CEO")
        for seat in range(self.seats):
            corporation = self.corporations[seat]
            ceo = self.ceos[seat]
            if self.uses[seat] > (0 if corporation == NO_CARD else self.box.uses[corporation]):
                raise StateError(f"seat {seat} has more uses of its power than there are")
            most = 0 if ceo == NO_CARD else self.box.most_reward[ceo]
            if most and self.tokens[seat] > most:
                raise StateError(f"seat {seat} has more reputation tokens than its agenda pays")

    def _check_phase(self) -> None:
        phase = self.phase
        if not DRAFT <= phase <= OVER or (phase == DRAFT) != (self.round == 0):
            raise StateError("there is a round exactly when the draft is done")
        if (self.turn == NOBODY) != (phase in (COSPONSORING, OVER)):
            raise StateError("it is somebody's turn exactly when nothing is sealed and the game goes on")
        if (self.private_card != NO_CARD) != (phase in (AUCTION, SPONSORING)):
            raise StateError("a private project lies open in the auction, and while its sponsor can return it")
        if phase == AUCTION and (self.public_card == NO_CARD or self.passes == self.seats):
            raise StateError("an auction needs a public project, and ends when all have speculated")
        if phase in (DRAFT, LEAVING, OVER) and self.public_card != NO_CARD:
            raise StateError("no public project lies open here")
        if phase == COSPONSORING:
            if self.public_leader == NOBODY or self.public_card == NO_CARD or not self._waiting():
                raise StateError("a co-sponsor auction has a main sponsor, a project and somebody to wait for")
            left = self.hq[self.left_of(self.public_leader)]
            right = self.hq[self.right_of(self.public_leader)]
            if not NOT_YET <= self.hand < len(HANDS):
                raise StateError("the marker is in the left hand or in the right")
            if not NOT_YET <= self.left_bid <= left or not NOT_YET <= self.right_bid <= right:
                raise StateError("nobody can bid more workers than are in his headquarters")
            if (not left and self.left_bid) or (not right and self.right_bid):
                raise StateError("who has no workers bids 0")
        elif self.hand != NOT_YET or self.left_bid != NOT_YET or self.right_bid != NOT_YET:
            raise StateError("something is sealed only in the co-sponsor auction")


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Reputation(Game):
    """The description of Reputation."""

    def __init__(self, components: str = "") -> None:
        super().__init__("reputation", "Reputation", 1, FEWEST, MOST, "tycoon.games.reputation")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))

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

    def seat_words(self) -> list[str]:
        return [
            "seat",
            "seats",
            "winners",
            "actors",
            "first_player",
            "leader",
            "sponsor",
            "cosponsor",
            "between",
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
        state.first = dealer.draw(list(range(seats)), "first")
        if settings["identity"] == "draft":
            state.corporations = [NO_CARD] * seats
            state.ceos = [NO_CARD] * seats
            state.uses = [0] * seats
            state.turn = state.right_of(state.first)
            return state
        self._deal_identities(state, settings["identity"] == "pair", dealer)
        state.begin_round(dealer)
        return state

    def _deal_identities(self, state: ReputationState, paired: bool, dealer: Dealer) -> None:
        """A corporation and a CEO each, with the same symbol (#identity) or not (#identity-mix)."""
        corporations = list(range(len(CORPORATIONS)))
        ceos = list(range(len(CEOS)))
        for seat in range(state.seats):
            if paired:
                corporation = dealer.draw(corporations, "pair")
                ceo = self.box.partner[corporation]
            else:
                corporation = dealer.draw(corporations, "corporation")
                ceo = dealer.draw(ceos, "ceo")
            state.corporations.append(corporation)
            state.ceos.append(ceo)
            state.uses.append(self.box.uses[corporation])
            if dealer.listening:
                dealer.tell("identity", seat=seat, corporation=CORPORATIONS[corporation], ceo=CEOS[ceo])
