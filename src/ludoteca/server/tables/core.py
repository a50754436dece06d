"""A table without I/O: its row, its game, its journal.

`seats.py` and `commands.py` contain what can be done with it: each function takes a table and returns a `Change`, or
raises `CommandRejected` and changes nothing. The shell (`live/table.py`) stores the change and then calls `commit`.
`views.py` makes what a viewer may know.
"""

from dataclasses import replace

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import Move, Record
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server.tables import clock, dealt
from ludoteca.server.tables.change import Archive, Change
from ludoteca.server.tables.journal import JournalEntry, standing
from ludoteca.server.tables.limits import TableLimits
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import Snapshot, TableRow
from ludoteca.server.tables.versioned_match import VersionedMatch

STANDIN_BOT = "medium"


class TableCore:
    """`row` is the table as it is stored; game and journal may be ahead of it until `commit`.

    `match` is None before the game, and for a finished game that today's rules cannot read (see `final`). The game's
    record starts at version `record_from` and, unless that is the seed, at position `record_start`. `first_game` has
    the moves of the game that a duel was made of.
    """

    def __init__(self, row: TableRow, limits: TableLimits | None = None) -> None:
        self.row = row
        self.rules: Rules = ludoteca.game(row.game).rules(row.players, row.options)
        self.match: VersionedMatch | None = None
        self.final: Json | None = None
        self.journal: list[JournalEntry] = []
        self.record_from = 0
        self.record_start: Json | None = None
        self.snapshot_version = 0
        self.first_game: list[Move] = []
        self.seen = {seat.seat: seat.seen for seat in row.seats}
        self.pace = clock.pace_of(row.terms.clock, limits or TableLimits())

    # -- the table

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    @property
    def begun(self) -> bool:
        return self.match is not None or self.final is not None

    @property
    def running(self) -> bool:
        return self.row.status == "playing"

    def check_running(self) -> None:
        if not self.running:
            raise CommandRejected("closed" if self.row.status == "closed" else "not-playing")

    def entries_after(self, version: int) -> list[JournalEntry]:
        """Returns the stored entries after this version."""
        return self.journal[max(version, 0) : self.row.version]  # the first entry is version 1

    # -- its seats

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if person is not None and seat.person == person]

    def bot_of(self, seat: int) -> str:
        """Returns the bot that decides for this seat, at its own seat or as a stand-in; empty if a person does."""
        row = self.row.seats[seat]
        return STANDIN_BOT if row.standin else row.bot

    def is_bot(self, seat: int) -> bool:
        return self.bot_of(seat) != ""

    @property
    def final_seats(self) -> frozenset[int]:
        """The seats of reproducible bots. What they have answered cannot be taken back, because they must not have
        seen more at one table than at another."""
        bots = [seat.seat for seat in self.row.seats if seat.kind == "bot"]
        return frozenset(bots if self.row.deal is not None else ())

    def plays_self(self, seat: int) -> bool:
        """Returns whether the game runs and no bot plays for this seat."""
        return self.running and not self.is_bot(seat)

    def needs_nonce(self, seat: int | None) -> bool:
        return self.row.status == "waiting" and seat is not None and not self.row.seats[seat].nonce

    # -- its game

    @property
    def state(self) -> State | None:
        return self.match.state if self.match is not None else None

    @property
    def deciding(self) -> list[int]:
        return [seat.seat for seat in self.row.seats if self.row.deciding >> seat.seat & 1]

    def asked_since(self, seat: int) -> int:
        """Returns when this seat's present decision began."""
        assert self.match is not None
        version = self.match.opened[seat]
        return self.journal[version - 1].at if version else self.row.started

    def playing(self) -> VersionedMatch:
        """Returns the running game; raises CommandRejected if there is none."""
        self.check_running()
        assert self.match is not None, "a running table has a game"
        return self.match

    def seed(self) -> bytes:
        return dealt.seed_of(self.row)

    def match_from(self, position: Json, version: int) -> VersionedMatch:
        """Returns a match that continues from this position and remembers the keys of all earlier commands."""
        match = VersionedMatch(self.rules, self.seed(), position, version, self.final_seats)
        for entry in self.journal:
            if entry.version <= version:
                match.remember(entry)
        return match

    # -- its record

    def record(self) -> Record:
        """Returns the game so far. Only a finished game's record leaves the server."""
        return self._record_of(self.recorded())

    def recorded(self) -> list[JournalEntry]:
        return [entry for entry in standing(self.journal) if entry.version > self.record_from]

    def moves(self) -> list[Move]:
        """Returns the moves of the record so far."""
        return [Move(entry.seat, text) for entry in self.recorded() for text in entry.actions]

    def last_act(self, seat: int) -> int | None:
        """Returns the version of a seat's last act that was not taken back, within the record."""
        own = [each.version for each in self.recorded() if each.seat == seat]
        return own[-1] if own else None

    def beginning(self) -> State:
        """Returns the state at which the record starts."""
        return self._record_of([]).begin(self.rules)

    @property
    def first_chapter(self) -> int:
        """Returns the round or phase in which the game begins: the first, unless it continues from a position of
        another game."""
        if self.record_start is None or self.record_from > 0:
            return 1
        return self.rules.from_json(self.record_start, self.seed()).chapter()

    def position_before(self, version: int) -> Json:
        """Returns the position before this version by replaying the record, which takes a while."""
        state = self.beginning()
        for act in self.recorded():
            if act.version < version:
                for text in act.actions:
                    state.apply(act.seat, text)
        return state.to_json()

    def _record_of(self, acts: list[JournalEntry]) -> Record:
        state = self.state
        return Record(
            self.row.game,
            self.rules.version,
            self.row.players,
            self.row.options,
            self.seed(),
            [Move(entry.seat, text) for entry in acts for text in entry.actions],
            self.record_start,
            self.rules.data_digest(),
            state.digest if state is not None and state.over else "",
        )

    # -- changing it

    def enter(self, entry: JournalEntry, row: TableRow | None = None) -> Change:
        """Appends an entry to the journal and returns the change. `row` is the table with what the entry changed
        besides the game."""
        assert self.match is not None
        if self.match.version < entry.version:
            self.match.note(entry)
        self.journal.append(entry)
        after = self._row_after(entry, row or self.row)
        position = self.match.state.to_json
        if after.status == "over":
            archive = Archive(self.record().to_text(), position(), self.journal)
            return Change(self.row, after, entry, archive=archive)
        if self.match.snapshot_version == self.snapshot_version:
            return Change(self.row, after, entry)
        self.snapshot_version = self.match.snapshot_version
        return Change(self.row, after, entry, self.snapshot(position(), entry.version))

    def commit(self, change: Change) -> None:
        """Makes a stored change the table's present state, which may be shown."""
        self.row = change.after

    def snapshot(self, position: Json, version: int) -> Snapshot:
        return Snapshot(version, position, self.rules.version, self.record_from, self.record_start)

    def _row_after(self, entry: JournalEntry, row: TableRow) -> TableRow:
        assert self.match is not None
        state = self.match.state
        status = "over" if state.over else row.status
        deciding = state.deciding_mask if status == "playing" else 0
        after = replace(
            row,
            version=entry.version,
            status=status,
            deciding=deciding,
            changed=entry.at,
            since=min((self.asked_since(seat) for seat in state.deciding), default=0) if deciding else 0,
            result=state.result.to_json() if state.over else None,
        )
        undone = [self.journal[version - 1] for version in entry.undone]
        return clock.advanced(self.row, after, entry, undone, self.pace)
