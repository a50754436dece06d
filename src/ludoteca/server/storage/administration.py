"""Queries and deletions for admins: people and tables by name or age, and everything that belongs to one of them.

Which tables refer to a person is derived from the schema (`ForeignKey("people.id")`), so new tables are covered
automatically.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Column, ColumnElement, Select, Table, and_, bindparam, func, or_, select

from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import BoundStatement, UnitOfWork
from ludoteca.server.tables.rows import TableRow

people, tables, seats, chat = schema.people, schema.tables, schema.seats, schema.chat
NOBODY = "nobody"
"""The id that replaces a deleted host: a row of `people` without name or devices."""
OldTables = Literal["unbegun", "abandoned", "finished"]
_OLD: dict[OldTables, ColumnElement[bool]] = {
    "unbegun": and_(tables.c.status.in_(("waiting", "closed")), tables.c.started == 0),
    "abandoned": and_(tables.c.status.in_(("playing", "closed")), tables.c.started > 0),
    "finished": tables.c.status == "over",
}

RENAME_SEAT = (
    seats.update()
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("number"))
    .values(name=bindparam("to"))
)
OWN_LINES = and_(
    chat.c.table_id == bindparam("of"),
    or_(
        chat.c.person == bindparam("by"),
        # Earlier releases did not store the author of a line: it is found by the seat, or a spectator's name.
        and_(chat.c.person.is_(None), chat.c.seat == bindparam("number"), chat.c.name == bindparam("called")),
    ),
)
RENAME_LINES = chat.update().where(OWN_LINES).values(name=bindparam("to"))
MUTE = people.update().where(people.c.id == bindparam("of")).values(muted=bindparam("to"))
FORGET_REMATCH = tables.update().where(tables.c.next == bindparam("of")).values(next=None)
DELETE_OLD_ANALYSIS = schema.analyses.delete().where(schema.analyses.c.table_id == bindparam("of"))
_PLAYED = (seats, tables, schema.scores)  # other people's games too: these rows are changed, not deleted


def _referring(to: Table, but: Sequence[Table] = ()) -> Iterator[Column[object]]:
    """Yields the columns that refer to this table, in an order in which their rows can be deleted."""
    for table in reversed(schema.METADATA.sorted_tables):
        if table not in but:
            yield from (column for column in table.columns if column.references(to.primary_key.columns[0]))


_PERSONAL = list(_referring(people, _PLAYED))
CLEAR_ENTRANT = schema.entrants.update().where(schema.entrants.c.person == bindparam("of")).values(person="", name="–")
DELETE_LOOKS = schema.onlookers.delete().where(schema.onlookers.c.viewer == bindparam("of"))
CLEAR_SCORES = schema.scores.update().where(schema.scores.c.person == bindparam("of")).values(person=None)
DELETE_RATINGS = schema.ratings.delete().where(schema.ratings.c.player == bindparam("of"))
CLEAR_EVENINGS = schema.evenings.update().where(schema.evenings.c.host == bindparam("of")).values(host="")
_DELETE_PERSON = (
    [CLEAR_ENTRANT, DELETE_LOOKS, CLEAR_SCORES, DELETE_RATINGS, CLEAR_EVENINGS]
    + [column.table.delete().where(column == bindparam("of")) for column in _PERSONAL]
    + [people.delete().where(people.c.id == bindparam("of"))]
)
_DELETE_TABLE = [column.table.delete().where(column == bindparam("of")) for column in _referring(tables)] + [
    tables.delete().where(tables.c.id == bindparam("of"))
]


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str
    created: int
    muted: bool
    tables: int


# -- what is written


def delete_table(table: str) -> UnitOfWork:
    return [(FORGET_REMATCH, {"of": table}), *((statement, {"of": table}) for statement in _DELETE_TABLE)]


def delete_person(person: str) -> UnitOfWork:
    """Deletes a person; fails while they sit at a table or host one."""
    return [(statement, {"of": person}) for statement in _DELETE_PERSON]


def rename_seat(table: str, seat: int, name: str) -> BoundStatement:
    return RENAME_SEAT, {"of": table, "number": seat, "to": name}


def rename_lines(table: str, person: str, seat: int, called: str, name: str) -> BoundStatement:
    return RENAME_LINES, {"of": table, "by": person, "number": seat, "called": called, "to": name}


# -- what is read


class Administration:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def find_people(self, text: str, limit: int) -> list[PersonRow]:
        """Returns people by id or by a part of their name, the newest first."""
        found = or_(people.c.id == text, _has(people.c.name, text)) if text else people.c.id.is_not(None)
        return await self._people(
            select(people).where(found, people.c.id != NOBODY).order_by(people.c.created.desc()).limit(limit)
        )

    async def person(self, id: str) -> PersonRow | None:
        rows = await self._people(select(people).where(people.c.id == id, people.c.id != NOBODY))
        return rows[0] if rows else None

    async def _people(self, asked: Select[tuple[object, ...]]) -> list[PersonRow]:
        rows = await self._repository.rows(asked)
        ids = [row["id"] for row in rows]
        at = select(seats.c.person, func.count(seats.c.table_id.distinct()).label("count"))
        counts = await self._repository.rows(at.where(seats.c.person.in_(ids)).group_by(seats.c.person))
        seated = {row["person"]: row["count"] for row in counts}
        return [
            PersonRow(row["id"], row["name"], row["created"], row["muted"], seated.get(row["id"], 0)) for row in rows
        ]

    async def find_tables(self, text: str, status: str, limit: int) -> list[TableRow]:
        """Returns tables by id, person or a part of a name at their seats, the last changed first."""
        asked = select(tables)
        if status:
            asked = asked.where(tables.c.status == status)
        if text:
            sits = select(seats.c.table_id).where(or_(seats.c.person == text, _has(seats.c.name, text)))
            asked = asked.where(or_(tables.c.id == text, tables.c.host == text, tables.c.id.in_(sits)))
        return await self._repository.newest_tables(asked, limit)

    async def tables_of(self, person: str) -> list[str]:
        """Returns the tables where a person sits, which they host, or where they wrote chat lines or notes."""
        own = [
            select(seats.c.table_id).where(seats.c.person == person),
            select(tables.c.id).where(tables.c.host == person),
            select(chat.c.table_id).where(chat.c.person == person),
            select(schema.notes.c.table_id).where(schema.notes.c.person == person),
        ]
        found = [row for asked in own for row in await self._repository.rows(asked)]
        return sorted({str(value) for row in found for value in row.values()})

    # -- what is old

    async def old_tables(self, kind: OldTables, before: int, limit: int) -> list[str]:
        """Returns tables that were last changed before then, the oldest first."""
        asked = select(tables.c.id).where(_OLD[kind], tables.c.changed < before)
        rows = await self._repository.rows(asked.order_by(tables.c.changed).limit(limit))
        return [row["id"] for row in rows]

    async def old_guests(self, before: int, limit: int) -> list[str]:
        """Returns people at no table whose devices were all last seen before then."""
        sits = select(seats.c.person).where(seats.c.person == people.c.id)
        hosts = select(tables.c.id).where(tables.c.host == people.c.id)
        later = select(schema.tokens.c.person).where(
            schema.tokens.c.person == people.c.id, schema.tokens.c.seen >= before
        )
        asked = select(people.c.id).where(people.c.created < before, ~sits.exists(), ~hosts.exists(), ~later.exists())
        rows = await self._repository.rows(asked.order_by(people.c.created).limit(limit))
        return [row["id"] for row in rows]

    async def old_analyses(self, before: int, limit: int) -> list[str]:
        made = schema.analyses.c.made
        asked = select(schema.analyses.c.table_id).where(made < before)
        return [row["table_id"] for row in await self._repository.rows(asked.order_by(made).limit(limit))]


def _has(column: Column[str], text: str) -> ColumnElement[bool]:
    return column.icontains(text, autoescape=True)
