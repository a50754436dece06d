"""Scores over time, from the `scored` events of a game."""

from collections.abc import Iterable, Sequence

from ludoteca.kernel.events import SCORED, Event
from ludoteca.server.protocol.schemas import ScoresAt
from ludoteca.server.tables.views import EventInfo


def gained_points(event: Event | EventInfo) -> int:
    """Returns the points that an event gave its seat."""
    if event.type != SCORED:
        return 0
    points = event.values["points"]
    assert isinstance(points, int)
    return points


def scores_over_time(steps: Iterable[tuple[int, Sequence[Event | EventInfo]]], brought: list[int]) -> list[ScoresAt]:
    """Returns the scores at the start and after each step (a version and its events) that scored; `brought` are the
    scores at the start."""
    scores = brought.copy()
    moments = [ScoresAt(0, scores.copy())]
    for version, events in steps:
        scored = [event for event in events if event.type == SCORED]
        for event in scored:
            scores[event.seat] += gained_points(event)
        if scored:
            moments.append(ScoresAt(version, scores.copy()))
    return moments
