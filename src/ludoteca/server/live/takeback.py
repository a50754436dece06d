"""The vote on a takeback: one request at a time, with a time limit."""

import asyncio
from collections.abc import Callable

from ludoteca.server.live.table import LiveTable
from ludoteca.server.protocol.messages import Takeback
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.takeback import TakebackRequest, request_takeback


class TakebackVote:
    """The open takeback request of a table. `changed` is called when it ends without a takeback."""

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
        """Opens a request; if there is nobody to vote, takes back at once."""
        if self._request is not None:
            raise CommandRejected("takeback-open")
        self._request = request_takeback(self._table.core, seat)
        self._timeout = asyncio.get_running_loop().call_later(self._seconds, self._end)
        await self._settle()

    async def answer(self, seat: int, yes: bool) -> None:
        if self._request is None:
            raise CommandRejected("no-takeback")
        if self._request.vote(self._table.core, seat, yes):
            await self._settle()
        else:
            self._end()

    def close(self) -> None:
        """Ends the request; called after any move."""
        self._request = None
        if self._timeout is not None:
            self._timeout.cancel()

    async def _settle(self) -> None:
        request = self._request
        if request is not None and not request.waiting:
            self.close()
            await self._table.take_back(request.seat, request.version)

    def _end(self) -> None:
        """Ends the request without a takeback, so that bots go on."""
        self.close()
        self.changed()
