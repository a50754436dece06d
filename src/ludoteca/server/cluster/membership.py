"""This server among others on one PostgreSQL: its row in `servers`, its heartbeat, and messages between servers.

A server that is killed, or does not renew its lease in time, loses its row, and with it all its tables: another one deletes
it. Every transaction that writes locks the writer's own row first (`fence`), so a server that was only paused finds that it
is gone before it can write anything. It then drops its tables and comes back under a new id.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Select, make_url, select

from ludoteca.server.logs import about
from ludoteca.server.storage import schema

log = logging.getLogger(__name__)
CHANNEL = "ludoteca"
BEATS_PER_LEASE = 5
CONNECT_SECONDS = 5.0
ID_BYTES = 9
SECRET_BYTES = 24
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

JOIN = f"insert into servers (id, url, secret, until) values ($1, $2, $3, {NOW} + $4)"  # noqa: S608
RENEW = f"update servers set until = {NOW} + $2 where id = $1 returning id"  # noqa: S608
LEAVE = "delete from servers where id = $1"
OTHERS = "select id, url, secret from servers where id <> $1"
EXPIRED = f"select id from servers where id <> $1 and until < {NOW}"  # noqa: S608
LIVING = f"select id, url, secret from servers where until >= {NOW} order by id"  # noqa: S608
SAME_ADDRESS = "select id from servers where id <> $1 and url = $2"
LOCK = "select pg_advisory_lock($1)"
# Waits for a running commit of that server, so that later reads of its tables see its last writes.
DEAD = (
    f"select {NOW} - until from servers where id = $1 and (until < {NOW} or pg_try_advisory_xact_lock($2)) for update"  # noqa: S608
)
# Not charged to anybody: the clocks of the dead server's tables stop at its last heartbeat.
PAUSE = f"""
update tables set deadline = deadline + shift.gap, ticked = ticked + shift.gap from (
  select id, greatest(0, least($2, {NOW} - ticked)) as gap from tables join owners on owners.table_id = tables.id
  where owners.server = $1 and deadline is not null and clock like 'minutes%'
) as shift where tables.id = shift.id
"""  # noqa: S608


class Row(Protocol):
    def __getitem__(self, key: int) -> str: ...


class Transaction(Protocol):
    async def __aenter__(self) -> None: ...
    async def __aexit__(self, *error: object) -> None: ...


class Connection(Protocol):
    """The part of asyncpg's untyped connection that is used here."""

    async def fetch(self, query: str, *values: object) -> Sequence[Row]: ...
    async def fetchval(self, query: str, *values: object) -> int | None: ...
    async def execute(self, query: str, *values: object) -> str: ...
    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None: ...
    def transaction(self) -> Transaction: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...


@dataclass(frozen=True)
class Peer:
    """Another server. A server that forwards requests authenticates itself to it with `secret`, which is stored in the
    database."""

    id: str
    url: str
    secret: str


def lock_key(server: str) -> int:
    """Returns the key of the advisory lock that a server's connection holds. PostgreSQL releases it as soon as the
    process is killed."""
    return int.from_bytes(hashlib.blake2b(server.encode(), digest_size=8).digest(), signed=True)


def dsn_of(address: str) -> str:
    return make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)


async def living_servers(address: str) -> list[Peer]:
    """Returns the servers on this database; raises OSError if the database cannot be reached."""
    import asyncpg

    try:
        connection: Connection = await asyncpg.connect(dsn_of(address), timeout=CONNECT_SECONDS)
    except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OSError(f"the database cannot be used: {error}") from None
    try:
        return [Peer(row[0], row[1], row[2]) for row in await connection.fetch(LIVING)]
    except asyncpg.UndefinedTableError:  # no server has used this database yet
        return []
    finally:
        connection.terminate()


class Membership:
    """This server's membership in the cluster.

    `lost` is awaited when this server was declared dead and has lost its tables. `departed` is called when another
    server is gone, `on_message` with every message of another server, and with an empty message when messages may have been
    missed.
    """

    def __init__(self, address: str, url: str, lease_seconds: float) -> None:
        import asyncpg

        self._errors = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
        self._connect = asyncpg.connect
        self._dsn = dsn_of(address)
        self._url = url
        self._lease = round(lease_seconds * 1000)
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()  # a connection executes one statement at a time
        self._task: asyncio.Task[None] | None = None
        self._renewed = 0.0
        self.id = ""
        self.joined = False  # false while this server is declared dead and cannot write
        self.secret = secrets.token_urlsafe(SECRET_BYTES)
        self.peers: dict[str, Peer] = {}
        self.lost: Callable[[], Awaitable[None]]
        self.departed: Callable[[set[str]], None] = lambda gone: None
        self.on_message: Callable[[str], None] = lambda message: None

    def fence(self) -> Select[tuple[str]]:
        """Returns a statement that locks this server's row until the end of the transaction; it finds nothing if the
        server was declared dead."""
        alive = select(schema.servers.c.id).where(schema.servers.c.id == self.id)
        return alive.with_for_update(read=True, key_share=True)

    async def start(self) -> None:
        await self._join()
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(*self._errors):
            async with self._connected() as connection:
                await connection.execute(LEAVE, self.id)
                await self._notify(connection, "left")
        if self._connection is not None:
            self._connection.terminate()

    async def publish(self, message: str) -> None:
        """Sends a message to all other servers, best effort: a server that is not connected now misses it."""
        with contextlib.suppress(*self._errors):
            async with self._connected() as connection:
                await self._notify(connection, message)

    async def suspect(self, server: str) -> bool:
        """Called when a request to a server failed. Returns whether it was declared dead."""
        with contextlib.suppress(*self._errors):
            async with self._connected() as connection:
                if await self._remove_dead(connection, server):
                    await self._refresh_others(connection)
                    return True
        return False

    # -- inside

    async def _notify(self, connection: Connection, message: str) -> None:
        await connection.execute("select pg_notify($1, $2)", CHANNEL, f"{self.id} {message}")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                fresh: Connection = await self._connect(
                    self._dsn, timeout=CONNECT_SECONDS, command_timeout=self._lease / 1000
                )
                self._connection = fresh
                await fresh.add_listener(CHANNEL, self._receive)
                if self.id:
                    await fresh.execute(LOCK, lock_key(self.id))
                self.on_message("")
            yield self._connection

    async def _join(self) -> None:
        async with self._connected() as connection:
            await self._replace_predecessor(connection)
            id = secrets.token_urlsafe(ID_BYTES)
            await connection.execute(LOCK, lock_key(id))
            await connection.execute(JOIN, id, self._url, self.secret, self._lease)
            self.id = id
            self.joined = True
            self._renewed = asyncio.get_running_loop().time()
            await self._refresh_others(connection)

    async def _replace_predecessor(self, connection: Connection) -> None:
        """Removes a killed server with the same address, so that its successor need not wait for the lease to
        expire."""
        for row in await connection.fetch(SAME_ADDRESS, self.id, self._url):
            if not await self._remove_dead(connection, row[0]):
                log.warning(
                    "another server says that it is at %s: give each one its own --peer-url",
                    self._url,
                    extra=about("same-address"),
                )

    def _receive(self, connection: object, process: int, channel: str, payload: str) -> None:
        sender, _, message = payload.partition(" ")
        if sender != self.id:
            self.on_message(message)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 1000 / BEATS_PER_LEASE)
            try:
                await self._renew_lease()
            except self._errors as error:
                log.warning("no heartbeat: %r", error, extra=about("no-heartbeat"))
                if self._connection is not None:
                    self._connection.terminate()

    async def _renew_lease(self) -> None:
        async with self._connected() as connection:
            alive = bool(await connection.fetch(RENEW, self.id, self._lease))
            if alive:
                now = asyncio.get_running_loop().time()
                steady, self._renewed = now - self._renewed < self._lease / 1000, now
                if steady:  # after an outage of the database, others renew their leases first
                    for row in await connection.fetch(EXPIRED, self.id):
                        await self._remove_dead(connection, row[0])
                await self._refresh_others(connection)
        if not alive:
            log.warning("declared dead by another server: all tables are read anew", extra=about("declared-dead"))
            self.joined = False
            await self.lost()
            await self._join()

    async def _remove_dead(self, connection: Connection, server: str) -> bool:
        async with connection.transaction():
            late = await connection.fetchval(DEAD, server, lock_key(server))
            if late is None:
                return False
            await connection.execute(PAUSE, server, max(0, late + self._lease))
            await connection.execute(LEAVE, server)
        log.warning("server %s is gone; its tables are free", server, extra=about("server-gone", server=server))
        return True

    async def _refresh_others(self, connection: Connection) -> None:
        peers = {row[0]: Peer(row[0], row[1], row[2]) for row in await connection.fetch(OTHERS, self.id)}
        gone = self.peers.keys() - peers.keys()
        self.peers = peers
        if gone:
            self.departed(gone)
