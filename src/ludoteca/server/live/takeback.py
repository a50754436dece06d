"""Taking back by consent, beyond a barrier: one question at a time, answered by all other people at the table."""

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
    """The open question of a table. `changed` is told when it ends and nothing else happens."""

    def __init__(self, table: LiveTable, seconds: float) -> None:
        self._table = table
        self._seconds = seconds
        self._question: TakebackRequest | None = None
        self._lapse: asyncio.TimerHandle | None = None
        self.changed: Callable[[], None] = lambda: None

    @property
    def open(self) -> bool:
        return self._question is not None

    def info(self) -> Takeback | None:
        asked = self._question
        return Takeback(asked.seat, asked.version, sorted(asked.yes), sorted(asked.waiting)) if asked else None

    async def ask(self, seat: int) -> None:
        """Back to before this seat's last message; at once where there is nobody to ask."""
        table = self._table
        if not table.core.row.terms.takebacks:
            raise CommandRejected("no-takebacks")
        table.core.check_running()
        if self._question is not None:
            raise CommandRejected("takeback-open")
        version = table.core.last_act(seat)
        if version is None:
            raise CommandRejected("nothing-to-undo")
        self._question = TakebackRequest(seat, version, [], self._others(seat))
        self._lapse = asyncio.get_running_loop().call_later(self._seconds, self._end)
        await self._settle()

    async def answer(self, seat: int, yes: bool) -> None:
        """A no ends the question; so does the one who asked. People on one screen answer together."""
        asked = self._question
        if asked is None or (seat not in asked.waiting and (yes or seat != asked.seat)):
            raise CommandRejected("no-takeback")
        if not yes:
            self._end()
            return
        together = [one for one in asked.waiting if self._person(one) == self._person(seat)]
        asked.yes += together
        asked.waiting = [one for one in asked.waiting if one not in together]
        await self._settle()

    def close(self) -> None:
        """Any move ends the question."""
        self._question = None
        if self._lapse is not None:
            self._lapse.cancel()

    async def _settle(self) -> None:
        asked = self._question
        if asked is not None and not asked.waiting:
            self.close()
            await self._table.take_back(asked.seat, asked.version)

    def _others(self, seat: int) -> list[int]:
        """Bots agree, and so does whoever shares a screen with the one who asks."""
        own = self._person(seat)
        return [one.seat for one in self._table.core.row.seats if is_person(one) and one.person != own]

    def _person(self, seat: int) -> str | None:
        return self._table.core.row.seats[seat].person

    def _end(self) -> None:
        """Without a takeback: bots go on."""
        self.close()
        self.changed()
