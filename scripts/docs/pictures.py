"""The positions that the pages on playing show: `python -m scripts.docs.pictures` draws them into docs/play.

Each is a moment of a game that greedy bots play by a fixed seed, so the same picture comes out wherever it is drawn.
"""

from pathlib import Path
from random import Random
from typing import Final

import ludoteca
from ludoteca import drawings
from ludoteca.bots import greedy

FOLDER: Final = Path(__file__).parents[2] / "docs" / "play"
MOMENTS: Final = {
    "mille-fiori": ("mille-fiori", 3, 55, 0),
    "mille-fiori-end": ("mille-fiori", 2, 10_000, None),
    "great-split": ("great-split", 3, 52, 0),
    "great-split-end": ("great-split", 2, 10_000, None),
    "castles-of-burgundy": ("castles-of-burgundy", 2, 95, 0),
    "castles-of-burgundy-end": ("castles-of-burgundy", 2, 10_000, None),
}
"""By file: the game, its players, after how many actions, and who looks."""
NAMES: Final = ("Ana", "Teo", "Marina")


def drawn(name: str) -> str:
    game, players, actions, viewer = MOMENTS[name]
    state = ludoteca.rules(game, players=players).new(seed=7)
    bots = [greedy.make(game, Random(seat)) for seat in range(players)]
    while actions > 0 and not state.over:
        seat = state.deciding[0]
        state.apply(seat, bots[seat].choose(state.view(seat)))
        actions -= 1
    svg = drawings.svg(state.view(viewer), NAMES[:players], "en")
    assert svg is not None
    return svg


if __name__ == "__main__":
    for name in MOMENTS:
        (FOLDER / f"{name}.svg").write_text(drawn(name) + "\n", "utf-8")
