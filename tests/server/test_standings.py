"""What comes of games that are over: counts, ratings, and a page for each player."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tycoon import FastDealer, random_move
from tycoon.server.ratings import Played, Pool, Rating, first_rating, rated_anew
from tycoon.server.store import Store, outcomes, ratings

from .conftest import Json, Person, Town, any_move, tell
from .test_keeping import same_people, tell_in_parts

pytestmark = pytest.mark.usefixtures("each_database")


async def player(person: Person, of: Person | None = None) -> Json:
    """Somebody's page, as a person sees it."""
    id = (await (of or person).get("/me"))["id"]
    found: Json = await person.get(f"/players/{id}")
    return found


def rating(page: Json, pool: str) -> Any:
    return next((one for one in page["ratings"] if one["pool"] == pool), None)


async def sit_down(people: list[Person], game: str, *bots: str, **more: object) -> str:
    """A table of these people and bots, whose game has begun; its id."""
    places = ["me", *["open"] * (len(people) - 1), *bots]
    id = str((await people[0].open(game, *places, **more))["table"]["id"])
    for person in people[1:]:
        await person.post(f"/tables/{id}/join")
    return id


async def play_out(town: Town, id: str) -> list[int]:
    """Make any moves, without anybody being asked, until the game is over; the winners."""
    dealer = FastDealer(1)
    async with town.house.at(id) as live:
        assert live.table is not None
        while live.row.status == "playing":
            seat = live.actors()[0]
            await town.house.attendant.play(live, seat, random_move(live.table.options(seat), dealer))
        result = live.table.state.result()
    assert result is not None
    return result.winners


# ---------------------------------------------------------------------- the numbers


def seats(*places: int, gave_up: dict[int, int] | None = None, bots: int = 0) -> list[Played]:
    """People who came in at these places, the last of them bots."""
    people = len(places) - bots
    return [
        Played(
            seat,
            f"p{seat}" if seat < people else None,
            "manager" if seat >= people else "",
            place,
            (gave_up or {}).get(seat, 0),
        )
        for seat, place in enumerate(places)
    ]


def fresh(_pool: Pool, player: str) -> Rating:
    return first_rating(player)


def test_whoever_came_in_before_others_gains_on_them() -> None:
    found = rated_anew("qe", seats(2, 1, 3), fresh)
    values = {player: one.shown for (_, player), one in found.items()}
    assert values["p1"] > values["p0"] > values["p2"]
    assert {pool for pool, _ in found} == {"people"}
    assert [first_rating("p").shown, *[one.games for one in found.values()]] == [1000, 1, 1, 1]


def test_who_shares_a_place_stays_alike() -> None:
    found = rated_anew("qe", seats(1, 1), fresh)
    assert found["people", "p0"] == found["people", "p1"]


def test_whoever_gave_up_has_lost_to_all_and_to_who_gave_up_later() -> None:
    # The bot that took the seat over won.
    found = rated_anew("qe", seats(1, 2, 3, gave_up={0: 1, 1: 2}), fresh)
    order = sorted(["p0", "p1", "p2"], key=lambda player: found["people", player].mu)
    assert order == ["p0", "p1", "p2"]


def test_people_and_bots_are_rated_apart() -> None:
    found = rated_anew("qe", seats(1, 3, 2, 4, bots=2), fresh)
    assert set(found) == {
        *[("people", f"p{seat}") for seat in range(2)],
        *[("bots", player) for player in ("p0", "p1", "bot:qe:manager")],
    }
    alone = rated_anew("qe", seats(1, 2, bots=1), fresh)
    assert set(alone) == {("bots", "p0"), ("bots", "bot:qe:manager")}
    assert rated_anew("qe", seats(1, 2, bots=2), fresh) == {}


def test_winning_against_a_stronger_bot_is_worth_more() -> None:
    def gain(kind: str) -> float:
        ones = [Played(0, "p", "", 1, 0), Played(1, None, kind, 2, 0)]
        return rated_anew("qe", ones, fresh)["bots", "p"].mu

    assert gain("tycoon") > gain("manager") > gain("intern")


# ---------------------------------------------------------------------- games that end


def test_a_game_is_rated_once_also_after_a_restart(tmp_path: Path) -> None:
    people: list[Person] = []
    known: dict[str, Any] = {}

    async def play(town: Town) -> None:
        people.extend([await town.person(name) for name in ("Ada", "Bob", "Cyd")])
        assert (await player(people[0]))["ratings"] == []
        id = await sit_down(people, "qe")
        winner = (await play_out(town, id))[0]
        await people[0].post(f"/tables/{id}/chat", {"id": "thanks", "text": "thanks"})
        await people[0].post(f"/tables/{id}/rematch")
        known["id"], known["pages"] = id, [await player(person) for person in people]
        values = [rating(page, "people")["value"] for page in known["pages"]]
        assert max(values) == values[winner] > 1000 > min(values)
        for seat, page in enumerate(known["pages"]):
            assert page["tallies"] == [{"game": "qe", "played": 1, "won": int(seat == winner), "gave_up": 0}]
            assert rating(page, "people")["provisional"] and rating(page, "people")["games"] == 1
            assert rating(page, "bots") is None

    async def look_again(town: Town) -> None:
        again = same_people(town, people)
        await again[0].look(known["id"])
        assert await town.house.standings.catch_up() == 0
        assert [await player(person) for person in again] == known["pages"]

    file = tell_in_parts(tmp_path, play, look_again)
    before = rows(file)
    done = subprocess.run(
        [sys.executable, "-m", "tycoon.cli", "ratings", "--database", file, "--plain", "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0 and "One game" in done.stdout, done
    assert rows(file) == before
    tell_in_parts(tmp_path, look_again, database=file)


def rows(database: str) -> list[tuple[Any, ...]]:
    """What is kept of outcomes and ratings."""
    columns = [ratings.c[name] for name in ("table_id", "pool", "player", "mu", "sigma", "games", "time")]
    engine = Store(database).engine
    with engine.connect() as connection:
        found = [
            tuple(row) for query in (sa.select(outcomes), sa.select(*columns)) for row in connection.execute(query)
        ]
    engine.dispose()
    return sorted(found, key=str)


def test_games_that_were_over_before_anything_was_rated_are_rated_at_the_start(tmp_path: Path) -> None:
    people: list[Person] = []
    pages: list[Json] = []

    async def play(town: Town) -> None:
        people.extend([await town.person("Ada"), await town.person("Bob")])
        id = await sit_down(people, "qe", "random")
        first = (await people[0].until(id, lambda now: now["actors"] and now["actors"][0] < 2))["actors"][0]
        # Whoever is asked first moves, and then gives up: in the order of the list, that is the second.
        people[:] = [people[1 - first], people[first]]
        gone = await people[1].look(id)
        await people[1].move(gone, any_move(gone, FastDealer(1)))
        await people[1].post(f"/tables/{id}/leave")
        await play_out(town, id)
        pages.extend([await player(person) for person in people])
        assert [tally["gave_up"] for tally in pages[1]["tallies"]] == [1]

        def forget(connection: sa.Connection) -> None:
            connection.execute(ratings.delete())
            connection.execute(outcomes.delete())
            # As it was written before: by the moves alone it is known who gave up.
            connection.execute(sa.text("UPDATE log SET person = NULL WHERE text = 'gave-up'"))

        await town.house.store.do(forget)

    async def look_again(town: Town) -> None:
        again = same_people(town, people)
        for _ in range(400):
            found = [await player(person) for person in again]
            if found == pages:
                return
        assert found == pages

    tell_in_parts(tmp_path, play, look_again)


def test_giving_up_counts_as_lost() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        id = await sit_down([ada, bob], "rivals")
        await bob.post(f"/tables/{id}/leave")
        await play_out(town, id)
        values = [rating(await player(person), "people")["value"] for person in (ada, bob)]
        assert values[0] > 1000 > values[1]
        assert [tally["won"] for tally in (await player(bob))["tallies"]] == [0]
        assert [table["id"] for table in await bob.get("/tables?show=done")] == [id]
        assert (await bob.get("/tables?show=done"))[0]["ended"]["gave_up"] == [1]
        # Alone against bots: nothing is lost before the first move.
        alone = (await ada.open("rivals", "me", "random"))["table"]["id"]
        await ada.post(f"/tables/{alone}/leave")
        assert rating(await player(ada), "bots") is None
        alone = (await ada.open("rivals", "me", "random"))["table"]["id"]
        position = await ada.until(alone, lambda now: bool(now["options"]))
        await ada.move(position, any_move(position, FastDealer(1)))
        await ada.post(f"/tables/{alone}/leave")
        assert rating(await player(ada), "bots")["value"] < 1000
        kinds = [(one["game"], one["kind"], one["games"]) for one in await ada.get("/ratings/bots")]
        assert kinds == [("rivals", "random", 1)]

    tell(story)


def test_a_game_with_own_components_is_counted_but_not_rated() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        own = (Path(__file__).parents[2] / "src/tycoon/games/qe/components.toml").read_text(encoding="utf-8")
        id = (await ada.open("qe", "me", "random", "random", components=own))["table"]["id"]
        await ada.finish(id)
        page = await player(ada)
        assert page["ratings"] == [] and page["tallies"][0]["played"] == 1

    tell(story)


# ---------------------------------------------------------------------- a page for each player


def test_a_players_page_names_no_private_table_to_strangers() -> None:
    async def story(town: Town) -> None:
        ada, bob, cyd = [await town.person(name) for name in ("Ada", "Bob", "Cyd")]
        private = await sit_down([ada, bob], "rivals", public=False)
        await play_out(town, private)
        public = await sit_down([ada, bob], "rivals")
        await play_out(town, public)
        id = (await ada.get("/me"))["id"]
        shown = {
            viewer: {table["id"] for table in await person.get(f"/players/{id}/games")}
            for viewer, person in {"ada": ada, "bob": bob, "cyd": cyd, "nobody": town.somebody()}.items()
        }
        assert shown == {"ada": {private, public}, "bob": {private, public}, "cyd": {public}, "nobody": {public}}
        page = await player(cyd, ada)
        assert page["tallies"][0]["played"] == 2 and page["name"] == "Ada" and not page["me"]
        assert private not in json.dumps(page)
        assert await cyd.get(f"/players/{id}/games?before={public}") == []
        chair = (await cyd.look(public))["table"]["chairs"][0]
        assert chair["player"] == id

    tell(story)


def test_whoever_knows_the_address_of_a_page_is_still_not_its_owner() -> None:
    async def story(town: Town) -> None:
        ada, eve = await town.person("Ada"), town.somebody()
        id = (await ada.get("/me"))["id"]
        eve.http.cookies.set("tycoon", id)
        assert await eve.get("/me") is None
        await town.somebody(authorization=f"Bearer {id}").get("/me", expect=401)
        await town.somebody().post("/me/claim", {"code": id}, expect=410)
        page = await town.somebody().get(f"/players/{id}")
        assert set(page) == {"id", "name", "since", "me", "tallies", "ratings"}
        for wrong in ("nobody", "é", "0" * 32):
            await ada.get(f"/players/{wrong}", expect=404)

    tell(story)
