"""Records in words: the log of a game, and its score."""

from tycoon.core.record import MOVE, TOLD, UNDO, Line, Record
from tycoon.core.result import Result
from tycoon.language import Wording, find_clause
from tycoon.terminal.picture import Cell, Grid


def log_entries(record: Record, wording: Wording) -> list[str]:
    """What a redacted record tells: announcements, and moves taken back."""
    entries: list[str] = []
    for line in record.lines:
        if line.kind == TOLD:
            entries.append(wording.told(line.what, line.facts))
        elif line.kind == UNDO:
            entries.append(wording.language.say("log-undo", seat=wording.name_of(line.seat)))
    return entries


def move_entry(line: Line, wording: Wording) -> str:
    """Who did what, as far as the line says it."""
    if line.kind == UNDO:
        what = wording.language.say("undo-move")
    elif line.kind == MOVE and line.move:
        what = wording.move(line.move)
    else:
        what = wording.language.say("hidden-move")
    return wording.language.pair(wording.name_of(line.seat), what)


def score_grid(result: Result, wording: Wording) -> Grid:
    """The final score: who stands where, and under which heading the points were made."""
    language = wording.language
    order = [seat for tied in result.ranking for seat in tied]
    headings: list[str] = []
    for points in result.breakdown:
        headings += [heading for heading in points if heading not in headings]
    columns = [wording.label("score", heading) for heading in headings]
    columns += [language.say("score-total"), language.say("score-rank")]
    rows: list[list[Cell]] = []
    for seat in order:
        row: list[Cell] = [[language.number(result.breakdown[seat].get(heading, 0))] for heading in headings]
        row += [[language.number(result.scores[seat])], [_rank(seat, result, wording)]]
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
