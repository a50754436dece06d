"""The player of the solo game says what is done first of all that waits to be done.

Gains, effects, ships to be loaded, swaps and black tiles for a colour wait together. What is uppermost is asked; any gain can
be counted instead (`count`), and anything else that waits can come first (`first`).
"""

from typing import TYPE_CHECKING, final

from ludoteca.games.castles_of_burgundy import solo_points
from ludoteca.games.castles_of_burgundy.solo_points import CHOSEN, Count
from ludoteca.games.castles_of_burgundy.steps import FRAME, FREE_ACTION, Step
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.solo import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@final
class First(Action):
    """Of several things that are still to be done, do this one first."""

    def __init__(self, name: str) -> None:
        super().__init__("first", f"first {name}", ("first", name))
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"effect": self.name}


class Gains(Step):
    """Which of the gains is counted next, unless something else that waits comes first."""

    def __init__(self, name: str, module: "Solo") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        solo_points.add_counts(self.module, state, actions)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Not asked if nothing else waits and every order comes to the same."""
        actions: list[Action] = []
        add_first(self.module, state, actions)
        if actions:
            return None
        if solo_points.target_out_of_reach(self.module, state, seat):
            self.legal(state, seat, actions)
            return actions[0]
        return None if solo_points.points_for_sale(self.module, state, seat) else super().forced(state, seat)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, Count)
        solo_points.count(self.module, state, seat, action.points)


def add_first(module: "Solo", state: "BurgundyState", actions: list[Action]) -> None:
    """What else waits could be done before what is asked now. Said once, it stays so."""
    if order_chosen(module, state):
        return
    names = [name_of(module, state, len(state.pending) - FRAME)]
    for place in range(len(state.pending) - 2 * FRAME, -1, -FRAME):
        name = name_of(module, state, place)
        if name in module.first_actions and name not in names:
            names.append(name)
            actions.append(module.first_actions[name])


def order_chosen(module: "Solo", state: "BurgundyState") -> bool:
    """Whether the player has just said what comes first, and it still waits."""
    return state.extra[module.place][CHOSEN] == len(state.pending)


def name_of(module: "Solo", state: "BurgundyState", place: int) -> str:
    """What a pending decision is called: an effect by its own name."""
    step = state.pending[place + 1]
    if step == FREE_ACTION:
        return module.settings.effects[state.pending[place + 2]].name
    return module.settings.steps[step].name


def bring_up(module: "Solo", state: "BurgundyState", name: str) -> None:
    """The uppermost effect of this name comes to the top of the stack."""
    for place in range(len(state.pending) - FRAME, -1, -FRAME):
        if name_of(module, state, place) == name:
            frame = state.pending[place : place + FRAME]
            del state.pending[place : place + FRAME]
            state.pending.extend(frame)
            return
