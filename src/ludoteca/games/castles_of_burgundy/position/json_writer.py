"""A position as JSON, in the names used everywhere."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOT_SPACES, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import (
    KINDS,
    NO_TILE,
    NOBODY,
    PLAYING,
    SOURCES,
    STAGES,
    STARTING,
    SUPPLIES,
    UNKNOWN,
)
from ludoteca.games.castles_of_burgundy.rounds import preparation
from ludoteca.games.castles_of_burgundy.steps import (
    DEPOT_ARGUMENT,
    EFFECT_ARGUMENT,
    FRAME,
    GOODS_ARGUMENT,
    HELD_TILE_ARGUMENT,
    SLOT_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
)
from ludoteca.games.castles_of_burgundy.tiles.goods import COLOURS
from ludoteca.kernel.jsontext import (
    Json,
)
from ludoteca.kernel.observation import HIDDEN

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def to_json(state: "BurgundyState") -> Json:
    settings = state.settings
    players = range(len(state.scores))
    data: Json = {
        "game": state.rules.game.id,
        "stage": STAGES[state.stage],
        "phase": step_name(state),
        "game_phase": CENTRAL.phases[state.phase],
        "round": state.round + 1,
        "active": state.active if state.stage == PLAYING else None,
        "deciding": state.deciding,
        "scores": state.scores.copy(),
        "boards": [settings.boards[board].name for board in state.boards],
        "start_hexes": [write_start_hex(state, land) for land in range(settings.lands)],
        "order": state.order.copy(),
        "bridge": [
            [seat for seat in state.bridge if state.steps[seat] == space] for space in range(CENTRAL.bridge_spaces)
        ],
        "dice": [state.dice[2 * seat : 2 * seat + 2] for seat in players],
        "white": state.white,
        "used": [name for die, name in enumerate(SOURCES[:2]) if state.used >> die & 1],
        "bought": state.bought,
        "depots": [write_depot(state, depot) for depot in range(DEPOTS)],
        "black": [tile_name(state, state.slots[FIRST_BLACK + space]) for space in range(settings.black_spaces)],
        "lands": [write_land(state, land) for land in range(settings.lands)],
        "keys": [tile_names(state, store) for store in state.keys],
        "goods": [write_goods(state.goods, land) for land in range(settings.lands)],
        "sold": [write_goods(state.sold, land) for land in range(settings.lands)],
        "silver": state.silver.copy(),
        "workers": state.workers.copy(),
        "bonuses": {
            name: [owner_or_none(owner) for owner in state.bonuses[2 * kind : 2 * kind + 2]]
            for kind, name in enumerate(KINDS)
        },
        "round_goods": goods_names(round_goods(state)),
        "goods_piles": write_piles(state),
        "goods_box": goods_names(state.pile[boxed_goods(state) :]),
        "supply": {
            name: tile_names(state, state.supplies[number][state.drawn[number] :])
            for number, name in enumerate(SUPPLIES)
        },
        "box": [name for tile, name in enumerate(settings.tiles.names) for _ in range(state.box[tile])],
        "pending": [write_frame(state, place) for place in range(0, len(state.pending), FRAME)],
    }
    for module in settings.modules:
        module.to_json(state, data)
    return data


def step_name(state: "BurgundyState") -> str:
    """What is being decided; the catalogues have a prompt for it."""
    if state.over:
        return "over"
    if not state.pending:
        return "start-castle"
    return state.settings.steps[state.pending[-FRAME + 1]].name


def tile_name(state: "BurgundyState", tile: int) -> str | None:
    return None if tile == NO_TILE else state.settings.tiles.names[tile]


def tile_names(state: "BurgundyState", tiles: list[int]) -> list[str]:
    return [state.settings.tiles.names[tile] for tile in tiles]


def owner_or_none(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def goods_names(colours: list[int]) -> list[str]:
    return [HIDDEN if colour == UNKNOWN else CENTRAL.colours[colour] for colour in colours]


def write_goods(counts: list[int], holder: int) -> dict[str, int]:
    return {
        name: counts[holder * COLOURS + colour]
        for colour, name in enumerate(CENTRAL.colours)
        if counts[holder * COLOURS + colour]
    }


def write_depot(state: "BurgundyState", depot: int) -> Json:
    first = depot * DEPOT_SPACES
    tiles = state.slots[first : first + state.settings.depot_spaces]
    return {"tiles": [tile_name(state, tile) for tile in tiles], "goods": write_goods(state.depot_goods, depot)}


def write_land(state: "BurgundyState", land: int) -> dict[str, str]:
    settings = state.settings
    names = settings.boards[state.boards[land]].hex_names
    first = land * settings.hexes
    return {
        name: settings.tiles.names[state.land[first + hex]]
        for hex, name in enumerate(names)
        if state.land[first + hex] >= 0
    }


def write_start_hex(state: "BurgundyState", land: int) -> str | None:
    hex = state.start_hexes[land]
    if hex == preparation.UNDECIDED:
        return None
    return HIDDEN if hex == UNKNOWN else state.settings.boards[state.boards[land]].hex_names[hex]


def round_goods(state: "BurgundyState") -> list[int]:
    """The open goods of this phase that have not been placed yet."""
    if state.stage == STARTING:
        return []
    first = state.phase * CENTRAL.goods_per_phase
    return state.pile[first + state.round + 1 : first + CENTRAL.goods_per_phase]


def boxed_goods(state: "BurgundyState") -> int:
    """Where the goods begin that stay in the box."""
    return CENTRAL.goods_in_piles + state.settings.lands * CENTRAL.goods_per_player


def piles_to_come(state: "BurgundyState") -> int:
    return 0 if state.stage == STARTING else state.phase + 1


def write_piles(state: "BurgundyState") -> dict[str, list[str]]:
    size = CENTRAL.goods_per_phase
    return {
        CENTRAL.phases[phase]: goods_names(state.pile[phase * size : (phase + 1) * size])
        for phase in range(piles_to_come(state), len(CENTRAL.phases))
    }


def write_frame(state: "BurgundyState", place: int) -> Json:
    settings = state.settings
    step = settings.steps[state.pending[place + 1]]
    frame: Json = {"seat": state.pending[place], "step": step.name}
    for argument, value in zip(step.arguments, state.pending[place + 2 : place + FRAME], strict=True):
        if argument in (TILE_ARGUMENT, HELD_TILE_ARGUMENT):
            frame[argument] = settings.tiles.names[value]
        elif argument == SOURCE_ARGUMENT:
            frame[argument] = SOURCES[value]
        elif argument == EFFECT_ARGUMENT:
            frame[argument] = settings.effects[value].name
        elif argument == SLOT_ARGUMENT:
            frame[argument] = settings.slot_names[value]
        elif argument == DEPOT_ARGUMENT:
            frame[argument] = value + 1
        elif argument == GOODS_ARGUMENT:
            frame[argument] = CENTRAL.colours[value]
        elif argument:
            frame[argument] = value
    return frame
