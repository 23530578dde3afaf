"""The balance report: one page of HTML with its charts and its style inside, in any language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape

from tycoon import __version__
from tycoon.core.game import Game
from tycoon.lab import LAB, charts
from tycoon.lab.balance import PLACE, SEAT, Findings, Group, Thing, Uptake
from tycoon.lab.charts import Bar
from tycoon.lab.page import format_page
from tycoon.lab.rows import PARTS
from tycoon.lab.statistics import CONFIDENCE, Estimate, quantile
from tycoon.language import Language, Wording, language_for

MOST_BARS = 12
"""So many things are drawn; the table has all."""

SMALL = 0.03
"""A share that is known less well than this calls for more games."""

MOST_NAMED = 5
"""So many things are named in a sentence."""

MOST_CLEAR = 2
"""So many things that go with winning or losing have a sentence of their own; the charts have all."""

RARELY = 0.1
"""What is taken less often than this hardly anybody wants."""


@dataclass(frozen=True)
class Rung:
    """How one level did among others of the level below."""

    lone: str
    field: str
    seats: int
    ratio: Estimate
    """Of its fair share."""


@dataclass
class Balance:
    """All that a report is made of."""

    game: Game
    bots: str
    seed: int
    findings: list[Findings]
    """One for each number of players."""
    rungs: list[Rung] = field(default_factory=list)
    simulations: int = 0
    box: str = ""
    """The component file it was played with."""
    variants: str = ""


def format_balance(balance: Balance, code: str) -> str:
    """The page."""
    return _Page(balance, code).html()


class Names:
    """What things of a game are called in a report."""

    def __init__(self, game: Game, code: str) -> None:
        self.language: Language = language_for(code, game.package, LAB)
        self.wording = Wording(self.language, game, [])

    def group(self, by: str, name: str) -> str:
        """A group of seats."""
        if by == SEAT:
            return self.language.say("report-seat", number=int(name))
        if by == PLACE:
            return self.language.say("report-place", number=int(name))
        return self.wording.label("id", name)

    def by(self, by: str) -> str:
        """By what seats are grouped."""
        if by in (SEAT, PLACE):
            return self.language.say(f"report-by-{by}")
        what = self.wording.key(by)
        return self.language.say("report-by", what=uncapitalised(what))

    def thing(self, key: str, kind: str) -> str:
        """Something that was gained (`gain`) or chosen (`verb`): `bought award`."""
        what, _, thing = key.partition(" ")
        label = self.wording.label(kind, what)
        return self.language.say("report-all-do", what=label, thing=self.named(thing)) if thing else label

    def named(self, thing: str) -> str:
        """A thing, or a part of a view."""
        known = self.language.has(f"id-{thing}".replace("_", "-"))
        return self.wording.label("id", thing) if known else self.wording.key(thing)

    def ending(self, ending: str) -> str:
        """How a game ended."""
        return self.wording.label("ending", ending)


class _Page:
    def __init__(self, balance: Balance, code: str) -> None:
        self.balance = balance
        self.code = code
        self.names = Names(balance.game, code)
        self.language = self.names.language
        self.say = self.language.say
        self.title = self.names.wording.title()

    # ------------------------------------------------------------------ words and numbers

    def percent(self, value: float) -> str:
        return self.language.percent(value, 0 if value >= 0.0995 or value == 0 else 1)

    def points(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return ("+" if value > 0 else "") + self.language.decimal(100 * value, 0 if abs(value) >= 0.0995 else 1)

    def whole(self, value: float) -> str:
        return self.language.number(round(value))

    def tenth(self, value: float) -> str:
        return self.language.decimal(value, 1)

    def plural(self, seats: int) -> str:
        return self.say("report-players", count=seats)

    # ------------------------------------------------------------------ the page

    def html(self) -> str:
        balance = self.balance
        about = self.say(
            "report-about",
            games=balance.findings[0].games,
            bots=balance.bots,
            seed=str(balance.seed),
            box=balance.box or "own",
            variants=balance.variants or "none",
        )
        sections = [
            ("wins", self._wins()),
            ("things", self._things()),
            ("uptake", self._uptake()),
            ("race", self._race()),
            ("scores", self._scores()),
            ("lengths", self._lengths()),
            ("ladder", self._ladder()),
        ]
        shown = [(name, html) for name, html in sections if html]
        links = "".join([f'<a href="#{name}">{escape(self.say(f"report-{name}"))}</a>' for name, _ in shown])
        body = "".join(
            [
                f'<section id="{name}"><h2>{escape(self.say(f"report-{name}"))}</h2>{html}</section>'
                for name, html in shown
            ]
        )
        footer = self.say("report-footer", version=__version__, rules=balance.game.version)
        title = self.say("report-title", title=self.title)
        head = f'<p class="soft">{escape(about)}</p><nav>{links}</nav>'
        return format_page(self.code, title, head, self._facts() + self._standing() + body, footer)

    def _facts(self) -> str:
        """The few numbers that say what kind of game it is, for each number of players."""
        rows: list[tuple[str, Callable[[Findings], str]]] = [
            ("games", lambda one: self.whole(one.games)),
            ("length", lambda one: self.whole(quantile(one.decisions, 0.5))),
            ("width", lambda one: self.tenth(sum(one.widths) / one.games)),
            ("changes", lambda one: self.tenth(sum(one.lead_changes) / one.games)),
            ("half-decided", lambda one: self.percent(quantile(one.decided, 0.5) / PARTS) if one.decided else "–"),
            ("half-out", lambda one: self.percent(one.out_early.value)),
            ("back", lambda one: self.percent(one.came_back.value)),
            ("score", lambda one: self.whole(quantile(one.scores, 0.5)) if one.scores else "–"),
        ]
        heads = "".join([f"<th>{escape(self.plural(one.seats))}</th>" for one in self.balance.findings])
        body = "".join(
            [
                f"<tr><td>{escape(self.say(f'report-{name}'))}</td>"
                + "".join([f"<td><b>{escape(tell(one))}</b></td>" for one in self.balance.findings])
                + "</tr>"
                for name, tell in rows
            ]
        )
        return f'<div class="scroll"><table class="facts"><tr><th></th>{heads}</tr>{body}</table></div>'

    def _standing(self) -> str:
        """In sentences, what a designer should look at."""
        said: list[str] = []
        for one in self.balance.findings:
            said += self._findings_of(one)
        if not said:
            said = [self.say("report-finding-none")]
        items = "".join([f"<li>{escape(sentence)}</li>" for sentence in said])
        box = f'<div class="findings"><h3>{escape(self.say("report-standing"))}</h3><ul>{items}</ul></div>'
        games = min([one.games for one in self.balance.findings])
        doubt = CONFIDENCE * (0.25 * 0.75 / games) ** 0.5
        if doubt > SMALL:
            text = self.say("report-small", games=games, points=self.tenth(100 * doubt))
            box = f'<div class="findings warning">{escape(text)}</div>{box}'
        return box

    def _findings_of(self, one: Findings) -> list[str]:
        said: list[str] = []
        for by, groups in one.groups.items():
            for group in sorted(groups, key=lambda group: -abs(group.wins.value - one.fair)):
                if group.stands_out:
                    said.append(
                        self.say(
                            "report-finding-group",
                            players=one.seats,
                            by=uncapitalised(self.names.by(by)),
                            name=self.names.group(by, group.name),
                            share=self.percent(group.wins.value),
                            fair=self.percent(one.fair),
                        )
                    )
        clear = sorted([thing for thing in one.things if thing.stands_out], key=lambda thing: -abs(thing.worth.value))
        for thing in clear[:MOST_CLEAR]:
            difference = self.say("report-points", number=self.tenth(100 * abs(thing.worth.value)))
            facts = {
                "players": one.seats,
                "thing": self._thing(thing),
                "difference": difference,
                "more": thing.worth.value > 0,
            }
            said.append(self.language.say_with("report-finding-thing", facts))
        if len(clear) > MOST_CLEAR:
            said.append(self.say("report-finding-things", players=one.seats, count=len(clear) - MOST_CLEAR))
        rare = [take for take in one.uptake[::-1] if take.taken.high < RARELY]
        if rare:
            things = [self.names.named(take.key.partition(" ")[2]) for take in rare]
            listed = ", ".join(things[:MOST_NAMED]) + (" (…)" if len(things) > MOST_NAMED else "")
            said.append(self.say("report-finding-taken", players=one.seats, count=len(rare), things=listed))
        return said

    # ------------------------------------------------------------------ sections

    def _panels(self, figures: Sequence[tuple[str, str, str]]) -> str:
        """Charts beside each other: title, picture and caption of each, as HTML."""
        shown = [
            f"<figure><h3>{title}</h3>{chart}"
            + (f"<figcaption>{caption}</figcaption>" if caption else "")
            + "</figure>"
            for title, chart, caption in figures
            if chart
        ]
        return f'<div class="panels">{"".join(shown)}</div>' if shown else ""

    def _each(self, title: str, draw: Callable[[Findings], str], caption: str = "") -> list[tuple[str, str, str]]:
        """The same chart for each number of players."""
        return [(self._heading(title, one), draw(one), escape(caption)) for one in self.balance.findings]

    def _heading(self, title: str, one: Findings) -> str:
        return f'{escape(title)} <span class="pill">{escape(self.plural(one.seats))}</span>'

    def _note(self, name: str) -> str:
        return f"<p>{escape(self.say(f'report-{name}-note'))}</p>"

    def _wins(self) -> str:
        names = dict.fromkeys([by for one in self.balance.findings for by in one.groups])
        rows = [
            self._panels(
                self._each(self.names.by(by), lambda one, by=by: self._bars(one, by))  # type: ignore[misc]
            )
            for by in sorted(names, key=lambda by: by in (SEAT, PLACE))
        ]
        return self._note("wins") + f'<p class="note">{escape(self.say("report-fair-note"))}</p>' + "<br>".join(rows)

    def _bars(self, one: Findings, by: str) -> str:
        groups = one.groups.get(by, [])
        if by not in (SEAT, PLACE):
            groups = sorted(groups, key=lambda group: -group.wins.value)
        return charts.bars([self._bar(group, by) for group in groups], self.percent, one.fair)

    def _bar(self, group: Group, by: str) -> Bar:
        name, wins = self.names.group(by, group.name), group.wins
        hint = self._share_hint(name, wins)
        return Bar(name, wins.value, max(0.0, wins.low), wins.high, group.stands_out, hint)

    def _share_hint(self, name: str, estimate: Estimate) -> str:
        return self.say(
            "report-share-of",
            name=name,
            share=self.percent(estimate.value),
            low=self.percent(max(0.0, estimate.low)),
            high=self.percent(min(1.0, estimate.high)),
            count=estimate.count,
        )

    def _thing(self, thing: Thing) -> str:
        return self.names.thing(thing.key, "gain" if self.balance.game.gains() else "verb")

    def _things(self) -> str:
        if not any([one.things for one in self.balance.findings]):
            return ""
        best = self._each(self.say("report-best"), lambda one: self._thing_bars(one.things[: MOST_BARS // 2 + 2], True))
        worst = self._each(
            self.say("report-worst"), lambda one: self._thing_bars(one.things[::-1][: MOST_BARS // 2 + 2], False)
        )
        tables = "".join([self._thing_table(one) for one in self.balance.findings])
        return self._note("things") + self._panels(best) + "<br>" + self._panels(worst) + tables

    def _thing_bars(self, things: Sequence[Thing], best: bool) -> str:
        chosen = [thing for thing in things if (thing.worth.value > 0 if best else thing.worth.value < 0)]
        rows = [
            Bar(
                self._thing(thing),
                thing.worth.value,
                thing.worth.low,
                thing.worth.high,
                thing.stands_out,
                self._hint(thing),
            )
            for thing in chosen
        ]
        return charts.bars(rows, self.points, diverging=True, above=True)

    def _hint(self, thing: Thing) -> str:
        return self.say(
            "report-thing-hint",
            name=self._thing(thing),
            **{"with": self.percent(thing.wins_with.value)},
            without=self.percent(thing.wins_without.value),
            difference=self.points(thing.worth.value),
            low=self.points(thing.worth.low),
            high=self.points(thing.worth.high),
        )

    def _thing_table(self, one: Findings) -> str:
        heads = [self.say(f"report-{name}") for name in ("thing", "held", "with", "without", "worth", "interval")]
        rows = [
            [
                self._thing(thing),
                self.percent(thing.held),
                self.percent(thing.wins_with.value),
                self.percent(thing.wins_without.value),
                self.points(thing.worth.value),
                f"{self.points(thing.worth.low)} – {self.points(thing.worth.high)}",
            ]
            for thing in one.things
        ]
        marks = [thing.stands_out for thing in one.things]
        return self._table(f"{self.say('report-all-things')}, {self.plural(one.seats)}", heads, rows, marks)

    def _table(self, title: str, heads: list[str], rows: list[list[str]], marks: list[bool]) -> str:
        if not rows:
            return ""
        head = "".join([f"<th>{escape(text)}</th>" for text in heads])
        body = "".join(
            [
                f"<tr{' class=mark' if mark else ''}>{''.join([f'<td>{escape(text)}</td>' for text in row])}</tr>"
                for row, mark in zip(rows, marks, strict=True)
            ]
        )
        return (
            f"<details><summary>{escape(title)}</summary>"
            f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div></details>'
        )

    def _uptake(self) -> str:
        if not any([one.uptake for one in self.balance.findings]):
            return ""
        most = self._each(self.say("report-most-taken"), lambda one: self._taken_bars(one.uptake[:MOST_BARS], 1.0))
        least = self._each(self.say("report-least-taken"), lambda one: self._taken_bars(one.uptake[::-1][:MOST_BARS]))
        heads = [self.say(f"report-{name}") for name in ("thing", "taken", "interval")]
        tables = [
            self._table(
                f"{self.say('report-all-things')}, {self.plural(one.seats)}",
                heads,
                [
                    [
                        self.names.thing(take.key, "verb"),
                        self.percent(take.taken.value),
                        f"{self.percent(max(0.0, take.taken.low))} – {self.percent(min(1.0, take.taken.high))}",
                    ]
                    for take in one.uptake
                ],
                [take.taken.high < RARELY for take in one.uptake],
            )
            for one in self.balance.findings
        ]
        return self._note("uptake") + self._panels(least) + "<br>" + self._panels(most) + "".join(tables)

    def _taken_bars(self, some: Sequence[Uptake], most: float | None = None) -> str:
        rows = [
            Bar(
                self.names.thing(take.key, "verb"),
                take.taken.value,
                max(0.0, take.taken.low),
                min(1.0, take.taken.high),
                take.taken.high < RARELY,
                self._share_hint(self.names.thing(take.key, "verb"), take.taken),
            )
            for take in some
        ]
        return charts.bars(rows, self.percent, above=True, most=most)

    def _race(self) -> str:
        def winner_course(one: Findings) -> str:
            bands = [(quantile(some, 0.25), quantile(some, 0.5), quantile(some, 0.75)) for some in one.course if some]
            return charts.course(bands, one.fair, (self.say("report-start"), self.say("report-end")), self.percent)

        def decided(one: Findings) -> str:
            count = len(one.decided) or 1
            shares = [(self.language.percent(at / PARTS), one.decided.count(at) / count) for at in range(1, PARTS + 1)]
            return charts.columns([(label.replace(" ", ""), value) for label, value in shares], _short_percent)

        def changes(one: Findings) -> str:
            most = max(one.lead_changes)
            shares = [(self.whole(at), one.lead_changes.count(at) / one.games) for at in range(most + 1)]
            return charts.columns(shares, _short_percent)

        def out(one: Findings) -> str:
            rows = [Bar(self.say("report-out-games"), one.out_early.value, one.out_early.low, one.out_early.high)]
            if one.eliminated.value:
                low, high = max(0.0, one.eliminated.low), one.eliminated.high
                rows.append(Bar(self.say("report-eliminated"), one.eliminated.value, low, high))
            return charts.bars(rows, self.percent, most=1.0)

        figures = [
            *self._each(self.say("report-winner-course"), winner_course, self.say("report-winner-course-note")),
            *self._each(self.say("report-decided"), decided, self.say("report-decided-note")),
            *self._each(self.say("report-lead-changes"), changes, self.say("report-lead-changes-note")),
            *[
                (
                    self._heading(self.say("report-out"), one),
                    out(one),
                    escape(self.say("report-out-note", back=self.percent(one.came_back.value))),
                )
                for one in self.balance.findings
            ],
        ]
        return self._note("race") + self._panels(figures)

    def _scores(self) -> str:
        def headings(one: Findings) -> str:
            rows = [
                (self.names.wording.label("score", name), winners, others)
                for name, (winners, others) in one.headings.items()
            ]
            return charts.pairs(rows, self.tenth, (self.say("report-winners"), self.say("report-others")))

        def endings(one: Findings) -> str:
            rows = [(self.names.ending(name), count / one.games) for name, count in one.endings.most_common()]
            if one.nobody or one.shared:
                single = one.games - one.nobody - one.shared
                counts = (("single", single), ("shared", one.shared), ("nobody", one.nobody))
                rows += [(self.say(f"report-{name}"), count / one.games) for name, count in counts if count]
            bars = [Bar(name, value, value, value) for name, value in rows]
            return charts.bars(bars, self.percent, most=1.0) if len(rows) > 1 else ""

        legend = (
            f'<span class="key one"></span>{escape(self.say("report-winners"))}'
            f'<span class="key other"></span>{escape(self.say("report-others"))}'
        )
        median = self.say("report-median")
        figures = [
            *self._each(
                self.say("report-winning-score"),
                lambda one: charts.histogram(one.scores, self.whole, self.percent),
                median,
            ),
            *self._each(
                self.say("report-margin"), lambda one: charts.histogram(one.margins, self.whole, self.percent), median
            ),
            *[
                (self._heading(self.say("report-headings"), one), headings(one), legend)
                for one in self.balance.findings
            ],
            *self._each(self.say("report-endings"), endings),
        ]
        return self._note("scores") + self._panels(figures)

    def _lengths(self) -> str:
        median = self.say("report-median")
        figures = [
            *self._each(
                self.say("report-decisions"),
                lambda one: charts.histogram(one.decisions, self.whole, self.percent),
                median,
            ),
            *self._each(
                self.say("report-turns"), lambda one: charts.histogram(one.turns, self.whole, self.percent), median
            ),
            *self._each(
                self.say("report-widths"),
                lambda one: charts.histogram(one.widths, self._digits(one.widths), self.percent, whole=False),
                median,
            ),
        ]
        return self._note("lengths") + self._panels(figures)

    def _digits(self, values: Sequence[float]) -> Callable[[float], str]:
        """With a digit more where all values are near each other."""
        near = bool(values) and max(values) - min(values) < 1
        return lambda value: self.language.decimal(value, 2 if near else 1)

    def _ladder(self) -> str:
        rungs = self.balance.rungs
        if not rungs:
            return ""

        def times(value: float) -> str:
            return self.say("report-times", number=self.language.decimal(value, 2))

        figures: list[tuple[str, str, str]] = []
        for seats in dict.fromkeys([rung.seats for rung in rungs]):
            rows = [
                Bar(
                    self.say("report-rung", lone=rung.lone, field=rung.field),
                    rung.ratio.value,
                    max(0.0, rung.ratio.low),
                    rung.ratio.high,
                    rung.ratio.low > 1,
                )
                for rung in rungs
                if rung.seats == seats
            ]
            figures.append((escape(self.plural(seats)), charts.bars(rows, times, fair=1.0), ""))
        note = self.say("report-ladder-note", simulations=self.balance.simulations)
        return f"<p>{escape(note)}</p>{self._panels(figures)}"


def uncapitalised(text: str) -> str:
    """A label within a sentence; CEO stays CEO."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def _short_percent(value: float) -> str:
    return f"{100 * value:.0f}" if value >= 0.005 else ("<1" if value else "")
