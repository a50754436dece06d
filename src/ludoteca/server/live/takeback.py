"""Takebacks beyond a barrier: one request at a time, on which all other people at the table vote."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.server.live.table import LiveTable
from ludoteca.server.protocol.messages import Takeback
from ludoteca.server.tables.clock import is_person
from ludoteca.server.tables.rejections import CommandRejected


@dataclass
class TakebackRequest:
    seat: int
    version: int
    yes: list[int]
    waiting: list[int]


class TakebackVote:
    """The open request of a table. `changed` is called when it ends without a takeback."""

    def __init__(self, table: LiveTable, seconds: float) -> None:
        self._table = table
        self._seconds = seconds
        self._request: TakebackRequest | None = None
        self._timeout: asyncio.TimerHandle | None = None
        self.changed: Callable[[], None] = lambda: None

    @property
    def open(self) -> bool:
        return self._request is not None

    def info(self) -> Takeback | None:
        request = self._request
        return (
            Takeback(request.seat, request.version, sorted(request.yes), sorted(request.waiting)) if request else None
        )

    async def ask(self, seat: int) -> None:
        """Requests to go back to before this seat's last act; where there is nobody to ask, that happens at once."""
        table = self._table
        if not table.core.row.terms.takebacks:
            raise CommandRejected("no-takebacks")
        table.core.check_running()
        if self._request is not None:
            raise CommandRejected("takeback-open")
        version = table.core.last_act(seat)
        if version is None:
            raise CommandRejected("nothing-to-undo")
        self._request = TakebackRequest(seat, version, [], self._others(seat))
        self._timeout = asyncio.get_running_loop().call_later(self._seconds, self._end)
        await self._settle()

    async def answer(self, seat: int, yes: bool) -> None:
        """Votes. A no ends the request, and so may whoever made it. People on one screen vote together."""
        request = self._request
        if request is None or (seat not in request.waiting and (yes or seat != request.seat)):
            raise CommandRejected("no-takeback")
        if not yes:
            self._end()
            return
        together = [one for one in request.waiting if self._person(one) == self._person(seat)]
        request.yes += together
        request.waiting = [one for one in request.waiting if one not in together]
        await self._settle()

    def close(self) -> None:
        """Any move ends the request."""
        self._request = None
        if self._timeout is not None:
            self._timeout.cancel()

    async def _settle(self) -> None:
        request = self._request
        if request is not None and not request.waiting:
            self.close()
            await self._table.take_back(request.seat, request.version)

    def _others(self, seat: int) -> list[int]:
        """Who votes: bots agree, and so does whoever shares a screen with the one who asks."""
        own = self._person(seat)
        return [one.seat for one in self._table.core.row.seats if is_person(one) and one.person != own]

    def _person(self, seat: int) -> str | None:
        return self._table.core.row.seats[seat].person

    def _end(self) -> None:
        """Ends the request without a takeback: bots go on."""
        self.close()
        self.changed()
