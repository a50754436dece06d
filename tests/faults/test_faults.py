"""A few rounds of what `make test-faults` does hundreds of times, and a server that forgets, which must be found out."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from ludoteca.kernel.refusals import Refused
from tests.faults.faults import Rig
from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow
FORGETFUL = """
from ludoteca.server.storage import repository, statements
whole = repository.Repository.save
async def forgets(self, *work):
    if not any(statement is statements.INSERT_ENTRY for statement, row in work):
        await whole(self, *work)
repository.Repository.save = forgets
"""
"""Runs before a server: it acknowledges moves without storing them."""


def quiet(line: str) -> None:
    """Nobody reads along."""


def test_one_server_on_sqlite(tmp_path: Path) -> None:
    rig = Rig(tmp_path, Random(1))
    with rig.cluster:
        asyncio.run(rig.run(7, sorted(rig.faults()), 3, quiet))
    assert sorted(rig.done) == ["break", "clock", "cut", "disk", "kill", "late", "stop"]
    assert rig.crowd.moves > 7


def test_two_servers_on_postgres(tmp_path: Path) -> None:
    with Postgres() as postgres:
        rig = Rig(tmp_path, Random(2), 2, postgres)
        with rig.cluster:
            asyncio.run(rig.run(3, ["kill", "postgres", "break"], 3, quiet))
    assert rig.done == {"kill": 1, "postgres": 1, "break": 1}


def test_a_server_that_forgets_is_found_out(tmp_path: Path) -> None:
    rig = Rig(tmp_path, Random(3))
    rig.cluster.servers[0].first += FORGETFUL
    with rig.cluster, pytest.raises((AssertionError, Refused)):
        asyncio.run(rig.run(1, ["kill"], 2, quiet))
