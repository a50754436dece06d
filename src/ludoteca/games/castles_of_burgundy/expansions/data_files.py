"""Reads the data files of expansions."""

import tomllib
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


def read(expansion: str) -> dict[str, object]:
    return tomllib.loads((resources.files(f"{__package__}.{expansion}") / f"{expansion}.toml").read_text("utf-8"))


def number_of(data: dict[str, object], name: str) -> int:
    found = data[name]
    assert isinstance(found, int)
    return found


def part_of(data: dict[str, object], name: str) -> dict[str, object]:
    found = data[name]
    assert isinstance(found, dict)
    return found


def add_monastery(rules: "BurgundyRules", data: dict[str, object], number: int) -> int:
    """Adds a monastery that the file of an expansion describes."""
    return rules.add_monastery(number, part_of(part_of(data, "monastery"), str(number)))
