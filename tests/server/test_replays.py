"""Looking at a game again: who may, from where, and what of the dice."""

import pytest

from tycoon import Game, find_game, game_names, game_of, parse_record, replay, verify
from tycoon.core.fairness import FIRST_STREAM, commit, commitment_to, open_key, outcome, sealed_key
from tycoon.core.golden import golden_records
from tycoon.server.course import course_of

from .conftest import Json, Person, Town, tell


async def finished(town: Town, **more: object) -> tuple[Person, Json]:
    """A finished game of Q.E. in which Ada had seat 0."""
    ada = await town.person("Ada")
    position = await ada.open("qe", "me", "random", "random", word="sesame", **more)
    return ada, await ada.finish(position["table"]["id"])


def test_a_finished_game_is_stepped_through_from_every_seat() -> None:
    async def story(town: Town) -> None:
        ada, end = await finished(town)
        id = end["table"]["id"]
        eve = town.somebody()
        info = await eve.get(f"/tables/{id}/replay")
        assert info["seats"] == [0, 1, 2] and info["dice"] and info["result"] == end["result"]
        start = await eve.get(f"/tables/{id}/replay/0?seat=1")
        assert start["seat"] == 1 and start["view"]["turn"] == 1 and start["result"] is None
        last = await eve.get(f"/tables/{id}/replay/{info['steps']}")
        assert last["result"] == end["result"]
        assert last["view"] == (await eve.look(id))["view"]
        assert (await eve.get(f"/tables/{id}/replay/{info['steps'] + 1}", expect=404))["reason"] == "no-such-step"
        assert len(last["entries"]) > len(start["entries"])
        assert (await ada.get(f"/tables/{id}/replay/3?seat=0"))["seat"] == 0

    tell(story)


def test_a_closed_game_is_seen_from_ones_own_seat_only() -> None:
    async def story(town: Town) -> None:
        ada, end = await finished(town, open_after=False)
        id = end["table"]["id"]
        eve = town.somebody()
        assert (await ada.get(f"/tables/{id}/replay"))["seats"] == [0]
        assert (await eve.get(f"/tables/{id}/replay"))["seats"] == []
        await ada.get(f"/tables/{id}/replay/2?seat=0")
        for who, seat in ((ada, 1), (eve, 0)):
            assert (await who.get(f"/tables/{id}/replay/2?seat={seat}", expect=403))["reason"] == "not-your-seat"
            assert (await who.get(f"/tables/{id}/record?seat={seat}", expect=403))["reason"] == "not-your-seat"
        kept = parse_record(await ada.get(f"/tables/{id}/record"))
        assert (kept.redacted, kept.secret) == ("0", "")
        assert parse_record(await eve.get(f"/tables/{id}/record")).redacted == "spectator"

    tell(story)


def test_the_dice_of_an_open_game_can_be_checked_by_anybody() -> None:
    async def story(town: Town) -> None:
        _ada, end = await finished(town)
        id = end["table"]["id"]
        eve = town.somebody()
        dice = await eve.get(f"/tables/{id}/dice")
        assert commit(dice["secret"]) == dice["commitment"] == end["commitment"]
        assert dice["words"] == ["sesame", "", ""] and dice["unseen"] == 0
        for draws, key in (
            ([draw for draw in dice["draws"] if draw["open"]], open_key(dice["secret"])),
            ([draw for draw in dice["draws"] if not draw["open"]], sealed_key(dice["secret"])),
        ):
            for number, draw in enumerate(draws):
                assert outcome(key, dice["words"], number, draw["count"]) == draw["index"]
        record = parse_record(await eve.get(f"/tables/{id}/record"))
        assert verify(record, game_of(record)).outcomes == len(dice["draws"])

    tell(story)


def test_at_a_closed_table_the_dice_that_everybody_saw_can_be_checked_and_no_others() -> None:
    async def story(town: Town) -> None:
        ada, end = await finished(town, open_after=False)
        id = end["table"]["id"]
        eve = town.somebody()
        assert (await eve.get(f"/tables/{id}/replay"))["dice"]
        dice = await eve.get(f"/tables/{id}/dice")
        assert commitment_to(dice["opened"], dice["sealed"]) == dice["commitment"] == end["commitment"]
        for number, draw in enumerate(dice["draws"]):
            assert draw["open"] and draw["values"][draw["index"]] == draw["outcome"]
            assert outcome(dice["opened"], dice["words"], number, draw["count"]) == draw["index"]
        assert len(dice["draws"]) == 3 + 1 + 16 and dice["unseen"] == 3
        async with town.house.at(id) as live:
            secrets = (live.row.secret, sealed_key(live.row.secret))
        for who in (ada, eve):
            for path in ("", "/dice", "/record", "/replay", "/replay/3"):
                text = (await who.http.get(f"/api/tables/{id}{path}")).text
                assert not [secret for secret in secrets if secret in text], path
            record = parse_record(await who.get(f"/tables/{id}/record"))
            verdict = verify(record, game_of(record))
            assert (verdict.proved, verdict.outcomes, verdict.unseen) == (True, 20, 3)

    tell(story)


def test_dice_of_the_first_stream_stay_sealed_at_a_closed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tycoon.server.lobby.STREAM", FIRST_STREAM)

    async def story(town: Town) -> None:
        for open_after in (True, False):
            ada, end = await finished(town, open_after=open_after)
            id = end["table"]["id"]
            assert (await ada.get(f"/tables/{id}/replay"))["dice"] == open_after
            if not open_after:
                assert (await ada.get(f"/tables/{id}/dice", expect=403))["reason"] == "dice-sealed"
                continue
            dice = await ada.get(f"/tables/{id}/dice")
            assert (dice["stream"], commit(dice["secret"], FIRST_STREAM)) == (FIRST_STREAM, end["commitment"])
            for number, draw in enumerate(dice["draws"]):
                assert outcome(dice["secret"], dice["words"], number, draw["count"], FIRST_STREAM) == draw["index"]
            record = parse_record(await ada.get(f"/tables/{id}/record"))
            assert verify(record, game_of(record)).proved

    tell(story)


@pytest.mark.parametrize("kept", [True, False])
def test_unless_somebody_says_so_a_game_among_people_is_kept_as_closed_as_its_rules(any_game: Game, kept: bool) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        bots = ["random"] * (any_game.fewest - 1)
        assert any_game.secret_clause() == "" or any_game.rule(any_game.secret_clause()) is not None
        alone = await ada.open(any_game.name, "me", *bots)
        assert alone["table"]["open_after"]
        among = await ada.open(any_game.name, "me", "open", *bots[1:])
        assert among["table"]["open_after"] == (any_game.secret_clause() == "")
        said = await ada.open(any_game.name, "me", "open", *bots[1:], open_after=kept)
        assert said["table"]["open_after"] == kept
        # Whoever comes sees it before sitting down.
        assert (await town.somebody().look(said["table"]["id"]))["table"]["open_after"] == kept

    tell(story)


def test_games_say_which_clause_keeps_something_secret() -> None:
    async def story(town: Town) -> None:
        clauses = {game["name"]: game["secret_clause"] for game in await town.somebody().get("/games")}
        assert (clauses["qe"], clauses["rivals"]) == ("bids-stay-secret", "accepted-secret")

    tell(story)


def test_a_rematch_is_as_open_as_the_game_before() -> None:
    async def story(town: Town) -> None:
        for open_after in (True, False):
            ada, end = await finished(town, open_after=open_after)
            again = await ada.post(f"/tables/{end['table']['id']}/rematch")
            assert again["table"]["open_after"] == open_after

    tell(story)


def test_nothing_of_the_dice_is_known_while_the_game_goes_on() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        assert (await ada.get(f"/tables/{id}/dice", expect=409))["reason"] == "not-finished"
        record = parse_record(await ada.get(f"/tables/{id}/record"))
        assert record.redacted == "0" and not record.secret
        async with town.house.at(id) as live:
            secret = live.row.secret
        for path in ("", "/record", "/replay", "/replay/0"):
            assert secret not in (await ada.http.get(f"/api/tables/{id}{path}")).text

    tell(story)


def test_words_and_rules_of_games_come_in_both_languages() -> None:
    async def story(town: Town) -> None:
        eve = town.somebody()
        games = await eve.get("/games")
        assert {game["name"] for game in games} >= {"qe", "rivals"}
        qe = next(game for game in games if game["name"] == "qe")
        assert (qe["fewest"], qe["most"]) == (3, 5) and qe["variants"]
        for code in ("en", "fr"):
            assert len((await eve.get(f"/games/qe/messages/{code}"))["texts"]) == 2
            assert len(await eve.get(f"/games/qe/rules/{code}")) == len(find_game("qe").rulebook(code))
        bots = await eve.get("/bots")
        assert [bot["kind"] for bot in bots] == ["random", "intern", "manager", "director", "tycoon"]
        assert [bot["kind"] for bot in bots if bot["usual"]] == ["manager"]
        assert (await eve.get("/games/chess/rules/en", expect=404))["reason"] == "no-such-game"

    tell(story)


@pytest.mark.parametrize("game", game_names())
def test_everybodys_course_leads_to_the_final_scores(game: str) -> None:
    rules = find_game(game)
    record = max(golden_records(rules).values(), key=lambda one: one.seats)
    # From every seat, as at a table that is laid open, everything can be seen.
    course = course_of(rules, record, list(range(record.seats)))
    table = replay(record, rules)
    result = table.state.result()
    assert result is not None and course.points[-1].scores == result.scores
    assert course.points[0].step == 0 and 2 < len(course.points) <= 150
    assert all(None not in point.scores for point in course.points)
    assert len({str(point.scores) for point in course.points}) > 5


def test_the_course_of_a_closed_game_tells_nothing_that_could_not_be_seen() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("reputation", "me", "random", "random", open_after=False))["table"]["id"]
        assert (await ada.get(f"/tables/{id}/course", expect=409))["reason"] == "not-finished"
        end = await ada.finish(id)
        for who, known in ((ada, {0}), (town.somebody(), set[int]())):
            points = (await who.get(f"/tables/{id}/course"))["points"]
            for point in points[:-1]:
                # Credits lie behind a screen.
                assert {seat for seat, score in enumerate(point["scores"]) if score is not None} == known
            assert points[-1]["scores"] == end["result"]["scores"]

    tell(story)
