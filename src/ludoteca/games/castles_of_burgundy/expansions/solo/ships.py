"""Ships of the solo game: what is not loaded leaves the game, and five goods may become a black tile."""

from typing import TYPE_CHECKING, Final, final

from ludoteca.games.castles_of_burgundy.actions import Decline, Load
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import NO_TILE
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import CHOSEN, REMOVED, SWAPS, forget_step
from ludoteca.games.castles_of_burgundy.steps import (
    DEPOT_ARGUMENT,
    GOODS_ARGUMENT,
    HELD_TILE_ARGUMENT,
    NO_ARGUMENT,
    NUMBER_ARGUMENT,
    Step,
    first_argument,
    pop,
    push,
    second_argument,
    third_argument,
)
from ludoteca.games.castles_of_burgundy.tiles import ships
from ludoteca.games.castles_of_burgundy.tiles.ships import LoadNeighbour, LoadShip
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

BLANK: Final = "black-tile"
"""A tile of the black depot, face down: it fits everywhere and does nothing."""
PRICE: Final = 5
"""Goods for a black tile."""


@final
class SwapForTile(Action):
    """Swap five goods for the tile of this space, which stays face down."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__("swap", f"swap {name}", ("swap", name))
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"space": self.name}


@final
class GiveColour(Action):
    """Give a goods tile of this colour."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__("give", f"give {name}", (f"goods {name}",))
        self.colour = colour
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"goods": self.name}


class LoadAlone(LoadShip):
    """Asks which depot's goods are loaded; nothing stays in the others."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Load):
            ships.load(state, seat, action.depot)
            if ships.may_load_neighbour(state, seat):
                push(state, seat, self.module.load_neighbour_step, action.depot)
                return
        finish_loading(self.module, state, seat)


class LoadNeighbourAlone(LoadNeighbour):
    """Asks for a depot beside the chosen one (a), before the others are emptied."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, (DEPOT_ARGUMENT, NO_ARGUMENT, NO_ARGUMENT), True)
        self.module = module

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        super().play(state, seat, action)
        finish_loading(self.module, state, seat)


def finish_loading(module: "Solo", state: "BurgundyState", seat: int) -> None:
    """Removes all goods left in the depots; now, and only now, five of one's own may be swapped."""
    own = module.own(state)
    lost = sum(state.depot_goods)
    for depot in range(DEPOTS):
        for colour in range(COLOURS):
            own[REMOVED + colour] += state.goods_at(depot, colour)
    state.depot_goods = [0] * len(state.depot_goods)
    if lost and state.listener is not None:
        state.emit("goods-removed", TABLE, {"count": lost})
    own[CHOSEN] = 0
    if has_price(state, seat) and black_slots(state):
        push(state, seat, module.swap_step)


def has_price(state: "BurgundyState", seat: int) -> bool:
    return goods_in_store(state, seat) >= PRICE


def lapse(module: "Solo", state: "BurgundyState", seat: int) -> None:
    """Drops swaps that wait as soon as there are no longer five goods, wherever they are on the stack."""
    if has_price(state, seat):
        return
    while forget_step(state, module.swap_step):
        if state.listener is not None:
            state.emit("swap-lapsed", seat, {"goods": PRICE})


def goods_in_store(state: "BurgundyState", seat: int, first: int = 0) -> int:
    """Counts the goods tiles in store, from a colour on."""
    return sum(state.goods_in_store(state.settings.land_of[seat])[first:])


def black_slots(state: "BurgundyState") -> list[int]:
    """Lists the spaces of the black depot with a tile, one for equal tiles."""
    end = FIRST_BLACK + state.settings.black_spaces
    return [
        slot
        for slot in range(FIRST_BLACK, end)
        if state.slots[slot] != NO_TILE and not depots.tile_before(state.slots, FIRST_BLACK, slot)
    ]


class SwapGoods(Step):
    """Asks whether five goods become a tile of the black depot."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for slot in black_slots(state):
            actions.append(self.module.swap_actions[slot - FIRST_BLACK])
        actions.append(state.settings.decline)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Decline):
            if state.listener is not None:
                state.emit("declined", seat, {"effect": "swap"})
            return
        assert isinstance(action, SwapForTile)
        self.module.own(state)[SWAPS] += 1
        state.to_box(state.lift(action.slot))
        if state.listener is not None:
            state.emit("swapped", seat, {"space": action.name, "goods": PRICE})
        push(state, seat, self.module.give_step, self.module.blank, PRICE)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, SwapForTile):
            return None
        empty = state.slots[action.slot] == NO_TILE
        return Refusal("space-empty" if empty else "equal-tile-first", {"space": action.name})


class GiveGoods(Step):
    """Asks which goods (b of them, from colour c on) are given for the black tile (a), in the order of dice."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, (HELD_TILE_ARGUMENT, NUMBER_ARGUMENT, GOODS_ARGUMENT))
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        left, first = second_argument(state), third_argument(state)
        land = state.settings.land_of[seat]
        for colour in range(first, COLOURS):
            if state.stored(land, colour) and goods_in_store(state, seat, colour) >= left:
                actions.append(self.module.give_actions[colour])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, GiveColour)
        blank, left = first_argument(state), second_argument(state) - 1
        pop(state)
        state.add_to_store(state.settings.land_of[seat], action.colour, -1)
        self.module.own(state)[REMOVED + action.colour] += 1
        if state.listener is not None:
            state.emit("gave", seat, {"goods": f"goods {CENTRAL.colours[action.colour]}"})
        if left:
            push(state, seat, self.module.give_step, blank, left, action.colour)
        else:
            lapse(self.module, state, seat)
            key_spaces.receive(state, seat, blank)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, GiveColour):
            return None
        name = f"goods {action.name}"
        if not state.stored(state.settings.land_of[seat], action.colour):
            return Refusal("no-goods", {"goods": name})
        return Refusal("give-in-order", {"goods": name, "count": second_argument(state)})
