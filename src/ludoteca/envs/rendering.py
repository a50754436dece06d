# not compiled: it draws for people
"""Shows a position as the render modes of Gymnasium and PettingZoo ask for it."""

from typing import Final

from ludoteca import plugins
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest
from ludoteca.kernel.state import State

HUMAN: Final = "human"
ANSI: Final = "ansi"
RENDER_MODES: Final = [HUMAN, ANSI]

Picture = str | None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        near = nearest(mode, RENDER_MODES)
        raise BadSettings("render-mode-unknown", {"mode": mode, "modes": RENDER_MODES, "nearest": near})
    return mode


def render(state: State, seat: int | None, mode: str | None) -> Picture:
    """What this seat sees, or a spectator: printed for `human`, else returned."""
    if mode is None:
        return None
    drawn = terminal_text(state, seat)
    if mode == HUMAN:
        print(drawn)
        return None
    return drawn


def terminal_text(state: State, seat: int | None) -> str:
    """The board as the command line draws it, which lends its drawing by entry point."""
    draw = plugins.load(plugins.RENDERERS, "terminal")
    assert callable(draw)
    text = draw(state.view(seat))
    assert isinstance(text, str)
    return text
