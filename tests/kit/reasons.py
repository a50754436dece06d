"""Checks of refusals: those that all games share, and which refusals the code and the words of a game have."""

import ast
import importlib
import re
from importlib import resources
from pathlib import Path

from ludoteca.conformance import Reason
from ludoteca.kernel.rules import Game

KERNEL: dict[str, Reason] = {
    "seat-unknown": lambda asked: not 0 <= asked.seat < asked.state.rules.players,
    "game-over": lambda asked: asked.state.over,
    "not-deciding": lambda asked: asked.seat not in asked.state.deciding == asked.said("deciding"),
}


def sources_of(game: Game) -> list[Path]:
    """The files of the game's package; for the small games of the tests, its module."""
    file = importlib.import_module(game.package).__file__
    assert file is not None
    return [*Path(file).parent.rglob("*.py")] if file.endswith("__init__.py") else [Path(file)]


def ids_made_by(game: Game, maker: re.Pattern[str]) -> set[str]:
    """All texts that the game's code gives to calls of such a name as the first argument, also by way of a condition."""
    found: set[str] = set()
    for path in sources_of(game):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and maker.fullmatch(node.func.id):
                found |= {one.value for arg in node.args[:1] for one in ast.walk(arg) if isinstance(one, ast.Constant)}  # type: ignore[misc]
    return found


def ids_in_words(game: Game) -> set[str]:
    words = resources.files(game.package) / "words" / "en.ftl"
    return set(re.findall(r"^refusal-([a-z0-9-]+) =", words.read_text("utf-8"), re.MULTILINE))
