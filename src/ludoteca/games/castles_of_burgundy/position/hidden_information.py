"""Hides what a seat does not know: the order of the supplies, goods not yet dealt, sealed castles."""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import STARTING, SUPPLIES, UNKNOWN
from ludoteca.games.castles_of_burgundy.rounds import preparation

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def hide(state: "BurgundyState", seat: int) -> None:
    """Hides what the seat does not know. What is left in a supply is known, but not the order: it is sorted."""
    state.supplies = [sorted(supply[drawn:]) for supply, drawn in zip(state.supplies, state.drawn, strict=True)]
    state.drawn = [0] * len(SUPPLIES)
    pile = state.pile.copy()
    for place in unseen_goods(state):
        pile[place] = UNKNOWN
    state.pile = pile
    if preparation.choosing_secretly(state):
        state.start_hexes = [
            hex if land_is_own(state, seat, land) or hex == preparation.UNDECIDED else UNKNOWN
            for land, hex in enumerate(state.start_hexes)
        ]
    for module in state.settings.modules:
        module.hide(state, seat)


def land_is_own(state: "BurgundyState", seat: int, land: int) -> bool:
    return seat >= 0 and state.settings.land_of[seat] == land


def unseen_goods(state: "BurgundyState") -> list[int]:
    """Lists the places in the pile of goods that nobody sees: the phases to come, and the tiles left in the box."""
    begun = 0 if state.stage == STARTING else state.phase + 1
    left = CENTRAL.goods_in_piles + state.settings.lands * CENTRAL.goods_per_player
    return [*range(begun * CENTRAL.goods_per_phase, CENTRAL.goods_in_piles), *range(left, len(CENTRAL.goods))]


def complete(state: "BurgundyState", seat: int, rng: Random) -> None:
    supplies = []
    for supply in state.supplies:
        shuffled = supply.copy()
        rng.shuffle(shuffled)
        supplies.append(shuffled)
    state.supplies = supplies
    complete_goods(state, rng)
    if preparation.choosing_secretly(state):
        state.start_hexes = [
            rng.choice(state.settings.boards[state.boards[land]].start_hexes) if hex == UNKNOWN else hex
            for land, hex in enumerate(state.start_hexes)
        ]
    for module in state.settings.modules:
        module.complete(state, seat, rng)


def shuffle_rest(state: "BurgundyState", rng: Random) -> None:
    """What no seat has seen: the order of what is left in the supplies, and the goods that lie face down."""
    supplies = []
    for supply, drawn in zip(state.supplies, state.drawn, strict=True):
        rest = supply[drawn:]
        rng.shuffle(rest)
        supplies.append(supply[:drawn] + rest)
    state.supplies = supplies
    complete_goods(state, rng)


def complete_goods(state: "BurgundyState", rng: Random) -> None:
    """Deals the goods that lie nowhere in sight to the places where they must be."""
    left = [CENTRAL.goods_per_colour] * len(CENTRAL.colours)
    for colour in goods_in_sight(state):
        left[colour] -= 1
    unseen = [colour for colour, count in enumerate(left) for _ in range(count)]
    rng.shuffle(unseen)
    pile = state.pile.copy()
    for place in unseen_goods(state):
        pile[place] = unseen.pop()
    state.pile = pile


def goods_in_sight(state: "BurgundyState") -> list[int]:
    """Lists every goods tile that lies open, sold ones included: all saw them."""
    seen: list[int] = []
    for counts in (state.depot_goods, state.goods, state.sold):
        for place, count in enumerate(counts):
            seen.extend([place % len(CENTRAL.colours)] * count)
    for module in state.settings.modules:
        seen.extend(module.goods_held(state))
    if state.stage != STARTING:
        first = state.phase * CENTRAL.goods_per_phase
        seen.extend(state.pile[first + state.round + 1 : first + CENTRAL.goods_per_phase])
    return seen
