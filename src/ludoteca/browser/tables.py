"""The tables of one browser: the server's registry on a file in memory, without worker processes."""

import asyncio
from dataclasses import replace

from ludoteca.browser.pool import InlinePool, PatientPool
from ludoteca.browser.repository import BrowserRepository
from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.live.registry import ANALYSIS, TableRegistry
from ludoteca.server.lobby.seating import SeatingService
from ludoteca.server.replay.practice_progress import PracticeProgressService
from ludoteca.server.replay.replay import ReplayCache
from ludoteca.server.replay.studies import StudyService
from ludoteca.server.settings import Limits
from ludoteca.server.tables.rows import Person

UNLIMITED = 1e9
LIMITS = replace(
    Limits(),
    workers=1,
    messages_per_second=UNLIMITED,
    message_burst=round(UNLIMITED),
    chat_per_minute=UNLIMITED,
    silence_seconds=UNLIMITED,
    idle_seconds=600.0,
    analysis_rollouts=60,
    analysis_worlds=8,
    study_rollouts=150,
    study_seconds=8.0,
)
"""Nobody but this page sends requests, so no rate is limited; a page in the background may be silent for any time.

Python in a browser is about thirty times slower than compiled rules, so thinking is limited; what has to be
reproducible is limited by rollouts.
"""


class BrowserRegistry(TableRegistry):
    async def start(self) -> None:
        """Starts without a server's preparations: no process is started, and catalogues are read on demand."""
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self.wake_bots(), name="waker"),
        ]


class BrowserTables:
    def __init__(self, repository: BrowserRepository) -> None:
        self.repository = repository
        self.waiting = 0
        """Requests of the page that have no answer yet."""
        self.registry = BrowserRegistry(repository, LIMITS, make_pool=self._make_pool)
        self.seating = SeatingService(self.registry)
        self.replays = ReplayCache(self.registry)
        self.studies = StudyService(self.registry, self.replays)
        self.practice = PracticeProgressService(repository)
        self._people = PeopleService(repository)
        self._person: Person | None = None

    def _make_pool(self, count: int, name: str) -> InlinePool:
        return PatientPool(name, lambda: self.waiting > 0) if name == ANALYSIS else InlinePool(count, name)

    async def start(self) -> None:
        await self.repository.start()
        await self.registry.start()

    async def stop(self) -> None:
        await self.studies.stop()
        await self.registry.stop()
        await self.repository.stop()

    async def person(self) -> Person | None:
        if self._person is None:
            self._person = await self.repository.somebody()
        return self._person

    async def require_person(self) -> Person:
        person = await self.person()
        if person is None:
            raise Refused("name-missing")
        return person

    async def become(self, name: str, language: str) -> Person:
        """Sets the person's name and language, creating the person the first time."""
        person = await self.person()
        if person is None:
            self._person, _ = await self._people.sign_up(name, language)
        else:
            self._person = await self._people.change(person, name, language or person.language)
        return self._person
