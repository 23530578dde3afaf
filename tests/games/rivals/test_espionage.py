"""Espionage: any card face down, accepted or called."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.laws import positions
from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.games.rivals import GAME, Rivals
from tycoon.games.rivals.components import CARDS
from tycoon.games.rivals.state import ANSWER

from .playing import execute, phase, play_on, player, refused, state_of, table_with, told, verbs

STAFF = {"production": 1, "research": 1, "hr": 1, "sales": 1}
BLUFFS = [card for card in CARDS if card != "joker"]


def spied(card: str = "joker", department: str = "hr", **companies: dict[str, int]) -> Table:
    """Seat 0 has put a card face down on a department of seat 1."""
    spy, target = companies.get("spy", STAFF), companies.get("target", STAFF)
    table = table_with(spy, target, STAFF, hands=[[card], ["queen"], ["queen"]])
    table.play(0, ("spy", card, 1, department))
    return table


def dollars(table: Table) -> list[object]:
    return [player(table, seat)["dollars"] for seat in range(table.seats)]


@pytest.mark.proves("rivals", "claim")
@pytest.mark.parametrize("card", CARDS)
def test_any_card_can_claim_to_be_a_joker(card: str) -> None:
    table = spied(card)
    view = table.view(1)
    assert (view["phase"], view["spy"], view["target"], view["department"]) == ("answer", 0, 1, "hr")
    assert player(table, 0)["hand_size"] == 0


@pytest.mark.proves("rivals", "claim")
def test_only_a_card_that_is_held_can_be_put_down() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace"], []])
    assert refused(table, 0, "spy", "joker", 1, "hr") == ("card-not-held", "claim")
    assert refused(table, 0, "spy", "jester", 1, "hr") == ("no-such-card", "deck")


@pytest.mark.proves("rivals", "face-down")
def test_the_card_is_seen_by_nobody_but_the_spy() -> None:
    texts = []
    for card in ("joker", "ace"):
        table = spied(card)
        assert table.view(0)["face_down"] == card
        assert [table.view(seat)["face_down"] for seat in (1, 2, None)] == [None, None, None]
        texts.append([format_record(table.redacted(seat)) for seat in (1, 2, None)])
    assert texts[0] == texts[1]


def test_a_card_put_face_down_cannot_be_taken_back_once_its_target_is_asked() -> None:
    table = spied()
    refusal = table.why_not_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-others-asked"


@pytest.mark.proves("rivals", "face-down")
def test_a_joker_can_be_played_in_no_other_way() -> None:
    table = table_with(STAFF, STAFF, hands=[["joker"], []])
    assert verbs(table, 0) == {"pass", "spy"}


@pytest.mark.proves("rivals", "rivals-only")
def test_nobody_spies_on_themselves() -> None:
    table = table_with(STAFF, STAFF, hands=[["joker"], []])
    assert refused(table, 0, "spy", "joker", 0, "hr") == ("own-department", "rivals-only")
    assert refused(table, 0, "spy", "joker", 2, "hr") == ("no-such-seat", "rivals-only")
    assert refused(table, 0, "spy", "joker", 1, "reserve") == ("no-such-department", "departments")


@pytest.mark.proves("rivals", "once-per-department")
def test_a_disrupted_department_is_not_spied_on_again() -> None:
    table = table_with(STAFF, STAFF, hands=[["joker", "ace"], []])
    table.play(0, ("spy", "joker", 1, "hr"))
    table.play(1, ("accept",))
    assert refused(table, 0, "spy", "ace", 1, "hr") == ("already-disrupted", "once-per-department")
    table.play(0, ("spy", "ace", 1, "sales"))


@pytest.mark.proves("rivals", "once-per-department")
def test_a_department_saved_by_a_call_can_be_spied_on_again() -> None:
    table = table_with(STAFF, STAFF, hands=[["king", "ace"], []])
    table.play(0, ("spy", "king", 1, "hr"))
    table.play(1, ("call",))
    table.play(0, ("spy", "ace", 1, "hr"))
    assert phase(table) == "answer"


@pytest.mark.proves("rivals", "answer", "answer-at-once")
def test_only_the_target_answers_and_at_once() -> None:
    table = spied()
    assert table.actors() == [1]
    assert verbs(table, 1) == {"accept", "call"}
    assert refused(table, 2, "call") == ("not-your-turn", "answer")
    assert refused(table, 1, "pass") == ("not-now", "answer")
    table.play(1, ("accept",))
    assert (phase(table), table.actors()) == ("action", [1])


@pytest.mark.proves("rivals", "answer-at-once")
def test_the_player_after_the_spy_goes_on() -> None:
    table = table_with(STAFF, STAFF, STAFF, hands=[["queen"], ["joker", "ace"], ["queen"]], first=1)
    table.play(1, ("spy", "joker", 0, "hr"))
    table.play(0, ("call",))
    assert table.actors() == [2]


@pytest.mark.proves("rivals", "accepted", "espionage")
@pytest.mark.parametrize("card", CARDS)
def test_an_accepted_sabotage_succeeds_whatever_the_card(card: str) -> None:
    table = spied(card)
    heard = table.play(1, ("accept",))
    assert told(heard, "accepted") == [{"seat": 1, "spy": 0, "department": "hr"}]
    assert player(table, 1)["hr_disrupted"] is True
    assert dollars(table) == [10, 10, 10]
    assert table.view(None)["discards"] == 1


@pytest.mark.proves("rivals", "accepted-secret")
def test_an_accepted_card_is_never_seen() -> None:
    kept = []
    for card in ("joker", "king"):
        table = spied(card)
        table.play(1, ("accept",))
        assert table.view(0)["known_discards"] == [card]
        assert [table.view(seat)["known_discards"] for seat in (1, 2, None)] == [[], [], []]
        for _ in range(3):
            play_on(table)
        kept.append([format_record(table.redacted(seat)) for seat in (1, 2, None)])
    assert kept[0] == kept[1]


@pytest.mark.proves("rivals", "called-joker", "espionage")
def test_a_called_joker_sabotages_and_the_target_pays() -> None:
    table = spied("joker")
    heard = table.play(1, ("call",))
    facts = {"seat": 1, "spy": 0, "department": "hr", "card": "joker", "dollars": 3}
    assert told(heard, "called-joker") == [facts]
    assert player(table, 1)["hr_disrupted"] is True
    assert dollars(table) == [13, 7, 10]
    assert table.view(None)["known_discards"] == ["joker"]


@pytest.mark.proves("rivals", "called-bluff")
@pytest.mark.parametrize("card", BLUFFS)
def test_a_called_bluff_does_nothing_and_the_spy_pays(card: str) -> None:
    table = spied(card)
    heard = table.play(1, ("call",))
    facts = {"seat": 1, "spy": 0, "department": "hr", "card": card, "dollars": 3}
    assert told(heard, "called-bluff") == [facts]
    seen = player(table, 1)
    assert (seen["hr"], seen["hr_disrupted"], seen["hr_boosted"], seen["hr_needed"]) == (1, False, False, 4)
    assert dollars(table) == [7, 13, 10]
    assert (table.view(None)["known_discards"], table.view(None)["studies"]) == ([card], 0)


@pytest.mark.proves("rivals", "short-of-cash")
def test_who_is_short_of_cash_pays_what_there_is() -> None:
    bluff = spied("ace", spy={**STAFF, "dollars": 2})
    bluff.play(1, ("call",))
    assert dollars(bluff) == [0, 12, 10]
    joker = spied("joker", target={**STAFF, "dollars": 1})
    joker.play(1, ("call",))
    assert dollars(joker) == [11, 0, 10]
    assert player(joker, 1)["hr_disrupted"] is True


BROKE = {**STAFF, "dollars": 0}


@pytest.mark.proves("rivals", "nothing-to-stake")
def test_who_has_no_dollars_cannot_spy_not_even_with_a_joker() -> None:
    table = table_with(BROKE, STAFF, hands=[["joker", "king"], []])
    assert verbs(table, 0) == {"pass", "boost"}
    for card in ("joker", "king"):
        assert refused(table, 0, "spy", card, 1, "hr") == ("nothing-to-stake", "nothing-to-stake")


@pytest.mark.proves("rivals", "nothing-to-stake")
def test_who_has_no_dollars_cannot_be_spied_on() -> None:
    """They would have nothing to lose by a call, and the spy nothing to fear if they could not call."""
    table = table_with(STAFF, BROKE, STAFF, hands=[["joker"], [], []])
    assert refused(table, 0, "spy", "joker", 1, "hr") == ("rival-without-stake", "nothing-to-stake")
    table.play(0, ("spy", "joker", 2, "hr"))


@pytest.mark.proves("rivals", "nothing-to-stake")
def test_a_bluff_and_a_call_always_cost_whoever_is_wrong_something() -> None:
    dealer = FastDealer("stakes")
    paid = []
    for seats in (2, 3, 4):
        for seed in range(40):
            for table in positions(GAME, seats, seed):
                state = state_of(table)
                if state.phase == ANSWER:
                    world = state.clone()
                    world.play(state.target, ("call",), dealer)
                    loser = state.target if state.face_down == CARDS.index("joker") else state.spy
                    paid.append(state.dollars[loser] - world.dollars[loser])
    assert paid and min(paid) > 0


def test_with_nothing_at_stake_anybody_may_spy() -> None:
    """A file of one's own may do without stakes."""
    text = GAME.resource("components.toml").replace('id = "stake"\nvalue = 3', 'id = "stake"\nvalue = 0')
    table = table_with(BROKE, BROKE, hands=[["joker"], []], game=Rivals(text))
    table.play(0, ("spy", "joker", 1, "hr"))


@pytest.mark.proves("rivals", "disrupted", "espionage")
def test_a_disrupted_department_rolls_no_dice_this_turn() -> None:
    table = spied("joker", "production")
    table.play(1, ("accept",))
    heard = execute(table)
    assert told(heard, "no-dice") == [{"seat": 1, "department": "production"}]
    assert [facts["seat"] for facts in told(heard, "rolls") if facts["department"] == "production"] == [0, 2]
    play_on(table)
    assert player(table, 1)["production_disrupted"] is False
    again = execute(table)
    assert [facts["seat"] for facts in told(again, "rolls") if facts["department"] == "production"] == [1, 2, 0]


@pytest.mark.proves("rivals", "disrupted")
def test_a_king_on_a_disrupted_department_is_wasted() -> None:
    table = table_with(STAFF, {"production": 2}, hands=[["joker"], ["king"]], first=1, dice={"production": [4, 6, 6]})
    table.play(1, ("boost", "production"))
    table.play(0, ("spy", "joker", 1, "production"))
    table.play(1, ("accept",))
    assert phase(table) == "layoffs"
    assert (player(table, 0)["products"], player(table, 1)["products"]) == (1, 0)
    play_on(table)
    assert (player(table, 1)["production"], player(table, 1)["production_boosted"]) == (2, False)
    assert table.view(1)["known_discards"] == ["king"]
