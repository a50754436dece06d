"""Queries for deals, evenings and onlookers."""

from collections.abc import Collection

from sqlalchemy import select

from ludoteca.server.storage import contest_rows, schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import BoundStatement
from ludoteca.server.tables.rows import Deal, Entrant, Evening, TableRow


class ContestQueries:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def save(self, *work: BoundStatement) -> None:
        await self._repository.save(*work)

    async def deal(self, id: str) -> Deal | None:
        return (await self._repository.deals([id])).get(id)

    async def deal_of_day(self, day: str, game: str) -> Deal | None:
        of_day = schema.deals.c.day == day, schema.deals.c.game == game
        rows = await self._repository.rows(select(schema.deals).where(*of_day))
        return contest_rows.deal(rows[0]) if rows else None

    async def deals_of_evening(self, evening: str) -> list[Deal]:
        found = select(schema.deals).where(schema.deals.c.evening == evening).order_by(schema.deals.c.board)
        return [contest_rows.deal(row) for row in await self._repository.rows(found)]

    async def tables_of_deals(self, deals: Collection[str]) -> list[TableRow]:
        """Returns all tables of these deals in the order of their creation."""
        tables = schema.tables.c
        found = select(schema.tables).where(tables.deal.in_(deals)).order_by(tables.created, tables.id)
        return await self._repository.with_seats(await self._repository.rows(found)) if deals else []

    async def has_seen(self, seen: Collection[str], viewers: Collection[str]) -> bool:
        """Returns whether one of these viewers has seen one of these tables, or chose to look at one of these deals
        instead of playing it."""
        of_them = schema.onlookers.c.seen.in_(seen), schema.onlookers.c.viewer.in_(viewers)
        return bool(
            seen and viewers and await self._repository.rows(select(schema.onlookers.c.seen).where(*of_them).limit(1))
        )

    async def evening(self, id: str) -> Evening | None:
        rows = await self._repository.rows(select(schema.evenings).where(schema.evenings.c.id == id))
        return contest_rows.evening(rows[0]) if rows else None

    async def evenings_going_on(self) -> list[Evening]:
        """Returns the evenings whose next round begins automatically."""
        columns = schema.evenings.c
        found = select(schema.evenings).where(columns.auto, columns.round > 0, columns.round < columns.boards)
        return [contest_rows.evening(row) for row in await self._repository.rows(found)]

    async def evening_with_code(self, code: str) -> str | None:
        rows = await self._repository.rows(select(schema.evenings.c.id).where(schema.evenings.c.invite == code))
        return rows[0]["id"] if rows else None

    async def entrants(self, evening: str) -> list[Entrant]:
        found = select(schema.entrants).where(schema.entrants.c.evening == evening).order_by(schema.entrants.c.number)
        return [Entrant(row["number"], row["person"], row["name"]) for row in await self._repository.rows(found)]
