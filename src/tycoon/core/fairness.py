"""Fair dice: committed before the game, verifiable after it.

The host picks a secret and publishes a commitment to it. Each seat may then add a word. Every outcome follows from
the secret, the words and a counter through HMAC-SHA256. When the game is over the secret is revealed, and anybody can
check that it is the one committed to and that every die and every card came from it.

**What not everybody saw.** At some tables the game is over and still not everything is laid open: a card that went
face down stays unseen for ever. One secret would open every draw. So the stream `hmac-sha256-2` has two keys, both
made from the secret: the *open* key deals what everybody sees, the *sealed* key everything else, and each has a
counter of its own. The commitment is to both. To prove what everybody saw, the open key is published with the hash of
the sealed one: that is enough to compute the commitment, and to compute every public die again, while it tells
nothing about a draw that was not public. Neither key can be found from the other or from its hash.

Why two keys, and no tree with a leaf for every draw: nobody knows beforehand how many draws a game will take, so a tree
would need a limit, costs time at the start, and a path of hashes for each draw that is opened. It could do more only
by opening a single draw that was *not* public, and that must not be done in any case: which place in the deck a card
came from tells something about the cards that were gone already. For the same reason what everybody sees drawn must be
drawn from what everybody knows; a law holds games to it (`check_public_draws`). What it was drawn from is counted in
ascending order, so that whoever publishes the dice cannot choose an order that suits them.

Records of the first stream, `hmac-sha256-1`, are proved as ever: one key, one counter, and values in the order the
rules keep them in.
"""

import hashlib
import hmac
import json
import secrets
from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import Dealer
from tycoon.core.record import Record

FIRST_STREAM: Final = "hmac-sha256-1"
STREAM: Final = "hmac-sha256-2"
"""The name of the way outcomes are derived. Another way gets another name."""

STREAMS: Final = (FIRST_STREAM, STREAM)

_SPACE: Final = 1 << 256


def new_secret() -> str:
    """A secret for one game: 32 random bytes as hexadecimal digits."""
    return secrets.token_hex(32)


def secret_from_seed(seed: int | str) -> str:
    """The secret of a reproducible game. Whoever knows the seed knows the dice: for trying out, not for playing."""
    return hashlib.sha256(f"tycoon seed {seed}".encode()).hexdigest()


def open_key(secret: str) -> str:
    """What deals the dice and cards that everybody sees."""
    return _key(secret, "everyone")


def sealed_key(secret: str) -> str:
    """What deals all others."""
    return _key(secret, "others")


def _key(secret: str, whose: str) -> str:
    return hmac.new(bytes.fromhex(secret), f"{STREAM} {whose}".encode(), hashlib.sha256).hexdigest()


def _hash(key: str) -> str:
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def sealed_hash(secret: str) -> str:
    """The hash of the sealed key, which is published together with the open key."""
    return _hash(sealed_key(secret))


def commit(secret: str, stream: str = STREAM) -> str:
    """What is published before the game."""
    if stream == FIRST_STREAM:
        return _hash(secret)
    return commitment_to(open_key(secret), sealed_hash(secret))


def commitment_to(opened: str, sealed: str) -> str:
    """The commitment to an open key, and to a sealed one of which only the hash is known."""
    return hashlib.sha256(STREAM.encode() + bytes.fromhex(_hash(opened)) + bytes.fromhex(sealed)).hexdigest()


def keeps_commitment(secret: str, commitment: str, stream: str = STREAM) -> bool:
    """Whether a revealed secret is the one committed to."""
    try:
        return hmac.compare_digest(commit(secret, stream), commitment)
    except (ValueError, TypeError):
        return False


def opens_commitment(opened: str, sealed: str, commitment: str) -> bool:
    """Whether a published open key, with the hash of the sealed one, is what was committed to."""
    try:
        return hmac.compare_digest(commitment_to(opened, sealed), commitment)
    except (ValueError, TypeError):
        return False


def outcome(key: str, words: list[str], number: int, count: int, stream: str = STREAM) -> int:
    """The `number`-th outcome of a key, from 0 to `count` - 1. In the first stream the secret itself is the key.

    Numbers beyond the largest multiple of `count` are thrown away and tried again, so that all are as likely.
    """
    limit = _SPACE - _SPACE % count
    attempt = 0
    while True:
        message = json.dumps([stream, words, number, attempt], ensure_ascii=True, separators=(",", ":"))
        digest = hmac.new(bytes.fromhex(key), message.encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return value % count
        attempt += 1


def counted(values: list[int], stream: str = STREAM) -> list[int]:
    """The places of values in the order in which a stream counts them."""
    if stream == FIRST_STREAM:
        return list(range(len(values)))
    return sorted(range(len(values)), key=values.__getitem__)


@final
class Dice:
    """The outcomes that follow from a secret, one after the other.

    `record` is that of a game which goes on: what it has dealt comes no more, and its stream goes on too.
    """

    def __init__(self, secret: str, words: list[str], stream: str = STREAM, record: Record | None = None) -> None:
        self.secret: str = secret
        self.words: list[str] = list(words)
        self.stream: str = stream if record is None else record.stream
        self._open: str = secret if self.stream == FIRST_STREAM else open_key(secret)
        self._sealed: str = secret if self.stream == FIRST_STREAM else sealed_key(secret)
        self._opened: int = 0 if record is None else record.dealt_openly()
        self._dealt: int = 0 if record is None else record.dealt()

    def pick(self, values: list[int], to: int) -> int:
        """The place of the value that comes next for this audience."""
        key = self._open if to == EVERYONE else self._sealed
        number = self._dealt
        if self.stream != FIRST_STREAM:
            number = self._opened if to == EVERYONE else self._dealt - self._opened
        self._dealt += 1
        if to == EVERYONE:
            self._opened += 1
        return counted(values, self.stream)[outcome(key, self.words, number, len(values), self.stream)]


@final
class SealedDealer(Dealer):
    """Deals from a secret committed to before the game and the words of the seats.

    `record` is that of a game which goes on.
    """

    def __init__(
        self, secret: str, words: list[str] | None = None, record: Record | None = None, stream: str = STREAM
    ) -> None:
        super().__init__()
        self.secret: str = secret
        self.words: list[str] = list(words) if words is not None else []
        self.dice: Dice = Dice(secret, self.words, stream, record)

    @property
    def stream(self) -> str:
        """The name of the way outcomes are derived."""
        return self.dice.stream

    @property
    def commitment(self) -> str:
        """What binds to the secret, to be published before the game."""
        return commit(self.secret, self.dice.stream)

    def below(self, count: int) -> int:
        return self.dice.pick(list(range(count)), EVERYONE)

    def pick(self, what: str, values: list[int], to: int) -> int:
        return self.dice.pick(values, to)
