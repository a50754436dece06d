"""The curve of the example that learns: `python -m scripts.docs.learning_curve` draws docs/learning/mille-fiori.csv, which
the example wrote, into docs/learning/mille-fiori.svg.
"""

import csv
from itertools import pairwise
from pathlib import Path
from typing import Final

from ludoteca.arena.intervals import interval
from ludoteca.arena.reports.drawing import COLOURS, Drawing
from ludoteca.arena.reports.plots import Scale

FOLDER: Final = Path(__file__).parents[2] / "docs" / "learning"
NAME: Final = "mille-fiori"
WIDTH, HEIGHT = 640.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 612.0, 30.0, 272.0
USED: Final = ("panel", "line", "line-strong", "text", "muted", "accent")
EVEN: Final = 0.5
BAND_OPACITY: Final = 0.2


def drawn(table: str) -> str:
    """The share of games won against greedy, with its interval, after so many games of learning."""
    rows = list(csv.DictReader(table.splitlines()))
    games = [int(row["games"]) for row in rows]
    shares = [float(row["wins"]) / int(row["of"]) for row in rows]
    bounds = [interval(float(row["wins"]), int(row["of"])) for row in rows]
    drawing = Drawing(
        WIDTH, HEIGHT, f"Games won against greedy: {shares[0]:.0%} before learning, {shares[-1]:.0%} after"
    )
    across, up = Scale(0, max(games), LEFT, RIGHT), Scale(0.0, 1.0, BOTTOM, TOP)
    for share in (0.0, 0.25, EVEN, 0.75, 1.0):
        drawing.line(LEFT, up(share), RIGHT, up(share), "line-strong" if share == EVEN else "line")
        drawing.text(LEFT - 8, up(share) + 4, f"{share:.0%}", "muted", 12, "end")
    for tick in across.ticks():
        drawing.text(across(tick), BOTTOM + 20, f"{tick:,.0f}", "muted", 12, "middle")
    low = [(across(game), up(bound[0])) for game, bound in zip(games, bounds, strict=True)]
    high = [(across(game), up(bound[1])) for game, bound in zip(games, bounds, strict=True)]
    drawing.area([*low, *reversed(high)], "accent", BAND_OPACITY)
    points = [(across(game), up(share)) for game, share in zip(games, shares, strict=True)]
    for (x1, y1), (x2, y2) in pairwise(points):
        drawing.line(x1, y1, x2, y2, "accent", 2)
    for x, y in points:
        drawing.dot(x, y, 3.5, "accent")
    drawing.text(LEFT, 18, "games won against greedy", "text", 13)
    drawing.text(RIGHT, HEIGHT - 10, "games played against itself", "text", 13, "end")
    return drawing.svg().replace("</title>", f"</title>{style()}", 1)


def style() -> str:
    """The colours of both themes: the picture follows the viewer's."""
    light, dark = ("".join(f"--{name}:{COLOURS[name][theme]};" for name in USED) for theme in (0, 1))
    return (
        f"<style>svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
        '<rect width="100%" height="100%" fill="var(--panel)"/>'
    )


if __name__ == "__main__":
    curve = drawn((FOLDER / f"{NAME}.csv").read_text("utf-8"))
    (FOLDER / f"{NAME}.svg").write_text(curve + "\n", "utf-8")
