"""Retention: a periodic sweep removes what the settings call too old, a limited number of rows at a time.

By default everything with moves is kept for ever. Tables with open pages are skipped, however old they are.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.admin.commands import SweptLine
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.logs import about
from ludoteca.server.storage import administration
from ludoteca.server.storage.administration import Administration
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.rows import now

log = logging.getLogger(__name__)
DAY = 86_400_000


@dataclass(frozen=True)
class Rule:
    """One retention setting: what is older than `days` is found by `find(before, limit)` and removed by
    `remove(id)`."""

    kind: str
    days: float
    find: Callable[[int, int], Awaitable[list[str]]]
    remove: Callable[[str], Awaitable[bool]]


class Retention:
    def __init__(self, tables: TableRegistry, people: PeopleService) -> None:
        self._tables = tables
        self._people = people
        self._task: asyncio.Task[None] | None = None
        stored, limits = Administration(tables.repository), tables.limits
        self._rules = [
            Rule("unbegun", limits.keep_unbegun_days, lambda *old: stored.old_tables("unbegun", *old), tables.remove),
            Rule(
                "abandoned",
                limits.keep_abandoned_days,
                lambda *old: stored.old_tables("abandoned", *old),
                tables.remove,
            ),
            Rule(
                "finished", limits.keep_finished_days, lambda *old: stored.old_tables("finished", *old), tables.remove
            ),
            Rule("analyses", limits.keep_analyses_days, stored.old_analyses, self._remove_analysis),
            Rule("guests", limits.keep_guests_days, stored.old_guests, people.remove),
        ]

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._tables.limits.retention_seconds)
            try:
                for line in await self.sweep(remove=True):
                    if line.count:
                        log.info(
                            "removed what was too old: %d %s",
                            line.count,
                            line.kind,
                            extra=about("swept", kind=line.kind, count=line.count),
                        )
            except (SQLAlchemyError, OSError, NotSaved) as error:
                log.warning("nothing old can be removed: %s", error, extra=about("not-swept"))

    async def sweep(self, remove: bool) -> list[SweptLine]:
        """Removes what is too old, or only counts it; returns one line per setting."""
        return [await self._sweep(rule, remove) for rule in self._rules]

    async def _sweep(self, rule: Rule, remove: bool) -> SweptLine:
        if not rule.days:
            return SweptLine(rule.kind, 0, 0, False)
        most = self._tables.limits.retention_batch
        old = await rule.find(now() - round(rule.days * DAY), most + 1)
        ids, more = old[:most], len(old) > most
        count = sum([await rule.remove(id) for id in ids]) if remove else len(ids)
        return SweptLine(rule.kind, rule.days, count, more)

    async def _remove_analysis(self, table: str) -> bool:
        await self._tables.repository.save((administration.DELETE_OLD_ANALYSIS, {"of": table}))
        return True
