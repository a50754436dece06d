"""The plots of the reports. They are narrow, so that a phone shows them whole and a desktop two side by side."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.arena.reports.drawing import Drawing, series

WIDTH: Final = 430.0
ROW: Final = 30.0
LABEL: Final = 116.0
VALUE: Final = 64.0
TICKS: Final = 4
LONGEST_LABEL: Final = 15

Form = Callable[[float], str]


@dataclass(frozen=True)
class PlotRow:
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float
    colour: str = "accent"


def interval_plot(title: str, rows: Sequence[PlotRow], form: Form, reference: float | None = None) -> Drawing:
    """Draws a dot with an interval for every row, on a common scale; the reference is a vertical line."""
    drawing = Drawing(WIDTH, ROW * len(rows) + 34, title)
    bounds = [bound for row in rows for bound in (row.value, row.low, row.high) if math.isfinite(bound)]
    bounds += [] if reference is None else [reference]
    scale = Scale.around(bounds, LABEL + 12, WIDTH - VALUE - 14)
    bottom = ROW * len(rows) + 8
    for tick in scale.ticks():
        drawing.line(scale(tick), 4, scale(tick), bottom)
        drawing.text(scale(tick), bottom + 16, form(tick), "muted", 11, "middle")
    if reference is not None:
        drawing.line(scale(reference), 2, scale(reference), bottom, "line-strong", 1.5)
    for place, row in enumerate(rows):
        y = ROW * place + 19
        drawing.text(LABEL, y + 4, shortened(row.label), "text", 12.5, "end")
        if math.isfinite(row.low) and math.isfinite(row.high):
            drawing.line(scale(row.low), y, scale(row.high), y, row.colour, 3)
        drawing.dot(scale(row.value), y, 5, row.colour)
        drawing.text(WIDTH - 4, y + 4, form(row.value), "text", 13, "end", bold=True)
    return drawing


def matrix_plot(
    title: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float | None]], even: float
) -> Drawing:
    """Draws shares as a matrix: above even in one colour, below in the other, stronger the farther from it."""
    cell = min(76.0, (WIDTH - LABEL - 12) / max(1, len(columns)))
    height = min(cell, 46.0)
    top = 30.0
    drawing = Drawing(WIDTH, top + height * len(rows) + 8, title)
    for column, name in enumerate(columns):
        middle = LABEL + 12 + cell * (column + 0.5)
        drawing.text(middle, 19, shortened(name, int(cell / 7)), "muted", 11.5, "middle")
    for row, name in enumerate(rows):
        y = top + height * row
        drawing.text(LABEL, y + height / 2 + 4, shortened(name), "text", 12.5, "end")
        for column, share in enumerate(cells[row]):
            x = LABEL + 12 + cell * column
            drawing.box(x + 2, y + 2, cell - 4, height - 4, "raised")
            if share is not None:
                strength = min(1.0, abs(share - even) / max(even, 1 - even))
                drawing.box(x + 2, y + 2, cell - 4, height - 4, "good" if share >= even else "bad", 0.55 * strength)
                drawing.text(x + cell / 2, y + height / 2 + 5, f"{share:.0%}", "text", 13.5, "middle", bold=True)
    return drawing


def distribution_plot(title: str, named: Sequence[tuple[str, Counter[int]]], zero: bool = False) -> Drawing:
    """Draws a histogram as a ridge for every name, on a common scale."""
    height = 64.0
    drawing = Drawing(WIDTH, height * len(named) + 34, title)
    values = [value for _, counts in named for value in counts]
    scale = Scale.around([float(min(values)), float(max(values))] if values else [0.0, 1.0], LABEL + 12, WIDTH - 14)
    bottom = height * len(named) + 8
    for tick in scale.ticks():
        drawing.line(scale(tick), 4, scale(tick), bottom)
        drawing.text(scale(tick), bottom + 16, f"{tick:g}", "muted", 11, "middle")
    if zero:
        drawing.line(scale(0), 2, scale(0), bottom, "line-strong", 1.5)
    games = max((counts.total() for _, counts in named), default=1)
    # The number of bins by Rice's rule, limited to what can be distinguished.
    steps = max(8, min(48, round(3 * games ** (1 / 3))))
    width = max(1, math.ceil((scale.high - scale.low) / steps))
    for place, (name, counts) in enumerate(named):
        base = height * (place + 1) + 2
        drawing.text(LABEL, base - 14, shortened(name), "text", 12.5, "end")
        bins: Counter[int] = Counter()
        for value, count in counts.items():
            bins[value // width] += count
        most = max(bins.values(), default=1)
        outline = [(scale((low + 0.5) * width), base - (height - 14) * bins[low] / most) for low in sides(bins)]
        if outline:
            area = [(outline[0][0], base), *outline, (outline[-1][0], base)]
            drawing.area(area, series(place), 0.75)
            mean = sum(value * count for value, count in counts.items()) / counts.total()
            drawing.line(scale(mean), base - 12, scale(mean), base, "text", 2)
            drawing.text(LABEL, base, f"⌀ {mean:.1f}", "muted", 11, "end")
    return drawing


def sides(bins: Counter[int]) -> range:
    """Returns all bins from the first to the last, with an empty one at either end."""
    return range(min(bins) - 1, max(bins) + 2) if bins else range(0)


def paired_bars(title: str, rows: Sequence[tuple[str, float, float]], names: tuple[str, str], form: Form) -> Drawing:
    """Draws two bars for every row, such as winners and losers. Labels are above the bars, so that none is cut."""
    height = 54.0
    drawing = Drawing(WIDTH, height * len(rows) + 30, title)
    most = max([0.0, *(max(first, second) for _, first, second in rows)]) or 1.0
    least = min([0.0, *(min(first, second) for _, first, second in rows)])
    scale = Scale(least, most, 4, WIDTH - VALUE)
    for side, name in enumerate(names):
        x = 4 + 150 * side
        drawing.box(x, 6, 12, 12, series(side))
        drawing.text(x + 18, 16, name, "muted", 12)
    for place, (label, *values) in enumerate(rows):
        y = 30 + height * place
        drawing.text(4, y + 11, label, "text", 12.5)
        for side, value in enumerate(values):
            left, right = sorted((scale(0), scale(value)))
            drawing.box(left, y + 17 + 15 * side, max(1.0, right - left), 13, series(side))
            drawing.text(right + 6, y + 28 + 15 * side, form(value), "text", 12)
    return drawing


def shortened(text: str, longest: int = LONGEST_LABEL) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


@dataclass(frozen=True)
class Scale:
    """A linear scale from numbers to pixels."""

    low: float
    high: float
    left: float
    right: float

    @classmethod
    def around(cls, values: Sequence[float], left: float, right: float) -> "Scale":
        low, high = min(values, default=0.0), max(values, default=1.0)
        room = 0.04 * (high - low) or 0.5
        return cls(low - room, high + room, left, right)

    def __call__(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1.0)
        return self.left + max(0.0, min(1.0, part)) * (self.right - self.left)

    def ticks(self) -> list[float]:
        """Returns a few round numbers on the scale."""
        span = self.high - self.low
        step = 10 ** math.floor(math.log10(span / TICKS))
        step *= next(times for times in (1, 2, 5, 10) if span / (step * times) <= TICKS + 1)
        return [place * step for place in range(math.ceil(self.low / step), math.floor(self.high / step) + 1)]
