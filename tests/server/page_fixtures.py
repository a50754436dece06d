"""Writes what a server sends about games as files, for pages and tests that run without a server.

`python -m tests.server.page_fixtures web/src` writes them; a test compares.
"""

import json
import sys
from pathlib import Path

import msgspec

import ludoteca
from ludoteca.server.localization import thing_infos
from ludoteca.words import LANGUAGES

GAMES = ["mille-fiori", "great-split"]


def things_text(game: str) -> str:
    """What a server would tell of a game's things and its box."""
    things = {language: thing_infos(game, language) for language in LANGUAGES}
    told = {"box": ludoteca.game(game).presentation.box(), "things": things}
    return json.dumps(msgspec.to_builtins(told), ensure_ascii=False, indent=1) + "\n"


def files() -> dict[str, str]:
    return {f"fixtures/things/{game}.json": things_text(game) for game in GAMES}


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, "utf-8")
