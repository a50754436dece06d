"""Counts finished games: stores the points of every seat, and updates ratings, from the game's archive.

No move waits for it. A game's last move adds it to `uncounted` in the same transaction; here it is removed and counted
in one transaction, so that every game is counted once, by any of several servers. Games of earlier releases were added
by the migration.
"""

import asyncio
import contextlib
import logging
import zlib
from dataclasses import asdict, replace

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.analysis.model import FORMAT, Analysis
from ludoteca.kernel.jsontext import canonical
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import BadRecord
from ludoteca.server.profiles import ratings
from ludoteca.server.profiles.ratings import Key, Rating
from ludoteca.server.profiles.score_rows import Contestant, ScoreRow, contestants, score_rows
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.journal import JournalEntry, standing

log = logging.getLogger(__name__)
AT_ONCE = 50
PAUSE_SECONDS = 20.0
TALLY_LOCK = 0x74616C79
"""The advisory lock by which servers on one database count one after the other, because ratings depend on the order."""

decode_analysis = msgspec.json.Decoder(Analysis).decode


class Tally:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="tally")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                counted = await self.catch_up()
            except (SQLAlchemyError, OSError) as error:
                log.warning("games are counted later: %s", error)
                counted = 0
            if counted < AT_ONCE:
                await asyncio.sleep(PAUSE_SECONDS)

    async def catch_up(self) -> int:
        """Counts the oldest uncounted games, at most `AT_ONCE`; returns how many."""
        queue = schema.uncounted.c
        async with self._turn:
            oldest = select(queue.table_id).order_by(queue.ended, queue.table_id).limit(AT_ONCE)
            waiting = [row["table_id"] for row in await self._repository.rows(oldest)]
            for id in waiting:
                await self._count(id)
            return len(waiting)

    async def _count(self, id: str) -> None:
        try:
            rows, seats = await self._read(id)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:
            log.exception("table %s cannot be read, and counts nowhere", id)
            rows, seats = [], []
        async with self._repository.engine.begin() as connection:
            if self._repository.shared:
                await connection.execute(select(func.pg_advisory_xact_lock(TALLY_LOCK)))
            queue = schema.uncounted
            taken = queue.delete().where(queue.c.table_id == id).returning(queue.c.table_id)
            if (await connection.execute(taken)).first() is not None and rows:
                await self._store(connection, *await self._still_here(connection, rows, seats))

    async def _read(self, id: str) -> tuple[list[ScoreRow], list[Contestant]]:
        row = await self._repository.table(id)
        if row is None or row.result is None or row.imported:
            return [], []
        journal, record = await self._repository.journal(id), await self._repository.record(id)
        began = await asyncio.to_thread(begins_at_position, journal, record)
        return await asyncio.to_thread(score_rows, row, journal, began), contestants(row, began)

    async def _still_here(
        self, connection: AsyncConnection, rows: list[ScoreRow], seats: list[Contestant]
    ) -> tuple[list[ScoreRow], list[Contestant]]:
        """Leaves out people who were deleted since the game was read."""
        people, wanted = schema.people.c, {row.person for row in rows if row.person}
        found = {row[0] for row in await connection.execute(select(people.id).where(people.id.in_(wanted)))}
        here = [row if row.person in found else replace(row, person=None) for row in rows]
        return here, [seat for seat in seats if seat.bot or seat.person in found]

    async def _store(self, connection: AsyncConnection, rows: list[ScoreRow], seats: list[Contestant]) -> None:
        analysed = await self._analysed(connection, rows[0].table_id)
        for row in rows:
            accuracy, luck = analysed[row.seat] if analysed else (None, None)
            more = {"sources": canonical(row.sources), "accuracy": accuracy, "luck": luck}
            await connection.execute(schema.scores.insert(), {**asdict(row), **more})
        keys = ratings.players(seats)
        if keys:
            known = await self._known_ratings(connection, rows[0].game, keys)
            await self._store_ratings(connection, rows[0].game, known, ratings.rated(seats, known))

    async def _analysed(self, connection: AsyncConnection, table: str) -> list[tuple[float, float]]:
        analyses = schema.analyses.c
        asked = select(analyses.body).where(analyses.table_id == table, analyses.format == FORMAT)
        found = (await connection.execute(asked)).first()
        if found is None:
            return []
        return [(seat.accuracy, seat.luck) for seat in decode_analysis(zlib.decompress(found[0])).seats]

    async def _known_ratings(self, connection: AsyncConnection, game: str, keys: list[Key]) -> dict[Key, Rating]:
        columns = schema.ratings.c
        names = [player for _, player in keys]
        asked = select(schema.ratings).where(columns.game == game, columns.player.in_(names))
        return {
            (row["pool"], row["player"]): Rating(row["mu"], row["sigma"], row["games"])
            for row in (await connection.execute(asked)).mappings()
        }

    async def _store_ratings(
        self, connection: AsyncConnection, game: str, before: dict[Key, Rating], after: dict[Key, Rating]
    ) -> None:
        columns = schema.ratings.c
        for (pool, player), rating in after.items():
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            if (pool, player) in before:
                one = (columns.player == player, columns.game == game, columns.pool == pool)
                await connection.execute(schema.ratings.update().where(*one).values(values))
            else:
                row = {"player": player, "game": game, "pool": pool, **values}
                await connection.execute(schema.ratings.insert(), row)


def begins_at_position(journal: list[JournalEntry], record: str) -> bool:
    """Returns whether the game continued from a position of another one. A record that a release shortened starts at a
    position too."""
    try:
        played = record_from_text(record)
    except BadRecord:
        return False
    return played.start is not None and len(played.moves) == sum(len(entry.actions) for entry in standing(journal))
