"""White castles are buildings that act with the white die; monastery 29 counts them."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components.kinds import ANY_ACTION, BLACK, BUILDING
from ludoteca.games.castles_of_burgundy.expansions import data_files
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, push
from ludoteca.games.castles_of_burgundy.tiles.castles import Effect

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

NAME: Final = "white-castle"
MONASTERY: Final = 29
"""The number of the one that counts white castles."""


class WhiteCastles(Module):
    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.tile = -1

    def build(self) -> None:
        """Adds eight of one more building type, so one in each city; and the monastery."""
        data = data_files.read("white_castles")
        tiles = self.settings.tiles
        self.tile = self.settings.add_tile(NAME, BUILDING)
        tiles.mark[self.tile] = tiles.free_mark()
        tiles.stock(self.tile, BUILDING, data_files.number_of(data, "own"))
        tiles.stock(self.tile, BLACK, data_files.number_of(data, "black"))
        data_files.add_monastery(self.settings, data, MONASTERY)
        self.settings.add_effect(Effect(NAME, ANY_ACTION))

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        if tile != self.tile:
            return False
        act(state, seat)
        return True


def act(state: "BurgundyState", seat: int) -> None:
    """Gives an action of any kind with what the white die shows; workers may change it, the die stays as it is."""
    push(state, seat, FREE_ACTION, state.settings.effect_named(NAME), state.white)


class WhiteCastlesExpansion(SwitchedExpansion):
    def make(self, rules: "BurgundyRules") -> Module:
        return WhiteCastles(rules)
