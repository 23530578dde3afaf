"""Going through a turn of Manifest Destiny in tests."""

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.moves import Arg

from .staging import Stage, discovery


def invest(stage: Stage, seat: int, tokens: int = 0, money: int = 60) -> None:
    """Go on to the Investment turn of a seat, with so many purchased tokens and so much money."""
    stage.finish_card_play()
    while stage.state.actors() != [seat]:
        stage.act(stage.state.actors()[0], "done")
    assert stage.phase == "investment"
    with_tokens(stage, seat, tokens)
    stage.state.money[seat] = money


def with_tokens(stage: Stage, seat: int, tokens: int) -> None:
    """Give a seat so many purchased tokens."""
    state = stage.state
    state.stock[seat] += state.purchased[seat] - tokens
    state.purchased[seat] = tokens


def with_pioneers(stage: Stage, seat: int, count: int) -> None:
    """Give a seat so many Pioneers."""
    stage.state.stock[seat] += stage.state.pioneers[seat] - count
    stage.state.pioneers[seat] = count


def with_steps(stage: Stage, seat: int, name: str, *numbers: int) -> None:
    """Give a seat Step markers on a discovery."""
    for number in numbers:
        stage.state.steps[seat][discovery(name)] |= 1 << number


def steps_of(stage: Stage, seat: int, name: str) -> list[int]:
    """The numbers of a discovery with a Step marker of a seat."""
    done = stage.state.steps[seat][discovery(name)]
    return [number for number in range(1, 7) if done >> number & 1]


def all_done(stage: Stage, phase: str, **script: list[int]) -> None:
    """Everybody is done, with whatever is left of this turn, until a phase begins. Drawn cards are kept, and nothing is
    claimed."""
    while stage.phase != phase:
        seat = stage.state.actors()[0]
        word = next(word for word in ("keep", "decline", "done") if word in stage.moves(seat))
        stage.act(seat, word, **script)


def next_card_play(stage: Stage) -> None:
    """Finish the turn and choose the same turn order again."""
    all_done(stage, "turn-order")
    while stage.phase == "turn-order":
        seat = stage.state.actors()[0]
        stage.act(seat, "position", seat + 1)


def refused(stage: Stage, seat: int, *move: Arg) -> list[str]:
    """The reason and the clause for which a move is refused."""
    refusal = stage.state.why_not(seat, move)
    assert refusal is not None, f"{move} is legal"
    return [refusal.reason, refusal.clause]


def heard(stage: Stage, seat: int, *move: Arg, **script: list[int]) -> list[Event]:
    """Make a move and return what the dealer was told."""
    assert stage.state.why_not(seat, move) is None
    dealer = ScriptedDealer(script, otherwise=FastDealer(7))
    stage.state.play(seat, move, dealer)
    stage.state.check()
    return dealer.told
