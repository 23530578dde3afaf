"""Chance, and who hears what."""

from collections import Counter

import pytest

from tycoon import EVERYONE, FastDealer, Record, ScriptedDealer, SealedDealer, only
from tycoon.core.audience import audience_of, in_audience, seats_of
from tycoon.core.dealer import ScriptError
from tycoon.core.event import CHANCE, Event
from tycoon.core.fairness import (
    FIRST_STREAM,
    STREAMS,
    commit,
    keeps_commitment,
    new_secret,
    open_key,
    opens_commitment,
    outcome,
    sealed_hash,
    sealed_key,
    secret_from_seed,
)


def test_audiences_are_sets_of_seats() -> None:
    assert seats_of(audience_of([0, 3])) == [0, 3]
    assert in_audience(3, only(0) | only(3))
    assert not in_audience(1, only(0) | only(3))


def test_a_spectator_hears_only_what_everyone_hears() -> None:
    assert in_audience(None, EVERYONE)
    assert not in_audience(None, only(0) | only(1) | only(2))


def test_the_same_seed_deals_the_same() -> None:
    one, other = FastDealer(5), FastDealer(5)
    assert [one.roll(6) for _ in range(50)] == [other.roll(6) for _ in range(50)]


@pytest.mark.parametrize("dealer", [FastDealer(1), SealedDealer(secret_from_seed(1))])
def test_all_faces_are_as_likely(dealer: FastDealer | SealedDealer) -> None:
    rolled = Counter([dealer.roll(6) for _ in range(6000)])
    assert sorted(rolled) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in rolled.values())


def test_a_drawn_card_leaves_the_deck() -> None:
    deck = [1, 2, 2, 3]
    drawn = [FastDealer(1).draw(deck) for _ in range(4)]
    assert sorted(drawn) == [1, 2, 2, 3]
    assert deck == []


def test_a_script_says_each_kind_in_its_own_order() -> None:
    dealer = ScriptedDealer({"die": [6, 1], "card": [2]})
    assert [dealer.roll(6), dealer.draw([1, 2, 3]), dealer.roll(6)] == [6, 2, 1]


@pytest.mark.parametrize("script", [{}, {"die": []}, {"die": [7]}])
def test_a_script_that_does_not_say_it_is_an_error(script: dict[str, list[int]]) -> None:
    with pytest.raises(ScriptError, match="the script says"):
        ScriptedDealer(script).roll(6)


def test_a_script_can_leave_the_rest_to_another() -> None:
    dealer = ScriptedDealer({"die": [6]}, otherwise=FastDealer(1))
    assert dealer.roll(6) == 6
    assert 1 <= dealer.roll(6) <= 6


@pytest.mark.parametrize("stream", STREAMS)
def test_a_commitment_binds_to_one_secret(stream: str) -> None:
    secret = new_secret()
    assert keeps_commitment(secret, commit(secret, stream), stream)
    assert not keeps_commitment(new_secret(), commit(secret, stream), stream)
    assert not keeps_commitment("no secret", commit(secret, stream), stream)


def test_the_key_of_what_everybody_sees_opens_the_commitment_and_nothing_else() -> None:
    secret = new_secret()
    opened, sealed = open_key(secret), sealed_hash(secret)
    assert opens_commitment(opened, sealed, commit(secret))
    for forged in ((open_key(new_secret()), sealed), (opened, sealed_hash(new_secret())), ("x", sealed), (opened, "")):
        assert not opens_commitment(*forged, commit(secret))
    known = {opened, sealed, commit(secret)}
    assert not known & {secret, sealed_key(secret), commit(secret, FIRST_STREAM)}


def test_what_everybody_sees_does_not_depend_on_what_others_draw() -> None:
    secret = secret_from_seed(1)
    some, none = SealedDealer(secret), SealedDealer(secret)
    seen, unseen = [], []
    for number in range(20):
        seen.append(some.roll(100))
        unseen.append(some.roll(100, to=only(number % 3)))
    assert seen == [none.roll(100) for _ in range(20)]
    assert unseen != seen


def test_outcomes_depend_on_secret_words_and_number() -> None:
    key = open_key(secret_from_seed(1))
    plain = [outcome(key, [], number, 1000) for number in range(20)]
    assert plain == [outcome(key, [], number, 1000) for number in range(20)]
    assert plain != [outcome(key, ["luck"], number, 1000) for number in range(20)]
    assert plain != [outcome(open_key(secret_from_seed(2)), [], number, 1000) for number in range(20)]


def test_the_order_of_a_deck_does_not_matter() -> None:
    secret = secret_from_seed(1)
    deck, turned = [3, 1, 2, 2, 9], [9, 2, 1, 3, 2]
    one, other = SealedDealer(secret), SealedDealer(secret)
    assert [one.draw(deck) for _ in range(5)] == [other.draw(turned) for _ in range(5)]


def test_streams_never_change_under_their_names() -> None:
    # Finished games are proved with these: a different derivation needs a different name.
    secret = secret_from_seed("frozen")
    first = SealedDealer(secret, ["a", "b"], stream=FIRST_STREAM)
    assert [first.roll(6, to=only(number % 2)) - 1 for number in range(10)] == [2, 3, 0, 5, 3, 3, 0, 5, 2, 1]
    assert first.commitment.startswith("c214fc361eafaec3")
    second = SealedDealer(secret, ["a", "b"])
    assert [second.roll(6) for _ in range(10)] == [5, 6, 4, 5, 5, 2, 4, 5, 1, 1]
    assert [second.roll(6, to=only(0)) for _ in range(10)] == [6, 3, 3, 3, 4, 6, 4, 6, 4, 1]
    assert second.commitment.startswith("706ca5d76f1e9a05")


@pytest.mark.parametrize("stream", STREAMS)
def test_going_on_from_a_record_deals_what_would_have_come(stream: str) -> None:
    whole = SealedDealer(secret_from_seed(3), stream=stream)
    audiences = [EVERYONE, only(0), only(1), EVERYONE, EVERYONE, only(0)] * 3
    dealt = [whole.roll(6, to=to) for to in audiences]
    record = Record("qe", 1, 3)
    record.stream = stream
    record.lines = [
        Event(CHANCE, what="die", outcome=face, to=to) for face, to in zip(dealt[:7], audiences, strict=False)
    ]
    rest = SealedDealer(secret_from_seed(3), record=record)
    assert [rest.roll(6, to=to) for to in audiences[7:]] == dealt[7:]
