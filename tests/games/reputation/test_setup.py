"""Reputation: setting up."""

import re

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.game import GameError
from tycoon.core.table import Table
from tycoon.games.reputation import GAME
from tycoon.games.reputation.components import CARDS, CEOS, CORPORATIONS

from .playing import (
    cosponsor,
    finish,
    finish_round,
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

SEATS = [3, 4, 5]


@pytest.mark.proves("reputation", "players")
def test_three_to_five_can_play() -> None:
    assert GAME.seat_counts() == SEATS
    for seats in (2, 6):
        with pytest.raises(GameError):
            GAME.start(seats, FastDealer(1))


@pytest.mark.proves("reputation", "workers-at-start", "no-credits")
@pytest.mark.parametrize(("seats", "workers"), [(3, 10), (4, 9), (5, 8)])
def test_everybody_begins_with_his_workers_in_headquarters_and_no_credits(seats: int, workers: int) -> None:
    table = start(seats)
    for seat in range(seats):
        player = player_seen(table, seat, seat)
        assert (player["hq"], player["credits"], player["tokens"]) == (workers, 0, 0)
        assert player["rest_room"] == []


@pytest.mark.proves("reputation", "neighbours")
def test_left_is_the_next_player_clockwise() -> None:
    state = state_of(start(4))
    assert [state.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [state.right_of(seat) for seat in range(4)] == [3, 0, 1, 2]


@pytest.mark.proves("reputation", "three-players")
@pytest.mark.parametrize(("sponsor", "hand", "pile"), [(0, "left", 0), (0, "right", 2), (1, "left", 1)])
def test_three_players_share_three_piles(sponsor: int, hand: str, pile: int) -> None:
    table = start(3, first=sponsor)
    play(table, f"{sponsor} public 1")
    speculate(table)
    assert table.actors() == [0, 1, 2]
    cosponsor(table, hand)
    assert [len(cards) for cards in state_of(table).piles] == [1 if at == pile else 0 for at in range(3)]


@pytest.mark.proves("reputation", "identity", "identity-dealt")
@pytest.mark.parametrize("seats", SEATS)
def test_pairs_of_one_symbol_are_dealt(seats: int) -> None:
    dealt = set()
    for seed in range(30):
        state = state_of(Table(GAME, seats, FastDealer(seed)))
        assert state.ceos == [GAME.box.partner[corporation] for corporation in state.corporations]
        assert len(set(state.corporations)) == seats
        dealt.update(state.corporations)
    assert dealt == set(range(len(CORPORATIONS)))


@pytest.mark.proves("reputation", "identity")
def test_symbols_pair_the_cards() -> None:
    pairs = {CORPORATIONS[at]: CEOS[GAME.box.partner[at]] for at in range(8)}
    assert pairs == {
        "kestrel": "lean",
        "voltea": "rest",
        "meridian": "tycoon",
        "halo": "martyr",
        "somna": "keeper",
        "themis": "diplomat",
        "obsidian": "ascetic",
        "babel": "bridge",
    }


@pytest.mark.proves("reputation", "identity", "identity-mix")
def test_mixed_identities_are_dealt_separately() -> None:
    matching = 0
    for seed in range(30):
        state = state_of(Table(GAME, 5, FastDealer(seed), {"identity": "mix"}))
        assert len(set(state.corporations)) == len(set(state.ceos)) == 5
        matching += state.ceos == [GAME.box.partner[corporation] for corporation in state.corporations]
    assert matching < 3


@pytest.mark.proves("reputation", "identity-draft")
def test_the_first_player_drafts_last() -> None:
    table = start(3, first=1, identity="draft")
    assert table.actors() == [0]
    assert refused(table, "0 ceo lean") == ("draft-order", "identity-draft")
    assert [move[1] for move in table.options(0)[0].moves()] == CORPORATIONS
    play(table, "0 corporation babel")
    assert [move[1] for move in table.options(0)[0].moves()] == CEOS
    assert refused(table, "0 corporation halo") == ("draft-order", "identity-draft")
    play(table, "0 ceo lean")
    assert refused(table, "2 corporation babel") == ("not-on-offer", "identity-draft")
    play(table, "2 corporation voltea")
    assert refused(table, "2 ceo lean") == ("not-on-offer", "identity-draft")
    heard = play(table, "2 ceo rest", "1 corporation kestrel", "1 ceo bridge")
    assert told(heard, "drafted")[-1] == {"seat": 1, "card": "bridge"}
    state = state_of(table)
    assert [CORPORATIONS[at] for at in state.corporations] == ["babel", "kestrel", "voltea"]
    assert [CEOS[at] for at in state.ceos] == ["lean", "bridge", "rest"]
    assert state.uses == [2, 2, 2]
    assert (state.round, table.actors()) == (1, [1])


@pytest.mark.proves("reputation", "identity-open")
def test_identities_tokens_and_uses_are_seen_by_all() -> None:
    table = start(3, {1: ("halo", "lean")})
    play(table, "0 speculate", "1 private 2")
    speculate(table)
    play(table, "1 return")
    for viewer in (None, 0, 2):
        player = player_seen(table, viewer, 1)
        assert (player["corporation"], player["ceo"]) == ("halo", "lean")
        assert (player["uses"], player["tokens"]) == (0, 2)


@pytest.mark.proves("reputation", "decks", "rounds")
@pytest.mark.parametrize("seats", SEATS)
def test_ten_of_twelve_projects_of_each_kind_come_up(seats: int) -> None:
    table = start(seats)
    finish(table)
    state = state_of(table)
    assert len(told(table.told(None), "revealed")) == 10
    assert len(state.private_deck) == len(state.public_deck) == CARDS - 10


@pytest.mark.proves("reputation", "decks")
def test_any_two_projects_of_a_kind_may_be_left_out() -> None:
    private, public = set(), set()
    for seed in range(40):
        table = Table(GAME, 3, FastDealer(seed))
        finish(table)
        private.update(state_of(table).private_deck)
        public.update(state_of(table).public_deck)
    assert private == public == set(range(CARDS))


@pytest.mark.proves("reputation", "supplies")
def test_more_credits_and_tokens_than_in_the_box_can_be_had() -> None:
    text = re.sub(r"credits = \d+\nworkers", "credits = 30\nworkers", GAME.resource("components.toml"))
    text = text.replace("reward = 2\nmost = 0\nat_most = 3", "reward = 40\nmost = 0\nat_most = 30")
    table = start(3, {0: ("themis", "ascetic")}, game=GAME.with_components(text))
    for number in range(1, 6):
        place(table, 0)
        while table.actors() != [0]:
            play(table, f"{table.actors()[0]} speculate")
        play(table, "0 public 1")
        finish_round(table)
        assert (state_of(table).credits[0], state_of(table).tokens[0]) == (29 * number, 40 * number)
    # The box has 58 pieces worth 134 credits, and 30 reputation tokens.
    assert state_of(table).credits[0] > 134


@pytest.mark.proves("reputation", "first-player")
def test_the_first_player_is_drawn_and_begins() -> None:
    first = set()
    for seed in range(40):
        table = Table(GAME, 4, FastDealer(seed))
        assert table.actors() == [table.view(None)["first_player"]]
        assert "speculate" in offered(table, table.actors()[0])
        first.add(state_of(table).first)
    assert first == {0, 1, 2, 3}
