"""Each law can fail: a tiny game obeys all of them, and breaks each when one thing in it is wrong."""

import random
from collections.abc import Callable
from typing import cast

import pytest
from pledge import Pledge, PledgeState, played_with
from secret_pledge.rules import NOT_YET

from tycoon import (
    EVERYONE,
    Dealer,
    FastDealer,
    Game,
    Move,
    Number,
    Option,
    Record,
    Refusal,
    Result,
    SealedDealer,
    State,
    Table,
    only,
    random_move,
)
from tycoon.core import laws
from tycoon.core.event import Event
from tycoon.core.fairness import secret_from_seed
from tycoon.core.floats import Floats
from tycoon.core.game import Setting
from tycoon.core.golden import format_observation, new_playthrough
from tycoon.core.heuristic import Heuristic
from tycoon.core.laws import (
    LAWS,
    LawBroken,
    check_golden,
    check_golden_observation,
    check_golden_vocabulary,
    check_lessons,
    check_playthroughs,
)
from tycoon.core.observation import Field, Flag, Schema, Whole, Words
from tycoon.core.vocabulary import format_vocabulary


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_tiny_game_obeys(law: Callable[[Game, int, int], None], seats: int) -> None:
    for seed in range(5):
        law(Pledge(), seats, seed)


def breaks(state: type[PledgeState], law: Callable[[Game, int, int], None], message: str) -> None:
    """Some random game of the broken one must break this law."""
    game = played_with(state)
    with pytest.raises(LawBroken, match=message):
        for seed in range(10):
            law(game, 3, seed)


def test_a_game_that_never_ends() -> None:
    class Endless(PledgeState):
        def award(self, dealer: Dealer) -> None:
            super().award(dealer)
            self.round = 0

    breaks(Endless, laws.check_ending, "goes on")


def test_options_said_to_be_public_that_are_not() -> None:
    class Boastful(PledgeState):
        def options(self, seat: int) -> list[Option]:
            options = super().options(seat)
            return options[:1] if self.cards[seat] > 3 else options

        def options_are_public(self, seat: int) -> bool:
            return True

    breaks(Boastful, laws.check_imagining, "public options depend on what")


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ([], "says none"),
        ([Option("pledge", [Number("amount", 1, around=3)])], "does not hold what is offered: <Option fold>"),
        ([Option("pledge", [Number("sum", 1, around=3)]), Option("fold")], "vocabulary says .'sum'."),
        ([Option("pledge", [Number("amount", 1, 9)]), Option("fold")], "does not hold what is offered: <Number amount"),
        ([Option("fold"), Option("fold")], "says 'fold' twice"),
    ],
)
def test_a_vocabulary_that_does_not_hold_what_is_offered(said: list[Option], message: str) -> None:
    class Tacit(Pledge):
        def vocabulary(self, seats: int) -> list[Option]:
            return said

    with pytest.raises(LawBroken, match=message):
        laws.check_vocabulary(Tacit(), 2, 1)


def test_actions_that_change_their_numbers() -> None:
    golden = format_vocabulary(Pledge())
    check_golden_vocabulary(Pledge(), golden)
    with pytest.raises(LawBroken, match="which needs another version"):
        check_golden_vocabulary(Pledge(), golden.replace("fold", "give-up"))
    with pytest.raises(LawBroken, match="written of another version"):
        check_golden_vocabulary(Pledge(), golden.replace("version 1", "version 0"))
    with pytest.raises(LawBroken, match="there is none"):
        check_golden_vocabulary(Pledge(), "")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([], "seat is in the view, but nothing describes it"),
        ([Whole("bank", 0, 9)], "bank is described, but not in the view"),
        ([Whole("pot", 0, 2), Flag("over")], "pot is [3-6], not a number from 0 to 2"),
        ([Words("over", ["a", "a"])], "two numbers have the same name: over has a"),
    ],
)
def test_a_view_that_is_not_as_described(fields: list[Field], message: str) -> None:
    class Wrong(Pledge):
        def schema(self, seats: int) -> Schema:
            known = {field.name for field in fields}
            others = super().schema(seats).fields if fields else []
            return Schema(1, seats, [*fields, *[field for field in others if field.name not in known]])

    with pytest.raises(LawBroken, match=message):
        for seed in range(10):
            laws.check_observation(Wrong(), 3, seed)


def test_a_state_that_observes_what_its_view_does_not_say() -> None:
    class Spying(PledgeState):
        def observe(self, seat: int, out: Floats) -> None:
            view = self.view(seat)
            others = [player for player in cast("list[dict[str, object]]", view["players"]) if player["seat"] != seat]
            others[0]["card"] = self.cards[cast("int", others[0]["seat"])]
            for number in self.game.observation(self.seats).encode(view, seat):
                out.put(number)

    class Forgetful(PledgeState):
        def observe(self, seat: int, out: Floats) -> None:
            out.put(1.0)

    breaks(Spying, laws.check_observation, r"observes players\[\+[12]\]\.card known as 1.0, and its view says 0.0")
    breaks(Forgetful, laws.check_observation, "observes 1 numbers, not 40")


def test_an_observation_that_changes_its_numbers() -> None:
    golden = format_observation(Pledge())
    check_golden_observation(Pledge(), golden)
    with pytest.raises(LawBroken, match="which needs another version"):
        check_golden_observation(Pledge(), golden.replace("pot", "bank"))
    with pytest.raises(LawBroken, match="written of another version"):
        check_golden_observation(Pledge(), golden.replace("version 1", "version 0"))
    with pytest.raises(LawBroken, match="there is none"):
        check_golden_observation(Pledge(), "")


def test_information_that_does_not_follow_from_the_game() -> None:
    class Moody(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            dealer.tell("mood", mood=random.randrange(10**9))
            super().play(seat, move, dealer)

    breaks(Moody, laws.check_information, "has another state elsewhere")


def test_a_dead_end() -> None:
    class DeadEnd(PledgeState):
        def options(self, seat: int) -> list[Option]:
            return [] if self.round == 2 else super().options(seat)

    breaks(DeadEnd, laws.check_ending, "0 options")


def test_points_that_do_not_add_up() -> None:
    class Miscount(PledgeState):
        def result(self) -> Result | None:
            result = super().result()
            if result is not None:
                result.scores[0] += 1
            return result

    breaks(Miscount, laws.check_ending, "add up")


def test_a_listed_move_that_fails() -> None:
    class Fails(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            if move[0] == "fold":
                raise RuntimeError("no folding")
            super().play(seat, move, dealer)

    breaks(Fails, laws.check_options, "is listed and fails")


def test_a_move_that_is_neither_listed_nor_refused() -> None:
    class Lenient(PledgeState):
        def why_not(self, seat: int, move: Move) -> Refusal | None:
            return None if move[:1] == ("pledge",) else super().why_not(seat, move)

    breaks(Lenient, laws.check_options, "not listed and not refused")


def test_a_refusal_without_a_clause() -> None:
    class Unfounded(PledgeState):
        def refuse(self, seat: int, move: Move) -> Refusal:
            return Refusal("because", "i-say-so")

    breaks(Unfounded, laws.check_options, "clause that does not exist")


def test_a_refusal_that_names_a_verb_twice() -> None:
    class Stuttering(PledgeState):
        def refuse(self, seat: int, move: Move) -> Refusal:
            return Refusal("not-now", "pledges", verbs=["pledge", "pledge"])

    breaks(Stuttering, laws.check_options, "names something twice")


def test_a_refusal_that_changes_something() -> None:
    class Nervous(PledgeState):
        def refuse(self, seat: int, move: Move) -> Refusal | None:
            self.pot += 1
            return super().refuse(seat, move)

    breaks(Nervous, laws.check_options, "changed the state")


def test_a_reason_by_elimination() -> None:
    class Guessing(PledgeState):
        def refuse(self, seat: int, move: Move) -> Refusal:
            return Refusal("pledge-too-low", "pledges")

    breaks(Guessing, laws.check_reasons, "is legal, and yet there is")


def test_a_condition_that_only_the_options_know() -> None:
    class Fussy(PledgeState):
        def options(self, seat: int) -> list[Option]:
            options = super().options(seat)
            return [Option("pledge", [Number("amount", 1 + self.round, around=3)]), *options[1:]] if options else []

    breaks(Fussy, laws.check_reasons, "was legal once")


def test_an_answer_that_others_take_away() -> None:
    class Crowded(PledgeState):
        def options(self, seat: int) -> list[Option]:
            sealed = [pledge for pledge in self.pledges if pledge != NOT_YET]
            return [option for option in super().options(seat) if option.verb == "pledge" or not sealed]

    breaks(Crowded, laws.check_questions, "may do something else")


def test_a_clone_that_forgets_a_field() -> None:
    class Forgetful(PledgeState):
        def clone(self) -> State:
            other = super().clone()
            assert isinstance(other, PledgeState)
            other.winners = []
            return other

    breaks(Forgetful, laws.check_clone, "differs in winners")


def test_a_clone_that_shares_a_list() -> None:
    class Shared(PledgeState):
        def clone(self) -> State:
            other = super().clone()
            assert isinstance(other, PledgeState)
            other.chips = self.chips
            return other

    breaks(Shared, laws.check_clone, "shares data")


def test_data_that_json_cannot_tell() -> None:
    class Tuples(PledgeState):
        def view(self, seat: int | None) -> dict[str, object]:
            return {**super().view(seat), "winners": tuple(self.winners)}

    breaks(Tuples, laws.check_round_trips, "not JSON-ready")


def test_a_state_that_json_changes() -> None:
    class Blank(PledgeState):
        def to_json(self) -> dict[str, object]:
            return {**super().to_json(), "winners": []}

        def __eq__(self, other: object) -> bool:
            return isinstance(other, PledgeState) and self.winners == other.winners

    breaks(Blank, laws.check_round_trips, "another state")


def test_a_state_that_pickling_changes() -> None:
    class Blank(PledgeState):
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            return (Pledge().start, (self.seats, FastDealer(1)))

    breaks(Blank, laws.check_pickling, "state differs")


def test_a_card_shown_out_of_a_deck_that_nobody_knows() -> None:
    class Peeking(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            super().play(seat, move, dealer)
            dealer.draw(list(self.deck), "top")

    breaks(Peeking, laws.check_public_draws, "not so for seat")


def test_a_state_that_is_another_one_elsewhere() -> None:
    class Blank(PledgeState):
        def to_json(self) -> dict[str, object]:
            return {**super().to_json(), "winners": []}

    breaks(Blank, laws.check_resuming, "sees something else")


def test_chance_behind_the_dealer() -> None:
    class Cheater(PledgeState):
        def award(self, dealer: Dealer) -> None:
            super().award(dealer)
            self.winners[-1] += random.SystemRandom().randrange(1000)

    breaks(Cheater, laws.check_record, "replayed state differs")


def test_an_undo_of_what_told_something() -> None:
    class Telling(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            super().play(seat, move, dealer)
            if seat == 0 and self.pledges[0] >= 0:
                self.pledges[0] = self.cards[1]

    breaks(Telling, laws.check_undo, "can be taken back")


def test_imagining_that_is_no_imagining() -> None:
    class Cheat(PledgeState):
        def imagine(self, seat: int, dealer: Dealer) -> State:
            return self.clone()

    breaks(Cheat, laws.check_imagining, "is always imagined as")


def test_imagining_that_shows() -> None:
    class Odd(PledgeState):
        def imagine(self, seat: int, dealer: Dealer) -> State:
            return super().imagine((seat + 1) % self.seats, dealer)

    breaks(Odd, laws.check_imagining, "sees that it is imagined")


def test_imagining_the_impossible() -> None:
    class Doubled(PledgeState):
        def imagine(self, seat: int, dealer: Dealer) -> State:
            other = super().imagine(seat, dealer)
            assert isinstance(other, PledgeState)
            if other.round < 4:
                other.deck[0] = other.cards[0]
            return other

    breaks(Doubled, laws.check_imagining, "impossible")


def test_imagining_that_depends_on_what_is_not_known() -> None:
    class Leaning(PledgeState):
        def imagine(self, seat: int, dealer: Dealer) -> State:
            other = super().imagine(seat, dealer)
            assert isinstance(other, PledgeState)
            if self.cards[seat - 1] > 5:
                other.deck.reverse()
            return other

    breaks(Leaning, laws.check_canonical_imagining, "imagines otherwise in deck")


@pytest.mark.parametrize(
    ("overridden", "message"),
    [
        ({"candidates": lambda *_: []}, "no move of seat . is worth thinking about"),
        ({"candidates": lambda *_: [("steal",)]}, "illegal"),
        ({"candidates": lambda *_: [("fold",), ("fold",)]}, "named twice"),
        ({"best_move": lambda *_: ("pledge", -1)}, "illegal"),
        ({"rollout_move": lambda *_: ("pledge", "much")}, "illegal"),
        ({"ways": lambda *_: 1, "way": lambda *_: ("pledge", -1)}, "illegal"),
        ({"evaluate": lambda *_: [1.0]}, "do not fit 3 seats"),
        ({"evaluate": lambda *_: [1.0, 1.0, 0.0]}, "do not add up to 1"),
        ({"evaluate": lambda *_: [2.0, -1.0, 0.0]}, "negative"),
        ({"evaluate": lambda _, state: state.chips.append(1) or [1.0, 0.0, 0.0]}, "changed the world in chips"),
        ({"depth": lambda *_: -1}, "depth"),
        ({"refine": lambda _, world, *_others: world.winners.append(0)}, "sees that its world was refined"),
        ({"refine": lambda _, world, *_others: world.deck.clear()}, "impossible"),
        ({"likelihood": lambda *_: -1.0}, "likelihood"),
    ],
)
def test_a_heuristic_that_is_wrong(overridden: dict[str, object], message: str) -> None:
    heuristic = type("Wrong", (Heuristic,), overridden)()

    class Misled(Pledge):
        def heuristic(self) -> Heuristic:
            found: Heuristic = heuristic
            return found

    with pytest.raises(LawBroken, match=message):
        laws.check_heuristic(Misled(), 3, 1)


def test_a_window_that_opens_only_for_those_who_hold_something() -> None:
    class Window(PledgeState):
        def actors(self) -> list[int]:
            able = [seat for seat in super().actors() if self.cards[seat] > 4]
            return able or super().actors()

    breaks(Window, laws.check_imagining, "who must decide depends")


class WithOnlookers(PledgeState):
    """Who has pledged may shout, as long as others have not."""

    def bystanders(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.pledges[seat] >= 0]

    def options(self, seat: int) -> list[Option]:
        return [Option("shout")] if seat in self.bystanders() else super().options(seat)

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if move[0] == "shout":
            self.shout(seat, dealer)
        else:
            super().play(seat, move, dealer)

    def shout(self, seat: int, dealer: Dealer) -> None:
        dealer.tell("shouted", seat=seat)


def test_who_must_decide_changes_by_what_a_bystander_does() -> None:
    class Meddling(WithOnlookers):
        def shout(self, seat: int, dealer: Dealer) -> None:
            self.pledges[seat] = -1

    breaks(Meddling, laws.check_ending, "who must decide changes by what bystander")


def test_a_bystander_with_nothing_to_do() -> None:
    class Idle(WithOnlookers):
        def options(self, seat: int) -> list[Option]:
            return PledgeState.options(self, seat)

    breaks(Idle, laws.check_ending, "0 options")


def test_who_may_do_something_depends_on_what_is_hidden() -> None:
    class Telltale(WithOnlookers):
        def bystanders(self) -> list[int]:
            return [seat for seat in super().bystanders() if self.cards[seat] > 4]

    breaks(Telltale, laws.check_imagining, "who may move depends")


def test_bystanders_whose_order_matters() -> None:
    class Hurried(WithOnlookers):
        def shout(self, seat: int, dealer: Dealer) -> None:
            self.winners.append(seat)

    breaks(Hurried, laws.check_simultaneous, "depends on who is first|order of .* matters")


def test_a_view_that_changes_with_the_state() -> None:
    class Alive(PledgeState):
        def view(self, seat: int | None) -> dict[str, object]:
            return {**super().view(seat), "pledges": self.alive}

        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            self.alive.append(seat)
            super().play(seat, move, dealer)

        @property
        def alive(self) -> list[int]:
            return _ALIVE

    breaks(Alive, laws.check_views_stay, "has changed what was shown")


_ALIVE: list[int] = []


def test_decisions_at_once_whose_order_matters() -> None:
    class FirstComeFirstServed(PledgeState):
        def award(self, dealer: Dealer) -> None:
            self.winners.append(self.pledges[0])
            super().award(dealer)

        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            if len(self.actors()) == self.seats:
                self.winners.append(seat)
            super().play(seat, move, dealer)

    breaks(FirstComeFirstServed, laws.check_simultaneous, "order of .* matters")


def test_chips_out_of_nothing() -> None:
    class Mint(PledgeState):
        def award(self, dealer: Dealer) -> None:
            super().award(dealer)
            self.chips[0] += 1

    breaks(Mint, laws.check_conservation, "chips do not add up")


def test_a_secret_in_a_view() -> None:
    class OpenBook(PledgeState):
        def view(self, seat: int | None) -> dict[str, object]:
            return {**super().view(seat), "pledges": list(self.pledges)}

    breaks(OpenBook, laws.check_canaries, "in the view of")


def test_a_secret_in_an_announcement() -> None:
    class Herald(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            dealer.tell("pledged", seat=seat, amount=move[-1])
            super().play(seat, move, dealer)

    breaks(Herald, laws.check_canaries, "in the news of")


def test_a_secret_in_a_record() -> None:
    class Postcard(PledgeState):
        def audience(self, seat: int, move: Move) -> int:
            return 0b11

    breaks(Postcard, laws.check_canaries, "in the record of")


def test_a_sealed_move_that_everybody_sees() -> None:
    class Glass(PledgeState):
        def audience(self, seat: int, move: Move) -> int:
            return EVERYONE

    breaks(Glass, laws.check_telling, "sees what is secret to it")


def test_a_sealed_move_that_is_told() -> None:
    class Whispering(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            dealer.tell("whispered", parity=len(move))
            super().play(seat, move, dealer)

    breaks(Whispering, laws.check_telling, "sees what is secret to it")


def test_something_unknown_that_is_told_and_not_revealed() -> None:
    class Careless(PledgeState):
        def play(self, seat: int, move: Move, dealer: Dealer) -> None:
            dealer.tell("glimpsed", to=only(seat), card=self.cards[1 - seat % 2])
            super().play(seat, move, dealer)

    breaks(Careless, laws.check_telling, "what it could not know")


def test_hands_that_are_read_out() -> None:
    class Loud(PledgeState):
        def secrets(self, seat: int) -> dict[str, object]:
            return {**super().secrets(seat), "deck": list(self.deck)}

    class LoudPledge(Pledge):
        state = Loud

        def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
            dealt = super().deal(seats, settings, dealer)
            assert isinstance(dealt, PledgeState)
            dealer.reveal("deck", cards=list(dealt.deck))
            return dealt

    with pytest.raises(LawBroken, match="its cards is secret to it"):
        laws.check_telling(LoudPledge(), 3, 1)


def test_a_secret_in_a_refusal() -> None:
    class Chatty(PledgeState):
        def refuse(self, seat: int, move: Move) -> Refusal:
            return Refusal("too-low", "pledges", highest=max(self.pledges))

    breaks(Chatty, laws.check_canaries, "in the refusals of|is answered")


def pledge_record(seats: int, seed: int) -> Record:
    """A finished record of the tiny game."""
    table = Table(Pledge(), seats, SealedDealer(secret_from_seed(seed)))
    chance = FastDealer(seed)
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))
    return table.record


def test_golden_records_that_show_everything() -> None:
    check_golden(Pledge(), [pledge_record(seats, seed) for seats in (2, 3) for seed in range(8)])


def test_golden_records_that_miss_something() -> None:
    record = pledge_record(2, 1)
    with pytest.raises(LawBroken, match=r"no golden record shows|every number of seats"):
        check_golden(Pledge(), [record])


def test_golden_records_of_rules_that_changed() -> None:
    class OtherRules(PledgeState):
        def options(self, seat: int) -> list[Option]:
            return [Option("pledge", [Number("amount", 0, 3)])] if seat in self.actors() else []

    with pytest.raises(ValueError, match="was not allowed"):
        check_golden(played_with(OtherRules), [pledge_record(seats, seed) for seats in (2, 3) for seed in range(8)])


def test_a_golden_playthrough_shows_what_only_one_seat_no_longer_sees() -> None:
    class Forgetful(PledgeState):
        def view(self, seat: int | None) -> dict[str, object]:
            view = super().view(seat)
            return {**view, "pot": None} if seat == 1 else view

    golden = {f"{seats}": pledge_record(seats, 1) for seats in (2, 3)}
    playthroughs = {name: new_playthrough(Pledge(), record) for name, record in golden.items()}
    check_playthroughs(Pledge(), golden, playthroughs)
    with pytest.raises(LawBroken, match=r"line \d+ was"):
        check_playthroughs(played_with(Forgetful), golden, playthroughs)
    with pytest.raises(LawBroken, match="fewest and the most"):
        check_playthroughs(Pledge(), golden, {"2": playthroughs["2"]})


SCRIPT = """
[[lesson]]
id = "first"
minutes = 1
seats = 2
you = 0
before = ["* card 3", "* card 5", "* pot 4"]

[[lesson.step]]
id = "look"
look = ["pot"]

[[lesson.step]]
id = "pledge"
do = ["pledge 1", "pledge 2"]
then = ["1 fold", "* pot 2"]
"""

WORDS = """
# A first round {#first}
Chips win.

## The pot {#look}
Four chips lie in it.

## Your pledge {#pledge}
Pledge 1 or 2.

- `pledge 2`: Bold.
"""


def taught(script: str = SCRIPT, words: str = WORDS) -> Pledge:
    """The tiny game with a lesson."""

    class Taught(Pledge):
        def resource(self, filename: str) -> str:
            if not filename.startswith("lesson"):
                return super().resource(filename)
            return script if filename == "lesson.toml" else words

    return Taught()


def check_taught(**texts: str) -> None:
    check_lessons(taught(**texts), [pledge_record(2, 1)], ["en"])


def test_a_lesson_that_can_be_played() -> None:
    check_taught()


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("1 fold", "1 bribe", "before step|after the last step"),
        ('"pledge 1"', '"pledge -1"', "pledge -1 is refused"),
        ('"1 fold", ', "", "chance decides|never happens"),
        ('"* pot 2"', '"* pot 2", "* pot 3"', "never happens"),
        ('"* card 5", ', "", "chance decides card here"),
        ("seats = 2", "seats = 9", "is for"),
        ("you = 0", "you = 1", "is a move of the learner"),
        ('id = "pledge"', 'id = "look"', "two steps are called look"),
        ("minutes = 1", "hours = 1", "not known here"),
        ('before = ["', 'before = ["0 undo", "', "neither a move nor an outcome"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules(was: str, now: str, said: str) -> None:
    assert was in SCRIPT
    with pytest.raises(LawBroken, match=said):
        check_taught(script=SCRIPT.replace(was, now))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("{#look}", "{#other}", "has other steps"),
        ("# A first round {#first}", "# A first round {#second}", "has other lessons"),
        ("Four chips lie in it.", "", "says nothing"),
        ("Four chips lie in it.", "Chips. " * 80, "more than 360 characters"),
        ("`pledge 2`", "`pledge 3`", "not among its moves"),
        ("Chips win.", "", "needs a title and its aim"),
        (" {#look}", "", "needs an id"),
    ],
)
def test_a_lesson_whose_words_do_not_fit(was: str, now: str, said: str) -> None:
    assert was in WORDS
    with pytest.raises(LawBroken, match=said):
        check_taught(words=WORDS.replace(was, now))


def test_lessons_that_leave_a_kind_of_decision_out_or_say_so_wrongly() -> None:
    other = pledge_record(2, 1)
    other.lines = [replace_verb(line) for line in other.lines]
    with pytest.raises(LawBroken, match="no lesson shows bribe"):
        check_lessons(taught(), [other], ["en"])
    check_lessons(taught(script=f'left_out = ["bribe"]\n{SCRIPT}'), [other], ["en"])
    with pytest.raises(LawBroken, match="said to be left out, but shown: pledge"):
        check_taught(script=f'left_out = ["pledge"]\n{SCRIPT}')


def replace_verb(line: Event) -> Event:
    """The same line, with a verb of another game."""
    return Event(line.kind, line.seat, ("bribe", *line.move[1:]), to=line.to) if line.move else line
