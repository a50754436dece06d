"""Every stored database is brought up to date, and every game in it goes on or can be looked at."""

import contextlib
import gzip
import sqlite3
from pathlib import Path

import pytest

import ludoteca
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.settings import Limits
from ludoteca.server.storage.repository import NEWEST_MIGRATION, Repository
from tests.server.database import with_database

DUMPS = sorted(Path(__file__).parent.glob("*.sql.gz"))


def test_the_newest_schema_is_in_the_corpus() -> None:
    names = [dump.name.removesuffix(".sql.gz") for dump in DUMPS]
    assert names == [f"{number:04}" for number in range(1, int(NEWEST_MIGRATION) + 1)], (
        "run python -m tests.corpus.make"
    )


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.name)
def test_its_games_go_on(dump: Path, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database:
        database.executescript(gzip.decompress(dump.read_bytes()).decode())
        ids = [id for (id,) in database.execute("select id from tables")]
    statuses: list[str] = []

    async def work(repository: Repository) -> None:
        tables = TableRegistry(repository, Limits())
        for id in ids:
            await look(tables, id)
            statuses.append((await tables.row(id)).status)

    with_database(tmp_path, work)
    assert sorted(statuses) == ["closed", "over", "over", "playing", "playing", "playing", "waiting"]


async def look(tables: TableRegistry, id: str) -> None:
    table = (await tables.hub(id)).table
    core = table.core
    if core.row.status == "over":
        record = ludoteca.record_from_text(await tables.repository.record(id))
        assert record.replay(core.rules).result.to_json() == core.row.result
    if core.row.status == "playing":
        assert core.state is not None
        seat, before = core.deciding[0], core.version
        await table.act(seat, [core.state.text(seat, core.state.legal(seat)[0])], before, "again")
        assert core.version == before + 1
        assert [entry.version for entry in await tables.repository.journal(id)] == list(range(1, before + 2))
