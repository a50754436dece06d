"""Shields that let their owner do something: load goods everywhere, share monasteries, place tiles, set a die."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Discard, LoadGoods
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces, lands
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import (
    DIE_A,
    DIE_B,
    DIE_SIDES,
    DIRECT,
    NO_TILE,
    NOBODY,
    SOURCES,
)
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers, taking
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import PlaceStraight, SetDie, shield_name
from ludoteca.games.castles_of_burgundy.steps import Step, pop
from ludoteca.games.castles_of_burgundy.tiles import goods, monasteries
from ludoteca.games.castles_of_burgundy.turn import placing
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


# -- shield 4: any number of tiles in key spaces


class KeepThree(Step):
    """Asks for tiles that go into the box until three are left, because shield 4 is lost."""

    def __init__(self, module: "Shields") -> None:
        super().__init__("keep-three")
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for tile in key_spaces.types_held(state, seat):
            actions.append(state.settings.discard[tile])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        key_spaces.discard(state, seat, action.tile)
        if taking.tiles_too_many(state, seat) <= 0:
            pop(state)
            monasteries.refresh_powers(state)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        """What is legal to discard is all that is held."""
        return Refusal("tile-not-held", {"tile": action.name}) if isinstance(action, Discard) else None


# -- shield 5: goods of one colour from all depots


class LoadEverywhere(Step):
    """Asks for a colour of which the new ship takes all that lies at the depots, after its ordinary load."""

    def __init__(self, module: "Shields") -> None:
        super().__init__("load-everywhere", ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        land = state.settings.land_of[seat]
        has_room = goods.room(state, seat) > 0
        for colour in range(COLOURS):
            if (has_room or state.stored(land, colour)) and depots_with(state, colour):
                actions.append(state.settings.load_goods[colour])
        actions.append(state.settings.decline)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, LoadGoods):
            for depot in depots_with(state, action.colour):
                goods.load(state, seat, depot, action.colour)


def depots_with(state: "BurgundyState", colour: int) -> list[int]:
    return [depot for depot in range(DEPOTS) if state.goods_at(depot, colour)]


# -- shield 6: another player's monasteries


def add_copied(state: "BurgundyState", other: int, found: list[int]) -> None:
    """Adds the monasteries in the land of the chosen player, now and whenever one is placed there."""
    if other == NOBODY:
        return
    found.extend(monasteries.placed_in(state, state.settings.land_of[other]))


# -- shields 14 and 15: a tile straight into the land at the end of a phase


class PhaseEndTile(Step):
    """Asks for the tile that its owner places without a die, from the depots (14) or from the black depot (15)."""

    def __init__(self, module: "Shields", shield: int) -> None:
        super().__init__("tile-from-depots" if shield == numbers.FROM_DEPOTS else "tile-from-black")
        self.module = module
        self.shield = shield

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        if self.module.holds(state, seat, self.shield):
            for slot in self.slots(state):
                tile = state.slots[slot]
                first = min(depots.first_slot(depots.depot_of(slot)), FIRST_BLACK)
                if tile != NO_TILE and not depots.tile_before(state.slots, first, slot):
                    if lands.open_hexes(state, seat, tile):
                        actions.append(self.module.place_straight[slot])
        actions.append(state.settings.decline)

    def slots(self, state: "BurgundyState") -> list[int]:
        """Lists the slots to take from. What modules put beside the black depot belongs to it."""
        if self.shield == numbers.FROM_BLACK:
            return list(range(FIRST_BLACK, len(state.slots)))
        return list(range(FIRST_BLACK))

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, PlaceStraight):
            tile = state.lift(action.slot)
            if state.listener is not None:
                values: dict[str, object] = {
                    "shield": shield_name(self.shield),
                    "tile": state.settings.tiles.names[tile],
                    "space": action.name,
                }
                state.emit("took-straight", seat, values)
            placing.ask_hex(state, seat, tile, DIRECT, 0)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceStraight):
            return None
        if action.slot not in self.slots(state):
            return Refusal("shield-other-depots", {"shield": shield_name(self.shield)})
        tile = state.slots[action.slot]
        if tile == NO_TILE:
            return Refusal("space-empty", {"space": action.name})
        if not lands.open_hexes(state, seat, tile):
            return Refusal("no-hex-for-tile", {"tile": state.settings.tiles.names[tile]})
        return Refusal("equal-tile-first", {"space": action.name})


# -- shield 16: a die of any number


def add_die_numbers(module: "Shields", state: "BurgundyState", seat: int, actions: list[Action]) -> None:
    """Adds the numbers for a die, once in a turn, before that die acts. Of two equal dice it is always the first."""
    if module.own(state)[numbers.DIE_SET]:
        return
    first, second = state.die(seat, DIE_A), state.die(seat, DIE_B)
    for die in (DIE_A, DIE_B):
        shown = first if die == DIE_A else second
        if not state.used >> die & 1 and (die == DIE_A or first != second or state.used):
            for number in range(1, DIE_SIDES + 1):
                if number != shown:
                    actions.append(module.set_die[die][number - 1])


def set_die(module: "Shields", state: "BurgundyState", seat: int, action: SetDie) -> None:
    module.own(state)[numbers.DIE_SET] = 1
    state.set_die(seat, action.die, action.number)
    if state.listener is not None:
        values: dict[str, object] = {
            "shield": shield_name(numbers.ANY_DIE),
            "die": SOURCES[action.die],
            "number": action.number,
        }
        state.emit("set-die", seat, values)
