"""What has changed from one JSON value to another, to be sent instead of the whole.

A change is `[path, value]`: what stands at the path now, where a path is a list of keys and of places in lists; one
place behind the end of a list adds to it. Or it is `[path]`: the key is gone, or the list ends before that place. They
are made in their order. The page does it in `web/src/words/changes.ts`.
"""

import marshal
from typing import Any, Final

from pydantic_core import to_json

Change = list[Any]

WEIGHED: Final = 2
"""Down to this depth, a value is sent anew where that is shorter than what has changed in it."""


def changes(before: Any, after: Any) -> list[Change]:
    """What makes `after` of `before`."""
    return [] if _same(before, after) else _compare(before, after, [])


def _compare(before: Any, after: Any, path: list[str | int]) -> list[Change]:
    """The same of two values that differ, at a path."""
    found: list[Change] = []
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
        for key, value in after.items():
            if key not in before:
                found.append([[*path, key], value])
            elif not _same(before[key], value):
                found += _compare(before[key], value, [*path, key])
    elif isinstance(before, list) and isinstance(after, list):
        for at, value in enumerate(after):
            if at >= len(before):
                found.append([[*path, at], value])
            elif not _same(before[at], value):
                found += _compare(before[at], value, [*path, at])
        if len(after) < len(before):
            found.append([[*path, len(after)]])
    else:
        return [[path, after]]
    if len(found) > 1 and 0 < len(path) <= WEIGHED and _size(found) > _size([[path, after]]):
        return [[path, after]]
    return found


def _same(before: Any, after: Any) -> bool:
    """Whether two values are the same for who reads them: for Python, True is 1 and 1.0 is 1."""
    if before != after or type(before) is not type(after):
        return False
    # In this format, values of one make are the same bytes; where the make differs, it is looked for what does.
    return type(before) not in (dict, list) or marshal.dumps(before, 2) == marshal.dumps(after, 2)


def _size(value: Any) -> int:
    return len(to_json(value))
