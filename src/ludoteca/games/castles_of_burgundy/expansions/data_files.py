"""The tiles that expansions add, read from expansions.toml."""

import tomllib
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


def tile_data(expansion: str) -> dict[str, object]:
    """What the tile file says of an expansion."""
    data = tomllib.loads((resources.files(__package__) / "expansions.toml").read_text("utf-8"))
    found = data[expansion]
    assert isinstance(found, dict)
    return found


def number_of(data: dict[str, object], name: str) -> int:
    found = data[name]
    assert isinstance(found, int)
    return found


def part_of(data: dict[str, object], name: str) -> dict[str, object]:
    found = data[name]
    assert isinstance(found, dict)
    return found


def add_monastery(rules: "BurgundyRules", data: dict[str, object], number: int) -> int:
    return rules.add_monastery(number, part_of(part_of(data, "monastery"), str(number)))
