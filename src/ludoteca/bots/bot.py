"""The interfaces of bots and judges. A bot sees an observation and nothing else."""

import math
from random import Random
from typing import Final

from ludoteca.bots.explaining import ExplainedMove, followed
from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.plans import UNLIMITED, plans_of
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

GREEDY_WIDTH: Final = 200
"""How many positions a greedy player considers, unless its judge says otherwise."""
SHARE_OF_ONE_ACTION: Final = 3
"""At most this many of the lines begin with the same action, so that others are considered too."""

SHORT_OF_CHAPTERS: Final = 12
"""How far to look ahead in a game without chapters, in chance events and reveals, or own decisions."""

DOUBT: Final = 12.0
LARGEST_EXPONENT: Final = 60.0
"""Larger exponents would change a chance by less than 1e-26."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`ludoteca.contract.Bot` states the contract."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation) -> Action:
        """Called whenever the observation's seat has to decide; returns one of `observation.legal`."""
        raise NotImplementedError

    def explain(self, observation: Observation) -> list[ExplainedMove]:
        """Returns the bot's moves, best first, with what they promise; without search only the one that it would
        make."""
        return [followed(self, observation)]


class Line:
    """A sequence of own actions, up to the first chance event, reveal or other seat's decision, with the judge's
    opinion of it."""

    def __init__(self, actions: list[Action], worth: float) -> None:
        self.actions: Final = actions
        self.worth: Final = worth

    def __repr__(self) -> str:
        return f"<Line {', '.join(action.text for action in self.actions)}: {self.worth:.1f}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The value of one game's positions, and a quick way to play it; `ludoteca.contract.Judge` states the contract.

    Only `worth` is required: the defaults of the rest follow from it, but are slower and weaker than a game's own.
    """

    def worth(self, state: State, seat: int) -> float:
        raise NotImplementedError

    # -- for the greedy player

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        return None

    def width(self) -> int:
        return GREEDY_WIDTH

    # -- for the search, on full states that were sampled from an observation

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        lines = [
            Line(plan.actions, self.worth(plan.state, seat)) for plan in plans_of(state, seat, self.width(), UNLIMITED)
        ]
        return best_lines(lines, width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        legal = state.legal(seat)
        best = legal[0]
        if len(legal) == 1:
            return best
        best_worth = -math.inf
        for action in legal:
            after = state.clone()
            after.play(seat, action)
            worth = self.worth(after, seat)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Changes nothing by default: others' sealed choices stay as they were sampled."""

    def stops(self, state: State, start: State) -> bool:
        if start.chapter():
            return state.chapter() != start.chapter()
        return state.barriers - start.barriers >= SHORT_OF_CHAPTERS

    def trust(self) -> float:
        return 0.0

    def thorough(self) -> "Judge":
        return self

    # -- for training: the numbers by which `reply` decides, where there are any

    def weights(self) -> dict[str, float]:
        return {}

    def weighted(self, weights: dict[str, float]) -> "Judge":
        raise NotImplementedError

    def training_settings(self) -> list[tuple[int, Options]]:
        return []

    def feature_names(self) -> list[str]:
        return []

    def features(self, state: State, seat: int) -> list[float]:
        raise NotImplementedError

    def uncorrected(self, state: State, seat: int) -> float:
        return self.worth(state, seat)

    def instructive(self, state: State, turn_over: bool) -> bool:
        return turn_over

    # -- what a rollout's end means

    def outlook(self, state: State) -> list[float]:
        return [self.worth(state, seat) for seat in range(len(state.scores))]

    def doubt(self, state: State) -> float:
        return DOUBT

    def rivals(self, state: State, seat: int) -> list[int]:
        return [other for other in range(len(state.scores)) if other != seat]

    def verdict(self, state: State, seat: int) -> tuple[float, float]:
        if state.over:
            return final_verdict(state, seat, self.rivals(state, seat))
        outlook = self.outlook(state)
        rivals = self.rivals(state, seat)
        if not rivals:
            return 0.5, outlook[seat]
        doubt = self.doubt(state)
        best = max([outlook[rival] for rival in rivals])
        against = 0.0
        for rival in rivals:
            against += bounded_exp((outlook[rival] - outlook[seat]) / doubt)
        return 1.0 / (1.0 + against), outlook[seat] - best


def bounded_exp(exponent: float) -> float:
    """Returns the exponential without overflow, for logistic chances."""
    return math.exp(max(-LARGEST_EXPONENT, min(LARGEST_EXPONENT, exponent)))


def final_verdict(state: State, seat: int, rivals: list[int]) -> tuple[float, float]:
    """Returns the share of the win and the margin in a finished game."""
    result = state.result_now()
    if not rivals:
        return (1.0 if result.won else 0.0), float(result.scores[seat])
    margin = result.scores[seat] - max([result.scores[rival] for rival in rivals])
    if result.ranks[seat] != 1:
        return 0.0, float(margin)
    sharing = sum([1 for rival in rivals if result.ranks[rival] == 1])
    return 1.0 / (1 + sharing), float(margin)


def best_lines(lines: list[Line], width: int) -> list[Line]:
    """Returns the most promising lines, best first, with a limited number for each first action."""
    order = sorted(range(len(lines)), key=lambda place: -lines[place].worth)
    taken: list[Line] = []
    begun: dict[int, int] = {}
    for place in order:
        line = lines[place]
        first = line.actions[0].index
        count = begun.get(first, 0)
        if count < SHARE_OF_ONE_ACTION:
            begun[first] = count + 1
            taken.append(line)
            if len(taken) == width:
                break
    return taken
