"""An expansion in a game: what it keeps, and the hooks it may override. The package says how it joins."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.hooks.gains import GainHooks
from ludoteca.games.castles_of_burgundy.expansions.hooks.monasteries import MonasteryHooks
from ludoteca.games.castles_of_burgundy.expansions.hooks.position import PositionHooks
from ludoteca.games.castles_of_burgundy.expansions.hooks.rounds import RoundHooks
from ludoteca.games.castles_of_burgundy.expansions.hooks.tiles import TileHooks
from ludoteca.games.castles_of_burgundy.expansions.hooks.turn import TurnHooks
from ludoteca.kernel.jsontext import Json

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class Module(RoundHooks, TurnHooks, TileHooks, GainHooks, MonasteryHooks, PositionHooks):
    """An expansion in one rules object. What a hook pushes on the stack is decided before what was pushed earlier."""

    def __init__(self, rules: "BurgundyRules") -> None:
        self.settings = rules
        self.place = -1
        """Where its list is in `state.extra`; given by the rules."""

    def own(self, state: "BurgundyState") -> list[int]:
        """Returns what this module keeps of a game."""
        return state.extra[self.place]

    def set_own(self, state: "BurgundyState", numbers: list[int]) -> None:
        state.extra[self.place] = numbers

    def build(self) -> None:
        """Adds tiles, steps, effects, slots and actions to `self.settings`."""

    def describe(self, told: Json) -> None:
        """Adds what is printed on this module's pieces, for pages that draw them."""

    def standing(self, state: "BurgundyState", seat: int, told: Json) -> None:
        """Adds what follows from the position and a page shows of a seat."""
