"""Draws the flow charts of the documentation, so that the site needs no script of three megabytes for them.

It knows as much of Mermaid as the pages use: `flowchart BT`, boxes with a title and a line below it, arrows, dotted arrows.
"""

import html
import re
from typing import Final

BOX: Final = (216, 52)
GAP: Final = (26, 46)
NODE: Final = re.compile(r'(\w+)\["([^"]*)"\]')
EDGE: Final = re.compile(r'(\w+)(?:\["[^"]*"\])?\s*(-->|-\. "[^"]*" \.->)\s*(\w+)')


def fence(source: str, *_: object, **__: object) -> str:
    """For pymdownx.superfences."""
    return f'<div class="flowchart">{drawn(source)}</div>'


def drawn(source: str) -> str:
    labels = dict(NODE.findall(source))
    edges = [(start, end, arrow != "-->") for start, arrow, end in EDGE.findall(source)]
    rows = _rows(labels, edges)
    wide = max(len(row) for row in rows) * (BOX[0] + GAP[0]) + GAP[0]
    high = len(rows) * (BOX[1] + GAP[1]) - GAP[1] + 8
    places = {
        name: ((at + 0.5) * wide / len(row), number * (BOX[1] + GAP[1]) + 4)
        for number, row in enumerate(rows)
        for at, name in enumerate(row)
    }
    lines = [_line(places[start], places[end], dotted) for start, end, dotted in edges]
    boxes = [_box(labels[name], *place) for name, place in places.items()]
    head = '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>'
    return f'<svg viewBox="0 0 {wide:g} {high:g}" role="img"><defs>{head}</defs>{"".join(lines + boxes)}</svg>'


def _rows(labels: dict[str, str], edges: list[tuple[str, str, bool]]) -> list[list[str]]:
    """What nothing leads away from stands on top; everything else below all that it leads to."""

    def rank(name: str) -> int:
        return max((1 + rank(end) for start, end, _ in edges if start == name), default=0)

    ranks = {name: rank(name) for name in labels}
    return [[name for name in labels if ranks[name] == row] for row in range(max(ranks.values()) + 1)]


def _line(start: tuple[float, float], end: tuple[float, float], dotted: bool) -> str:
    (x1, y1), (x2, y2) = start, (end[0], end[1] + BOX[1])
    bend = max(18, (y1 - y2) / 2)
    dashes = ' stroke-dasharray="4 4"' if dotted else ""
    return f'<path class="edge" d="M{x1:g} {y1:g}C{x1:g} {y1 - bend:g} {x2:g} {y2 + bend:g} {x2:g} {y2 + 2:g}"{dashes} marker-end="url(#tip)"/>'


def _box(label: str, x: float, y: float) -> str:
    title, _, below = label.partition("<br/>")
    lines = f'<text x="{x:g}" y="{y + 22:g}" class="name">{html.escape(title)}</text>'
    lines += f'<text x="{x:g}" y="{y + 40:g}">{html.escape(below)}</text>'
    return f'<rect x="{x - BOX[0] / 2:g}" y="{y:g}" width="{BOX[0]}" height="{BOX[1]}" rx="8"/>{lines}'
