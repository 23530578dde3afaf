"""Charts as SVG, to be put into a page: light or dark as the page is, readable on a phone, with every value on hover.

All are drawn 360 wide; colours are those of the page's style sheet (`report.css`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from textwrap import wrap

from tycoon.lab.statistics import quantile

WIDTH = 360
_LETTER = 6.3
"""About how wide a letter is, at 12 pixels."""

_LONG = 21
"""Labels of more letters need a line of their own …"""

_WIDE = 54
"""… and those of more letters than this another one."""

_MARGIN = 34
"""What is left free beside a picture for the words of its scale."""

Say = Callable[[float], str]
"""Puts a value into words."""


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and what it is of."""

    label: str
    value: float
    low: float
    high: float
    marked: bool = False
    """Whether it stands out."""
    hint: str = ""
    """What a pointer shows."""


def bars(
    rows: Sequence[Bar],
    say: Say,
    fair: float | None = None,
    diverging: bool = False,
    above: bool | None = None,
    most: float | None = None,
) -> str:
    """Horizontal bars from zero, with intervals; a dashed line shows what would be fair.

    Labels stand `above` their bars, or before them; unless somebody says, long ones do. Diverging bars have other
    colours to the left of zero than to the right. `most` is where the scale ends; where nobody says, with the longest.
    """
    if not rows:
        return ""
    low = min([0.0, *[row.low for row in rows]])
    high = max([0.0, *[row.high for row in rows], *([] if fair is None else [fair])]) if most is None else most
    longest = max([len(row.label) for row in rows])
    above = longest > _LONG if above is None else above
    left = 2.0 if above else longest * _LETTER + 16
    right = WIDTH - 50.0
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return left + (right - left) * (min(value, high) - low) / span

    parts: list[str] = []
    axis: list[str] = []
    top = 0
    for row in rows:
        label = wrap(row.label, _WIDE) if above else [row.label]
        step = 24 + 16 * len(label) if above else 26
        middle = top + step - 11 if above else top + 14
        tone = "mark" if row.marked else "bar"
        if diverging:
            tone += " more" if row.value >= 0 else " less"
        start, end = sorted([x(0.0), x(row.value)])
        name = (
            "".join(
                [
                    f'<text class="label" x="2" y="{top + 16 + 16 * at}">{escape(line)}</text>'
                    for at, line in enumerate(label)
                ]
            )
            if above
            else f'<text class="label" x="{left - 8:.1f}" y="{middle + 4}" text-anchor="end">{escape(row.label)}</text>'
        )
        from_, to = x(row.low), x(row.high)
        whisker = f"M{from_:.1f} {middle}H{to:.1f}M{from_:.1f} {middle - 4}v8M{to:.1f} {middle - 4}v8"
        parts.append(
            f"<g><title>{escape(row.hint or f'{row.label}: {say(row.value)}')}</title>"
            f'<rect class="hit" x="0" y="{top}" width="{WIDTH}" height="{step}"/>{name}'
            f'<rect class="{tone}" x="{start:.1f}" y="{middle - 7}" width="{max(end - start, 1):.1f}" height="14" '
            f'rx="2"/>'
            + (f'<path class="whisker" d="{whisker}"/>' if row.high > row.low else "")
            + f'<text class="value" x="{WIDTH}" y="{middle + 4}" text-anchor="end">{escape(say(row.value))}</text></g>'
        )
        # Beside the bars only: not through labels above them.
        axis.append(f"M{x(0.0):.1f} {middle - 10}v20")
        top += step
    height = top + 4
    if fair is not None:
        parts.append(f'<path class="fair" d="M{x(fair):.1f} 0V{height}"/>')
    if low < 0:
        parts.append(f'<path class="axis" d="{"".join(axis)}"/>')
    return _svg(height, parts)


def _shortened(label: str, width: float) -> str:
    most = int((width - 8) / _LETTER)
    return label if len(label) <= most else label[: most - 1] + "…"


def histogram(values: Sequence[float], say: Say, share: Say, bins: int = 24, whole: bool = True) -> str:
    """How often which value comes: a column for each, or for some beside each other; the median is marked."""
    if not values or min(values) == max(values):
        return ""
    low, high = min(values), max(values)
    size = max((high - low + (1 if whole else 0)) / bins, 1e-9)
    if whole:
        size = max(1, -(-(high - low + 1) // bins))
    count = max(1, int((high - low) / size) + 1)
    tops = [0] * count
    for value in values:
        tops[min(count - 1, int((value - low) / size))] += 1
    most = max(tops)
    height, base = 130, 106
    wide = WIDTH / count
    parts: list[str] = []
    for at, top in enumerate(tops):
        tall = (base - 10) * top / most
        first, last = low + at * size, low + (at + 1) * size - (1 if whole else 0)
        span = say(first) if whole and size == 1 else f"{say(first)} – {say(last)}"
        parts.append(
            f"<g><title>{escape(f'{span}: {share(top / len(values))}')}</title>"
            f'<rect class="hit" x="{at * wide:.1f}" y="0" width="{wide:.1f}" height="{base}"/>'
            f'<rect class="bar" x="{at * wide + 1:.1f}" y="{base - tall:.1f}" width="{max(wide - 2, 1):.1f}" '
            f'height="{tall:.1f}" rx="1.5"/></g>'
        )
    median = quantile(values, 0.5)
    at_median = (median - low + (0.5 if whole else 0)) / (size * count) * WIDTH
    anchor = "start" if at_median < 60 else "end" if at_median > WIDTH - 60 else "middle"
    parts.append(f'<path class="axis" d="M0 {base}H{WIDTH}"/><path class="fair" d="M{at_median:.1f} 0V{base}"/>')
    parts.append(f'<text class="tick" x="0" y="{base + 16}">{escape(say(low))}</text>')
    parts.append(f'<text class="tick" x="{WIDTH}" y="{base + 16}" text-anchor="end">{escape(say(high))}</text>')
    if 60 < at_median < WIDTH - 60:
        text = escape(say(median))
        parts.append(f'<text class="value" x="{at_median:.1f}" y="{base + 16}" text-anchor="{anchor}">{text}</text>')
    return _svg(height, parts)


def course(bands: Sequence[tuple[float, float, float]], fair: float, ticks: tuple[str, str], say: Say) -> str:
    """A value along the game: the low, middle and high of it at each step, between the start and the end."""
    if not bands:
        return ""
    height, base = 150, 128
    count = len(bands) + 1
    right = WIDTH - _MARGIN

    def point(at: int, value: float) -> str:
        return f"{right * (at + 1) / count:.1f} {base - (base - 8) * value:.1f}"

    start = f"0.0 {base - (base - 8) * fair:.1f}"
    upper = [start, *[point(at, high) for at, (_, _, high) in enumerate(bands)]]
    lower = [start, *[point(at, low) for at, (low, _, _) in enumerate(bands)]]
    line = [start, *[point(at, middle) for at, (_, middle, _) in enumerate(bands)]]
    parts = [
        *[
            f'<path class="grid" d="M0 {base - (base - 8) * part:.1f}H{right}"/>'
            f'<text class="tick" x="{WIDTH}" y="{base - (base - 8) * part + 4:.1f}" text-anchor="end">'
            f"{escape(say(part))}</text>"
            for part in (0.25, 0.5, 0.75, 1.0)
        ],
        f'<path class="band" d="M{"L".join(upper)}L{"L".join(reversed(lower))}Z"/>',
        f'<path class="line" d="M{"L".join(line)}"/>',
        f'<path class="fair" d="M0 {base - (base - 8) * fair:.1f}H{right}"/>',
        f'<path class="axis" d="M0 {base}H{right}"/>',
        f'<text class="tick" x="0" y="{base + 16}">{escape(ticks[0])}</text>',
        f'<text class="tick" x="{right}" y="{base + 16}" text-anchor="end">{escape(ticks[1])}</text>',
    ]
    for at, (low, middle, high) in enumerate(bands):
        x, y = point(at, middle).split()
        hint = escape(f"{say((at + 1) / count)}: {say(middle)} ({say(low)} – {say(high)})")
        parts.append(f'<circle class="dot" cx="{x}" cy="{y}" r="3.5"><title>{hint}</title></circle>')
    return _svg(height, parts)


def columns(rows: Sequence[tuple[str, float]], say: Say) -> str:
    """A column for each of a few shares, with its name below."""
    if not rows:
        return ""
    height, base = 130, 106
    most = max([value for _, value in rows]) or 1.0
    wide = WIDTH / len(rows)
    parts = [f'<path class="axis" d="M0 {base}H{WIDTH}"/>']
    for at, (label, value) in enumerate(rows):
        tall = (base - 22) * value / most
        middle = (at + 0.5) * wide
        parts.append(
            f"<g><title>{escape(f'{label}: {say(value)}')}</title>"
            f'<rect class="hit" x="{at * wide:.1f}" y="0" width="{wide:.1f}" height="{height}"/>'
            f'<rect class="bar" x="{at * wide + 2:.1f}" y="{base - tall:.1f}" width="{max(wide - 4, 2):.1f}" '
            f'height="{tall:.1f}" rx="2"/>'
            f'<text class="value" x="{middle:.1f}" y="{base - tall - 5:.1f}" text-anchor="middle">'
            f"{escape(say(value))}</text>"
            f'<text class="tick" x="{middle:.1f}" y="{base + 16}" text-anchor="middle">{escape(label)}</text></g>'
        )
    return _svg(height, parts)


def pairs(rows: Sequence[tuple[str, float, float]], say: Say, names: tuple[str, str]) -> str:
    """Two values beside each other for each row: a dot for each, joined by a line."""
    if not rows:
        return ""
    low = min([0.0, *[value for _, *values in rows for value in values]])
    high = max([0.0, *[value for _, *values in rows for value in values]])
    left = min(150.0, max([len(label) for label, _, _ in rows]) * _LETTER + 10)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return left + 6 + (WIDTH - left - 18) * (value - low) / span

    step = 24
    parts: list[str] = []
    for at, (label, one, other) in enumerate(rows):
        middle = at * step + 14
        hint = escape(f"{label}: {names[0]} {say(one)}, {names[1]} {say(other)}")
        parts.append(
            f'<g><title>{hint}</title><rect class="hit" x="0" y="{middle - 12}" width="{WIDTH}" height="{step}"/>'
            f'<text class="label" x="{left - 8:.1f}" y="{middle + 4}" text-anchor="end">'
            f"{escape(_shortened(label, left))}</text>"
            f'<path class="grid" d="M{left:.1f} {middle}H{WIDTH}"/>'
            f'<path class="link" d="M{x(one):.1f} {middle}H{x(other):.1f}"/>'
            f'<circle class="other" cx="{x(other):.1f}" cy="{middle}" r="5"/>'
            f'<circle class="one" cx="{x(one):.1f}" cy="{middle}" r="5"/></g>'
        )
    base = len(rows) * step
    parts += [
        f'<text class="tick" x="{x(value):.1f}" y="{base + 14}" text-anchor="middle">{escape(say(value))}</text>'
        for value in dict.fromkeys([low, 0.0, high])
    ]
    return _svg(base + 20, parts)


def lines(series: Sequence[tuple[str, Sequence[Bar]]], say: Say) -> str:
    """A value that depends on a setting: a point with its interval for each setting, joined by a line."""
    points = [bar for _, some in series for bar in some]
    if not points:
        return ""
    low, high = min([bar.low for bar in points]), max([bar.high for bar in points])
    span = (high - low) or 1.0
    height, base, top = 170, 140, 14
    parts = [f'<path class="axis" d="M0 {base}H{WIDTH}"/>']
    for number, (_, some) in enumerate(series):
        wide = WIDTH / len(some)
        spots = [
            ((at + 0.5) * wide, base - 6 - (base - top - 6) * (bar.value - low) / span) for at, bar in enumerate(some)
        ]
        for (one_x, one_y), (next_x, next_y) in pairwise(spots):
            parts.append(f'<path class="line s{number}" d="M{one_x:.1f} {one_y:.1f}L{next_x:.1f} {next_y:.1f}"/>')
        for (x, y), bar in zip(spots, some, strict=True):
            ends = [base - 6 - (base - top - 6) * (end - low) / span for end in (bar.low, bar.high)]
            parts.append(
                f'<g><title>{escape(bar.hint)}</title><path class="whisker" d="M{x:.1f} {ends[0]:.1f}V{ends[1]:.1f}"/>'
                f'<circle class="dot s{number}" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'
                f'<text class="value" x="{x + 8:.1f}" y="{y - 6:.1f}">{escape(say(bar.value))}</text>'
                f'<text class="tick" x="{x:.1f}" y="{base + 16}" text-anchor="middle">{escape(bar.label)}</text></g>'
            )
    return _svg(height, parts)


def _svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img">{"".join(parts)}</svg>'
