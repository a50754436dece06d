"""What a bot thinks of its moves, for hints and analysis."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.plans import UntilBarrier
from ludoteca.kernel.state import State

if TYPE_CHECKING:
    from ludoteca.bots.bot import Bot

LONGEST_LINE: Final = 20
UNKNOWN: Final = -1.0
"""The chance to win where a bot does not reckon with it."""


class ExplainedMove:
    """A move and how the bot would go on with it: own actions in a row, as far as nothing new comes to light.

    `win` is the chance to win, from 0 to 1, or UNKNOWN; `margin` the points ahead of the best rival in the end, and
    `points` the seat's own points to come by their source, as far as the bot looks ahead; `later` are those after that.
    """

    def __init__(
        self, actions: list[Action], points: dict[str, float], later: float, margin: float, win: float
    ) -> None:
        self.actions: Final = actions
        self.points: Final = points
        self.later: Final = later
        self.margin: Final = margin
        self.win: Final = win

    @property
    def action(self) -> Action:
        return self.actions[0]

    def expected(self) -> float:
        """The seat's own points to come."""
        return sum(self.points.values()) + self.later

    def __repr__(self) -> str:
        return f"<{', '.join(action.text for action in self.actions)}: {self.points}>"


class LineStep:
    """One action of a line, where it is taken, and what it brings for certain."""

    def __init__(self, state: State, action: Action, events: list[Event]) -> None:
        self.state: Final = state
        self.action: Final = action
        self.events: Final = events


def followed(bot: "Bot", observation: Observation) -> ExplainedMove:
    """What the bot would do step by step, without a word on why: for bots that compare nothing."""
    seat = observation.seat
    assert seat is not None
    state = imagined(observation)
    actions: list[Action] = []
    points: dict[str, float] = {}
    choosing = observation
    while len(actions) < LONGEST_LINE:
        action = bot.choose(choosing)
        actions.append(action)
        step, state = taken(state, seat, action)
        for event in step.events:
            if event.type == SCORED and event.seat == seat:
                source, gained = event.values["source"], event.values["points"]
                assert isinstance(source, str)
                assert isinstance(gained, int)
                points[source] = points.get(source, 0.0) + gained
        if state.barriers != step.state.barriers or not state.is_deciding(seat):
            break
        choosing = state.view(seat)
    return ExplainedMove(actions, points, 0.0, sum(points.values()), UNKNOWN)


def steps_of(observation: Observation, actions: list[Action]) -> list[LineStep]:
    """A line walked through, up to the first action that comes after a barrier or another seat's decision."""
    seat = observation.seat
    assert seat is not None
    state = imagined(observation)
    steps: list[LineStep] = []
    for action in actions:
        if steps and (state.barriers != steps[0].state.barriers or not state.is_deciding(seat)):
            break
        if action not in state.legal(seat):
            break
        step, state = taken(state, seat, action)
        steps.append(step)
    return steps


def imagined(observation: Observation) -> State:
    """A world in which the seat goes on as if it were alone, as plans do."""
    assert observation.seat is not None
    return observation.rules.game.presentation.alone(observation.sample(Random(0)), observation.seat)


def taken(state: State, seat: int, action: Action) -> tuple[LineStep, State]:
    """The step, and where it leads."""
    after = state.clone()
    heard = UntilBarrier(after)
    after.listener = heard
    after.play(seat, action)
    after.listener = None
    return LineStep(state, action, heard.events), after
