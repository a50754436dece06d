"""Checks that a position is possible: every tile is somewhere, and somebody has something to decide."""

from collections import Counter
from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import (
    DIRECT,
    KINDS,
    NO_TILE,
    STARTING,
    UNKNOWN,
)
from ludoteca.games.castles_of_burgundy.position import hidden_information
from ludoteca.games.castles_of_burgundy.position.json_writer import step_name, write_goods
from ludoteca.games.castles_of_burgundy.rounds import preparation
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    HELD_TILE_ARGUMENT,
    TILE_ARGUMENT,
    frames,
    top_seat,
)
from ludoteca.kernel.refusals import BadPosition, miscounted

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def arrange(state: "BurgundyState") -> None:
    """Sets right, in a position laid by hand, the colours of goods that nobody sees, and who decides."""
    left = Counter(CENTRAL.goods) - Counter(hidden_information.goods_in_sight(state))
    unseen = hidden_information.unseen_goods(state)
    pile, wrong = state.pile.copy(), []
    for place in unseen:
        if left[pile[place]] > 0:
            left[pile[place]] -= 1
        else:
            wrong.append(place)
    for place, colour in zip(wrong, list(left.elements()), strict=False):
        pile[place] = colour
    state.pile = pile
    if state.over:
        state.deciding_mask = 0
    elif state.pending:
        state.deciding_mask = 1 << top_seat(state)
    elif preparation.choosing_secretly(state):
        state.deciding_mask = undecided(state)


def check(state: "BurgundyState") -> None:
    check_tiles(state)
    check_goods(state)
    check_places(state)
    check_decisions(state)
    for module in state.settings.modules:
        module.check(state)


def all_tiles(state: "BurgundyState") -> list[int]:
    """Lists every hex tile, wherever it is."""
    found = [tile for tile in state.land if tile >= 0] + [tile for tile in state.slots if tile != NO_TILE]
    for store in state.keys:
        found.extend(store)
    for supply, drawn in zip(state.supplies, state.drawn, strict=True):
        found.extend(supply[drawn:])
    for tile, count in enumerate(state.box):
        found.extend([tile] * count)
    for module in state.settings.modules:
        found.extend(module.tiles_held(state))
    return found + tiles_in_hand(state)


def tiles_in_hand(state: "BurgundyState") -> list[int]:
    """Lists the tiles that a pending decision holds: those on their way to a full key space, or straight to a land."""
    held = []
    for frame in frames(state):
        straight = frame.step == CHOOSE_HEX and frame.arguments[1] == DIRECT
        for argument, value in zip(state.settings.steps[frame.step].arguments, frame.arguments, strict=True):
            if argument == HELD_TILE_ARGUMENT or (argument == TILE_ARGUMENT and straight):
                held.append(value)
    return held


def check_tiles(state: "BurgundyState") -> None:
    copies = state.settings.tiles.copies()
    found = all_tiles(state)
    if sorted(found) != copies:
        names = state.settings.tiles.names
        values = miscounted([names[tile] for tile in found], [names[tile] for tile in copies])
        raise BadPosition("position-tiles-wrong", values)


def all_goods(state: "BurgundyState") -> list[int]:
    unseen = [state.pile[place] for place in hidden_information.unseen_goods(state)]
    return hidden_information.goods_in_sight(state) + unseen


def check_goods(state: "BurgundyState") -> None:
    found = all_goods(state)
    if sorted(found) != CENTRAL.goods:
        values = miscounted(_goods_named(found), _goods_named(CENTRAL.goods))
        raise BadPosition("position-goods-wrong", values)


def _goods_named(goods: list[int]) -> list[str]:
    return [f"goods {CENTRAL.colours[colour]}" for colour in goods if colour != UNKNOWN]


def check_places(state: "BurgundyState") -> None:
    """Checks that tiles lie on hexes of their colour, and that key spaces and stores hold what they can."""
    settings = state.settings
    kind = settings.tiles.kind
    for land in range(settings.lands):
        board = settings.boards[state.boards[land]]
        for hex, printed in enumerate(board.kind):
            tile = state.tile_at(land, hex)
            if tile >= 0 and kind[tile] != printed and kind[tile] < len(KINDS):
                raise BadPosition(
                    "position-hex-wrong", {"hex": board.hex_names[hex], "tile": settings.tiles.names[tile]}
                )
    for seat in range(state.rules.players):
        spaces = state.powers[seat][powers.KEY_SPACES]
        if any(len(state.keys[store]) > spaces for store in settings.stores_of[seat]):
            raise BadPosition("position-keys-wrong", {"seat": seat, "count": spaces})
        land = settings.land_of[seat]
        colours = len(write_goods(state.goods_in_store(land)))
        if colours > state.powers[seat][powers.GOODS_SPACES]:
            raise BadPosition("position-store-wrong", {"seat": seat})


def check_decisions(state: "BurgundyState") -> None:
    """Checks that somebody decides, and has something to decide."""
    if state.over:
        fits = not state.pending and not state.deciding_mask
    elif state.pending:
        fits = state.deciding_mask == 1 << top_seat(state) and dice_are_rolled(state)
    else:
        fits = (
            preparation.choosing_secretly(state)
            and state.deciding_mask == undecided(state)
            and bool(state.deciding_mask)
        )
    if not fits or not all(state.legal(seat) for seat in state.deciding):
        raise BadPosition("position-phase-wrong", {"phase": step_name(state)})


def dice_are_rolled(state: "BurgundyState") -> bool:
    return state.stage == STARTING or (state.white > 0 and min(state.dice) > 0)


def undecided(state: "BurgundyState") -> int:
    mask = 0
    for seat in state.settings.founders:
        if state.start_hexes[state.settings.land_of[seat]] == preparation.UNDECIDED:
            mask |= 1 << seat
    return mask
