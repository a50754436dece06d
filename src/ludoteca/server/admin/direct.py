"""Runs admin commands on a database that no server has open."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.admin.retention import Retention
from ludoteca.server.admin.service import AdminService
from ludoteca.server.cluster.ownership import ownership_of
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.metrics import SlowLog
from ludoteca.server.profiles.deletion import DeletionService
from ludoteca.server.settings import Settings, limits_from_environment
from ludoteca.server.storage.repository import Repository

NO_PEER = "http://127.0.0.1:0"
"""The peer address of this process: it is not meant to be reached, and ends at once."""


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[AdminService]:
    """Opens a database without a server. On PostgreSQL the process joins the cluster for the duration of the
    command."""
    settings = Settings("", 0, "", address, limits_from_environment(), peer_url=NO_PEER)
    repository = Repository(address)
    await repository.start()
    ownership = ownership_of(repository, settings)
    tables, people = TableRegistry(repository, settings.limits, ownership), PeopleService(repository)
    await ownership.start(tables.lose_all, lambda gone: None, people.on_message)
    try:
        yield AdminService(tables, people, DeletionService(tables, people), Retention(tables, people), SlowLog())
    finally:
        await tables.stop()
        await ownership.stop()
        await repository.stop()
