"""What each thing on the table is, by its name, so that pages need not parse names."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOT_SPACES, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import SOURCES
from ludoteca.games.castles_of_burgundy.description import kind_name
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import SetDie
from ludoteca.kernel.jsontext import Json, as_dict

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


def things(rules: "BurgundyRules") -> dict[str, Json]:
    """The picks that are left at the end say all by their names."""
    described = rules.describe()
    told = on_central_board(rules, as_dict(described["stacks"], "stacks"))
    for board in rules.boards:
        for name in board.hex_names:
            q, _, r = name.partition(",")
            told[f"hex {name}"] = {"type": "hex", "place": name, "q": int(q), "r": int(r)}
    for source in SOURCES[:2]:
        told[source] = {"type": "die"}
    for colour in CENTRAL.colours:
        told[f"goods {colour}"] = {"type": "goods", "colour": colour}
    for tile, name in enumerate(rules.tiles.names):
        told[name] = describe_tile(rules, tile)
    for name, points in as_dict(described.get("shields", {}), "shields").items():
        told[name] = {"type": "shield", "number": number_of(name), "points": points}
    for name in as_dict(described.get("routes", {}), "routes"):
        told[name] = {"type": "route"}
    for action in rules.actions:
        if isinstance(action, SetDie):
            told[action.picks[-1]] = {"type": "number", "number": action.number}
        for pick in action.picks:
            told.setdefault(pick, {"type": "choice", "action": action.type})
    return told


def on_central_board(rules: "BurgundyRules", stacks: Json) -> dict[str, Json]:
    told: dict[str, Json] = {}
    for depot in range(1, DEPOTS + 1):
        told[f"depot {depot}"] = {"type": "depot", "depot": depot}
    for slot, name in enumerate(rules.slot_names):
        if slot < FIRST_BLACK:
            depot, space = slot // DEPOT_SPACES + 1, slot % DEPOT_SPACES + 1
            told[name] = {"type": "depot-space", "depot": depot, "space": space}
        elif slot < len(CENTRAL.slot_names):
            told[name] = {"type": "black-space", "space": slot - FIRST_BLACK + 1}
        else:
            told[name] = {"type": "stack", "tile": stacks[name]}
    return told


def describe_tile(rules: "BurgundyRules", tile: int) -> Json:
    """`family` and `number` of `cow-3` and `monastery-17`; other tiles are a family by themselves. `points` at the end."""
    name = rules.tiles.names[tile]
    number = number_of(name)
    return {
        "type": "tile",
        "kind": kind_name(rules.tiles.kind[tile]),
        "family": name if number is None else name.rpartition("-")[0],
        "number": number,
        "animals": rules.tiles.animals[tile],
        "points": rules.tiles.points[tile],
    }


def number_of(name: str) -> int | None:
    number = name.rpartition("-")[2]
    return int(number) if number.isdecimal() else None
