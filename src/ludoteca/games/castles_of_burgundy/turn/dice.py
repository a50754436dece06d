"""Computes which numbers a die can show: workers change it, and monasteries make them stronger."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_B, DIE_SIDES

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

BOTH_DICE: Final = 0b11
FARTHEST: Final = 3
"""No two numbers of the ring 1-6 are farther apart."""


def _distance(here: int, there: int) -> int:
    """Counts the steps round the ring of die numbers, where 1 and 6 are neighbours. Number 0 stands for any number."""
    if not here or not there:
        return 0
    apart = abs(here - there)
    return min(apart, DIE_SIDES - apart)


DISTANCE: Final = [[_distance(here, there) for there in range(DIE_SIDES + 1)] for here in range(DIE_SIDES + 1)]
"""Steps from one number to another."""

REACHED: Final = [
    [
        sum(1 << number for number in range(1, DIE_SIDES + 1) if _distance(here, number) <= steps)
        for steps in range(FARTHEST + 1)
    ]
    for here in range(DIE_SIDES + 1)
]
"""The numbers (as bits 1-6) to which so many steps lead from one number."""


def reachable_numbers(state: "BurgundyState", seat: int, value: int, free: int) -> int:
    """Returns the numbers (bits 1-6) that free steps and all workers lead to; value 0 is any number."""
    workers = state.workers[state.settings.land_of[seat]]
    steps = free + workers * state.powers[seat][powers.STEPS_PER_WORKER]
    return REACHED[value][min(steps, FARTHEST)]


def workers_needed(state: "BurgundyState", seat: int, value: int, number: int, free: int) -> int:
    """Counts the fewest workers that turn a die of this value to a number. A free step is one step, never two."""
    steps = DISTANCE[value][number] - free
    if steps <= 0:
        return 0
    per_worker = state.powers[seat][powers.STEPS_PER_WORKER]
    return (steps + per_worker - 1) // per_worker


def spend_workers(state: "BurgundyState", seat: int, count: int) -> None:
    state.workers[state.settings.land_of[seat]] -= count


def use_die(state: "BurgundyState", source: int) -> None:
    if source <= DIE_B:
        state.used |= 1 << source
