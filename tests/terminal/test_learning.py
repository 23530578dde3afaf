"""Learning a game at the keyboard."""

from collections.abc import Callable

import pytest

from tycoon import find_game
from tycoon.core.lesson import lessons
from tycoon.core.moves import format_move

from .conftest import Outcome

Run = Callable[..., Outcome]


def typed_by_a_learner() -> list[str]:
    """What somebody types who follows the lesson of Q.E. to its end."""
    return ["" if not step.moves else format_move(step.moves[0]) for step in lessons(find_game("qe"))[0].steps]


def test_a_lesson_is_followed_to_its_end_and_the_game_goes_on(run: Run) -> None:
    found = run("learn", "qe", "--plain", typed=[*typed_by_a_learner(), "quit"])
    assert found.code == 0, found.err
    assert "Step 1 of 21" in found.out and "Step 21 of 21" in found.out
    assert "The lesson is over." in found.out and "--resume" in found.out


def test_after_the_lesson_a_coach_explains_what_is_new_once_and_warns_of_a_blunder(run: Run) -> None:
    found = run("learn", "qe", "--plain", typed=[*typed_by_a_learner(), "bid 999999999", "bid 999999999", "quit"])
    assert found.code == 0, found.err
    after = found.out.partition("The lesson is over.")[2]
    assert after.count("Coach, ") == len({line for line in after.splitlines() if line.startswith("Coach, ")}) >= 1
    assert "Careful: bid 999,999,999?" in after and "of the games I imagine" in after
    # Who types it once more means it.
    assert after.count("Careful: bid 999,999,999?") == 1 and "You: bid 999,999,999" in after


def test_the_coach_is_sent_away_and_called(run: Run) -> None:
    typed = [*typed_by_a_learner(), "coach off", "bid 999999999", "quit"]
    after = run("learn", "qe", "--plain", typed=typed).out.partition("The lesson is over.")[2]
    assert "The coach is not there." in after and "Careful" not in after
    found = run("play", "qe", "--plain", "--lang", "fr", typed=["guide", "guide oui", "guide peut-être", "quitter"]).out
    assert (
        "Pas de guide." in found
        and "Le guide est là." in found
        and "« guide oui » ou « guide non »" in found.replace("\u00a0", " ")
    )


def test_a_lesson_is_told_in_french(run: Run) -> None:
    assert "La leçon est finie." in run("learn", "qe", "--plain", "--lang", "fr", typed=typed_by_a_learner()).out


def test_another_move_than_the_one_asked_for_is_explained_and_not_made(run: Run) -> None:
    found = run("learn", "qe", "--plain", typed=["", "", "open 77", "bid 3", "quit"])
    assert "In this lesson, the next move is: open 500 or open 50." in found.out
    assert "opens at 77" not in found.out


def test_who_has_enough_in_the_middle_of_reading_stops(run: Run) -> None:
    found = run("learn", "qe", "--plain", typed=["", "quit"])
    assert found.code == 0 and "Step 3" not in found.out and "--resume" in found.out


@pytest.mark.parametrize(
    ("arguments", "said"), [(["qe", "--lesson", "9"], "lessons 1 to 1, not 9"), (["chess"], "chess")]
)
def test_a_lesson_there_is_not(run: Run, arguments: list[str], said: str) -> None:
    found = run("learn", *arguments)
    assert found.code == 2 and said in found.err
