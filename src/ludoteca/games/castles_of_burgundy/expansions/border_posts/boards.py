"""The principalities 11a to 11f, and the hexes that touch their border posts."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components.boards import Board, ordinary_board

POSTS: Final = 3


def _boards() -> dict[str, Board]:
    data = tomllib.loads((resources.files(__package__) / "boards.toml").read_text("utf-8"))
    return {name: ordinary_board(name, board["rows"], 1, board["origin"]) for name, board in data["boards"].items()}


def _posts() -> list[list[int]]:
    data = tomllib.loads((resources.files(__package__) / "boards.toml").read_text("utf-8"))
    return [[BOARDS["11a"].hex_names.index(hex) for hex in touched] for touched in data["posts"].values()]


BOARDS: Final = _boards()
TOUCHED: Final = _posts()
"""The two hexes that each post touches; the same on all boards."""
