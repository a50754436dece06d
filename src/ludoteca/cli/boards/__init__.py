"""Positions drawn for a terminal. A game's own drawing is the module here that is named after it, with

    def draw(position: Json, look: Look) -> RenderableType

A game without one is shown field by field.
"""

import importlib
import importlib.util

from rich.console import RenderableType

from ludoteca.cli.boards import plain
from ludoteca.cli.boards.look import MARKS, THING, Look
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game

__all__ = ["MARKS", "THING", "Look", "draw"]


def draw(game: Game, position: Json, look: Look) -> RenderableType:
    name = f"{__name__}.{game.id.replace('-', '_')}"
    if importlib.util.find_spec(name) is None:
        return plain.draw(position, look)
    drawn: RenderableType = importlib.import_module(name).draw(position, look)
    return drawn
