"""A table without I/O: it runs where no web framework, database or serializer is installed."""

import subprocess
import sys
import textwrap

import pytest

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.server.settings import Limits
from ludoteca.server.tables import commands, resume, seats, views
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import SeatRow, Snapshot, TableRow, Terms

ABSENT = ("litestar", "sqlalchemy", "uvicorn", "msgspec", "alembic", "aiosqlite", "websockets", "fluent", "asyncio")


class NoWords:
    """Says what it was given to say: enough for a table that nobody reads."""

    def event_and_reason(self, event: Event, names: object, viewer: int | None) -> tuple[list[str], str]:
        return [f"{event.type} {sorted(event.values)}"], ""

    def addressed(self, event: Event, viewer: int | None) -> tuple[bool, ...]:
        return ()


def row_of(game: str, players: int, clock: str = "") -> TableRow:
    """Everybody is a person of their own, at a table that waits for nonces."""
    people = tuple(SeatRow(seat, "person", f"person {seat}", "", f"P{seat}", "") for seat in range(players))
    options = ludoteca.game(game).rules(players).options
    return TableRow(
        "t",
        game,
        1,
        players,
        options,
        "waiting",
        "person 0",
        "",
        bytes(32),
        0,
        0,
        1,
        1,
        None,
        None,
        people,
        Terms(clock=clock),
    )


def commit(table: TableCore, change: Change) -> Change:
    table.commit(change)
    return change


def begun(game: str, players: int = 3, clock: str = "") -> tuple[TableCore, Snapshot]:
    table = TableCore(row_of(game, players, clock), Limits())
    change = None
    for seat in range(players):
        change = commit(table, seats.take_nonce(table, seat, f"{seat}" * 32, 1000))
    assert change is not None
    assert change.snapshot is not None
    return table, change.snapshot


def act(table: TableCore, at: int = 2000) -> Change:
    state = table.state
    assert state is not None
    seat = state.deciding[0]
    text = state.text(seat, state.legal(seat)[0])
    return commit(table, commands.act(table, seat, [text], table.version, f"k{table.version}", at))


@pytest.mark.parametrize("game", sorted(ludoteca.all_games()))
def test_a_whole_game_is_played_and_resumed_from_its_changes_alone(game: str) -> None:
    """The changes hold all that is needed: row, entries and snapshot make the same table again, after every command."""
    table, snapshot = begun(game)
    archive = None
    while table.running:
        change = act(table)
        snapshot, archive = change.snapshot or snapshot, change.archive
        if archive is None and table.version % 7 == 0:
            again = TableCore(table.row)
            assert resume.resume_running(again, list(table.journal), snapshot, 0) is None
            assert again.state is not None
            assert table.state is not None
            assert again.state.digest == table.state.digest
            assert again.record().to_text() == table.record().to_text()
    assert archive is not None
    assert table.row.result is not None
    finished = TableCore(table.row)
    resume.resume_finished(finished, archive.journal, archive.position, archive.record)
    assert views.seen_at(finished, 0).position == views.seen_at(table, 0).position


def test_a_rejected_command_changes_nothing() -> None:
    table, _ = begun("mille-fiori")
    before = (table.row, list(table.journal), table.state.digest if table.state else "")
    with pytest.raises(CommandRejected, match="illegal"):
        commands.act(table, 0, ["nonsense"], 0, "k", 5)
    state = table.state
    assert state is not None
    with pytest.raises(CommandRejected, match="stale"):
        commands.act(table, 0, [state.text(0, state.legal(0)[0])], 7, "k", 5)
    with pytest.raises(CommandRejected, match="nothing-to-undo"):
        commands.undo(table, 0, False, 0, "k", 5)
    assert (table.row, table.journal, table.state.digest if table.state else "") == before


def test_what_is_not_committed_is_not_shown() -> None:
    table, _ = begun("mille-fiori")
    state = table.state
    assert state is not None
    change = commands.act(table, 0, [state.text(0, state.legal(0)[0])], 0, "k", 5)
    assert (table.version, table.entries_after(0)) == (0, [])
    table.commit(change)
    assert (table.version, table.entries_after(0)) == (1, [change.entry])


def test_a_projection_tells_a_secret_to_its_own_seat_only() -> None:
    """The card that seat 0 chose: its name is in seat 0's entry, and in nobody else's."""
    table, _ = begun("mille-fiori")
    state = table.state
    assert state is not None
    change = commit(table, commands.act(table, 0, [state.text(0, state.legal(0)[0])], 0, "k", 5))
    assert change.entry is not None
    own, other, spectator = (
        views.ViewerProjection(NoWords(), table.names, viewer).entry(change.entry).events[0] for viewer in (0, 1, None)
    )
    assert "card" in own.values
    assert "card" not in other.values
    assert other == spectator
    assert "card" not in "".join(other.parts)


def test_a_takeback_goes_back_over_barriers() -> None:
    table, _ = begun("mille-fiori")
    for _ in range(12):
        act(table)
    version = table.last_act(0)
    assert version is not None
    position = table.position_before(version)
    change = commit(table, commands.take_back(table, 0, version, position, 9))
    assert change.snapshot is not None
    assert change.snapshot.position == position
    assert table.state is not None
    assert table.state.to_json() == position


def test_when_everybody_has_resigned_the_table_is_deserted() -> None:
    table, _ = begun("mille-fiori", 2)
    commit(table, commands.resign(table, 0, 5))
    assert not commands.is_deserted(table)
    assert table.is_bot(0)
    commit(table, commands.resign(table, 1, 6))
    assert commands.is_deserted(table)
    commit(table, commands.close(table, 7))
    assert table.row.status == "closed"
    with pytest.raises(CommandRejected, match="closed"):
        commands.act(table, 0, ["sail"], table.version, "k", 8)


def test_the_core_needs_the_kernel_only() -> None:
    """In a process where nothing else can be imported a table is made, played at and looked at."""
    script = f"""
        import sys

        class Absent:
            def find_spec(self, name, path=None, target=None):
                if name.partition(".")[0] in {ABSENT!r}:
                    raise ImportError(f"{{name}} is not here")

        sys.meta_path.insert(0, Absent())
        import pkgutil
        import ludoteca.server.tables
        for module in pkgutil.iter_modules(ludoteca.server.tables.__path__):
            __import__("ludoteca.server.tables." + module.name)
        import ludoteca
        from ludoteca.server.tables import commands, seats, views
        from ludoteca.server.tables.core import TableCore
        from ludoteca.server.tables.presence import presence_when_unloaded
        from ludoteca.server.tables.rows import SeatRow, TableRow

        people = tuple(SeatRow(seat, "person", f"p{{seat}}", "", f"P{{seat}}", "") for seat in range(2))
        options = ludoteca.game("mille-fiori").rules(2).options
        row = TableRow("t", "mille-fiori", 1, 2, options, "waiting", "p0", "", bytes(32), 0, 0, 1, 1, None, None, people)
        table = TableCore(row)
        for seat in range(2):
            table.commit(seats.take_nonce(table, seat, f"{{seat}}" * 32, 2))
        text = table.state.text(0, table.state.legal(0)[0])
        table.commit(commands.act(table, 0, [text], 0, "k", 3))
        assert views.table_info(table.row, "p0", presence_when_unloaded(row)).status == "playing"
        assert views.seen_at(table, 1).position["seat"] == 1
        assert not [name for name in sys.modules if name.partition(".")[0] in {ABSENT!r}]
        print(table.version)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=False)
    assert done.stdout == "1\n", done.stderr
