"""Who is at a table: which seats are looked at now, and when each was last."""

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.server.live.viewer import Viewer
from ludoteca.server.tables.rows import TableRow


@dataclass(frozen=True)
class Presence:
    here: list[int]
    seen: dict[int, int]


def presence_of(row: TableRow) -> Presence:
    """At a table that sleeps nobody is."""
    return Presence([], {seat.seat: seat.seen for seat in row.seats})


def seats_here(row: TableRow, viewers: Iterable[Viewer]) -> list[int]:
    """The seats of people who look at the table now; people on one screen come and go together."""
    people = {viewer.person for viewer in viewers if viewer.seat is not None}
    return [seat.seat for seat in row.seats if seat.person is not None and seat.person in people]
