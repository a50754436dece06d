"""Statements with several rows go to the driver itself, with the same result as through SQLAlchemy."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import make_url, select

from ludoteca.server.storage import administration, schema, statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.transactions import DriverStatements
from tests.server.database import somebody, with_database

PEOPLE = [statements.update_person(somebody(number))[1] for number in range(3)]


def driver_statements(driver: str) -> DriverStatements:
    return DriverStatements(make_url(f"{driver}://").get_dialect()())


@pytest.mark.parametrize("driver", ["sqlite", "postgresql+asyncpg"])
def test_values_come_in_the_order_of_the_statement(driver: str) -> None:
    prepared = driver_statements(driver).prepare(statements.UPDATE_PERSON, PEOPLE)
    assert prepared is not None
    text, rows = prepared
    order = [
        column for _, column in sorted((text.index(f"{column}="), column) for column in ("name", "language", "seen"))
    ]
    assert rows == [(*(person[column] for column in order), person["of"]) for person in PEOPLE]


def test_what_has_values_of_its_own_is_left_to_sqlalchemy() -> None:
    prepare = driver_statements("sqlite").prepare
    assert prepare(statements.UPDATE_PERSON, PEOPLE[:1]) is None
    assert prepare(administration.CLEAR_EVENINGS, [{"of": "a"}, {"of": "b"}]) is None


def test_rows_of_one_commit_are_stored_like_single_ones(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        people = [somebody(number) for number in range(7)]
        for number, person in enumerate(people):
            await repository.add_person(person, bytes([number]))
        named = [person.__class__(person.id, f"Name {person.id}", "es", person.created) for person in people]
        await repository.change_person(named[0])
        await asyncio.gather(*(repository.change_person(person) for person in named[1:]))
        await repository.save(*[(administration.MUTE, {"of": person.id, "to": True}) for person in people])
        found = await repository.rows(select(schema.people).order_by(schema.people.c.id))
        stored = {row["id"]: (row["name"], row["language"], row["muted"]) for row in found}
        assert stored == {person.id: (person.name, "es", True) for person in named}

    with_database(tmp_path, work)
