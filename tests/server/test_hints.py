"""Help for people over HTTP: hints while they play against bots, reviews of what is over."""

import asyncio
import json
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pledge import Pledge

from tycoon import FastDealer, Move, Table
from tycoon.server import reviews, thinkers
from tycoon.server.reviews import replay_steps

from .conftest import QUIET, FakeClock, Json, Person, Town, table_of_three, tell


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
        assert all(hint["reason"]["what"] in ("better", "worse", "same", "all-same") for hint in found)
        assert (await ada.post(f"/tables/{position['table']['id']}/hint"))["hints"] == found
        after = await ada.move(position, found[0]["move"])
        assert after["version"] > position["version"]

    tell(story)


def test_whoever_asks_again_hears_the_same_though_others_have_sealed_their_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(town: Town) -> None:
        others_may_bid = asyncio.Event()
        think = thinkers.Thinkers.think

        async def think_late(self: thinkers.Thinkers, question: thinkers.Question, kind: str) -> Move:
            if question.state.options(question.seat)[0].verb == "bid" and question.state.view(None)["auctioneer"] != 0:
                await others_may_bid.wait()
            return await think(self, question, kind)

        monkeypatch.setattr(thinkers.Thinkers, "think", think_late)
        ada, position = await asked(town)
        id = position["table"]["id"]
        while position["options"][0]["verb"] != "bid":
            # Ada opens this auction and is asked to bid in the next one.
            await ada.move(position, ["open", 1000])
            position = await ada.until(id, lambda now: bool(now["options"]))
        first = await ada.post(f"/tables/{id}/hint")
        others_may_bid.set()
        await ada.until(id, lambda now: now["actors"] == [0])
        assert await ada.post(f"/tables/{id}/hint") == first

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
        problem = await ada.post(f"/tables/{position['table']['id']}/hint", expect=429)
        assert problem["reason"] == "no-hint"
        assert "a secret" not in str([vars(record) for record in caplog.records])

    tell(story, bot_seconds=0.3)


async def reviewed(person: Person, id: str) -> tuple[list[Json], list[Json]]:
    """The steps and the judgements of a review, once it is whole; on the way there is always more of it."""
    steps: list[Json] = []
    judged: list[Json] = []
    done = -1.0
    for _ in range(2000):
        answer: Json = await person.get(f"/tables/{id}/review?since={len(judged)}")
        assert done <= answer["done"] <= 1 and answer["since"] == len(judged)
        done = answer["done"]
        steps = answer["steps"] or steps
        judged += answer["judged"]
        assert len(judged) == pytest.approx(done * (len(steps) + 1))
        if done == 1:
            return steps, judged
        await asyncio.sleep(0.01)
    raise AssertionError("the review does not come to an end")


async def until_reviewed(person: Person, id: str, judgements: int) -> Json:
    """A review as soon as there is so much of it."""
    for _ in range(2000):
        answer: Json = await person.get(f"/tables/{id}/review")
        if len(answer["judged"]) >= judgements:
            return answer
        await asyncio.sleep(0.01)
    raise AssertionError("nothing is judged")


async def let_go(town: Town, id: str) -> None:
    """Wait until nobody works on a review any more."""
    for _ in range(2000):
        if id not in town.app.state.reviews._under_way:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("somebody still works on it")


class Desk:
    """Where games are reviewed: what was looked at, in which order, as far as it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looked_at: list[tuple[str, int]] = []
        self._allowed = threading.Semaphore(0)
        self._judge = reviews.judge
        monkeypatch.setattr(reviews, "judge", self.judge)

    def judge(self, id: str, text: str, seconds: float, step: int) -> str:
        assert self._allowed.acquire(timeout=60)
        self.looked_at.append((id, step))
        return self._judge(id, text, seconds, step)

    def go_on(self, decisions: int = 10_000) -> None:
        self._allowed.release(decisions)

    async def until(self, decisions: int) -> None:
        """Look at so many decisions in all, and wait for that."""
        self.go_on(decisions - len(self.looked_at))
        for _ in range(2000):
            if len(self.looked_at) == decisions:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nothing is looked at")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    desk = Desk(monkeypatch)
    yield desk
    desk.go_on()


def test_a_finished_game_is_reviewed_for_anybody_and_only_once(desk: Desk) -> None:
    desk.go_on()

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        eve = town.somebody()
        first, second = await asyncio.gather(reviewed(ada, id), reviewed(eve, id))
        assert first == second == await reviewed(ada, id)
        steps, judged = first
        assert len(desk.looked_at) == len(judged) == len(steps) + 1
        replayed = (await eve.get(f"/tables/{id}/replay"))["steps"]
        assert [step["at"] for step in steps] == list(range(replayed))
        assert sorted(one["step"] for one in judged) == list(range(len(steps) + 1))
        assert all(sum(one["chances"]) == pytest.approx(1, abs=0.01) for one in judged)
        mistakes = [one["mistake"] for one in judged if one["mistake"]]
        assert mistakes
        for mistake in mistakes:
            step = steps[mistake["step"]]
            assert (step["seat"], step["move"]) == (mistake["seat"], mistake["move"])
            assert mistake["better_chance"] > mistake["chance"]

    tell(story)


def test_what_has_been_looked_at_is_shown_while_the_rest_is_on_its_way(desk: Desk, clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town)
        begun = await ada.get(f"/tables/{id}/review")
        assert begun["steps"] and begun["judged"] == [] and begun["done"] == 0 and begun["left"] is None
        clock.time += 6
        await desk.until(4)
        found = await until_reviewed(ada, id, 3)
        assert 0 < found["done"] < 1
        # Three took six seconds.
        assert found["left"] == pytest.approx(2 * (len(begun["steps"]) + 1 - len(found["judged"])), rel=0.4)
        more = await ada.get(f"/tables/{id}/review?since=2")
        assert more["steps"] == [] and more["judged"][: len(found["judged"]) - 2] == found["judged"][2:]

    tell(story, now=clock)


def test_what_the_reader_decided_is_looked_at_first(desk: Desk) -> None:
    desk.go_on()

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        steps, judged = await reviewed(ada, id)
        order = [steps[one["step"]]["seat"] if one["step"] < len(steps) else None for one in judged]
        own = order.count(0)
        assert 0 < own < len(steps) and order[:own] == [0] * own

    tell(story)


def test_reviews_take_turns_decision_by_decision(desk: Desk) -> None:
    async def story(town: Town) -> None:
        games = [await finished(town) for _ in range(3)]
        # Two of them are looked at by one person.
        (ada, first), (bob, second), (_, third) = games
        for person, id in ((ada, first), (bob, second), (ada, third)):
            await person.get(f"/tables/{id}/review")
        await desk.until(12)
        counts = Counter(id for id, _ in desk.looked_at)
        assert counts[second] in (5, 6, 7) and counts[first] >= 2 and counts[third] >= 2

    tell(story)


def test_what_somebody_looks_at_comes_before_what_nobody_does(desk: Desk, clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        (ada, left), (bob, wanted) = [await finished(town) for _ in range(2)]
        await ada.get(f"/tables/{left}/review")
        await desk.until(2)
        clock.time += reviews.LOOKED_AT + 1
        await bob.get(f"/tables/{wanted}/review")
        await desk.until(10)
        assert Counter(id for id, _ in desk.looked_at[3:]) == {wanted: 7}

    tell(story, now=clock)


def test_a_review_that_nobody_looks_at_is_put_aside_and_goes_on_where_it_was(desk: Desk, clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town)
        await ada.get(f"/tables/{id}/review")
        await desk.until(3)
        clock.time += reviews.FORSAKEN + 1
        desk.go_on(1)
        await let_go(town, id)
        put_aside = len(desk.looked_at)
        assert put_aside <= 5
        again = await ada.get(f"/tables/{id}/review")
        assert len(again["judged"]) == put_aside
        desk.go_on()
        steps, _ = await reviewed(ada, id)
        assert sorted(step for _, step in desk.looked_at) == list(range(len(steps) + 1))

    tell(story, now=clock)


def test_a_review_goes_on_where_it_was_after_the_server_was_started_again(desk: Desk, tmp_path: Path) -> None:
    settings = replace(QUIET, database=f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def run() -> None:
        async with Town(settings).open() as town:
            ada, id = await finished(town)
            await ada.get(f"/tables/{id}/review")
            await desk.until(3)
            known = (await until_reviewed(ada, id, 2))["judged"]
        desk.go_on()
        async with Town(settings).open() as town:
            eve = town.somebody()
            # They may have seen more than was kept.
            answer = await eve.get(f"/tables/{id}/review?since=10000")
            assert answer["since"] == 0 and answer["steps"] and answer["judged"][: len(known)] == known
            steps, _ = await reviewed(eve, id)
        # What was under way when the server stopped was done again, and nothing else.
        assert len(desk.looked_at) <= len(steps) + 2

    asyncio.run(run())


def test_reviews_that_an_older_server_kept_are_shown(desk: Desk) -> None:
    desk.go_on()

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        steps = (await ada.get(f"/tables/{id}/replay"))["steps"]
        mistake = {"step": 0, "seat": 0, "move": ["a"], "chance": 0.1, "better": ["b"], "better_chance": 0.9}
        old = {"steps": [], "chances": [[1, 0, 0]] * (steps + 1), "costly": [[{**mistake, "reason": None}], [], []]}
        assert await town.house.store.claim_review(id, 1, 0.0, 0.0)
        assert await town.house.store.keep_review(id, json.dumps(old), 1, 0.0)
        answer = await ada.get(f"/tables/{id}/review")
        assert answer["done"] == 1 and len(answer["judged"]) == steps + 1
        assert [one["step"] for one in answer["judged"] if one["mistake"]] == [0]

    tell(story)
    assert desk.looked_at == []


def test_a_review_is_made_in_processes_of_its_own_which_end_with_it() -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town)
        steps, judged = await reviewed(ada, id)
        assert len(judged) == len(steps) + 1
        await let_go(town, id)
        assert town.app.state.reviews._workers._executor is None

    tell(story, review_workers=2, review_seconds=0.001)


def test_secrets_that_stay_sealed_are_not_reviewed() -> None:
    async def story(town: Town) -> None:
        ada, id = await finished(town, open_after=False)
        assert (await ada.get(f"/tables/{id}/review", expect=403))["reason"] == "review-sealed"
        ada, position = await asked(town)
        problem = await ada.get(f"/tables/{position['table']['id']}/review", expect=409)
        assert problem["reason"] == "not-finished"

    tell(story)


def test_a_review_that_fails_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = reviews.judge

    def broken(*_given: object) -> object:
        raise RuntimeError

    async def story(town: Town) -> None:
        ada, id = await finished(town)
        monkeypatch.setattr(reviews, "judge", broken)
        await ada.get(f"/tables/{id}/review")
        await asyncio.sleep(0.1)
        assert (await ada.get(f"/tables/{id}/review", expect=409))["reason"] == "no-review"
        monkeypatch.setattr(reviews, "judge", judge)
        await reviewed(ada, id)

    tell(story)


def test_steps_of_a_replay_count_what_was_taken_back() -> None:
    table = Table(Pledge(), 2, FastDealer(1))
    for move in (("fold",), ("pledge", 10)):
        table.play(0, move)
        if move == ("fold",):
            table.undo(0)
    assert replay_steps(table.record) == [2]
