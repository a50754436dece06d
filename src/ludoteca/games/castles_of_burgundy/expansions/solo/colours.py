"""Gives a tile of the black depot, straight into the land, for a complete colour of the solo game."""

from typing import TYPE_CHECKING, Final, final

from ludoteca.games.castles_of_burgundy.actions import Decline
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.central_board import FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import DIRECT, NO_TILE
from ludoteca.games.castles_of_burgundy.expansions.solo.ships import black_slots
from ludoteca.games.castles_of_burgundy.steps import Step, pop
from ludoteca.games.castles_of_burgundy.turn import free_actions
from ludoteca.games.castles_of_burgundy.turn.placing import ask_hex
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

COLOUR_TILE: Final = "colour-tile"


@final
class LayTile(Action):
    """Put the tile of this space of the black depot straight into the land, for a colour that is complete."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__("lay", f"lay {name}", ("lay", name))
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"space": self.name}


class ColourTile(Step):
    """Asks which tile of the black depot goes straight into the land. Its number does not matter, its colour does."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for slot in black_slots(state):
            if lands.open_hexes(state, seat, state.slots[slot]):
                actions.append(self.module.lay_actions[slot - FIRST_BLACK])
        actions.append(state.settings.decline)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Without a use it is lost, unless something else can come first."""
        only = super().forced(state, seat)
        return None if only is not None and free_actions.can_do_more(state, seat) else only

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Decline):
            if state.listener is not None:
                state.emit("declined", seat, {"effect": COLOUR_TILE})
            return
        assert isinstance(action, LayTile)
        tile = state.lift(action.slot)
        if state.listener is not None:
            state.emit("laid", seat, {"tile": state.settings.tiles.names[tile], "space": action.name})
        ask_hex(state, seat, tile, DIRECT, 0)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, LayTile):
            return None
        tile = state.slots[action.slot]
        if tile == NO_TILE:
            return Refusal("space-empty", {"space": action.name})
        if not lands.open_hexes(state, seat, tile):
            return Refusal("no-hex-for-tile", {"tile": state.settings.tiles.names[tile]})
        return Refusal("equal-tile-first", {"space": action.name})
