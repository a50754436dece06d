"""Writes a position as JSON, in the names used everywhere."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.board import depots
from ludoteca.games.castles_of_burgundy.components.central_board import (
    CENTRAL,
    DEPOTS,
    FIRST_BLACK,
)
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BONUSES,
    BUILDING,
    CASTLE,
    DICE,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NOBODY,
    PLAYING,
    SHIP,
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
    GOODS_ARGUMENT,
    HELD_TILE_ARGUMENT,
    SLOT_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
    Frame,
    deciding_step,
    frames,
)
from ludoteca.kernel.jsontext import (
    Json,
    plain,
)
from ludoteca.kernel.observation import HIDDEN

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import Depot, WrittenState
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def to_json(state: "BurgundyState") -> Json:
    settings = state.settings
    players = range(len(state.scores))
    data: WrittenState = {
        "game": "castles-of-burgundy",
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
        "dice": [state.dice_of(seat) for seat in players],
        "white": state.white,
        "used": [name for die, name in enumerate(SOURCES[:DICE]) if state.used >> die & 1],
        "bought": state.bought,
        "depots": [write_depot(state, depot) for depot in range(DEPOTS)],
        "black": [
            state.settings.tiles.name_or_none(state.slots[FIRST_BLACK + space])
            for space in range(settings.black_spaces)
        ],
        "lands": [write_land(state, land) for land in range(settings.lands)],
        "keys": [tile_names(state, store) for store in state.keys],
        "goods": [write_goods(state.goods_in_store(land)) for land in range(settings.lands)],
        "sold": [write_goods(state.goods_sold(land)) for land in range(settings.lands)],
        "silver": state.silver.copy(),
        "workers": state.workers.copy(),
        "bonuses": {
            "castle": bonus_owners(state, CASTLE),
            "mine": bonus_owners(state, MINE),
            "monastery": bonus_owners(state, MONASTERY),
            "ship": bonus_owners(state, SHIP),
            "livestock": bonus_owners(state, LIVESTOCK),
            "building": bonus_owners(state, BUILDING),
        },
        "round_goods": goods_names(round_goods(state)),
        "goods_piles": write_piles(state),
        "goods_box": goods_names(state.pile[boxed_goods(state) :]),
        "supply": {
            name: tile_names(state, state.supplies[number][state.drawn[number] :])
            for number, name in enumerate(SUPPLIES)
        },
        "box": [name for tile, name in enumerate(settings.tiles.names) for _ in range(state.box[tile])],
    }
    written = plain(data)
    # Past the types: the fields of a frame are the arguments of its step, which mypy cannot know.
    written["pending"] = [write_frame(state, frame) for frame in frames(state)]
    for module in settings.modules:
        module.to_json(state, data)
    return written


def step_name(state: "BurgundyState") -> str:
    """Names what is being decided; the catalogues have a prompt for it."""
    if state.over:
        return "over"
    if not state.pending:
        return "start-castle"
    return deciding_step(state).name


def tile_names(state: "BurgundyState", tiles: list[int]) -> list[str]:
    return [state.settings.tiles.names[tile] for tile in tiles]


def bonus_owners(state: "BurgundyState", kind: int) -> list[int | None]:
    return [owner_or_none(state.bonus_owner(kind, rank)) for rank in range(BONUSES)]


def owner_or_none(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def goods_names(colours: list[int]) -> list[str]:
    return [HIDDEN if colour == UNKNOWN else CENTRAL.colours[colour] for colour in colours]


def write_goods(counts: list[int]) -> dict[str, int]:
    """Writes counts by colour."""
    return {name: count for name, count in zip(CENTRAL.colours, counts, strict=True) if count}


def write_depot(state: "BurgundyState", depot: int) -> "Depot":
    first = depots.first_slot(depot)
    tiles = state.slots[first : first + state.settings.depot_spaces]
    return {
        "tiles": [state.settings.tiles.name_or_none(tile) for tile in tiles],
        "goods": write_goods(state.goods_at_depot(depot)),
    }


def write_land(state: "BurgundyState", land: int) -> dict[str, str]:
    settings = state.settings
    names = settings.boards[state.boards[land]].hex_names
    return {
        name: settings.tiles.names[state.tile_at(land, hex)]
        for hex, name in enumerate(names)
        if state.tile_at(land, hex) >= 0
    }


def write_start_hex(state: "BurgundyState", land: int) -> str | None:
    hex = state.start_hexes[land]
    if hex == preparation.UNDECIDED:
        return None
    return HIDDEN if hex == UNKNOWN else state.settings.boards[state.boards[land]].hex_names[hex]


def round_goods(state: "BurgundyState") -> list[int]:
    """Lists the open goods of this phase that have not been placed yet."""
    if state.stage == STARTING:
        return []
    first = state.phase * CENTRAL.goods_per_phase
    return state.pile[first + state.round + 1 : first + CENTRAL.goods_per_phase]


def boxed_goods(state: "BurgundyState") -> int:
    """Returns where in the pile the goods begin that stay in the box."""
    return CENTRAL.goods_in_piles + state.settings.lands * CENTRAL.goods_per_player


def piles_to_come(state: "BurgundyState") -> int:
    return 0 if state.stage == STARTING else state.phase + 1


def write_piles(state: "BurgundyState") -> dict[str, list[str]]:
    return {
        CENTRAL.phases[phase]: goods_names(state.pile[CENTRAL.pile_place(phase, 0) : CENTRAL.pile_place(phase + 1, 0)])
        for phase in range(piles_to_come(state), len(CENTRAL.phases))
    }


def write_frame(state: "BurgundyState", frame: Frame) -> Json:
    settings = state.settings
    step = settings.steps[frame.step]
    written: Json = {"seat": frame.seat, "step": step.name}
    for argument, value in zip(step.arguments, frame.arguments, strict=True):
        if argument in (TILE_ARGUMENT, HELD_TILE_ARGUMENT):
            written[argument] = settings.tiles.names[value]
        elif argument == SOURCE_ARGUMENT:
            written[argument] = SOURCES[value]
        elif argument == EFFECT_ARGUMENT:
            written[argument] = settings.effects[value].name
        elif argument == SLOT_ARGUMENT:
            written[argument] = settings.slot_names[value]
        elif argument == DEPOT_ARGUMENT:
            written[argument] = value + 1
        elif argument == GOODS_ARGUMENT:
            written[argument] = CENTRAL.colours[value]
        elif argument:
            written[argument] = value
    return written
