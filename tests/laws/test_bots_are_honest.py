"""No bot knows more than its seat, in any game with any number of seats."""

import pytest
from pledge import Pledge

from tycoon import Game, Move, Seat
from tycoon.bots import KINDS, Budget, make_bot
from tycoon.core.event import CHANCE
from tycoon.core.laws import LawBroken, check_honesty


@pytest.mark.parametrize("kind", KINDS)
def test_bots_do_the_same_whatever_they_cannot_know(kind: str, game: Game, seats: int) -> None:
    def choose(seat: Seat, seed: int) -> Move:
        return make_bot(kind, str(seed), Budget(simulations=20)).choose(seat)

    check_honesty(choose, game, seats, seed=seats)


def peeks_at_the_state(seat: Seat, seed: int) -> Move:
    return ("pledge", sum(seat._table.state.to_json()["cards"]) * seed)  # type: ignore[call-overload]


def peeks_at_the_record(seat: Seat, _seed: int) -> Move:
    drawn = [line.outcome for line in seat._table.record.lines if line.kind == CHANCE and line.outcome != ""]
    return ("pledge", len(drawn))


def peeks_at_the_dice_to_come(seat: Seat, _seed: int) -> Move:
    return ("pledge", seat._table._recorder.dealer.below(1 << 20))


@pytest.mark.parametrize("cheat", [peeks_at_the_state, peeks_at_the_record, peeks_at_the_dice_to_come])
def test_cheats_are_caught(cheat: object) -> None:
    with pytest.raises(LawBroken, match="cannot know"):
        for seed in range(5):
            check_honesty(cheat, Pledge(), 3, seed)  # type: ignore[arg-type]
