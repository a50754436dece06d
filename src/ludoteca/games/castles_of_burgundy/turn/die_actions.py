"""The four things that a die can do: take a tile, place a tile, sell goods, take workers. Free actions do them too."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Place, Sell, Take, TakeWorkers
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS, DEPOTS
from ludoteca.games.castles_of_burgundy.tiles import goods
from ludoteca.games.castles_of_burgundy.turn import dice, placing
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def add_actions(
    state: "BurgundyState",
    seat: int,
    source: int,
    value: int,
    tiles: list[int],
    hexes: list[int],
    actions: list[Action],
) -> None:
    """Adds the four things a die can do. Tiles are those in the key spaces, each with a mask of the hexes open to it."""
    add_takes(state, seat, source, value, actions)
    add_places(state, seat, source, value, tiles, hexes, actions)
    add_sales(state, seat, source, value, actions)
    actions.append(state.settings.take_workers[source])


def add_takes(state: "BurgundyState", seat: int, source: int, value: int, actions: list[Action]) -> None:
    """Adds the tiles of the depots that the die reaches; equal ones in a depot are one choice."""
    settings = state.settings
    take = settings.take[source]
    reached = dice.reachable_numbers(state, seat, value, state.powers[seat][powers.FREE_STEP_TO_TAKE])
    for depot in range(DEPOTS):
        if reached >> depot + 1 & 1:
            depots.add_tiles(state.slots, depot, settings.depot_spaces, take, actions)


def add_places(
    state: "BurgundyState",
    seat: int,
    source: int,
    value: int,
    tiles: list[int],
    hexes: list[int],
    actions: list[Action],
) -> None:
    """Adds the tiles for which there is a hex that the die reaches."""
    settings = state.settings
    numbered = state.board_of(seat).numbered
    for place, tile in enumerate(tiles):
        free = state.powers[seat][powers.FREE_STEP + settings.tiles.kind[tile]]
        if hexes[place] & numbered[dice.reachable_numbers(state, seat, value, free)]:
            actions.append(settings.place[source][tile])


def add_sales(state: "BurgundyState", seat: int, source: int, value: int, actions: list[Action]) -> None:
    """Adds the colours in store that the die reaches; value 0 is any number."""
    land = state.settings.land_of[seat]
    sell = state.settings.sell[source]
    reached = dice.reachable_numbers(state, seat, value, 0)
    for colour in range(COLOURS):
        if reached >> colour + 1 & 1 and state.stored(land, colour):
            actions.append(sell[colour])


def source_of(action: Action) -> int:
    if isinstance(action, Take):
        return action.source
    if isinstance(action, Place):
        return action.source
    if isinstance(action, Sell):
        return action.source
    assert isinstance(action, TakeWorkers)
    return action.source


def act(state: "BurgundyState", seat: int, action: Action, value: int) -> None:
    """Plays an action of a die, or of a free action that counts as one (then value 0 is any number)."""
    if isinstance(action, Take):
        dice.use_die(state, action.source)
        take(state, seat, action.slot, value)
    elif isinstance(action, Place):
        placing.ask_hex(state, seat, action.tile, action.source, value)
    elif isinstance(action, Sell):
        dice.use_die(state, action.source)
        number = action.colour + 1
        workers = dice.workers_needed(state, seat, value, number, 0)
        dice.spend_workers(state, seat, workers)
        goods.sell(state, seat, action.colour, workers)
    else:
        assert isinstance(action, TakeWorkers)
        dice.use_die(state, action.source)
        take_workers(state, seat)


def take(state: "BurgundyState", seat: int, slot: int, value: int) -> None:
    """Takes a tile to a key space; if they are full, something must go into the box first."""
    free = state.powers[seat][powers.FREE_STEP_TO_TAKE]
    workers = dice.workers_needed(state, seat, value, depots.depot_of(slot) + 1, free)
    dice.spend_workers(state, seat, workers)
    tile = state.lift(slot)
    if state.listener is not None:
        names = state.settings
        values: dict[str, object] = {
            "tile": names.tiles.names[tile],
            "space": names.slot_names[slot],
            "workers": workers,
        }
        state.emit("took", seat, values)
    key_spaces.receive(state, seat, tile)


def take_workers(state: "BurgundyState", seat: int) -> None:
    count = state.powers[seat][powers.WORKERS_TAKEN]
    silver = state.powers[seat][powers.SILVER_WITH_WORKERS]
    if state.listener is not None:
        state.emit("took-workers", seat, {"workers": count, "silver": silver})
    state.gain_silver(seat, silver)
    state.gain_workers(seat, count)
