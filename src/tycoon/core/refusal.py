"""Why a move is refused: a reason with the clause of the rulebook, as data.

The words are looked up by whoever talks to people (`tycoon.language`); here is what they are looked up with.
"""

from typing import TypeAlias, final

Fact: TypeAlias = int | str | list[int] | list[str] | None
"""What refusals and events carry: plain data, readable in every language."""


@final
class Refusal:
    """The reason why something may not be done."""

    def __init__(self, reason: str, clause: str, **facts: Fact) -> None:
        self.reason: str = reason
        """Id of the message that explains it."""
        self.clause: str = clause
        """Id of the clause of the game's rulebook that forbids it."""
        self.facts: dict[str, Fact] = facts
        """What the message needs: numbers, ids."""

    def __repr__(self) -> str:
        facts = "".join([f", {name}={value!r}" for name, value in self.facts.items()])
        return f"Refusal({self.reason!r}, {self.clause!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """The refusal as JSON-ready data."""
        return {"reason": self.reason, "clause": self.clause, "facts": dict(self.facts)}


class IllegalMove(ValueError):
    """A move was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal, rule: str = "", game: object = None) -> None:
        self.refusal: Refusal = refusal
        self.game: object = game
        """Whose rules refuse it: a Game, where it is known."""
        facts = ", ".join([f"{name}={value}" for name, value in refusal.facts.items() if value is not None])
        message = refusal.reason + (f" ({facts})" if facts else "") + f"; rule {refusal.clause}"
        super().__init__(f"{message}: {rule}" if rule else message)
