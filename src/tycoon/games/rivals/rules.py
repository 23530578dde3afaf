"""The rules of Rival CEOs. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.compiling import i64, mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only, seats_of
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result, rank_by
from tycoon.games.rivals import knowledge, menu
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
from tycoon.games.rivals.heuristic import HEURISTIC
from tycoon.games.rivals.position import (
    ACTION,
    ANSWER,
    ASSIGNMENT,
    DISMISSALS,
    HAND_LIMIT,
    HIRING,
    KEEPS,
    LAYOFFS,
    LONG_CAP,
    NO_CAP,
    NOBODY,
    OVER,
    SELLING,
    SHORT_CAP,
    UNDECIDED,
    Position,
)

CLAUSES: Final = [
    *["assignment", "action", "answer", "hr", "selling-optional"],
    *["forced-layoffs", "layoffs", "hand-limit", "end"],
]
"""For each phase, the clause that says what may be done."""

UNCAPPED_TURNS: Final = 10_000
"""More turns than random play takes where none is the last."""

DIE: Final = 6

NOBODY_PLACED: Final = [0, 0, 0, 0, 0]

_PLACE: Final = {word: place for place, word in enumerate(PLACES)}
_CARD: Final = {word: kind for kind, word in enumerate(CARDS)}

_SEATS: Final = [seats_of(mask) for mask in range(1 << MOST_SEATS)]
"""The seats that each set of bits stands for."""

_CLOCKWISE: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]
"""By number of seats and first seat, all seats clockwise."""


UNCAPPED: Final = "none"

VARIANTS: Final = [
    Variant("turn_cap", LONG_CAP, [LONG_CAP, SHORT_CAP, UNCAPPED]),
    Variant("anew", False, [False, True]),
]


class RivalsState(Position):
    """A game of Rival CEOs in progress."""

    def __init__(self, game: "Rivals", seats: int) -> None:
        super().__init__(game, game.box, seats)

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
            return menu.MAY_LAY_OFF[self.staffed(seat)]
        if phase == DISMISSALS:
            return menu.MUST_LAY_OFF[self.staffed(seat)]
        if phase == ASSIGNMENT:
            return menu.ASSIGN
        if phase == ANSWER:
            return menu.ANSWERS
        if phase == SELLING:
            return menu.sell(self.offers[seat])
        if phase == HIRING:
            return menu.hire(self.offers[seat])
        return menu.DISCARD[self.kinds_held(seat)]

    def _card_options(self, seat: i64) -> list[Option]:
        """Pass, or play one card (#one-at-a-time): on one's own company (#own-company) or as a spy (#claim), where both
        have something to lose (#nothing-to-stake)."""
        hands = self.hands
        at = seat * 5
        options = [menu.PASS]
        if hands[at + ACE]:
            improvable = self.improvable(seat)
            if improvable:
                options.append(menu.IMPROVE[improvable])
        if hands[at + KING]:
            free = menu.ALL_DEPARTMENTS ^ (self.boosted >> seat * 4 & menu.ALL_DEPARTMENTS)
            if free:
                options.append(menu.BOOST[free])
        if hands[at + QUEEN]:
            department: i64
            for department in range(4):
                if self.staff[at + department]:
                    options.append(menu.RETRAIN[department])
        if hands[at + JACK]:
            options.append(menu.STUDY)
        if not self.has_stake(seat):
            return options
        cards = self.kinds_held(seat)
        for target in range(self.seats):
            if target != seat and self.has_stake(target):
                free = menu.ALL_DEPARTMENTS ^ (self.disrupted >> target * 4 & menu.ALL_DEPARTMENTS)
                if free:
                    options.append(menu.spy(target, cards, free))
        return options

    def clause(self) -> str:
        return CLAUSES[self.phase]

    def audience(self, seat: int, move: Move) -> int:
        """Placements are sealed (#sealed), and layoffs until all have decided (#layoffs-told); cards are put face down
        (#face-down) and discarded unseen (#discard-unseen)."""
        return only(seat) if move[0] in ("assign", "spy", "layoff", "keep", "discard") else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """To accept lets a spy go by; only his target is asked, and always concerned (#answer-at-once)."""
        return ("accept",) if self.phase == ANSWER and self.waiting >> seat & 1 else None

    # ------------------------------------------------------------------ why something may not be done

    def refuse(self, seat: int, move: Move) -> Refusal:
        verb = move[0]
        if self.phase == ACTION:
            return self._refuse_card(seat, move)
        if self.phase == DISMISSALS and verb == "keep":
            owed = self.wages(seat)
            return Refusal("cannot-pay-wages", "forced-layoffs", wages=owed, dollars=self.paid[seat])
        if len(move) == 2:
            if self.phase == ASSIGNMENT and verb == "assign":
                return Refusal("no-such-place", "assignment")
            if self.phase in (DISMISSALS, LAYOFFS) and verb == "layoff":
                if move[1] not in PLACES:
                    return Refusal("no-such-place", self.clause())
                return Refusal("nobody-there", self.clause(), place=str(move[1]))
            if self.phase == HAND_LIMIT and verb == "discard":
                if move[1] not in CARDS:
                    return Refusal("no-such-card", "deck")
                return Refusal("card-not-held", "hand-limit", card=str(move[1]))
            if self.phase == HIRING and verb == "hire":
                return Refusal("hire-up-to", "hr", most=self.offers[seat])
            if self.phase == SELLING and verb == "sell":
                return Refusal("sell-up-to", "sales", most=self.offers[seat], demand=self.demand)
        return Refusal("not-allowed", self.clause())

    def _refuse_card(self, seat: int, move: Move) -> Refusal:
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
        elif verb == "spy" and len(move) == 4:
            if move[1] not in CARDS:
                return Refusal("no-such-card", "deck")
            card = _CARD[str(move[1])]
        if card == NO_CARD:
            return Refusal("not-allowed", self.clause())
        if not self.hands[seat * 5 + card]:
            return Refusal("card-not-held", "claim" if verb == "spy" else CARDS[card], card=CARDS[card])
        if verb == "spy":
            return self._refuse_target(seat, move)
        for department in move[1:]:
            if department not in DEPARTMENTS:
                return Refusal("no-such-department", "departments")
        if verb == "improve":
            return Refusal("fully-improved", "ace-limit", most=self.box.most_improvements)
        if verb == "boost":
            return Refusal("already-boosted", "one-king")
        if verb == "retrain" and len(move) == 3:
            if move[1] == move[2]:
                return Refusal("same-department", "queen")
            return Refusal("nobody-there", "queen", place=str(move[1]))
        return Refusal("not-allowed", self.clause())

    def _refuse_target(self, seat: int, move: Move) -> Refusal:
        """Why a card may not be put face down there."""
        target = move[2]
        if not isinstance(target, int) or not 0 <= target < self.seats:
            return Refusal("no-such-seat", "rivals-only")
        if target == seat:
            return Refusal("own-department", "rivals-only")
        if move[3] not in DEPARTMENTS:
            return Refusal("no-such-department", "departments")
        if not self.has_stake(seat):
            return Refusal("nothing-to-stake", "nothing-to-stake")
        if not self.has_stake(target):
            return Refusal("rival-without-stake", "nothing-to-stake", target=target)
        return Refusal("already-disrupted", "once-per-department", target=target, department=str(move[3]))

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        phase = self.phase
        if phase == ACTION:
            self._act(seat, move, dealer)
        elif DISMISSALS <= phase <= LAYOFFS:
            self.leaving[seat] = KEEPS if cast("str", move[0]) == "keep" else _PLACE[cast("str", move[1])]
            self._decided(seat)
        elif phase == ASSIGNMENT:
            self._assign(seat, cast("str", move[1]), dealer)
        elif phase == ANSWER:
            self._answer(cast("str", move[0]) == "call", dealer)
        elif phase == SELLING:
            self._sell(seat, cast("int", move[1]), dealer)
        elif phase == HIRING:
            self._hire(seat, cast("int", move[1]), dealer)
        else:
            self._discard(seat, cast("str", move[1]), dealer)
        while not self.waiting and self.phase != OVER:
            self._next_phase(dealer)

    def _decided(self, seat: i64) -> None:
        """A seat is done with a decision that all make at the same time (#together)."""
        self.waiting &= ~(1 << seat)

    def _next_phase(self, dealer: Dealer) -> None:
        """Nobody has anything left to decide in this phase: on with the next."""
        phase = self.phase
        if phase == ASSIGNMENT:
            self._show_assignment(dealer)
            self._begin_action()
        elif phase == ACTION:
            self._execute(dealer)
        elif phase == HIRING:
            self._roll_for_sales(dealer)
        elif phase == SELLING:
            self._maintain(dealer)
        elif phase == DISMISSALS:
            self._dismiss(dealer)
        elif phase == LAYOFFS:
            self._lay_off(dealer)
        else:
            self._end_turn(dealer)

    # ------------------------------------------------------------------ phase 1: assignment

    def begin_turn(self, dealer: Dealer) -> None:
        """Who has employees in reserve places them (#assignment); those already placed stay (#permanent), unless all
        are placed anew every turn (#anew)."""
        seat: i64
        self.phase = ASSIGNMENT
        self.turn += 1
        self.played = False
        if dealer.listening:
            dealer.tell("turn", turn=self.turn, first=self.first)
        for seat in range(self.seats):
            if self.anew:
                self.staff[seat * 5 : seat * 5 + 5] = NOBODY_PLACED
                self.staff[seat * 5 + RESERVE] = self.employees[seat]
            if self.staff[seat * 5 + RESERVE]:
                self.waiting |= 1 << seat

    def _assign(self, seat: i64, place: str, dealer: Dealer) -> None:
        """Place one employee, sealed (#sealed), or leave him in reserve (#reserve)."""
        self.sealed[seat * 5 + _PLACE[place]] += 1
        if self.to_place(seat) == 0:
            if dealer.listening:
                dealer.tell("placed", seat=seat)
            self._decided(seat)

    def _show_assignment(self, dealer: Dealer) -> None:
        """All are done: everybody sees where the new employees went (#sealed)."""
        seat: i64
        for seat in range(self.seats):
            at = seat * 5
            if not self.staff[at + RESERVE]:
                continue
            if dealer.listening:
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
            department: i64
            for department in range(4):
                if self.sealed[at + department]:
                    self.staff[at + department] += self.sealed[at + department]
            self.staff[at + RESERVE] = self.sealed[at + RESERVE]
            self.sealed[at : at + 5] = NOBODY_PLACED

    # ------------------------------------------------------------------ phase 2: action

    def _begin_action(self) -> None:
        """Everybody may play cards (#action), clockwise from the first player (#one-at-a-time)."""
        self.phase = ACTION
        self.passed = 0
        self._next_to_act(self.first)

    def _next_to_act(self, start: i64) -> None:
        """The next seat that has cards (#no-cards) and has not passed since the last one; nobody if all have."""
        seat: i64
        seats = self.seats
        for seat in _CLOCKWISE[seats][start if start < seats else 0]:
            if not self.passed >> seat & 1 and self.hand_sizes[seat]:
                self.waiting = 1 << seat
                return
        self.waiting = 0

    def _act(self, seat: i64, move: Move, dealer: Dealer) -> None:
        verb = cast("str", move[0])
        if verb == "pass":
            self.passed |= 1 << seat
            if dealer.listening:
                dealer.tell("passed", seat=seat)
        else:
            self.passed = 0
            self.played = True
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
        self._next_to_act(seat + 1)

    def _take_from_hand(self, seat: i64, card: i64) -> None:
        self.hands[seat * 5 + card] -= 1
        self.hand_sizes[seat] -= 1

    def _improve(self, seat: i64, department: str, dealer: Dealer) -> None:
        """An ace stays on a department for good (#ace, #ace-permanent)."""
        self._take_from_hand(seat, ACE)
        at = seat * 4 + _PLACE[department]
        self.aces[at] += 1
        if dealer.listening:
            dealer.reveal("improved", seat=seat, department=department, needed=self.box.target - self.aces[at])

    def _boost(self, seat: i64, department: str, dealer: Dealer) -> None:
        """A king lies on a department until the end of the turn (#king)."""
        self._take_from_hand(seat, KING)
        self.boosted |= 1 << seat * 4 + _PLACE[department]
        if dealer.listening:
            dealer.reveal("boosted", seat=seat, department=department)

    def _retrain(self, seat: i64, origin: str, department: str, dealer: Dealer) -> None:
        """A queen moves an employee for good, and he rolls there already this turn (#queen, #queen-at-once)."""
        self._take_from_hand(seat, QUEEN)
        self.shown[QUEEN] += 1
        self.staff[seat * 5 + _PLACE[origin]] -= 1
        self.staff[seat * 5 + _PLACE[department]] += 1
        if dealer.listening:
            dealer.reveal("retrained", seat=seat, origin=origin, department=department)

    def _study(self, seat: i64, dealer: Dealer) -> None:
        """A jack raises everybody's demand for the rest of the game (#jack, #jack-for-all)."""
        self._take_from_hand(seat, JACK)
        self.studies += 1
        if dealer.listening:
            dealer.reveal("studied", seat=seat, bonus=self.studies * self.box.study_bonus)

    # ------------------------------------------------------------------ espionage

    def _put_face_down(self, seat: int, card: str, target: int, department: str, dealer: Dealer) -> None:
        """Any card may claim to be a joker (#claim), always face down (#face-down); the target answers (#answer)."""
        self.face_down = _CARD[card]
        self._take_from_hand(seat, self.face_down)
        self.spy = seat
        self.target = target
        self.department = _PLACE[department]
        self.phase = ANSWER
        self.waiting = 1 << target
        if dealer.listening:
            dealer.tell("spied", seat=seat, target=target, department=department)

    def _answer(self, called: bool, dealer: Dealer) -> None:
        """The target accepts the sabotage or calls the bluff (#answer), before anybody goes on (#answer-at-once)."""
        spy = self.spy
        target = self.target
        card = self.face_down
        department = DEPARTMENTS[self.department]
        if not called:
            # The sabotage succeeds (#accepted), and the card stays unseen for ever (#accepted-secret).
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
        # A joker does its work, called or not (#espionage).
        if not called or card == JOKER:
            self.disrupted |= 1 << target * 4 + self.department
        self.spy = NOBODY
        self.target = NOBODY
        self.department = 0
        self.face_down = NO_CARD
        self.phase = ACTION
        self._next_to_act(spy + 1)

    def _pay_stake(self, payer: i64, receiver: i64) -> i64:
        """Pay the stake, or whatever there is (#short-of-cash)."""
        paid = min(self.box.stake, self.dollars[payer])
        self.dollars[payer] -= paid
        self.dollars[receiver] += paid
        return paid

    # ------------------------------------------------------------------ phase 3: execution

    def _execute(self, dealer: Dealer) -> None:
        """Demand, production, research, human resources, then sales (#execution-order)."""
        seat: i64
        self.phase = HIRING
        die = dealer.roll(DIE, "demand")
        self.demand = die + self.studies * self.box.study_bonus
        if dealer.listening:
            dealer.tell("demand", die=die, demand=self.demand)
        staff = self.staff
        clockwise = _CLOCKWISE[self.seats][self.first]
        for seat in clockwise:
            made = self._roll(seat, PRODUCTION, dealer) if staff[seat * 5 + PRODUCTION] else 0
            # Each success makes a product (#production).
            if made:
                self.products[seat] += made
                if dealer.listening:
                    dealer.tell("produced", seat=seat, count=made)
        for seat in clockwise:
            found = self._roll(seat, RESEARCH, dealer) if staff[seat * 5 + RESEARCH] else 0
            if found:
                self._draw_cards(seat, found, dealer)
        for seat in clockwise:
            offered = self._roll(seat, HR, dealer) if staff[seat * 5 + HR] else 0
            if offered:
                self.offers[seat] = offered
                self.waiting |= 1 << seat

    def _roll(self, seat: i64, department: i64, dealer: Dealer) -> i64:
        """Roll a die for each employee of a department (#dice), and return what its successes yield (#king-doubles).

        The dice are announced together (#dice-shown).
        """
        employees: i64 = self.staff[seat * 5 + department]
        at = seat * 4 + department
        name = DEPARTMENTS[department]
        if self.disrupted >> at & 1:
            if dealer.listening:
                dealer.tell("no-dice", seat=seat, department=name)
            return 0
        needed: i64 = self.box.target - self.aces[at]
        successes: i64 = 0
        if dealer.listening:
            rolls = [dealer.roll(DIE, name) for _ in range(employees)]
            successes = len([roll for roll in rolls if roll >= needed])
            dealer.tell("rolls", seat=seat, department=name, rolls=rolls, needed=needed, successes=successes)
        else:
            for _ in range(employees):
                if dealer.roll(DIE, name) >= needed:
                    successes += 1
        return successes * self.box.boost if self.boosted >> at & 1 else successes

    def _draw_cards(self, seat: i64, count: i64, dealer: Dealer) -> None:
        """Draw from the pile (#research); an empty one is renewed from the discards (#reshuffle, #no-card-left)."""
        drawn: list[str] = []
        for _ in range(count):
            if not self.deck and not self._reshuffle(dealer):
                if dealer.listening:
                    dealer.tell("no-card", seat=seat)
                break
            card = dealer.draw(self.deck, "card", only(seat))
            self.hands[seat * 5 + card] += 1
            self.hand_sizes[seat] += 1
            if dealer.listening:
                drawn.append(CARDS[card])
        if drawn:
            dealer.tell("drew", seat=seat, count=len(drawn))
            dealer.reveal("own-cards", only(seat), cards=drawn)

    def _reshuffle(self, dealer: Dealer) -> bool:
        """The discards become the new pile; False if there are none."""
        self.deck = sorted_cards(self.discards())
        if not self.deck:
            return False
        self.shown = [0] * 5
        self.unseen = [0] * (self.seats * 5)
        if dealer.listening:
            dealer.tell("reshuffled", count=len(self.deck))
        return True

    def _hire(self, seat: i64, count: i64, dealer: Dealer) -> None:
        """Take on as many as wanted (#hr); they wait in reserve for the next turn (#newcomers-wait)."""
        self.staff[seat * 5 + RESERVE] += count
        self.employees[seat] += count
        self.offers[seat] = 0
        if dealer.listening:
            dealer.tell("hired", seat=seat, count=count)
        self._decided(seat)

    def _roll_for_sales(self, dealer: Dealer) -> None:
        """Each success is a sale, up to the demand and the stock of each player (#sales, #demand-per-player)."""
        seat: i64
        self.phase = SELLING
        for seat in _CLOCKWISE[self.seats][self.first]:
            if self.staff[seat * 5 + SALES]:
                most = min(self._roll(seat, SALES, dealer), min(self.demand, self.products[seat]))
                if most:
                    self.offers[seat] = most
                    self.waiting |= 1 << seat

    def _sell(self, seat: i64, count: i64, dealer: Dealer) -> None:
        """Sell as many as wanted (#selling-optional); what is sold leaves the game (#sales)."""
        self.products[seat] -= count
        self.dollars[seat] += count * self.box.price
        self.offers[seat] = 0
        if dealer.listening:
            dealer.tell("sold", seat=seat, count=count, dollars=count * self.box.price)
        self._decided(seat)

    # ------------------------------------------------------------------ phase 4: maintenance

    def _maintain(self, dealer: Dealer) -> None:
        """Wages come first (#wages), then storage (#storage); then go those who could not be paid
        (#maintenance-order)."""
        seat: i64
        for seat in range(self.seats):
            # Who cannot pay all pays for as many as he can (#until-affordable).
            wages = min(self.wages(seat), self.dollars[seat])
            self.paid[seat] = wages
            if wages:
                self.dollars[seat] -= wages
                if dealer.listening:
                    dealer.tell("wages", seat=seat, dollars=wages)
        for seat in range(self.seats):
            if self.products[seat] >= self.box.products_per_dollar:
                self._pay_storage(seat, dealer)
        self.phase = DISMISSALS
        for seat in range(self.seats):
            if self.must_dismiss(seat):
                self.waiting |= 1 << seat
                if dealer.listening:
                    dealer.tell("cannot-pay", seat=seat, wages=self.wages(seat), dollars=self.paid[seat])

    def _dismiss(self, dealer: Dealer) -> None:
        """All who must have chosen somebody (#forced-layoffs); who has still more than he paid for chooses again
        (#until-affordable). Then layoffs are free."""
        seat: i64
        self._let_go("dismissed", dealer)
        for seat in range(self.seats):
            if self.must_dismiss(seat):
                self.waiting |= 1 << seat
        if self.waiting:
            return
        self.phase = LAYOFFS
        for seat in range(self.seats):
            self.paid[seat] = 0
            # The last employee stays (#last-employee).
            if self.employees[seat] > self.box.fewest_employees:
                self.waiting |= 1 << seat

    def _lay_off(self, dealer: Dealer) -> None:
        """All have decided (#layoffs); who has laid somebody off decides again (#layoffs-told). Then hands are limited
        (#hand-limit)."""
        seat: i64
        deciding = self._let_go("laid-off", dealer)
        for seat in range(self.seats):
            if deciding >> seat & 1 and self.employees[seat] > self.box.fewest_employees:
                self.waiting |= 1 << seat
        if self.waiting:
            return
        self.phase = HAND_LIMIT
        limit = self.box.hand_limit
        for seat in range(self.seats):
            if self.hand_sizes[seat] > limit:
                self.waiting |= 1 << seat

    def _let_go(self, what: str, dealer: Dealer) -> i64:
        """Those who were chosen leave, told all at once (#layoffs-told); the seats they leave, as bits."""
        seat: i64
        left: i64 = 0
        decided = 0
        for seat in range(self.seats):
            place = self.leaving[seat]
            if place == UNDECIDED:
                continue
            decided += 1
            self.leaving[seat] = UNDECIDED
            if place != KEEPS:
                left |= 1 << seat
                self.staff[seat * 5 + place] -= 1
                self.employees[seat] -= 1
                if dealer.listening:
                    dealer.reveal(what, seat=seat, place=PLACES[place])
        if decided > 1 and not left and dealer.listening:
            dealer.reveal("no-layoffs")
        return left

    def _pay_storage(self, seat: i64, dealer: Dealer) -> None:
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

    def _discard(self, seat: i64, card: str, dealer: Dealer) -> None:
        """Discard a card of one's choice (#hand-limit), unseen (#discard-unseen)."""
        kind = _CARD[card]
        self._take_from_hand(seat, kind)
        self.unseen[seat * 5 + kind] += 1
        if dealer.listening:
            dealer.tell("discarded", seat=seat)
        if self.hand_sizes[seat] == self.box.hand_limit:
            self._decided(seat)

    def _end_turn(self, dealer: Dealer) -> None:
        """Sabotage is over and kings are discarded (#king); then the game may end (#end, #end-check)."""
        if self.boosted:
            self.shown[KING] += int(self.boosted).bit_count()
            self.boosted = 0
        self.disrupted = 0
        self.demand = 0
        richest = 0
        for dollars in self.dollars:
            richest = max(richest, dollars)
        if richest > self.box.goal:
            dealer.tell(
                "goal-reached", seats=[seat for seat in range(self.seats) if self.dollars[seat] > self.box.goal]
            )
            self._end(dealer)
        elif self.turn == self.turn_cap:  # never NO_CAP
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
        """Whether nothing can come of playing on (#deadlock).

        That is when nobody can get cards, hire, place or lay off anybody, or has both salespeople and something to
        sell, and nobody holds a card or wants to play one. Who places everybody anew can always do something.
        """
        seat: i64
        if self.anew or (self.played and max(self.hand_sizes) > 0):
            return False
        for seat in range(self.seats):
            at = seat * 5
            if self.staff[at + RESEARCH] or self.staff[at + HR] or self.staff[at + RESERVE]:
                return False
            if self.employees[seat] > self.box.fewest_employees:
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
            (self.dollars[seat], self.products[seat], self.employees[seat]) for seat in everyone
        ]
        ranking = rank_by(keys, everyone)
        breakdown = [{"dollars": dollars} for dollars in self.dollars]
        figures = [{"products": self.products[seat], "employees": self.employees[seat]} for seat in everyone]
        return Result(ranking, list(ranking[0]), list(self.dollars), breakdown, figures=figures)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "RivalsState":
        other = self.clone()
        knowledge.redraw_hidden(other, seat, dealer)
        return other

    def clone(self) -> "RivalsState":
        other = RivalsState(cast("Rivals", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Rivals(Game):
    """The description of Rival CEOs, for two to four (#players) who want to get rich first (#goal)."""

    def __init__(self, components: str = "") -> None:
        super().__init__("rivals", "Rival CEOs", 2, 2, MOST_SEATS, "tycoon.games.rivals")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))

    def variants(self) -> list[Variant]:
        return VARIANTS

    def bound(self, seats: int) -> int:
        """In each turn a seat assigns, acts, answers, hires, sells, lays off and discards: rarely twice of each."""
        return UNCAPPED_TURNS * seats * 14

    def labels(self, what: str) -> list[str]:
        return CARDS if what == "card" else []

    def heuristic(self) -> Heuristic:
        return HEURISTIC

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "spy", "target", "first", "waiting", "actors"]

    def secret_clause(self) -> str:
        return "accepted-secret"

    def catalogue(self) -> list[str]:
        """Every card drawn and used in each way on each department, every event, every way of ending."""
        cards = [f"card:{card}" for card in CARDS]
        for used in ("improved", "boosted", "retrained", "spied", "accepted", "rolls", "no-dice"):
            cards += [f"{used}:{department}" for department in DEPARTMENTS]
        cards += ["studied", "called-joker", *[f"called-bluff:{card}" for card in CARDS if card != "joker"]]
        events = ["assigned", "passed", "demand", "produced", "drew", "reshuffled", "no-card", "hired", "sold"]
        events += ["laid-off", "no-layoffs", "cannot-pay", "dismissed", "wages", "storage", "scrapped", "discarded"]
        endings = ["goal-reached", "turn-cap", "deadlock", "wins", "wins-tie", "share-win"]
        return [*cards, *events, *endings]

    def with_components(self, text: str) -> "Rivals":
        return Rivals(text)

    def blank(self, seats: int) -> RivalsState:
        return RivalsState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> RivalsState:
        """What everybody starts with (#start), and who is first (#first-player)."""
        box = self.box
        state = RivalsState(self, seats)
        cap = settings["turn_cap"]
        state.turn_cap = cap if isinstance(cap, int) else NO_CAP
        state.anew = settings["anew"] is True
        state.dollars = [box.starting_dollars] * seats
        state.products = [box.starting_products] * seats
        state.staff = [0, 0, 0, 0, box.starting_employees] * seats
        state.employees = [box.starting_employees] * seats
        state.sealed = [0] * (seats * 5)
        state.hands = [0] * (seats * 5)
        state.hand_sizes = [box.starting_cards] * seats
        state.aces = [0] * (seats * 4)
        state.deck = box.deck()
        state.shown = [0] * 5
        state.unseen = [0] * (seats * 5)
        state.offers = [0] * seats
        state.paid = [0] * seats
        state.leaving = [UNDECIDED] * seats
        for seat in range(seats):
            for _ in range(box.starting_cards):
                state.hands[seat * 5 + dealer.draw(state.deck, "card", only(seat))] += 1
            if dealer.listening and box.starting_cards:
                dealer.reveal("own-cards", only(seat), cards=knowledge.named(state.hands[seat * 5 : seat * 5 + 5]))
        state.first = dealer.draw(list(range(seats)), "first")
        state.begin_turn(dealer)
        return state
