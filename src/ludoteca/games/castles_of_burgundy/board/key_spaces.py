"""Key spaces hold the tiles that wait to be placed."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Discard
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.steps import MAKE_ROOM, Step, first_argument, pop, push
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def types_held(state: "BurgundyState", seat: int) -> list[int]:
    """Lists the types of tiles in the key spaces open to a seat, each once."""
    held: list[int] = []
    found = 0
    for store in state.settings.stores_of[seat]:
        for tile in state.keys[store]:
            if not found >> tile & 1:
                found |= 1 << tile
                held.append(tile)
    return held


def receive(state: "BurgundyState", seat: int, tile: int) -> None:
    """Puts a tile into a free key space; if there is none, a tile must go into the box first."""
    for module in state.settings.modules:
        if module.receive(state, seat, tile):
            return
    spaces = state.powers[seat][powers.KEY_SPACES]
    for store in state.settings.stores_of[seat]:
        if len(state.keys[store]) < spaces:
            state.add_key(store, tile)
            return
    push(state, seat, MAKE_ROOM, tile)


def remove(state: "BurgundyState", seat: int, tile: int) -> None:
    """Takes a tile out of its key space."""
    for module in state.settings.modules:
        if module.remove(state, seat, tile):
            return
    for store in state.settings.stores_of[seat]:
        if tile in state.keys[store]:
            state.remove_key(store, tile)
            return


def discard(state: "BurgundyState", seat: int, tile: int) -> None:
    """Puts a tile of a key space into the box."""
    remove(state, seat, tile)
    to_box(state, seat, tile)


def to_box(state: "BurgundyState", seat: int, tile: int) -> None:
    state.to_box(tile)
    if state.listener is not None:
        state.emit("discarded", seat, {"tile": state.settings.tiles.names[tile]})


class MakeRoom(Step):
    """Asks which tile goes into the box, so that the new one (a) finds a key space."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for tile in types_held(state, seat):
            actions.append(state.settings.discard[tile])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        arriving = first_argument(state)
        pop(state)
        discard(state, seat, action.tile)
        receive(state, seat, arriving)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        """What is legal to discard is all that is held."""
        return Refusal("tile-not-held", {"tile": action.name}) if isinstance(action, Discard) else None
