"""A lesson at a table: what is scripted happens, what is asked for is taken, and then the game is free."""

from pathlib import Path

import pytest

from tycoon import FastDealer, find_game
from tycoon.core.lesson import Lesson, lessons
from tycoon.games import own_games

from .conftest import Json, Person, Town, any_move, tell
from .test_keeping import same_people, tell_in_parts

EVERY = [(name, lesson) for name in own_games() for lesson in lessons(find_game(name))]


async def learn(person: Person, game: str, lesson: str) -> Json:
    position: Json = await person.post("/lessons", {"game": game, "lesson": lesson})
    return position


async def asked(person: Person, position: Json) -> Json:
    """The position once the learner alone is waited for, or the lesson is over."""
    return await person.until(
        position["table"]["id"], lambda now: now["actors"] == [now["seat"]] or now["lesson"]["over"]
    )


async def follow(person: Person, position: Json, lesson: Lesson, most: int = 1000) -> Json:
    """Do what a lesson asks for, so many times at most."""
    for _ in range(most):
        position = await asked(person, position)
        if position["lesson"]["over"]:
            break
        step = next(step for step in lesson.steps[position["lesson"]["reached"] :] if step.moves)
        position = await person.move(position, list(step.moves[0]), sure=True)
    return position


@pytest.mark.parametrize(("game", "lesson"), EVERY, ids=[f"{name}-{lesson.id}" for name, lesson in EVERY])
def test_a_lesson_is_given_to_its_end_and_then_the_game_goes_on_freely(game: str, lesson: Lesson) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await follow(ada, await learn(ada, game, lesson.id), lesson)
        assert position["lesson"] == {"id": lesson.id, "reached": position["lesson"]["reached"], "over": True}
        assert [chair["bot"] for chair in position["table"]["chairs"] if not chair["me"]] == ["intern"] * (
            lesson.seats - 1
        )

    tell(story)


@pytest.fixture
def first() -> Lesson:
    return lessons(find_game("qe"))[0]


def test_what_a_lesson_does_not_ask_for_is_turned_down_and_changes_nothing(first: Lesson) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await asked(ada, await learn(ada, "qe", first.id))
        problem = await ada.move(position, ["open", 12345], expect=409)
        assert problem["reason"] == "lesson"
        # What is against the rules is told with its rule, as anywhere.
        assert (await ada.move(position, ["bid", 1], expect=422))["reason"] == "illegal"
        assert (await ada.look(position["table"]["id"]))["version"] == position["version"]
        await ada.move(position, ["open", 500], sure=True)

    tell(story)


def test_a_lesson_goes_on_where_it_was_after_a_restart(tmp_path: Path, first: Lesson) -> None:
    people: list[Person] = []
    before: list[Json] = []

    async def begin(town: Town) -> None:
        people.append(await town.person("Ada"))
        position = await follow(people[0], await learn(people[0], "qe", first.id), first, most=2)
        before.append(await asked(people[0], position))

    async def go_on(town: Town) -> None:
        (ada,) = same_people(town, people)
        now = await ada.look(before[0]["table"]["id"])
        assert now["lesson"] == before[0]["lesson"]
        assert (await follow(ada, now, first))["lesson"]["over"]

    tell_in_parts(tmp_path, begin, go_on)


def test_a_lesson_is_nobodys_business_proves_no_dice_and_is_not_rated(first: Lesson) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await learn(ada, "qe", first.id)
        id = position["table"]["id"]
        assert position["commitment"] == "" and not position["table"]["public"]
        assert (await ada.get("/lobby"))["tables"] == [] or all(
            table["id"] != id for table in await town.somebody().get("/tables?show=live")
        )
        await follow(ada, position, first)
        dealer = FastDealer(1)
        while True:
            position = await ada.until(id, lambda now: now["actors"] == [now["seat"]] or bool(now["result"]))
            if position["result"]:
                break
            await ada.move(position, any_move(position, dealer), sure=True)
        await ada.get(f"/tables/{id}/dice", expect=403)
        me = await ada.get("/me")
        assert (await ada.get(f"/players/{me['id']}"))["ratings"] == []

    tell(story)


def test_bad_wishes_for_lessons_are_told_what_is_wrong() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        assert (await ada.post("/lessons", {"game": "qe", "lesson": "no"}, expect=422))["reason"] == "no-such-lesson"
        assert (await ada.post("/lessons", {"game": "no", "lesson": "no"}, expect=422))["reason"] == "no-such-game"
        await ada.get("/games/no/lessons/en", expect=404)

    tell(story)


def test_the_lobby_is_told_of_lessons_length_and_weight() -> None:
    async def story(town: Town) -> None:
        for game in await town.somebody().get("/games"):
            assert 0 < game["weight"] <= 5 and game["minutes"] > 0
            told = await town.somebody().get(f"/games/{game['name']}/lessons/fr")
            assert [one["id"] for one in told] == [one["id"] for one in game["lessons"]]

    tell(story)
