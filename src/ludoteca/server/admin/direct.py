"""An admin's commands on a database that no server has open."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.admin.retention import Retention
from ludoteca.server.admin.service import AdminService
from ludoteca.server.cluster.ownership import ownership_of
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.measures import SlowLog
from ludoteca.server.profiles.deletion import DeletionService
from ludoteca.server.settings import Settings, limits_from_environment
from ludoteca.server.storage.repository import Repository

NO_PEER = "http://127.0.0.1:0"
"""Where other servers reach this command: nowhere. It is gone in a moment."""


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[AdminService]:
    """Works on a database without a server. On PostgreSQL it takes part like one, as long as it lasts."""
    settings = Settings("", 0, "", address, limits_from_environment(), peer_url=NO_PEER)
    repository = Repository(address)
    await repository.start()
    ownership = ownership_of(repository, settings)
    tables, people = TableRegistry(repository, settings.limits, ownership), PeopleService(repository)
    await ownership.start(tables.lose_all, lambda gone: None, people.hear)
    try:
        yield AdminService(tables, people, DeletionService(tables, people), Retention(tables, people), SlowLog())
    finally:
        await tables.stop()
        await ownership.stop()
        await repository.stop()
