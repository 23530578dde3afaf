"""From the setup to the first turn order."""

import pytest

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.fairness import SealedDealer, secret_from_seed
from tycoon.core.moves import Arg
from tycoon.core.table import Table
from tycoon.games.manifest_destiny import GAME, ManifestState

from .staging import BOX, Stage, card
from .turns import all_done, refused


def opened(seats: int = 3, bidders: list[int] | None = None) -> ManifestState:
    """A new game, with this order of bidders."""
    dealer = ScriptedDealer({"bidder": bidders or list(range(seats))}, otherwise=FastDealer(1))
    state = GAME.start(seats, dealer)
    assert isinstance(state, ManifestState)
    return state


def play(state: ManifestState, seat: int, *move: Arg) -> None:
    """A legal move without chance."""
    assert state.why_not(seat, move) is None
    state.play(seat, move, ScriptedDealer({}))


@pytest.mark.proves("manifest_destiny", "start-cash", "tokens", "start-profit")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_sixty_dollars_and_twenty_five_tokens(seats: int) -> None:
    state = opened(seats)
    assert state.money == [60] * seats
    assert state.stock == [25] * seats
    assert state.profit == [30 if seats == 5 else 20] * seats
    assert state.points == [0] * seats


@pytest.mark.proves("manifest_destiny", "opening-hand", "packs", "opening-rest")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_an_opening_destiny_card_and_two_more(seats: int) -> None:
    opening = [one for one in BOX.setup(seats).cards if BOX.card_pack[one] == 0]
    firsts = opening[:seats]
    dealer = ScriptedDealer({"card": [*firsts, opening[-1]]}, otherwise=FastDealer(1))
    state = GAME.start(seats, dealer)
    assert isinstance(state, ManifestState)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert all(firsts[seat] in state.hands[seat] for seat in range(seats))
    # The one left over was mixed in and drawn as one of the two cards.
    assert opening[-1] in state.hands[0]
    # No other card of the later packs is there yet, and card 14 lies among those of Era 1.
    there = state.pack + [one for hand in state.hands for one in hand]
    assert sorted(there) == [one for one in BOX.setup(seats).cards if BOX.card_pack[one] <= 1]
    assert 13 in there


@pytest.mark.proves("manifest_destiny", "bid-order", "home-bids")
def test_bids_are_made_once_each_in_the_order_drawn_and_in_steps_of_five() -> None:
    state = opened(3, [2, 0, 1])
    assert state.actors() == [2]
    assert state.options(2)[0].domains[0].suggested() == list(range(0, 61, 5))
    play(state, 2, "bid", 10)
    assert state.actors() == [0]
    assert state.view(None)["bids"] == [None, None, 10]
    refusal = state.why_not(0, ("bid", 7))
    assert refusal is not None
    assert refusal.clause == "home-bids"
    play(state, 0, "bid", 0)
    play(state, 1, "bid", 0)
    assert state.view(None)["phase"] == "homes"


@pytest.mark.proves("manifest_destiny", "bid-limit")
def test_nobody_bids_more_than_he_has() -> None:
    state = opened()
    refusal = state.why_not(0, ("bid", 65))
    assert refusal is not None
    assert refusal.to_json() == {"reason": "bid-too-high", "clause": "bid-limit", "facts": {"most": 60}}


@pytest.mark.proves("manifest_destiny", "bid-ties", "home-choice", "mat-number")
def test_the_highest_bid_chooses_first_and_the_earlier_of_equal_ones() -> None:
    state = opened(4, [3, 1, 0, 2])
    for seat, amount in ((3, 5), (1, 10), (0, 5), (2, 20)):
        play(state, seat, "bid", amount)
    for seat, home in ((2, "virginia"), (1, "mexico"), (3, "louisiana"), (0, "pennsylvania")):
        assert state.actors() == [seat]
        assert home in state.options(seat)[0].domains[0].suggested()
        play(state, seat, "home", home)
        here = BOX.index_of_territory[home]
        assert state.is_settled_by(here, seat)
        assert state.stock[seat] == 24
    assert state.money == [55, 50, 40, 55]
    assert state.view(None)["mats"] == [2, 1, 3, 0]


@pytest.mark.proves("manifest_destiny", "home-choice")
def test_a_home_can_be_chosen_only_once() -> None:
    state = opened()
    for seat in range(3):
        play(state, seat, "bid", 0)
    play(state, 0, "home", "virginia")
    assert state.options(1)[0].domains[0].suggested() == ["louisiana", "pennsylvania"]


@pytest.mark.proves("manifest_destiny", "first-turn-order", "turn-order-choice")
def test_the_first_turn_order_is_chosen_as_the_homes_were() -> None:
    state = opened(3, [1, 2, 0])
    for seat, amount in ((1, 0), (2, 15), (0, 0)):
        play(state, seat, "bid", amount)
    for seat, home in ((2, "virginia"), (1, "louisiana"), (0, "pennsylvania")):
        play(state, seat, "home", home)
    assert state.view(None)["phase"] == "turn-order"
    play(state, 2, "position", 2)
    assert state.options(1)[0].domains[0].suggested() == [1, 3]
    play(state, 1, "position", 3)
    play(state, 0, "position", 1)
    assert state.view(None)["order"] == [0, 2, 1]


@pytest.mark.proves("manifest_destiny", "turn-order-choice")
def test_later_turn_orders_are_chosen_by_the_turn_order_choice() -> None:
    stage = Stage(["king-cotton"], ["george-washington"], ["spy"])
    stage.act(0, "done")
    stage.act(1, "play", "george-washington")
    stage.act(1, "done")
    stage.act(2, "done")
    all_done(stage, "turn-order")
    # Seat 1 played a card; the others follow by their mats.
    for seat, place in ((1, 2), (0, 3), (2, 1)):
        assert stage.state.actors() == [seat]
        stage.act(seat, "position", place)
    assert stage.state.order == [2, 1, 0]


@pytest.mark.proves("manifest_destiny", "turn-sequence", "phase-order")
def test_a_turn_has_five_phases_and_each_seat_finishes_before_the_next() -> None:
    stage = Stage([], [], [])
    phases = []
    for phase in ("card-play", "investment", "expansion"):
        assert stage.phase == phase
        for seat in (0, 1, 2):
            assert stage.state.actors() == [seat]
            stage.act(seat, "done")
            if seat < 2:
                # Nobody comes back to what they have finished.
                assert refused(stage, seat, "done")[0] == "not-your-turn"
        phases.append(phase)
    # The adjustments made everybody draw a card, and the next turn begins.
    assert stage.phase == "turn-order"
    assert [len(hand) for hand in stage.state.hands] == [1, 1, 1]
    assert stage.state.turn == 2


@pytest.mark.proves("manifest_destiny", "token-uses", "tokens")
def test_tokens_are_on_the_map_with_pioneers_on_discoveries_and_in_boxes() -> None:
    stage = Stage([], [], [])
    stage.hold(0, "texas", "arkansas")
    stage.discover(0, "turnpike")
    stage.own(0, "circus", "telegraph")
    # The home, two territories and a claimed discovery hold a token each; advances hold none.
    assert stage.state.stock[0] == 21
    stage.state.check()


@pytest.mark.proves("manifest_destiny", "closed-regions-void")
def test_a_closed_region_is_not_there_at_all() -> None:
    stage = Stage(["manifest-destiny"], seats=4)
    stage.hold(0, "michigan", "new-york", "new-england")
    stage.own(0, "westward-ho", "telegraph", "steamships", "railroads")
    stage.expand(0, 9)
    closed = {BOX.territory_names[here] for here in range(66) if BOX.region[here] == BOX.index_of_region["canada"]}
    assert closed
    assert not closed & set(stage.choices(0, "place"))
    assert "alaska" not in stage.choices(0, "place")
    assert not closed & {row["territory"] for row in stage.state.view(None)["territories"]}  # type: ignore[attr-defined]
    assert refused(stage, 0, "place", "ontario") == ["region-closed", "closed-regions"]


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_hands_are_hidden_but_their_size_is_known() -> None:
    stage = Stage(["spy"], ["congress", "king-cotton"])
    rows = stage.state.view(0)["players"]
    assert isinstance(rows, list)
    assert rows[0]["hand"] == ["spy"]
    assert rows[1]["hand"] is None
    assert rows[1]["cards"] == 2
    assert "congress" not in str(stage.state.view(0))
    assert card("congress") in stage.state.hands[1]


@pytest.mark.proves("manifest_destiny", "remembered-money")
def test_covered_money_is_nothing_that_must_be_guessed() -> None:
    stage = Stage([], [])
    stage.state.money = [5, 70, 35]
    imagined = stage.state.imagine(0, FastDealer(1))
    assert imagined.to_json()["money"] == [5, 70, 35]
    assert not [name for name in stage.state.secrets(0) if "money" in name]


@pytest.mark.proves("manifest_destiny", "remembered-money")
def test_all_money_that_comes_and_goes_is_told_to_all() -> None:
    table = Table(GAME, 3, SealedDealer(secret_from_seed("money")))
    chance = FastDealer("money")
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, GAME.heuristic().rollout_move(table.state, seat, table.options(seat), chance))
    money = [60] * 3
    for one in table.told(None):
        facts = {name: fact for name, fact in one.facts.items() if isinstance(fact, int)}
        if one.what in ("received", "refunded"):
            money[facts["seat"]] += facts["amount"]
        elif one.what in ("paid", "paid-to", "advance"):
            money[facts["seat"]] -= facts["amount"]
        elif one.what == "bought-tokens":
            money[facts["seat"]] -= 5 * facts["count"]
        if one.what == "paid-to":
            money[facts["other"]] += facts["amount"]
    assert isinstance(table.state, ManifestState)
    assert table.state.money == money
