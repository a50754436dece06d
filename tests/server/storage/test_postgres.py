"""The same server on PostgreSQL: a real one, started for these tests in a temporary folder."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.kernel.record import record_from_text
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import NotSaved
from tests.server.database import somebody, with_database
from tests.server.harness import Person, Server
from tests.server.lobby.test_lobby import check_links
from tests.server.lobby.test_waiting import check_kept
from tests.server.postgres import Postgres
from tests.server.replay.test_replay import golden
from tests.server.storage.test_copying import db, rows
from tests.server.storage.test_repository import check_old, make_old

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.address()


def test_a_game_is_played_killed_and_finished(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database) as server:
        ana = Person(server)
        table = ana.new_table("me random random")["id"]
        page = ana.sit(table)
        acknowledged = 0
        for _ in range(10):
            answer = page.act(page.wait_until_asked()["position"]["legal"][0])
            assert answer["type"] == "accepted"
            acknowledged = answer["version"]
        server.kill()
        server.start()
        back = ana.sit(table)
        assert back.wait_for("update")["version"] >= acknowledged
        last = back.play_on()
        assert ana.get(f"/api/tables/{table}/finish")["result"] == last["result"]
        assert [entry["version"] for entry in back.entries] == list(range(1, last["version"] + 1))
        assert [mine["id"] for mine in ana.get("/api/tables")] == [table]
        assert not list(tmp_path.glob("*.sqlite3")), "nothing beside the database"


def test_company_is_kept_too(database: str, tmp_path: Path) -> None:
    """Clocks, stand-ins, takebacks, talk, links and records, over a kill."""
    with Server(tmp_path, database) as server:
        ana = Person(server)
        terms = {"public": True, "clock": {"kind": "minutes", "minutes": 100, "increment": 5}}
        table = ana.new_table("me open random", terms=terms)
        ben = Person(server, "Ben")
        page, other = ana.sit(table["id"]), ben.join(table)
        page.say("chat", text="¡Hola!")
        page.say("note", text="mine")
        page.say("note", text="mine alone")
        other.wait_until_asked()
        other.say("resign")
        page.wait_until(lambda: any(entry["kind"] == "resigned" for entry in page.entries))
        for _ in range(3):
            page.act(page.wait_until_asked()["position"]["legal"][0])
        page.say("takeback")
        page.wait_until(lambda: page.entries[-1]["kind"] == "takeback")
        token = ana.http.post("/api/me/link").json()["token"]
        phone = Person(server, "")
        server.kill()
        server.start()
        phone.http.post("/api/me/arrive", json={"token": token}).raise_for_status()
        back = phone.sit(table["id"])
        assert [line["text"] for line in back.chat] == ["¡Hola!"]
        assert '"note":"mine alone"' in back.heard[0]
        assert back.wait_for("update")["version"] >= page.entries[-1]["version"]
        assert back.wait_for("status")["clocks"][0]["left"] > 0
        assert back.table["seats"][1]["standin"] == "resigned"
        assert [watched["id"] for watched in Person(server, "Cleo").get("/api/lobby")["watch"]] == [table["id"]]
        record = golden("castles-of-burgundy-2-board-1")
        copy = ana.http.post("/api/records", json={"text": record}).json()
        assert ana.get(f"/api/tables/{copy['id']}/replay?eyes=1")["last"] == copy_length(record)


def test_an_arrangement_is_kept(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database) as server:
        check_kept(server)


def test_links_work_once(database: str) -> None:
    with_database(Path(), check_links, database)


def copy_length(record: str) -> int:
    return len(record_from_text(record).moves)


def test_a_database_of_the_first_release_comes_up(postgres: Postgres) -> None:
    async def run(address: str) -> None:
        engine = create_async_engine(address)
        async with engine.begin() as connection:
            await connection.run_sync(make_old)
        await engine.dispose()
        repository = Repository(address)
        await repository.start()
        try:
            await check_old(repository)
        finally:
            await repository.stop()

    asyncio.run(run(postgres.create("old").replace("postgresql:", "postgresql+asyncpg:")))


def test_group_commit_and_its_failures(database: str) -> None:
    async def run() -> None:
        repository = Repository(database.replace("postgresql:", "postgresql+asyncpg:"))
        await repository.start()
        try:
            works = [repository.add_person(somebody(number % 40), bytes([number])) for number in range(41)]
            results = await asyncio.gather(*works, return_exceptions=True)
            assert [number for number, result in enumerate(results) if isinstance(result, NotSaved)] == [40]
            before = repository.writer.commits
            await asyncio.gather(
                *(repository.add_person(somebody(number), bytes([number])) for number in range(50, 150))
            )
            assert repository.writer.commits - before <= 5
        finally:
            await repository.stop()

    asyncio.run(run())


def test_a_database_that_is_away_is_told_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path, postgres.create("away")) as server:
        ana = Person(server)
        assert ana.http.get("/api/health").status_code == 200
        end_all = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'away'"
        postgres.execute("alter database away with allow_connections false", end_all)
        assert ana.http.get("/api/health").status_code == 503
        lobby = ana.http.get("/api/lobby")
        assert (lobby.status_code, lobby.json()["error"]["code"]) == (503, "database-away")
        postgres.execute("alter database away with allow_connections true")
        assert ana.http.get("/api/health").status_code == 200
        assert ana.http.get("/api/lobby").status_code == 200


def test_a_server_moves_from_sqlite_to_postgres(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.create("moved")
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.new_table("me random")["id"]
        page = ana.sit(table)
        asked = page.wait_until_asked()
        server.stop()
    assert db("move", address, "--data-dir", str(tmp_path)).returncode == 0
    moved = Server(tmp_path, address)
    moved.port = server.port
    with moved:
        back = ana.sit(table)
        assert back.wait_until_asked()["position"] == asked["position"]
        assert back.play_on()["result"] is not None
    saved = tmp_path / "saved.sqlite3"
    assert db("backup", str(saved), "--database", address).returncode == 0
    assert [row[0] for row in rows(saved)["archives"]] == [table]
