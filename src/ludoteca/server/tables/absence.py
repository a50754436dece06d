"""Who is away: for whom a bot may be called in, and whose table others may take over."""

from collections.abc import Callable

from ludoteca.server.settings import Limits
from ludoteca.server.tables.clock import DAYS, is_person
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.hosting import heirs


class Absence:
    """`here` tells the seats of people who look on; `server_since` is when the server started: whoever could not reach it
    was not away.
    """

    def __init__(self, table: TableCore, here: Callable[[], list[int]], limits: Limits, server_since: int) -> None:
        self._table = table
        self._here = here
        self._patience = round(limits.absent_seconds * 1000)
        self._host_patience = round(limits.host_seconds * 1000)
        self._server_since = server_since

    def callable(self, at: int) -> list[int]:
        """The seats of people who have been away, and asked, for long enough."""
        return [seat for seat, moment in self._moments().items() if moment <= at]

    def next_moment(self, at: int) -> int | None:
        """When a bot may be called for one more seat, or somebody may take the host's place."""
        moments = [*self._moments().values(), *self._host_moments()]
        return min((moment for moment in moments if moment > at), default=None)

    def hostless(self, at: int) -> bool:
        """Whether a table waits, and its host has been away for so long that others may take their place."""
        return any(moment <= at for moment in self._host_moments())

    def heirs(self, at: int) -> list[int]:
        """The seats of those who may do so."""
        return [seat.seat for seat in heirs(self._table.row)] if self.hostless(at) else []

    def _host_moments(self) -> list[int]:
        """From when on that is so: at most one moment."""
        table = self._table
        if table.row.status != "waiting":
            return []
        own = table.seats_of(table.row.host)
        if set(own) & set(self._here()):
            return []
        seen = max((table.seen.get(seat, 0) for seat in own), default=0)
        return [max(seen, table.row.created, self._server_since) + self._host_patience]

    def _moments(self) -> dict[int, int]:
        """From when on a bot may be called, for each seat that is waited for. A clock of days does it by itself."""
        table = self._table
        if not table.running or table.pace.kind == DAYS:
            return {}
        here = self._here()
        waited_for = [seat for seat in table.deciding if is_person(table.row.seats[seat]) and seat not in here]
        return {
            seat: max(table.seen.get(seat, 0), table.asked_since(seat), self._server_since) + self._patience
            for seat in waited_for
        }
