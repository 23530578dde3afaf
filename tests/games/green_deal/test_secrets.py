"""What is hidden in Green Deal, and states that contradict themselves."""

import json

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.record import format_record
from tycoon.core.state import StateError
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.rules import GreenDealState

from .playing import bid, campaigning, idle, investing, start, state_of


@pytest.mark.proves("green_deal", "sealed-bids")
def test_a_sealed_bid_is_nowhere_in_what_others_get() -> None:
    table = start(3)
    state_of(table).cash[1] = 47
    table.play(1, ("bid", 41))
    assert "1 bid 41" in format_record(table.redacted(1))
    for seat in (None, 0, 2):
        assert "41" not in json.dumps(table.view(seat))
        assert "41" not in format_record(table.redacted(seat)).split("seats", 1)[1]


@pytest.mark.proves("green_deal", "open-cards")
def test_everybody_sees_points_by_heading_and_tiles_that_wait_for_their_place() -> None:
    table = investing(3, ["env-3a"])
    table.play(0, ("take", "environment"))
    table.play(0, ("dividend",))
    for seat in (None, 0, 1):
        view = json.loads(json.dumps(table.view(seat)))
        assert [player["to_place"] for player in view["players"]] == [["env-3a"], [], []]
        for player, scored in zip(view["players"], view["scored"], strict=True):
            assert scored.pop("seat") == player["seat"] and sum(scored.values()) == player["points"]
        assert view["scored"][0]["from_dividends"] == 4 and view["scored"][0]["from_projects"] > 0


@pytest.mark.proves("green_deal", "sealed-bids")
def test_bids_are_imagined_from_nothing_to_all_cash() -> None:
    table = start(3)
    state_of(table).cash[1] = 3
    table.play(1, ("bid", 2))
    state = state_of(table)
    assert list(state.secrets(0)) == ["bid of 1"]
    assert state.secrets(1) == {}
    chance = FastDealer(5)
    seen = set()
    for _ in range(60):
        world = state.imagine(0, chance)
        assert isinstance(world, GreenDealState)
        seen.add(world.bids[1])
        assert state.imagine(1, chance).to_json()["bids"] == state.bids
    assert seen == {0, 1, 2, 3}


@pytest.mark.proves("green_deal", "sealed-bids")
def test_who_has_no_cash_has_no_secret() -> None:
    table = start(3)
    state_of(table).cash[1] = 0
    table.play(1, ("bid", 12))
    assert state_of(table).secrets(0) == {}


@pytest.mark.proves("green_deal", "campaigns", "saved-token")
def test_campaigns_are_imagined_with_one_saved_token_at_most() -> None:
    table = campaigning({0: [3, 2, 1], 1: [1]})
    for move in (("save",), ("campaign", "jobs")):
        table.play(0, move)
    state = state_of(table)
    assert list(state.secrets(1)) == ["campaign of 0"]
    assert state.secrets(0) == {}
    chance = FastDealer(9)
    saved = set()
    used = set()
    for _ in range(200):
        world = state.imagine(1, chance)
        assert isinstance(world, GreenDealState)
        world.check()
        saved.add(world.saved[0])
        used.add(sum(world.campaign[:4]) + world.saved[0])
        assert world.unplaced == state.unplaced
    assert saved == {0, 2, 3}
    assert used == {0, 2, 3, 5}, "some tokens are imagined as surrendered"


@pytest.mark.proves("green_deal", "campaigns")
def test_a_campaign_is_in_nobody_elses_record_until_it_is_shown() -> None:
    table = campaigning({0: [3], 1: [1]})
    table.play(0, ("campaign", "research"))
    assert "0 campaign research" in format_record(table.redacted(0))
    for seat in (None, 1, 2):
        assert "campaign research" not in format_record(table.redacted(seat))


@pytest.mark.proves("green_deal", "open-cards")
def test_nothing_else_is_hidden() -> None:
    table = investing(4)
    state = state_of(table)
    assert [state.secrets(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert state.imagine(2, FastDealer(1)) == state
    own_view = {name: value for name, value in table.view(0).items() if name != "seat"}
    assert own_view == {name: value for name, value in table.view(3).items() if name != "seat"}


WRONG_STATES = [
    ("phase", 99, "no such phase"),
    ("waiting", [1], "either one seat decides"),
    ("cash", [20, 20], "every seat needs"),
    ("cash", [20, 20, 51], "beyond the end"),
    ("income", [10, -1, 10], "beyond the end"),
    ("points", [0] * 5, "each heading"),
    ("points", [1, *[0] * 20], "those on their cards"),
    ("actions", [-1] * 29, "a row of cards"),
    ("projects", [-1] * 59, "missing"),
    ("uses", [1, *[0] * 28], "can be played"),
    ("loans", [7, *[-1] * 8], "nowhere"),
    ("loans", [-3, *[-1] * 8], "in the pile"),
    ("stock", [3, 3, 2], "add up"),
    ("tokens", [0] * 8, "PR tokens missing"),
    ("campaign", [1], "only in the PR assessment"),
    ("pending", [3], "on the map once"),
    ("site", 3, "settled exactly"),
    ("adjoining", 3, "no tile"),
]


@pytest.mark.parametrize(("field", "value", "reason"), WRONG_STATES)
def test_a_state_that_contradicts_itself_is_refused(field: str, value: object, reason: str) -> None:
    table = start(3)
    bid(table, 1, 0, 0)
    data = table.state.to_json()
    assert GAME.restore(data) == table.state
    data[field] = value
    with pytest.raises(StateError, match=reason):
        GAME.restore(data)


def test_a_bid_beyond_its_owners_cash_and_a_campaign_beyond_its_tokens_are_refused() -> None:
    data = start(3).state.to_json()
    data["bids"] = [21, -1, -1]
    with pytest.raises(StateError, match="higher than"):
        GAME.restore(data)
    table = campaigning({0: [1], 1: [1]})
    table.play(0, ("campaign", "jobs"))
    state_of(table).campaign[0] = 2
    with pytest.raises(StateError, match="larger than"):
        table.state.check()


def test_cards_drawn_out_of_turn_are_refused() -> None:
    table = start(3)
    idle(table)
    state = state_of(table)
    state.projects[state.projects.index(-1)] = -4
    with pytest.raises(StateError, match="one project of each"):
        state.check()
    other = state_of(start(3))
    other.actions[other.actions.index(-1)] = -4
    with pytest.raises(StateError, match="two action cards"):
        other.check()
