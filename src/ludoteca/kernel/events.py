"""Events report what happened to an optional listener; without one they cost nothing."""

from collections.abc import Callable
from typing import Final

from ludoteca.kernel.jsontext import Json

TABLE: Final = -1
"""The seat of an event that belongs to no player."""

SCORED: Final = "scored"
"""The type of event behind every point, with the values `points`, `source` (a line of the score sheet) and `reason`."""


class Event:
    """`type` names a message in the catalogues, and `values` are its variables; `seat` is whose event it is.

    The values named in `secret` are visible only to the seats in `eyes` (by default the event's own seat).
    """

    def __init__(
        self,
        type: str,
        seat: int,
        values: dict[str, object],
        secret: tuple[str, ...] = (),
        eyes: tuple[int, ...] | None = None,
    ) -> None:
        self.type: Final = type
        self.seat: Final = seat
        self.values: Final = values
        self.secret: Final = secret
        self.eyes: Final = (seat,) if eyes is None else eyes

    def seen_by(self, viewer: int | None) -> "Event":
        """Returns the event as a seat, or a spectator (None), may know it. Only this leaves the server."""
        if not self.secret or (viewer is not None and viewer in self.eyes):
            return Event(self.type, self.seat, self.values)
        return Event(self.type, self.seat, {k: v for k, v in self.values.items() if k not in self.secret})

    def to_json(self) -> Json:
        return {"type": self.type, "seat": self.seat, **self.values}

    def __repr__(self) -> str:
        return f"<{self.type} {self.seat} {self.values}>"


Listener = Callable[[Event], None]


def points_by_seat(events: list[Event], seats: int) -> list[int]:
    """Returns the points that each seat got in these events."""
    points = [0] * seats
    for event in events:
        if event.type == SCORED:
            gained = event.values["points"]
            assert isinstance(gained, int)
            points[event.seat] += gained
    return points
