"""The state of a game, and what may be done in it.

The rulebook's clauses are cited by their ids, as in (#pledges). The module is small enough to hold them all; that of
a larger game is split by the chapters of its rulebook.
"""

from typing import Final, cast

from tycoon import Dealer, Domain, Game, Move, Number, Option, Refusal, Result, State, StateError, only
from tycoon.core.result import rank_by

ROUNDS: Final = 4
CHIPS: Final = 24
"""As many as four rounds can need."""
HIGHEST_CARD: Final = 9
LOWEST_PLEDGE: Final = 1

NOT_YET: Final = -1
FOLDED: Final = 0
NOBODY: Final = -1

AMOUNT: Final[Domain] = Number("amount", LOWEST_PLEDGE, around=3)
"""There is no highest number: bots are told around which size to try some."""

MENU: Final = [Option("pledge", [AMOUNT]), Option("fold")]
"""What may be done, the same each time (#pledges)."""


class SecretPledgeState(State):
    """Chips, cards and pledges. A copy of it (`clone`) is made from its fields, so nothing needs to be written."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.round: int = 0
        """Rounds that are over."""
        self.bank: int = CHIPS
        self.pot: int = 0
        self.chips: list[int] = [0] * seats
        self.cards: list[int] = []
        """The card of each seat: secret until the end (#cards)."""
        self.deck: list[int] = []
        """The cards that nobody holds; their order means nothing."""
        self.pledges: list[int] = [NOT_YET] * seats
        """What each seat has pledged in this round, in secret (#pledges)."""
        self.winners: list[int] = []
        """Who took the pot of each round."""

    # ------------------------------------------------------------------ what may be done

    def actors(self) -> list[int]:
        """All who have not pledged yet, at the same time (#pledges)."""
        if self.round == ROUNDS:
            return []
        return [seat for seat in range(self.seats) if self.pledges[seat] == NOT_YET]

    def options(self, seat: int) -> list[Option]:
        if seat not in self.actors():
            return []
        return MENU

    def clause(self) -> str:
        return "end" if self.round == ROUNDS else "pledges"

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        """The condition that a move violates, if it violates one: the same that `options` states."""
        amount = move[1] if len(move) == 2 else None
        if move[0] == "pledge" and isinstance(amount, int) and amount < LOWEST_PLEDGE:
            return Refusal("pledge-too-low", "pledges")
        return None

    def audience(self, seat: int, move: Move) -> int:
        """Pledges and folding are secret (#pledges)."""
        return only(seat)

    # ------------------------------------------------------------------ what comes of it

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.pledges[seat] = int(move[1]) if move[0] == "pledge" else FOLDED
        dealer.tell("pledged", seat=seat)
        if not self.actors():
            self.award(dealer)

    def next_round(self, dealer: Dealer) -> None:
        """Roll for the pot (#pot), or end the game (#end)."""
        if self.round == ROUNDS:
            dealer.reveal("cards", cards=list(self.cards))
            return
        self.pot = dealer.roll(6, "pot")
        self.bank -= self.pot
        dealer.tell("pot", round=self.round + 1, pot=self.pot)

    def award(self, dealer: Dealer) -> None:
        """The lowest pledge that only one player made takes the pot (#award)."""
        dealer.reveal("shown", pledges=list(self.pledges))
        winner = self.lone_lowest()
        if winner == NOBODY:
            self.bank += self.pot
            dealer.tell("nobody-won", pot=self.pot)
        else:
            self.chips[winner] += self.pot
            dealer.tell("won", seat=winner, pot=self.pot)
        self.winners.append(winner)
        self.pot = 0
        self.pledges = [NOT_YET] * self.seats
        self.round += 1
        self.next_round(dealer)

    def lone_lowest(self) -> int:
        """The seat with the lowest pledge that nobody else made."""
        best = NOBODY
        for seat, pledge in enumerate(self.pledges):
            alone = pledge != FOLDED and self.pledges.count(pledge) == 1
            if alone and (best == NOBODY or pledge < self.pledges[best]):
                best = seat
        return best

    def result(self) -> Result | None:
        """Chips and card are the score (#score)."""
        if self.round < ROUNDS:
            return None
        scores = [self.chips[seat] + self.cards[seat] for seat in range(self.seats)]
        ranking = rank_by([(score,) for score in scores], list(range(self.seats)))
        points = [{"chips": self.chips[seat], "card": self.cards[seat]} for seat in range(self.seats)]
        return Result(ranking, list(ranking[0]), scores, points)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator, may know: built up from nothing, so that nothing secret slips in."""
        return {
            "seat": seat,
            "round": min(self.round + 1, ROUNDS),
            "rounds": ROUNDS,
            "over": self.round == ROUNDS,
            "pot": self.pot,
            "players": [self._view_player(seat, other) for other in range(self.seats)],
            "winners": [None if winner == NOBODY else winner for winner in self.winners],
        }

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        pledge = self.pledges[other]
        return {
            "seat": other,
            "chips": self.chips[other],
            "card": self.cards[other] if other == seat or self.round == ROUNDS else None,
            "pledged": pledge != NOT_YET,
            "pledge": pledge if other == seat and pledge != NOT_YET else None,
        }

    def secrets(self, seat: int) -> dict[str, object]:
        """What the seat cannot know: the cards of others, and what they have pledged in this round."""
        hidden: dict[str, object] = {}
        if self.round < ROUNDS:
            for other in range(self.seats):
                if other != seat:
                    hidden[f"card {other}"] = self.cards[other]
                    if self.pledges[other] != NOT_YET:
                        hidden[f"pledge {other}"] = self.pledges[other]
        return hidden

    def imagine(self, seat: int, dealer: Dealer) -> State:
        """The same game as far as the seat knows it, with all of its secrets drawn anew."""
        other = cast("SecretPledgeState", self.clone())
        if self.round == ROUNDS:
            return other
        unseen = self.deck + [self.cards[owner] for owner in range(self.seats) if owner != seat]
        # Which of them somebody holds must not show in what is drawn.
        unseen.sort()
        for owner in range(self.seats):
            if owner != seat:
                other.cards[owner] = unseen.pop(dealer.below(len(unseen)))
                if self.pledges[owner] != NOT_YET:
                    other.pledges[owner] = dealer.below(2 * self.seats)
        other.deck = unseen
        return other

    def check(self) -> None:
        """Chips and cards add up (#components)."""
        if self.bank < 0 or self.bank + self.pot + sum(self.chips) != CHIPS:
            raise StateError("the chips do not add up")
        if sorted(self.cards + self.deck) != list(range(1, HIGHEST_CARD + 1)):
            raise StateError("the cards do not add up")
