"""What is sent of a position that somebody has seen already: only what has changed."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tycoon.core.dealer import FastDealer
from tycoon.server.changes import Change, changes

from .conftest import Json, Socket, Town, any_move, tell

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


def changed(before: Any, made: list[Change]) -> Any:
    """What comes of a value by changes, as the page works it out."""
    whole = [json.loads(json.dumps(before))]
    for path, *value in made:
        inside: Any = whole
        for step in (steps := [0, *path])[:-1]:
            inside = inside[step]
        last = steps[-1]
        if not value and isinstance(inside, list):
            del inside[last:]
        elif not value:
            del inside[last]
        elif isinstance(inside, list) and last == len(inside):
            inside.append(value[0])
        else:
            inside[last] = value[0]
    return whole[0]


@given(VALUES, VALUES)
def test_changes_make_one_value_of_another(before: Any, after: Any) -> None:
    assert json.dumps(changed(before, changes(before, after)), sort_keys=True) == json.dumps(after, sort_keys=True)


def test_what_is_equal_for_python_alone_is_a_change() -> None:
    assert changes({"a": True, "b": 1, "c": [0]}, {"a": 1, "b": 1.0, "c": [False]}) == [
        [["a"], 1],
        [["b"], 1.0],
        [["c", 0], False],
    ]


def test_what_is_written_in_the_same_way_is_the_same() -> None:
    assert changes({"a": (1, 2), "b": {1: "x"}}, {"a": [1, 2], "b": {1: "x"}}) == []
    assert changes({"a": {1: "x"}}, {"a": {1: "y"}}) == [[["a"], {1: "y"}]]


def test_nothing_is_said_of_what_stays() -> None:
    stays = "x" * 100
    before = {"view": {"cash": [1, 2, 3, stays], "hand": [stays, "b"], "gone": 1}}
    after = {"view": {"cash": [1, 5, 3, stays], "hand": [stays], "new": None}}
    assert sorted(changes(before, after), key=str) == [
        [["view", "cash", 1], 5],
        [["view", "gone"]],
        [["view", "hand", 1]],
        [["view", "new"], None],
    ]


def test_where_most_has_changed_it_is_sent_anew() -> None:
    before = {"options": [{"verb": "bid", "low": number} for number in range(9)]}
    after = {"options": [{"verb": "pass", "low": 0}, {"verb": "sell", "low": 1}]}
    assert changes(before, after) == [[["options"], after["options"]]]


def test_a_page_that_wishes_is_sent_what_has_changed_and_knows_all_the_same() -> None:
    """Manifest Destiny against bots: what both pages know is the same after every message, at a tenth of the size."""
    sizes: dict[bool, list[int]] = {False: [], True: []}

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        start = await ada.open("manifest_destiny", "me", "random", "random", "random")
        id = start["table"]["id"]
        dealer = FastDealer(3)
        async with Socket(town, ada) as whole, Socket(town, ada) as frugal:
            known: dict[int, Json] = {}
            latest: Json = {}
            whole.watch(id)
            frugal.watch(id, changes=True)
            position = start
            for _ in range(6):
                position = await ada.until(id, lambda now: bool(now["options"]))
                await ada.move(position, any_move(position, dealer))
            end = await ada.until(id, lambda now: bool(now["options"]))
            while latest.get("version", -1) < end["version"]:
                message = await frugal.hear()
                sizes[True].append(len(json.dumps(message)))
                if "position" in message:
                    latest = message["position"]
                else:
                    latest = changed(latest, message["changes"])
                    assert message["viewer"] == latest["viewer"]
                known[latest["version"]] = latest
            seen = -1
            while seen < end["version"]:
                message = await whole.hear()
                sizes[False].append(len(json.dumps(message)))
                seen = message["position"]["version"]
                for part in ("view", "options", "actors", "table", "undo"):
                    assert message["position"][part] == known[seen][part]
            for part in ("view", "options", "actors", "asked", "undo", "clocks"):
                assert latest[part] == end[part]

    tell(story)
    small = sorted(sizes[True])[len(sizes[True]) // 2]
    large = sorted(sizes[False])[len(sizes[False]) // 2]
    assert small < 2000 and small * 5 < large
