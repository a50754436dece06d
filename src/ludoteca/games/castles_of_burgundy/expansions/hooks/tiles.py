"""Hooks of a tile's way from the central board to a key space and to the land."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class TileHooks:
    def lifted(self, state: "BurgundyState", slot: int) -> None:
        """Called after a tile left its space of the central board (`state.lift`); a stack shows its next one."""

    def receive(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Takes in a tile that goes not simply to a free key space; False to leave it to the base game."""
        return False

    def remove(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Removes one of equal tiles from its key space; False to leave it to the base game."""
        return False

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """Called after area and colour points, before the tile's effect; what is pushed here is decided after it."""

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        """Begins the effect of a tile of this module, instead of its kind's; False if it is none."""
        return False

    def placing_finished(self, state: "BurgundyState", seat: int) -> None:
        """Called after a placed tile has had all its points and its effect has begun."""

    def livestock_points(self, state: "BurgundyState", seat: int, tile: int, hex: int, herd: list[int]) -> None:
        """Adds to `herd` the animals of further tiles that score with this one."""

    def colour_completed(self, state: "BurgundyState", seat: int, kind: int) -> bool:
        """Gives something instead of the colour's bonus tile; False to leave it to the base game."""
        return False
