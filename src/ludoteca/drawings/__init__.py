"""Positions as pictures: SVG that stands by itself, as a file, in a notebook, in a page; and PNG made of it.

A game's drawing comes by its entry point of the group `ludoteca.drawings`:

    def draw(scene: Scene) -> Sheet

It draws what the scene's position says and knows no rule. A game without one has no picture.
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
    """The drawing of a state, or of what an observation knows; None for a game that has none."""
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
    """As text. Without a theme it has both, light and dark, and follows whoever looks at it."""
    drawn = sheet(subject, names, language)
    return None if drawn is None else drawn.svg(theme)


def png(
    subject: State | Observation,
    names: Sequence[str] | None = None,
    language: str | None = None,
    theme: Theme = "light",
    width: int | None = None,
) -> bytes | None:
    """As PNG, so many pixels wide. Needs resvg, which comes with the extras `table` and `study`."""
    from ludoteca.drawings.raster import rasterised

    drawn = sheet(subject, names, language)
    return None if drawn is None else rasterised(drawn.svg(theme), width)
