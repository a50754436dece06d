"""A few shapes on a sheet, drawn as SVG (in a page, where colours follow the theme, or as a file) or as PNG.

Colours are named as in the app (web/src/style/tokens.css): a page may override them, a file has those of the light
theme.
"""

import html
from dataclasses import dataclass, field
from typing import Final

from ludoteca.drawings.sheet import number

COLOURS: Final = {
    "bg": ("#f6f1e7", "#0f1720"),
    "panel": ("#fffdf8", "#17212b"),
    "raised": ("#f1ebdf", "#1f2c38"),
    "line": ("#d9cfbd", "#2a3845"),
    "line-strong": ("#8c8676", "#6d8090"),
    "text": ("#22303a", "#eef3f6"),
    "muted": ("#56646e", "#a3b3bf"),
    "accent": ("#b0124f", "#8dfbe4"),
    "accent-text": ("#ffffff", "#04231f"),
    "gold": ("#855400", "#ffcf5c"),
    "good": ("#12706a", "#5ad1c4"),
    "bad": ("#a8201a", "#ff9d8f"),
    "series-0": ("#0b6fb8", "#63b8f5"),
    "series-1": ("#b85c00", "#f2a65a"),
    "series-2": ("#12805a", "#4fce9c"),
    "series-3": ("#8b3fb0", "#cf9bea"),
    "series-4": ("#a8324a", "#f48fa3"),
    "series-5": ("#6b6b00", "#d6d25a"),
    "series-6": ("#4a5a68", "#b3c2ce"),
}
"""Each in the light and in the dark theme."""
SERIES: Final = 7
DISPLAY: Final = "Fraunces, Georgia, serif"
PLAIN: Final = "Inter, system-ui, sans-serif"


def series(place: int) -> str:
    return f"series-{place % SERIES}"


@dataclass(frozen=True)
class Shape:
    """`points` are x, y pairs: two for a line or a box (corner, size), one for a dot or a text, many for an area."""

    kind: str
    points: tuple[float, ...]
    colour: str
    size: float = 0.0
    text: str = ""
    anchor: str = "start"
    opacity: float = 1.0
    bold: bool = False


@dataclass
class Drawing:
    """A sheet of `width` by `height` pixels. `title` is its text for screen readers."""

    width: float
    height: float
    title: str
    shapes: list[Shape] = field(default_factory=list)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = "line", size: float = 1.0) -> None:
        self.shapes.append(Shape("line", (x1, y1, x2, y2), colour, size))

    def box(self, x: float, y: float, width: float, height: float, colour: str, opacity: float = 1.0) -> None:
        self.shapes.append(Shape("box", (x, y, width, height), colour, opacity=opacity))

    def dot(self, x: float, y: float, size: float, colour: str) -> None:
        self.shapes.append(Shape("dot", (x, y), colour, size))

    def area(self, points: list[tuple[float, float]], colour: str, opacity: float = 1.0) -> None:
        self.shapes.append(Shape("area", tuple(value for point in points for value in point), colour, opacity=opacity))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        colour: str = "text",
        size: float = 12.0,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        self.shapes.append(Shape("text", (x, y), colour, size, text, anchor, bold=bold))

    # -- faces

    def svg(self) -> str:
        """Returns SVG for a page, with the page's colours."""
        return self._svg(fixed=False)

    def svg_file(self) -> str:
        background = f'<rect width="100%" height="100%" fill="{COLOURS["panel"][0]}"/>'
        return self._svg(fixed=True).replace("</title>", f"</title>{background}", 1)

    def _svg(self, fixed: bool) -> str:
        size = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        begin = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{PLAIN}">'
        parts = [begin, f"<title>{html.escape(self.title)}</title>"]
        for shape in self.shapes:
            colour = COLOURS[shape.colour][0] if fixed else f"var(--{shape.colour})"
            parts.append(svg_of(shape, colour))
        return "".join([*parts, "</svg>"])


def svg_of(shape: Shape, colour: str) -> str:
    at = [number(value) for value in shape.points]
    faint = f' opacity="{number(shape.opacity)}"' if shape.opacity < 1 else ""
    if shape.kind == "line":
        ends = f'x1="{at[0]}" y1="{at[1]}" x2="{at[2]}" y2="{at[3]}"'
        return f'<line {ends} stroke="{colour}" stroke-width="{number(shape.size)}" stroke-linecap="round"/>'
    if shape.kind == "box":
        return f'<rect x="{at[0]}" y="{at[1]}" width="{at[2]}" height="{at[3]}" rx="3" fill="{colour}"{faint}/>'
    if shape.kind == "dot":
        return f'<circle cx="{at[0]}" cy="{at[1]}" r="{number(shape.size)}" fill="{colour}"/>'
    if shape.kind == "area":
        pairs = " ".join(f"{x},{y}" for x, y in zip(at[::2], at[1::2], strict=True))
        return f'<polygon points="{pairs}" fill="{colour}"{faint}/>'
    weight = ' font-weight="600"' if shape.bold else ""
    place = f'x="{at[0]}" y="{at[1]}" text-anchor="{shape.anchor}" font-size="{number(shape.size)}"'
    return f'<text {place} fill="{colour}"{weight}>{html.escape(shape.text)}</text>'
