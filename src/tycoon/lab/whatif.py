"""A comparison as people read it: a table in the terminal, and a page with all measures."""

from collections.abc import Callable
from html import escape

from tycoon.core.game import Game
from tycoon.lab import LAB, charts
from tycoon.lab.charts import Bar
from tycoon.lab.comparison import SHARE, Answer, Comparison, Question
from tycoon.lab.page import format_page
from tycoon.lab.report import Names
from tycoon.language import Language, language_for
from tycoon.terminal import TERMINAL
from tycoon.terminal.picture import Grid
from tycoon.terminal.screen import Screen

ALWAYS = ("decisions", "lead-changes", "decided", "out", "score", "margin", "first", "ending", "faction")
"""Questions whose answers are shown whether they stand out or not."""


class _Words:
    def __init__(self, game: Game, code: str) -> None:
        self.names = Names(game, code)
        self.language: Language = language_for(code, game.package, TERMINAL, LAB)

    def question(self, question: Question) -> str:
        group, name = question.group, question.name
        if group == "ending":
            name = self.names.ending(name)
        elif group == "heading":
            name = self.names.wording.label("score", name)
        elif group == "faction":
            name = self.names.wording.label("id", name.partition(" ")[2])
        elif group == "gain":
            name = self.names.thing(name, "gain")
        return self.language.say(f"compare-{group}", **({"name": name} if name else {}))

    def value(self, question: Question, value: float) -> str:
        if question.kind == SHARE:
            return self.language.percent(value, 1)
        return self.language.decimal(value, 1)

    def change(self, question: Question, value: float) -> str:
        scaled = 100 * value if question.kind == SHARE else value
        # What is nothing once it is rounded has no sign.
        scaled = round(scaled, 1) or 0.0
        return ("+" if scaled > 0 else "") + self.language.decimal(scaled, 1)

    def interval(self, question: Question, answer: Answer) -> str:
        return f"{self.change(question, answer.change.low)} … {self.change(question, answer.change.high)}"


def _title(seats: int, games: int, words: _Words) -> str:
    return words.language.say("compare-title", title=words.names.wording.title(), seats=seats, games=games)


def show_comparison(found: Comparison, game: Game, seats: int, code: str, screen: Screen) -> None:
    """Print what changes, with its intervals."""
    words = _Words(game, code)
    say = words.language.say
    columns = [say("compare-what"), found.labels[0]]
    for label in found.labels[1:]:
        columns += [label, say("compare-change")]
    rows: list[list[list[str]]] = []
    for question, answers in found.rows:
        if question.group not in ALWAYS and not any([answer.stands_out for answer in answers]):
            continue
        row = [[words.question(question)], [words.value(question, answers[0].value.value)]]
        for answer in answers[1:]:
            mark = " *" if answer.stands_out else ""
            row.append([words.value(question, answer.value.value)])
            row.append([words.interval(question, answer) + mark])
        rows.append(row)
    screen.grid(Grid("comparison", _title(seats, found.games, words), columns, rows), [], [])
    screen.line(say("compare-note"))
    for line in _warnings(found, words):
        screen.line(line, "red")


def _warnings(found: Comparison, words: _Words) -> list[str]:
    """What a sample of this size cannot show."""
    said: list[str] = []
    if found.small:
        said.append(words.language.say("compare-small", games=found.games))
    first = next(answers for question, answers in found.rows if question.group == "first")
    visible = max([answer.change.visible for answer in first[1:]], default=0.0)
    if visible:
        said.append(words.language.say("compare-visible", points=words.language.decimal(100 * visible, 1)))
    return said


def format_comparison(found: Comparison, game: Game, seats: int, code: str) -> str:
    """A page with a chart for what changes, and a table of all."""
    words = _Words(game, code)
    say = words.language.say
    figures = [
        f"<figure><h3>{escape(words.question(question))}</h3>{_chart(found, question, answers, words)}</figure>"
        for question, answers in found.rows
        if question.group in ALWAYS or any([answer.stands_out for answer in answers])
    ]
    heads = [say("compare-what"), found.labels[0]]
    for label in found.labels[1:]:
        heads += [label, say("compare-change")]
    body = ""
    for question, answers in found.rows:
        cells = [words.question(question), words.value(question, answers[0].value.value)]
        for answer in answers[1:]:
            change = words.interval(question, answer) + (" *" if answer.stands_out else "")
            cells += [words.value(question, answer.value.value), change]
        mark = " class=mark" if any([answer.stands_out for answer in answers]) else ""
        body += f"<tr{mark}>{''.join([f'<td>{escape(cell)}</td>' for cell in cells])}</tr>"
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    warnings = "".join([f'<div class="findings warning">{escape(line)}</div>' for line in _warnings(found, words)])
    return format_page(
        code,
        _title(seats, found.games, words),
        f"<p>{escape(say('compare-note'))}</p>",
        f'{warnings}<div class="panels">{"".join(figures)}</div><br>'
        f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>',
    )


def _chart(found: Comparison, question: Question, answers: list[Answer], words: _Words) -> str:
    def say(value: float) -> str:
        return words.value(question, value)

    bars = [
        Bar(
            _short(label),
            answer.value.value,
            answer.value.low,
            answer.value.high,
            answer.stands_out,
            f"{label}: {say(answer.value.value)} ({words.interval(question, answer)})",
        )
        for label, answer in zip(found.labels, answers, strict=True)
    ]
    draw: Callable[[], str] = (
        (lambda: charts.lines([("", bars)], say)) if len(bars) > 2 else lambda: charts.bars(bars, say)
    )
    return draw()


def _short(label: str) -> str:
    """Of `key=value`, the value: the title says the rest."""
    return label.rpartition("=")[2] or label
