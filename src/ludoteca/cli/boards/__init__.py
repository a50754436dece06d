"""Positions drawn for a terminal. A game provides its drawing by an entry point of the group
`ludoteca.terminal_boards`:

    def draw(position: Json, look: Look) -> RenderableType

A game without one is shown field by field.
"""

from rich.console import ConsoleRenderable, RenderableType, RichCast

from ludoteca import plugins
from ludoteca.cli.boards import plain
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game
from ludoteca.terminal import Look


def draw(game: Game, position: Json, look: Look) -> RenderableType:
    own = plugins.load_if_sound(plugins.TERMINAL_BOARDS, game.id)
    drawn = own(position, look) if callable(own) else None
    return drawn if isinstance(drawn, ConsoleRenderable | RichCast | str) else plain.draw(position, look)
