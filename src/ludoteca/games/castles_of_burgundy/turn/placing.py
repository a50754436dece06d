"""Places a tile: asks for the hex, takes the workers, and does all that follows at once."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import PutOnHex
from ludoteca.games.castles_of_burgundy.board import areas, key_spaces, lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import BUILDING, CASTLE, DIRECT, LIVESTOCK, MONASTERY, SHIP
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    Step,
    first_argument,
    pop,
    push,
    second_argument,
    third_argument,
)
from ludoteca.games.castles_of_burgundy.tiles import buildings, castles, livestock, monasteries, ships
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def ask_hex(state: "BurgundyState", seat: int, tile: int, source: int, value: int) -> None:
    """Asks for the hex of a tile, with what its source's die shows (0: any number)."""
    push(state, seat, CHOOSE_HEX, tile, source, value)


class ChooseHex(Step):
    """Asks where the tile (a) goes, from a source (b) with a die value (c)."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        tile, value = first_argument(state), third_argument(state)
        number = state.board_of(seat).number
        free = free_steps(state, seat, tile)
        reached = dice.reachable_numbers(state, seat, value, free)
        for hex in lands.open_hexes(state, seat, tile):
            if reached >> number[hex] & 1:
                actions.append(state.settings.hex[hex])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, PutOnHex)
        tile, source, value = first_argument(state), second_argument(state), third_argument(state)
        pop(state)
        workers = dice.workers_needed(
            state, seat, value, state.board_of(seat).number[action.hex], free_steps(state, seat, tile)
        )
        dice.spend_workers(state, seat, workers)
        dice.use_die(state, source)
        if source != DIRECT:
            key_spaces.remove(state, seat, tile)
        place(state, seat, tile, action.hex, workers)
        for module in state.settings.modules:
            module.placing_finished(state, seat)


def free_steps(state: "BurgundyState", seat: int, tile: int) -> int:
    return state.powers[seat][powers.FREE_STEP + state.settings.tiles.kind[tile]]


def place(state: "BurgundyState", seat: int, tile: int, hex: int, workers: int) -> None:
    """Puts the tile down; then come livestock points, area points, colour bonus, and the tile's own effect."""
    settings = state.settings
    land = settings.land_of[seat]
    kind = settings.tiles.kind[tile]
    lands.cover(state, land, hex, tile)
    if state.listener is not None:
        board = state.board_of(seat)
        values: dict[str, object] = {
            "tile": settings.tiles.names[tile],
            "hex": f"hex {board.hex_names[hex]}",
            "number": board.number[hex],
            "workers": workers,
        }
        state.emit("placed", seat, values)
    if kind == MONASTERY:
        monasteries.refresh_powers(state)
    elif kind == LIVESTOCK:
        livestock.score(state, seat, tile, hex)
    areas.score(state, seat, hex)
    for module in settings.modules:
        module.placed(state, seat, tile, hex)
    for module in settings.modules:
        if module.effect(state, seat, tile, hex):
            return
    if kind == SHIP:
        ships.arrive(state, seat)
    elif kind == CASTLE:
        castles.act(state, seat)
    elif kind == BUILDING:
        buildings.use(state, seat, settings.tiles.building[tile])
