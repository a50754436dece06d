"""Ownership of tables: one server at a time holds a table in memory, runs its clocks and bots, and writes it.

With one server (`Ownership`) all tables are its own. With several (`SharedOwnership`) the server that is asked for an
unowned table acquires it, and releases it when it unloads the table; requests for tables of other servers are
forwarded to them.
"""

import contextlib
from collections.abc import Callable, Iterable, Mapping

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert

from ludoteca.server.cluster.membership import Membership, Peer
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import NotSaved

ATTEMPTS = 20
"""How often a table's owner is looked up again when the table is released between two queries."""
owners, servers = schema.owners, schema.servers
CLAIM = insert(owners).on_conflict_do_nothing()
OWNER = (
    select(servers.c.id, servers.c.url, servers.c.secret)
    .join(owners, owners.c.server == servers.c.id)
    .where(owners.c.table_id == bindparam("of"))
)
RELEASE = owners.delete().where(owners.c.table_id == bindparam("of"), owners.c.server == bindparam("by"))
UPDATE_HERE = (
    owners.update()
    .where(owners.c.table_id == bindparam("of"), owners.c.server == bindparam("by"))
    .values(here=bindparam("mask"))
)


class OwnedElsewhere(Exception):
    """Another server has this table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


class Ownership:
    """The ownership of the only server on its database."""

    id = ""
    secret = ""

    @property
    def others(self) -> int:
        """Returns the number of other live servers."""
        return 0

    @property
    def alone(self) -> bool:
        return not self.others

    @property
    def joined(self) -> bool:
        """Returns whether this server may write."""
        return True

    async def start(
        self, lost: Callable[[], None], departed: Callable[[set[str]], None], on_message: Callable[[str], None]
    ) -> None:
        """Starts taking part. `lost` is called when this server lost its tables, `departed` when another server is
        gone, `on_message` with messages of others."""

    async def stop(self) -> None:
        """Leaves the cluster after everything was written: other servers may acquire the tables."""

    async def acquire(self, table: str) -> bool:
        """Makes this server the owner of a table. Returns whether it was not before, so that the table has to be
        loaded; raises OwnedElsewhere."""
        return False

    async def release(self, table: str) -> None:
        """Gives up a table that the caller has dropped from memory."""

    async def note_here(self, table: str, seats: Iterable[int]) -> None:
        """Stores which seats' people look at a table, for the table lists of other servers."""

    async def seats_here(self, tables: list[str]) -> Mapping[str, list[int]]:
        """Returns which seats' people look at tables that other servers own."""
        return {}

    async def publish(self, message: str) -> None:
        """Sends a message to all other servers, best effort."""

    async def suspect(self, peer: Peer) -> None:
        """Called when a server cannot be reached: if it is dead, its tables are released."""


class SharedOwnership(Ownership):
    def __init__(self, repository: Repository, membership: Membership) -> None:
        self._repository = repository
        self._member = membership
        self._owned: set[str] = set()
        self._drop_tables: Callable[[], None] = lambda: None
        self.secret = membership.secret
        membership.lost = self._lost

    @property
    def id(self) -> str:  # type: ignore[override]
        return self._member.id

    @property
    def others(self) -> int:
        return len(self._member.peers)

    @property
    def joined(self) -> bool:
        return self._member.joined

    async def start(
        self, lost: Callable[[], None], departed: Callable[[set[str]], None], on_message: Callable[[str], None]
    ) -> None:
        self._drop_tables = lost
        await self._member.start()
        self._member.departed, self._member.on_message = departed, on_message
        self._repository.writer.fence = self._member.fence

    async def stop(self) -> None:
        await self._repository.wait_until_written()
        await self._member.stop()

    async def _lost(self) -> None:
        self._drop_tables()
        self._owned.clear()
        await self._repository.wait_until_written()  # queued changes of those tables fail at the fence

    async def acquire(self, table: str) -> bool:
        if table in self._owned:
            return False
        me = self._member.id
        for _ in range(ATTEMPTS):
            async with self._repository.engine.begin() as connection:
                await connection.execute(CLAIM, {"table_id": table, "server": me, "here": 0})
                owner = (await connection.execute(OWNER, {"of": table})).first()
            if owner is not None and owner[0] == me:
                self._owned.add(table)
                return True
            if owner is not None:
                raise OwnedElsewhere(Peer(*owner))
        raise NotSaved(f"table {table} changes hands all the time")

    async def release(self, table: str) -> None:
        if table not in self._owned:
            return
        await self._repository.wait_until_written()  # the next owner reads what was written
        self._owned.discard(table)
        with contextlib.suppress(NotSaved):  # otherwise it is released when this server ends
            await self._repository.save((RELEASE, {"of": table, "by": self._member.id}))

    async def note_here(self, table: str, seats: Iterable[int]) -> None:
        if table in self._owned:
            mask = sum(1 << seat for seat in seats)
            with contextlib.suppress(NotSaved):
                await self._repository.save((UPDATE_HERE, {"of": table, "by": self._member.id, "mask": mask}))

    async def seats_here(self, tables: list[str]) -> Mapping[str, list[int]]:
        if not tables or self.alone:
            return {}
        async with self._repository.engine.connect() as connection:
            found = await connection.execute(select(owners).where(owners.c.table_id.in_(tables)))
            return {
                row.table_id: [seat for seat in range(row.here.bit_length()) if row.here >> seat & 1] for row in found
            }

    async def publish(self, message: str) -> None:
        await self._member.publish(message)

    async def suspect(self, peer: Peer) -> None:
        await self._member.suspect(peer.id)


def ownership_of(repository: Repository, settings: Settings) -> Ownership:
    """Returns the ownership for a database: SQLite has one server, PostgreSQL may have several."""
    if not repository.shared:
        return Ownership()
    member = Membership(settings.database, settings.peer_url, settings.limits.lease_seconds)
    return SharedOwnership(repository, member)
