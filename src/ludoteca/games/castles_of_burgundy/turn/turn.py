"""A turn: two dice, an action with each, in any order; workers change what a die shows."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.actions import EndTurn, Place, Sell, Take, TakeWorkers
from ludoteca.games.castles_of_burgundy.board import key_spaces, lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import (
    DEPOT_SPACES,
    DEPOTS,
    DISTANCE,
    FARTHEST,
    REACHED,
    depot_of,
)
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_A, DIE_B, NO_TILE
from ludoteca.games.castles_of_burgundy.steps import Step, pop
from ludoteca.games.castles_of_burgundy.tiles import goods
from ludoteca.games.castles_of_burgundy.turn import placing
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

BOTH_DICE: Final = 0b11


class Turn(Step):
    """One of the dice, or the end of the turn."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        first, second = state.dice[2 * seat], state.dice[2 * seat + 1]
        if state.used != BOTH_DICE:
            tiles = key_spaces.types_held(state, seat)
            hexes = [lands.open_mask(state, seat, tile) for tile in tiles]
            if not state.used >> DIE_A & 1:
                add_actions(state, seat, DIE_A, first, tiles, hexes, actions)
            if not state.used >> DIE_B & 1 and (first != second or state.used):
                add_actions(state, seat, DIE_B, second, tiles, hexes, actions)
        for module in state.settings.modules:
            module.add_die_actions(state, seat, actions)
        actions.append(state.settings.end_turn)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Ending a turn is always the player's own word."""
        return None

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_turn(state, seat)
        else:
            act(state, seat, action, state.dice[2 * seat + source_of(action)])


def end_turn(state: "BurgundyState", seat: int) -> None:
    pop(state)
    if state.listener is not None:
        unused = [state.dice[2 * seat + die] for die in (DIE_A, DIE_B) if not state.used >> die & 1]
        state.tell("turn-ended", seat, {"unused": unused})


def add_actions(
    state: "BurgundyState",
    seat: int,
    source: int,
    value: int,
    tiles: list[int],
    hexes: list[int],
    actions: list[Action],
) -> None:
    """The four things a die can do. Tiles are those in the key spaces, each with a mask of the hexes open to it."""
    add_takes(state, seat, source, value, actions)
    add_places(state, seat, source, value, tiles, hexes, actions)
    goods.add_sales(state, seat, source, value, actions)
    actions.append(state.settings.take_workers[source])


def add_takes(state: "BurgundyState", seat: int, source: int, value: int, actions: list[Action]) -> None:
    """The tiles of the depots that the die reaches; equal ones in a depot are one choice."""
    settings = state.settings
    take = settings.take[source]
    reached = reach(state, seat, value, state.powers[seat * powers.POWERS + powers.FREE_STEP_TO_TAKE])
    for depot in range(DEPOTS):
        if reached >> depot + 1 & 1:
            add_distinct(state.slots, depot * DEPOT_SPACES, settings.depot_spaces, take, actions)


def add_distinct(slots: list[int], first: int, spaces: int, choices: list[Action], actions: list[Action]) -> None:
    """The action of each space, of so many from the first on, that holds a tile; equal tiles are one choice."""
    found = 0
    for slot in range(first, first + spaces):
        tile = slots[slot]
        if tile != NO_TILE and not found >> tile & 1:
            found |= 1 << tile
            actions.append(choices[slot])


def tile_before(slots: list[int], first: int, slot: int) -> bool:
    """Whether an equal tile lies in one of the spaces before."""
    tile = slots[slot]
    for other in range(first, slot):
        if slots[other] == tile:
            return True
    return False


def add_places(
    state: "BurgundyState",
    seat: int,
    source: int,
    value: int,
    tiles: list[int],
    hexes: list[int],
    actions: list[Action],
) -> None:
    """The tiles for which there is a hex that the die reaches."""
    settings = state.settings
    numbered = state.board_of(seat).numbered
    for place, tile in enumerate(tiles):
        free = state.powers[seat * powers.POWERS + powers.FREE_STEP + settings.tiles.kind[tile]]
        if hexes[place] & numbered[reach(state, seat, value, free)]:
            actions.append(settings.place[source][tile])


def reach(state: "BurgundyState", seat: int, value: int, free: int) -> int:
    """The numbers (bits 1-6) that a die can show with free steps and all the seat's workers; value 0 is any number."""
    workers = state.workers[state.settings.land_of[seat]]
    steps = free + workers * state.powers[seat * powers.POWERS + powers.STEPS_PER_WORKER]
    return REACHED[4 * value + min(steps, FARTHEST)]


def workers_needed(state: "BurgundyState", seat: int, value: int, number: int, free: int) -> int:
    """The fewest workers that turn a die of this value to a number. A free step is one step, never two."""
    steps = DISTANCE[7 * value + number] - free
    if steps <= 0:
        return 0
    per_worker = state.powers[seat * powers.POWERS + powers.STEPS_PER_WORKER]
    return (steps + per_worker - 1) // per_worker


def spend_workers(state: "BurgundyState", seat: int, count: int) -> None:
    state.workers[state.settings.land_of[seat]] -= count


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
    """An action of a die, or of a free action that counts as one (then value 0 is any number)."""
    if isinstance(action, Take):
        use_die(state, action.source)
        take(state, seat, action.slot, value)
    elif isinstance(action, Place):
        placing.ask_hex(state, seat, action.tile, action.source, value)
    elif isinstance(action, Sell):
        use_die(state, action.source)
        number = action.colour + 1
        workers = workers_needed(state, seat, value, number, 0)
        spend_workers(state, seat, workers)
        goods.sell(state, seat, action.colour, workers)
    else:
        assert isinstance(action, TakeWorkers)
        use_die(state, action.source)
        take_workers(state, seat)


def use_die(state: "BurgundyState", source: int) -> None:
    if source <= DIE_B:
        state.used |= 1 << source


def take(state: "BurgundyState", seat: int, slot: int, value: int) -> None:
    """To a key space; if they are full, something must go into the box first."""
    free = state.powers[seat * powers.POWERS + powers.FREE_STEP_TO_TAKE]
    workers = workers_needed(state, seat, value, depot_of(slot) + 1, free)
    spend_workers(state, seat, workers)
    tile = state.lift(slot)
    if state.listener is not None:
        names = state.settings
        values: dict[str, object] = {
            "tile": names.tiles.names[tile],
            "space": names.slot_names[slot],
            "workers": workers,
        }
        state.tell("took", seat, values)
    key_spaces.receive(state, seat, tile)


def take_workers(state: "BurgundyState", seat: int) -> None:
    count = state.powers[seat * powers.POWERS + powers.WORKERS_TAKEN]
    silver = state.powers[seat * powers.POWERS + powers.SILVER_WITH_WORKERS]
    if state.listener is not None:
        state.tell("took-workers", seat, {"workers": count, "silver": silver})
    state.gain_silver(seat, silver)
    state.gain_workers(seat, count)
