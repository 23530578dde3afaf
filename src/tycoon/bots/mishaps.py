"""A bot that fails loses nobody's game: a legal move is made for it, and what happened is said."""

from dataclasses import dataclass

from tycoon.bots.bot import Bot
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.registry import where_it_failed
from tycoon.core.table import Seat


@dataclass(frozen=True)
class Mishap:
    """A decision that a bot did not make."""

    error: str
    """The kind of error; empty for a move that is not allowed."""
    where: str
    """The file and the line it came from, where known."""
    detail: str
    """The error's message, or the move. It may quote what only the bot's seat knows: not for the eyes of others."""


def allowed(options: list[Option], move: object) -> bool:
    """Whether what a bot answered is a move that one of the options stands for."""
    return isinstance(move, tuple) and len(move) > 0 and any(option.allows(move) for option in options)


def choose_legally(bot: Bot, seat: Seat, dealer: Dealer) -> tuple[Move, Mishap | None]:
    """A legal move for this seat: the bot's, or one at random if it fails, and then how it failed."""
    options = seat.options()
    try:
        move = bot.choose(seat)
        if allowed(options, move):
            return move, None
        mishap = Mishap("", "", repr(move)[:200])
    except (Exception, SystemExit) as problem:
        # Whatever other people's code does.
        mishap = Mishap(
            type(problem).__name__, where_it_failed(problem).strip(" ()"), " ".join(str(problem).split())[:200]
        )
    return random_move(options, dealer), mishap
