"""The fan-out of one table: every change to every open page, as each may see it and in its language."""

import asyncio

from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.messages import Status, Table, Update, encode
from ludoteca.server.tables import views
from ludoteca.server.tables.views import EntryInfo, ViewerProjection

ENTRIES_PER_SLICE = 10
"""After so many log entries other tasks get their turn: a whole game takes a while to put into words."""


class FanOut:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._last_status = b""
        self._last_table: object = None

    def send_updates(self) -> None:
        """To each page what it does not have yet; encoded once for all that see the same."""
        core = self._table.core
        if not core.begun:
            return
        encoded: dict[tuple[int | None, str, int], bytes] = {}
        for viewer in self._table.viewers:
            key = (viewer.seat, viewer.language, viewer.version)
            if key not in encoded:
                project = self._projection(viewer)
                entries = [project.entry(entry) for entry in core.entries_after(viewer.version)]
                encoded[key] = self._update(viewer.seat, entries)
            self._send_update(viewer, encoded[key])

    async def send_backlog(self, viewer: Viewer) -> None:
        """Everything that one page does not have yet. Callers hold the table's lock."""
        core = self._table.core
        if not core.begun:
            return
        project = self._projection(viewer)
        entries = []
        for entry in core.entries_after(viewer.version):
            entries.append(project.entry(entry))
            if len(entries) % ENTRIES_PER_SLICE == 0:
                await asyncio.sleep(0)
        self._send_update(viewer, self._update(viewer.seat, entries))

    def _projection(self, viewer: Viewer) -> ViewerProjection:
        core = self._table.core
        return ViewerProjection(words_of(core.row.game, viewer.language), core.names, viewer.seat)

    def _update(self, seat: int | None, entries: list[EntryInfo]) -> bytes:
        core = self._table.core
        seen = views.seen_at(core, seat)
        decision, undo = views.open_decision(core, seat), views.undo_count(core, seat)
        return encode(Update(core.version, entries, seen.position, seen.standings, decision, undo, core.row.result))

    def _send_update(self, viewer: Viewer, message: bytes) -> None:
        viewer.send(message)
        viewer.version = self._table.core.version

    def send_status(self, status: Status, even_if_same: bool) -> None:
        message = encode(status)
        if even_if_same or message != self._last_status:
            self._last_status = message
            for viewer in self._table.viewers:
                viewer.send(message)

    def send_table(self, even_if_same: bool) -> None:
        """After a move only where something changed that an `update` does not say."""
        row = self._table.core.row
        seats = [(seat.kind, seat.name, seat.bot, seat.standin) for seat in row.seats]
        about = (row.status, row.version == 0, row.host, row.options, seats)
        if even_if_same or about != self._last_table:
            self._last_table = about
            for viewer in self._table.viewers:
                viewer.send(self._table_for(viewer))

    def follow_seats(self) -> None:
        """Pages go with their people: nobody looks on from a seat that is not theirs any more."""
        for viewer in self._table.viewers:
            own = self._table.core.seats_of(viewer.person)
            if viewer.seat is not None and viewer.seat not in own:
                viewer.seat = own[0] if own else None
                viewer.send(self._table_for(viewer))  # before anything that this seat sees

    def _table_for(self, viewer: Viewer) -> Table:
        table = self._table
        return Table(views.table_info(table.core.row, viewer.person, table.presence()), viewer.seat)
