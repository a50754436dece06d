"""Takes a shield with a double, puts it on a castle, and removes it when another takes its place."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import PutOnHex
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import CASTLE, DIE_A, DIE_B, NOBODY
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import shield_name
from ludoteca.games.castles_of_burgundy.steps import TURN, Step, first_argument, pop, push, top_step
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

SHIELD_ARGUMENT = "shield"


def add_doubles(module: "Shields", state: "BurgundyState", seat: int, actions: list[Action]) -> None:
    """Adds the shields of each depot whose number both dice show, after workers; taking one replaces both actions."""
    if state.used:
        return
    workers = state.workers[state.settings.land_of[seat]]
    first, second = state.die(seat, DIE_A), state.die(seat, DIE_B)
    for depot in range(DEPOTS):
        if workers_from(state, seat, first, second, depot + 1) <= workers:
            for shield in module.at_depot(state, depot):
                actions.append(module.take[shield - 1])


def workers_for_double(state: "BurgundyState", seat: int, number: int) -> int:
    """Counts the workers for a double. A worker changes one die; free steps of monasteries are for other things."""
    return workers_from(state, seat, state.die(seat, DIE_A), state.die(seat, DIE_B), number)


def workers_from(state: "BurgundyState", seat: int, first: int, second: int, number: int) -> int:
    """Counts the workers that turn two dice to the same number."""
    return dice.workers_needed(state, seat, first, number, 0) + dice.workers_needed(state, seat, second, number, 0)


def take(module: "Shields", state: "BurgundyState", seat: int, shield: int) -> None:
    """Takes a shield with both dice, or from any depot as the free action of a castle (shield 11)."""
    depot = module.depot_with(state, shield)
    workers = 0
    if top_step(state) == TURN:
        workers = workers_for_double(state, seat, depot + 1)
        dice.spend_workers(state, seat, workers)
        state.used = dice.BOTH_DICE
    else:
        pop(state)
    own = module.own(state)
    left = [other for other in module.at_depot(state, depot) if other != shield]
    module.lay_at_depot(own, depot, left)
    if state.listener is not None:
        values: dict[str, object] = {"shield": shield_name(shield), "depot": f"depot {depot + 1}", "workers": workers}
        state.emit("took-shield", seat, values)
    push(state, seat, module.put_step, shield)


def castles(state: "BurgundyState", seat: int) -> list[int]:
    """Lists the hexes with castles, where shields may lie. White castles are buildings, and inns are no castles."""
    settings = state.settings
    land = settings.land_of[seat]
    kind = settings.tiles.kind
    found: list[int] = []
    for hex in state.board_of(seat).of_kind[CASTLE]:
        tile = state.tile_at(land, hex)
        if tile >= 0 and kind[tile] == CASTLE:
            found.append(hex)
    return found


class PutShield(Step):
    """Asks for the castle that carries the new shield (a). A shield that lies there leaves the game."""

    def __init__(self, module: "Shields") -> None:
        super().__init__("put-shield", (SHIELD_ARGUMENT, "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for hex in castles(state, seat):
            actions.append(state.settings.hex[hex])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, PutOnHex)
        shield = first_argument(state)
        pop(state)
        old = shield_on(self.module, state, seat, action.hex)
        put(self.module, state, seat, shield, action.hex)
        if old != numbers.NO_SHIELD:
            if state.listener is not None:
                state.emit("shield-replaced", seat, {"shield": shield_name(old)})
            remove(self.module, state, seat, old)
        monasteries.refresh_powers(state)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PutOnHex):
            return Refusal("shield-on-castle", {"hex": f"hex {action.name}"})
        return None


def shield_on(module: "Shields", state: "BurgundyState", seat: int, hex: int) -> int:
    own = module.own(state)
    for shield in module.held(state, seat):
        if own[numbers.CASTLE_HEX + shield] == hex:
            return shield
    return numbers.NO_SHIELD


def put(module: "Shields", state: "BurgundyState", seat: int, shield: int, hex: int) -> None:
    own = module.own(state)
    own[numbers.HOLDER + shield] = seat
    own[numbers.CASTLE_HEX + shield] = hex
    if state.listener is not None:
        state.emit("shield-put", seat, {"shield": shield_name(shield), **state.board_of(seat).told(hex)})
    if shield == numbers.COPY and state.rules.players == 2:
        # There is nothing to choose, and nothing to gain by waiting.
        module.copy_player(state, seat, 1 - seat)


def remove(module: "Shields", state: "BurgundyState", seat: int, shield: int) -> None:
    """Removes a shield from the game. Without shield 4 only three key spaces are left. The caller refreshes powers."""
    own = module.own(state)
    own[numbers.HOLDER + shield] = NOBODY
    own[numbers.CASTLE_HEX + shield] = NOBODY
    if shield == numbers.COPY:
        own[numbers.COPIED] = NOBODY
    if shield == numbers.MANY_KEYS and tiles_too_many(state, seat) > 0:
        push(state, seat, module.keep_step)


def tiles_too_many(state: "BurgundyState", seat: int) -> int:
    return sum(len(state.keys[store]) - CENTRAL.key_spaces for store in state.settings.stores_of[seat])
