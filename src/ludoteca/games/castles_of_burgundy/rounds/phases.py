"""Runs phases and rounds: fills the depots, rolls the dice, begins turn after turn, ends each phase."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.board import depots
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS, FIRST_BLACK, MINE_SPACE_PLAYERS
from ludoteca.games.castles_of_burgundy.components.kinds import BLACK, DICE, MINE, NO_TILE, PHASE_END, PLAYING, STARTING
from ludoteca.games.castles_of_burgundy.rounds import game_end
from ludoteca.games.castles_of_burgundy.steps import TURN, push
from ludoteca.games.castles_of_burgundy.tiles import mines
from ludoteca.kernel.chance import dice
from ludoteca.kernel.events import TABLE

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def go_on(state: "BurgundyState") -> None:
    """Begins what follows when no decision is pending."""
    if state.stage == STARTING:
        begin_phase(state)
    elif state.stage == PHASE_END:
        finish_phase(state)
    elif state.turn + 1 < len(state.order):
        state.turn += 1
        begin_turn(state)
    elif state.round + 1 < CENTRAL.rounds:
        state.round += 1
        begin_round(state)
    else:
        end_phase(state)


def begin_phase(state: "BurgundyState") -> None:
    """Puts tiles left over into the box, leaves goods where they are, and fills all spaces from the supplies."""
    state.barriers += 1
    state.stage = PLAYING
    state.round = 0
    clear_depots(state)
    fill_depots(state)
    if state.listener is not None:
        state.emit("phase", TABLE, {"phase": CENTRAL.phases[state.phase], "colours": goods_colours(state)})
    for module in state.settings.modules:
        module.phase_begins(state)
    begin_round(state)


def clear_depots(state: "BurgundyState") -> None:
    box, slots = state.box.copy(), state.slots.copy()
    for slot in range(FIRST_BLACK + state.settings.black_spaces):
        tile = slots[slot]
        if tile != NO_TILE:
            box[tile] += 1
            slots[slot] = NO_TILE
    state.box, state.slots = box, slots


def fill_depots(state: "BurgundyState") -> None:
    settings = state.settings
    state.drawn = state.drawn.copy()
    slots = state.slots.copy()
    for depot in range(DEPOTS):
        for space in range(settings.depot_spaces):
            slot = depots.first_slot(depot) + space
            slots[slot] = draw(state, slot_kind(state, slot))
    for slot in range(FIRST_BLACK, FIRST_BLACK + settings.black_spaces):
        slots[slot] = draw(state, BLACK)
    state.slots = slots


def slot_kind(state: "BurgundyState", slot: int) -> int:
    """Returns the colour of a space; with three players one castle space takes a mine in some phases."""
    if slot == CENTRAL.mine_slot and state.rules.players == MINE_SPACE_PLAYERS and state.phase in CENTRAL.mine_phases:
        return MINE
    return CENTRAL.slot_kind[slot]


def draw(state: "BurgundyState", supply: int) -> int:
    """Draws the next tile; a space stays empty when the supply has run out."""
    place = state.drawn[supply]
    if place == len(state.supplies[supply]):
        return NO_TILE
    state.drawn[supply] = place + 1
    return state.supplies[supply][place]


def goods_colours(state: "BurgundyState") -> list[str]:
    """Lists the colours of the five goods of this phase, which lie open on the round spaces."""
    first = state.phase * CENTRAL.goods_per_phase
    return [f"colour {CENTRAL.colours[colour]}" for colour in state.pile[first : first + CENTRAL.goods_per_phase]]


def round_name(state: "BurgundyState") -> str:
    return f"{CENTRAL.phases[state.phase]}{state.round + 1}"


def begin_round(state: "BurgundyState") -> None:
    """Rolls all dice; the white one says where the goods tile goes. Ships of this round count for the next."""
    state.barriers += 1
    rolled = dice(state.seed, f"dice {round_name(state)}", DICE * state.rules.players + 1)
    state.white = rolled.pop()
    state.dice = rolled
    state.order = state.bridge.copy()
    state.turn = 0
    colour = state.pile[CENTRAL.pile_place(state.phase, state.round)]
    state.add_to_depot(state.white - 1, colour, 1)
    if state.listener is not None:
        tell_round(state, colour)
    for module in state.settings.modules:
        module.round_begins(state)
    begin_turn(state)


def tell_round(state: "BurgundyState", colour: int) -> None:
    rolls = [state.dice_of(seat) for seat in range(state.rules.players)]
    state.emit("round", TABLE, {"round": round_name(state), "order": state.order.copy()})
    for seat in state.order:
        state.emit("rolled", seat, {"dice": rolls[seat]})
    values: dict[str, object] = {"goods": f"goods {CENTRAL.colours[colour]}", "depot": f"depot {state.white}"}
    state.emit("goods-arrived", TABLE, values)


def begin_turn(state: "BurgundyState") -> None:
    seat = state.active
    state.used = 0
    state.bought = False
    push(state, seat, TURN)
    for module in state.settings.modules:
        module.turn_begins(state, seat)


def end_phase(state: "BurgundyState") -> None:
    """Lets modules ask for decisions before the mines pay."""
    state.stage = PHASE_END
    state.deciding_mask = 0
    for module in state.settings.modules:
        module.phase_ends(state)


def finish_phase(state: "BurgundyState") -> None:
    mines.pay(state)
    if state.phase + 1 < len(CENTRAL.phases):
        state.phase += 1
        begin_phase(state)
    else:
        game_end.end_game(state)
