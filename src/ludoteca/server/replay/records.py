"""Records from outside: replaying and checking them, importing them as tables, and continuing from a position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from secrets import token_bytes

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import BadRecord, Refused
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby import table_factory
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import Branch, RecordCheck
from ludoteca.server.replay.replay import ReplayCache
from ludoteca.server.storage import statements
from ludoteca.server.storage.writer import BoundStatement
from ludoteca.server.tables.change import Archive
from ludoteca.server.tables.journal import ACT, JournalEntry
from ludoteca.server.tables.rows import Person, SeatRow, Snapshot, TableRow, Terms, now

MOST_MOVES = 5000
"""Several times the moves of the longest game, so that nobody can make the server play for ever."""


@dataclass
class ReplayedRecord:
    """A replayed record: its final state and the entries on the way."""

    record: Record
    rules: Rules
    state: State
    entries: list[JournalEntry]


def read(text: str) -> ReplayedRecord:
    """Replays a record; raises BadRecord, BadSettings or BadPosition for its first error."""
    record = record_from_text(text)
    rules = ludoteca.game(record.game).rules(record.players, record.options)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("record-too-many-moves", {"limit": MOST_MOVES})
    record.replay(rules)
    match = Match(rules, record.seed, record.start)
    at = now()
    entries = [
        JournalEntry(version, ACT, move.seat, [move.text], [], "", at, match.apply(move.seat, move.text).events)
        for version, move in enumerate(record.moves, 1)
    ]
    return ReplayedRecord(record, rules, match.state, entries)


def why_bad(error: Refused, text: str, language: str) -> str:
    """Returns what is wrong with a record; if the rules of its game refused a move, in the game's words."""
    words = words_of(_game_of(text), language)
    if isinstance(error, BadRecord) and error.why is not None:
        names = [words.say("imported-seat", number=seat + 1) for seat in range(_most_seats(text))]
        return words.refusal(error.refusal, (), why=words.refusal(error.why, names))
    return words.refusal(error.refusal)


def _game_of(text: str) -> str:
    try:
        return ludoteca.game(record_from_text(text).game).id
    except Refused:
        return ""


def _most_seats(text: str) -> int:
    return record_from_text(text).players


def check(text: str, language: str) -> RecordCheck:
    """Checks that all moves of a record are legal and that it ends as it says."""
    try:
        done = read(text)
    except Refused as error:
        return _unchecked(text, error, why_bad(error, text, language))
    record = done.record
    return RecordCheck(record.game, record.players, len(record.moves), done.state.digest, True, record.seed.hex(), "")


def _unchecked(text: str, error: Refused, why: str) -> RecordCheck:
    """Returns what is known about a faulty record."""
    try:
        record = record_from_text(text)
    except Refused:
        return RecordCheck("", 0, 0, "", False, "", why)
    ply = error.refusal.values.get("ply")
    whole = error.refusal.id == "record-digest-wrong"
    plies = len(record.moves) if whole else ply - 1 if isinstance(ply, int) else 0
    digest = str(error.refusal.values.get("replayed", ""))
    return RecordCheck(record.game, record.players, plies, digest, False, record.seed.hex(), why)


# -- tables


def imported_table(done: ReplayedRecord, host: Person, language: str) -> tuple[TableRow, list[BoundStatement]]:
    """Returns a finished table at which nobody sits, and the statements that store it."""
    words = words_of("", language)
    seats = [
        SeatRow(seat, "person", None, "", words.say("imported-seat", number=seat + 1), "")
        for seat in range(done.rules.players)
    ]
    row = table_factory.row_for(done.rules, seats, host.id, Terms())
    result = done.state.result.to_json() if done.state.over else None
    row = replace(row, status="over", imported=True, started=row.created, version=len(done.entries), result=result)
    archive = statements.archive_game(row.id, Archive(done.record.to_text(), done.state.to_json(), done.entries))
    return row, [*statements.insert_table(row), *archive]


async def branch(tables: TableRegistry, replays: ReplayCache, id: str, wanted: Branch, person: Person) -> TableRow:
    """Creates a table that continues from a position of a finished one."""
    table = (await tables.hub(id)).table.core
    if table.row.status != "over":
        raise Refused("no-branch")
    state = (await replays.timeline(table)).at(wanted.version)
    row, work = branch_table(state, wanted, person, table.row)
    await tables.repository.save(*work)
    return row


def branch_table(state: State, wanted: Branch, host: Person, table: TableRow) -> tuple[TableRow, list[BoundStatement]]:
    """Returns a new game from this state of a table, with new chance and everybody in their colour.

    The position is what the chosen seat knew then; hidden information is dealt anew, so that knowledge of the finished
    game gives no advantage.
    """
    colours = [was.colour for was in table.seats]
    return table_from(state, wanted.seat, wanted.bot, host, colours, exact=False)


def table_from(
    state: State, seat: int, bot: str, host: Person, colours: Sequence[int | None], exact: bool
) -> tuple[TableRow, list[BoundStatement]]:
    """Returns a new table that starts from this position, with `host` at the seat and bots at the others, and the
    statements that store it."""
    rules = state.rules
    if not 0 <= seat < rules.players:
        raise Refused("seat-unknown", {"seat": seat})
    if state.over:
        raise Refused("no-branch")
    seats = [
        table_factory.person_seat(number, host)
        if number == seat
        else table_factory.bot_seat(number, bot, rules.game.id)
        for number in range(rules.players)
    ]
    coloured = [replace(one, colour=colour) for one, colour in zip(seats, colours, strict=True)]
    row = table_factory.row_for(rules, table_factory.numbered_names(coloured), host.id, Terms())
    position = state.to_json() if exact else dealt_anew(state, seat)
    start = statements.put_snapshot(row.id, Snapshot(0, position, rules.version, 0, position), True)
    return row, [*statements.insert_table(row), start]


def dealt_anew(state: State, seat: int) -> Json:
    return state.view(seat).sample(Random(token_bytes(32))).to_json()
