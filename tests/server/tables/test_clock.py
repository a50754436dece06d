"""How clocks are charged and incremented, without any I/O."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.server.live.clock_watch import ClockWatch
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby import table_factory
from ludoteca.server.protocol.schemas import NewSeat, NewTable
from ludoteca.server.settings import Limits
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables import clock
from ludoteca.server.tables.clock import Clock
from ludoteca.server.tables.journal import ACT, BACK, STANDIN, UNDO, JournalEntry
from ludoteca.server.tables.rows import SeatRow, TableRow, Terms, now
from tests.server.database import somebody, with_database

MINUTE = 60_000
DAY = 86_400_000


def table(text: str, deciding: int = 0b11, kinds: str = "person person bot") -> TableRow:
    seats = tuple(SeatRow(number, kind, None, "", kind, "") for number, kind in enumerate(kinds.split()))
    row = TableRow(
        "t", "g", 1, 3, {}, "playing", "h", "c", b"", 0, deciding, 0, 0, None, None, seats, Terms(clock=text)
    )
    return clock.started(row, clock.pace_of(text, Limits()), 0)


def after(
    row: TableRow, at: int, deciding: int, kind: str = ACT, seat: int = 0, undone: list[JournalEntry] | None = None
) -> TableRow:
    entry = JournalEntry(row.version + 1, kind, seat, [], [], "", at)
    changed = replace(row, deciding=deciding, version=entry.version)
    return clock.advanced(row, changed, entry, undone or [], clock.pace_of(row.terms.clock, Limits()))


def left(row: TableRow, at: int) -> list[int]:
    return [clock.left_at(row, seat, at) for seat in range(3)]


def test_texts_and_clocks() -> None:
    for each in (Clock(), Clock("minutes", 10, 5), Clock("days", days=3)):
        assert clock.clock_of(clock.text_of(each)) == each
    assert [clock.text_of(Clock("minutes", 10, 5)), clock.text_of(Clock())] == ["minutes 10 5", ""]


def test_every_deciding_persons_clock_runs() -> None:
    row = table("minutes 10 5")
    assert row.deadline == 10 * MINUTE
    assert left(row, 1000) == [10 * MINUTE - 1000, 10 * MINUTE - 1000, 0]
    assert [info.running for info in clock.infos(row, 0)] == [True, True, False]
    assert clock.infos(table(""), 0) == []
    assert table("").deadline is None


def test_a_finished_decision_brings_its_increment_and_stops_the_clock() -> None:
    row = after(table("minutes 10 5"), 2000, 0b10)
    assert left(row, 9000) == [10 * MINUTE - 2000 + 5000, 10 * MINUTE - 9000, 0]
    assert row.deadline == 10 * MINUTE
    nobody = after(row, 9000, 0b100, seat=1)
    assert nobody.deadline is None
    assert left(nobody, 10**9) == left(nobody, 9000)


def test_doing_and_undoing_brings_nothing() -> None:
    row = table("minutes 10 5")
    done = after(row, 0, 0b10)
    undone = after(done, 0, 0b11, UNDO, undone=[JournalEntry(1, ACT, 0, [], [], "", 0)])
    assert left(undone, 0) == left(row, 0)


def test_at_zero_the_time_is_over_and_not_less() -> None:
    row = table("minutes 1 0")
    assert clock.run_out(row, MINUTE - 1) == []
    assert clock.run_out(row, MINUTE) == [0, 1]
    assert left(row, 5 * MINUTE) == [0, 0, 0]


def test_a_bot_in_its_place_stops_a_clock_and_coming_back_gives_a_minute() -> None:
    row = table("minutes 1 0")
    away = replace(row, seats=(replace(row.seats[0], standin="clock"), *row.seats[1:]))
    gone = clock.advanced(
        row, away, JournalEntry(1, STANDIN, 0, [], [], "", MINUTE), [], clock.pace_of("minutes 1 0", Limits())
    )
    assert clock.ticking(gone) == {1}
    here = replace(gone, seats=(replace(gone.seats[0], standin=""), *gone.seats[1:]))
    back = clock.advanced(
        gone, here, JournalEntry(2, BACK, 0, [], [], "", 90_000), [], clock.pace_of("minutes 1 0", Limits())
    )
    assert clock.left_at(back, 0, 90_000) == MINUTE


def test_days_begin_anew_with_each_decision() -> None:
    row = table("days 2")
    assert row.deadline == 2 * DAY
    row = after(row, DAY, 0b10)
    assert (left(row, DAY)[1], row.deadline) == (DAY, 2 * DAY), "the other one is still asked the same"
    row = after(row, DAY + 5, 0b01, seat=1)
    assert (left(row, DAY + 5)[0], row.deadline) == (2 * DAY, 3 * DAY + 5)
    row = after(row, DAY + 9, 0b01)
    assert row.deadline == 3 * DAY + 9, "one decision after another of the same seat"


# -- in the database


async def kept(repository: Repository, clock: str, at: int) -> TableRow:
    """A running table of one person whose clock was last charged at this time."""
    row = table_factory.table_row(NewTable("mille-fiori", [NewSeat("me"), NewSeat("open")]), somebody(1))
    row = replace(row, status="playing", terms=Terms(clock=clock), ticked=at, deadline=at + 50_000)
    await repository.add_table(row)
    return row


async def watched(repository: Repository) -> None:
    watch = ClockWatch(TableRegistry(repository, Limits()))
    await watch.start()
    await watch.stop()
    await repository.wait_until_written()


def test_minutes_do_not_run_while_there_is_no_server_and_days_do(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        down = now() - 1_000_000
        rows = [await kept(repository, text, down - 10_000) for text in ("minutes 1 0", "days 1")]
        await repository.save(*statements.record_heartbeat(down))
        await watched(repository)
        minutes, days = [await repository.table(row.id) for row in rows]
        assert minutes is not None
        assert minutes.deadline is not None
        assert 10_000 <= now() - minutes.ticked < 500_000, "what ran before the server went counts"
        assert minutes.deadline - minutes.ticked == 50_000
        assert days == rows[1]

    with_database(tmp_path, work)


def test_minutes_do_not_run_while_the_machine_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        before = now()
        row = await kept(repository, "minutes 1 0", before - 10_000)
        watch = ClockWatch(TableRegistry(repository, Limits()))
        await watch.look()
        assert await repository.table(row.id) == row, "nothing to give back"
        true_time = time.time_ns
        hours = 3 * 3_600_000
        monkeypatch.setattr(time, "time_ns", lambda: true_time() + hours * 1_000_000)
        assert now() - before < hours, "the clock stands still until somebody looks"
        await watch.look()
        assert now() - before >= hours
        found = await repository.table(row.id)
        assert found is not None
        assert found.deadline is not None
        assert row.deadline is not None
        assert abs(found.deadline - row.deadline - hours) < 2_000
        monkeypatch.undo()
        await watch.look()
        found = await repository.table(row.id)
        assert found is not None
        assert found.deadline is not None
        assert abs(found.deadline - row.deadline) < 2_000, "set back, it is the same"

    with_database(tmp_path, work)


def test_no_clock_is_set_into_the_future(tmp_path: Path) -> None:
    """The last sign of life may be older than the table."""

    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        row = await kept(repository, "minutes 1 0", now() - 5)
        await repository.save(*statements.record_heartbeat(1000))
        await watched(repository)
        found = await repository.table(row.id)
        assert found is not None
        assert found.ticked <= now()
        await watched(repository)
        assert await repository.minutes_run()

    with_database(tmp_path, work)


def test_tables_that_are_due_are_found(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        assert not await repository.minutes_run()
        row = await kept(repository, "days 1", 1000)
        assert await repository.tables_due(50_999) == []
        assert await repository.tables_due(51_000) == [row.id]

    with_database(tmp_path, work)
