"""Reads a position from JSON, hidden things included."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.board import depots, lands
from ludoteca.games.castles_of_burgundy.components.central_board import (
    CENTRAL,
    COLOURS,
    DEPOTS,
    FIRST_BLACK,
)
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BONUSES,
    DICE,
    DIE_SIDES,
    KINDS,
    NO_TILE,
    NOBODY,
    OVER,
    SOURCES,
    STAGES,
    STARTING,
    SUPPLIES,
    UNKNOWN,
)
from ludoteca.games.castles_of_burgundy.position.json_writer import boxed_goods, piles_to_come
from ludoteca.games.castles_of_burgundy.rounds import preparation
from ludoteca.games.castles_of_burgundy.steps import (
    DEPOT_ARGUMENT,
    EFFECT_ARGUMENT,
    GOODS_ARGUMENT,
    HELD_TILE_ARGUMENT,
    SLOT_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
)
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.kernel.jsontext import (
    Json,
    as_dict,
    as_int,
    as_list,
    as_str,
    read_bool,
    read_dict,
    read_int,
    read_ints,
    read_list,
    read_str,
)
from ludoteca.kernel.observation import HIDDEN
from ludoteca.kernel.refusals import BadPosition
from ludoteca.kernel.rules import Rules

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

MANY: Final = 10_000


def load_state(rules: Rules, settings: "BurgundyRules", state: "BurgundyState", data: Json) -> None:
    """Reads a position into an empty state. The kernel compares what was read with what would be written."""
    preparation.lay_out(state)
    players = rules.players
    state.stage = read_name(data, "stage", STAGES)
    state.over = state.stage == OVER
    state.phase = read_name(data, "game_phase", CENTRAL.phases)
    state.round = read_int(data, "round", 1, CENTRAL.rounds) - 1
    state.scores = read_ints(data, "scores", players, 0, MANY)
    state.order = read_seats(data, "order", players)
    state.turn = 0
    if data.get("active") is not None:
        state.turn = state.order.index(read_int(data, "active", 0, players - 1))
    for seat in read_ints(data, "deciding", len(read_list(data, "deciding")), 0, players - 1):
        state.deciding_mask |= 1 << seat
    load_dice(state, data)
    load_bridge(state, data)
    load_lands(state, data)
    load_central(state, data)
    load_stores(state, data)
    load_goods_pile(state, data)
    load_supplies(state, data)
    state.pending = []
    for frame in read_list(data, "pending"):
        load_frame(state, as_dict(frame, "pending"))
    for module in settings.modules:
        module.load(state, data)
    monasteries.refresh_powers(state)


def read_name(data: Json, field: str, names: Sequence[str]) -> int:
    return as_name(read_str(data, field), field, names)


def as_name(value: object, field: str, names: Sequence[str]) -> int:
    name = as_str(value, field)
    if name not in names:
        raise BadPosition("position-name-unknown", {"field": field, "name": name})
    return names.index(name)


def read_seats(data: Json, field: str, players: int) -> list[int]:
    """Reads all seats in some order."""
    seats = read_ints(data, field, players, 0, players - 1)
    if len(set(seats)) != players:
        raise BadPosition("position-field-wrong", {"field": field})
    return seats


def as_tile(state: "BurgundyState", value: object, field: str) -> int:
    tile = state.settings.tiles.number.get(as_str(value, field))
    if tile is None:
        raise BadPosition("position-name-unknown", {"field": field, "name": str(value)})
    return tile


def as_space(state: "BurgundyState", value: object, field: str) -> int:
    return NO_TILE if value is None else as_tile(state, value, field)


def as_owner(state: "BurgundyState", value: object, field: str) -> int:
    """Reads the seat that has something; NOBODY where the position says null."""
    return NOBODY if value is None else as_int(value, field, 0, state.rules.players - 1)


def as_colour(value: object, field: str) -> int:
    return UNKNOWN if value == HIDDEN else as_name(value, field, CENTRAL.colours)


def load_dice(state: "BurgundyState", data: Json) -> None:
    state.dice = []
    for pair in read_list(data, "dice", state.rules.players):
        state.dice.extend(as_int(die, "dice", 0, DIE_SIDES) for die in as_list(pair, "dice", DICE))
    state.white = read_int(data, "white", 0, DIE_SIDES)
    state.used = 0
    for name in read_list(data, "used"):
        state.used |= 1 << as_name(name, "used", SOURCES[:DICE])
    state.bought = read_bool(data, "bought")


def load_bridge(state: "BurgundyState", data: Json) -> None:
    state.bridge = []
    for space, stack in enumerate(read_list(data, "bridge", CENTRAL.bridge_spaces)):
        for value in as_list(stack, "bridge"):
            seat = as_int(value, "bridge", 0, state.rules.players - 1)
            state.bridge.insert(len([s for s in state.bridge if state.steps[s] == space]), seat)
            state.steps[seat] = space
    if sorted(state.bridge) != list(range(state.rules.players)):
        raise BadPosition("position-field-wrong", {"field": "bridge"})


def load_lands(state: "BurgundyState", data: Json) -> None:
    settings = state.settings
    names = [board.name for board in settings.boards]
    state.boards = [as_name(name, "boards", names) for name in read_list(data, "boards", settings.lands)]
    preparation.clear_lands(state)
    start_hexes = []
    for land, value in enumerate(read_list(data, "start_hexes", settings.lands)):
        board = settings.boards[state.boards[land]]
        if value is None:
            start_hexes.append(preparation.UNDECIDED)
        else:
            start_hexes.append(UNKNOWN if value == HIDDEN else as_name(value, "start_hexes", board.hex_names))
    state.start_hexes = start_hexes
    for land, tiles in enumerate(read_list(data, "lands", settings.lands)):
        board = settings.boards[state.boards[land]]
        for name, tile in as_dict(tiles, "lands").items():
            lands.cover(state, land, as_name(name, "lands", board.hex_names), as_tile(state, tile, "lands"))


def load_central(state: "BurgundyState", data: Json) -> None:
    settings = state.settings
    state.depot_goods = []
    for depot, value in enumerate(read_list(data, "depots", DEPOTS)):
        content = as_dict(value, "depots")
        for space, tile in enumerate(read_list(content, "tiles", settings.depot_spaces)):
            state.slots[depots.first_slot(depot) + space] = as_space(state, tile, "depots")
        state.depot_goods.extend(as_goods(read_dict(content, "goods"), "depots"))
    for space, tile in enumerate(read_list(data, "black", settings.black_spaces)):
        state.slots[FIRST_BLACK + space] = as_space(state, tile, "black")
    bonuses = read_dict(data, "bonuses")
    state.bonuses = []
    for name in KINDS:
        for owner in read_list(bonuses, name, BONUSES):
            state.bonuses.append(as_owner(state, owner, "bonuses"))


def as_goods(goods: Json, field: str) -> list[int]:
    """Reads counts by colour."""
    counts = [0] * COLOURS
    for name, count in goods.items():
        counts[as_name(name, field, CENTRAL.colours)] = as_int(count, field, 1, CENTRAL.goods_per_colour)
    return counts


def load_stores(state: "BurgundyState", data: Json) -> None:
    settings = state.settings
    state.keys = []
    for store in read_list(data, "keys", settings.stores):
        state.keys.append([as_tile(state, tile, "keys") for tile in as_list(store, "keys")])
    state.goods = load_goods(data, "goods", settings.lands)
    state.sold = load_goods(data, "sold", settings.lands)
    state.silver = read_ints(data, "silver", settings.lands, 0, MANY)
    state.workers = read_ints(data, "workers", settings.lands, 0, MANY)


def load_goods(data: Json, field: str, lands: int) -> list[int]:
    """Reads counts by land and colour."""
    counts: list[int] = []
    for goods in read_list(data, field, lands):
        counts.extend(as_goods(as_dict(goods, field), field))
    return counts


def load_goods_pile(state: "BurgundyState", data: Json) -> None:
    """Reads the pile of goods. Those that were placed or given long ago leave their places unknown."""
    pile = [UNKNOWN] * len(CENTRAL.goods)
    size = CENTRAL.goods_per_phase
    opened = read_list(data, "round_goods", 0 if state.stage == STARTING else size - state.round - 1)
    first = CENTRAL.pile_place(state.phase, state.round + 1)
    for place, colour in enumerate(opened):
        pile[first + place] = as_colour(colour, "round_goods")
    piles = read_dict(data, "goods_piles")
    for phase in range(piles_to_come(state), len(CENTRAL.phases)):
        for place, colour in enumerate(read_list(piles, CENTRAL.phases[phase], size)):
            pile[CENTRAL.pile_place(phase, place)] = as_colour(colour, "goods_piles")
    left = boxed_goods(state)
    for place, colour in enumerate(read_list(data, "goods_box", len(pile) - left)):
        pile[left + place] = as_colour(colour, "goods_box")
    state.pile = pile


def load_supplies(state: "BurgundyState", data: Json) -> None:
    supply = read_dict(data, "supply")
    state.supplies = [[as_tile(state, tile, "supply") for tile in read_list(supply, name)] for name in SUPPLIES]
    state.drawn = [0] * len(SUPPLIES)
    state.box = [0] * len(state.settings.tiles.names)
    for tile in read_list(data, "box"):
        state.box[as_tile(state, tile, "box")] += 1


def load_frame(state: "BurgundyState", frame: Json) -> None:
    settings = state.settings
    names = [step.name for step in settings.steps]
    number = read_name(frame, "step", names)
    state.pending.extend([read_int(frame, "seat", 0, state.rules.players - 1), number])
    for argument in settings.steps[number].arguments:
        state.pending.append(load_argument(state, frame, argument) if argument else 0)


def load_argument(state: "BurgundyState", frame: Json, argument: str) -> int:
    settings = state.settings
    if argument in (TILE_ARGUMENT, HELD_TILE_ARGUMENT):
        return as_tile(state, read_str(frame, argument), argument)
    if argument == SOURCE_ARGUMENT:
        return read_name(frame, argument, SOURCES)
    if argument == EFFECT_ARGUMENT:
        return read_name(frame, argument, [effect.name for effect in settings.effects])
    if argument == SLOT_ARGUMENT:
        return read_name(frame, argument, settings.slot_names)
    if argument == DEPOT_ARGUMENT:
        return read_int(frame, argument, 1, DEPOTS) - 1
    if argument == GOODS_ARGUMENT:
        return read_name(frame, argument, CENTRAL.colours)
    return read_int(frame, argument, 0, MANY)
