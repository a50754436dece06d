"""What drawings share with the browser app: its symbols, coordinates and colours, one file for each game.

The page's own tests write the files (web/src/drawings.test.ts) and fail where they are not what the page draws.
"""

import functools
import json
from dataclasses import dataclass
from importlib import resources
from typing import Final

from ludoteca.kernel.jsontext import Json

FOLDER: Final = resources.files("ludoteca.drawings") / "page"
TABLE: Final = "table"
"""What all games share: seats, glass, the colours of the frame."""


@dataclass(frozen=True)
class Page:
    """`colours` have a value in the light and one in the dark theme; `symbols` are elements with an id; `data` is the rest."""

    colours: dict[str, tuple[str, str]]
    symbols: dict[str, str]
    data: Json


@functools.cache
def page_of(name: str) -> Page:
    """What a game's page draws with, on top of what all pages do."""
    data = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    own = Page({colour: (light, dark) for colour, (light, dark) in data["colours"].items()}, data["symbols"], data)
    if name == TABLE:
        return own
    table = page_of(TABLE)
    return Page(table.colours | own.colours, table.symbols | own.symbols, own.data)
