"""A table in memory: its game, its journal, and those who look at it. Everything that changes it goes through here.

One thing happens at a time (`lock`), and nothing is shown before it is durable. If the store fails, the table is
abandoned: the database has the truth, and the next one who asks gets it from there.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import replace

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import Move, Record
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server import seeds, store
from ludoteca.server.journal import RELEASE, Entry, standing
from ludoteca.server.play import No, Play
from ludoteca.server.store import SeatRow, Snapshot, Store, TableRow
from ludoteca.server.viewer import Viewer
from ludoteca.server.writer import Work


def nonces(row: TableRow) -> dict[int, str]:
    return {seat.seat: seat.nonce for seat in row.seats if seat.nonce}


class LiveTable:
    """`play` is None until the game begins, and for a finished game that today's rules cannot read (see `final`)."""

    def __init__(self, row: TableRow, kept: Store) -> None:
        self.row = row
        self.rules: Rules = ludoteca.game(row.game).rules(row.players, row.options)
        self.play: Play | None = None
        self.final: Json | None = None
        self.log: list[Entry] = []
        self.record_from = 0
        self.record_start: Json | None = None
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.last_used = time.monotonic()
        self.last_change = 0.0
        self.changed: Callable[[], None] = lambda: None  # told of every change, after it is durable
        self.lost: Callable[[], None] = lambda: None  # told when the table is abandoned
        self._store = kept
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

    def is_bot(self, seat: int) -> bool:
        return self.row.seats[seat].kind == "bot"

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if person is not None and seat.person == person]

    def needs_nonce(self, seat: int | None) -> bool:
        return self.row.status == "waiting" and seat is not None and not self.row.seats[seat].nonce

    # -- waking up

    async def load(self) -> None:
        if self.row.status == "waiting":
            return
        self.log = await self._store.journal(self.id)
        if self.row.status == "over":
            await self._load_final()
            return
        snapshot = await self._store.snapshot(self.id)
        assert snapshot is not None, "a running table has a snapshot"
        self.record_from, self.record_start = snapshot.record_from, snapshot.record_start
        self._snapshot_version = snapshot.version
        await self._resume(snapshot)

    async def _load_final(self) -> None:
        self.final = await self._store.final_position(self.id)
        with contextlib.suppress(Refused):  # a position written by other rules is shown as it was
            self.play = self._play_from(self.final, self.row.version)

    async def _resume(self, snapshot: Snapshot) -> None:
        if snapshot.rules_version != self.rules.version:
            # The rules changed while the game ran: its record begins here, where today's rules take over.
            self.record_from, self.record_start = snapshot.version, snapshot.position
            taken_over = self._snapshot(snapshot.position, snapshot.version)
            await self._save([store.snapshot_work(self.id, taken_over, False)], self.row)
        self.play = self._play_from(snapshot.position, snapshot.version)
        later = [entry for entry in self.log if entry.version > snapshot.version]
        try:
            for entry in later:
                self.play.repeat(entry)
        except No:
            await self._release(snapshot.position, [entry.version for entry in standing(later)])

    def _play_from(self, position: Json, version: int) -> Play:
        play = Play(self.rules, self._seed(), position, version)
        for entry in self.log:
            if entry.version <= version:
                play.remember(entry)
        return play

    async def _release(self, position: Json, undone: list[int]) -> None:
        """Today's rules refuse what yesterday's allowed: back to the last barrier, openly."""
        entry = Entry(self.row.version + 1, RELEASE, -1, [], undone, "", store.now())
        self.log.append(entry)
        self.play = self._play_from(position, entry.version)
        self._snapshot_version = entry.version
        row = self._row_after(entry)
        snapshot = store.snapshot_work(self.id, self._snapshot(position, entry.version), False)
        await self._save([store.entry_work(self.id, entry), store.table_work(row), snapshot], row)

    def _seed(self) -> bytes:
        return seeds.seed_of(self.row.secret, self.id, nonces(self.row))

    # -- sitting down

    async def sit(self, seat: SeatRow) -> None:
        """Gives a seat to somebody."""
        await self._save([store.seat_work(self.id, seat)], self._row_with(seat))
        self.changed()

    async def take_nonce(self, seat: int, nonce: str) -> None:
        """Notes a person's nonce; the last one missing begins the game."""
        row = self._row_with(replace(self.row.seats[seat], nonce=nonce))
        work = [store.seat_work(self.id, row.seats[seat])]
        if all(one.kind == "bot" or one.nonce for one in row.seats):
            self.play = Play(self.rules, seeds.seed_of(row.secret, row.id, nonces(row)))
            row = replace(row, status="playing", deciding=self.play.state.deciding_mask)
            first = self._snapshot(self.play.state.to_json(), 0)
            work += [store.table_work(row), store.snapshot_work(self.id, first, True)]
        await self._save(work, row)
        self.changed()

    def _row_with(self, seat: SeatRow) -> TableRow:
        seats = [seat if one.seat == seat.seat else one for one in self.row.seats]
        return replace(self.row, seats=tuple(seats), changed=store.now())

    # -- playing (callers hold the lock)

    async def act(self, seat: int, actions: list[str], version: int, key: str) -> int:
        """The version that the actions led to; raises No. The same key gets the same answer and acts once."""
        play = self._playing()
        if key and (before := play.answered(seat, key)) is not None:
            return before
        return await self._enter(play.act(seat, actions, version, key, store.now()))

    async def undo(self, seat: int, all: bool, version: int, key: str) -> int:
        play = self._playing()
        if (before := play.answered(seat, key)) is not None:
            return before
        return await self._enter(play.undo(seat, all, version, key, store.now()))

    def _playing(self) -> Play:
        if self.play is None:
            raise No("not-playing")
        return self.play

    async def _enter(self, entry: Entry) -> int:
        assert self.play is not None
        self.log.append(entry)
        row = self._row_after(entry)
        work = [store.entry_work(self.id, entry), store.table_work(row)]
        if self.play.state.over:
            work += store.archive_work(self.id, self.record().to_text(), self.play.state.to_json(), self.log)
        elif self.play.snapshot_version != self._snapshot_version:
            self._snapshot_version = self.play.snapshot_version
            work.append(store.snapshot_work(self.id, self._snapshot(self.play.state.to_json(), entry.version), False))
        await self._save(work, row)
        self.changed()
        return entry.version

    def _row_after(self, entry: Entry) -> TableRow:
        assert self.play is not None
        state = self.play.state
        return replace(
            self.row,
            version=entry.version,
            status="over" if state.over else "playing",
            deciding=state.deciding_mask,
            changed=entry.at,
            result=state.result.to_json() if state.over else None,
        )

    def _snapshot(self, position: Json, version: int) -> Snapshot:
        return Snapshot(version, position, self.rules.version, self.record_from, self.record_start)

    async def _save(self, work: Work, row: TableRow) -> None:
        """`row` counts only when all is durable: what is shown comes from it."""
        try:
            await self._store.save(*work)
        except BaseException:
            self.gone = True  # memory is ahead of the database: forget it
            self.lost()
            raise
        self.row = row
        self.last_change = time.monotonic()

    # -- telling

    def record(self) -> Record:
        """The game so far. Only a finished game's record leaves the server."""
        assert self.play is not None
        acts = [entry for entry in standing(self.log) if entry.version > self.record_from]
        moves = [Move(entry.seat, text) for entry in acts for text in entry.actions]
        state = self.play.state
        return Record(
            self.row.game,
            self.rules.version,
            self.row.players,
            self.row.options,
            self._seed(),
            moves,
            self.record_start,
            self.rules.data_digest(),
            state.digest if state.over else "",
        )

    def here(self) -> list[int]:
        """The seats of people who look at the table now."""
        return sorted({viewer.seat for viewer in self.viewers if viewer.seat is not None})

    def entries_after(self, version: int) -> list[Entry]:
        """What happened after this version, as far as it is durable."""
        return self.log[max(version, 0) : self.row.version]  # the first entry is version 1
