"""Who is at a table: which seats are looked at now, and when each was last."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ludoteca.server.tables.rows import TableRow


@dataclass(frozen=True)
class Presence:
    """`here` are the seats of people who look at the table now, `seen` says when each seat's person left last."""

    here: list[int]
    seen: dict[int, int]


def presence_when_unloaded(row: TableRow, here: Sequence[int] = ()) -> Presence:
    """At a table that is not in memory nobody is, unless another server has it."""
    return Presence(list(here), {seat.seat: seat.seen for seat in row.seats})


def seats_here(row: TableRow, people: AbstractSet[str | None]) -> list[int]:
    """The seats of these people, who look at the table now; people on one screen come and go together."""
    return [seat.seat for seat in row.seats if seat.person is not None and seat.person in people]
