"""What has changed from one JSON value to another, to be sent instead of the whole.

A change is `[path, value]`: what stands at the path now, where a path is a list of keys and of places in lists; one
place behind the end of a list adds to it. Or it is `[path]`: the key is gone, or the list ends before that place. They
are made in their order. The page does it in `web/src/words/changes.ts`.
"""

import json
from typing import Any, Final

Change = list[Any]

WEIGHED: Final = 2
"""Down to this depth, a value is sent anew where that is shorter than what has changed in it."""


def changes(before: Any, after: Any) -> list[Change]:
    """What makes `after` of `before`."""
    return _compare(before, after, [])


def _compare(before: Any, after: Any, path: list[str | int]) -> list[Change]:
    found: list[Change] = []
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                found.append([[*path, key]])
        for key, value in after.items():
            found += _compare(before[key], value, [*path, key]) if key in before else [[[*path, key], value]]
    elif isinstance(before, list) and isinstance(after, list):
        for at, value in enumerate(after):
            found += _compare(before[at], value, [*path, at]) if at < len(before) else [[[*path, at], value]]
        if len(after) < len(before):
            found.append([[*path, len(after)]])
    # True is 1 and 1.0 is 1 for Python, but not for who reads them.
    elif before != after or type(before) is not type(after):
        return [[path, after]]
    if len(found) > 1 and 0 < len(path) <= WEIGHED and _size(found) > _size([[path, after]]):
        return [[path, after]]
    return found


def _size(value: Any) -> int:
    return len(json.dumps(value, separators=(",", ":")))
