"""A real PostgreSQL server for tests, in a temporary folder and on a free port of this machine."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.harness import free_port

ROOT = Path(__file__).parents[2]


def programs() -> Path:
    """Where initdb and pg_ctl are. Under CI a missing PostgreSQL is a failure, elsewhere these tests are left out."""
    asked = subprocess.run([ROOT / "scripts" / "ensure-postgres"], capture_output=True, text=True, check=False)
    if asked.returncode:
        assert os.environ.get("CI") != "true", asked.stderr
        pytest.skip(asked.stderr.strip())
    return Path(asked.stdout.strip())


class Postgres:
    """PostgreSQL refuses to run as root, so then it runs as nobody."""

    def __init__(self) -> None:
        self._programs = programs()
        self._user = "nobody" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        self._place = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
        if os.getuid() == 0:
            shutil.chown(self._place, self._user)
        self._data = self._place / "data"
        self.port = free_port()

    def __enter__(self) -> Self:
        self._run("initdb", "-D", self._data, "-U", "ludoteca", "-A", "trust", "-E", "UTF8")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._place, ignore_errors=True)

    def start(self) -> None:
        options = f"-p {self.port} -k {self._place} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", self._place / "log", "-w", "start")

    def stop(self) -> None:
        """As when it crashes: without a word to anybody."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://ludoteca@127.0.0.1:{self.port}/{name}"

    def create(self, name: str) -> str:
        """The address of a new, empty database."""
        self.execute(f"create database {name}")
        return self.address(name)

    def execute(self, *commands: str, name: str = "postgres") -> None:
        async def run() -> None:
            address = self.address(name).replace("postgresql:", "postgresql+asyncpg:")
            engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
            async with engine.connect() as connection:
                for command in commands:
                    await connection.execute(text(command))
            await engine.dispose()

        asyncio.run(run())

    def value(self, query: str, name: str) -> object:
        """The first value that a query finds in a database, None where it finds nothing."""

        async def run() -> object:
            engine = create_async_engine(self.address(name).replace("postgresql:", "postgresql+asyncpg:"))
            async with engine.connect() as connection:
                found: object = await connection.scalar(text(query))
            await engine.dispose()
            return found

        return asyncio.run(run())

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._place,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
            user=self._user if os.getuid() == 0 else None,
        )
        assert done.returncode == 0, done.stderr + done.stdout
