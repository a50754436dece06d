"""Absent people: who may be replaced by a bot, and whose table others may take over."""

from collections.abc import Callable

from ludoteca.server.tables.clock import DAYS, is_person
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.hosting import heirs
from ludoteca.server.tables.limits import TableLimits


class Absence:
    """Finds absent people. `here` returns the seats of people who look at the table; `server_since` is when the server
    started, because before then nobody could connect to it."""

    def __init__(self, table: TableCore, here: Callable[[], list[int]], limits: TableLimits, server_since: int) -> None:
        self._table = table
        self._here = here
        self._patience = round(limits.absent_seconds * 1000)
        self._host_patience = round(limits.host_seconds * 1000)
        self._server_since = server_since

    def callable(self, at: int) -> list[int]:
        """Returns the seats of people who have been absent, and had to decide, for long enough."""
        return [seat for seat, moment in self._moments().items() if moment <= at]

    def next_moment(self, at: int) -> int | None:
        """Returns when the next seat becomes callable, or the host replaceable."""
        moments = [*self._moments().values(), *self._host_moments()]
        return min((moment for moment in moments if moment > at), default=None)

    def hostless(self, at: int) -> bool:
        """Returns whether a waiting table's host has been absent for so long that others may replace them."""
        return any(moment <= at for moment in self._host_moments())

    def heirs(self, at: int) -> list[int]:
        """Returns the seats of those who may replace the host."""
        return [seat.seat for seat in heirs(self._table.row)] if self.hostless(at) else []

    def _host_moments(self) -> list[int]:
        """Returns when the host becomes replaceable: at most one moment."""
        table = self._table
        if table.row.status != "waiting":
            return []
        own = table.seats_of(table.row.host)
        if set(own) & set(self._here()):
            return []
        seen = max((table.seen.get(seat, 0) for seat in own), default=0)
        return [max(seen, table.row.created, self._server_since) + self._host_patience]

    def _moments(self) -> dict[int, int]:
        """Returns when a bot may be called for each seat that is waited for. A clock of days calls it automatically."""
        table = self._table
        if not table.running or table.pace.kind == DAYS:
            return {}
        here = self._here()
        waited_for = [seat for seat in table.deciding if is_person(table.row.seats[seat]) and seat not in here]
        return {
            seat: max(table.seen.get(seat, 0), table.asked_since(seat), self._server_since) + self._patience
            for seat in waited_for
        }
