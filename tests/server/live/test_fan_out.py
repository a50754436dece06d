"""Sentences for many viewers are rendered once."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludoteca.server.live import fan_out
from ludoteca.server.live.fan_out import EncodedUpdate, FanOut
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.protocol.messages import Update
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.views import EntryInfo, RenderedSentences, ViewerProjection
from tests.server.database import with_database
from tests.server.storage.test_release import begun, play


def test_an_encoded_update_is_an_update() -> None:
    def fields(type: object) -> list[tuple[str, object]]:
        return [(field.name, field.default) for field in msgspec.structs.fields(type)]  # type: ignore[arg-type]

    assert fields(EncodedUpdate) == fields(Update)


def test_entries_are_told_once_for_each_audience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    class Counting(ViewerProjection):
        def entry(self, entry: JournalEntry, rendered: RenderedSentences | None = None) -> EntryInfo:
            told.append(entry.version)
            return super().entry(entry, rendered)

    monkeypatch.setattr(fan_out, "ViewerProjection", Counting)

    async def work(repository: Repository) -> None:
        table = await begun(repository)
        await play(table, 30)
        fans = FanOut(table)
        spectators = [Viewer(None, None, "en", 100) for _ in range(5)]
        for viewer in [*spectators, Viewer(None, None, "es", 100), Viewer("person 1", 0, "en", 100)]:
            await fans.send_backlog(viewer)
            table.viewers.add(viewer)
        assert sorted(told) == sorted([*range(1, table.core.version + 1)] * 3), "English, Spanish, and the seat"
        sent = [await viewer.next() for viewer in spectators]
        assert len(set(sent)) == 1
        whole = msgspec.json.decode(sent[0], type=Update)
        assert [entry.version for entry in whole.entries] == list(range(1, table.core.version + 1))
        told.clear()
        late = Viewer(None, None, "en", 100)
        late.version = table.core.version - 2
        await fans.send_backlog(late)
        missing = msgspec.json.decode(await late.next(), type=Update).entries
        assert [entry.version for entry in missing] == [table.core.version - 1, table.core.version]
        assert not told
        await play(table, 1)
        fans.send_updates()
        assert told == [table.core.version] * 3
        async with asyncio.timeout(5):
            news = {await viewer.next() for viewer in spectators}
        assert len(news) == 1

    with_database(tmp_path, work)
