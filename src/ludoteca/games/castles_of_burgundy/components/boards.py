"""The players' principalities: hexes, their colours and numbers, who touches whom, and the areas that follow."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components.kinds import CASTLE, DIE_SIDES, KINDS, LETTERS
from ludoteca.kernel.rules import Options

NEIGHBOURS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
RADIUS: Final = 3


class Hex:
    """One printed space: its name, a token such as `B4`, and what it touches (by place in the list)."""

    def __init__(self, name: str, token: str, neighbours: list[int]) -> None:
        self.name: Final = name
        self.kind: Final = LETTERS.index(token[0])
        self.number: Final = int(token[1])
        self.neighbours: Final = neighbours


PRINTED: Final = "printed"
ONE_SOURCE: Final = "one-source"
HOUSE: Final = "house"
ORIGINS: Final = [PRINTED, ONE_SOURCE, HOUSE]
"""How surely a board is the printed one: known well, from a single source, or a design of our own in its place."""


class Board:
    """A principality. Tables by hex, and by area; an area is a connected group of hexes of one colour.

    `apart` lists pairs of hexes that touch for placing but do not form one area (rivers between lands).
    """

    def __init__(
        self,
        name: str,
        hexes: list[Hex],
        start_hexes: list[int],
        copies: int = 1,
        apart: list[tuple[int, int]] | None = None,
        origin: str = PRINTED,
    ) -> None:
        self.name: Final = name
        self.copies: Final = copies
        self.origin: Final = origin
        self.apart: Final = apart or []
        self.start_hexes: Final = start_hexes
        """Where the starting castle may stand when players choose."""
        self.hex_names: Final = [hex.name for hex in hexes]
        self.kind: Final = [hex.kind for hex in hexes]
        self.number: Final = [hex.number for hex in hexes]
        self.neighbours: Final = [hex.neighbours for hex in hexes]
        self.of_kind: Final = [
            [place for place, hex in enumerate(hexes) if hex.kind == kind] for kind in range(len(KINDS))
        ]
        self.every_hex: Final = list(range(len(hexes)))
        self.fitting: Final = [mask_of(places) for places in [*self.of_kind, self.every_hex]]
        """Masks of the hexes that fit a tile's kind, wild ones included."""
        with_number = [
            mask_of([place for place, hex in enumerate(hexes) if hex.number == n]) for n in range(DIE_SIDES + 1)
        ]
        self.numbered: Final = [
            sum(mask for n, mask in enumerate(with_number) if bits >> n & 1) for bits in range(1 << len(with_number))
        ]
        """Masks of the hexes whose numbers are among these bits (1-6)."""
        self.area: Final = [-1] * len(hexes)
        self.area_hexes: Final[list[list[int]]] = []
        self._find_areas(self.apart)
        self.area_size: Final = [len(area) for area in self.area_hexes]
        self.area_mask: Final = [mask_of(area) for area in self.area_hexes]
        self.fitting_areas: Final = [
            [area for area, within in enumerate(self.area_mask) if within & fitting] for fitting in self.fitting
        ]

    def told(self, hex: int) -> dict[str, object]:
        """Describes a hex for events and actions."""
        row, place = self.place_of_twin(hex)
        return {"hex": f"hex {self.hex_names[hex]}", "number": self.number[hex], "row": row, "place": place}

    def place_of_twin(self, hex: int) -> tuple[int, int]:
        """The row from above and the place from the left, as one counts, where another hex of its colour has the same
        number; else zeros."""
        if sum(self.number[other] == self.number[hex] for other in self.of_kind[self.kind[hex]]) == 1:
            return 0, 0
        places = [name.split(",") for name in self.hex_names]
        column, row = int(places[hex][0]), int(places[hex][1])
        before = [int(other[0]) for other in places if int(other[1]) == row and int(other[0]) <= column]
        return len({other[1] for other in places if int(other[1]) <= row}), len(before)

    def _find_areas(self, apart: list[tuple[int, int]]) -> None:
        for place in range(len(self.kind)):
            if self.area[place] < 0:
                self.area[place] = len(self.area_hexes)
                found = [place]
                for here in found:
                    for other in self.neighbours[here]:
                        split = (here, other) in apart or (other, here) in apart
                        if self.kind[other] == self.kind[place] and self.area[other] < 0 and not split:
                            self.area[other] = self.area[place]
                            found.append(other)
                self.area_hexes.append(sorted(found))

    def areas_of(self, kind: int) -> list[int]:
        """Lists the sizes of the areas of a colour, the largest first."""
        sizes = [len(area) for area in self.area_hexes if self.kind[area[0]] == kind]
        return sorted(sizes, reverse=True)


def mask_of(hexes: list[int]) -> int:
    return sum(1 << hex for hex in hexes)


def axial_rows(radius: int) -> list[list[tuple[int, int]]]:
    """Lists the axial coordinates (q, r) of a big hexagon, row by row from the top."""
    rows = []
    for r in range(-radius, radius + 1):
        first = max(-radius, -r - radius)
        rows.append([(first + place, r) for place in range(2 * radius + 1 - abs(r))])
    return rows


def hexes_of(tokens: dict[tuple[int, int], str]) -> list[Hex]:
    """Makes hexes named by their coordinates (`0,-3`), each touching those around it."""
    place = {where: number for number, where in enumerate(tokens)}
    return [
        Hex(f"{q},{r}", token, [place[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in place])
        for (q, r), token in tokens.items()
    ]


def ordinary_board(name: str, rows: list[str], copies: int = 1, origin: str = PRINTED) -> Board:
    """Makes a board of 37 hexes from its seven rows of tokens."""
    tokens = {
        where: token
        for row, places in zip(rows, axial_rows(RADIUS), strict=True)
        for token, where in zip(row.split(), places, strict=True)
    }
    hexes = hexes_of(tokens)
    castles = [place for place, hex in enumerate(hexes) if hex.kind == CASTLE]
    return Board(name, hexes, castles, copies, None, origin)


def _ordinary_boards() -> dict[str, Board]:
    data = tomllib.loads((resources.files(__package__) / "boards.toml").read_text("utf-8"))
    return {name: ordinary_board(name, board["rows"], board["copies"]) for name, board in data.items()}


ORDINARY: Final = _ordinary_boards()
"""Boards 1 to 10 by name."""

BOARD: Final = "board"
"""The option by which boards are chosen."""

OWN: Final = "own"
"""The choice of `board` by which each player chooses one."""


def own_names(players: int, options: Options) -> list[str]:
    """Lists the boards that the players chose for themselves."""
    return [str(options[f"board_{seat + 1}"]) for seat in range(players)]


CENTRE: Final = 18
"""The middle one of 37 hexes: the dark green 6 of boards 1 and 2."""
CENTRE_START: Final = ["1", "2"]
"""The boards of the ordinary game, where everybody's castle stands in the middle."""
