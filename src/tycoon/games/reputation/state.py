"""What is on the table in Reputation, and whether it adds up. The rules are in `rules` and its chapters."""

from typing import Final

from tycoon.core.game import Game
from tycoon.core.state import State, StateError
from tycoon.games.reputation.components import CARDS, CEOS, CORPORATIONS, Components

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

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 4
"""The spaces of a rest room, and the areas whose workers go there: left pile, own stack, right pile."""

ALL_SPACES: Final = 7

SPACES: Final = ["left", "middle", "right"]
"""The spaces of a rest room by name."""

AREAS: Final = ["left", "private", "right"]
"""The project areas of a player, in the order of their spaces."""

OCCUPIED: Final = [0, 1, 1, 2, 1, 2, 2, 3]
"""How many spaces are set in a rest room."""

NONE: Final[list[int]] = []
NONE_OF_EACH: Final[list[list[int]]] = []
"""What stands in a new state until it is dealt, copied to or restored. Never changed: making lists costs time."""


class Position(State):
    """Everything on the table, and in whose hands it is."""

    def __init__(self, game: Game, box: Components, seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = box
        self.show_stack: bool = False
        """Variant: everybody is shown the sum of their own private stack (#show-stack)."""
        self.phase: int = DRAFT
        self.round: int = 0
        """From 1 to ROUNDS; 0 during the draft."""
        self.first: int = 0
        """The first player (#first-player)."""
        self.turn: int = NOBODY
        """Whose turn it is, unless a sealed choice is waited for."""
        self.corporations: list[int] = NONE
        """The corporation of each seat; NO_CARD before it is drafted."""
        self.ceos: list[int] = NONE
        """The CEO of each seat; NO_CARD before it is drafted."""
        self.uses: list[int] = NONE
        """How often each seat can still use its power."""
        self.hq: list[int] = NONE
        """Workers of each seat in its headquarters."""
        self.rest: list[int] = NONE
        """The spaces taken in each rest room, as bits LEFT, MIDDLE, RIGHT."""
        self.stack_workers: list[int] = NONE
        """Workers of each seat on its own private stack."""
        self.left_workers: list[int] = NONE
        """Workers of each seat on the pile it shares with its left neighbour."""
        self.right_workers: list[int] = NONE
        """Workers of each seat on the pile it shares with its right neighbour."""
        self.credits: list[int] = NONE
        self.tokens: list[int] = NONE
        """Reputation tokens of each seat. Like credits they come from a supply without end (#supplies)."""
        self.stacks: list[list[int]] = NONE_OF_EACH
        """The private projects of each seat, oldest first: face down (#stacks-closed)."""
        self.piles: list[list[int]] = NONE_OF_EACH
        """The public projects between each seat and its left neighbour, oldest first (#three-players)."""
        self.private_deck: list[int] = NONE
        """Private projects nobody has seen; those left at the end were never in the deck (#decks)."""
        self.public_deck: list[int] = NONE
        self.private_box: list[int] = NONE
        """Private projects that went back to the box."""
        self.public_box: list[int] = NONE
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

    def waits_for(self, seat: int) -> bool:
        """Whether this seat has yet to make a sealed choice (#sealed)."""
        if seat == self.public_leader:
            return self.hand == NOT_YET
        if seat == self.left_of(self.public_leader):
            return self.left_bid == NOT_YET
        return self.right_bid == NOT_YET and seat == self.right_of(self.public_leader)

    def waiting(self) -> list[int]:
        """All seats that have yet to make a sealed choice (#sealed)."""
        return [seat for seat in range(self.seats) if self.waits_for(seat)]

    def stack_loss(self, seat: int) -> int:
        """The reputation that a private stack costs (#reputation-total)."""
        return sum([self.box.loss[card] for card in self.stacks[seat]])

    def pile_gain(self, seat: int) -> int:
        """The reputation in the pile between a seat and its left neighbour (#reputation-total)."""
        return sum([self.box.gain[card] for card in self.piles[seat]])

    def copy_to(self, other: "Position") -> None:
        """Make another state equal to this one, sharing nothing that could change."""
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
                raise StateError("everybody has a corporation and a CEO of their own")
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
            if self.public_leader == NOBODY or self.public_card == NO_CARD or not self.waiting():
                raise StateError("a co-sponsor auction has a main sponsor, a project and somebody to wait for")
            left = self.hq[self.left_of(self.public_leader)]
            right = self.hq[self.right_of(self.public_leader)]
            if not NOT_YET <= self.hand < len(HANDS):
                raise StateError("the marker is in the left hand or in the right")
            if not NOT_YET <= self.left_bid <= left or not NOT_YET <= self.right_bid <= right:
                raise StateError("nobody can bid more workers than are in their headquarters")
            if (not left and self.left_bid) or (not right and self.right_bid):
                raise StateError("who has no workers bids 0")
        elif self.hand != NOT_YET or self.left_bid != NOT_YET or self.right_bid != NOT_YET:
            raise StateError("something is sealed only in the co-sponsor auction")
