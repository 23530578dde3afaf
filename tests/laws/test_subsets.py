"""A game whose moves take any of one's things obeys all laws, and is played by all that plays games."""

from collections.abc import Callable

import pytest
from potluck import DISHES, GAME, Potluck, PotluckState

from tycoon import FastDealer, Game, Move, Seat, State, Table, format_move, parse_move
from tycoon.bots import LEVELS, Budget, make_bot
from tycoon.core.golden import new_playthrough
from tycoon.core.laws import LAWS, LawBroken, check_options, check_reasons
from tycoon.core.options import Option, Subset
from tycoon.language import Wording, language_for
from tycoon.workshop.words import check_words


@pytest.mark.parametrize("law", [*LAWS, check_reasons], ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_any_of_ones_things_obey_the_laws(law: Callable[[Game, int, int], None], seats: int) -> None:
    for seed in range(3):
        law(GAME, seats, seed)


def test_there_are_words_for_all_of_it() -> None:
    assert check_words(GAME) == []


def test_a_subset_that_is_not_last_breaks_a_law() -> None:
    class Careless(PotluckState):
        def options(self, seat: int) -> list[Option]:
            return [Option(one.verb, one.domains[::-1]) for one in super().options(seat)[:1]]

    class CarelessGame(Potluck):
        def blank(self, seats: int) -> State:
            return Careless(self, seats)

    with pytest.raises(LawBroken, match="a subset must come last"):
        check_options(CarelessGame(), 2, 1)


@pytest.mark.parametrize("kind", ["random", *LEVELS])
def test_every_kind_of_bot_plays_it(kind: str) -> None:
    table = Table(GAME, 2, FastDealer(1))
    bots = [make_bot(kind, str(seat), Budget(simulations=30)) for seat in range(2)]
    while actors := table.actors():
        table.play(actors[0], bots[actors[0]].choose(Seat(table, actors[0])))
    assert table.state.result() is not None


def test_a_search_finds_the_one_subset_that_wins() -> None:
    table = Table(GAME, 2, FastDealer(1))
    state = table.state
    assert isinstance(state, PotluckState)
    state.turn, state.appetite, state.points = 3, 10, [9, 0]
    state.left[1] = ["soup", "pie", "roast", "cake"]
    move = make_bot("tycoon", "1", Budget(simulations=400)).choose(Seat(table, 1))
    assert move[-2:] == ("pie", "cake")


@pytest.mark.parametrize(
    ("move", "reason", "english"),
    [
        (("serve", "indoors"), "wrong-number", "From 1 to 3 can be chosen here, not 0."),
        (("serve", "indoors", *DISHES[:4]), "wrong-number", "From 1 to 3 can be chosen here, not 4."),
        (("serve",), "wrong-arguments", "“serve” needs place and dishes; nothing was given."),
        (("serve", "indoors", "pie", "wine"), "not-among", "“wine” is not among what can be chosen here."),
        (("serve", "indoors", "pie", "pie"), "named-twice", "The same one cannot be chosen twice."),
        (("picnic", "cake", "bread"), "out-of-order", "What is chosen must be named in the order"),
        (("picnic", *DISHES, "wine"), "wrong-number", "At most 6 can be chosen here, not 7."),
        (("picnic", True), "not-allowed", "That is not allowed here."),
    ],
)
def test_what_is_no_subset_is_refused_with_the_reason(move: Move, reason: str, english: str) -> None:
    table = Table(GAME, 2, FastDealer(1))
    refusal = table.why_not(0, move)
    assert refusal is not None and refusal.reason == reason
    assert Wording(language_for("en", GAME.package), GAME, ["Ada", "Bob"]).refusal(refusal).startswith(english)
    assert "{" not in Wording(language_for("fr", GAME.package), GAME, ["Ada", "Bob"]).refusal(refusal)


def test_a_subset_in_notation_and_in_words() -> None:
    move: Move = ("serve", "indoors", "fruit_salad", "pie")
    assert parse_move(format_move(move)) == move and format_move(move) == "serve indoors fruit_salad pie"
    option = Table(GAME, 2, FastDealer(1)).options(0)[0]
    english = Wording(language_for("en", GAME.package), GAME, ["Ada", "Bob"])
    french = Wording(language_for("fr", GAME.package), GAME, ["Ada", "Bob"])
    for known in (option, None):
        assert english.move(move, known) == "serve indoors fruit salad, pie"
        assert french.move(move, known) == "servir à l’intérieur salade de fruits, tourte"
    assert english.move(("picnic",)) == "picnic –"
    assert english.domain(option.domains[1]) == "1 to 3 of bread, soup, fruit salad, pie, roast, cake"
    assert french.domain(Subset("dishes", ["pie"], 0)) == "un ou plusieurs parmi tourte, ou aucun"


def test_a_playthrough_shows_what_can_be_chosen() -> None:
    table = Table(GAME, 2, FastDealer(1))
    while actors := table.actors():
        table.play(actors[0], table.options(actors[0])[0].sample(FastDealer(2)))
    text = new_playthrough(GAME, table.record)
    assert "serve place indoors dishes 1..3 of bread|soup|fruit_salad|pie|roast|cake" in text
