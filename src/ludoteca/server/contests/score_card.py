"""The preview picture of a duel's or a day's link, as SVG text: an invitation without points, or a table of results."""

import html
from collections.abc import Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 630
MOST_LINES = 5
LONGEST_NAME = 24
LONGEST_TITLE = 1850
"""The largest number of letters times font size."""
PAPER, INK, MUTED, ACCENT, LINE = "#f6f1e7", "#22303a", "#56646e", "#b0124f", "#d9cfbd"
DISPLAY, PLAIN = "Fraunces, Georgia, serif", "Inter, sans-serif"


@dataclass(frozen=True)
class ResultLine:
    rank: int
    name: str
    score: int


def card(title: str, subtitle: str, lines: Sequence[ResultLine], footer: str) -> str:
    """Draws the card. An invitation has no `lines`; of many lines the first are shown."""
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<rect x="28" y="28" width="{WIDTH - 56}" height="{HEIGHT - 56}" rx="28" fill="#fffdf8" stroke="{LINE}" stroke-width="3"/>',
        _text(80, 128, title, min(60, LONGEST_TITLE // len(title)), INK, DISPLAY, 600),
        _text(80, 186, subtitle, 32, MUTED),
    ]
    for number, line in enumerate(lines[:MOST_LINES]):
        y = 274 + 62 * number
        colour = ACCENT if line.rank == 1 else INK
        parts += [
            _text(80, y, f"{line.rank}.", 38, MUTED),
            _text(150, y, short(line.name), 38, colour, PLAIN, 650),
            _text(WIDTH - 80, y, str(line.score), 46, colour, DISPLAY, 650, "end"),
        ]
    if not lines:
        parts += [_die(170 + 200 * number, 380, pips) for number, pips in enumerate((5, 2, 6))]
    parts.append(_text(80, HEIGHT - 58, footer, 26, MUTED))
    inside = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">{inside}</svg>'


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _text(
    x: int, y: int, text: str, size: int, colour: str, font: str = PLAIN, weight: int = 500, anchor: str = "start"
) -> str:
    style = f'font-family="{font}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{colour}"'
    return f'<text x="{x}" y="{y}" {style}>{html.escape(text)}</text>'


PIPS = {2: ((-1, -1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))}
PIPS |= {6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}


def _die(x: int, y: int, pips: int) -> str:
    dots = "".join(f'<circle cx="{x + 38 * dx}" cy="{y + 38 * dy}" r="12" fill="{INK}"/>' for dx, dy in PIPS[pips])
    return f'<rect x="{x - 76}" y="{y - 76}" width="152" height="152" rx="28" fill="#ffffff" stroke="{INK}" stroke-width="5"/>{dots}'
