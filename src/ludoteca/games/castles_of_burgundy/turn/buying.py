"""Sells the tiles of the black depot: one in each turn, at any moment of it."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Pay
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import NO_TILE, PLAYING
from ludoteca.games.castles_of_burgundy.steps import PAY, Step, first_argument, pop, push
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def can_pay(state: "BurgundyState", seat: int) -> bool:
    land = state.settings.land_of[seat]
    money = state.silver[land]
    if buys_anywhere(state, seat):
        money += state.workers[land]
    return money >= CENTRAL.black_price


def buys_anywhere(state: "BurgundyState", seat: int) -> bool:
    return bool(state.powers[seat][powers.BUY_ANYWHERE])


def can_buy(state: "BurgundyState", seat: int) -> bool:
    if state.bought or state.stage != PLAYING or not can_pay(state, seat):
        return False
    for slot in range(0 if buys_anywhere(state, seat) else FIRST_BLACK, len(state.slots)):
        if state.slots[slot] != NO_TILE:
            return True
    return False


def add_purchases(state: "BurgundyState", seat: int, actions: list[Action]) -> None:
    """Adds the black tiles (equal ones are one choice); with the power also those of all depots."""
    if state.bought or not can_pay(state, seat):
        return
    slots = state.slots
    buy = state.settings.buy
    depots.add_tiles(slots, depots.BLACK_DEPOT, len(slots) - FIRST_BLACK, buy, actions)
    if buys_anywhere(state, seat):
        for depot in range(DEPOTS):
            depots.add_tiles(slots, depot, state.settings.depot_spaces, buy, actions)


def buy(state: "BurgundyState", seat: int, slot: int) -> None:
    state.bought = True
    push(state, seat, PAY, slot)


class PayPurchase(Step):
    """Asks how the tile of a slot (a) is paid: in silver; with the power also in workers, or in part."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        land = state.settings.land_of[seat]
        price = CENTRAL.black_price
        most = min(price, state.workers[land]) if buys_anywhere(state, seat) else 0
        for workers in range(max(0, price - state.silver[land]), most + 1):
            actions.append(state.settings.pay[workers])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, Pay)
        slot = first_argument(state)
        pop(state)
        settings = state.settings
        silver = CENTRAL.black_price - action.workers
        state.silver[settings.land_of[seat]] -= silver
        dice.spend_workers(state, seat, action.workers)
        tile = state.lift(slot)
        if state.listener is not None:
            values: dict[str, object] = {
                "tile": settings.tiles.names[tile],
                "space": settings.slot_names[slot],
                "silver": silver,
                "workers": action.workers,
            }
            state.emit("bought", seat, values)
        key_spaces.receive(state, seat, tile)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return None
        land = state.settings.land_of[seat]
        return Refusal(
            "pay-otherwise",
            {"price": CENTRAL.black_price, "silver": state.silver[land], "workers": state.workers[land]},
        )
