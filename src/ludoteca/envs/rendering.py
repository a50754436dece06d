# not compiled: it draws for people
"""Renders positions for the render modes of Gymnasium and PettingZoo."""

import io
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca import drawings, plugins
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest
from ludoteca.kernel.state import State

HUMAN: Final = "human"
ANSI: Final = "ansi"
SVG: Final = "svg"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = [HUMAN, ANSI, SVG, RGB_ARRAY]
WIDTH: Final = 1000
"""The width of pictures in pixels."""

Picture = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        near = nearest(mode, RENDER_MODES)
        raise BadSettings("render-mode-unknown", {"mode": mode, "modes": RENDER_MODES, "nearest": near})
    return mode


def render(state: State, seat: int | None, mode: str | None) -> Picture:
    """Renders what this seat, or a spectator (None), sees: printed for `human`, otherwise returned."""
    if mode is None:
        return None
    observation = state.view(seat)
    if mode == SVG:
        return drawn(drawings.svg(observation, language="en", theme="light"), state)
    if mode == RGB_ARRAY:
        return pixels(observation)
    text = terminal_text(observation)
    if mode == ANSI:
        return text
    print(text)
    return None


def drawn(picture: str | None, state: State) -> str:
    if picture is None:
        raise BadSettings("game-without-drawing", {"game": state.rules.game.id})
    return picture


def pixels(observation: Observation) -> NDArray[np.uint8]:
    """Returns an array of height, width and three colours, as videos need it."""
    from PIL import Image

    png = drawings.png(observation, language="en", width=WIDTH)
    if png is None:
        raise BadSettings("game-without-drawing", {"game": observation.rules.game.id})
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))


def terminal_text(observation: Observation) -> str:
    """Returns the board as the command line draws it, through its entry point."""
    draw = plugins.load(plugins.RENDERERS, "terminal")
    assert callable(draw)
    text = draw(observation)
    assert isinstance(text, str)
    return text
