"""Retention: by default tables with moves are kept for ever."""

from dataclasses import replace
from pathlib import Path

import ludoteca
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.admin.retention import DAY, Retention
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby import table_factory
from ludoteca.server.lobby.table_factory import bot_seat, open_seat, person_seat
from ludoteca.server.settings import Limits
from ludoteca.server.storage import schema, statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, TableRow, Terms, now
from tests.server.database import somebody, with_database

FOREVER = Limits(keep_unbegun_days=0, keep_guests_days=0)
RULES = ludoteca.game("mille-fiori").rules(2, {})


async def kept(repository: Repository) -> set[str]:
    rows = await repository.rows(schema.tables.select())
    return {row["id"] for row in rows}


def old(id: str, host: Person, days: float, **changes: object) -> TableRow:
    """A table that did not change for so many days."""
    at = now() - round(days * DAY)
    row = table_factory.row_for(RULES, [person_seat(0, host), open_seat(1)], host.id, Terms())
    return replace(row, id=id, created=at, changed=at, **changes)  # type: ignore[arg-type]


async def tables(repository: Repository) -> None:
    host = replace(somebody(1), created=now() - 500 * DAY)
    await repository.add_person(host, b"1")
    for days in (1, 100):
        await repository.add_table(old(f"waiting-{days}", host, days))
        await repository.add_table(old(f"unbegun-closed-{days}", host, days, status="closed"))
        begun = {"started": 1, "version": 3}
        await repository.add_table(old(f"playing-{days}", host, days, status="playing", **begun))
        await repository.add_table(old(f"closed-{days}", host, days, status="closed", **begun))
        await repository.add_table(old(f"over-{days}", host, days, status="over", **begun))


def swept(limits: Limits, tmp_path: Path) -> tuple[set[str], dict[str, int]]:
    """Which tables are gone, and what was counted."""
    gone: set[str] = set()
    counted: dict[str, int] = {}

    async def work(repository: Repository) -> None:
        await tables(repository)
        before = await kept(repository)
        registry, people = TableRegistry(repository, limits), PeopleService(repository)
        told = await Retention(registry, people).sweep(remove=False)
        assert await kept(repository) == before
        counted.update({line.kind: line.count for line in told})
        assert await Retention(registry, people).sweep(remove=True) == told
        gone.update(before - await kept(repository))

    with_database(tmp_path, work)
    return gone, counted


def test_by_default_whatever_has_moves_is_kept(tmp_path: Path) -> None:
    gone, _ = swept(Limits(), tmp_path)
    assert gone == {"waiting-100", "unbegun-closed-100"}


def test_each_setting_has_its_own_tables(tmp_path: Path) -> None:
    assert swept(FOREVER, tmp_path / "0") == (
        set(),
        dict.fromkeys(("unbegun", "abandoned", "finished", "analyses", "guests"), 0),
    )
    abandoned = swept(replace(FOREVER, keep_abandoned_days=10), tmp_path / "1")
    assert abandoned[0] == {"playing-100", "closed-100"}
    assert swept(replace(FOREVER, keep_finished_days=10), tmp_path / "2")[0] == {"over-100"}


def test_a_sweep_is_bounded(tmp_path: Path) -> None:
    limits = Limits(keep_unbegun_days=0.5, retention_batch=3)

    async def work(repository: Repository) -> None:
        await tables(repository)
        retention = Retention(TableRegistry(repository, limits), PeopleService(repository))
        line = (await retention.sweep(remove=True))[0]
        assert (line.count, line.more) == (3, True)
        line = (await retention.sweep(remove=True))[0]
        assert (line.count, line.more) == (1, False)

    with_database(tmp_path, work)


def test_guests_and_analyses_go_when_they_are_old(tmp_path: Path) -> None:
    limits = replace(FOREVER, keep_guests_days=90, keep_analyses_days=7)

    async def work(repository: Repository) -> None:
        await tables(repository)
        for number, days in ((2, 1), (3, 100), (4, 100)):
            guest = replace(somebody(number), created=now() - days * DAY)
            await repository.add_person(guest, str(number).encode())
        await repository.save((schema.tokens.update().values(seen=now() - 100 * DAY), {}))
        await repository.add_device(somebody(4), b"of a new browser", "")
        people = PeopleService(repository)
        for table, made in (("over-1", now()), ("over-100", 0)):
            await repository.save(*statements.put_analysis(table, 1, b"{}"))
            await repository.save(
                (schema.analyses.update().where(schema.analyses.c.table_id == table).values(made=made), {})
            )
        retention = Retention(TableRegistry(repository, limits), people)
        assert [line.count for line in await retention.sweep(remove=True)] == [0, 0, 0, 1, 1]
        assert [row["id"] for row in await repository.rows(schema.people.select().order_by(schema.people.c.id))] == [
            "person 1",
            "person 2",
            "person 4",
        ]
        assert await repository.analysis("over-1", 1) == b"{}"
        assert await repository.analysis("over-100", 1) is None

    with_database(tmp_path, work)


def test_a_table_in_use_is_left_alone(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        host = somebody(1)
        await repository.add_person(host, b"1")
        row = table_factory.row_for(
            RULES, [person_seat(0, host), bot_seat(1, "random", "mille-fiori")], host.id, Terms()
        )
        await repository.add_table(replace(row, changed=0))
        registry = TableRegistry(repository, Limits())
        retention = Retention(registry, PeopleService(repository))
        await registry.hub(row.id)
        assert (await retention.sweep(remove=True))[0].count == 0
        assert await kept(repository) == {row.id}
        registry.lose_all()
        assert (await retention.sweep(remove=True))[0].count == 1
        assert await kept(repository) == set()

    with_database(tmp_path, work)
