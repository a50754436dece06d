"""Boards as plain text, for packages that must not import the command line (entry point `ludoteca.renderers`)."""

from typing import Final

from rich.console import Console

from ludoteca.cli.boards import draw
from ludoteca.kernel.observation import Observation
from ludoteca.terminal import Look
from ludoteca.words import Words

WIDTH: Final = 120


def terminal_text(observation: Observation) -> str:
    """Returns what the observation's seat sees, in English and without colours."""
    game = observation.rules.game
    names = [f"player {seat}" for seat in range(observation.rules.players)]
    look = Look(names, Words(game, "en"), observation.seat)
    console = Console(width=WIDTH, color_system=None, record=False)
    with console.capture() as captured:
        console.print(draw(game, observation.to_json(), look))
    return captured.get()
