"""The reasons why one line is better than another: the sources of points in sampled continuations of both, in the same
worlds."""

from dataclasses import dataclass, field
from typing import Final

from ludoteca.analysis.model import Reason
from ludoteca.bots.explaining import steps_of
from ludoteca.bots.search import Search
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event

WORLDS: Final = 60
"""The number of worlds in which the points of a line are counted."""
MOST: Final = 2
"""The largest number of sources named in one kind of reason."""
LEAST_POINTS: Final = 1.0
LEAST_SHARE: Final = 0.25
"""A source is named if it makes at least `LEAST_POINTS` of difference, and this share of the largest one."""


@dataclass
class Prospects:
    """The mean result of a line: points by seat and source within the rollouts, and the points expected after them."""

    points: dict[tuple[int, str], float] = field(default_factory=dict)
    later: list[float] = field(default_factory=list)

    def by_source(self, seat: int) -> dict[str, float]:
        return {source: points for (owner, source), points in self.points.items() if owner == seat}


class PointCounter:
    """A listener that counts everybody's points."""

    def __init__(self) -> None:
        self.points: dict[tuple[int, str], int] = {}

    def __call__(self, event: Event) -> None:
        if event.type == SCORED:
            key, points = (event.seat, str(event.values["source"])), event.values["points"]
            assert isinstance(points, int)
            self.points[key] = self.points.get(key, 0) + points


def prospects(search: Search, actions: list[Action], worlds: int) -> Prospects:
    found = Prospects(later=[0.0] * len(search.observation.position.scores))
    for number in range(worlds):
        state = search.world(number)
        heard = PointCounter()
        state.listener = heard
        search.roll_out(state, actions, number)
        state.listener = None
        for key, points in heard.points.items():
            found.points[key] = found.points.get(key, 0.0) + points / worlds
        if not state.over:
            for seat, outlook in enumerate(search.judge.outlook(state)):
                found.later[seat] += (outlook - state.scores[seat]) / worlds
    return found


def points_at_once(search: Search, actions: list[Action]) -> int:
    """Returns the seat's own points that are certain."""
    total = 0
    for step in steps_of(search.observation, actions):
        for event in step.events:
            if event.type == SCORED and event.seat == search.seat:
                points = event.values["points"]
                assert isinstance(points, int)
                total += points
    return total


def why_better(
    search: Search, played: list[Action], best: list[Action], loss_win: float, worlds: int = WORLDS
) -> list[Reason]:
    """Returns what the better line gains, denies others, and gives up, as far as it affects points."""
    seat = search.seat
    worse, better = prospects(search, played, worlds), prospects(search, best, worlds)
    reasons: list[Reason] = []
    now, instead = points_at_once(search, played), points_at_once(search, best)
    if now != instead:
        reasons.append(Reason("why-now", {"points": now, "best_points": instead}))
    own = _differences(worse, better, seat)
    reasons += [Reason("why-gains", {"source": source, "points": round(gain)}) for source, gain in _named(own)]
    rivals = search.judge.rivals(search.observation.position, seat)
    denied = [(-gain, rival, source) for rival in rivals for source, gain in _differences(worse, better, rival).items()]
    reasons += [
        Reason("why-denies", {"seat": rival, "source": source, "points": round(points)})
        for points, rival, source in sorted(denied, reverse=True)[:MOST]
        if points >= max(LEAST_POINTS, LEAST_SHARE * max([gain for _, gain in _named(own)], default=0.0))
    ]
    later = round(better.later[seat] - worse.later[seat])
    if later >= LEAST_POINTS:
        reasons.append(Reason("why-later", {"points": later}))
    costs = [(source, -gain) for source, gain in own.items() if gain <= -LEAST_POINTS]
    for source, points in sorted(costs, key=lambda cost: -cost[1])[:1]:
        reasons.append(Reason("why-costs", {"source": source, "points": round(points)}))
    if round(100 * loss_win) >= 1:
        reasons.append(Reason("why-wins", {"percent": round(100 * loss_win)}))
    return reasons


def _differences(worse: Prospects, better: Prospects, seat: int) -> dict[str, float]:
    before, after = worse.by_source(seat), better.by_source(seat)
    return {source: after.get(source, 0.0) - before.get(source, 0.0) for source in sorted({*before, *after})}


def _named(gains: dict[str, float]) -> list[tuple[str, float]]:
    """Returns the sources that make up most of the gain, the largest first."""
    order = sorted(gains.items(), key=lambda gain: -gain[1])
    return [(source, gain) for source, gain in order[:MOST] if gain >= max(LEAST_POINTS, LEAST_SHARE * order[0][1])]
