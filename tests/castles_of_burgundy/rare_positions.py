"""Makes positions of The Castles of Burgundy in which rare rules apply soon: every seat has more of everything."""

from collections.abc import Iterable
from random import Random
from typing import Any

from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.components.powers import GOODS_SPACES, KEY_SPACES
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State

NONE_TO_MANY = (0, 1, 3, 12)
FILLED = (0.0, 0.5, 0.8, 0.97)
"""How much of the lands is covered."""


def enrich(state: State, rng: Random) -> Json | None:
    """A position made from this one, at the beginning of a turn; None in the middle of something."""
    assert isinstance(state, BurgundyState)
    data: dict[str, Any] = state.to_json()
    if [frame["step"] for frame in data["pending"]] != ["turn"] or data["used"]:
        return None
    for field in ("silver", "workers"):
        data[field] = [has + rng.choice(NONE_TO_MANY) for has in data[field]]
    if "border_posts" not in data:
        fill_lands(state, data, rng)
    fill_depots(data, rng)
    fill_key_spaces(state, data, rng)
    take_goods_back(state, data, rng)
    if "shields" in data:
        hang_shields(data, rng)
    if "target" in data:
        data["counter"] = max(0, data["target"] - rng.randint(1, 16))
    return data


def draw(data: dict[str, Any], rng: Random, kinds: Iterable[str]) -> str | None:
    """A tile of one of these supplies."""
    supplies = [data["supply"][kind] for kind in kinds if data["supply"][kind]]
    if not supplies:
        return None
    supply: list[str] = rng.choice(supplies)
    return supply.pop(rng.randrange(len(supply)))


def fill_lands(state: BurgundyState, data: dict[str, Any], rng: Random) -> None:
    """Tiles of the right colours, no two equal ones side by side in a city as far as there are others."""
    part = rng.choice(FILLED)
    for land, tiles in enumerate(data["lands"]):
        board = state.settings.boards[state.boards[land]]
        for hex, name in enumerate(board.hex_names):
            if name in tiles or rng.random() > part or len(tiles) == len(board.hex_names) - 1:
                continue
            there = {tiles.get(board.hex_names[other]) for other in board.area_hexes[board.area[hex]]}
            tile = draw(data, rng, [KINDS[board.kind[hex]]])
            if tile is not None and tile in there and tile in state.settings.tiles.building_names:
                data["supply"][KINDS[board.kind[hex]]].append(tile)
            elif tile is not None:
                tiles[name] = tile


def fill_depots(data: dict[str, Any], rng: Random) -> None:
    for spaces in [depot["tiles"] for depot in data["depots"]] + [data["black"]]:
        for space, tile in enumerate(spaces):
            if tile is None:
                spaces[space] = draw(data, rng, data["supply"])


def fill_key_spaces(state: BurgundyState, data: dict[str, Any], rng: Random) -> None:
    """With tiles of any kind, or all of the same kind: three ships, say."""
    kinds = [*data["supply"]] if rng.random() < 0.4 else [rng.choice(KINDS)]
    for seat, stores in enumerate(state.settings.stores_of):
        for store in stores:
            while len(data["keys"][store]) < min(3, state.powers[seat][KEY_SPACES]) and rng.random() < 0.8:
                tile = draw(data, rng, kinds)
                if tile is None:
                    return
                data["keys"][store].append(tile)


def take_goods_back(state: BurgundyState, data: dict[str, Any], rng: Random) -> None:
    """Goods that were sold or left the game are in store again, as far as there is room; those of routes stay there."""
    for seat, land in enumerate(state.settings.land_of):
        store = data["goods"][land]
        sources = [data["sold"][land], data.get("goods_removed", {})]
        for gone in [depot["goods"] for depot in data["depots"]] if "routes" in data else sources:
            for colour in list(gone):
                if (colour in store or len(store) < state.powers[seat][GOODS_SPACES]) and rng.random() < 0.8:
                    store[colour] = store.get(colour, 0) + gone.pop(colour)


def hang_shields(data: dict[str, Any], rng: Random) -> None:
    """Shields of the depots on castles that have none."""
    shields = data["shields"]
    for seat, held in enumerate(shields["held"]):
        castles = [hex for hex, tile in data["lands"][seat].items() if tile == "castle" and hex not in held]
        for hex in castles:
            depots = [there for there in shields["depots"] if there]
            if depots and rng.random() < 0.7:
                held[hex] = rng.choice(depots).pop()
    owners = [seat for seat, held in enumerate(shields["held"]) if "shield-6" in held.values()]
    if owners and (len(shields["held"]) == 2 or rng.random() < 0.5):
        shields["copied"] = (owners[0] + 1) % len(shields["held"])
