"""Whether a refusal is right: for each id of a game, a check of its own that the reason is true of the position.

The checks read the position as people do, by its JSON and the names in it, and share no code with the refusals.
"""

import ast
import importlib
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.rules import Game
from ludoteca.kernel.state import State


class Asked:
    """A seat wanted to do something, and was told why not."""

    def __init__(self, state: State, position: dict[str, Any], seat: int, action: Action, refusal: Refusal) -> None:
        self.state = state
        self.position = position
        self.seat = seat
        self.action = action
        self.refusal = refusal

    @cached_property
    def wanted(self) -> dict[str, Any]:
        """The action's fields."""
        return self.action.fields()

    def said(self, name: str) -> Any:
        """A value of the refusal."""
        return self.refusal.values[name]

    def offers(self, type: str) -> bool:
        """Whether any action of this type is legal."""
        return any(action.type == type for action in self.state.legal(self.seat))

    def __str__(self) -> str:
        told = {"phase": self.position.get("phase"), "pending": self.position.get("pending")}
        return f"seat {self.seat}: {self.action.text!r} is refused by {self.refusal.id} {self.refusal.values} in {told}"

    __repr__ = __str__


Reason = Callable[[Asked], bool]


KERNEL: dict[str, Reason] = {
    "seat-unknown": lambda asked: not 0 <= asked.seat < asked.state.rules.players,
    "game-over": lambda asked: asked.state.over,
    "not-deciding": lambda asked: asked.seat not in asked.state.deciding == asked.said("deciding"),
}


def package_of(game: Game) -> Path:
    file = importlib.import_module(game.package).__file__
    assert file is not None
    return Path(file).parent


def ids_made_by(game: Game, maker: re.Pattern[str]) -> set[str]:
    """All texts that the game's code gives to calls of such a name as the first argument, also by way of a condition."""
    found: set[str] = set()
    for path in package_of(game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and maker.fullmatch(node.func.id):
                found |= {one.value for arg in node.args[:1] for one in ast.walk(arg) if isinstance(one, ast.Constant)}  # type: ignore[misc]
    return found


def ids_in_words(game: Game) -> set[str]:
    words = (package_of(game) / "words" / "en.ftl").read_text("utf-8")
    return set(re.findall(r"^refusal-([a-z0-9-]+) =", words, re.MULTILINE))
