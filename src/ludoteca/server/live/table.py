"""A table in memory: its game, its journal, and those who look at it. Everything that changes it goes through here.

One thing happens at a time (`lock`), and nothing is shown before it is durable. If the store fails, the table is
abandoned: the database has the truth, and the next one who asks gets it from there.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import Move, Record
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Options, Rules
from ludoteca.kernel.state import State
from ludoteca.server.live.presence import Presence, presence_of, seats_here
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.settings import Limits
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.statements import Piece
from ludoteca.server.tables import clock, seeds
from ludoteca.server.tables.hosting import host_of
from ludoteca.server.tables.journal import BACK, CLOSED, RELEASE, RESIGNED, STANDIN, TAKEBACK, JournalEntry, standing
from ludoteca.server.tables.rows import SeatRow, Snapshot, TableRow, now
from ludoteca.server.tables.versioned_match import CommandRejected, VersionedMatch

STANDIN_BOT = "greedy"


def nonces(row: TableRow) -> dict[int, str]:
    return {seat.seat: seat.nonce for seat in row.seats if seat.nonce}


def _is_ready(seat: SeatRow) -> bool:
    """Whether nobody is waited for at this seat before the game begins."""
    return seat.kind == "bot" or (seat.kind == "person" and seat.nonce != "")


class LiveTable:
    """`play` is None until the game begins, and for a finished game that today's rules cannot read (see `final`)."""

    def __init__(self, row: TableRow, kept: Repository, limits: Limits | None = None) -> None:
        self.row = row
        self.now: Callable[[], int] = now
        self.rules: Rules = ludoteca.game(row.game).rules(row.players, row.options)
        self.play: VersionedMatch | None = None
        self.final: Json | None = None
        self.log: list[JournalEntry] = []
        self.record_from = 0
        self.record_start: Json | None = None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.seen = presence_of(row).seen
        self.last_used = time.monotonic()
        self.last_change = 0.0
        self.changed: Callable[[], None] = lambda: None  # told of every change, after it is durable
        self.lost: Callable[[], None] = lambda: None  # told when the table is abandoned
        self.store = kept
        self._pace = clock.pace_of(row.terms.clock, limits or Limits())
        self._snapshot_version = 0

    # -- what it is

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
    def state(self) -> State | None:
        return self.play.state if self.play is not None else None

    @property
    def deciding(self) -> list[int]:
        return [seat.seat for seat in self.row.seats if self.row.deciding >> seat.seat & 1]

    @property
    def begun(self) -> bool:
        return self.play is not None or self.final is not None

    @property
    def running(self) -> bool:
        return self.row.status == "playing"

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides here: its own seat, or a person's."""
        return self.bot_of(seat) != ""

    def plays_self(self, seat: int) -> bool:
        """Whether the game runs and no bot plays for this seat."""
        return self.running and not self.is_bot(seat)

    def bot_of(self, seat: int) -> str:
        row = self.row.seats[seat]
        return STANDIN_BOT if row.standin else row.bot

    def asked_since(self, seat: int) -> int:
        """When this seat's present decision began."""
        assert self.play is not None
        version = self.play.opened[seat]
        return self.log[version - 1].at if version else self.row.started

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if person is not None and seat.person == person]

    def needs_nonce(self, seat: int | None) -> bool:
        return self.row.status == "waiting" and seat is not None and not self.row.seats[seat].nonce

    # -- waking up

    async def load(self) -> None:
        if not self.row.started:
            await self._load_start()
            return
        self.log = await self.store.journal(self.id)
        if self.row.status == "over":
            await self._load_final()
            return
        snapshot = await self.store.snapshot(self.id)
        assert snapshot is not None, "a running table has a snapshot"
        self.record_from, self.record_start = snapshot.record_from, snapshot.record_start
        self._snapshot_version = snapshot.version
        await self._resume(snapshot)

    async def _load_start(self) -> None:
        """A game may begin at a position of another one."""
        snapshot = await self.store.snapshot(self.id)
        self.record_start = snapshot.record_start if snapshot else None

    async def _load_final(self) -> None:
        self.final = await self.store.final_position(self.id)
        with contextlib.suppress(Refused):  # a position written by other rules is shown as it was
            self.play = self._play_from(self.final, self.row.version)

    async def _resume(self, snapshot: Snapshot) -> None:
        if snapshot.rules_version != self.rules.version:
            # The rules changed while the game ran: its record begins here, where today's rules take over.
            self.record_from, self.record_start = snapshot.version, snapshot.position
            taken_over = self._snapshot(snapshot.position, snapshot.version)
            await self._save([statements.snapshot_work(self.id, taken_over, False)], self.row)
        self.play = self._play_from(snapshot.position, snapshot.version)
        later = [entry for entry in self.log if entry.version > snapshot.version]
        try:
            for entry in later:
                self.play.repeat(entry)
        except CommandRejected:
            await self._release(snapshot.position, [entry.version for entry in standing(later)])

    def _play_from(self, position: Json, version: int) -> VersionedMatch:
        play = VersionedMatch(self.rules, self._seed(), position, version)
        for entry in self.log:
            if entry.version <= version:
                play.remember(entry)
        return play

    async def _release(self, position: Json, undone: list[int]) -> None:
        """Today's rules refuse what yesterday's allowed: back to the last barrier, openly."""
        entry = JournalEntry(self.row.version + 1, RELEASE, -1, [], undone, "", self.now())
        self.log.append(entry)
        self.play = self._play_from(position, entry.version)
        self._snapshot_version = entry.version
        row = self._row_after(entry, self.row)
        snapshot = statements.snapshot_work(self.id, self._snapshot(position, entry.version), False)
        await self._save([statements.entry_work(self.id, entry), snapshot], row)

    def _seed(self) -> bytes:
        return seeds.seed_of(self.row.secret, self.id, nonces(self.row))

    # -- sitting down

    async def sit(self, *seats: SeatRow) -> None:
        """Who sits at these seats from now on. A nonce goes with its person: the seed counts it where they play."""
        await self._sit(seats, self.row.options)

    async def arrange(self, seats: list[SeatRow], order: list[int]) -> None:
        """All seats anew, `order` has their old numbers: rules that were chosen for a seat go with whoever had it."""
        options = self.row.options
        if self.record_start is None:  # a position holds what was chosen for each seat
            options = self.rules.game.presentation.reseated(options, order)
        self.rules = self.rules.game.rules(self.row.players, options)
        await self._sit(seats, options)

    async def _sit(self, seats: Sequence[SeatRow], options: Options) -> None:
        moved = [seat.seat for seat in seats if seat != self.row.seats[seat.seat]]
        self.seen |= dict.fromkeys(moved, 0)  # of another one
        row = self._row_with(*seats)
        work = [statements.options_work(self.id, options), *(statements.seen_work(self.id, seat, 0) for seat in moved)]
        await self._wait_with(replace(row, options=options, host=host_of(row)), work)

    async def hand_on(self, host: str) -> None:
        """Somebody else is the host from now on."""
        await self._wait_with(replace(self.row, host=host, changed=self.now()), [])

    async def take_nonce(self, seat: int, nonce: str) -> None:
        await self._wait_with(self._row_with(replace(self.row.seats[seat], nonce=nonce)), [])

    async def _wait_with(self, row: TableRow, work: list[Piece]) -> None:
        """The game begins when nobody is missing any more."""
        if all(_is_ready(seat) for seat in row.seats):
            self.play = VersionedMatch(self.rules, seeds.seed_of(row.secret, row.id, nonces(row)), self.record_start)
            row = replace(row, status="playing", deciding=self.play.state.deciding_mask)
            row = clock.started(replace(row, started=row.changed, since=row.changed), self._pace, row.changed)
            first = self._snapshot(self.play.state.to_json(), 0)
            work = [*work, statements.snapshot_work(self.id, first, self.record_start is None)]
        await self._save(work, row)
        self.changed()

    def _row_with(self, *changed: SeatRow) -> TableRow:
        seats = {seat.seat: seat for seat in (*self.row.seats, *changed)}
        return replace(self.row, seats=tuple(seats.values()), changed=self.now())

    # -- absence (callers hold the lock)

    async def stand_in(self, seat: int, why: str, caller: int | None = None) -> int:
        """A bot plays for this person, because their time is over or somebody called it."""
        values: dict[str, object] = {"why": why} if caller is None else {"why": why, "other": caller}
        return await self._seat_entry(STANDIN, seat, why, [Event(f"table-{STANDIN}", seat, values)])

    async def come_back(self, seat: int) -> int:
        return await self._seat_entry(BACK, seat, "", [])

    async def resign(self, seat: int) -> int:
        """For good. When nobody is left, there is no game to go on with."""
        version = await self._seat_entry(RESIGNED, seat, "resigned", [])
        if all(one.kind != "person" or one.standin == "resigned" for one in self.row.seats):
            return await self.close()
        return version

    async def close(self) -> int:
        """Ends the table: nobody plays on, and nothing that was hidden is told."""
        row = replace(self.row, status="closed", deadline=None, deciding=0, since=0, changed=self.now())
        if self.running:
            return await self._enter(JournalEntry(self.version + 1, CLOSED, -1, [], [], "", self.now()), row)
        await self._save([], row)
        self.changed()
        return self.version

    async def _seat_entry(self, kind: str, seat: int, standin: str, events: list[Event]) -> int:
        row = self._row_with(replace(self.row.seats[seat], standin=standin))
        return await self._enter(JournalEntry(self.version + 1, kind, seat, [], [], "", self.now(), events), row)

    # -- playing (callers hold the lock)

    async def act(self, seat: int, actions: list[str], version: int, key: str) -> int:
        """The version that the actions led to; raises No. The same key gets the same answer and acts once."""
        play = self._playing()
        if key and (before := play.answered(seat, key)) is not None:
            return before
        return await self._enter(play.act(seat, actions, version, key, self.now()))

    async def undo(self, seat: int, all: bool, version: int, key: str) -> int:
        play = self._playing()
        if (before := play.answered(seat, key)) is not None:
            return before
        return await self._enter(play.undo(seat, all, version, key, self.now()))

    def check_running(self) -> None:
        if not self.running:
            raise CommandRejected("closed" if self.row.status == "closed" else "not-playing")

    def _playing(self) -> VersionedMatch:
        self.check_running()
        assert self.play is not None, "a running table has a game"
        return self.play

    def last_act(self, seat: int) -> int | None:
        """The version of a seat's last message that stands, as far back as the record goes."""
        own = [each.version for each in self._recorded() if each.seat == seat]
        return own[-1] if own else None

    async def take_back(self, seat: int, version: int) -> int:
        """Everything from this version on falls away, for everybody. What chance brought then, it will bring again."""
        self._playing()
        acts = self._recorded()
        kept = [each for each in acts if each.version < version]
        undone = [each.version for each in acts if each.version >= version]
        position = await asyncio.to_thread(self._position_after, kept)
        entry = JournalEntry(self.version + 1, TAKEBACK, seat, [], undone, "", self.now())
        self.play = self._play_from(position, entry.version)
        return await self._enter(entry, self.row)

    def beginning(self) -> State:
        """Where the record begins."""
        return self._record_of([]).begin(self.rules)

    def _position_after(self, acts: list[JournalEntry]) -> Json:
        state = self.beginning()
        for act in acts:
            for text in act.actions:
                state.apply(act.seat, text)
        return state.to_json()

    async def _enter(self, entry: JournalEntry, row: TableRow | None = None) -> int:
        """Writes an entry down, and shows it. `row` is the table with what the entry changed about it."""
        assert self.play is not None
        if self.play.version < entry.version:
            self.play.note(entry)
        self.log.append(entry)
        row = self._row_after(entry, row or self.row)
        work = [statements.entry_work(self.id, entry)]
        if row.status == "over":
            work += statements.archive_work(self.id, self.record().to_text(), self.play.state.to_json(), self.log)
        elif self.play.snapshot_version != self._snapshot_version:
            self._snapshot_version = self.play.snapshot_version
            work.append(
                statements.snapshot_work(self.id, self._snapshot(self.play.state.to_json(), entry.version), False)
            )
        await self._save(work, row)
        self.changed()
        return entry.version

    def _row_after(self, entry: JournalEntry, row: TableRow) -> TableRow:
        assert self.play is not None
        state = self.play.state
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
        undone = [self.log[version - 1] for version in entry.undone]
        return clock.advanced(self.row, after, entry, undone, self._pace)

    def _snapshot(self, position: Json, version: int) -> Snapshot:
        return Snapshot(version, position, self.rules.version, self.record_from, self.record_start)

    async def _save(self, work: list[Piece], row: TableRow) -> None:
        """`row` counts only when all is durable: what is shown comes from it."""
        moved = [seat for seat, before in zip(row.seats, self.row.seats, strict=True) if seat != before]
        about = [statements.table_work(row), *(statements.seat_work(self.id, seat) for seat in moved)]
        try:
            await self.store.save(*work, *about)
        except BaseException:
            self.gone = True  # memory is ahead of the database: forget it
            self.lost()
            raise
        self.row = row
        self.last_change = time.monotonic()

    # -- telling

    def record(self) -> Record:
        """The game so far. Only a finished game's record leaves the server."""
        return self._record_of(self._recorded())

    def _recorded(self) -> list[JournalEntry]:
        return [entry for entry in standing(self.log) if entry.version > self.record_from]

    def _record_of(self, acts: list[JournalEntry]) -> Record:
        state = self.state
        return Record(
            self.row.game,
            self.rules.version,
            self.row.players,
            self.row.options,
            self._seed(),
            [Move(entry.seat, text) for entry in acts for text in entry.actions],
            self.record_start,
            self.rules.data_digest(),
            state.digest if state is not None and state.over else "",
        )

    def here(self) -> list[int]:
        return seats_here(self.row, self.viewers)

    def note_absence(self, seats: list[int]) -> list[Piece]:
        """These seats are left alone from now on; returns what to write down."""
        at = self.now()
        self.seen |= dict.fromkeys(seats, at)
        return [statements.seen_work(self.id, seat, at) for seat in seats]

    def presence(self) -> Presence:
        return Presence(self.here(), self.seen)

    def entries_after(self, version: int) -> list[JournalEntry]:
        """What happened after this version, as far as it is durable."""
        return self.log[max(version, 0) : self.row.version]  # the first entry is version 1
