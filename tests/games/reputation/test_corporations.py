"""Reputation: the eight corporations."""

import pytest

from tycoon.core.table import Table
from tycoon.games.reputation import GAME
from tycoon.games.reputation.state import OCCUPIED

from .playing import (
    cosponsor,
    go_to_round,
    offered,
    place,
    play,
    player_seen,
    refused,
    speculate,
    start,
    state_of,
    told,
)


def uses(table: Table, seat: int = 0) -> object:
    """The uses left of a seat's power."""
    return player_seen(table, None, seat)["uses"]


def rested(identities: dict[int, tuple[str, str]], spaces: int = 3) -> Table:
    """Three players in the second round; so many workers of seat 2, who begins nothing, are in the rest room."""
    table = start(3, identities, first=1)
    place(table, 2, left=1, stack=1 if spaces > 1 else 0, right=1 if spaces > 2 else 0)
    go_to_round(table, 2)
    return table


@pytest.mark.proves("reputation", "power-uses")
def test_a_used_up_power_is_refused() -> None:
    table = start(3, {0: ("meridian", "lean")})
    play(table, "0 speculate", "1 public 7", "2 speculate", "0 skim")
    assert uses(table) == 0
    assert refused(table, "0 skim") == ("power-used-up", "power-uses")


@pytest.mark.proves("reputation", "power-uses")
@pytest.mark.parametrize(
    ("verb", "clause"),
    [("skim", "meridian"), ("recall", "voltea"), ("withhold", "obsidian"), ("discount 1", "kestrel")],
)
def test_the_power_of_another_is_refused(verb: str, clause: str) -> None:
    table = start(3, {0: ("themis", "lean")})
    assert refused(table, f"0 {verb}") == ("not-your-power", clause)


@pytest.mark.proves("reputation", "power-timing", "voltea")
def test_a_power_does_not_replace_the_action() -> None:
    table = rested({2: ("voltea", "lean")})
    assert (table.actors(), state_of(table).hq[2]) == ([2], 7)
    play(table, "2 recall")
    assert (table.actors(), state_of(table).hq[2]) == ([2], 10)
    play(table, "2 private 10")
    assert table.view(None)["private_leader"] == 2


@pytest.mark.proves("reputation", "power-timing")
def test_a_power_does_not_interrupt_a_row_of_speculations() -> None:
    table = start(3, {2: ("voltea", "lean")})
    place(table, 2, stack=1)
    go_to_round(table, 2)
    assert refused(table, "2 recall") == ("not-your-turn", "auction-turns")
    play(table, "1 speculate", "2 recall")
    assert table.view(None)["speculations"] == 1
    heard = play(table, "2 speculate", "0 speculate")
    assert told(heard, "private-unsold")


@pytest.mark.proves("reputation", "power-while-leading")
def test_a_leader_who_can_recall_is_asked() -> None:
    table = rested({2: ("voltea", "lean")})
    play(table, "2 private 1", "0 speculate", "1 speculate")
    assert (table.actors(), offered(table, 2)) == ([2], ["speculate", "recall"])
    heard = play(table, "2 recall")
    # Nothing but speculating is left to do.
    assert told(heard, "speculated") == [{"seat": 2}]
    assert told(heard, "private-sponsored")


@pytest.mark.proves("reputation", "power-while-leading", "meridian")
def test_a_leader_who_can_skim_is_asked() -> None:
    table = start(3, {0: ("meridian", "lean")})
    play(table, "0 private 1", "1 public 4", "2 speculate")
    assert (table.actors(), offered(table, 0)) == ([0], ["speculate", "skim"])
    play(table, "0 skim")
    assert state_of(table).credits[0] == 4, "two skimmed, two won"


@pytest.mark.proves("reputation", "kestrel")
def test_kestrel_bids_with_one_worker_fewer_and_pays_when_it_wins() -> None:
    table = start(3, public=["sea-wall"])
    play(table, "0 discount 1")
    assert (state_of(table).hq[0], uses(table)) == (8, 2)
    heard = speculate(table)
    assert told(heard, "power-kestrel") == [{"seat": 0}]
    assert uses(table) == 1
    cosponsor(table, "left")
    assert state_of(table).left_workers[0] == 1, "one of the two has left already"


@pytest.mark.proves("reputation", "kestrel")
def test_a_discounted_bid_that_is_outbid_costs_no_use() -> None:
    table = start(3)
    play(table, "0 discount 1", "1 public 1")
    heard = speculate(table)
    assert told(heard, "power-kestrel") == []
    assert uses(table) == 2


@pytest.mark.proves("reputation", "kestrel")
def test_kestrel_can_bid_where_workers_are_too_few() -> None:
    table = start(3, public=["sea-wall"])
    place(table, 0, stack=8)
    assert offered(table, 0) == ["speculate", "private", "discount"]
    place(table, 0, stack=9)
    assert refused(table, "0 discount 1") == ("not-enough-workers", "too-few-workers")


@pytest.mark.proves("reputation", "kestrel")
def test_kestrel_needs_at_least_one_worker() -> None:
    assert GAME.box.discounted == [needed - 1 for needed in GAME.box.needed]
    text = GAME.resource("components.toml").replace("workers = 2\nreputation = 4", "workers = 1\nreputation = 4")
    table = start(3, game=GAME.with_components(text))
    assert "discount" not in offered(table, 0)
    assert refused(table, "0 discount 1") == ("no-fewer-workers", "kestrel")


@pytest.mark.proves("reputation", "kestrel-full-bid")
def test_a_discounted_bid_leads_moves_credits_and_closes_like_any_other() -> None:
    table = start(3, {1: ("themis", "lean")})
    assert refused(table, "0 discount 0") == ("move-a-credit", "public-transfer")
    play(table, "0 discount 8")
    view = table.view(None)
    assert (view["public_leader"], view["public_credits"], view["private_credits"]) == (0, 0, 8)
    assert refused(table, "1 public 1") == ("public-closed", "public-closed")


@pytest.mark.proves("reputation", "kestrel-full-bid")
def test_a_discounted_bid_begins_the_row_of_speculations_anew_and_can_be_outbid() -> None:
    table = start(3, first=1)
    play(table, "1 speculate", "2 speculate", "0 discount 1")
    assert (table.actors(), table.view(None)["speculations"]) == ([1], 0)
    play(table, "1 public 1")
    assert (table.view(None)["public_leader"], state_of(table).hq[0]) == (1, 10)


@pytest.mark.proves("reputation", "kestrel", "public-closed")
def test_kestrel_cannot_bid_where_no_credit_is_left() -> None:
    table = start(3, first=1)
    play(table, "1 public 8", "2 speculate")
    assert offered(table, 0) == ["speculate", "private"]
    assert refused(table, "0 discount 1") == ("public-closed", "public-closed")


@pytest.mark.proves("reputation", "voltea")
def test_voltea_calls_all_resting_workers_back_twice_a_game() -> None:
    table = rested({2: ("voltea", "lean")})
    heard = play(table, "2 recall")
    assert told(heard, "power-voltea") == [{"seat": 2, "workers": 3}]
    assert (player_seen(table, None, 2)["rest_room"], uses(table, 2)) == ([], 1)
    assert refused(table, "2 recall") == ("rest-room-empty", "voltea")


@pytest.mark.proves("reputation", "meridian")
def test_meridian_takes_two_credits_if_there_are_four() -> None:
    table = start(3, {1: ("meridian", "lean")})
    play(table, "0 public 3")
    assert refused(table, "1 skim") == ("too-few-credits", "meridian")
    play(table, "1 speculate", "2 public 1", "0 speculate")
    heard = play(table, "1 skim")
    assert told(heard, "power-meridian") == [{"seat": 1, "credits": 2}]
    assert (state_of(table).credits[1], table.view(None)["private_credits"]) == (2, 2)
    assert table.actors() == [1], "the turn goes on"


@pytest.mark.proves("reputation", "halo")
def test_halo_returns_a_private_card_once_and_leaves_the_workers() -> None:
    table = start(3, {0: ("halo", "bridge")}, private=["gene-patents", "flash-loans"])
    play(table, "0 private 3")
    speculate(table)
    assert (table.actors(), offered(table, 0)) == ([0], ["return", "decline"])
    heard = play(table, "0 return")
    assert told(heard, "power-halo") == [{"seat": 0, "card": "gene-patents"}]
    state = state_of(table)
    assert (state.stacks[0], table.view(None)["boxed_private"]) == ([], ["gene-patents"])
    assert state.stack_workers[0] == 2, "one of three has left"
    play(table, "1 speculate", "2 speculate", "0 private 1", "1 speculate", "2 speculate")
    assert state_of(table).round == 3, "the power is used up"
    assert len(state_of(table).stacks[0]) == 1


@pytest.mark.proves("reputation", "halo")
def test_halo_may_keep_the_card() -> None:
    table = start(3, {0: ("halo", "bridge")})
    play(table, "0 private 3")
    speculate(table)
    play(table, "0 decline")
    assert (uses(table), len(state_of(table).stacks[0])) == (1, 1)


@pytest.mark.proves("reputation", "halo-agendas")
@pytest.mark.parametrize(("ceo", "credits"), [("lean", 1), ("tycoon", 8)])
def test_a_returned_project_counts_for_agendas(ceo: str, credits: int) -> None:
    table = start(3, {0: ("halo", ceo)})
    play(table, "0 private 1", f"1 public {credits}")
    speculate(table)
    play(table, "0 return")
    assert state_of(table).tokens[0] == 2


@pytest.mark.proves("reputation", "somna")
def test_somna_sends_one_more_worker_to_a_free_space() -> None:
    table = start(3, {0: ("somna", "bridge")})
    place(table, 0, stack=3)
    go_to_round(table, 2)
    assert (table.actors(), offered(table, 0)) == ([0], ["rest", "decline"])
    assert refused(table, "0 rest left") == ("no-worker-there", "somna")
    heard = play(table, "0 rest private")
    assert told(heard, "power-somna") == [{"seat": 0, "area": "private"}]
    assert (state_of(table).stack_workers[0], uses(table)) == (1, 1)
    play(table, "0 rest private")
    assert player_seen(table, None, 0)["rest_room"] == ["left", "middle", "right"]
    assert (state_of(table).stack_workers[0], uses(table)) == (0, 0)
    assert table.view(None)["phase"] == "auction"


@pytest.mark.proves("reputation", "somna")
@pytest.mark.parametrize("area", ["left", "private", "right"])
def test_somna_fetches_a_worker_from_any_place(area: str) -> None:
    table = start(3, {0: ("somna", "bridge")})
    place(table, 0, **{"stack" if area == "private" else area: 2})
    go_to_round(table, 2)
    play(table, f"0 rest {area}")
    state = state_of(table)
    assert state.left_workers[0] + state.stack_workers[0] + state.right_workers[0] == 0
    assert OCCUPIED[state.rest[0]] == 2


@pytest.mark.proves("reputation", "somna")
def test_somna_is_not_asked_without_a_free_space_or_a_worker() -> None:
    table = start(3, {0: ("somna", "bridge")})
    place(table, 0, left=2, stack=2, right=2)
    go_to_round(table, 2)
    assert table.view(None)["phase"] == "auction"
    table = start(3, {0: ("somna", "bridge")})
    place(table, 0, stack=1)
    go_to_round(table, 2)
    assert table.view(None)["phase"] == "auction"


@pytest.mark.proves("reputation", "somna")
def test_somna_may_decline() -> None:
    table = start(3, {0: ("somna", "bridge")})
    place(table, 0, stack=3)
    go_to_round(table, 2)
    play(table, "0 decline")
    assert (uses(table), table.view(None)["phase"]) == (2, "auction")


@pytest.mark.proves("reputation", "themis")
@pytest.mark.parametrize(("themis", "hand"), [(1, "right"), (3, "left"), (1, "left"), (3, "right")])
def test_themis_wins_equal_bids_whatever_the_hand(themis: int, hand: str) -> None:
    table = start(4, {themis: ("themis", "lean")})
    play(table, "0 public 1")
    speculate(table)
    heard = cosponsor(table, hand, left=2, right=2)
    assert told(heard, "cosponsored")[0]["seat"] == themis
    assert told(heard, "power-themis") == [{"seat": themis}]


@pytest.mark.proves("reputation", "themis")
def test_themis_loses_to_a_higher_bid() -> None:
    table = start(4, {1: ("themis", "lean")})
    play(table, "0 public 1")
    speculate(table)
    heard = cosponsor(table, "left", left=2, right=3)
    assert told(heard, "cosponsored")[0]["seat"] == 3
    assert told(heard, "power-themis") == []


@pytest.mark.proves("reputation", "themis-sponsor")
@pytest.mark.parametrize(("hand", "winner"), [("left", 1), ("right", 3)])
def test_themis_as_main_sponsor_leaves_it_to_the_hand(hand: str, winner: int) -> None:
    table = start(4, {0: ("themis", "lean")})
    play(table, "0 public 1")
    speculate(table)
    assert told(cosponsor(table, hand, left=1, right=1), "cosponsored")[0]["seat"] == winner


@pytest.mark.proves("reputation", "obsidian")
def test_obsidian_bids_without_moving_a_credit() -> None:
    table = start(3, {0: ("obsidian", "lean")})
    heard = play(table, "0 withhold")
    assert told(heard, "public-bid") == [{"seat": 0, "workers": 2, "credits": 0}]
    assert told(heard, "power-obsidian") == [{"seat": 0}]
    assert (table.view(None)["public_credits"], uses(table)) == (8, 1)
    play(table, "1 public 1")
    assert uses(table) == 1, "a use is spent with the bid, won or not"


@pytest.mark.proves("reputation", "obsidian", "obsidian-reopens")
def test_obsidian_bids_where_no_credit_is_left_and_nobody_else_can() -> None:
    table = start(3, {1: ("obsidian", "lean")})
    play(table, "0 public 8", "1 withhold")
    assert table.view(None)["public_leader"] == 1
    assert refused(table, "2 public 1") == ("public-closed", "public-closed")
    play(table, "2 speculate")
    assert refused(table, "0 public 1") == ("public-closed", "public-closed")
    play(table, "0 speculate")
    assert (table.view(None)["phase"], state_of(table).public_leader) == ("cosponsoring", 1)


@pytest.mark.proves("reputation", "obsidian")
def test_obsidian_needs_the_printed_workers() -> None:
    table = start(3, {0: ("obsidian", "lean")})
    place(table, 0, stack=9)
    assert refused(table, "0 withhold") == ("not-enough-workers", "too-few-workers")


@pytest.mark.proves("reputation", "babel")
def test_babel_bids_on_the_other_project_while_leading() -> None:
    table = start(3, {0: ("babel", "lean")})
    play(table, "0 private 2", "1 speculate", "2 speculate")
    assert (table.actors(), offered(table, 0)) == ([0], ["speculate", "public"])
    assert refused(table, "0 private 3") == ("already-leading", "babel")
    heard = play(table, "0 public 1")
    assert told(heard, "power-babel") == [{"seat": 0}]
    assert uses(table) == 1
    view = table.view(None)
    assert (view["private_leader"], view["public_leader"]) == (0, 0)


@pytest.mark.proves("reputation", "babel")
def test_babel_leading_the_public_project_may_bid_on_the_private_one() -> None:
    table = start(3, {0: ("babel", "lean")})
    play(table, "0 public 1", "1 speculate", "2 speculate")
    assert offered(table, 0) == ["speculate", "private"]
    assert refused(table, "0 public 1") == ("already-leading", "babel")
    play(table, "0 speculate")
    assert (uses(table), table.view(None)["phase"]) == (2, "cosponsoring")


@pytest.mark.proves("reputation", "babel")
def test_an_ordinary_bid_of_babel_costs_no_use() -> None:
    table = start(3, {0: ("babel", "lean")})
    play(table, "0 private 2")
    assert uses(table) == 2


@pytest.mark.proves("reputation", "babel-both")
def test_who_leads_both_speculates_and_wins_both() -> None:
    table = start(3, {0: ("babel", "lean")})
    play(table, "0 private 2", "1 speculate", "2 speculate", "0 public 1", "1 speculate")
    heard = play(table, "2 speculate")
    assert told(heard, "speculated") == [{"seat": 2}, {"seat": 0}]
    assert told(heard, "private-sponsored")[0]["seat"] == 0
    assert told(heard, "public-sponsored")[0]["seat"] == 0
    assert state_of(table).credits[0] == 8
    assert table.actors() == [0, 1, 2], "the co-sponsor auction takes place as usual"
