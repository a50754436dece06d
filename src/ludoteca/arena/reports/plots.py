"""The plots of the reports. They are narrow, so that a phone shows them whole and a desktop two side by side."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.arena.reports.drawing import Drawing, series

# All lengths are in pixels.
WIDTH: Final = 430.0
MARGIN: Final = 4.0
GAP: Final = 12.0
"""Between labels and a plot."""
ROW: Final = 30.0
LABEL: Final = 116.0
"""The right edge of labels."""
VALUE: Final = 64.0
"""The width of values right of a plot."""
AXIS: Final = 34.0
"""The height of a scale below a plot, with its ticks."""
TICKS: Final = 4
LONGEST_LABEL: Final = 15
DOT: Final = 5.0
LABEL_FONT: Final = 12.5
VALUE_FONT: Final = 13.0
LEGEND_FONT: Final = 12.0
HEADING_FONT: Final = 11.5
TICK_FONT: Final = 11.0
BASELINE: Final = 4.0
"""From the middle of a line of text down to its baseline."""

CELL: Final = (76.0, 46.0)
"""The largest cell of a matrix."""
CELL_GAP: Final = 2.0
CELL_FONT: Final = 13.5
CELL_OPACITY: Final = 0.55
HEADING: Final = 30.0
"""The height of a matrix's headings, and of a legend."""
LETTER: Final = 7
"""The width of a letter, on average."""

RIDGE: Final = 64.0
RIDGE_OPACITY: Final = 0.75
FEWEST_BINS: Final = 8
MOST_BINS: Final = 48

PAIR: Final = 54.0
BAR: Final = 13.0
BAR_STEP: Final = 15.0
LEGEND_STEP: Final = 150.0
LEGEND_BOX: Final = 12.0

SCALE_ROOM: Final = 0.04
"""The room at either end of a scale, as a share of its span."""

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
    drawing = Drawing(WIDTH, ROW * len(rows) + AXIS, title)
    bounds = [bound for row in rows for bound in (row.value, row.low, row.high) if math.isfinite(bound)]
    bounds += [] if reference is None else [reference]
    scale = Scale.around(bounds, LABEL + GAP, WIDTH - VALUE - GAP - 2)
    draw_scale(drawing, scale, ROW * len(rows) + 8, form, reference)
    for place, row in enumerate(rows):
        y = ROW * place + 19
        drawing.text(LABEL, y + BASELINE, shortened(row.label), "text", LABEL_FONT, "end")
        if math.isfinite(row.low) and math.isfinite(row.high):
            drawing.line(scale(row.low), y, scale(row.high), y, row.colour, 3)
        drawing.dot(scale(row.value), y, DOT, row.colour)
        drawing.text(WIDTH - MARGIN, y + BASELINE, form(row.value), "text", VALUE_FONT, "end", bold=True)
    return drawing


def draw_scale(drawing: Drawing, scale: "Scale", bottom: float, form: Form, reference: float | None) -> None:
    """Draws vertical lines with their numbers, and a stronger one for the reference."""
    for tick in scale.ticks():
        drawing.line(scale(tick), MARGIN, scale(tick), bottom)
        drawing.text(scale(tick), bottom + 16, form(tick), "muted", TICK_FONT, "middle")
    if reference is not None:
        drawing.line(scale(reference), 2, scale(reference), bottom, "line-strong", 1.5)


def matrix_plot(
    title: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float | None]], even: float
) -> Drawing:
    """Draws shares as a matrix: above even in one colour, below in the other, stronger the farther from it."""
    cell = min(CELL[0], (WIDTH - LABEL - GAP) / max(1, len(columns)))
    height = min(cell, CELL[1])
    inner = (cell - 2 * CELL_GAP, height - 2 * CELL_GAP)
    drawing = Drawing(WIDTH, HEADING + height * len(rows) + 8, title)
    for column, name in enumerate(columns):
        middle = LABEL + GAP + cell * (column + 0.5)
        drawing.text(middle, 19, shortened(name, int(cell / LETTER)), "muted", HEADING_FONT, "middle")
    for row, name in enumerate(rows):
        y = HEADING + height * row
        drawing.text(LABEL, y + height / 2 + BASELINE, shortened(name), "text", LABEL_FONT, "end")
        for column, share in enumerate(cells[row]):
            x = LABEL + GAP + cell * column
            drawing.box(x + CELL_GAP, y + CELL_GAP, *inner, "raised")
            if share is not None:
                strength = CELL_OPACITY * min(1.0, abs(share - even) / max(even, 1 - even))
                drawing.box(x + CELL_GAP, y + CELL_GAP, *inner, "good" if share >= even else "bad", strength)
                drawing.text(x + cell / 2, y + height / 2 + 5, f"{share:.0%}", "text", CELL_FONT, "middle", bold=True)
    return drawing


def distribution_plot(title: str, named: Sequence[tuple[str, Counter[int]]], zero: bool = False) -> Drawing:
    """Draws a histogram as a ridge for every name, on a common scale."""
    drawing = Drawing(WIDTH, RIDGE * len(named) + AXIS, title)
    values = [value for _, counts in named for value in counts]
    ends = [float(min(values)), float(max(values))] if values else [0.0, 1.0]
    scale = Scale.around(ends, LABEL + GAP, WIDTH - GAP - 2)
    draw_scale(drawing, scale, RIDGE * len(named) + 8, lambda tick: f"{tick:g}", 0.0 if zero else None)
    games = max((counts.total() for _, counts in named), default=1)
    # The number of bins by Rice's rule, limited to what can be distinguished.
    steps = max(FEWEST_BINS, min(MOST_BINS, round(3 * games ** (1 / 3))))
    width = max(1, math.ceil((scale.high - scale.low) / steps))
    for place, (name, counts) in enumerate(named):
        base = RIDGE * (place + 1) + 2
        drawing.text(LABEL, base - 14, shortened(name), "text", LABEL_FONT, "end")
        bins: Counter[int] = Counter()
        for value, count in counts.items():
            bins[value // width] += count
        most = max(bins.values(), default=1)
        outline = [(scale((low + 0.5) * width), base - (RIDGE - 14) * bins[low] / most) for low in sides(bins)]
        if outline:
            area = [(outline[0][0], base), *outline, (outline[-1][0], base)]
            drawing.area(area, series(place), RIDGE_OPACITY)
            mean = sum(value * count for value, count in counts.items()) / counts.total()
            drawing.line(scale(mean), base - 12, scale(mean), base, "text", 2)
            drawing.text(LABEL, base, f"⌀ {mean:.1f}", "muted", TICK_FONT, "end")
    return drawing


def sides(bins: Counter[int]) -> range:
    """Returns all bins from the first to the last, with an empty one at either end."""
    return range(min(bins) - 1, max(bins) + 2) if bins else range(0)


def paired_bars(title: str, rows: Sequence[tuple[str, float, float]], names: tuple[str, str], form: Form) -> Drawing:
    """Draws two bars for every row, such as winners and losers. Labels are above the bars, so that none is cut."""
    drawing = Drawing(WIDTH, PAIR * len(rows) + HEADING, title)
    most = max([0.0, *(max(first, second) for _, first, second in rows)]) or 1.0
    least = min([0.0, *(min(first, second) for _, first, second in rows)])
    scale = Scale(least, most, MARGIN, WIDTH - VALUE)
    for side, name in enumerate(names):
        x = MARGIN + LEGEND_STEP * side
        drawing.box(x, 6, LEGEND_BOX, LEGEND_BOX, series(side))
        drawing.text(x + LEGEND_BOX + 6, 16, name, "muted", LEGEND_FONT)
    for place, (label, *values) in enumerate(rows):
        y = HEADING + PAIR * place
        drawing.text(MARGIN, y + 11, label, "text", LABEL_FONT)
        for side, value in enumerate(values):
            left, right = sorted((scale(0), scale(value)))
            top = y + 17 + BAR_STEP * side
            drawing.box(left, top, max(1.0, right - left), BAR, series(side))
            drawing.text(right + 6, top + 11, form(value), "text", LEGEND_FONT)
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
        room = SCALE_ROOM * (high - low) or 0.5
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
