"""Replays: every position of a game by version, as a seat or a spectator saw it."""

import asyncio
from collections import OrderedDict

from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.state import State
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import Chapter, PositionInfo, Replay
from ludoteca.server.replay.scores import scores_over_time
from ludoteca.server.tables import views
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import ACT, JournalEntry, standing
from ludoteca.server.tables.rows import Person
from ludoteca.server.tables.views import EntryInfo, EventInfo, ViewerProjection

TABLE_EYES = "table"
CACHED_TIMELINES = 8
"""The number of cached timelines."""


class Timeline:
    """The states of a game by version. `first` is the version at which its record starts; the timeline grows with the
    journal."""

    def __init__(self, start: State, first: int) -> None:
        self.first = first
        self._line = [(first, start)]  # the acts not taken back, by version, with the resulting state
        self._states = [start]
        self.growing = asyncio.Lock()

    @property
    def last(self) -> int:
        return self.first + len(self._states) - 1

    @property
    def brought(self) -> list[int]:
        """The points that everybody had before the first move, in a game that continued from a position of another
        one."""
        start = self._states[0]
        return [start.scores[seat] if self.first == 0 else 0 for seat in range(start.rules.players)]

    def at(self, version: int) -> State:
        if not self.first <= version <= self.last:
            raise Refused("position-unknown", {"version": version})
        return self._states[version - self.first]

    def grow(self, log: list[JournalEntry]) -> None:
        """Plays the entries of the journal that are new since the last call."""
        for entry in log[self.last :]:
            if entry.kind == ACT:
                self._play(entry)
            elif entry.undone:
                self._go_back(entry, log)
            self._states.append(self._line[-1][1])

    def _play(self, act: JournalEntry) -> None:
        state = self._line[-1][1].clone()
        try:
            for text in act.actions:
                state.apply(act.seat, text)
        except Refused:
            return  # taken back by a release: the present rules do not know this move
        self._line.append((act.version, state))

    def _go_back(self, entry: JournalEntry, log: list[JournalEntry]) -> None:
        gone = set(entry.undone)
        fork = next((place for place, (version, _) in enumerate(self._line) if version in gone), len(self._line))
        later = [version for version, _ in self._line[fork:] if version not in gone]
        del self._line[fork:]
        for version in later:
            self._play(log[version - 1])


class ReplayCache:
    """Caches the timelines of the tables that were replayed last."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()

    async def timeline(self, table: TableCore) -> Timeline:
        """Returns all positions so far, computed in a thread. Entries that are not yet durable are left out."""
        if not table.begun:
            raise Refused("not-begun")
        found = self._timelines.get(table.id)
        if found is None:
            found = await self._beginning(table)
            found = self._timelines.setdefault(table.id, found)
        self._timelines.move_to_end(table.id)
        if len(self._timelines) > CACHED_TIMELINES:
            self._timelines.popitem(last=False)
        async with found.growing:
            log = table.entries_after(0)
            if found.last < len(log):
                await asyncio.to_thread(found.grow, log)
        return found

    async def _beginning(self, table: TableCore) -> Timeline:
        """Returns the start of the timeline, from the record of a finished game or from a running table."""
        if table.row.status != "over":
            return Timeline(table.beginning(), table.record_from)
        record = record_from_text(await self._tables.repository.record(table.id))
        if record.version != table.rules.version and table.state is not None:
            return Timeline(table.state, table.version)  # the present rules can only show the final state
        before = sum(len(act.actions) for act in standing(table.journal)) - len(record.moves)
        return Timeline(record.begin(table.rules), _version_after(standing(table.journal), before))


def _version_after(acts: list[JournalEntry], moves: int) -> int:
    """Returns the version after this many moves, which were played by other rules."""
    for act in acts:
        if moves <= 0:
            return act.version - 1
        moves -= len(act.actions)
    return acts[-1].version if acts else 0


def eyes_of(table: TableCore, person: Person | None, eyes: str) -> int | None:
    """Returns the requested point of view, a seat or None for the spectator's; raises Refused if this person may not
    have it.

    During a game, and after one that was closed early, everybody has only their own.
    """
    own = table.seats_of(person.id if person else None)
    if eyes == TABLE_EYES or (not eyes and not own):
        return None
    seat = own[0] if not eyes else int(eyes) if eyes.isascii() and eyes.isdigit() and len(eyes) < 3 else -1
    if not 0 <= seat < table.row.players:
        raise Refused("seat-unknown", {"seat": seat})
    if seat not in own and table.row.status != "over":
        raise Refused("eyes-closed")
    return seat


async def replay(
    tables: TableRegistry, replays: ReplayCache, id: str, person: Person | None, eyes: str, language: str
) -> Replay:
    table = (await tables.hub(id)).table.core
    seat = eyes_of(table, person, eyes)
    timeline = await replays.timeline(table)
    log = table.journal[: timeline.last]
    project = ViewerProjection(words_of(table.row.game, language), table.names, seat)
    entries = await asyncio.to_thread(lambda: [project.entry(entry) for entry in log])
    return Replay(
        tables.info(table.row, person),
        TABLE_EYES if seat is None else str(seat),
        timeline.first,
        timeline.last,
        entries,
        table.rules.describe(),
        chapters(timeline, table, language),
        scores_over_time(_standing_steps(entries), timeline.brought),
    )


async def position(
    tables: TableRegistry, replays: ReplayCache, id: str, person: Person | None, eyes: str, version: int
) -> PositionInfo:
    table = (await tables.hub(id)).table.core
    seat = eyes_of(table, person, eyes)
    seen = views.seen((await replays.timeline(table)).at(version), seat)
    return PositionInfo(seen.position, seen.standings)


def chapter_starts(timeline: Timeline) -> list[tuple[int, int]]:
    """Returns the version and number of each round or phase; empty for a game without any."""
    starts: list[tuple[int, int]] = []
    for version in range(timeline.first, timeline.last + 1):
        number = timeline.at(version).chapter()
        while starts and starts[-1][1] > number:  # taken back
            starts.pop()
        if number and (not starts or starts[-1][1] < number):
            starts.append((version if starts else timeline.first, number))
    return starts


def chapters(timeline: Timeline, table: TableCore, language: str) -> list[Chapter]:
    words = words_of(table.row.game, language)
    return [Chapter(version, words.say("chapter", number=number)) for version, number in chapter_starts(timeline)]


def _standing_steps(entries: list[EntryInfo]) -> list[tuple[int, list[EventInfo]]]:
    """Returns the entries that were not taken back, as seen from this point of view."""
    gone = {version for entry in entries for version in entry.undone}
    return [(entry.version, entry.events) for entry in entries if entry.version not in gone]
