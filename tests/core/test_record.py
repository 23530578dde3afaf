"""Records: read, replayed, verified, redacted; and every way they can be false."""

import hashlib
import re

import pytest

from tycoon import (
    FastDealer,
    Game,
    Record,
    RecordError,
    SealedDealer,
    Table,
    format_record,
    game_of,
    parse_record,
    random_move,
    redact,
    replay,
    verify,
)
from tycoon.core.fairness import FIRST_STREAM, STREAM, sealed_key, secret_from_seed


def finished(game: Game, seats: int = 4, words: list[str] | None = None, stream: str = STREAM) -> Table:
    """A table at which a whole game was played at random."""
    dealer = SealedDealer(secret_from_seed(7), words, stream=stream)
    table = Table(game, seats, dealer, players=[f"P {seat}" for seat in range(seats)])
    chance = FastDealer(7)
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))
    return table


@pytest.fixture
def text(qe: Game) -> str:
    """The record of a finished game of four."""
    return format_record(finished(qe, words=["one", "two", "", "füñf"]).record)


def retagged(text: str) -> str:
    """The text with its tags made right again, as a clever forger would."""
    chain = hashlib.sha256()
    lines = []
    for row in text.splitlines():
        content = row.rpartition("  #")[0]
        chain.update(content.encode() + b"\n")
        lines.append(f"{content}  #{chain.hexdigest()[:8]}\n")
    return "".join(lines)


def line_of(text: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_a_record_reads_back(text: str) -> None:
    record = parse_record(text)
    assert format_record(record) == text
    assert record.words == ["one", "two", "", "füñf"]
    assert record.players == ["P 0", "P 1", "P 2", "P 3"]


def test_a_finished_record_is_proved(text: str, qe: Game) -> None:
    verdict = verify(parse_record(text), qe)
    assert verdict.finished
    assert verdict.proved
    assert verdict.outcomes == 4 + 4 + 1 + 16


def test_a_record_of_the_first_stream_is_proved_as_ever(any_game: Game) -> None:
    record = parse_record(format_record(finished(any_game, any_game.most, stream=FIRST_STREAM).record))
    assert record.stream == FIRST_STREAM
    assert verify(record, any_game).proved
    with pytest.raises(RecordError, match="redacted for seat 1, and nothing that would prove its dice was published"):
        verify(redact(record, any_game, 0), any_game)


@pytest.mark.parametrize("seat", [None, 2])
def test_what_everybody_saw_is_proved_by_what_one_may_keep(any_game: Game, seat: int | None) -> None:
    whole = finished(any_game, any_game.most).record
    text = format_record(redact(parse_record(format_record(whole)), any_game, seat))
    assert whole.secret not in text and sealed_key(whole.secret) not in text
    verdict = verify(parse_record(text), any_game)
    assert verdict.proved and not verdict.whole
    assert verdict.outcomes == whole.dealt_openly() > 0
    assert verdict.outcomes + verdict.unseen == whole.dealt()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"^\* first \d", "* first 9", "first was 9, but the committed dice say"),
        (r"^(\* tile )\S+", r"\1us-finance", "tile was us-finance, but the committed dice say"),
        (r"^(opened )\S\S", r"\1", "not what was committed to"),
        (r"^(opened \S+ )\S\S", r"\g<1>00", "not what was committed to"),
        (r"^(word 1 ).*?(  #)", r'\1"other"\2', "the committed dice say"),
        (r"^deck 0 nation", "deck 1 nation", "does not say what this nation came from"),
        (r"^(deck \d+ tile )(\S+) (\S+)", r"\1\3 \2", "not told in ascending order"),
        (r"^(deck \d+ tile) \S+", r"\1", "the committed dice say"),
        (r"^deck 0 nation", "deck 0 token", "says what a token came from"),
        (r"^deck 0 nation .*?(  #)", r"deck 0 nation\1", "does not say what was rolled or drawn from"),
        (r"^dice \S+", "dice other", "cannot be checked"),
    ],
)
def test_a_forged_proof_is_found_even_with_right_tags(old: str, new: str, reason: str, qe: Game) -> None:
    whole = finished(qe, words=["one", "two", "", "füñf"])
    text = format_record(whole.redacted(1))
    verify(parse_record(text), qe)
    forged = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert forged != text
    assert reason in reason_refused(retagged(forged), qe).reason


def test_nothing_is_opened_before_the_end(qe: Game) -> None:
    table = Table(qe, 4, SealedDealer(secret_from_seed(7)))
    assert "opened" not in format_record(table.redacted(0)) and not table.redacted(0).opened


def test_an_unfinished_record_is_true_so_far_but_not_proved(qe: Game) -> None:
    table = Table(qe, 4, SealedDealer(secret_from_seed(7)))
    table.play(table.actors()[0], ("open", 3))
    verdict = verify(parse_record(format_record(table.record)), qe)
    assert not verdict.finished
    assert not verdict.proved


def test_a_game_goes_on_from_its_record(qe: Game) -> None:
    whole = finished(qe)
    half = parse_record(format_record(whole.record))
    half.lines = half.lines[:30]
    half.ended, half.secret, half.result = False, "", None
    table = replay(half, qe)
    table.go_on_with(SealedDealer(secret_from_seed(7), record=half))
    for line in whole.record.lines[30:]:
        if line.move:
            table.play(line.seat, line.move)
    assert format_record(table.record) == format_record(whole.record)


def reason_refused(text: str, game: Game) -> RecordError:
    """The error that a forged record is refused with."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(text), game)
    return caught.value


def test_a_changed_line_is_named(text: str, qe: Game) -> None:
    number = line_of(text, "0 bid")
    rows = text.splitlines(keepends=True)
    rows[number - 1] = rows[number - 1].replace("0 bid", "0 bid 1", 1)
    problem = reason_refused("".join(rows), qe)
    assert problem.line == number
    assert "changed" in problem.reason


def test_a_removed_line_is_noticed_at_the_next(text: str, qe: Game) -> None:
    number = line_of(text, "0 bid")
    rows = text.splitlines(keepends=True)
    del rows[number - 1]
    assert reason_refused("".join(rows), qe).line == number


def test_a_record_cut_off_within_a_line_is_noticed(text: str, qe: Game) -> None:
    cut = text[:-20]
    assert reason_refused(cut, qe).line == len(text.splitlines())
    assert "cut off" in reason_refused(cut, qe).reason


def test_a_swapped_tile_is_found_even_with_right_tags(text: str, qe: Game) -> None:
    first = line_of(text, "* tile")
    rows = text.splitlines(keepends=True)
    second = next(number for number in range(first + 1, len(rows)) if rows[number - 1].startswith("* tile"))
    rows[first - 1], rows[second - 1] = rows[second - 1], rows[first - 1]
    problem = reason_refused(retagged("".join(rows)), qe)
    assert problem.line == first
    assert "committed dice" in problem.reason


def test_another_secret_is_found_even_with_right_tags(text: str, qe: Game) -> None:
    number = line_of(text, "secret")
    forged = text.replace(secret_from_seed(7), secret_from_seed(8))
    problem = reason_refused(retagged(forged), qe)
    assert problem.line == number
    assert "committed to" in problem.reason


def test_another_result_is_found_even_with_right_tags(text: str, qe: Game) -> None:
    number = line_of(text, "result")
    rows = text.splitlines(keepends=True)
    rows[number - 1] = rows[number - 1].replace('"winners":[', '"winners":[3,', 1)
    problem = reason_refused(retagged("".join(rows)), qe)
    assert problem.line == number
    assert "result" in problem.reason


def test_an_illegal_move_is_found_even_with_right_tags(text: str, qe: Game) -> None:
    number = next(number for number, row in enumerate(text.splitlines(), 1) if " open " in row)
    rows = text.splitlines(keepends=True)
    rows[number - 1] = rows[number - 1].replace(" open ", " open -", 1)
    problem = reason_refused(retagged("".join(rows)), qe)
    assert problem.line == number
    assert "opening-too-low" in problem.reason


def test_a_sealed_bid_shown_to_all_is_found(text: str, qe: Game) -> None:
    number = line_of(text, "0 bid")
    rows = text.splitlines(keepends=True)
    rows[number - 1] = rows[number - 1].replace(" | 0", "", 1)
    assert reason_refused(retagged("".join(rows)), qe).line == number


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("game qe 1", "game qe 2", "version 2 of the rules"),
        ("game qe 1", "game chess 1", "there is no game 'chess'"),
        ("tycoon record 1", "tycoon record 9", "format '9'"),
        ("seats 4", "seats 9", "3 to 5 players"),
        ("seats 4", "seats x", "not a whole number"),
        ("variant by_columns no", "variant by_columns maybe", "cannot be 'maybe'"),
        ("variant by_columns no", "variant tempo no", "has no variant 'tempo'"),
        ("play", "start", "expected a line 'play"),
        ("end", "fin", "no line of play"),
    ],
)
def test_a_header_that_cannot_be_is_refused(text: str, old: str, new: str, reason: str) -> None:
    forged = retagged(text.replace(f"{old}  #", f"{new}  #", 1))
    with pytest.raises(RecordError, match=reason):
        record = parse_record(forged)
        verify(record, game_of(record))


@pytest.mark.parametrize("junk", ["", "hello", "\x00\xff", "tycoon record 1\n"])
def test_what_is_no_record_is_refused(junk: str) -> None:
    with pytest.raises(RecordError):
        parse_record(junk)


def test_components_travel_with_the_record(qe: Game) -> None:
    dear = qe.with_components(qe.resource("components.toml").replace("points = 4", "points = 40", 1))
    record = parse_record(format_record(finished(dear).record))
    assert verify(record, game_of(record)).proved
    with pytest.raises(RecordError, match="other components"):
        verify(record, qe)


def test_a_redacted_record_can_be_read_but_not_replayed(text: str, qe: Game) -> None:
    kept = redact(parse_record(text), qe, 2)
    shown = format_record(kept)
    assert "\n2 bid " in shown
    assert "\n1 bid " not in shown
    assert "\n1 ?" in shown
    assert "! sold" in shown
    with pytest.raises(RecordError, match="redacted for seat 3"):
        replay(parse_record(shown), qe)


def test_dice_that_were_not_sealed_are_true_but_not_proved(qe: Game) -> None:
    table = Table(qe, 3, FastDealer(1))
    chance = FastDealer(2)
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))
    verdict = verify(parse_record(format_record(table.record)), qe)
    assert verdict.finished
    assert not verdict.proved


def test_records_of_equal_games_are_equal(qe: Game) -> None:
    assert finished(qe).record == finished(qe).record
    assert finished(qe).record != Record("qe", 1, 4)
