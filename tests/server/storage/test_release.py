"""A game in progress survives a release, even one that changes its rules."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import text

from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import new_tables
from ludoteca.server.protocol.schemas import NewSeat, NewTable
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody, with_database

PLAYERS = 2


async def begun(repository: Repository, choice: str = "simultaneous") -> LiveTable:
    """A game of two seats, both of one person, without anybody looking."""
    await repository.add_person(somebody(1), b"1")
    new = NewTable("mille-fiori", [NewSeat("me"), NewSeat("me")], {"choice": choice})
    table = LiveTable(await new_tables.create_table(repository, new, somebody(1)), repository)
    for seat in range(PLAYERS):
        await table.take_nonce(seat, f"{seat}" * 32)
    return table


async def play(table: LiveTable, moves: int) -> None:
    for _ in range(moves):
        state = table.core.state
        assert state is not None
        if state.over:
            return
        seat = state.deciding[0]
        await table.act(seat, [state.text(seat, state.legal(seat)[0])], table.core.version, f"k{table.core.version}")


async def woken(repository: Repository, id: str) -> LiveTable:
    row = await repository.table(id)
    assert row is not None
    table = LiveTable(row, repository)
    await table.load()
    return table


async def change(repository: Repository, statement: str) -> None:
    async with repository.engine.begin() as connection:
        await connection.execute(text(statement))


def run(data: Path, work: Callable[[Repository], Awaitable[None]]) -> None:
    with_database(data, work)


def digest(table: LiveTable) -> str:
    assert table.core.state is not None
    return table.core.state.digest


def test_every_moment_of_a_game_can_be_woken_from_the_store(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        table = await begun(repository)
        while table.core.state is not None and not table.core.state.over:
            await play(table, 1)
            again = await woken(repository, table.core.id)
            assert digest(again) == digest(table)
            assert again.core.row == table.core.row
            assert [entry.events for entry in again.core.journal] != [] or table.core.version == 0
            if table.core.match is not None and again.core.match is not None and not table.core.state.over:
                assert again.core.match.opened == table.core.match.opened
                assert again.core.record().to_text() == table.core.record().to_text()

    run(tmp_path, work)


def test_under_new_rules_the_record_begins_at_the_last_snapshot(tmp_path: Path) -> None:
    """The server that saved the table had older rules: today's go on from the position it left."""

    async def work(repository: Repository) -> None:
        table = await begun(repository)
        await play(table, 9)
        await change(repository, "update snapshots set rules_version = 0")
        again = await woken(repository, table.core.id)
        assert digest(again) == digest(table)
        assert again.core.record_from > 0
        assert again.core.record_start is not None
        await play(again, 10_000)
        assert again.core.row.status == "over"
        record = again.core.record()
        assert record.start == again.core.record_start
        assert record.replay(again.core.rules).digest == digest(again)
        assert (await woken(repository, table.core.id)).core.row.result == again.core.row.result

    run(tmp_path, work)


def test_moves_that_new_rules_refuse_are_taken_back_openly(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        table = await begun(repository, "on-turn")
        while table.core.match is not None and table.core.match.snapshot_version == table.core.version:
            await play(table, 1)
        assert table.core.match is not None
        before, last = table.core.match.snapshot_version, table.core.version
        await change(repository, f"update journal set actions = 'no longer legal' where version = {last}")
        again = await woken(repository, table.core.id)
        assert again.core.version == last + 1
        assert (again.core.journal[-1].kind, again.core.journal[-1].undone) == (
            "release",
            list(range(before + 1, last + 1)),
        )
        once_more = await woken(repository, table.core.id)
        assert digest(once_more) == digest(again)
        await play(once_more, 10_000)
        assert once_more.core.row.status == "over"
        assert once_more.core.record().replay(once_more.core.rules).over

    run(tmp_path, work)


def test_a_store_that_fails_takes_nothing_with_it(tmp_path: Path) -> None:
    """The move did not happen; the table is forgotten and comes back as the database knows it."""
    from ludoteca.server.storage.writer import NotSaved

    async def work(repository: Repository) -> None:
        table = await begun(repository)
        await play(table, 3)
        saved = digest(table)
        await change(
            repository, "create trigger full before insert on journal begin select raise(abort, 'disk full'); end"
        )
        results = await asyncio.gather(play(table, 1), return_exceptions=True)
        assert isinstance(results[0], NotSaved)
        assert table.gone
        assert table.core.row.version == 3, "nothing of it was shown"
        await change(repository, "drop trigger full")
        again = await woken(repository, table.core.id)
        assert digest(again) == saved
        await play(again, 1)
        assert again.core.version == 4

    run(tmp_path, work)
