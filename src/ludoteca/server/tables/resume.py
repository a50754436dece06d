"""Loading a table: rebuilds the game from its row, its journal and its last snapshot."""

import contextlib

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import BadRecord, Refused
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import RELEASE, JournalEntry, standing
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import Snapshot


def resume_waiting(table: TableCore, snapshot: Snapshot | None) -> None:
    """Prepares a waiting table, whose game may start at a position of another one."""
    table.record_start = snapshot.record_start if snapshot else None


def resume_finished(table: TableCore, journal: list[JournalEntry], position: Json, record: str) -> None:
    table.journal = journal
    table.final = position
    with contextlib.suppress(BadRecord):
        played = record_from_text(record)
        if len(played.moves) == sum(
            len(entry.actions) for entry in standing(journal)
        ):  # the record was not shortened by a release
            table.record_start = played.start
    with contextlib.suppress(Refused):  # a position of other rules is shown unchanged
        table.match = table.match_from(position, table.row.version)


def resume_running(table: TableCore, journal: list[JournalEntry], snapshot: Snapshot, at: int) -> Change | None:
    """Replays the entries after the snapshot. Returns a change to store if a release changed the rules."""
    table.journal = journal
    table.record_from, table.record_start = snapshot.record_from, snapshot.record_start
    table.snapshot_version = snapshot.version
    taken_over = None
    if snapshot.rules_version != table.rules.version:
        # The rules changed during the game: its record starts here, under the present rules.
        table.record_from, table.record_start = snapshot.version, snapshot.position
        taken_over = Change(table.row, table.row, snapshot=table.snapshot(snapshot.position, snapshot.version))
    table.match = table.match_from(snapshot.position, snapshot.version)
    later = [entry for entry in journal if entry.version > snapshot.version]
    try:
        for entry in later:
            table.match.repeat(entry)
    except CommandRejected:
        return _take_back_to(table, snapshot.position, [entry.version for entry in standing(later)], at)
    return taken_over


def _take_back_to(table: TableCore, position: Json, undone: list[int], at: int) -> Change:
    """Takes the game back to the last barrier, with a journal entry, because the rules of a new release refuse its
    moves."""
    entry = JournalEntry(table.row.version + 1, RELEASE, -1, [], undone, "", at)
    table.match = table.match_from(position, entry.version)
    return table.enter(entry)
