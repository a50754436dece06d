"""What is printed on boards and tiles, for pages that draw them."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.boards import Board
from ludoteca.games.castles_of_burgundy.central import CENTRAL, DEPOT_SPACES, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.kinds import KINDS, WILD
from ludoteca.kernel.jsontext import Json

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


def describe(rules: "BurgundyRules") -> Json:
    kinds = [KINDS[kind] for kind in CENTRAL.slot_kind]
    return {
        "boards": {board.name: describe_board(board) for board in rules.boards},
        "tiles": {name: kind_name(kind) for name, kind in zip(rules.tiles.names, rules.tiles.kind, strict=True)},
        "depots": [kinds[first : first + rules.depot_spaces] for first in range(0, FIRST_BLACK, DEPOT_SPACES)],
        "lands": rules.land_of,
        "stores": rules.stores_of,
        "phases": CENTRAL.phases,
        "rounds": CENTRAL.rounds,
        "key_spaces": rules.key_spaces * len(rules.stores_of[0]),
        "goods_spaces": rules.goods_spaces,
        "black_price": CENTRAL.black_price,
        "colours": CENTRAL.colours,
        "phase_points": CENTRAL.phase_points,
        "area_points": CENTRAL.area_points,
        "colour_points": rules.colour_points,
        "goods_points": rules.goods_points,
    }


def describe_board(board: Board) -> Json:
    """By hex name: colour, number, and the area it belongs to, counted within the board."""
    return {
        name: {"kind": KINDS[board.kind[hex]], "number": board.number[hex], "area": board.area[hex]}
        for hex, name in enumerate(board.hex_names)
    }


def kind_name(kind: int) -> str:
    return "wild" if kind == WILD else KINDS[kind]
