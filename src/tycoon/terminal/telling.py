"""Records in words: the log of a game, and its score."""

from tycoon.bots import Mishap
from tycoon.core.event import MOVE, TOLD, UNDO, Event
from tycoon.core.record import Record, RecordError
from tycoon.core.result import Result
from tycoon.core.sentence import printable
from tycoon.language import Language, Wording, find_clause
from tycoon.terminal.picture import Cell, Grid


def news(events: list[Event]) -> list[Event]:
    """What people read of what they have seen: what was told, and moves taken back."""
    return [event for event in events if event.kind in (TOLD, UNDO)]


def log_entry(event: Event, wording: Wording) -> str:
    """One of the news in words."""
    if event.kind == TOLD:
        return wording.told(event.what, event.facts)
    return wording.language.say("log-undo", seat=wording.name_of(event.seat))


def move_entry(line: Event, wording: Wording) -> str:
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


def read_result(record: Record) -> Result | None:
    """The result a record states, if it states one. Raises RecordError."""
    if record.result is None:
        return None
    try:
        return Result.from_json(record.result, record.seats)
    except ValueError as problem:
        raise RecordError(0, problem) from None


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
