"""The fan-out of one table: sends every change to every open page, as its seat may see it and in its language."""

import asyncio

import msgspec

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.messages import FromServer, Status, Table, Update, encode
from ludoteca.server.protocol.schemas import Position
from ludoteca.server.tables import views
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.views import RenderedSentences, ViewerProjection

ENTRIES_PER_SLICE = 10
"""After this many log entries other tasks get their turn, because rendering a whole game takes a while."""


class EncodedUpdate(FromServer, tag=Update.__struct_config__.tag):
    """An `Update` whose entries are already encoded."""

    version: int
    entries: list[msgspec.Raw]
    position: Position
    standings: list[Json]
    preparable: list[PreparableMove] | None
    decision: int | None
    undo: int
    result: Json | None = None


class RenderedLog:
    """The journal as one audience reads it: viewers with the same seat, or none, and the same language.

    Every entry is rendered and encoded once, however many viewers there are and however often they reconnect.
    """

    def __init__(self, projection: ViewerProjection) -> None:
        self._projection = projection
        self.entries: list[msgspec.Raw] = []

    def append(self, entries: list[JournalEntry], rendered: RenderedSentences | None = None) -> None:
        self.entries += [msgspec.Raw(encode(self._projection.entry(entry, rendered))) for entry in entries]


class FanOut:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._logs: dict[tuple[int | None, str, tuple[str, ...]], RenderedLog] = {}
        self._last_status = b""
        self._last_table: object = None

    def send_updates(self) -> None:
        """Sends each page what it does not have yet, encoded once for all pages that see the same."""
        core = self._table.core
        if not core.begun:
            return
        encoded: dict[tuple[int | None, str, int], bytes] = {}
        rendered: dict[str, RenderedSentences] = {}  # by language
        for viewer in self._table.viewers:
            key = (viewer.seat, viewer.language, viewer.version)
            if key not in encoded:
                log = self._log(viewer)
                log.append(core.entries_after(len(log.entries)), rendered.setdefault(viewer.language, {}))
                encoded[key] = self._update(viewer, log)
            self._send_update(viewer, encoded[key])

    async def send_backlog(self, viewer: Viewer) -> None:
        """Sends one page everything that it does not have yet. Callers hold the table's lock."""
        core = self._table.core
        if not core.begun:
            return
        log = self._log(viewer)
        while new := core.entries_after(len(log.entries))[:ENTRIES_PER_SLICE]:
            log.append(new)
            await asyncio.sleep(0)
        self._send_update(viewer, self._update(viewer, log))

    def _log(self, viewer: Viewer) -> RenderedLog:
        core = self._table.core
        audience = (viewer.seat, viewer.language, tuple(core.names))
        if audience not in self._logs:
            words = words_of(core.row.game, viewer.language)
            self._logs[audience] = RenderedLog(ViewerProjection(words, core.names, viewer.seat))
        return self._logs[audience]

    def _update(self, viewer: Viewer, log: RenderedLog) -> bytes:
        core, seat = self._table.core, viewer.seat
        entries = log.entries[max(viewer.version, 0) :]
        seen = views.seen_at(core, seat)
        decision, undo = views.open_decision(core, seat), views.undo_count(core, seat)
        told = seen.position, seen.standings, seen.preparable
        update = EncodedUpdate(core.version, entries, *told, decision, undo, core.row.result)
        return encode(update)

    def _send_update(self, viewer: Viewer, message: bytes) -> None:
        viewer.send(message)
        viewer.version = self._table.core.version

    def send_status(self, status: Status) -> None:
        """Sends the status if it is another one than before."""
        message = encode(status)
        if message != self._last_status:
            self._last_status = message
            for viewer in self._table.viewers:
                viewer.send(message)

    def send_table(self, even_if_same: bool) -> None:
        """Sends the table's info, after a move only if something changed that `update` does not contain."""
        row = self._table.core.row
        seats = [(seat.kind, seat.name, seat.bot, seat.standin) for seat in row.seats]
        involved = {row.host, *(seat.person for seat in row.seats)}
        about = (row.status, row.version == 0, row.host, row.options, seats)
        if even_if_same or about != self._last_table:
            self._last_table = about
            encoded: dict[tuple[int | None, str | None], bytes] = {}
            for viewer in self._table.viewers:
                known = viewer.person if viewer.person in involved else None  # all others get the same info
                if (viewer.seat, known) not in encoded:
                    encoded[viewer.seat, known] = encode(self._table_for(viewer))
                viewer.send(encoded[viewer.seat, known])

    def follow_seats(self) -> None:
        """Moves pages to the seats their people have now, so that nobody looks from a seat that is not theirs."""
        for viewer in self._table.viewers:
            own = self._table.core.seats_of(viewer.person)
            if viewer.seat is not None and viewer.seat not in own:
                viewer.seat = own[0] if own else None
                viewer.send(self._table_for(viewer))  # before anything that this seat sees

    def _table_for(self, viewer: Viewer) -> Table:
        table = self._table
        return Table(views.table_info(table.core.row, viewer.person, table.presence()), viewer.seat)
