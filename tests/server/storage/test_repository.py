"""Durability of the repository: group commit, idle tables, migrations, size."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

import ludoteca.server.storage
from ludoteca.server.storage import repository as storing
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.schema import METADATA
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.rows import Person, Terms, now
from tests.server.database import somebody, with_database
from tests.server.harness import Person as Visitor
from tests.server.harness import Server

# -- group commit


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        await asyncio.gather(*(repository.add_person(somebody(number), bytes([number])) for number in range(100)))
        assert repository.writer.saved == 100
        assert repository.writer.commits <= 5
        assert await repository.session(bytes([42])) is not None

    with_database(tmp_path, work)


def test_one_bad_piece_of_work_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        works = [repository.add_person(somebody(number % 9), bytes([number])) for number in range(10)]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [isinstance(result, NotSaved) for result in results].count(True) == 1
        assert isinstance(results[9], NotSaved), "the second person with the same id"
        for number in range(9):
            assert await repository.session(bytes([number])) is not None

    with_database(tmp_path, work)


def test_saved_means_on_disk(tmp_path: Path) -> None:
    """SQLite waits for the disk at each commit, and readers do not wait for the writer."""

    async def work(repository: Repository) -> None:
        async with repository.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"

    with_database(tmp_path, work)


def test_a_version_can_be_written_once_only(tmp_path: Path) -> None:
    """Two servers on one database: the second to write a version is refused, so the journal cannot fork."""

    async def work(repository: Repository) -> None:
        from ludoteca.server.lobby import new_tables
        from ludoteca.server.protocol.schemas import NewSeat, NewTable
        from ludoteca.server.tables.journal import JournalEntry

        await repository.add_person(somebody(1), b"1")
        new = NewTable("mille-fiori", [NewSeat("me"), NewSeat("bot", "random")])
        row = await new_tables.create_table(repository, new, somebody(1))
        entry = JournalEntry(1, "act", 0, ["sail"], [], "k", now())
        await repository.save(statements.insert_entry(row.id, entry))
        with pytest.raises(NotSaved):
            await repository.save(statements.insert_entry(row.id, entry))

    with_database(tmp_path, work)


# -- the schema


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work(repository: Repository) -> None:
        async with repository.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_database(tmp_path, work)


def test_the_newest_migration_is_the_one_the_server_looks_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(ludoteca.server.storage.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == storing.NEWEST_MIGRATION


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """A database at no revision at all is the oldest there can be; a second start changes nothing."""

    async def work(repository: Repository) -> None:
        async with repository.engine.connect() as connection:
            revision = (await connection.execute(text("select version_num from alembic_version"))).scalar()
            assert revision == storing.NEWEST_MIGRATION

    with_database(tmp_path, work)
    with_database(tmp_path, work)


OLD_TABLES = (
    "insert into people values ('ana', :one, 'Ana', 'en', 5, 6)",
    "insert into tables values ('old', 'mille-fiori', 1, 2, '{}', 'waiting', 'ana', 'aB_-cD', :one, 0, 0, 7, 8, null, null)",
    "insert into seats values ('old', 0, 'person', 'ana', '', 'Ana', '')",
    "insert into seats values ('old', 1, 'open', null, '', '', '')",
)


def test_a_database_of_the_first_release_comes_up_with_all_it_held(tmp_path: Path) -> None:
    """People keep their cookies, tables their invitations."""
    old_database(tmp_path / "ludoteca.sqlite3")
    with_database(tmp_path, check_old)


def old_database(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        make_old(connection)
    engine.dispose()


def make_old(connection: Connection) -> None:
    """As the first release left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(ludoteca.server.storage.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for statement in OLD_TABLES:
        connection.execute(text(statement), {"one": b"\x01"} if ":one" in statement else {})


async def check_old(repository: Repository) -> None:
    session = await repository.session(b"\x01")
    assert session is not None
    assert session.person == Person("ana", "Ana", "en", 5)
    row = await repository.table("old")
    assert row is not None
    assert (row.invite, row.terms, row.imported, row.deadline) == ("aB_-cD", Terms(), False, None)
    assert (row.seats[0].standin, row.seats[0].left) == ("", 0)
    assert await repository.tables_of("ana") == [row]


# -- memory and disk


@pytest.fixture(scope="module")
def forgetful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("forgetful"), idle_seconds="0.4") as server:
        yield server


def until_forgotten(visitor: Visitor) -> None:
    deadline = time.monotonic() + 30
    while visitor.get("/api/health")["tables"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_idle_tables_leave_memory_and_come_back_as_they_were(forgetful: Server) -> None:
    ana = Visitor(forgetful)
    table = ana.new_table("me random random")["id"]
    page = ana.sit(table)
    shown = []
    for _ in range(6):
        page.act(page.wait_until_asked()["position"]["legal"][0])
        update = page.wait_until_asked()
        page.drain(0.2)
        assert page.update is not None
        update, entries = page.update, page.entries
        page.close()
        until_forgotten(ana)
        page = ana.sit(table)
        page.wait_for("update")
        assert page.update is not None
        for name in ("version", "position", "decision", "undo"):
            assert page.update[name] == update[name], name
        assert page.entries == entries
        shown.append(update["version"])
    assert shown == sorted(set(shown))


def test_a_key_is_remembered_after_the_table_was_forgotten(forgetful: Server) -> None:
    ana = Visitor(forgetful)
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    update = page.wait_until_asked()
    action = update["position"]["legal"][0]
    answer = page.act(action, key="once", version=update["decision"])
    page.drain(0.2)
    page.close()
    until_forgotten(ana)
    back = ana.sit(table)
    back.wait_for("update")
    assert back.act(action, key="once", version=update["decision"]) == answer


def test_a_table_in_use_stays_in_memory(forgetful: Server) -> None:
    ana = Visitor(forgetful)
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    time.sleep(1.2)
    assert ana.get("/api/health")["tables"] >= 1


def test_a_finished_game_is_small_and_can_be_looked_at_again(forgetful: Server) -> None:
    ana = Visitor(forgetful)
    table = ana.new_table("me random random random")["id"]
    page = ana.sit(table)
    last = page.play_on()
    before = ana.get(f"/api/tables/{table}/finish")
    page.close()
    until_forgotten(ana)
    again = ana.sit(table)
    update = again.wait_for("update")
    assert update["position"] == last["position"]
    assert again.entries == page.entries
    assert ana.get(f"/api/tables/{table}/finish") == before
    assert archived_bytes(forgetful, table) < 10_000


def archived_bytes(server: Server, table: str) -> int:
    import sqlite3

    with sqlite3.connect(server.data / "ludoteca.sqlite3") as database:
        sizes = database.execute(
            "select length(record) + length(position) + length(journal) from archives where table_id = ?", [table]
        ).fetchone()
        left = database.execute("select count(*) from journal where table_id = ?", [table]).fetchone()
    database.close()
    assert left == (0,)
    size: int = sizes[0]
    return size
