"""Whole games over HTTP, and what a command may and may not do."""

from typing import Any

import pytest

from tycoon import game_of, parse_record, verify
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game
from tycoon.core.moves import Move
from tycoon.core.state import State
from tycoon.core.table import Table
from tycoon.server import attendant

from .conftest import Town, any_move, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")


def test_every_game_is_played_to_its_end_over_http(any_game: Game) -> None:
    async def story(town: Town) -> None:
        dealer = FastDealer(7)
        people = [await town.person(f"P{seat}") for seat in range(any_game.fewest)]
        position = await people[0].open(any_game.name, "me", *["open"] * (any_game.fewest - 1))
        id = position["table"]["id"]
        for person in people[1:]:
            position = await person.post(f"/tables/{id}/join")
        assert position["table"]["status"] == "playing"
        while position["actors"]:
            seat = position["actors"][dealer.below(len(position["actors"]))]
            if seat != position["seat"]:
                position = await people[seat].look(id)
            position = await people[seat].move(position, any_move(position, dealer))
        assert position["table"]["status"] == "finished"
        assert len(position["result"]["scores"]) == any_game.fewest
        record = await people[0].get(f"/tables/{id}/record")
        parsed = parse_record(record)
        assert verify(parsed, game_of(parsed)).proved

    tell(story)


def test_bots_play_a_game_by_themselves_in_processes_of_their_own() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await ada.open("qe", "random", "random", "random")
        end = await ada.until(position["table"]["id"], lambda now: now["table"]["status"] == "finished")
        assert end["seat"] is None
        assert {chair["kind"] for chair in end["table"]["chairs"]} == {"bot"}

    tell(story, bot_workers=1)


def test_the_same_command_has_one_effect() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        first = await people[0].move(position, ["open", 300], id="once")
        again = await people[0].move(position, ["open", 300], id="once")
        assert again["version"] == first["version"] == position["version"] + 1

    tell(story)


def test_a_stale_command_is_answered_with_how_things_stand() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        moved = await people[0].move(position, ["open", 300])
        problem = await people[0].move(position, ["open", 400], expect=409)
        assert problem["reason"] == "stale"
        assert problem["position"]["version"] == moved["version"]
        assert problem["position"]["seat"] == position["seat"]

    tell(story)


def test_simultaneous_moves_do_not_reject_each_other() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await people[0].move(position, ["open", 300])
        both = [await person.look(id) for person in people[1:]]
        await people[2].post(f"/tables/{id}/chat", {"id": "c", "text": "hm"})
        await people[1].move(both[0], ["bid", 400])
        after = await people[2].move(both[1], ["bid", 500])
        assert after["version"] > both[1]["version"] + 2

    tell(story)


def test_a_refused_move_says_why_with_the_rule_in_the_language_asked_for() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await people[0].move(position, ["open", 300])
        seen = await people[1].look(id)
        people[1].http.headers["accept-language"] = "fr-CH, en;q=0.5"
        problem = await people[1].move(seen, ["bid", 300], expect=422)
        assert problem["reason"] == "illegal"
        assert problem["refusal"]["clause"] == "different-from-opening"
        assert problem["refusal"]["text"] == problem["text"]
        assert "300" in problem["text"] and "adjudicateur" in problem["text"].lower()
        assert problem["refusal"]["rule"]
        answer = await people[1].post(f"/tables/{id}/why", {"move": ["bid", 300]})
        assert answer["refusal"] == problem["refusal"]
        assert (await people[1].post(f"/tables/{id}/why", {"move": ["bid", 301]}))["refusal"] is None
        assert (await people[1].look(id))["version"] == seen["version"]

    tell(story)


def test_numbers_of_any_length_arrive_exactly() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        await people[0].move(position, ["open", 10**60 + 7])
        assert (await people[1].look(position["table"]["id"]))["view"]["opening"] == 10**60 + 7
        people[1].http.headers["accept-language"] = "en"
        seen = await people[1].look(position["table"]["id"])
        problem = await people[1].move(seen, ["bid", 10**999], expect=422)
        assert problem["refusal"]["reason"] == "too-many-digits"

    tell(story)


def test_a_sealed_move_is_shown_to_nobody_else() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await people[0].move(position, ["open", 300])
        mine = await people[1].move(await people[1].look(id), ["bid", 987654321])
        assert [entry["move"] for entry in mine["entries"] if entry["kind"] == "move"][-1] == ["bid", 987654321]
        watcher = town.somebody()
        for other in (people[0], people[2], watcher):
            for path in ("", "/record", "/replay", "/replay/2"):
                answer = await other.http.get(f"/api/tables/{id}{path}")
                assert answer.status_code == 200
                assert "987654321" not in answer.text
        others = await people[2].look(id)
        last = [entry for entry in others["entries"] if entry["kind"] == "move"][-1]
        assert last["seat"] == mine["seat"] and last["move"] is None

    tell(story)


def test_a_move_is_taken_back_until_somebody_else_has_moved() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await people[0].move(position, ["open", 300])
        bid = await people[1].move(await people[1].look(id), ["bid", 400])
        assert bid["undo"]["possible"]
        back = await people[1].undo(bid)
        assert back["entries"][-1]["kind"] == "undo"
        assert back["seat"] in back["actors"]
        assert (await people[1].undo(bid, expect=409))["reason"] == "stale"
        again = await people[1].move(back, ["bid", 500])
        await people[2].move(await people[2].look(id), ["bid", 600])
        problem = await people[1].undo(await people[1].look(id), expect=422)
        assert problem["refusal"]["reason"].startswith(("undo-", "nothing-"))
        assert again["version"] > back["version"]

    tell(story)


def test_who_is_not_waited_for_may_do_what_he_is_offered() -> None:
    """Two look at a price before the next auction is opened: no clock runs, and neither overtakes the other."""

    async def story(town: Town) -> None:
        people = [await town.person(name) for name in "ABCDE"]
        position = await people[0].open("qe", "me", *["open"] * 4, pace={"kind": "live", "per_move": 30, "bank": 60})
        id = position["table"]["id"]
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        seats = {(await person.look(id))["seat"]: person for person in people}
        opener = (await people[0].look(id))["actors"][0]
        buyer = (opener + 1) % 5
        for seat in [opener, *[other for other in range(5) if other != opener]]:
            seen = await seats[seat].look(id)
            await seats[seat].move(seen, ["open", 5] if seat == opener else ["bid", 9 if seat == buyer else 1])
        one, other = [(opener + step) % 5 for step in (2, 3)]
        seen = {seat: await seats[seat].look(id) for seat in (one, other)}
        assert [option["verb"] for option in seen[one]["options"]] == ["peek"]
        assert seen[one]["actors"] == [buyer] and seen[one]["clocks"][one]["deadline"] is None
        for seat in (one, other):
            after = await seats[seat].move(seen[seat], ["peek"])
            assert after["view"]["sales"][0]["price"] == 9 and after["actors"] == [buyer]
        assert after["options"] == []
        problem = await seats[one].move(await seats[one].look(id), ["peek"], expect=422)
        assert problem["refusal"]["clause"] == "peek"

    tell(story)


def test_reactions_go_by_for_a_seat_that_wishes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def reaction(state: State, seat: int) -> Move | None:
        return ("bid", 1) if "bid" in [option.verb for option in state.options(seat)] else None

    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        monkeypatch.setattr(attendant, "reaction_of", reaction)
        wish: Any = await people[1].ask("PUT", f"/tables/{id}/autopass", {"on": True})
        assert wish["autopass"]
        after = await people[0].move(position, ["open", 300])
        assert wish["seat"] not in after["actors"]
        shown = await people[2].look(id)
        assert shown["seat"] in shown["actors"] and not shown["autopass"]

    tell(story)


def test_responses_that_concern_nobody_go_by_in_manifest_destiny() -> None:
    async def story(town: Town) -> None:
        dealer = FastDealer(3)
        people = [await town.person(name) for name in ("Ada", "Bob", "Cyd")]
        position = await people[0].open("manifest_destiny", "me", "open", "open")
        id = position["table"]["id"]
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        for person in people:
            await person.ask("PUT", f"/tables/{id}/autopass", {"on": True})
        made = 0
        moves: list[dict[str, Any]] = []
        # The dice are the server's own: how soon somebody could respond to something is not known.
        while len(moves) == made and made < 400:
            for _ in range(40):
                position = await people[0].look(id)
                seat = position["actors"][0]
                async with town.house.at(id) as live:
                    assert live.table is not None
                    state = live.table.state
                    assert state.reaction(seat) is None or state.concerns(seat)
                await people[seat].move(await people[seat].look(id), any_move(await people[seat].look(id), dealer))
                made += 1
            moves = [entry for entry in (await people[0].look(id))["entries"] if entry["kind"] == "move"]
        assert len(moves) > made

    tell(story)


def is_single(position: dict[str, Any]) -> bool:
    """Whether a position offers one move and no other."""
    options = position["options"]
    return len(options) == 1 and all(len(domain["values"] or []) == 1 for domain in options[0]["domains"])


def test_nobody_is_asked_a_question_with_one_answer() -> None:
    async def story(town: Town) -> None:
        dealer = FastDealer(3)
        ada = await town.person("Ada")
        position = await ada.open("manifest_destiny", "me", "random", "random")
        id, made = position["table"]["id"], 0
        moves: list[dict[str, Any]] = []
        # How soon there is such a question is up to the server's dice.
        while len(moves) == made and made < 200:
            position = await ada.until(id, lambda now: bool(now["options"]))
            # Whether to take one's last move back is a question, too.
            assert not is_single(position) or position["undo"]["possible"]
            position = await ada.move(position, any_move(position, dealer))
            made += 1
            moves = [one for one in (await ada.look(id))["entries"] if one["kind"] == "move" and one["seat"] == 0]
        assert len(moves) > made

    tell(story)


def test_who_has_no_answer_is_asked_where_others_would_learn_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_move(table: Table, seat: int, unseen: bool) -> Move | None:
        """As if bidders had nothing to choose, which nobody else could know."""
        return ("bid", 1) if unseen and "bid" in [option.verb for option in table.options(seat)] else None

    async def story(town: Town) -> None:
        monkeypatch.setattr(Table, "only_move", only_move)
        people, position = await table_of_three(town)
        opened = await people[0].move(position, ["open", 300])
        assert len(opened["actors"]) == 2

    tell(story)
