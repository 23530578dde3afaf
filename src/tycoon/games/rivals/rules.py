"""The rules of Rival CEOs. Each part cites the clauses of `rulebook.en.md` as (#clause).

Fields for every seat are flat lists: department `d` of seat `s` is at `s * 4 + d`, place `p` at `s * 5 + p`, cards
of kind `k` at `s * 5 + k`. Sets of seats are bits, and so are sets of departments: bit `s * 4 + d`.
"""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only, seats_of
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result, rank_by
from tycoon.core.state import State, StateError
from tycoon.games.rivals import menu
from tycoon.games.rivals.components import (
    ACE,
    CARDS,
    DEPARTMENTS,
    HR,
    JACK,
    JOKER,
    KING,
    MOST_SEATS,
    NO_CARD,
    PLACES,
    PRODUCTION,
    QUEEN,
    RESEARCH,
    RESERVE,
    SALES,
    Components,
    sorted_cards,
)

ASSIGNMENT: Final = 0
ACTION: Final = 1
ANSWER: Final = 2
HIRING: Final = 3
SELLING: Final = 4
LAYOFFS: Final = 5
HAND_LIMIT: Final = 6
OVER: Final = 7
PHASES: Final = ["assignment", "action", "answer", "hiring", "selling", "layoffs", "hand_limit", "over"]
CLAUSES: Final = ["assignment", "action", "answer", "hr", "selling-optional", "layoffs", "hand-limit", "end"]

NOBODY: Final = -1
DIE: Final = 6

LONG_CAP: Final = 100
SHORT_CAP: Final = 40

_SEATS: Final = [seats_of(mask) for mask in range(1 << MOST_SEATS)]
"""The seats that each set of bits stands for."""


class RivalsState(State):
    """A game of Rival CEOs in progress."""

    def __init__(self, game: "Rivals", seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = game.box
        self.turn_cap: int = LONG_CAP
        """Variant: the last turn, if nobody has reached the goal by then (#turn-cap)."""
        self.phase: int = ASSIGNMENT
        self.turn: int = 0
        """The number of this turn, from 1."""
        self.first: int = 0
        """The first player of this turn (#first-player)."""
        self.waiting: int = 0
        """The seats that must decide now, as bits."""
        self.dollars: list[int] = []
        self.products: list[int] = []
        self.staff: list[int] = []
        """Employees by seat and place."""
        self.sealed: list[int] = []
        """Employees placed since the assignment began and not yet shown, by seat and place: secret (#sealed)."""
        self.hands: list[int] = []
        """Cards held, by seat and kind: secret."""
        self.aces: list[int] = []
        """Aces by seat and department."""
        self.boosted: int = 0
        """The departments with a king, as bits."""
        self.disrupted: int = 0
        """The departments that roll no dice this turn, as bits (#disrupted)."""
        self.studies: int = 0
        """Jacks in the centre (#jack)."""
        self.deck: list[int] = []
        """Cards to draw from, in order of their kind: which one comes is decided when it is drawn."""
        self.shown: list[int] = []
        """Discarded cards that everybody saw, by kind."""
        self.unseen: list[int] = []
        """Discarded cards that only their owner saw, by seat and kind: secret (#accepted-secret)."""
        self.passed: int = 0
        """The seats that have passed since a card was last played, as bits (#one-at-a-time)."""
        self.spy: int = NOBODY
        """Who put down the face-down card that waits for an answer."""
        self.target: int = NOBODY
        self.department: int = 0
        """The department it lies on."""
        self.face_down: int = NO_CARD
        """The face-down card: secret."""
        self.demand: int = 0
        """How much each player can sell this turn; 0 before it is rolled (#demand)."""
        self.offers: list[int] = []
        """By seat, how many may be hired or sold in the decision that is due."""

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        return _SEATS[self.waiting].copy()

    def options(self, seat: int) -> list[Option]:
        if not self.waiting >> seat & 1:
            return []
        phase = self.phase
        if phase == ACTION:
            return self._card_options(seat)
        if phase == LAYOFFS:
            places = self._staffed(seat)
            return menu.MAY_LAY_OFF[places] if self._can_pay_wages(seat) else menu.MUST_LAY_OFF[places]
        if phase == ASSIGNMENT:
            return menu.ASSIGN
        if phase == ANSWER:
            return menu.ANSWERS
        if phase == SELLING:
            return menu.sell(self.offers[seat])
        if phase == HIRING:
            return menu.hire(self.offers[seat])
        return menu.DISCARD[self._kinds_held(seat)]

    def _card_options(self, seat: int) -> list[Option]:
        """Pass, or play one card (#one-at-a-time): on one's own company (#own-company) or as a spy (#claim)."""
        hands = self.hands
        at = seat * 5
        options = [menu.PASS]
        if hands[at + ACE]:
            improvable = self._improvable(seat)
            if improvable:
                options.append(menu.IMPROVE[improvable])
        if hands[at + KING]:
            free = menu.ALL_DEPARTMENTS ^ (self.boosted >> seat * 4 & menu.ALL_DEPARTMENTS)
            if free:
                options.append(menu.BOOST[free])
        if hands[at + QUEEN]:
            for department in range(4):
                if self.staff[at + department]:
                    options.append(menu.RETRAIN[department])
        if hands[at + JACK]:
            options.append(menu.STUDY)
        cards = self._kinds_held(seat)
        for target in range(self.seats):
            if target != seat:
                free = menu.ALL_DEPARTMENTS ^ (self.disrupted >> target * 4 & menu.ALL_DEPARTMENTS)
                if free:
                    options.append(menu.spy(target, cards, free))
        return options

    def _improvable(self, seat: int) -> int:
        """The departments of a seat that take another ace, as bits (#ace-limit)."""
        most = self.box.most_improvements
        found = 0
        for department in range(4):
            if self.aces[seat * 4 + department] < most:
                found |= 1 << department
        return found

    def _kinds_held(self, seat: int) -> int:
        """The kinds of cards in a hand, as bits."""
        found = 0
        for kind in range(5):
            if self.hands[seat * 5 + kind]:
                found |= 1 << kind
        return found

    def _staffed(self, seat: int) -> int:
        """The places of a seat where there is an employee, as bits."""
        found = 0
        for place in range(5):
            if self.staff[seat * 5 + place]:
                found |= 1 << place
        return found

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds: open to all (#open-information)."""
        hands = self.hands
        at = seat * 5
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def employees(self, seat: int) -> int:
        """How many employees a seat has, those in reserve included."""
        staff = self.staff
        at = seat * 5
        return staff[at] + staff[at + 1] + staff[at + 2] + staff[at + 3] + staff[at + 4]

    def to_place(self, seat: int) -> int:
        """How many employees a seat has yet to place in this assignment."""
        sealed = self.sealed
        at = seat * 5
        placed = sealed[at] + sealed[at + 1] + sealed[at + 2] + sealed[at + 3] + sealed[at + 4]
        return self.staff[at + RESERVE] - placed

    def wages(self, seat: int) -> int:
        """What a seat owes its employees: a dollar for each complete group (#wages, #complete-groups)."""
        return self.employees(seat) // self.box.employees_per_dollar

    def _can_pay_wages(self, seat: int) -> bool:
        return self.wages(seat) <= self.dollars[seat]

    def clause(self) -> str:
        return CLAUSES[self.phase]

    def audience(self, seat: int, move: Move) -> int:
        """Placements are sealed (#sealed); cards are put face down (#face-down) and discarded unseen."""
        return only(seat) if move[0] in ("assign", "spy", "discard") else EVERYONE

    # ------------------------------------------------------------------ why something may not be done

    def refuse(self, seat: int, move: Move) -> Refusal:
        verb = move[0]
        words = [word for word in move[1:] if isinstance(word, str)]
        if self.phase == ACTION:
            return self._refuse_card(seat, move, words)
        if self.phase == LAYOFFS:
            if verb == "keep":
                owed = self.wages(seat)
                return Refusal("cannot-pay-wages", "forced-layoffs", wages=owed, dollars=self.dollars[seat])
            if verb == "layoff" and words and words[0] in PLACES:
                return Refusal("nobody-there", "layoffs", place=words[0])
        elif self.phase == HAND_LIMIT:
            if verb == "discard" and words and words[0] in CARDS:
                return Refusal("card-not-held", "hand-limit", card=words[0])
        elif self.phase in (HIRING, SELLING) and len(move) == 2:
            most = self.offers[seat]
            if verb == "hire" and self.phase == HIRING:
                return Refusal("hire-up-to", "hr", most=most)
            if verb == "sell" and self.phase == SELLING:
                return Refusal("sell-up-to", "sales", most=most, demand=self.demand)
        return Refusal("not-allowed", self.clause())

    def _refuse_card(self, seat: int, move: Move, words: list[str]) -> Refusal:
        """Why a card may not be played in this way."""
        verb = move[0]
        card = NO_CARD
        if verb == "improve":
            card = ACE
        elif verb == "boost":
            card = KING
        elif verb == "retrain":
            card = QUEEN
        elif verb == "study":
            card = JACK
        elif verb == "spy" and len(move) == 4 and words and words[0] in CARDS:
            card = CARDS.index(words[0])
        if card == NO_CARD:
            return Refusal("not-allowed", self.clause())
        if not self.hands[seat * 5 + card]:
            return Refusal("card-not-held", "claim" if verb == "spy" else CARDS[card], card=CARDS[card])
        if verb == "spy":
            return self._refuse_target(seat, move)
        for word in words:
            if word not in DEPARTMENTS:
                return Refusal("no-such-department", "departments", department=word[:40])
        if verb == "improve":
            return Refusal("fully-improved", "ace-limit", most=self.box.most_improvements)
        if verb == "boost":
            return Refusal("already-boosted", "one-king")
        if verb == "retrain" and len(words) == 2:
            if words[0] == words[1]:
                return Refusal("same-department", "queen")
            return Refusal("nobody-there", "queen", place=words[0])
        return Refusal("not-allowed", self.clause())

    def _refuse_target(self, seat: int, move: Move) -> Refusal:
        """Why a card may not be put face down there."""
        target = move[2]
        if not isinstance(target, int) or not 0 <= target < self.seats:
            return Refusal("no-such-seat", "rivals-only")
        if target == seat:
            return Refusal("own-department", "rivals-only")
        if move[3] not in DEPARTMENTS:
            return Refusal("no-such-department", "departments", department=str(move[3])[:40])
        return Refusal("already-disrupted", "once-per-department", target=target, department=str(move[3]))

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        phase = self.phase
        if phase == ACTION:
            self._act(seat, move, dealer)
        elif phase == LAYOFFS:
            if move[0] == "keep":
                self._decided(seat, dealer)
            else:
                self._lay_off(seat, cast("str", move[1]), dealer)
        elif phase == ASSIGNMENT:
            self._assign(seat, cast("str", move[1]), dealer)
        elif phase == ANSWER:
            self._answer(move[0] == "call", dealer)
        elif phase == SELLING:
            self._sell(seat, cast("int", move[1]), dealer)
        elif phase == HIRING:
            self._hire(seat, cast("int", move[1]), dealer)
        else:
            self._discard(seat, cast("str", move[1]), dealer)

    def _decided(self, seat: int, dealer: Dealer) -> None:
        """A seat is done with a decision that all make at the same time; the last one leads on."""
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        phase = self.phase
        if phase == LAYOFFS:
            self._pay(dealer)
        elif phase == ASSIGNMENT:
            self._show_assignment(dealer)
        elif phase == SELLING:
            self._maintain(dealer)
        elif phase == HIRING:
            self._roll_for_sales(dealer)
        else:
            self._end_turn(dealer)

    # ------------------------------------------------------------------ phase 1: assignment

    def begin_turn(self, dealer: Dealer) -> None:
        """Everybody with employees in reserve places them (#assignment); the others have placed theirs for good."""
        self.turn += 1
        if dealer.listening:
            dealer.tell("turn", turn=self.turn, first=self.first)
        for seat in range(self.seats):
            if self.staff[seat * 5 + RESERVE]:
                self.waiting |= 1 << seat
        if self.waiting:
            self.phase = ASSIGNMENT
        else:
            self._begin_action(dealer)

    def _assign(self, seat: int, place: str, dealer: Dealer) -> None:
        """Place one employee, sealed (#sealed), or leave him in reserve (#reserve)."""
        self.sealed[seat * 5 + PLACES.index(place)] += 1
        if self.to_place(seat) == 0:
            if dealer.listening:
                dealer.tell("placed", seat=seat)
            self._decided(seat, dealer)

    def _show_assignment(self, dealer: Dealer) -> None:
        """All are done: everybody sees where the new employees went (#sealed)."""
        for seat in range(self.seats):
            at = seat * 5
            if dealer.listening and self.staff[at + RESERVE]:
                placed = self.sealed[at : at + 5]
                dealer.reveal(
                    "assigned",
                    seat=seat,
                    production=placed[PRODUCTION],
                    research=placed[RESEARCH],
                    hr=placed[HR],
                    sales=placed[SALES],
                    reserve=placed[RESERVE],
                )
            for department in range(4):
                self.staff[at + department] += self.sealed[at + department]
            self.staff[at + RESERVE] = self.sealed[at + RESERVE]
        self.sealed = [0] * (self.seats * 5)
        self._begin_action(dealer)

    # ------------------------------------------------------------------ phase 2: action

    def _begin_action(self, dealer: Dealer) -> None:
        """Clockwise from the first player (#one-at-a-time)."""
        self.phase = ACTION
        self.passed = 0
        self._next_to_act(self.first, dealer)

    def _next_to_act(self, start: int, dealer: Dealer) -> None:
        """The next seat that has cards (#no-cards) and has not passed since the last one; else all have passed."""
        seats = self.seats
        for step in range(seats):
            seat = (start + step) % seats
            if not self.passed >> seat & 1 and self.hand_size(seat):
                self.waiting = 1 << seat
                return
        self.waiting = 0
        self._execute(dealer)

    def _act(self, seat: int, move: Move, dealer: Dealer) -> None:
        verb = cast("str", move[0])
        if verb == "pass":
            self.passed |= 1 << seat
            if dealer.listening:
                dealer.tell("passed", seat=seat)
        else:
            self.passed = 0
            if verb == "spy":
                target = cast("int", move[2])
                self._put_face_down(seat, cast("str", move[1]), target, cast("str", move[3]), dealer)
                return
            if verb == "improve":
                self._improve(seat, cast("str", move[1]), dealer)
            elif verb == "boost":
                self._boost(seat, cast("str", move[1]), dealer)
            elif verb == "retrain":
                self._retrain(seat, cast("str", move[1]), cast("str", move[2]), dealer)
            else:
                self._study(seat, dealer)
        self._next_to_act(seat + 1, dealer)

    def _improve(self, seat: int, department: str, dealer: Dealer) -> None:
        """An ace stays on a department for good (#ace, #ace-permanent)."""
        self.hands[seat * 5 + ACE] -= 1
        at = seat * 4 + DEPARTMENTS.index(department)
        self.aces[at] += 1
        if dealer.listening:
            dealer.reveal("improved", seat=seat, department=department, target=self.box.target - self.aces[at])

    def _boost(self, seat: int, department: str, dealer: Dealer) -> None:
        """A king lies on a department until the end of the turn (#king)."""
        self.hands[seat * 5 + KING] -= 1
        self.boosted |= 1 << seat * 4 + DEPARTMENTS.index(department)
        if dealer.listening:
            dealer.reveal("boosted", seat=seat, department=department)

    def _retrain(self, seat: int, origin: str, department: str, dealer: Dealer) -> None:
        """A queen moves an employee for good, and he rolls there already this turn (#queen, #queen-at-once)."""
        self.hands[seat * 5 + QUEEN] -= 1
        self.shown[QUEEN] += 1
        self.staff[seat * 5 + DEPARTMENTS.index(origin)] -= 1
        self.staff[seat * 5 + DEPARTMENTS.index(department)] += 1
        if dealer.listening:
            dealer.reveal("retrained", seat=seat, origin=origin, department=department)

    def _study(self, seat: int, dealer: Dealer) -> None:
        """A jack raises everybody's demand for the rest of the game (#jack, #jack-for-all)."""
        self.hands[seat * 5 + JACK] -= 1
        self.studies += 1
        if dealer.listening:
            dealer.reveal("studied", seat=seat, bonus=self.studies * self.box.study_bonus)

    # ------------------------------------------------------------------ espionage

    def _put_face_down(self, seat: int, card: str, target: int, department: str, dealer: Dealer) -> None:
        """Any card may claim to be a joker (#claim), always face down (#face-down); the target answers (#answer)."""
        self.face_down = CARDS.index(card)
        self.hands[seat * 5 + self.face_down] -= 1
        self.spy = seat
        self.target = target
        self.department = DEPARTMENTS.index(department)
        self.phase = ANSWER
        self.waiting = 1 << target
        if dealer.listening:
            dealer.tell("spied", seat=seat, target=target, department=department)

    def _answer(self, called: bool, dealer: Dealer) -> None:
        """The target accepts the sabotage or calls the bluff (#answer)."""
        spy = self.spy
        target = self.target
        card = self.face_down
        department = DEPARTMENTS[self.department]
        if not called:
            # The card stays unseen for ever (#accepted-secret).
            self.unseen[spy * 5 + card] += 1
            if dealer.listening:
                dealer.tell("accepted", seat=target, spy=spy, department=department)
        else:
            self.shown[card] += 1
            genuine = card == JOKER
            # The one who was wrong pays the other (#called-joker, #called-bluff).
            if genuine:
                paid = self._pay_stake(target, spy)
            else:
                paid = self._pay_stake(spy, target)
            if dealer.listening:
                what = "called-joker" if genuine else "called-bluff"
                dealer.reveal(what, seat=target, spy=spy, department=department, card=CARDS[card], dollars=paid)
        if not called or card == JOKER:
            self.disrupted |= 1 << target * 4 + self.department
        self.spy = NOBODY
        self.target = NOBODY
        self.department = 0
        self.face_down = NO_CARD
        self.phase = ACTION
        self._next_to_act(spy + 1, dealer)

    def _pay_stake(self, payer: int, receiver: int) -> int:
        """Pay the stake, or whatever there is (#short-of-cash)."""
        paid = min(self.box.stake, self.dollars[payer])
        self.dollars[payer] -= paid
        self.dollars[receiver] += paid
        return paid

    # ------------------------------------------------------------------ phase 3: execution

    def _execute(self, dealer: Dealer) -> None:
        """Demand, production, research, human resources, sales (#execution-order)."""
        seats = self.seats
        die = dealer.roll(DIE, "demand")
        self.demand = die + self.studies * self.box.study_bonus
        if dealer.listening:
            dealer.tell("demand", die=die, demand=self.demand)
        for step in range(seats):
            seat = (self.first + step) % seats
            made = self._roll(seat, PRODUCTION, dealer)
            if made:
                self.products[seat] += made
                if dealer.listening:
                    dealer.tell("produced", seat=seat, count=made)
        for step in range(seats):
            seat = (self.first + step) % seats
            found = self._roll(seat, RESEARCH, dealer)
            if found:
                self._draw_cards(seat, found, dealer)
        for step in range(seats):
            seat = (self.first + step) % seats
            offered = self._roll(seat, HR, dealer)
            self.offers[seat] = offered
            if offered:
                self.waiting |= 1 << seat
        if self.waiting:
            self.phase = HIRING
        else:
            self._roll_for_sales(dealer)

    def _roll(self, seat: int, department: int, dealer: Dealer) -> int:
        """Roll a die for each employee of a department (#dice) and return what its successes yield (#king-doubles)."""
        employees = self.staff[seat * 5 + department]
        if not employees:
            return 0
        at = seat * 4 + department
        name = DEPARTMENTS[department]
        if self.disrupted >> at & 1:
            if dealer.listening:
                dealer.tell("no-dice", seat=seat, department=name)
            return 0
        target = self.box.target - self.aces[at]
        successes = 0
        if dealer.listening:
            rolls = [dealer.roll(DIE, name) for _ in range(employees)]
            successes = len([roll for roll in rolls if roll >= target])
            dealer.tell("rolls", seat=seat, department=name, rolls=rolls, target=target, successes=successes)
        else:
            for _ in range(employees):
                if dealer.roll(DIE, name) >= target:
                    successes += 1
        return successes * self.box.boost if self.boosted >> at & 1 else successes

    def _draw_cards(self, seat: int, count: int, dealer: Dealer) -> None:
        """Draw from the pile (#research); an empty one is renewed from the discards (#reshuffle, #no-card-left)."""
        drawn: list[str] = []
        for _ in range(count):
            if not self.deck and not self._reshuffle(dealer):
                if dealer.listening:
                    dealer.tell("no-card", seat=seat)
                break
            card = dealer.draw(self.deck, "card", only(seat))
            self.hands[seat * 5 + card] += 1
            drawn.append(CARDS[card])
        if dealer.listening and drawn:
            dealer.tell("drew", seat=seat, count=len(drawn))
            dealer.reveal("own-cards", only(seat), cards=drawn)

    def _reshuffle(self, dealer: Dealer) -> bool:
        """The discards become the new pile; False if there are none."""
        counts = self.shown.copy()
        for at in range(self.seats * 5):
            counts[at % 5] += self.unseen[at]
        self.deck = sorted_cards(counts)
        if not self.deck:
            return False
        self.shown = [0] * 5
        self.unseen = [0] * (self.seats * 5)
        if dealer.listening:
            dealer.tell("reshuffled", count=len(self.deck))
        return True

    def _hire(self, seat: int, count: int, dealer: Dealer) -> None:
        """Take on as many as wanted (#hr); they wait in reserve for the next turn (#newcomers-wait)."""
        self.staff[seat * 5 + RESERVE] += count
        self.offers[seat] = 0
        if dealer.listening:
            dealer.tell("hired", seat=seat, count=count)
        self._decided(seat, dealer)

    def _roll_for_sales(self, dealer: Dealer) -> None:
        """Each success is a sale, up to the demand and the stock of each player (#sales, #demand-per-player)."""
        seats = self.seats
        for step in range(seats):
            seat = (self.first + step) % seats
            most = min(self._roll(seat, SALES, dealer), self.demand, self.products[seat])
            self.offers[seat] = most
            if most:
                self.waiting |= 1 << seat
        if self.waiting:
            self.phase = SELLING
        else:
            self._maintain(dealer)

    def _sell(self, seat: int, count: int, dealer: Dealer) -> None:
        """Sell as many as wanted (#selling-optional); what is sold leaves the game (#sales)."""
        self.products[seat] -= count
        self.dollars[seat] += count * self.box.price
        self.offers[seat] = 0
        if dealer.listening:
            dealer.tell("sold", seat=seat, count=count, dollars=count * self.box.price)
        self._decided(seat, dealer)

    # ------------------------------------------------------------------ phase 4: maintenance

    def _maintain(self, dealer: Dealer) -> None:
        """Layoffs come first (#maintenance-order), for all who have more than their last employee."""
        for seat in range(self.seats):
            if self.employees(seat) > self.box.fewest_employees:
                self.waiting |= 1 << seat
                if dealer.listening and not self._can_pay_wages(seat):
                    dealer.tell("cannot-pay", seat=seat, wages=self.wages(seat), dollars=self.dollars[seat])
        if self.waiting:
            self.phase = LAYOFFS
        else:
            self._pay(dealer)

    def _lay_off(self, seat: int, place: str, dealer: Dealer) -> None:
        """Lay off one employee, freely (#layoffs) or because wages cannot be paid (#forced-layoffs)."""
        forced = not self._can_pay_wages(seat)
        self.staff[seat * 5 + PLACES.index(place)] -= 1
        if dealer.listening:
            dealer.tell("dismissed" if forced else "laid-off", seat=seat, place=place)
        if self.employees(seat) == self.box.fewest_employees:
            # The last employee stays (#last-employee).
            self._decided(seat, dealer)

    def _pay(self, dealer: Dealer) -> None:
        """Wages (#wages), then storage (#storage), then the hand limit (#maintenance-order)."""
        for seat in range(self.seats):
            # Only a last employee can still cost more than there is; he stays for what there is.
            wages = min(self.wages(seat), self.dollars[seat])
            if wages:
                self.dollars[seat] -= wages
                if dealer.listening:
                    dealer.tell("wages", seat=seat, dollars=wages)
            if self.products[seat] >= self.box.products_per_dollar:
                self._pay_storage(seat, dealer)
        limit = self.box.hand_limit
        for seat in range(self.seats):
            if self.hand_size(seat) > limit:
                self.waiting |= 1 << seat
        if self.waiting:
            self.phase = HAND_LIMIT
        else:
            self._end_turn(dealer)

    def _pay_storage(self, seat: int, dealer: Dealer) -> None:
        """A dollar for each complete group of products (#complete-groups); what cannot be stored goes (#scrap)."""
        group = self.box.products_per_dollar
        affordable = (self.dollars[seat] + 1) * group - 1
        scrapped = self.products[seat] - affordable
        if scrapped > 0:
            self.products[seat] = affordable
            if dealer.listening:
                dealer.tell("scrapped", seat=seat, count=scrapped)
        storage = self.products[seat] // group
        self.dollars[seat] -= storage
        if storage and dealer.listening:
            dealer.tell("storage", seat=seat, dollars=storage)

    def _discard(self, seat: int, card: str, dealer: Dealer) -> None:
        """Discard a card of one's choice (#hand-limit), unseen (#discard-unseen)."""
        kind = CARDS.index(card)
        self.hands[seat * 5 + kind] -= 1
        self.unseen[seat * 5 + kind] += 1
        if dealer.listening:
            dealer.tell("discarded", seat=seat)
        if self.hand_size(seat) == self.box.hand_limit:
            self._decided(seat, dealer)

    def _end_turn(self, dealer: Dealer) -> None:
        """Sabotage is over and kings are discarded (#king); then the game may end (#end-check)."""
        if self.boosted:
            self.shown[KING] += self.boosted.bit_count()
            self.boosted = 0
        self.disrupted = 0
        self.demand = 0
        rich = [seat for seat in range(self.seats) if self.dollars[seat] > self.box.goal]
        if rich:
            dealer.tell("goal-reached", seats=rich)
            self._end(dealer)
        elif self.turn == self.turn_cap:
            dealer.tell("turn-cap", turn=self.turn)
            self._end(dealer)
        elif self._deadlocked():
            dealer.tell("deadlock", turn=self.turn)
            self._end(dealer)
        else:
            # The next player clockwise is first (#first-player-moves).
            self.first = (self.first + 1) % self.seats
            self.begin_turn(dealer)

    def _deadlocked(self) -> bool:
        """Whether nobody can ever decide anything again (#deadlock).

        That is when nobody holds a card or can get one, hire, place or lay off anybody, or has both salespeople and
        something to sell.
        """
        for seat in range(self.seats):
            at = seat * 5
            if self.hand_size(seat) or self.staff[at + RESEARCH] or self.staff[at + HR] or self.staff[at + RESERVE]:
                return False
            if self.employees(seat) > self.box.fewest_employees:
                return False
            if self.staff[at + SALES] and (self.products[seat] or self.staff[at + PRODUCTION]):
                return False
        return True

    def _end(self, dealer: Dealer) -> None:
        """The richest player wins (#winner)."""
        self.phase = OVER
        result = self.result()
        if result is None or not dealer.listening:
            return
        winners = result.winners
        dollars = self.dollars[winners[0]]
        if len(winners) > 1:
            dealer.tell("share-win", seats=winners, dollars=dollars)
        elif self.dollars.count(dollars) > 1:
            dealer.tell("wins-tie", seat=winners[0], dollars=dollars)
        else:
            dealer.tell("wins", seat=winners[0], dollars=dollars)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        everyone = list(range(self.seats))
        # Most dollars (#winner), then stock, then staff, then the win is shared (#ties).
        keys: list[tuple[int, ...]] = [
            (self.dollars[seat], self.products[seat], self.employees(seat)) for seat in everyone
        ]
        ranking = rank_by(keys, everyone)
        breakdown = [{"dollars": dollars} for dollars in self.dollars]
        return Result(ranking, list(ranking[0]), list(self.dollars), breakdown)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        view: dict[str, object] = {
            "seat": seat,
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "turn_cap": self.turn_cap,
            "first": self.first,
            "waiting": seats_of(self.waiting),
            "demand": self.demand if self.demand else None,
            "studies": self.studies,
            "deck": len(self.deck),
            "discards": sum(self.shown) + sum(self.unseen),
            "known_discards": _named(self._known_discards(seat)),
            "espionage": self._view_espionage(seat),
            "players": [self._view_player(seat, other) for other in range(self.seats)],
        }
        return view

    def _known_discards(self, seat: int | None) -> list[int]:
        """By kind, the discarded cards a seat has seen: those shown to all, and its own (#accepted-secret)."""
        if seat is None:
            return self.shown
        return [self.shown[kind] + self.unseen[seat * 5 + kind] for kind in range(5)]

    def _view_espionage(self, seat: int | None) -> dict[str, object] | None:
        if self.spy == NOBODY:
            return None
        return {
            "spy": self.spy,
            "target": self.target,
            "department": DEPARTMENTS[self.department],
            "card": CARDS[self.face_down] if seat == self.spy else None,
        }

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        at = other * 5
        own = seat == other
        placing = own and self.phase == ASSIGNMENT
        return {
            "seat": other,
            "dollars": self.dollars[other],
            "products": self.products[other],
            "employees": self.employees(other),
            "reserve": self.staff[at + RESERVE],
            "to_place": self.to_place(other) if self.phase == ASSIGNMENT else 0,
            "hand_size": self.hand_size(other),
            "hand": _named(self.hands[at : at + 5]) if own else None,
            "departments": [self._view_department(other, department, placing) for department in range(4)],
            "offer": self.offers[other],
        }

    def _view_department(self, other: int, department: int, placing: bool) -> dict[str, object]:
        at = other * 4 + department
        return {
            "department": DEPARTMENTS[department],
            "employees": self.staff[other * 5 + department],
            "placing": self.sealed[other * 5 + department] if placing else None,
            "improvements": self.aces[at],
            "target": self.box.target - self.aces[at],
            "boosted": bool(self.boosted >> at & 1),
            "disrupted": bool(self.disrupted >> at & 1),
        }

    def _pool(self, seat: int) -> list[int]:
        """The cards a seat has not seen: in the pile, in other hands, face down, or discarded unseen by others."""
        counts = self.box.copies.copy()
        known = self._known_discards(seat)
        for kind in range(5):
            counts[kind] -= self.hands[seat * 5 + kind] + known[kind]
        counts[ACE] -= sum(self.aces)
        counts[KING] -= self.boosted.bit_count()
        counts[JACK] -= self.studies
        if self.spy == seat:
            counts[self.face_down] -= 1
        return sorted_cards(counts)

    def secrets(self, seat: int) -> dict[str, object]:
        hidden: dict[str, object] = {}
        pool = self._pool(seat)
        most = max([pool.count(kind) for kind in range(5)])
        # Where three cards in four or more are alike, or one holder has them all, there may be little to hide.
        varied = most * 4 <= len(pool) * 3
        for other in range(self.seats):
            if other == seat:
                continue
            at = other * 5
            if varied and 0 < self.hand_size(other) < len(pool):
                hidden[f"hand of {other}"] = self.hands[at : at + 5]
            unseen = self.unseen[at : at + 5]
            if varied and 0 < sum(unseen) < len(pool):
                hidden[f"unseen discards of {other}"] = unseen
            if self.phase == ASSIGNMENT and sum(self.sealed[at : at + 5]) > 0:
                hidden[f"placements of {other}"] = self.sealed[at : at + 5]
        if varied and self.spy not in (NOBODY, seat) and len(pool) > 1:
            hidden["face-down card"] = self.face_down
        if varied and 0 < len(self.deck) < len(pool):
            hidden["deck"] = list(self.deck)
        return hidden

    def imagine(self, seat: int, dealer: Dealer) -> "RivalsState":
        other = self.clone()
        pool = self._pool(seat)
        for rival in range(self.seats):
            if rival == seat:
                continue
            at = rival * 5
            _redeal(other.hands, at, pool, dealer)
            _redeal(other.unseen, at, pool, dealer)
            if self.phase == ASSIGNMENT:
                placed = sum(self.sealed[at : at + 5])
                other.sealed[at : at + 5] = [0] * 5
                for _ in range(placed):
                    other.sealed[at + dealer.below(5)] += 1
        if self.spy not in (NOBODY, seat):
            other.face_down = pool.pop(dealer.below(len(pool)))
        other.deck = pool
        return other

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "RivalsState":
        other = RivalsState(cast("Rivals", self.game), self.seats)
        other.turn_cap = self.turn_cap
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.waiting = self.waiting
        other.dollars = self.dollars.copy()
        other.products = self.products.copy()
        other.staff = self.staff.copy()
        other.sealed = self.sealed.copy()
        other.hands = self.hands.copy()
        other.aces = self.aces.copy()
        other.boosted = self.boosted
        other.disrupted = self.disrupted
        other.studies = self.studies
        other.deck = self.deck.copy()
        other.shown = self.shown.copy()
        other.unseen = self.unseen.copy()
        other.passed = self.passed
        other.spy = self.spy
        other.target = self.target
        other.department = self.department
        other.face_down = self.face_down
        other.demand = self.demand
        other.offers = self.offers.copy()
        return other

    def check(self) -> None:
        seats = self.seats
        for each, size in (
            (self.dollars, seats),
            (self.products, seats),
            (self.offers, seats),
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
        if self.waiting >> seats or not 0 <= self.first < seats or not 0 < self.turn <= self.turn_cap:
            raise StateError("there is no such seat or turn")
        for seat in range(seats):
            if self.employees(seat) < self.box.fewest_employees:
                raise StateError("nobody can be without his last employee")
            if self.to_place(seat) < 0 or (self.phase != ASSIGNMENT and sum(self.sealed[seat * 5 : seat * 5 + 5]) > 0):
                raise StateError("only employees in reserve can be placed, and only during the assignment")
        if max(self.aces) > self.box.most_improvements:
            raise StateError("a department cannot have so many aces")
        if (self.phase == ANSWER) != (self.spy != NOBODY):
            raise StateError("a spy waits for an answer exactly while one is due")
        if self.spy != NOBODY and (self.spy == self.target or self.waiting != 1 << self.target):
            raise StateError("the answer is due from the target, who is not the spy")

    def _check_cards(self) -> None:
        counts = self.shown.copy()
        for at in range(self.seats * 5):
            counts[at % 5] += self.hands[at] + self.unseen[at]
        for card in self.deck:
            counts[card] += 1
        counts[ACE] += sum(self.aces)
        counts[KING] += self.boosted.bit_count()
        counts[JACK] += self.studies
        if self.face_down != NO_CARD:
            counts[self.face_down] += 1
        if counts != self.box.copies or self.deck != sorted(self.deck):
            raise StateError("every card must be in one place, and the pile in order")
        if (self.boosted | self.disrupted) >> self.seats * 4:
            raise StateError("there is no such department")
        if (self.face_down == NO_CARD) != (self.spy == NOBODY):
            raise StateError("a face-down card needs a spy")


def _named(counts: list[int]) -> list[str]:
    """So many cards of each kind, by name."""
    return [CARDS[kind] for kind in sorted_cards(counts)]


def _redeal(cards: list[int], at: int, pool: list[int], dealer: Dealer) -> None:
    """Replace the five counts from `at` on by as many cards out of the pool."""
    size = sum(cards[at : at + 5])
    cards[at : at + 5] = [0] * 5
    for _ in range(size):
        cards[at + pool.pop(dealer.below(len(pool)))] += 1


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Rivals(Game):
    """The description of Rival CEOs."""

    def __init__(self, components: str = "") -> None:
        super().__init__("rivals", "Rival CEOs", 1, 2, MOST_SEATS, "tycoon.games.rivals")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))

    def variants(self) -> list[Variant]:
        return [Variant("turn_cap", LONG_CAP, [LONG_CAP, SHORT_CAP])]

    def bound(self, seats: int) -> int:
        """In each turn a seat assigns, acts, answers, hires, sells, lays off and discards: rarely twice of each."""
        return LONG_CAP * seats * 14

    def labels(self, what: str) -> list[str]:
        return CARDS if what == "card" else []

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "spy", "target", "first", "waiting", "actors"]

    def catalogue(self) -> list[str]:
        drawn = [f"card:{card}" for card in CARDS]
        used = ["improved", "boosted", "retrained", "studied", "spied", "accepted", "called-joker", "called-bluff"]
        made = ["assigned", "passed", "no-dice", "produced", "drew", "reshuffled", "no-card", "hired", "sold"]
        kept = ["laid-off", "cannot-pay", "dismissed", "wages", "storage", "scrapped", "discarded"]
        ended = ["goal-reached", "turn-cap", "wins", "wins-tie", "share-win"]
        return [*drawn, *used, *made, *kept, *ended]

    def with_components(self, text: str) -> "Rivals":
        return Rivals(text)

    def blank(self, seats: int) -> RivalsState:
        return RivalsState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> RivalsState:
        """What everybody starts with (#start), and who is first (#first-player)."""
        box = self.box
        state = RivalsState(self, seats)
        state.turn_cap = cast("int", settings["turn_cap"])
        state.dollars = [box.starting_dollars] * seats
        state.products = [box.starting_products] * seats
        state.staff = [0, 0, 0, 0, box.starting_employees] * seats
        state.sealed = [0] * (seats * 5)
        state.hands = [0] * (seats * 5)
        state.aces = [0] * (seats * 4)
        state.deck = box.deck()
        state.shown = [0] * 5
        state.unseen = [0] * (seats * 5)
        state.offers = [0] * seats
        for seat in range(seats):
            for _ in range(box.starting_cards):
                state.hands[seat * 5 + dealer.draw(state.deck, "card", only(seat))] += 1
            if dealer.listening and box.starting_cards:
                dealer.reveal("own-cards", only(seat), cards=_named(state.hands[seat * 5 : seat * 5 + 5]))
        state.first = dealer.draw(list(range(seats)), "first")
        state.begin_turn(dealer)
        return state
