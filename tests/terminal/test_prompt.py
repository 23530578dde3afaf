"""What players type is understood as they mean it."""

import pytest

from tycoon import Choice, Game, Number, Option, Subset
from tycoon.language import Wording, language_for
from tycoon.terminal import TERMINAL
from tycoon.terminal.prompt import Command, Prompt, Typed, Unclear

BID = Option("bid", [Number("amount", 0, None, 500)])
PEEK = Option("peek")
BUILD = Option("build", [Choice("what", ["mill", "mine", "us-finance"]), Number("price", 1, 9000)])
PICK = Option("pick", [Choice("seat", [0, 2])])


def typed(qe: Game, text: str, *options: Option, language: str = "en") -> Typed:
    wording = Wording(language_for(language, qe.package, TERMINAL), qe, ["Anna", "Bob", "Chloé"])
    return Prompt(list(options), wording).read(text)


@pytest.mark.parametrize(("text", "language", "grouped"), [("1.500", "en", "1,500"), ("1,500", "fr", "1\u202f500")])
def test_a_number_that_can_be_read_in_two_ways_is_asked_about(qe: Game, text: str, language: str, grouped: str) -> None:
    for line in (f"bid {text}", text):
        unclear = typed(qe, line, BID, PEEK, language=language)
        assert unclear == Unclear(text, [], 1500)
    said = language_for(language, TERMINAL).say("unclear-number", given=text, number=grouped)
    assert text in said and grouped in said


@pytest.mark.parametrize("text", ["bid 3000", "b 3000", "BID 3 000", "3000", "3k", "  bid   3,000 "])
def test_a_move_in_full_by_prefix_or_by_its_argument(qe: Game, text: str) -> None:
    assert typed(qe, text, BID, PEEK) == ("bid", 3000)


@pytest.mark.parametrize("text", ["enchérir 3000", "encherir 3000", "ench 3000", "bid 3000"])
def test_verbs_in_the_players_language_with_or_without_accents(qe: Game, text: str) -> None:
    assert typed(qe, text, BID, PEEK, language="fr") == ("bid", 3000)


@pytest.mark.parametrize(
    ("text", "move"),
    [("bid 2.5", ("bid", "2.5")), ("2.5", ("bid", "2.5")), ("-5", ("bid", -5)), ("bid abc", ("bid", "abc"))],
)
def test_what_is_no_legal_number_goes_to_the_table_to_be_refused(qe: Game, text: str, move: object) -> None:
    assert typed(qe, text, BID, PEEK) == move


def test_a_verb_that_cannot_be_used_now_goes_to_the_table(qe: Game) -> None:
    assert typed(qe, "peek", BID) == ("peek",)
    assert typed(qe, "open 3k", BID) == ("open", 3000)


@pytest.mark.parametrize("text", ["build mill 3000", "bu mil 3k", "mill 3 000", "1 3000"])
def test_several_arguments_by_id_beginning_or_place_in_the_list(qe: Game, text: str) -> None:
    assert typed(qe, text, BUILD) == ("build", "mill", 3000)


def test_names_of_several_words_among_several_arguments(qe: Game) -> None:
    assert typed(qe, "build US Finance 3 000", BUILD) == ("build", "us-finance", 3000)
    assert typed(qe, "build us finance 3 000 000", BUILD) == ("build", "us-finance", 3_000_000)


def test_a_seat_is_chosen_by_name_or_number(qe: Game) -> None:
    assert typed(qe, "pick chloe", PICK) == ("pick", 2)
    assert typed(qe, "Anna", PICK) == ("pick", 0)
    assert typed(qe, "pick 2", PICK) == ("pick", 2)


def test_an_ambiguous_beginning_is_asked_about(qe: Game) -> None:
    unclear = typed(qe, "b", BID, BUILD)
    assert isinstance(unclear, Unclear)
    assert unclear.could_be == ["bid", "build"]


def test_an_ambiguous_argument_is_asked_about(qe: Game) -> None:
    assign = Option("assign", [Choice("place", ["research", "reserve", "sales"])])
    assert typed(qe, "assign res", assign) == Unclear("res", ["research", "reserve"])
    assert typed(qe, "assign reser", assign) == ("assign", "reserve")


def test_nonsense_is_neither_a_move_nor_a_command(qe: Game) -> None:
    assert typed(qe, "xyzzy", BID) == Unclear("xyzzy", [])
    assert typed(qe, "   ", BID) == Unclear("", [])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("?", "help"),
        ("undo", "undo"),
        ("annuler", "undo"),
        ("regles", "rules"),
        ("RÈGLES", "rules"),
        ("rul", "rules"),
        ("sauver", "save"),
        ("q", "quit"),
        ("quitter", "quit"),
        ("journal", "log"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_commands_in_both_languages(qe: Game, text: str, name: str, language: str) -> None:
    assert typed(qe, text, BID, language=language) == Command(name, "")


def test_a_verb_of_the_game_goes_before_a_command(qe: Game) -> None:
    assert typed(qe, "save", Option("save")) == ("save",)
    assert typed(qe, "rules zero bids", BID) == Command("rules", "zero bids")


SERVE = Option("serve", [Choice("place", ["indoors"]), Subset("dishes", ["bread", "fruit-salad", "pie"], 1, 2)])
TAKE = Option("take", [Subset("dishes", ["bread", "fruit-salad", "pie"])])


@pytest.mark.parametrize("text", ["take pie bread", "take bread, pie", "take 1,3", "ta br pi", "3 1", "pie,bread"])
def test_several_things_in_any_order_with_commas_or_without(qe: Game, text: str) -> None:
    assert typed(qe, text, TAKE) == ("take", "bread", "pie")


def test_several_things_with_names_of_several_words_after_another_argument(qe: Game) -> None:
    assert typed(qe, "serve indoors pie, fruit salad", SERVE) == ("serve", "indoors", "fruit-salad", "pie")
    assert typed(qe, "serve indoors fruit salad pie", SERVE) == ("serve", "indoors", "fruit-salad", "pie")
    assert typed(qe, "indoors pie", SERVE) == ("serve", "indoors", "pie")


def test_what_is_not_among_them_or_named_twice_goes_to_the_table(qe: Game) -> None:
    assert typed(qe, "take", TAKE) == ("take",)
    assert typed(qe, "take pie wine", TAKE) == ("take", "pie", "wine")
    assert typed(qe, "take pie pie", TAKE) == ("take", "pie", "pie")


def test_a_number_is_never_the_beginning_of_another(qe: Game) -> None:
    coins = Option("offer", [Subset("coins", [1, 9, 28])])
    assert typed(qe, "offer 2", coins) == ("offer", 2)
    assert typed(qe, "offer 9 28", coins) == ("offer", 9, 28)
    assert typed(qe, "pick 1", Option("pick", [Choice("price", [5, 10])])) == ("pick", 1)
