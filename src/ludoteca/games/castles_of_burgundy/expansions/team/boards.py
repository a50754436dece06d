"""The boards of the team game: two halves that share the castle in the middle."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components.boards import RADIUS, Board, axial_rows, hexes_of

TEAMS: Final = [[0, 1], [2, 3]]
"""The seats of teams A and B: partners sit side by side."""


def team_board(name: str, left: list[str], right: list[str], start: list[str], origin: str) -> Board:
    """Makes a board of 73 hexes from its halves, centred three hexes left and right of the shared one."""
    tokens: dict[tuple[int, int], str] = {}
    for rows, shift in ((left, -RADIUS), (right, RADIUS)):
        for row, places in zip(rows, axial_rows(RADIUS), strict=True):
            for token, (q, r) in zip(row.split(), places, strict=True):
                tokens[q + shift, r] = token
    hexes = hexes_of(tokens)
    names = [hex.name for hex in hexes]
    return Board(name, hexes, [names.index(hex) for hex in start], len(TEAMS), None, origin)


def _team_boards() -> dict[str, Board]:
    data = tomllib.loads((resources.files(__package__) / "boards.toml").read_text("utf-8"))
    return {
        name: team_board(name, board["left"], board["right"], board["start"], board["origin"])
        for name, board in data.items()
    }


BOARDS: Final = _team_boards()
