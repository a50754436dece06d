"""Ships bring the goods of one depot, and a step on the bridge."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Load, LoadGoods
from ludoteca.games.castles_of_burgundy.board import bridge
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS
from ludoteca.games.castles_of_burgundy.steps import LOAD, LOAD_COLOUR, LOAD_NEIGHBOUR, Step, first_argument, pop, push
from ludoteca.games.castles_of_burgundy.tiles import goods
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def arrive(state: "BurgundyState", seat: int) -> None:
    """Moves the pawn on; then the depot is chosen."""
    bridge.advance(state, seat)
    push(state, seat, LOAD)


def beside(depot: int) -> list[int]:
    """Returns the depots before and after this one in the ring."""
    return [(depot - 1) % DEPOTS, (depot + 1) % DEPOTS]


def may_load_neighbour(state: "BurgundyState", seat: int) -> bool:
    return bool(state.powers[seat][powers.NEIGHBOUR_DEPOT])


def is_of_use(state: "BurgundyState", seat: int, depot: int) -> bool:
    """Tells whether choosing this depot could bring goods, from it or (with the power) from one beside it."""
    if goods.fits_any(state, seat, depot):
        return True
    if may_load_neighbour(state, seat):
        for other in beside(depot):
            if goods.fits_any(state, seat, other):
                return True
    return False


class LoadShip(Step):
    """Asks which depot's goods are loaded. To choose a depot that gives nothing is to decline."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        may_go_without = False
        for depot in range(DEPOTS):
            if is_of_use(state, seat, depot):
                actions.append(state.settings.load_depot[depot])
            if not goods.fits_any(state, seat, depot):
                may_go_without = True
        if may_go_without:
            actions.append(state.settings.decline)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Load):
            if may_load_neighbour(state, seat):
                push(state, seat, LOAD_NEIGHBOUR, action.depot)
            load(state, seat, action.depot)


class LoadNeighbour(Step):
    """Asks for a depot beside the chosen one (a), after that one has been loaded."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for depot in beside(first_argument(state)):
            if goods.fits_any(state, seat, depot):
                actions.append(state.settings.load_depot[depot])
        actions.append(state.settings.decline)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Load):
            load(state, seat, action.depot)


def load(state: "BurgundyState", seat: int, depot: int) -> None:
    """Loads all goods of colours that are stored already, and new colours as far as there is room for them."""
    new = goods.load_known(state, seat, depot)
    room = goods.room(state, seat)
    if len(new) <= room:
        for colour in new:
            goods.load(state, seat, depot, colour)
    elif room:
        push(state, seat, LOAD_COLOUR, depot)


class LoadColour(Step):
    """Asks which new colours of the depot (a) are loaded, one after the other, while there is room."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        depot = first_argument(state)
        for colour in goods.colours_in(state, depot):
            actions.append(state.settings.load_goods[colour])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, LoadGoods)
        goods.load(state, seat, first_argument(state), action.colour)
        if not goods.room(state, seat):
            pop(state)
