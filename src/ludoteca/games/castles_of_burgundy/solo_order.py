"""The player of the solo game says what is done first of all that waits to be done."""

from typing import TYPE_CHECKING, final

from ludoteca.games.castles_of_burgundy.solo_points import CHOSEN
from ludoteca.games.castles_of_burgundy.steps import FRAME, FREE_ACTION
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


def add_first(module: "Solo", state: "BurgundyState", actions: list[Action]) -> None:
    """What else waits could be done before what is asked now. Said once, it stays so."""
    top = name_of(module, state, len(state.pending) - FRAME)
    if state.extra[module.place][CHOSEN] or not top:
        return
    names: list[str] = []
    for place in range(len(state.pending) - 2 * FRAME, -1, -FRAME):
        name = name_of(module, state, place)
        if name and name != top and name not in names:
            names.append(name)
            actions.append(module.first_actions[name])


def name_of(module: "Solo", state: "BurgundyState", place: int) -> str:
    """What a pending effect is called; empty for what has to be decided in its turn."""
    step = state.pending[place + 1]
    if step == FREE_ACTION:
        return module.settings.effects[state.pending[place + 2]].name
    return module.settings.steps[step].name if step in (module.load_step, module.colour_step) else ""


def bring_up(module: "Solo", state: "BurgundyState", name: str) -> None:
    """The uppermost effect of this name comes to the top of the stack."""
    for place in range(len(state.pending) - FRAME, -1, -FRAME):
        if name_of(module, state, place) == name:
            frame = state.pending[place : place + FRAME]
            del state.pending[place : place + FRAME]
            state.pending.extend(frame)
            return
