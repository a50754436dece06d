"""Draws a drawing's shapes on a matplotlib figure, pixel for pixel, for PNG files."""

from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, FancyBboxPatch, Patch, Polygon

from ludoteca.arena.reports.drawing import COLOURS, Drawing, Shape

PNG_SCALE: Final = 2
POINTS_PER_PIXEL: Final = 0.72
"""At a hundred pixels an inch."""
ANCHORS: Final = {"start": "left", "middle": "center", "end": "right"}


def write_png(drawing: Drawing, path: Path) -> None:
    figure = Figure(figsize=(drawing.width / 100, drawing.height / 100), dpi=100 * PNG_SCALE)
    FigureCanvasAgg(figure)
    paint(drawing, figure)
    figure.savefig(path, facecolor=COLOURS["panel"][0])


def paint(drawing: Drawing, figure: Figure) -> None:
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_xlim(0, drawing.width)
    axes.set_ylim(drawing.height, 0)
    axes.axis("off")
    for order, shape in enumerate(drawing.shapes):
        place(axes, shape, order)


def place(axes: Axes, shape: Shape, order: int) -> None:
    colour = COLOURS[shape.colour][0]
    x, y = shape.points[:2]
    if shape.kind == "line":
        _, _, x2, y2 = shape.points
        width = shape.size * POINTS_PER_PIXEL
        axes.plot([x, x2], [y, y2], color=colour, linewidth=width, zorder=order, solid_capstyle="round")
    elif shape.kind == "box":
        _, _, width, height = shape.points
        fill(axes, FancyBboxPatch((x, y), width, height, boxstyle="square,pad=0"), shape, order)
    elif shape.kind == "dot":
        fill(axes, Circle((x, y), shape.size), shape, order)
    elif shape.kind == "area":
        fill(axes, Polygon(list(zip(shape.points[::2], shape.points[1::2], strict=True))), shape, order)
    else:
        size = shape.size * POINTS_PER_PIXEL
        weight = "bold" if shape.bold else "normal"
        axes.text(x, y, shape.text, color=colour, fontsize=size, ha=ANCHORS[shape.anchor], weight=weight, zorder=order)


def fill(axes: Axes, patch: Patch, shape: Shape, order: int) -> None:
    patch.set(facecolor=COLOURS[shape.colour][0], edgecolor="none", alpha=shape.opacity, zorder=order)
    axes.add_patch(patch)
