"""What has changed from one JSON value to another, to be sent instead of the whole.

A change is `[path, value]`: what stands at the path now, where a path is a list of keys and of places in lists; one
place behind the end of a list adds to it. Or it is `[path]`: the key is gone, or the list ends before that place. They
are made in their order. The page does it in `web/src/words/changes.ts`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic_core import from_json, to_json

Change = list[Any]

WEIGHED: Final = 2
"""Down to this depth, a value is sent anew where that is shorter than what has changed in it."""


def changes(before: Any, after: Any) -> list[Change]:
    """What makes `after` of `before`."""
    return _compare(before, after, [])


class Written:
    """An object as JSON, in pieces, so that only those which differ are ever read again.

    There is a piece for each of its keys, and for each key of the objects right in it.
    """

    def __init__(self, value: Mapping[str, Any]) -> None:
        self.pieces = {
            key: {inner: to_json(part) for inner, part in piece.items()} if _is_object(piece) else to_json(piece)
            for key, piece in value.items()
        }

    @property
    def text(self) -> str:
        """All of it."""
        return _join(
            {key: _join(piece) if isinstance(piece, dict) else piece for key, piece in self.pieces.items()}
        ).decode()

    def changes_to(self, after: "Written") -> list[Change]:
        """What makes another one of this."""
        found = _gone(self.pieces, after.pieces, [])
        for key, now in after.pieces.items():
            then = self.pieces.get(key)
            if then == now:
                continue
            if not isinstance(then, dict) or not isinstance(now, dict):
                found += _compare_pieces(then, now, [key])
                continue
            inside = _gone(then, now, [key])
            for inner, part in now.items():
                if then.get(inner) != part:
                    inside += _compare_pieces(then.get(inner), part, [key, inner])
            found += inside if len(inside) < 2 or _size(inside) <= len(_join(now)) else [[[key], _read(now)]]
        return found


def _is_object(value: Any) -> bool:
    return isinstance(value, dict) and bool(value) and all([type(key) is str for key in value])


@lru_cache(10_000)
def _key(key: str) -> bytes:
    return to_json(key) + b":"


def _join(pieces: Mapping[str, bytes]) -> bytes:
    return b"{" + b",".join([_key(key) + piece for key, piece in pieces.items()]) + b"}"


def _read(piece: bytes | dict[str, bytes]) -> Any:
    return from_json(_join(piece) if isinstance(piece, dict) else piece)


def _gone(before: Mapping[str, object], after: Mapping[str, object], path: list[str | int]) -> list[Change]:
    return [[[*path, key]] for key in before if key not in after]


def _compare_pieces(
    before: bytes | dict[str, bytes] | None, after: bytes | dict[str, bytes], path: list[str | int]
) -> list[Change]:
    now = _read(after)
    return [[path, now]] if before is None else _compare(_read(before), now, path)


def _compare(before: Any, after: Any, path: list[str | int]) -> list[Change]:
    found: list[Change] = []
    if isinstance(before, dict) and isinstance(after, dict):
        found += _gone(before, after, path)
        for key, value in after.items():
            if key not in before:
                found.append([[*path, key], value])
            elif not _same_leaf(before[key], value):
                found += _compare(before[key], value, [*path, key])
    elif isinstance(before, list) and isinstance(after, list):
        for at, value in enumerate(after):
            if at >= len(before):
                found.append([[*path, at], value])
            elif not _same_leaf(before[at], value):
                found += _compare(before[at], value, [*path, at])
        if len(after) < len(before):
            found.append([[*path, len(after)]])
    elif not _same_leaf(before, after):
        return [[path, after]]
    if len(found) > 1 and 0 < len(path) <= WEIGHED and _size(found) > _size([[path, after]]):
        return [[path, after]]
    return found


def _same_leaf(before: Any, after: Any) -> bool:
    """Whether two values hold nothing else and are the same: for Python, True is 1 and 1.0 is 1."""
    kind = type(after)
    return type(before) is kind and kind is not dict and kind is not list and before == after


def _size(value: Any) -> int:
    return len(to_json(value))
