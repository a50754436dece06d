"""The worth of shields: their points, their effects in the time left, and the taxes to come."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, phase_ends_left
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import PHASE_END
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers
from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import frames
from ludoteca.games.castles_of_burgundy.tiles import mines, monasteries

UNPAID: Final = 0.25
"""What part of a shield's worth is counted if there may be no silver for its tax."""
SILVER_A_ROUND: Final = 0.4
"""What a player may hope to earn until the tax is due."""
TAX_WORTH: Final = 1.7
TILE_WORTH: Final = 5.0
"""A tile at the end of a phase, without a die (shields 14 and 15)."""
MINES_TO_COME: Final = 3.0
MONASTERIES_TO_COME: Final = 5.0
"""What shields 8 and 10 may still double in a whole game: silver, and points."""
WORKERS_WORTH: Final = 4.0
"""Shield 2 over a whole game, for each other player."""

EFFECT_WORTH: Final = {
    numbers.ONE_PASTURE: 3.0,
    numbers.TAX_IN_WORKERS: 3.0,
    numbers.MANY_KEYS: 2.0,
    numbers.GOODS_EVERYWHERE: 5.0,
    numbers.COPY: 2.0,
    numbers.DOUBLE_BONUSES: 3.0,
    numbers.SILVER_PER_GOOD: 5.0,
    numbers.BY_CASTLE: 2.0,
    numbers.DOUBLE_GOODS: 10.0,
    numbers.ANY_DIE: 7.0,
    numbers.LARGER_AREAS: 16.0,
    numbers.FREE_STANDING: 4.0,
}
"""What the others would bring over a whole game."""


def shields_in(state: BurgundyState) -> Shields | None:
    for module in state.settings.modules:
        if isinstance(module, Shields):
            return module
    return None


def worth(state: BurgundyState, seat: int, left: int) -> float:
    """Returns the worth of a seat's shields, 0 in a game without them. The best are kept first when silver is short."""
    module = shields_in(state)
    if module is None:
        return 0.0
    held = module.held(state, seat)
    if not held:
        return 0.0
    taxes = ends_left(module, state, seat)
    factor = 2.0 if numbers.DOUBLE_SHIELDS in held else 1.0
    values = [
        max(
            0.0,
            numbers.DATA.points[shield - 1] * factor
            + effect_worth(module, state, seat, shield, left)
            - taxes * TAX_WORTH,
        )
        for shield in held
    ]
    values.sort(reverse=True)
    if not taxes:
        return sum(values)
    money = money_for_tax(module, state, seat)
    unpaid = UNPAID if rounds_to_earn(state) else 0.0
    return sum(value if place < money else value * unpaid for place, value in enumerate(values))


def ends_left(module: Shields, state: BurgundyState, seat: int) -> int:
    """Returns how many times the tax is still due."""
    count = phase_ends_left(state)
    if state.over:
        return 0
    if state.stage == PHASE_END and not waits(state, seat, module.tax_step):
        count -= 1
    return count


def waits(state: BurgundyState, seat: int, step: int) -> bool:
    return any(frame.seat == seat and frame.step == step for frame in frames(state))


def money_for_tax(module: Shields, state: BurgundyState, seat: int) -> float:
    land = state.settings.land_of[seat]
    money = float(state.silver[land])
    if module.holds(state, seat, numbers.TAX_IN_WORKERS):
        money += state.workers[land]
    return money + SILVER_A_ROUND * rounds_to_earn(state)


def rounds_to_earn(state: BurgundyState) -> int:
    """Returns the number of rounds after this one until the tax is due."""
    return 0 if state.stage == PHASE_END else CENTRAL.rounds - 1 - state.round


def effect_worth(module: Shields, state: BurgundyState, seat: int, shield: int, left: int) -> float:
    time = left / ROUNDS
    if shield == numbers.WORKERS_OF_OTHERS:
        return WORKERS_WORTH * (state.rules.players - 1) * time
    if shield == numbers.DOUBLE_MINES:
        ends = phase_ends_left(state)
        return (mines.mines_in(state, state.settings.land_of[seat]) * ends + MINES_TO_COME * time) * TAX_WORTH
    if shield == numbers.DOUBLE_MONASTERIES:
        return counted_by_monasteries(state, seat) + MONASTERIES_TO_COME * time
    if shield == numbers.FROM_DEPOTS:
        return TILE_WORTH * tiles_to_come(state, seat, module.depots_step)
    if shield == numbers.FROM_BLACK:
        return TILE_WORTH * tiles_to_come(state, seat, module.black_step)
    return EFFECT_WORTH.get(shield, 0.0) * time


def tiles_to_come(state: BurgundyState, seat: int, step: int) -> int:
    """Returns at how many ends of phases the tile is still to be placed."""
    count = phase_ends_left(state)
    return count - 1 if state.stage == PHASE_END and not waits(state, seat, step) else count


def counted_by_monasteries(state: BurgundyState, seat: int) -> float:
    """Returns the points that monasteries would score if the game ended now."""
    tiles = state.settings.tiles
    points = 0
    for tile in monasteries.working_for(state, seat):
        if tiles.counts[tile]:
            points += monasteries.count(state, seat, tiles.counts[tile]) * tiles.points[tile]
    return float(points)
