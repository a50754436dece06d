"""Positions as pictures: self-contained SVG for files, notebooks and pages, and PNG made from it.

A game provides its drawing by an entry point of the group `ludoteca.drawings`:

    def draw(scene: Scene) -> Sheet

It draws the scene's position and knows no rules. A game without one has no picture.
"""

from collections.abc import Sequence

from ludoteca import plugins
from ludoteca.drawings.scene import Scene, scene_of
from ludoteca.drawings.sheet import THEMES, Sheet, Theme
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State
from ludoteca.words import language_here

__all__ = ["THEMES", "Scene", "Sheet", "Theme", "png", "sheet", "svg"]


def sheet(
    subject: State | Observation, names: Sequence[str] | None = None, language: str | None = None
) -> Sheet | None:
    """Returns the drawing of a state, or of what an observation knows; None for a game that has none."""
    state = subject.position if isinstance(subject, Observation) else subject
    draw = plugins.load_if_sound(plugins.DRAWINGS, state.rules.game.id)
    drawn = draw(scene_of(subject, language_here(language), names)) if callable(draw) else None
    return drawn if isinstance(drawn, Sheet) else None


def svg(
    subject: State | Observation,
    names: Sequence[str] | None = None,
    language: str | None = None,
    theme: Theme | None = None,
) -> str | None:
    """Returns the drawing as SVG. Without a theme it contains both, light and dark, and follows the viewer's."""
    drawn = sheet(subject, names, language)
    return None if drawn is None else drawn.svg(theme)


def png(
    subject: State | Observation,
    names: Sequence[str] | None = None,
    language: str | None = None,
    theme: Theme = "light",
    width: int | None = None,
) -> bytes | None:
    """Returns the drawing as PNG, `width` pixels wide. Requires resvg."""
    from ludoteca.drawings.raster import rasterised

    drawn = sheet(subject, names, language)
    return None if drawn is None else rasterised(drawn.svg(theme), width)
