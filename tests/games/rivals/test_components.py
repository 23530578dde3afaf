"""The component file: other values change the game, and a bad file is refused with its line."""

import pytest

from tycoon.core.components import ComponentError
from tycoon.games.rivals import GAME, Rivals

from .playing import announced, execute, phase, play_on, player, start, table_with, verbs

OWN = GAME.resource("components.toml")


def changed(id: str, value: int) -> str:
    """The file with another value."""
    before, found, after = OWN.partition(f'id = "{id}"\n')
    assert found
    _, _, rest = after.partition("\n")
    key = "copies" if id in ("ace", "king", "queen", "jack", "joker") else "value"
    return f"{before}{found}{key} = {value}\n{rest}"


@pytest.mark.proves("rivals", "components")
def test_values_come_from_the_file() -> None:
    game = GAME.with_components(changed("starting_dollars", 12))
    assert isinstance(game, Rivals)
    table = start(3, game=game)
    assert [player(table, seat)["dollars"] for seat in range(3)] == [12, 12, 12]
    assert table.record.components == game.components


@pytest.mark.proves("rivals", "components")
def test_a_greater_minimum_of_employees_and_dear_wages() -> None:
    text = changed("fewest_employees", 2).replace(
        '"employees_per_dollar"\nvalue = 3', '"employees_per_dollar"\nvalue = 1'
    )
    game = GAME.with_components(text)
    assert isinstance(game, Rivals)
    table = table_with({"production": 3, "dollars": 1}, {"reserve": 2}, hands=[["ace"], []], game=game)
    execute(table)
    assert verbs(table, 0) == {"layoff"}
    table.play(0, ("layoff", "production"))
    # Two employees must stay, for what there is.
    assert player(table, 0)["employees"] == 2
    assert {"seat": 0, "dollars": 1} in announced(table, "wages")


@pytest.mark.proves("rivals", "deadlock")
@pytest.mark.parametrize(("staff", "over"), [({"production": 2}, True), ({"production": 1, "sales": 1}, False)])
def test_where_two_must_stay_they_may_make_and_sell(staff: dict[str, int], over: bool) -> None:
    game = GAME.with_components(changed("fewest_employees", 2))
    assert isinstance(game, Rivals)
    table = table_with(
        staff, {"sales": 2}, hands=[["ace"], []], game=game, dice={"production": [1, 6], "sales": [1, 1, 6]}
    )
    table.play(0, ("improve", "hr"))
    assert bool(announced(table, "deadlock")) == over


@pytest.mark.proves("rivals", "components")
def test_offers_beyond_those_made_in_advance() -> None:
    game = GAME.with_components(changed("boost", 10))
    assert isinstance(game, Rivals)
    dice = {"hr": [4] * 5, "demand": [6], "sales": [6] * 5}
    company = {"hr": 5, "sales": 5, "products": 50}
    table = table_with(company, {}, hands=[["king", "king"], []], game=game, dice=dice)
    table.play(0, ("boost", "hr"))
    table.play(0, ("boost", "sales"))
    assert phase(table) == "hiring"
    table.play(0, ("hire", 50))
    assert player(table, 0)["employees"] == 60
    table.play(0, ("sell", 6))


@pytest.mark.proves("rivals", "components")
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (OWN.replace('id = "joker"', 'id = "jester"'), 'id = "jester"', "'jester' is not one of"),
        (OWN.replace('id = "joker"', 'id = "jack"'), 'id = "jack"', "'jack' occurs twice"),
        (changed("ace", 0), "copies = 0", "between 1 and 20"),
        (changed("price", 0), "value = 0", "between 1 and 1000"),
        (changed("most_improvements", 4), "value = 4", "below 1"),
        (changed("starting_employees", 0), "value = 0", "between 1 and 20"),
        (changed("fewest_employees", 4), "value = 3", "fewest_employees"),
        (changed("starting_cards", 5), "value = 5", "too small"),
        (OWN.replace('id = "goal"', 'id = "aim"'), 'id = "aim"', "'aim' is not one of"),
        (OWN.partition('[[value]]\nid = "goal"')[0], "[[value]]", "no [[value]] with the id 'goal'"),
        (OWN + "\n[[dice]]\nsides = 8\n", "[[dice]]", "unknown table"),
        (OWN.replace('source = "reconstructed"', 'source = "guessed"', 1), 'source = "guessed"', "source"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: str, reason: str) -> None:
    with pytest.raises(ComponentError) as found:
        GAME.with_components(text)
    assert reason in found.value.reason
    assert text.splitlines()[found.value.line - 1] == line


@pytest.mark.proves("rivals", "components")
def test_a_game_with_a_bigger_deck_is_played_to_its_end() -> None:
    game = GAME.with_components(changed("queen", 12))
    assert isinstance(game, Rivals)
    table = start(4, game=game)
    assert table.view(None)["deck"] == 18
    while table.actors():
        play_on(table)
    assert table.record.ended
