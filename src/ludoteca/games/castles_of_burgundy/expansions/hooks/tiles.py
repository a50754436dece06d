"""Hooks of a tile's way from the central board to a key space and to the land."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class TileHooks:
    def lifted(self, state: "BurgundyState", slot: int) -> None:
        """After a tile left its space of the central board (`state.lift`); a stack shows its next one."""

    def receive(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Where a taken tile goes, if that is not simply a free key space; False to leave it to the base game."""
        return False

    def remove(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Which of equal tiles leaves its key space; False to leave it to the base game."""
        return False

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """After area and colour points, before the tile's effect; what is pushed here is decided after that effect."""

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        """The effect of a tile of this module, instead of its kind's; False if it is none."""
        return False

    def settled(self, state: "BurgundyState", seat: int) -> None:
        """After a placed tile has had all its points and its effect has begun."""

    def livestock_points(self, state: "BurgundyState", seat: int, tile: int, hex: int, herd: list[int]) -> None:
        """Adds to `herd` the animals of further tiles that score with this one."""

    def colour_completed(self, state: "BurgundyState", seat: int, kind: int) -> bool:
        """Instead of the colour's bonus tile; False to leave it to the base game."""
        return False
