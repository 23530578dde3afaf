"""Fair dice: committed before the game, verifiable after it.

The host picks a secret and publishes its hash. Each seat may then add a word. Every outcome follows from secret,
words and a counter through HMAC-SHA256, a stream named `hmac-sha256-1`. At the end the secret is revealed, and
anybody can check that it is the one committed to and that every die and every card came from it.
"""

import hashlib
import hmac
import json
import secrets
from typing import Final, final

from tycoon.core.dealer import Dealer

STREAM: Final = "hmac-sha256-1"
"""The name of the way outcomes are derived. Another way gets another name."""

_SPACE: Final = 1 << 256


def new_secret() -> str:
    """A secret for one game: 32 random bytes as hexadecimal digits."""
    return secrets.token_hex(32)


def secret_from_seed(seed: int | str) -> str:
    """The secret of a reproducible game. Whoever knows the seed knows the dice: for trying out, not for playing."""
    return hashlib.sha256(f"tycoon seed {seed}".encode()).hexdigest()


def commit(secret: str) -> str:
    """What is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def keeps_commitment(secret: str, commitment: str) -> bool:
    """Whether a revealed secret is the one committed to."""
    try:
        return hmac.compare_digest(commit(secret), commitment)
    except (ValueError, TypeError):
        return False


def outcome(secret: str, words: list[str], number: int, count: int) -> int:
    """The `number`-th outcome of a game, from 0 to `count` - 1.

    Numbers beyond the largest multiple of `count` are thrown away and tried again, so that all are as likely.
    """
    limit = _SPACE - _SPACE % count
    attempt = 0
    while True:
        message = json.dumps([STREAM, words, number, attempt], ensure_ascii=True, separators=(",", ":"))
        digest = hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % count
        attempt += 1


@final
class SealedDealer(Dealer):
    """Deals from a secret committed to before the game and the words of the seats.

    `dealt` is the number of outcomes already dealt, for going on with a game from its record.
    """

    def __init__(self, secret: str, words: list[str] | None = None, dealt: int = 0) -> None:
        super().__init__()
        self.secret: str = secret
        self.words: list[str] = list(words) if words is not None else []
        self.dealt: int = dealt

    @property
    def commitment(self) -> str:
        """The hash of the secret, to be published before the game."""
        return commit(self.secret)

    def below(self, count: int) -> int:
        value = outcome(self.secret, self.words, self.dealt, count)
        self.dealt += 1
        return value
