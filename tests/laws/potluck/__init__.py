"""Potluck: a small game in which any of one's dishes are served at once, for what only a subset can say.

Everybody has the same six dishes. In turn, a die says how hungry the guests are, and one to three dishes are served
indoors, or any of them, perhaps none, at a picnic. Whoever serves no more than the guests can eat scores it all. After
two turns of everybody the best cook wins.
"""

from typing import Final, cast

from tycoon import Choice, Dealer, Game, Move, Option, Result, State, StateError, Subset
from tycoon.core.game import Setting
from tycoon.core.result import rank_by

DISHES: Final = ["bread", "soup", "fruit_salad", "pie", "roast", "cake"]
"""From the smallest to the largest: bread is for one, a cake for six."""
TURNS: Final = 2
MOST_AT_ONCE: Final = 3


class PotluckState(State):
    """Dishes that are left, and points."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turn: int = 0
        self.appetite: int = 0
        self.left: list[list[str]] = [list(DISHES) for _ in range(seats)]
        self.points: list[int] = [0] * seats

    def actors(self) -> list[int]:
        return [] if self.turn == TURNS * self.seats else [self.turn % self.seats]

    def options(self, seat: int) -> list[Option]:
        if seat not in self.actors():
            return []
        hand = cast("list[int | str]", list(self.left[seat]))
        picnic = Option("picnic", [Subset("dishes", hand)])
        if not hand:
            return [picnic]
        return [Option("serve", [Choice("place", ["indoors"]), Subset("dishes", hand, 1, MOST_AT_ONCE)]), picnic]

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        dishes = [str(dish) for dish in move[2 if move[0] == "serve" else 1 :]]
        size = sum([DISHES.index(dish) + 1 for dish in dishes])
        eaten = size if size <= self.appetite else 0
        self.left[seat] = [dish for dish in self.left[seat] if dish not in dishes]
        self.points[seat] += eaten
        dealer.tell("served", seat=seat, dishes=dishes, points=eaten)
        self.turn += 1
        self.get_hungry(dealer)

    def get_hungry(self, dealer: Dealer) -> None:
        """Roll for the appetite of the next guests."""
        self.appetite = 0
        if self.actors():
            self.appetite = 4 + dealer.roll(6, "appetite")
            dealer.tell("hungry", appetite=self.appetite)

    def clause(self) -> str:
        return "end" if self.over() else "serving"

    def view(self, seat: int | None) -> dict[str, object]:
        players = [{"dishes": list(self.left[other]), "points": self.points[other]} for other in range(self.seats)]
        return {"seat": seat, "appetite": self.appetite, "players": players}

    def imagine(self, seat: int, dealer: Dealer) -> State:
        return self.clone()

    def secrets(self, seat: int) -> dict[str, object]:
        return {}

    def result(self) -> Result | None:
        if not self.over():
            return None
        ranking = rank_by([(points,) for points in self.points], list(range(self.seats)))
        points = [{"points": points} for points in self.points]
        return Result(ranking, list(ranking[0]), list(self.points), points)

    def check(self) -> None:
        if any(not set(left) <= set(DISHES) for left in self.left):
            raise StateError("somebody has a dish that does not exist")


class Potluck(Game):
    """The description of the game."""

    def __init__(self) -> None:
        super().__init__("potluck", "Potluck", version=1, fewest=2, most=3, package="potluck")

    def blank(self, seats: int) -> State:
        return PotluckState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
        state = cast("PotluckState", self.blank(seats))
        state.get_hungry(dealer)
        return state

    def bound(self, seats: int) -> int:
        return TURNS * seats

    def vocabulary(self, seats: int) -> list[Option]:
        dishes = cast("list[int | str]", DISHES)
        served = Subset("dishes", dishes, 1, MOST_AT_ONCE)
        return [Option("serve", [Choice("place", ["indoors"]), served]), Option("picnic", [Subset("dishes", dishes)])]

    def catalogue(self) -> list[str]:
        return ["serve", "picnic", "served", "hungry"]


GAME: Final = Potluck()
