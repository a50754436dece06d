"""The printed things: 164 hexes, ten boards, the central board."""

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components.boards import CENTRE, ORDINARY
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS, LETTERS, SUPPLIES
from ludoteca.games.castles_of_burgundy.components.tile_types import Tiles
from ludoteca.games.castles_of_burgundy.turn.dice import DISTANCE, REACHED

AREAS = {
    "1": {"B": [5, 3, 3, 1], "G": [5, 1], "S": [3, 3], "K": [3, 3], "M": [3], "C": [3, 1]},
    "2": {"B": [5, 3, 2, 2], "G": [4, 2], "S": [2, 2, 2], "K": [3, 2, 1], "M": [1, 1, 1], "C": [1, 1, 1, 1]},
    "3": {"B": [5, 5, 1, 1], "G": [4, 2], "S": [3, 2, 1], "K": [6], "M": [2, 1], "C": [1, 1, 1, 1]},
    "4": {"B": [5, 5, 2], "G": [3, 3], "S": [4, 1, 1], "K": [3, 3], "M": [2, 1], "C": [1, 1, 1, 1]},
    "5": {"B": [3, 3, 3, 2, 1], "G": [3, 3], "S": [3, 2, 1], "K": [3, 2, 1], "M": [2, 1], "C": [1, 1, 1, 1]},
    "6": {"B": [6, 4, 2], "G": [4, 2], "S": [6], "K": [3, 3], "M": [1, 1, 1], "C": [1, 1, 1, 1]},
    "7": {"B": [7, 3, 2], "G": [3, 3], "S": [2, 2, 2], "K": [2, 2, 2], "M": [1, 1, 1], "C": [2, 2]},
    "8": {"B": [2] * 6, "G": [6], "S": [1] * 6, "K": [4, 2], "M": [2, 1], "C": [1, 1, 1, 1]},
    "9": {"B": [6, 6], "G": [4, 2], "S": [4, 2], "K": [3, 1, 1, 1], "M": [2, 1], "C": [1, 1, 1, 1]},
    "10": {"B": [8, 2, 2], "G": [4, 2], "S": [2, 2, 2], "K": [2, 2, 2], "M": [2, 1], "C": [1, 1, 1, 1]},
}
NUMBERS = [
    6,
    5,
    4,
    3,
    2,
    1,
    6,
    5,
    4,
    5,
    4,
    3,
    1,
    2,
    3,
    6,
    1,
    2,
    6,
    5,
    4,
    1,
    2,
    5,
    4,
    3,
    1,
    2,
    6,
    1,
    2,
    5,
    6,
    3,
    4,
    1,
    3,
]


@pytest.mark.parametrize("name", AREAS)
def test_boards(name: str) -> None:
    board = ORDINARY[name]
    assert {letter: board.areas_of(kind) for kind, letter in enumerate(LETTERS)} == AREAS[name]
    assert board.number == NUMBERS
    assert [len(hexes) for hexes in board.of_kind] == [4, 3, 6, 6, 6, 12]
    assert all(here in board.neighbours[there] for here in range(37) for there in board.neighbours[here])
    assert len(board.neighbours[CENTRE]) == 6


def test_the_middle_of_the_first_boards_is_a_dark_green_6() -> None:
    for name in ("1", "2"):
        board = ORDINARY[name]
        assert (board.hex_names[CENTRE], board.number[CENTRE], KINDS[board.kind[CENTRE]]) == ("0,0", 6, "castle")
    assert [board.copies for board in ORDINARY.values()] == [4, 4] + [1] * 8


def test_164_tiles() -> None:
    tiles = Tiles()
    assert sum(map(len, tiles.supplies)) == 164
    assert dict(zip(SUPPLIES, map(len, tiles.supplies), strict=True)) == {
        "castle": 14,
        "mine": 10,
        "monastery": 20,
        "ship": 20,
        "livestock": 20,
        "building": 40,
        "black": 40,
    }
    everything = [tiles.names[tile] for supply in tiles.supplies for tile in supply]
    assert all(everything.count(name) == 7 for name in tiles.building_names)
    assert all(everything.count(f"monastery-{number}") == 1 for number in range(1, 27))
    for species in tiles.species_names:
        assert [everything.count(f"{species}-{animals}") for animals in (2, 3, 4)] == [2, 3, 2]
    black = {tiles.names[tile] for tile in tiles.supplies[-1] if tiles.names[tile].startswith("monastery")}
    assert black == {f"monastery-{number}" for number in (7, 12, 14, 15, 24, 25)}


@pytest.mark.parametrize(
    ("players", "per_depot", "black", "by_kind"),
    [(2, 2, 4, [1, 1, 2, 2, 2, 4]), (3, 3, 6, [2, 1, 3, 3, 3, 6]), (4, 4, 8, [2, 2, 4, 4, 4, 8])],
)
def test_spaces_by_players(players: int, per_depot: int, black: int, by_kind: list[int]) -> None:
    data = ludoteca.rules("castles-of-burgundy", players).new(1).to_json()
    depots, blacks = data["depots"], data["black"]
    assert isinstance(depots, list)
    assert isinstance(blacks, list)
    assert [len(depot["tiles"]) for depot in depots] == [per_depot] * 6
    assert len(blacks) == black
    tiles = Tiles()
    kinds = [tiles.kind[tiles.number[tile]] for depot in depots for tile in depot["tiles"]]
    assert [kinds.count(kind) for kind in range(6)] == by_kind


def test_numbers_of_the_game() -> None:
    assert CENTRAL.area_points == [0, 1, 3, 6, 10, 15, 21, 28, 36]
    assert CENTRAL.phase_points == [10, 8, 6, 4, 2]
    assert len(CENTRAL.goods) == 42


def test_the_ring_of_numbers() -> None:
    assert DISTANCE[2][6] == 2
    assert DISTANCE[1][6] == 1
    assert DISTANCE[1][4] == 3
    assert REACHED[1][1] == 1 << 1 | 1 << 2 | 1 << 6
    assert REACHED[5][3] == 0b1111110
    assert REACHED[0][0] == 0b1111110
