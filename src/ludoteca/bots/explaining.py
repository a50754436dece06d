"""Explanations of a bot's moves, for hints and analysis."""

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
"""The chance to win if the bot does not estimate it."""


class ExplainedMove:
    """A move and its continuation: own actions up to the first new information.

    `win` is the chance to win, from 0 to 1, or UNKNOWN; `margin` is the expected final margin over the best rival.
    `points` are the seat's own future points by source, as far as the bot looks ahead; `later` are those after that.
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
        """Returns the seat's own expected future points."""
        return sum(self.points.values()) + self.later

    def __repr__(self) -> str:
        return f"<{', '.join(action.text for action in self.actions)}: {self.points}>"


class LineStep:
    """One action of a line, the state in which it is taken, and its certain events."""

    def __init__(self, state: State, action: Action, events: list[Event]) -> None:
        self.state: Final = state
        self.action: Final = action
        self.events: Final = events


def followed(bot: "Bot", observation: Observation) -> ExplainedMove:
    """Returns the move and continuation of a bot that compares no alternatives, without reasons."""
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
    """Plays a line step by step, up to the first action after a barrier or another seat's decision."""
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
    """Returns a sampled world in which the seat continues as if it were alone, as plans do."""
    assert observation.seat is not None
    return observation.rules.game.presentation.alone(observation.sample(Random(0)), observation.seat)


def taken(state: State, seat: int, action: Action) -> tuple[LineStep, State]:
    """Returns the step, and the state that it leads to."""
    after = state.clone()
    heard = UntilBarrier(after)
    after.listener = heard
    after.play(seat, action)
    after.listener = None
    return LineStep(state, action, heard.events), after
