"""Who comes to watch, or leaves, costs the others next to nothing."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludoteca.server.live import hub
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.protocol.messages import Status
from ludoteca.server.settings import Limits
from ludoteca.server.storage.repository import Repository
from tests.server.database import with_database
from tests.server.idle_workers import IdleWorkers
from tests.server.storage.test_release import begun

CROWD = 100
MOST_EACH = 6
"""Messages for each of them, on average: the game so far, the status, and later how many they are."""


async def told_of(watching: int, viewer: Viewer) -> None:
    """Waits until this page knows how many watch."""
    while True:
        message = await viewer.next()
        if message.startswith(b'{"type":"status"') and msgspec.json.decode(message, type=Status).watching == watching:
            return


def test_a_crowd_is_told_of_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_SECONDS", 3600)

    async def work(repository: Repository) -> None:
        table = await begun(repository)
        tables = TableRegistry(repository, Limits(), make_pool=IdleWorkers)
        loaded = await tables.hub(table.core.row.id)
        crowd = [Viewer(None, None, "en", CROWD * CROWD) for _ in range(CROWD)]
        for viewer in crowd:
            await loaded.enter(viewer)
        sent = sum(len(viewer.rest()) for viewer in crowd)
        assert sent <= MOST_EACH * CROWD
        for viewer in crowd[1:]:
            loaded.leave(viewer)
        assert not crowd[0].rest(), "the second of their messages waits for the others"
        await tables.stop()

    with_database(tmp_path, work)


def test_how_many_watch_is_told_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SPECTATORS_SECONDS", 0.01)

    async def work(repository: Repository) -> None:
        table = await begun(repository)
        tables = TableRegistry(repository, Limits(), make_pool=IdleWorkers)
        loaded = await tables.hub(table.core.row.id)
        player, *crowd = [Viewer("person 1", 0, "en", 1_000), *(Viewer(None, None, "en", 1_000) for _ in range(9))]
        async with asyncio.timeout(60):
            for viewer in (player, *crowd):
                await loaded.enter(viewer)
            await told_of(9, player)
            for viewer in crowd:
                loaded.leave(viewer)
            await told_of(0, player)
        await tables.stop()

    with_database(tmp_path, work)
