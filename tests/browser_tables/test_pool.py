"""In a browser everything runs in one thread, and a running analysis must not delay answers to the page."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.browser.pool import PatientPool
from ludoteca.browser.worker import Worker
from ludoteca.server.tables.rows import Person
from ludoteca.server.workers.jobs import AnalysePiece

RECORD = (Path(__file__).parents[1] / "golden" / "pebbles-2-high.record").read_text("utf-8")


def test_a_piece_of_an_analysis_waits_until_the_page_has_its_answers() -> None:
    busy = [True, True, False]
    pool = PatientPool("analysis", lambda: busy.pop(0))
    piece = asyncio.run(pool.run("table", AnalysePiece(RECORD, 1, 10, 1), bytes, 60.0))
    assert b"grade" in piece
    assert busy == []


def test_the_page_waits_from_request_to_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[int]:
        worker = Worker(str(tmp_path / "tables.sqlite3"), keep)
        await worker.start()
        tables, waiting = worker.tables, [worker.tables.waiting]

        async def somebody() -> Person | None:
            waiting.append(tables.waiting)
            return None

        monkeypatch.setattr(tables.repository, "somebody", somebody)
        await worker.request("GET", "me", "", "en")
        await tables.stop()
        return [*waiting, tables.waiting]

    assert asyncio.run(ask()) == [0, 1, 0]


async def keep() -> None:
    return
