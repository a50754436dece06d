"""Free actions come from castles and some buildings, besides the dice."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Decline
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces, lands
from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import FREE, NO_TILE, PLACE, PLAYING, SELL, TAKE, WORKERS
from ludoteca.games.castles_of_burgundy.steps import Step, first_argument, pop, second_argument
from ludoteca.games.castles_of_burgundy.turn import buying, die_actions
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class FreeAction(Step):
    """Asks for the action of an effect (a), with a die of some value (b), or of any number (0)."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        number, value = first_argument(state), second_argument(state)
        effect = state.settings.effects[number]
        if effect.what & TAKE:
            if value:
                die_actions.add_takes(state, seat, FREE, value, actions)
            else:
                add_takes_anywhere(state, effect.kinds, actions)
        if effect.what & PLACE:
            add_places(state, seat, value, actions)
        if effect.what & SELL:
            die_actions.add_sales(state, seat, FREE, value, actions)
        if effect.what & WORKERS:
            actions.append(state.settings.take_workers[FREE])
        for module in state.settings.modules:
            module.add_free_actions(state, seat, number, actions)
        actions.append(state.settings.decline)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Without a use the effect is lost, unless the seat can still get a tile to place, or goods to sell."""
        only = super().forced(state, seat)
        what = state.settings.effects[first_argument(state)].what
        if only is None or (what & PLACE and (buying.can_buy(state, seat) or can_do_more(state, seat))):
            return None
        return None if what & SELL and can_wait(state, seat) else only

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        number, value = first_argument(state), second_argument(state)
        pop(state)
        if isinstance(action, Decline):
            if state.listener is not None:
                state.emit("declined", seat, {"effect": state.settings.effects[number].name})
        else:
            die_actions.act(state, seat, action, value)


def can_do_more(state: "BurgundyState", seat: int) -> bool:
    """Tells whether a module offers something on top of this decision."""
    more: list[Action] = []
    if state.stage == PLAYING:
        for module in state.settings.modules:
            module.add_any_time_actions(state, seat, more)
    return bool(more)


def can_wait(state: "BurgundyState", seat: int) -> bool:
    for module in state.settings.modules:
        if module.can_wait(state, seat):
            return True
    return False


def add_takes_anywhere(state: "BurgundyState", kinds: int, actions: list[Action]) -> None:
    """Adds the tiles of certain kinds in all six depots, not the black one."""
    settings = state.settings
    kind = settings.tiles.kind
    take = settings.take[FREE]
    for depot in range(DEPOTS):
        first = depots.first_slot(depot)
        for slot in range(first, first + settings.depot_spaces):
            tile = state.slots[slot]
            if tile != NO_TILE and kinds >> kind[tile] & 1 and not depots.tile_before(state.slots, first, slot):
                actions.append(take[slot])


def add_places(state: "BurgundyState", seat: int, value: int, actions: list[Action]) -> None:
    tiles = key_spaces.types_held(state, seat)
    hexes = [lands.open_mask(state, seat, tile) for tile in tiles]
    die_actions.add_places(state, seat, FREE, value, tiles, hexes, actions)
