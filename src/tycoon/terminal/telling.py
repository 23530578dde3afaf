"""Records in words: the log of a game, and its score."""

from typing import cast

from tycoon.bots import Mishap
from tycoon.core.record import MOVE, TOLD, UNDO, Line, Record, RecordError
from tycoon.core.result import Result
from tycoon.language import Language, Wording, find_clause, printable
from tycoon.terminal.picture import Cell, Grid


def log_lines(record: Record) -> list[Line]:
    """What belongs in the log of a redacted record: announcements, and moves taken back."""
    return [line for line in record.lines if line.kind in (TOLD, UNDO)]


def log_entry(line: Line, wording: Wording) -> str:
    """A line of the log in words."""
    if line.kind == TOLD:
        return wording.told(line.what, line.facts)
    return wording.language.say("log-undo", seat=wording.name_of(line.seat))


def move_entry(line: Line, wording: Wording) -> str:
    """Who did what, as far as the line says it."""
    if line.kind == UNDO:
        what = wording.language.say("undo-move")
    elif line.kind == MOVE and line.move:
        what = wording.move(line.move)
    else:
        what = wording.language.say("hidden-move")
    return wording.language.pair(wording.name_of(line.seat), what)


def mishap_line(mishap: Mishap, name: str, language: Language) -> str:
    """That a bot failed, for those who play with it: they are not told what it quotes, which may be secret."""
    if not mishap.error:
        return language.say("bot-not-allowed", name=name)
    problem = ", ".join([part for part in (mishap.error, mishap.where) if part])
    return language.say("bot-failed", name=name, problem=printable(problem))


def mishap_details(mishap: Mishap, language: Language) -> str:
    """All that is known of how a bot failed, for whoever writes it."""
    if not mishap.error:
        return language.say("tournament-not-allowed", move=printable(mishap.detail))
    text = f"{mishap.error}: {mishap.detail}" if mishap.detail else mishap.error
    return printable(f"{text} ({mishap.where})" if mishap.where else text)


def read_result(data: dict[str, object], seats: int) -> Result:
    """The result a record states. Raises RecordError."""
    try:
        result = Result(
            [[int(seat) for seat in tied] for tied in cast("list[list[int]]", data["ranking"])],
            [int(seat) for seat in cast("list[int]", data["winners"])],
            [int(score) for score in cast("list[int]", data["scores"])],
            [
                {str(key): int(n) for key, n in points.items()}
                for points in cast("list[dict[str, int]]", data["breakdown"])
            ],
            {int(seat): str(clause) for seat, clause in cast("dict[str, str]", data["eliminated"]).items()},
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise RecordError(0, "the result is unreadable") from None
    ranked = sorted([seat for tied in result.ranking for seat in tied])
    if ranked != list(range(seats)) or len(result.scores) != seats or len(result.breakdown) != seats:
        raise RecordError(0, "the result does not fit the players")
    return result


def score_grid(result: Result, wording: Wording) -> Grid:
    """The final score: who stands where, under which heading the points were made, and what else decided."""
    language = wording.language
    order = [seat for tied in result.ranking for seat in tied]
    headings: list[str] = []
    for points in result.breakdown:
        headings += [heading for heading in points if heading not in headings]
    figures = list(result.figures[0])
    columns = [wording.label("score", heading) for heading in headings]
    columns += [language.say("score-total"), *[wording.label("score", figure) for figure in figures]]
    columns += [language.say("score-rank")]
    rows: list[list[Cell]] = []
    for seat in order:
        row: list[Cell] = [[language.number(result.breakdown[seat].get(heading, 0))] for heading in headings]
        row += [[language.number(result.scores[seat])]]
        row += [[language.number(result.figures[seat][figure])] for figure in figures]
        row += [[_rank(seat, result, wording)]]
        rows.append(row)
    return Grid("score", "", columns, rows, order)


def _rank(seat: int, result: Result, wording: Wording) -> str:
    if seat in result.eliminated:
        clause = find_clause(wording.game, result.eliminated[seat], wording.language.code)
        rule = clause.title if clause is not None else result.eliminated[seat]
        return wording.language.say("out-by", rule=rule)
    rank = 1
    for tied in result.ranking:
        if seat in tied:
            break
        rank += len(tied)
    return wording.language.say("rank", rank=rank, won=seat in result.winners)


def winners_sentence(result: Result, wording: Wording) -> str:
    """Who won."""
    names = wording.language.listing([wording.name_of(seat) for seat in result.winners])
    return wording.language.say("won-by", winners=names, count=len(result.winners))
