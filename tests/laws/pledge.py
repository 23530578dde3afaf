"""Pledge: a tiny game that obeys all laws, for breaking them one at a time.

Everybody holds a secret card. In each of four rounds a die says how many chips are in the pot, all pledge in secret,
and the highest pledge takes them; equal ones leave them. Chips and card are the score.
"""

from tycoon import Dealer, Game, Move, Number, Option, Refusal, Result, State, StateError, only
from tycoon.core.game import Setting
from tycoon.core.options import Domain
from tycoon.core.result import rank_by

RULEBOOK = """
## Pledge
### 1. Pledges {#pledges}
*Printed: the whole of it.*

All pledge in secret, any number from 0.

### 2. The end {#end}
*Printed: the end.*

After four rounds chips and card are counted.
"""

CHIPS = 24
ROUNDS = 4


class PledgeState(State):
    def __init__(self, game: "Pledge", seats: int) -> None:
        super().__init__(game, seats)
        self.round = 0
        self.bank = CHIPS
        self.pot = 0
        self.chips = [0] * seats
        self.cards: list[int] = []
        self.deck: list[int] = []
        self.pledges: list[int] = [-1] * seats
        self.winners: list[int] = []

    def actors(self) -> list[int]:
        if self.round == ROUNDS:
            return []
        return [seat for seat in range(self.seats) if self.pledges[seat] < 0]

    def options(self, seat: int) -> list[Option]:
        if seat not in self.actors():
            return []
        amount: Domain = Number("amount", 0, around=10)
        return [Option("pledge", [amount]), Option("fold")]

    def clause(self) -> str:
        return "end" if self.round == ROUNDS else "pledges"

    def refuse(self, seat: int, move: Move) -> Refusal:
        return Refusal("not-allowed", self.clause())

    def audience(self, seat: int, move: Move) -> int:
        return only(seat)

    def next_round(self, dealer: Dealer) -> None:
        if self.round == ROUNDS:
            dealer.reveal("cards", cards=list(self.cards))
            return
        self.pot = dealer.roll(6, "pot")
        self.bank -= self.pot

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.pledges[seat] = int(move[1]) if move[0] == "pledge" else 0
        if self.actors():
            dealer.tell("pledged", seat=seat)
            return
        self.award(dealer)

    def award(self, dealer: Dealer) -> None:
        highest = max(self.pledges)
        winner = self.pledges.index(highest) if self.pledges.count(highest) == 1 else -1
        if winner >= 0:
            self.chips[winner] += self.pot
        else:
            self.bank += self.pot
        self.winners.append(winner)
        self.pot = 0
        self.pledges = [-1] * self.seats
        self.round += 1
        dealer.reveal("won", seat=winner)
        self.next_round(dealer)

    def view(self, seat: int | None) -> dict[str, object]:
        over = self.round == ROUNDS
        return {
            "round": self.round,
            "pot": self.pot,
            "chips": list(self.chips),
            "winners": list(self.winners),
            "pledged": [pledge >= 0 for pledge in self.pledges],
            "pledge": None if seat is None else self.pledges[seat],
            "cards": [card if over or owner == seat else None for owner, card in enumerate(self.cards)],
        }

    def secrets(self, seat: int) -> dict[str, object]:
        hidden: dict[str, object] = {}
        for other in range(self.seats):
            if other != seat and self.round < ROUNDS:
                hidden[f"card {other}"] = self.cards[other]
                if self.pledges[other] >= 0:
                    hidden[f"pledge {other}"] = self.pledges[other]
        return hidden

    def imagine(self, seat: int, dealer: Dealer) -> State:
        other = self.clone()
        assert isinstance(other, PledgeState)
        if self.round == ROUNDS:
            return other
        pool = list(self.deck)
        for owner in range(self.seats):
            if owner != seat:
                pool.append(self.cards[owner])
        # Who holds what now must not show in what is drawn.
        pool.sort()
        for owner in range(self.seats):
            if owner != seat:
                other.cards[owner] = pool.pop(dealer.below(len(pool)))
                if self.pledges[owner] >= 0:
                    other.pledges[owner] = dealer.below(50)
        other.deck = sorted(pool)
        return other

    def result(self) -> Result | None:
        if self.round < ROUNDS:
            return None
        scores = [self.chips[seat] + self.cards[seat] for seat in range(self.seats)]
        ranking = rank_by([(score,) for score in scores], list(range(self.seats)))
        points = [{"chips": self.chips[seat], "card": self.cards[seat]} for seat in range(self.seats)]
        return Result(ranking, list(ranking[0]), scores, points)

    def clone(self) -> State:
        other = type(self)(self.game, self.seats)  # type: ignore[arg-type]  # a Pledge, by __init__
        other.round = self.round
        other.bank = self.bank
        other.pot = self.pot
        other.chips = list(self.chips)
        other.cards = list(self.cards)
        other.deck = list(self.deck)
        other.pledges = list(self.pledges)
        other.winners = list(self.winners)
        return other

    def check(self) -> None:
        if self.bank + self.pot + sum(self.chips) != CHIPS:
            raise StateError("the chips do not add up")
        if sorted(self.cards + self.deck) != list(range(1, 10)):
            raise StateError("the cards do not add up")


class Pledge(Game):
    state: type[PledgeState] = PledgeState

    def __init__(self) -> None:
        super().__init__("pledge", "Pledge", 1, 2, 3, "pledge")

    def resource(self, filename: str) -> str:
        return RULEBOOK

    def bound(self, seats: int) -> int:
        return ROUNDS * seats

    def blank(self, seats: int) -> State:
        return self.state(self, seats)

    def catalogue(self) -> list[str]:
        return ["fold", "pot:6"]

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
        state = self.state(self, seats)
        state.deck = list(range(1, 10))
        for seat in range(seats):
            state.cards.append(dealer.draw(state.deck, "card", only(seat)))
        state.next_round(dealer)
        return state


def played_with(state: type[PledgeState]) -> Pledge:
    """The game with another state, which breaks something."""

    class Broken(Pledge):
        pass

    Broken.state = state
    return Broken()
