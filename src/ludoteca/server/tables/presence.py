"""Presence: which seats' people look at the table now, and when each left last."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ludoteca.server.tables.rows import TableRow


@dataclass(frozen=True)
class Presence:
    """`here` are the seats of people who look at the table now, `seen` says when each seat's person last left."""

    here: list[int]
    seen: dict[int, int]


def presence_when_unloaded(row: TableRow, here: Sequence[int] = ()) -> Presence:
    """Returns the presence at a table that is not in memory: nobody is there, except people connected to another
    server."""
    return Presence(list(here), {seat.seat: seat.seen for seat in row.seats})


def seats_here(row: TableRow, people: AbstractSet[str | None]) -> list[int]:
    """Returns the seats of these people; people who share a screen come and go together."""
    return [seat.seat for seat in row.seats if seat.person is not None and seat.person in people]
