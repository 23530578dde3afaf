"""What has changed from one JSON value to another, to be sent instead of the whole.

A change is `[path, value]`: what stands at the path now, where a path is a list of keys and of places in lists; one
place behind the end of a list adds to it. Or it is `[path]`: the key is gone, or the list ends before that place. They
are made in their order. The page does it in `web/src/words/changes.ts`.

Values are compared as they are, not as they are written: most of a position is what it was, and that is seen quickest
where both are still data. This module is compiled with the rules.
"""

from typing import Any, Final

from pydantic_core import to_json

Change = list[Any]

WEIGHED: Final = 2
"""Down to this depth, a value is sent anew where that is shorter than what has changed in it."""


_NOTHING: Final = object()
_ANY: Final = 1 << 30


def changes(before: Any, after: Any) -> list[Change]:
    """What makes `after` of `before`."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    """Add to `found` what makes one of the other at a path, which is as it was afterwards."""
    first = len(found)
    if isinstance(after, dict) and isinstance(before, dict):
        if not _compare_objects(before, after, path, found):
            # There are keys that are no words: they are words only when they are written.
            del found[first:]
            if to_json(before) != to_json(after):
                found.append([path.copy(), after])
            return
    elif isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)):
        _compare_lists(before, after, path, found)
    else:
        if not _same_leaf(before, after):
            found.append([path.copy(), after])
        return
    if len(found) - first > 1 and 0 < len(path) <= WEIGHED:
        length = 0
        for at in range(first, len(found)):
            length += _length(found[at], _ANY) + 1
        # The path is written once with the whole, and with each of these.
        if length > _length(after, length) + _length(path, _ANY) + 5:
            del found[first:]
            found.append([path.copy(), after])


def _compare_objects(before: dict[Any, Any], after: dict[Any, Any], path: list[str | int], found: list[Change]) -> bool:
    """The same of two objects; False where they are none."""
    met = 0
    for key, value in after.items():
        earlier = before.get(key, _NOTHING)
        if earlier is value:
            met += 1
        elif type(key) is not str:
            return False
        elif earlier is _NOTHING:
            found.append([[*path, key], value])
        else:
            met += 1
            if not _same_leaf(earlier, value):
                path.append(key)
                _compare(earlier, value, path, found)
                path.pop()
    if met < len(before):
        for key in before:
            if type(key) is not str:
                return False
            if key not in after:
                found.append([[*path, key]])
    return True


def _compare_lists(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    length, at = len(before), 0
    for value in after:
        if at >= length:
            found.append([[*path, at], value])
        else:
            earlier = before[at]
            if earlier is not value and not _same_leaf(earlier, value):
                path.append(at)
                _compare(earlier, value, path, found)
                path.pop()
        at += 1
    if at < length:
        found.append([[*path, at]])


def _same_leaf(before: Any, after: Any) -> bool:
    """Whether two values hold nothing else and are the same: for Python, True is 1 and 1.0 is 1."""
    kind = type(after)
    if kind is str or kind is int:
        return type(before) is kind and bool(before == after)
    return kind is not dict and kind is not list and type(before) is kind and bool(before == after)


def _length(value: Any, most: int) -> int:
    """About how long a value is when it is written; where that is more than `most`, anything that is."""
    kind = type(value)
    if kind is str:
        return len(value) + 2
    if kind is int:
        return 1 if 0 <= value < 10 else value.bit_length() * 77 // 256 + 1
    if kind is dict:
        length = 1
        for key, inner in value.items():
            length += len(str(key)) + 4 + _length(inner, most - length)
            if length > most:
                break
        return length
    if kind is list or kind is tuple:
        length = 1
        for inner in value:
            length += 1 + _length(inner, most - length)
            if length > most:
                break
        return length
    if value is None or value is True:
        return 4
    if kind is float:
        return 17
    return len(to_json(value))
