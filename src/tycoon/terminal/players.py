"""Who sits at the table: people and bots, as a record keeps them (`human Anna`, `random Bot 2`)."""

from dataclasses import dataclass
from typing import Final

from tycoon.bots import KINDS, BotError, bot_names, find_bot, is_reference
from tycoon.core.sentence import Sentence
from tycoon.language import Language
from tycoon.terminal import TERMINAL

HUMAN: Final = "human"

LONGEST_NAME: Final = 24


class PlayerError(ValueError):
    """Players that cannot sit at this table."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table: a human, or a bot of some kind."""

    kind: str
    name: str

    def human(self) -> bool:
        """Whether this player types."""
        return self.kind == HUMAN

    def text(self) -> str:
        """As a record keeps it; `read_players` is its mirror."""
        return f"{self.kind} {self.name}"


def seat_players(seats: int, humans: int, kinds: list[str], names: list[str], language: Language) -> list[Player]:
    """Humans first, then bots of these kinds in turn. Raises PlayerError and BotError."""
    if not 0 <= humans <= seats:
        raise PlayerError(Sentence("too-many-humans", TERMINAL, humans=humans, seats=seats))
    for kind in kinds:
        find_bot(kind, modules=True)
    if len(names) > seats:
        raise PlayerError(Sentence("too-many-names", TERMINAL, names=len(names), seats=seats))
    players: list[Player] = []
    for seat in range(seats):
        name = names[seat] if seat < len(names) else ""
        if seat < humans:
            players.append(Player(HUMAN, name or language.say("player-name", number=seat + 1)))
        else:
            kind = kinds[(seat - humans) % len(kinds)]
            players.append(Player(kind, name or language.say("bot-name", number=seat + 1)))
    for player in players:
        if not player.name.isprintable() or len(player.name) > LONGEST_NAME:
            raise PlayerError(Sentence("bad-name", TERMINAL, most=LONGEST_NAME, name=player.name[:40]))
        if [other.name for other in players].count(player.name) > 1:
            raise PlayerError(Sentence("same-name", TERMINAL, name=player.name))
    return players


def check_kinds(texts: list[str], trusted: list[str]) -> None:
    """Raise PlayerError if a record names a kind of bot that is not here.

    A class in a module must be among those whoever goes on with the game has named: a file from elsewhere imports none.
    """
    for text in texts:
        kind = text.partition(" ")[0]
        if kind == HUMAN or kind in KINDS:
            continue
        if is_reference(kind) and kind not in trusted:
            raise PlayerError(Sentence("imports", TERMINAL, kind=kind))
        try:
            find_bot(kind, modules=True)
        except BotError as problem:
            raise PlayerError(Sentence("played-with", TERMINAL, kind=kind, problem=problem)) from None


def read_players(texts: list[str], seats: int, language: Language) -> list[Player]:
    """The players as a record names them; whoever it does not name well is a human with a number."""
    here = bot_names()
    players: list[Player] = []
    for seat in range(seats):
        kind, _, name = (texts[seat] if seat < len(texts) else "").partition(" ")
        shown = "".join([letter for letter in name if letter.isprintable()])[:LONGEST_NAME].strip()
        known = kind == HUMAN or kind in here or is_reference(kind)
        players.append(Player(kind if known else HUMAN, shown or language.say("player-name", number=seat + 1)))
    return players
