"""What a seat can deduce about hidden cards, imagined hands respect."""

import pytest

from tycoon.core.audience import EVERYONE, only
from tycoon.core.dealer import FastDealer
from tycoon.games.manifest_destiny import ManifestState

from .staging import BOX, Stage, card
from .turns import heard, next_card_play


def worlds(stage: Stage, seat: int, count: int = 60) -> list[ManifestState]:
    """States that a seat cannot tell from the true one."""
    chance = FastDealer(3)
    return [stage.state.imagine(seat, chance) for _ in range(count)]


def row(stage: Stage, seat: int, other: int) -> dict[str, object]:
    """What a seat sees of another."""
    players = stage.state.view(seat)["players"]
    assert isinstance(players, list)
    found: dict[str, object] = players[other]
    return found


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    stage = Stage(["spy"], ["congress", "king-cotton"], ["eli-whitney"])
    stage.play(0, "spy", ("target", 1), stolen=[card("congress")])
    assert row(stage, 1, 0)["known"] == ["congress"]
    assert row(stage, 2, 0)["known"] == []
    assert all(card("congress") in world.hands[0] for world in worlds(stage, 1))
    assert not all(card("congress") in world.hands[0] for world in worlds(stage, 2))


@pytest.mark.proves("manifest_destiny", "hidden-cards", "card-spy")
def test_which_card_was_stolen_is_told_to_thief_and_victim_only() -> None:
    stage = Stage(["spy"], ["congress", "king-cotton"], ["eli-whitney"])
    stage.act(0, "play", "spy")
    stage.act(0, "target", 1)
    stage.act(1, "pass")
    listened = heard(stage, 2, "pass", stolen=[card("congress")])
    told = {one.what: one.to for one in listened}
    assert told["stolen"] == EVERYONE
    assert told["stolen-card"] == only(0) | only(1)
    assert all("congress" not in one.facts.values() for one in listened if one.to == EVERYONE)


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    stage = Stage()
    stage.expand(2, 0)
    told = [(one.what, one.to) for one in heard(stage, 2, "done") if one.what in ("drew", "own-card")]
    assert told == [pair for seat in range(3) for pair in (("drew", EVERYONE), ("own-card", only(seat)))]


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_once_stolen_again_the_first_victim_no_longer_knows_where_it_is() -> None:
    stage = Stage(["spy"], ["congress", "king-cotton"], ["eli-whitney"])
    stage.play(0, "spy", ("target", 1), stolen=[card("congress")])
    stage.state.hands[2].append(card("spy"))
    stage.state.played.remove(card("spy"))
    next_card_play(stage)
    stage.act(0, "done")
    stage.act(1, "done")
    stage.play(2, "spy", ("target", 0), stolen=[card("congress")])
    assert row(stage, 1, 2)["known"] == []
    assert row(stage, 0, 2)["known"] == ["congress"]


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_cards_of_earlier_packs_are_imagined_in_hands_never_in_the_pack() -> None:
    stage = Stage(["spy", "eli-whitney"], ["congress", "king-cotton"], ["bumper-crop"], era=2)
    state = stage.state
    for one in range(64):
        state.laps[one] = 1 if BOX.card_pack[one] < 2 else 2
    state.gone = [one for one in state.pack if state.laps[one] == 1]
    state.pack = [one for one in state.pack if state.laps[one] == 2]
    state.recent = [0, 0, 1]
    state.check()
    seen = set()
    for world in worlds(stage, 0):
        world.check()
        # Seat 1 has drawn nothing from this pack, so it holds two of the three old cards.
        assert all(world.laps[one] == 1 for one in world.hands[1])
        seen.update(world.hands[1])
    assert seen == {card("congress"), card("king-cotton"), card("bumper-crop")}


@pytest.mark.proves("manifest_destiny", "hidden-cards", "discovery-storytelling")
def test_a_card_discarded_face_down_is_known_to_its_owner_only() -> None:
    stage = Stage(["spy", "congress"], ["king-cotton"])
    stage.discover(0, "storytelling")
    stage.act(0, "discard", "congress")
    assert "buried" in stage.state.secrets(1)
    assert "buried" not in stage.state.secrets(0)
    assert all(world.buried == [card("congress")] for world in worlds(stage, 0))
    assert len({world.buried[0] for world in worlds(stage, 1)}) > 1


@pytest.mark.proves("manifest_destiny", "discovery-think-tank", "hidden-cards")
def test_the_card_that_may_be_refused_is_seen_by_its_owner_only() -> None:
    stage = Stage(["spy"], [], [])
    stage.discover(0, "think-tank")
    stage.own(0, "circus")
    stage.finish_card_play()
    stage.state.purchased[0] = 1
    stage.state.stock[0] -= 1
    stage.act(0, "card", card=[card("congress")])
    assert row(stage, 0, 0)["drawn"] == "congress"
    assert row(stage, 1, 0)["drawn"] is None
    assert len({world.drawn[0] for world in worlds(stage, 1)}) > 1
    assert {world.drawn[0] for world in worlds(stage, 0)} == {card("congress")}
