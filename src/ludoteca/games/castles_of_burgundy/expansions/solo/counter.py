"""Counts the points of the solo game: gains one by one, the target that comes nearer, and points for silver.

A gain is told and scored at once; it then waits until the player lets the counter move, because what lies beyond the
target is lost: the player says when each is counted (see `order`). Whatever moves the counter opens the sale of
points, until the next thing the player does.
"""

from typing import TYPE_CHECKING, Final, final

from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, push, step_below, take_out, waiting
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

COUNTER: Final = 0
TARGET: Final = 1
SALE: Final = 2
"""Whether points are for sale."""
CHOSEN: Final = 3
"""How high the stack was when the player said what comes first; 0 once something has been done."""
SWAPS: Final = 4
"""Black tiles got for goods."""
REMOVED: Final = 5
"""Goods that left the game, by colour."""
GAINS: Final = 11
"""From here on: gains that wait to be counted."""

OPTION: Final = "target"
TARGETS: Final = tuple(range(45, 56))
TARGET_USUAL: Final = 50
TARGET_STEP: Final = 5
TARGET_LOWEST: Final = 5
LARGEST_GAIN: Final = 60


@final
class CountGain(Action):
    """Move the counter by a gain of so many points."""

    def __init__(self, points: int) -> None:
        super().__init__("count", f"count {points}", (f"count {points}",))
        self.points = points

    def fields(self) -> dict[str, object]:
        return {"points": self.points}


@final
class BuyPoints(Action):
    """Buy so many points, a silver each."""

    def __init__(self, points: int) -> None:
        super().__init__("buy-points", f"buy {points} points", (f"points {points}",))
        self.points = points

    def fields(self) -> dict[str, object]:
        return {"points": self.points}


def wait(module: "Solo", state: "BurgundyState", seat: int, points: int) -> None:
    """Adds a gain that waits. The step that counts gains is on the stack as long as there are any."""
    own = module.own(state)
    if len(own) == GAINS:
        push(state, seat, module.gains_step)
    own.append(points)


def add_counts(module: "Solo", state: "BurgundyState", actions: list[Action]) -> None:
    """Adds the gains that can be counted; equal ones are one choice."""
    for points in sorted(set(module.own(state)[GAINS:])):
        actions.append(module.count_actions[points])


def count(module: "Solo", state: "BurgundyState", seat: int, points: int) -> None:
    """Counts a gain that waits."""
    own = module.own(state)
    gains = own[GAINS:]
    gains.remove(points)
    module.set_own(state, own[:GAINS] + gains)
    if not gains:
        forget_step(state, module.gains_step)
    move(module, state, seat, points)


def forget_step(state: "BurgundyState", step: int) -> bool:
    """Takes the uppermost decision of this kind off the stack, wherever it is; False if there is none."""
    for depth in range(waiting(state)):
        if step_below(state, depth) == step:
            take_out(state, depth)
            return True
    return False


def move(module: "Solo", state: "BurgundyState", seat: int, points: int) -> None:
    """Moves the counter on; at the target it begins anew, and what is left of the gain is lost."""
    own = module.own(state)
    own[SALE] = 1
    own[COUNTER] += points
    beyond = own[COUNTER] - own[TARGET]
    if beyond >= 0:
        reach_target(module, state, seat, beyond)
    elif state.listener is not None:
        state.emit("counted", seat, {"points": points, "counter": own[COUNTER], "target": own[TARGET]})


def reach_target(module: "Solo", state: "BurgundyState", seat: int, beyond: int) -> None:
    """Brings the target nearer, and gives the player an action as with a castle."""
    own = module.own(state)
    if beyond:
        state.scores[seat] -= beyond
        if state.listener is not None:
            values: dict[str, object] = {"points": -beyond, "source": "lost", "reason": "past-target"}
            state.emit(SCORED, seat, {**values, "target": own[TARGET]})
    own[COUNTER] = 0
    own[TARGET] = max(TARGET_LOWEST, own[TARGET] - TARGET_STEP)
    if state.listener is not None:
        state.emit("target-reached", seat, {"target": own[TARGET]})
    push(state, seat, FREE_ACTION, module.target_effect)


def target_out_of_reach(module: "Solo", state: "BurgundyState", seat: int) -> bool:
    """Tells whether all gains that wait, with all points that silver can buy, stay short of the target."""
    own = module.own(state)
    return own[COUNTER] + sum(own[GAINS:]) + state.silver[state.settings.land_of[seat]] < own[TARGET]


def points_for_sale(module: "Solo", state: "BurgundyState", seat: int) -> int:
    """Counts the points that can be bought now: never beyond the target."""
    own = module.own(state)
    if not own[SALE]:
        return 0
    return min(state.silver[state.settings.land_of[seat]], own[TARGET] - own[COUNTER])


def add_points_for_sale(module: "Solo", state: "BurgundyState", seat: int, actions: list[Action]) -> None:
    for points in range(1, points_for_sale(module, state, seat) + 1):
        actions.append(module.buy_points_actions[points])


def buy(module: "Solo", state: "BurgundyState", seat: int, points: int) -> None:
    """Sells points, which count like any others."""
    state.gain_silver(seat, -points)
    state.scores[seat] += points
    if state.listener is not None:
        state.emit(SCORED, seat, {"points": points, "source": "bought", "reason": "bought", "silver": points})
    move(module, state, seat, points)
