"""The boards of the solo game: separate lands, joined by rivers alone."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components.boards import NEIGHBOURS, Board, Hex
from ludoteca.games.castles_of_burgundy.components.kinds import CASTLE


def solo_board(name: str, data: dict[str, dict[str, list[object]]], rivers: list[list[str]], origin: str) -> Board:
    """Hexes touch within their land; a river lets two of different lands touch, without making them one area."""
    places: dict[str, int] = {}
    where: list[tuple[str, int, int]] = []
    tokens: list[str] = []
    for land, content in data.items():
        at_q, at_r = content["at"]
        for hex in content["hexes"]:
            assert isinstance(hex, list)
            id, token, q, r = hex
            places[str(id)] = len(tokens)
            where.append((land, int(q) + int(str(at_q)), int(r) + int(str(at_r))))
            tokens.append(str(token))
    joined = [(places[one], places[other]) for one, other in rivers]
    hexes = []
    for place, (land, q, r) in enumerate(where):
        around = [where.index((land, q + dq, r + dr)) for dq, dr in NEIGHBOURS if (land, q + dq, r + dr) in where]
        around += [other for one, other in joined if one == place] + [one for one, other in joined if other == place]
        hexes.append(Hex(f"{q},{r}", tokens[place], around))
    return Board(name, hexes, [place for place, hex in enumerate(hexes) if hex.kind == CASTLE], 1, joined, origin)


def _solo_boards() -> dict[str, Board]:
    data = tomllib.loads((resources.files(__package__) / "boards.toml").read_text("utf-8"))
    return {name: solo_board(name, board["lands"], board["rivers"], board["origin"]) for name, board in data.items()}


BOARDS: Final = _solo_boards()
