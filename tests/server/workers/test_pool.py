"""The pool of worker processes: priorities, time limits and cancelled jobs; test_bots tests tables whose workers fail."""

import asyncio
import os
import sys
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove, MakePlans
from ludoteca.server.workers.pool import JobCancelled, WorkerPool


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


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system knows no priorities")
def test_those_for_whom_somebody_waits_go_before_bots() -> None:
    view = ludoteca.rules("mille-fiori", players=2).new(seed=1).view(0)
    plans = MakePlans("mille-fiori", 2, {}, view.to_json(), "en", ["Ana", "Ben"], 10, 10_000)
    choice = ChooseMove("mille-fiori", 2, {}, view.to_json(), "random")

    async def niceness() -> list[int]:
        found = []
        for job in (plans, choice):
            workers = WorkerPool(1, "test")
            try:
                await workers.run("", job, bytes, 60)
                process = workers._all[0]._process
                assert process is not None
                found.append(os.getpriority(os.PRIO_PROCESS, process.pid))
            finally:
                await workers.stop()
        return found

    own = os.getpriority(os.PRIO_PROCESS, 0)
    planner, bot = asyncio.run(niceness())
    assert own < planner < bot or own > 10, "where the tests themselves are as nice as can be, nobody can be nicer"


def test_a_job_that_nobody_wants_any_more_is_left_out() -> None:
    view = ludoteca.rules("mille-fiori", players=2).new(seed=1).view(0)
    ask = ChooseMove("mille-fiori", 2, {}, view.to_json(), "random")

    async def run() -> None:
        workers = WorkerPool(1, "test")
        try:
            with pytest.raises(JobCancelled):
                await workers.run("", lambda: None, bytes, 60)
            assert workers._all[0]._process is None
            assert await workers.run("", lambda: ask, bytes, 60)
        finally:
            await workers.stop()

    asyncio.run(run())


def test_a_job_that_fails_on_another_machine_is_done_here(tmp_path: Path) -> None:
    """A shell stands for ssh: a worker that answers, one that cannot be reached, one of another release, one that dies."""
    view = ludoteca.rules("mille-fiori", players=2).new(seed=1).view(0)
    ask = ChooseMove("mille-fiori", 2, {}, view.to_json(), "random")
    worker = f"{Path(sys.executable).parent / 'ludoteca'} worker"
    used = tmp_path / "used"

    async def answer(command: str) -> tuple[bytes, bool]:
        """What came back, and whether the other machine's worker, which is asked first, still runs."""
        workers = WorkerPool(1, "test", [["sh", "-c", command]])
        workers._free.reverse()
        try:
            return await workers.run("", ask, bytes, 60), workers._all[1]._process is not None
        finally:
            await workers.stop()

    line, runs = asyncio.run(answer(f"touch {used}; exec {worker}"))
    assert b"action" in line
    assert runs
    assert used.exists()
    for broken in ("exit 255", f"echo ludoteca 0.0; exec {worker}", f"{worker} < /dev/null"):
        line, runs = asyncio.run(answer(broken))
        assert b"action" in line
        assert not runs
