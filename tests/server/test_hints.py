"""Help for people over HTTP: hints while they play against bots, reviews of what is over."""

import asyncio
import time

import pytest
from pledge import Pledge

from tycoon import FastDealer, Table
from tycoon.server import reviews, thinkers
from tycoon.server.reviews import replay_steps

from .conftest import Json, Person, Town, table_of_three, tell


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tycoon.bots.review.PLAYOUTS", 2)


async def asked(town: Town) -> tuple[Person, Json]:
    """Ada, alone with bots, and the position in which she is to decide."""
    ada = await town.person("Ada")
    id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
    return ada, await ada.until(id, lambda now: bool(now["options"]))


async def finished(town: Town, **more: object) -> tuple[Person, str]:
    """A finished game at which Ada had a seat."""
    ada = await town.person("Ada")
    id = (await ada.open("qe", "me", "random", "random", **more))["table"]["id"]
    await ada.finish(id)
    return ada, id


def test_hints_are_moves_that_can_be_made() -> None:
    async def story(town: Town) -> None:
        ada, position = await asked(town)
        assert position["hints"]
        found = (await ada.post(f"/tables/{position['table']['id']}/hint"))["hints"]
        assert 1 <= len(found) <= 3
        assert all(0 <= hint["chance"] <= 1 and 0 < hint["share"] <= 1 for hint in found)
        assert all(hint["reason"] is None or hint["reason"]["what"] for hint in found)
        after = await ada.move(position, found[0]["move"])
        assert after["version"] > position["version"]

    tell(story)


def test_there_are_no_hints_where_another_person_plays() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        assert position["options"] and not position["hints"]
        problem = await people[0].post(f"/tables/{id}/hint", expect=403)
        assert problem["reason"] == "hints-off" and "against bots" in problem["text"]
        # Not even while the others are away: they may come back.
        await people[1].post(f"/tables/{id}/away")
        await people[2].post(f"/tables/{id}/away")
        await people[0].post(f"/tables/{id}/hint", expect=403)

    tell(story)


def test_hints_are_for_whoever_is_to_decide() -> None:
    async def story(town: Town) -> None:
        ada, position = await asked(town)
        id = position["table"]["id"]
        eve = await town.person("Eve")
        assert (await eve.post(f"/tables/{id}/hint", expect=403))["reason"] == "not-seated"
        assert not (await eve.look(id))["hints"]
        await ada.post(f"/tables/{id}/away")
        assert (await ada.post(f"/tables/{id}/hint", expect=409))["reason"] == "away"

    tell(story)


def test_one_hint_at_a_time_is_worked_out_for_a_table() -> None:
    async def story(town: Town) -> None:
        ada, position = await asked(town)
        path = f"/api/tables/{position['table']['id']}/hint"
        answers = await asyncio.gather(*[ada.http.post(path, json={}) for _ in range(3)])
        assert sorted(answer.status_code for answer in answers) == [200, 429, 429]
        assert (await ada.http.post(path, json={})).status_code == 200

    tell(story, hint_seconds=0.3)


@pytest.mark.parametrize("broken", [RuntimeError("a secret"), 0.5])
def test_a_hint_that_fails_or_takes_too_long_is_none(
    monkeypatch: pytest.MonkeyPatch, broken: object, caplog: pytest.LogCaptureFixture
) -> None:
    def find_hints(*_given: object) -> object:
        if isinstance(broken, Exception):
            raise broken
        time.sleep(0.5)
        return []

    async def story(town: Town) -> None:
        ada, position = await asked(town)
        monkeypatch.setattr(thinkers, "find_hints", find_hints)
        problem = await ada.post(f"/tables/{position['table']['id']}/hint", expect=503)
        assert problem["reason"] == "no-hint"
        assert "a secret" not in str([vars(record) for record in caplog.records])

    tell(story, bot_seconds=0.3)


async def reviewed(person: Person, id: str) -> Json:
    """The review, once it is there; on the way it says how far it is."""
    done = 0.0
    for _ in range(2000):
        answer: Json = await person.get(f"/tables/{id}/review")
        assert done <= answer["done"] <= 1
        done = answer["done"]
        if answer["review"] is not None:
            return answer
        await asyncio.sleep(0.01)
    raise AssertionError("there is no review")


def test_a_finished_game_is_reviewed_for_anybody_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = reviews.make_review

    def counted(text: str, *given: object) -> object:
        made.append(text)
        return make(text, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(reviews, "make_review", counted)

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        eve = town.somebody()
        first, second = await asyncio.gather(reviewed(ada, id), reviewed(eve, id))
        review = first["review"]
        assert review == second["review"] == (await reviewed(ada, id))["review"]
        assert len(made) == 1
        steps = (await eve.get(f"/tables/{id}/replay"))["steps"]
        assert [step["at"] for step in review["steps"]] == list(range(steps))
        assert len(review["chances"]) == steps + 1
        assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in review["chances"])
        assert len(review["costly"]) == 3
        for seat, mistakes in enumerate(review["costly"]):
            assert len(mistakes) <= 3
            for mistake in mistakes:
                assert mistake["seat"] == seat and mistake["better_chance"] > mistake["chance"]
                assert review["steps"][mistake["step"]]["move"] == mistake["move"]

    tell(story)


def test_a_review_is_made_in_a_process_of_its_own() -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town)
        assert (await reviewed(ada, id))["review"]["steps"]

    tell(story, bot_workers=1, review_seconds=0.001)


def test_secrets_that_stay_sealed_are_not_reviewed() -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town, open_after=False)
        assert (await ada.get(f"/tables/{id}/review", expect=403))["reason"] == "review-sealed"
        ada, position = await asked(town)
        problem = await ada.get(f"/tables/{position['table']['id']}/review", expect=409)
        assert problem["reason"] == "not-finished"

    tell(story)


def test_a_review_that_fails_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    make = reviews.make_review

    def broken(*_given: object) -> object:
        raise RuntimeError

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        monkeypatch.setattr(reviews, "make_review", broken)
        await ada.get(f"/tables/{id}/review")
        await asyncio.sleep(0.1)
        assert (await ada.get(f"/tables/{id}/review", expect=503))["reason"] == "no-review"
        monkeypatch.setattr(reviews, "make_review", make)
        await reviewed(ada, id)

    tell(story)


def test_steps_of_a_replay_count_what_was_taken_back() -> None:
    table = Table(Pledge(), 2, FastDealer(1))
    for move in (("fold",), ("pledge", 10)):
        table.play(0, move)
        if move == ("fold",):
            table.undo(0)
    assert replay_steps(table.record) == [2]
