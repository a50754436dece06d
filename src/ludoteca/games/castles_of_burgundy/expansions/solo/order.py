"""Lets the player of the solo game say what is done first of all that waits to be done.

Gains, effects, ships to be loaded, swaps and black tiles for a colour wait together. What is uppermost is asked; any gain can
be counted instead (`count`), and anything else that waits can come first (`first`).
"""

from typing import TYPE_CHECKING, final

from ludoteca.games.castles_of_burgundy.expansions.solo import counter
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import CHOSEN, CountGain
from ludoteca.games.castles_of_burgundy.steps import (
    FREE_ACTION,
    Step,
    first_argument_below,
    raise_to_top,
    step_below,
    waiting,
)
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@final
class DoFirst(Action):
    """Of several things that are still to be done, do this one first."""

    def __init__(self, name: str) -> None:
        super().__init__("first", f"first {name}", ("first", name))
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"effect": self.name}


class ChooseGain(Step):
    """Asks which of the gains is counted next, unless something else that waits comes first."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        counter.add_counts(self.module, state, actions)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Not asked if nothing else waits and every order comes to the same."""
        actions: list[Action] = []
        add_first(self.module, state, actions)
        if actions:
            return None
        if counter.target_out_of_reach(self.module, state, seat):
            self.legal(state, seat, actions)
            return actions[0]
        return None if counter.points_for_sale(self.module, state, seat) else super().forced(state, seat)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, CountGain)
        counter.count(self.module, state, seat, action.points)


def add_first(module: "Solo", state: "BurgundyState", actions: list[Action]) -> None:
    """Adds what else waits and could be done before what is asked now. Said once, it stays so."""
    if order_chosen(module, state):
        return
    names = names_waiting(module, state)
    for place in range(1, len(names)):
        if names[place] in module.first_actions and names[place] not in names[:place]:
            actions.append(module.first_actions[names[place]])


def names_waiting(module: "Solo", state: "BurgundyState") -> list[str]:
    """All that is pending by name, what is asked now first."""
    return [name_of(module, state, depth) for depth in range(waiting(state))]


def order_chosen(module: "Solo", state: "BurgundyState") -> bool:
    """Tells whether the player has just said what comes first, and it still waits."""
    return module.own(state)[CHOSEN] == len(state.pending)


def name_of(module: "Solo", state: "BurgundyState", depth: int) -> str:
    """Names a pending decision: an effect by its own name."""
    step = step_below(state, depth)
    if step == FREE_ACTION:
        return module.settings.effects[first_argument_below(state, depth)].name
    return module.settings.steps[step].name


def bring_up(module: "Solo", state: "BurgundyState", name: str) -> None:
    """Brings the uppermost effect of this name to the top of the stack."""
    for depth in range(waiting(state)):
        if name_of(module, state, depth) == name:
            raise_to_top(state, depth)
            return
