"""What drawings share with the browser app: its symbols, coordinates and colours, one file per game.

The page's tests write the files (web/src/drawings.test.ts) and fail if they differ from what the page draws.
"""

import functools
import json
from dataclasses import dataclass
from importlib import resources
from typing import Final

from ludoteca.kernel.jsontext import Json

FOLDER: Final = resources.files("ludoteca.drawings") / "page"
TABLE: Final = "table"
"""The file that all games share: seats, glass, the colours of the frame."""


@dataclass(frozen=True)
class Page:
    """`colours` have a value in the light and one in the dark theme; `symbols` are elements with an id; `data` is the
    rest."""

    colours: dict[str, tuple[str, str]]
    symbols: dict[str, str]
    data: Json


@functools.cache
def page_of(name: str) -> Page:
    """Returns the symbols, colours and data of a game's page, with those that all pages share."""
    data = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    own = Page({colour: (light, dark) for colour, (light, dark) in data["colours"].items()}, data["symbols"], data)
    if name == TABLE:
        return own
    table = page_of(TABLE)
    return Page(table.colours | own.colours, table.symbols | own.symbols, own.data)
