"""Playing Reputation in tests: scripted tables, moves in notation, and whole steps in one line."""

import table_talk
from table_talk import result_of as result_of
from table_talk import told as told

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.game import Setting
from tycoon.core.moves import parse_move
from tycoon.core.result import Result
from tycoon.core.table import Table
from tycoon.games.reputation import GAME, Reputation, ReputationState
from tycoon.games.reputation.components import CEOS, CORPORATIONS
from tycoon.games.reputation.state import AUCTION, COSPONSORING, LEAVING, OCCUPIED, SPONSORING

QUIET = ["kestrel", "voltea", "somna", "obsidian", "themis", "babel", "meridian", "halo"]
"""Corporations, those first whose powers ask nobody anything in a first round."""

PLAIN = ["martyr", "rest", "bridge", "ascetic", "tycoon", "keeper", "lean", "diplomat"]


def start(
    seats: int,
    identities: dict[int, tuple[str, str]] | None = None,
    private: list[str] | None = None,
    public: list[str] | None = None,
    first: int = 0,
    game: Reputation = GAME,
    **variant: Setting,
) -> Table:
    """A table where these projects come first and these seats have this corporation and CEO; seat 0 begins."""
    chosen = identities or {}
    corporations = [name for name in QUIET if name not in [pair[0] for pair in chosen.values()]]
    ceos = [name for name in PLAIN if name not in [pair[1] for pair in chosen.values()]]
    pairs = [chosen[seat] if seat in chosen else (corporations.pop(0), ceos.pop(0)) for seat in range(seats)]
    box = game.box
    script = {
        "corporation": [CORPORATIONS.index(pair[0]) for pair in pairs],
        "ceo": [CEOS.index(pair[1]) for pair in pairs],
        "private": [box.private.index(card) for card in private or []],
        "public": [box.public.index(card) for card in public or ["hanging-gardens"]],
        "first": [first],
    }
    settings: dict[str, Setting] = {"identity": "mix", **variant}
    return Table(game, seats, ScriptedDealer(script, otherwise=FastDealer(1)), settings)


def state_of(table: Table) -> ReputationState:
    """The state behind a table."""
    assert isinstance(table.state, ReputationState)
    return table.state


def play(table: Table, *moves: str) -> list[Event]:
    """Make moves written as `0 private 3`; everything must add up after each."""
    heard: list[Event] = []
    for text in moves:
        seat, _, move = text.partition(" ")
        heard += table.play(int(seat), parse_move(move))
        table.state.check()
    return heard


def speculate(table: Table) -> list[Event]:
    """Everybody who is asked speculates, to the end of the auction."""
    heard: list[Event] = []
    playing = state_of(table).round
    while state_of(table).phase == AUCTION and state_of(table).round == playing:
        heard += play(table, f"{table.actors()[0]} speculate")
    return heard


def cosponsor(table: Table, hand: str, left: int = 0, right: int = 0) -> list[Event]:
    """The main sponsor hides the marker, and those neighbours who are asked bid."""
    state = state_of(table)
    assert state.phase == COSPONSORING
    sponsor = state.public_leader
    bids = {state.left_of(sponsor): left, state.right_of(sponsor): right}
    heard: list[Event] = []
    for seat in table.actors():
        heard += play(table, f"{seat} hide {hand}" if seat == sponsor else f"{seat} cobid {bids[seat]}")
    return heard


def finish_round(table: Table) -> list[Event]:
    """Everybody who is asked does as little as they can, to the end of the round."""
    heard: list[Event] = []
    playing = state_of(table).round
    while table.actors() and state_of(table).round == playing:
        phase = state_of(table).phase
        if phase == COSPONSORING:
            heard += cosponsor(table, "left")
        elif phase in (LEAVING, SPONSORING):
            heard += play(table, f"{table.actors()[0]} decline")
        else:
            heard += speculate(table)
    return heard


def go_to_round(table: Table, number: int) -> list[Event]:
    """Nothing is bid before this round."""
    heard: list[Event] = []
    while state_of(table).round < number:
        heard += finish_round(table)
    return heard


def finish(table: Table) -> Result:
    """Nothing is bid any more."""
    while table.actors():
        finish_round(table)
    return result_of(table)


def place(table: Table, seat: int, left: int = 0, stack: int = 0, right: int = 0) -> None:
    """Put so many workers of a seat on its projects, all others that do not rest in headquarters."""
    state = state_of(table)
    state.left_workers[seat], state.stack_workers[seat], state.right_workers[seat] = left, stack, right
    state.hq[seat] = state.box.workers[state.seats] - left - stack - right - OCCUPIED[state.rest[seat]]
    state.check()


def offered(table: Table, seat: int) -> list[str]:
    """The verbs a seat may use."""
    return [option.verb for option in table.options(seat)]


def player_seen(table: Table, seat: int | None, other: int) -> dict[str, object]:
    """A player as a seat or a spectator sees them."""
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    player = players[other]
    assert isinstance(player, dict)
    return player


def refused(table: Table, text: str) -> tuple[str, str]:
    """The reason and the clause for which a move, written as `0 private 3`, is refused; nothing may have changed."""
    seat, _, notation = text.partition(" ")
    return table_talk.refused(table, int(seat), parse_move(notation))
