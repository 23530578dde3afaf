"""What the game is called, who can play it, and how it is set up."""

from typing import Final, cast

from tycoon import Dealer, Game, Option, State, only
from tycoon.core.game import Setting
from tycoon.core.heuristic import Heuristic
from tycoon.core.observation import Schema

from secret_pledge import observation
from secret_pledge.heuristic import SecretPledgeHeuristic
from secret_pledge.rules import HIGHEST_CARD, MENU, ROUNDS, SecretPledgeState

_HEURISTIC: Final = SecretPledgeHeuristic()


class SecretPledge(Game):
    """The description of the game, for two to four (#components)."""

    def __init__(self) -> None:
        super().__init__("secret_pledge", "Secret Pledge", version=1, fewest=2, most=4, package="secret_pledge")

    def blank(self, seats: int) -> State:
        return SecretPledgeState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
        """Everybody is dealt a card (#cards), and the first pot is rolled (#pot)."""
        state = cast("SecretPledgeState", self.blank(seats))
        state.deck = list(range(1, HIGHEST_CARD + 1))
        for seat in range(seats):
            card = dealer.draw(state.deck, "card", only(seat))
            state.cards.append(card)
            dealer.reveal("card", to=only(seat), card=card)
        state.next_round(dealer)
        return state

    def bound(self, seats: int) -> int:
        return ROUNDS * seats

    def vocabulary(self, seats: int) -> list[Option]:
        """Every verb there is, with the widest choices: learners have their actions from it."""
        return MENU

    def schema(self, seats: int) -> Schema:
        """What a seat sees, described: learners get it as numbers."""
        return observation.schema(seats)

    def heuristic(self) -> Heuristic:
        return _HEURISTIC

    def by_seat(self) -> list[str]:
        """What has one value for each seat: it is shown with the players' names."""
        return ["pledges", "cards"]

    def running_score(self) -> str:
        """By which number of a player one sees who is ahead: the course of a finished game is drawn of it."""
        return "chips"

    def catalogue(self) -> list[str]:
        """What golden records must show between them."""
        return ["pledge", "fold", "won", "nobody-won", "pot:1", "pot:6"]


GAME: Final = SecretPledge()
