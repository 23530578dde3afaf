"""Where a game of Rival CEOs stands: all its data, and the questions and small steps that several chapters share.

Fields for every seat are flat lists: department `d` of seat `s` is at `s * 4 + d`, place `p` at `s * 5 + p`, cards
of kind `k` at `s * 5 + k`. Sets of seats are bits, and so are sets of departments: bit `s * 4 + d`.
"""

from typing import Final

from tycoon.core.compiling import i64
from tycoon.core.game import Game
from tycoon.core.state import State, StateError
from tycoon.games.rivals.components import ACE, JACK, KING, MOST_SEATS, NO_CARD, RESERVE, Components

ASSIGNMENT: Final = 0
ACTION: Final = 1
ANSWER: Final = 2
HIRING: Final = 3
SELLING: Final = 4
DISMISSALS: Final = 5
LAYOFFS: Final = 6
HAND_LIMIT: Final = 7
OVER: Final = 8
PHASES: Final = [
    *["assignment", "action", "answer", "hiring", "selling"],
    *["dismissals", "layoffs", "hand_limit", "over"],
]

NOBODY: Final = -1

UNDECIDED: Final = -2
KEEPS: Final = -1
"""Instead of the place somebody is laid off from: no decision yet, and the decision to keep all."""

LONG_CAP: Final = 100
SHORT_CAP: Final = 40
"""The last turn, as a variant (#turn-cap)."""

NO_CAP: Final = 0
"""No turn is the last (#no-turn-cap)."""

ALL_DEPARTMENTS: Final = 0b1111
"""The departments of a company, as bits."""

CLOCKWISE: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats and first seat, all seats clockwise."""


class Position(State):
    """The data of a game in progress."""

    def __init__(self, game: Game, box: Components, seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = box
        self.turn_cap: int = LONG_CAP
        """Variant: the last turn, if nobody has reached the goal by then (#turn-cap), or NO_CAP."""
        self.anew: bool = False
        """Variant: all employees are placed anew every turn (#anew)."""
        self.phase: i64 = ASSIGNMENT
        self.turn: i64 = 0
        """The number of this turn, from 1."""
        self.first: i64 = 0
        """The first player of this turn (#first-player)."""
        self.waiting: i64 = 0
        """The seats that must decide now, as bits."""
        self.dollars: list[int] = []
        self.products: list[int] = []
        self.staff: list[int] = []
        """Employees by seat and place."""
        self.employees: list[int] = []
        """All employees of each seat: the sum of its `staff`, which is asked for often."""
        self.sealed: list[int] = []
        """Employees placed since the assignment began and not yet shown, by seat and place: secret (#sealed)."""
        self.hands: list[int] = []
        """Cards held, by seat and kind: secret."""
        self.hand_sizes: list[int] = []
        """How many cards each seat holds: open to all (#open-information)."""
        self.aces: list[int] = []
        """Aces by seat and department."""
        self.boosted: i64 = 0
        """The departments with a king, as bits."""
        self.disrupted: i64 = 0
        """The departments that roll no dice this turn, as bits (#disrupted)."""
        self.studies: i64 = 0
        """Jacks in the centre (#jack)."""
        self.deck: list[int] = []
        """Cards to draw from, in order of their kind: which one comes is decided when it is drawn."""
        self.shown: list[int] = []
        """Discarded cards that everybody saw, by kind."""
        self.unseen: list[int] = []
        """Discarded cards that only their owner saw, by seat and kind: secret (#accepted-secret)."""
        self.passed: i64 = 0
        """The seats that have passed since a card was last played, as bits (#one-at-a-time)."""
        self.played: bool = False
        """Whether anybody has played a card this turn (#deadlock)."""
        self.spy: i64 = NOBODY
        """Who put down the face-down card that waits for an answer."""
        self.target: i64 = NOBODY
        self.department: i64 = 0
        """The department it lies on."""
        self.face_down: i64 = NO_CARD
        """The face-down card: secret."""
        self.demand: i64 = 0
        """How much each player can sell this turn; 0 before it is rolled (#demand)."""
        self.offers: list[int] = []
        """By seat, how many may be hired or sold in the decision that is due."""
        self.paid: list[int] = []
        """By seat, the wages paid this turn, until those who could not be paid are gone (#until-affordable)."""
        self.leaving: list[int] = []
        """By seat, the place somebody will be laid off from once all have decided, or KEEPS, or UNDECIDED: secret
        (#layoffs-told)."""

    # ------------------------------------------------------------------ questions

    def to_place(self, seat: i64) -> i64:
        """How many employees a seat has yet to place in this assignment."""
        sealed = self.sealed
        at = seat * 5
        placed = sealed[at] + sealed[at + 1] + sealed[at + 2] + sealed[at + 3] + sealed[at + 4]
        return self.staff[at + RESERVE] - placed

    def wages(self, seat: i64) -> i64:
        """What a seat owes its employees: a dollar for each complete group (#wages, #complete-groups)."""
        return self.employees[seat] // self.box.employees_per_dollar

    def must_dismiss(self, seat: i64) -> bool:
        """Whether a seat has employees whose wages it could not pay (#forced-layoffs), besides the last
        (#last-employee)."""
        return self.wages(seat) > self.paid[seat] and self.employees[seat] > self.box.fewest_employees

    def has_stake(self, seat: i64) -> bool:
        """Whether a seat has something to lose by a bluff or a call (#nothing-to-stake)."""
        return self.dollars[seat] > 0 or self.box.stake == 0

    def improvable(self, seat: i64) -> i64:
        """The departments of a seat that take another ace, as bits (#ace-limit)."""
        most = self.box.most_improvements
        found: i64 = 0
        department: i64
        for department in range(4):
            if self.aces[seat * 4 + department] < most:
                found |= 1 << department
        return found

    def boostable(self, seat: i64) -> i64:
        """The departments of a seat that take a king, as bits (#one-king)."""
        return ALL_DEPARTMENTS ^ (self.boosted >> seat * 4 & ALL_DEPARTMENTS)

    def exposed(self, seat: i64) -> i64:
        """The departments of a seat that can be spied on, as bits (#once-per-department)."""
        return ALL_DEPARTMENTS ^ (self.disrupted >> seat * 4 & ALL_DEPARTMENTS)

    def kinds_held(self, seat: i64) -> i64:
        """The kinds of cards in a hand, as bits."""
        found: i64 = 0
        kind: i64
        for kind in range(5):
            if self.hands[seat * 5 + kind]:
                found |= 1 << kind
        return found

    def staffed(self, seat: i64) -> i64:
        """The places of a seat where there is an employee, as bits."""
        found: i64 = 0
        place: i64
        for place in range(5):
            if self.staff[seat * 5 + place]:
                found |= 1 << place
        return found

    def discards(self) -> list[int]:
        """The discard pile, by kind."""
        counts = self.shown.copy()
        for at in range(self.seats * 5):
            counts[at % 5] += self.unseen[at]
        return counts

    # ------------------------------------------------------------------ small steps

    def decided(self, seat: i64) -> None:
        """A seat is done with a decision that all make at the same time (#together)."""
        self.waiting &= ~(1 << seat)

    def ask_next(self, start: i64) -> None:
        """Ask for a card clockwise from a seat: the first that holds any (#no-cards) and has not passed since one was
        last played (#one-at-a-time). Nobody, if all have."""
        seat: i64
        seats = self.seats
        for seat in CLOCKWISE[seats][start if start < seats else 0]:
            if not self.passed >> seat & 1 and self.hand_sizes[seat]:
                self.waiting = 1 << seat
                return
        self.waiting = 0

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand; the caller puts it somewhere."""
        self.hands[seat * 5 + kind] -= 1
        self.hand_sizes[seat] -= 1

    # ------------------------------------------------------------------ the state as data

    def copy_to(self, other: "Position") -> None:
        """Make another position equal to this one, sharing nothing that could change."""
        other.turn_cap = self.turn_cap
        other.anew = self.anew
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.waiting = self.waiting
        other.dollars = self.dollars.copy()
        other.products = self.products.copy()
        other.staff = self.staff.copy()
        other.employees = self.employees.copy()
        other.sealed = self.sealed.copy()
        other.hands = self.hands.copy()
        other.hand_sizes = self.hand_sizes.copy()
        other.aces = self.aces.copy()
        other.boosted = self.boosted
        other.disrupted = self.disrupted
        other.studies = self.studies
        other.deck = self.deck.copy()
        other.shown = self.shown.copy()
        other.unseen = self.unseen.copy()
        other.passed = self.passed
        other.played = self.played
        other.spy = self.spy
        other.target = self.target
        other.department = self.department
        other.face_down = self.face_down
        other.demand = self.demand
        other.offers = self.offers.copy()
        other.paid = self.paid.copy()
        other.leaving = self.leaving.copy()

    def check(self) -> None:
        seats = self.seats
        for each, size in (
            (self.dollars, seats),
            (self.products, seats),
            (self.offers, seats),
            (self.paid, seats),
            (self.employees, seats),
            (self.hand_sizes, seats),
            (self.staff, seats * 5),
            (self.sealed, seats * 5),
            (self.hands, seats * 5),
            (self.unseen, seats * 5),
            (self.aces, seats * 4),
            (self.shown, 5),
        ):
            if len(each) != size or min(each) < 0:
                raise StateError("every seat needs its dollars, products, employees and cards, and none below zero")
        self._check_cards()
        if self.phase not in range(len(PHASES)) or (self.phase == OVER) != (self.waiting == 0):
            raise StateError("somebody must decide exactly while the game goes on")
        if self.waiting >> seats or not 0 <= self.first < seats or self.turn < 1:
            raise StateError("there is no such seat or turn")
        if self.turn_cap != NO_CAP and self.turn > self.turn_cap:
            raise StateError("there is no such seat or turn")
        for seat in range(seats):
            at = seat * 5
            if self.employees[seat] < self.box.fewest_employees:
                raise StateError("nobody can be without their last employee")
            if self.employees[seat] != sum(self.staff[at : at + 5]) or self.hand_sizes[seat] != sum(
                self.hands[at : at + 5]
            ):
                raise StateError("employees and hands must add up")
            if self.to_place(seat) < 0 or (self.phase != ASSIGNMENT and sum(self.sealed[at : at + 5]) > 0):
                raise StateError("only employees in reserve can be placed, and only during the assignment")
        self._check_layoffs()
        if max(self.aces) > self.box.most_improvements:
            raise StateError("a department cannot have so many aces")
        if (self.phase == ANSWER) != (self.spy != NOBODY):
            raise StateError("a spy waits for an answer exactly while one is due")
        if self.spy != NOBODY and (self.spy == self.target or self.waiting != 1 << self.target):
            raise StateError("the answer is due from the target, who is not the spy")

    def _check_layoffs(self) -> None:
        if len(self.leaving) != self.seats:
            raise StateError("every seat lays somebody off, keeps all or has not decided")
        for seat in range(self.seats):
            place = self.leaving[seat]
            if place == UNDECIDED:
                continue
            if self.phase not in (DISMISSALS, LAYOFFS) or self.waiting >> seat & 1:
                raise StateError("who decides about layoffs has not decided yet")
            if place == KEEPS and self.phase == DISMISSALS:
                raise StateError("who cannot pay cannot keep all")
            if place != KEEPS and (place not in range(5) or not self.staff[seat * 5 + place]):
                raise StateError("nobody can be laid off where nobody is")
        if self.phase != DISMISSALS and max(self.paid) > 0:
            raise StateError("wages are forgotten once those who could not be paid are gone")

    def _check_cards(self) -> None:
        counts = self.discards()
        for at in range(self.seats * 5):
            counts[at % 5] += self.hands[at]
        for card in self.deck:
            counts[card] += 1
        counts[ACE] += sum(self.aces)
        counts[KING] += int(self.boosted).bit_count()
        counts[JACK] += self.studies
        if self.face_down != NO_CARD:
            counts[self.face_down] += 1
        if counts != self.box.copies or self.deck != sorted(self.deck):
            raise StateError("every card must be in one place, and the pile in order")
        if (self.boosted | self.disrupted) >> self.seats * 4:
            raise StateError("there is no such department")
        if (self.face_down == NO_CARD) != (self.spy == NOBODY):
            raise StateError("a face-down card needs a spy")
