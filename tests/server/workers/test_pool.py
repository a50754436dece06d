"""Worker processes by themselves; what tables do without them is in test_bots."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove
from ludoteca.server.workers.pool import WorkerPool


@pytest.fixture
def slow_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "python"
    script.write_text(f'#!/bin/sh\nsleep 4\nexec "{sys.executable}" "$@"\n')
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))


@pytest.mark.usefixtures("slow_python")
def test_the_time_limit_is_for_the_thought_not_for_the_start() -> None:
    """As on a busy machine: a worker that was ended while it starts would never answer anything."""
    view = ludoteca.rules("mille-fiori", players=2).new(seed=1).view(0)
    ask = ChooseMove("mille-fiori", 2, {}, view.to_json(), "random")

    async def run() -> ChosenMove:
        workers = WorkerPool(1, "test")
        try:
            return await workers.run("", ask, lambda line: msgspec.json.decode(line, type=ChosenMove), 3)
        finally:
            await workers.stop()

    assert asyncio.run(run()).action in {view.position.text(0, action) for action in view.legal}
