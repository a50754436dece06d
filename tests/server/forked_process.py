"""Processes forked from one that has imported the server: imports take more than half of a start, and tests start hundreds.

There is one such parent for each test worker. The children have an environment, signals and an exit code of their own, and
run `serve` as the command does; tests/packaging and tests/server/test_main.py start servers from nothing.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing import forkserver
from pathlib import Path

# None of these starts a thread or reads the environment when it is imported.
IMPORTED_BEFORE = (
    "ludoteca.server.main",
    "ludoteca.server.http.app",
    "ludoteca.server.http.connections",
    "ludoteca.games.castles_of_burgundy",
    "ludoteca.games.great_split",
    "ludoteca.games.mille_fiori",
    "aiosqlite",
    "alembic.command",
    "anyio._backends._asyncio",
    "asyncpg",
    "litestar._kwargs",
    "litestar.exceptions.responses",
    "litestar.middleware.allowed_hosts",
    "litestar.middleware.csrf",
    "litestar.middleware.response_cache",
    "litestar.plugins.attrs",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
CONTEXT = multiprocessing.get_context("forkserver")
forkserver.set_forkserver_preload([__name__, *IMPORTED_BEFORE])


class ForkedProcess:
    """Runs a program; as far as tests need it, this is `subprocess.Popen`."""

    def __init__(self, program: str, environment: Mapping[str, str], errors: Path) -> None:
        arguments = (program, dict(environment), str(errors))
        self._process = CONTEXT.Process(target=_run, args=arguments, daemon=True)  # ends with the tests
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, f"it did not end within {seconds} seconds"
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def _run(program: str, environment: Mapping[str, str], errors: str) -> None:
    os.environ.clear()
    os.environ.update(environment)
    file = os.open(errors, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.dup2(file, sys.stderr.fileno())
    exec(compile(program, "<program>", "exec"), {"__name__": "__main__"})
