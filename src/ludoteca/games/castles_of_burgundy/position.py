"""A position as JSON: writing it, reading it, and checking that a game could stand so."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy import hidden, lands, powers, start
from ludoteca.games.castles_of_burgundy.central import CENTRAL, DEPOT_SPACES, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.goods import COLOURS
from ludoteca.games.castles_of_burgundy.kinds import (
    DIRECT,
    KINDS,
    NO_TILE,
    NOBODY,
    OVER,
    PLAYING,
    SOURCES,
    STAGES,
    STARTING,
    SUPPLIES,
    UNKNOWN,
)
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    DEPOT_ARGUMENT,
    EFFECT_ARGUMENT,
    FRAME,
    HELD_TILE_ARGUMENT,
    SLOT_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
)
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

MANY = 10_000


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
    if hex == start.UNDECIDED:
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
        elif argument:
            frame[argument] = value
    return frame


# -- reading


def load_state(rules: Rules, settings: "BurgundyRules", state: "BurgundyState", data: Json) -> None:
    """Reads a position into an empty state. The kernel compares what was read with what would be written."""
    start.lay_out(state)
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
    powers.refresh(state)


def read_name(data: Json, field: str, names: list[str]) -> int:
    return as_name(read_str(data, field), field, names)


def as_name(value: object, field: str, names: list[str]) -> int:
    name = as_str(value, field)
    if name not in names:
        raise BadPosition("position-name-unknown", {"field": field, "name": name})
    return names.index(name)


def read_seats(data: Json, field: str, players: int) -> list[int]:
    """All seats in some order."""
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


def as_colour(value: object, field: str) -> int:
    return UNKNOWN if value == HIDDEN else as_name(value, field, CENTRAL.colours)


def load_dice(state: "BurgundyState", data: Json) -> None:
    state.dice = []
    for pair in read_list(data, "dice", state.rules.players):
        state.dice.extend(as_int(die, "dice", 0, 6) for die in as_list(pair, "dice", 2))
    state.white = read_int(data, "white", 0, 6)
    state.used = 0
    for name in read_list(data, "used"):
        state.used |= 1 << as_name(name, "used", SOURCES[:2])
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
    start.clear_lands(state)
    start_hexes = []
    for land, value in enumerate(read_list(data, "start_hexes", settings.lands)):
        board = settings.boards[state.boards[land]]
        if value is None:
            start_hexes.append(start.UNDECIDED)
        else:
            start_hexes.append(UNKNOWN if value == HIDDEN else as_name(value, "start_hexes", board.hex_names))
    state.start_hexes = start_hexes
    for land, tiles in enumerate(read_list(data, "lands", settings.lands)):
        board = settings.boards[state.boards[land]]
        for name, tile in as_dict(tiles, "lands").items():
            lands.cover(state, land, as_name(name, "lands", board.hex_names), as_tile(state, tile, "lands"))


def load_central(state: "BurgundyState", data: Json) -> None:
    settings = state.settings
    for depot, value in enumerate(read_list(data, "depots", DEPOTS)):
        content = as_dict(value, "depots")
        for space, tile in enumerate(read_list(content, "tiles", settings.depot_spaces)):
            state.slots[depot * DEPOT_SPACES + space] = as_space(state, tile, "depots")
        load_goods(state.depot_goods, depot, read_dict(content, "goods"), "depots")
    for space, tile in enumerate(read_list(data, "black", settings.black_spaces)):
        state.slots[FIRST_BLACK + space] = as_space(state, tile, "black")
    bonuses = read_dict(data, "bonuses")
    state.bonuses = []
    for name in KINDS:
        for owner in read_list(bonuses, name, 2):
            state.bonuses.append(NOBODY if owner is None else as_int(owner, "bonuses", 0, state.rules.players - 1))


def load_goods(counts: list[int], holder: int, goods: Json, field: str) -> None:
    for name, count in goods.items():
        colour = as_name(name, field, CENTRAL.colours)
        counts[holder * COLOURS + colour] = as_int(count, field, 1, CENTRAL.goods_per_colour)


def load_stores(state: "BurgundyState", data: Json) -> None:
    settings = state.settings
    state.keys = []
    for store in read_list(data, "keys", settings.stores):
        state.keys.append([as_tile(state, tile, "keys") for tile in as_list(store, "keys")])
    for field, counts in (("goods", state.goods), ("sold", state.sold)):
        for land, goods in enumerate(read_list(data, field, settings.lands)):
            load_goods(counts, land, as_dict(goods, field), field)
    state.silver = read_ints(data, "silver", settings.lands, 0, MANY)
    state.workers = read_ints(data, "workers", settings.lands, 0, MANY)


def load_goods_pile(state: "BurgundyState", data: Json) -> None:
    """Goods that were placed or given long ago leave their places in the pile unknown."""
    pile = [UNKNOWN] * len(CENTRAL.goods)
    size = CENTRAL.goods_per_phase
    opened = read_list(data, "round_goods", 0 if state.stage == STARTING else size - state.round - 1)
    first = state.phase * size + state.round + 1
    for place, colour in enumerate(opened):
        pile[first + place] = as_colour(colour, "round_goods")
    piles = read_dict(data, "goods_piles")
    for phase in range(piles_to_come(state), len(CENTRAL.phases)):
        for place, colour in enumerate(read_list(piles, CENTRAL.phases[phase], size)):
            pile[phase * size + place] = as_colour(colour, "goods_piles")
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
    return read_int(frame, argument, 0, MANY)


# -- checking


def check(state: "BurgundyState") -> None:
    check_tiles(state)
    check_goods(state)
    check_places(state)
    check_decisions(state)
    for module in state.settings.modules:
        module.check(state)


def all_tiles(state: "BurgundyState") -> list[int]:
    """Every hex tile, wherever it is."""
    found = [tile for tile in state.land if tile >= 0] + [tile for tile in state.slots if tile != NO_TILE]
    for store in state.keys:
        found.extend(store)
    for supply, drawn in zip(state.supplies, state.drawn, strict=True):
        found.extend(supply[drawn:])
    for tile, count in enumerate(state.box):
        found.extend([tile] * count)
    for module in state.settings.modules:
        found.extend(module.tiles_held(state))
    return found + tiles_in_hand(state)


def tiles_in_hand(state: "BurgundyState") -> list[int]:
    """Tiles that a pending decision holds: those on their way to a full key space, or straight to a land."""
    held = []
    for place in range(0, len(state.pending), FRAME):
        arguments = state.settings.steps[state.pending[place + 1]].arguments
        straight = state.pending[place + 1] == CHOOSE_HEX and state.pending[place + 3] == DIRECT
        for number, argument in enumerate(arguments):
            if argument == HELD_TILE_ARGUMENT or (argument == TILE_ARGUMENT and straight):
                held.append(state.pending[place + 2 + number])
    return held


def check_tiles(state: "BurgundyState") -> None:
    copies = state.settings.tiles.copies()
    if sorted(all_tiles(state)) != copies:
        raise BadPosition("position-tiles-wrong", {"count": len(copies)})


def all_goods(state: "BurgundyState") -> list[int]:
    unseen = [state.pile[place] for place in hidden.unseen_goods(state)]
    return hidden.goods_in_sight(state) + unseen


def check_goods(state: "BurgundyState") -> None:
    if sorted(all_goods(state)) != CENTRAL.goods:
        raise BadPosition("position-goods-wrong", {"count": len(CENTRAL.goods)})


def check_places(state: "BurgundyState") -> None:
    """Tiles lie on hexes of their colour; key spaces and stores hold what they can."""
    settings = state.settings
    kind = settings.tiles.kind
    for land in range(settings.lands):
        board = settings.boards[state.boards[land]]
        for hex, printed in enumerate(board.kind):
            tile = state.land[land * settings.hexes + hex]
            if tile >= 0 and kind[tile] != printed and kind[tile] < len(KINDS):
                raise BadPosition(
                    "position-hex-wrong", {"hex": board.hex_names[hex], "tile": settings.tiles.names[tile]}
                )
    for seat in range(state.rules.players):
        spaces = state.power(seat, powers.KEY_SPACES)
        if any(len(state.keys[store]) > spaces for store in settings.stores_of[seat]):
            raise BadPosition("position-keys-wrong", {"seat": seat, "count": spaces})
        land = settings.land_of[seat]
        colours = len(write_goods(state.goods, land))
        if colours > state.power(seat, powers.GOODS_SPACES):
            raise BadPosition("position-store-wrong", {"seat": seat})


def check_decisions(state: "BurgundyState") -> None:
    """Somebody decides, and has something to decide."""
    if state.over:
        fits = not state.pending and not state.deciding_mask
    elif state.pending:
        fits = state.deciding_mask == 1 << state.pending[-FRAME] and dice_are_rolled(state)
    else:
        fits = start.choosing_secretly(state) and state.deciding_mask == undecided(state) and bool(state.deciding_mask)
    if not fits or not all(state.legal(seat) for seat in state.deciding):
        raise BadPosition("position-phase-wrong", {"phase": step_name(state)})


def dice_are_rolled(state: "BurgundyState") -> bool:
    return state.stage == STARTING or (state.white > 0 and min(state.dice) > 0)


def undecided(state: "BurgundyState") -> int:
    mask = 0
    for seat in state.settings.founders:
        if state.start_hexes[state.settings.land_of[seat]] == start.UNDECIDED:
            mask |= 1 << seat
    return mask
