"""What is printed on boards and tiles, for pages that draw them."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.board import depots
from ludoteca.games.castles_of_burgundy.components.boards import Board
from ludoteca.games.castles_of_burgundy.components.central_board import (
    CENTRAL,
    DEPOT_SPACES,
    FIRST_BLACK,
    MINE_SPACE_PLAYERS,
)
from ludoteca.games.castles_of_burgundy.components.kinds import ANY_ACTION, KINDS, MINE, WILD
from ludoteca.games.castles_of_burgundy.components.signs import sign_row
from ludoteca.games.castles_of_burgundy.expansions.registry import EXPANSIONS
from ludoteca.games.castles_of_burgundy.tiles.buildings import WATCHTOWER_POINTS
from ludoteca.kernel.jsontext import Json

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


def describe(rules: "BurgundyRules") -> Json:
    kinds = [KINDS[kind] for kind in CENTRAL.slot_kind]
    told: Json = {
        "boards": {board.name: describe_board(board) for board in rules.boards},
        "families": {board.name: family_of(board) for board in rules.boards},
        "origins": {board.name: board.origin for board in rules.boards},
        "tiles": {name: kind_name(kind) for name, kind in zip(rules.tiles.names, rules.tiles.kind, strict=True)},
        "depots": [kinds[first : first + rules.depot_spaces] for first in range(0, FIRST_BLACK, DEPOT_SPACES)],
        "other_kind": other_kind(rules.players),
        "lands": rules.land_of,
        "stores": rules.stores_of,
        "phases": CENTRAL.phases,
        "rounds": CENTRAL.rounds,
        "key_stores": [{"pick": None, "spaces": rules.key_spaces}],
        "goods_spaces": rules.goods_spaces,
        "black_price": CENTRAL.black_price,
        "colours": CENTRAL.colours,
        "phase_points": CENTRAL.phase_points,
        "area_points": CENTRAL.area_points,
        "colour_points": rules.colour_points,
        "goods_points": rules.goods_points,
        "watchtower_points": WATCHTOWER_POINTS,
        "fits": {hex: [kind_name(tile) for tile in (*range(len(KINDS)), WILD) if fits(tile, hex)] for hex in KINDS},
        "any_action": [effect.name for effect in rules.effects if effect.what == ANY_ACTION],
        "stacks": {},
        "effects": [effect.name for effect in rules.effects],
        "signs": {
            name: signs_of(rules, tile) for tile, name in enumerate(rules.tiles.names) if rules.tiles.signs[tile]
        },
        "steps": {step.name: list(filter(None, step.arguments)) for step in rules.steps},
    }
    for module in rules.modules:
        module.describe(told)
    return told


def family_of(board: Board) -> str:
    """The expansion that a board belongs to, or `ordinary`."""
    for expansion in EXPANSIONS:
        for boards in expansion.board_choices().values():
            if board in boards:
                return expansion.name
    return "ordinary"


def other_kind(players: int) -> Json | None:
    """With three players one space of a depot takes another kind of tile in some phases."""
    if players != MINE_SPACE_PLAYERS:
        return None
    return {
        "depot": depots.depot_of(CENTRAL.mine_slot) + 1,
        "space": CENTRAL.mine_slot - depots.first_slot(depots.depot_of(CENTRAL.mine_slot)) + 1,
        "kind": KINDS[MINE],
        "phases": [CENTRAL.phases[phase] for phase in CENTRAL.mine_phases],
    }


def signs_of(rules: "BurgundyRules", tile: int) -> list[Json]:
    return sign_row(rules.tiles.signs[tile], rules.tiles.power_value[tile], rules.tiles.points[tile])


def describe_board(board: Board) -> Json:
    """By hex name."""
    return {name: describe_hex(board, hex) for hex, name in enumerate(board.hex_names)}


def describe_hex(board: Board, hex: int) -> Json:
    """Colour, number, the area it belongs to, counted within the board; row and place where that is needed to name it."""
    row, place = board.place_of_twin(hex)
    q, _, r = board.hex_names[hex].partition(",")
    return {
        "q": int(q),
        "r": int(r),
        "kind": KINDS[board.kind[hex]],
        "number": board.number[hex],
        "area": board.area[hex],
        "row": row,
        "place": place,
    }


def fits(tile: int, hex: str) -> bool:
    """Says whether a tile of this kind may lie on a hex of this colour."""
    return tile == WILD or KINDS[tile] == hex


def kind_name(kind: int) -> str:
    return "wild" if kind == WILD else KINDS[kind]
