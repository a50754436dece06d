"""The stack of pending decisions: five ints each, so that clones copy one flat list. The uppermost is asked next.

A frame is [seat, step, a, b, c]; `step` is the place of a `Step` in `settings.steps`, and the step says what a, b and c
mean. Placing a castle pushes a free action on the stack, its tile's hex another, and so on to any depth.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

FRAME: Final = 5
SEAT: Final = 0
STEP: Final = 1
ARGUMENTS: Final = 2
"""Where the parts of a frame are."""

START_CASTLE: Final = 0
TURN: Final = 1
FREE_ACTION: Final = 2
CHOOSE_HEX: Final = 3
MAKE_ROOM: Final = 4
PAY: Final = 5
LOAD: Final = 6
LOAD_COLOUR: Final = 7
LOAD_NEIGHBOUR: Final = 8
"""The base game's steps; modules append theirs."""

NO_ARGUMENT: Final = ""
TILE_ARGUMENT: Final = "tile"
SOURCE_ARGUMENT: Final = "source"
EFFECT_ARGUMENT: Final = "effect"
SLOT_ARGUMENT: Final = "space"
DEPOT_ARGUMENT: Final = "depot"
NUMBER_ARGUMENT: Final = "number"
GOODS_ARGUMENT: Final = "goods"
HELD_TILE_ARGUMENT: Final = "held"
"""A tile that is nowhere else while the decision is pending (all tiles are always somewhere)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A kind of decision. `arguments` says how a frame's a, b and c are written."""

    def __init__(self, name: str, arguments: tuple[str, str, str] = ("", "", ""), may_buy: bool = False) -> None:
        self.name = name
        self.arguments = arguments
        self.may_buy = may_buy

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Adds what the seat can decide. Never nothing: an effect that cannot be used offers to decline."""
        raise NotImplementedError

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        """Plays one of them, and pops the frame when the decision is made."""
        raise NotImplementedError

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Returns the only outcome, which is taken without asking; None if there is something to decide."""
        actions: list[Action] = []
        self.legal(state, seat, actions)
        return actions[0] if len(actions) == 1 else None

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        """Says why this action is not possible in this step, where there is more to say than that it is not its time."""
        return None


class Frame:
    """One pending decision, unpacked from the stack."""

    def __init__(self, pending: list[int], place: int) -> None:
        self.seat: Final = pending[place + SEAT]
        self.step: Final = pending[place + STEP]
        self.arguments: Final = pending[place + ARGUMENTS : place + FRAME]


def frames(state: "BurgundyState") -> list[Frame]:
    """Lists all pending decisions; the last one is decided next."""
    return [Frame(state.pending, place) for place in range(0, len(state.pending), FRAME)]


def push(state: "BurgundyState", seat: int, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    pending = state.pending
    pending.append(seat)
    pending.append(step)
    pending.append(a)
    pending.append(b)
    pending.append(c)


def pop(state: "BurgundyState") -> None:
    del state.pending[-FRAME:]


def waiting(state: "BurgundyState") -> int:
    """Counts the pending decisions."""
    return len(state.pending) // FRAME


def step_below(state: "BurgundyState", depth: int) -> int:
    """Returns the step of a decision so far below the uppermost one."""
    return state.pending[-FRAME * (depth + 1) + STEP]


def first_argument_below(state: "BurgundyState", depth: int) -> int:
    return state.pending[-FRAME * (depth + 1) + ARGUMENTS]


def take_out(state: "BurgundyState", depth: int) -> list[int]:
    """Takes a decision off the stack, wherever it is."""
    first = len(state.pending) - FRAME * (depth + 1)
    frame = state.pending[first : first + FRAME]
    del state.pending[first : first + FRAME]
    return frame


def raise_to_top(state: "BurgundyState", depth: int) -> None:
    """Brings a decision from further down to the top, so that it is decided next."""
    state.pending.extend(take_out(state, depth))


# -- the uppermost frame


def top_seat(state: "BurgundyState") -> int:
    return state.pending[-FRAME + SEAT]


def top_step(state: "BurgundyState") -> int:
    return state.pending[-FRAME + STEP]


def step_now(state: "BurgundyState") -> int:
    """Returns the step that is decided now. Castles chosen secretly pend on no stack."""
    return state.pending[-FRAME + STEP] if state.pending else START_CASTLE


def deciding_step(state: "BurgundyState") -> Step:
    return state.settings.steps[state.pending[-FRAME + STEP]]


def top_arguments(state: "BurgundyState") -> list[int]:
    return state.pending[-FRAME + ARGUMENTS :]


def first_argument(state: "BurgundyState") -> int:
    return state.pending[-FRAME + ARGUMENTS]


def second_argument(state: "BurgundyState") -> int:
    return state.pending[-FRAME + ARGUMENTS + 1]


def third_argument(state: "BurgundyState") -> int:
    return state.pending[-FRAME + ARGUMENTS + 2]


def set_first_argument(state: "BurgundyState", value: int) -> None:
    state.pending[-FRAME + ARGUMENTS] = value
