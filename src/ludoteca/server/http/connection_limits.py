"""Which connections there may be, and which of them are closed when there are too many.

There is a limit for all connections and one for each network; requests and WebSockets count alike. Of both limits people
who only watch may have three quarters: one more is refused. The rest is for pages, requests and people at their tables.

A connection that exceeds a limit makes room for itself. In its own network, or if there are too many in all, in the
network that has most connections without a seat, one of these is closed: that which has waited longest without a
request, else the newest that watches, else the oldest request. Connections of people at their tables are never closed.
"""

import asyncio
from collections.abc import Iterable
from enum import Enum, auto

from litestar.types import Scope

from ludoteca.server.settings import Limits

SPARE_FILES = 100
"""File descriptors that the server needs besides connections: database, workers, catalogues."""
MOST_CONNECTIONS = 10_000
MOST_OF_NETWORK = 2_000
"""Enough for a club or a school behind one address: three hundred people with a few tabs each."""
WATCHING_SHARE = 0.75
IN_SCOPE = "connection"
"""The key of a connection in the state of its requests' scopes."""


class Stage(Enum):
    WAITING = auto()
    """No request has arrived, or the WebSocket has not said hello."""
    REQUEST = auto()
    WATCHING = auto()
    SEATED = auto()
    """A WebSocket of a person who has a seat at the table."""


def connection_limit(limits: Limits) -> int:
    """Returns the number of connections allowed by the limits and the system's file descriptors; raises the soft limit
    if needed."""
    if limits.connections:
        return limits.connections
    try:
        import resource
    except ImportError:  # Windows
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    possible = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < possible:
        resource.setrlimit(resource.RLIMIT_NOFILE, (possible, hard))
    return max(1, max(soft, possible) - SPARE_FILES)


class Connection:
    """A connection from its first byte to its end, whether it becomes a WebSocket or not."""

    def __init__(self, transport: asyncio.Transport, network: str, limits: "ConnectionLimits") -> None:
        self.transport = transport
        self.network = network
        self.stage = Stage.WAITING
        self._limits = limits

    def belongs_to(self, network: str) -> None:
        """Called with each request: only its headers tell for whom a proxy asks."""
        if network != self.network:
            self._limits.move(self, network, self.stage)

    def enters(self, stage: Stage) -> None:
        if stage is not self.stage:
            self._limits.move(self, self.network, stage)

    def ends(self) -> None:
        self._limits.close(self)

    def enter_table(self, seated: bool) -> bool:
        """Returns whether this WebSocket may stay: there is always room for people with a seat."""
        if not seated and not self._limits.has_room_to_watch(self.network):
            return False
        self.enters(Stage.SEATED if seated else Stage.WATCHING)
        return True


class Network:
    """The connections of one network by stage, the oldest first."""

    def __init__(self) -> None:
        self._connections: dict[Stage, dict[Connection, None]] = {stage: {} for stage in Stage}

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections[connection.stage]

    def count(self, stage: Stage) -> int:
        return len(self._connections[stage])

    def without_seat(self) -> int:
        return len(self) - self.count(Stage.SEATED)

    def add(self, connection: Connection) -> None:
        self._connections[connection.stage][connection] = None

    def remove(self, connection: Connection) -> None:
        del self._connections[connection.stage][connection]

    def least_needed(self, newcomer: Connection) -> Connection:
        """Returns the connection to close, the newcomer only if there is no other without a seat."""
        waiting, watching, requests = (
            self._connections[stage] for stage in (Stage.WAITING, Stage.WATCHING, Stage.REQUEST)
        )
        orders: tuple[Iterable[Connection], ...] = (waiting, reversed(watching), requests)
        return next((each for order in orders for each in order if each is not newcomer), newcomer)


class ConnectionLimits:
    """All connections of a server."""

    def __init__(self, most: int, most_of_network: int) -> None:
        self._most = most
        self._most_of_network = most_of_network
        self._networks: dict[str, Network] = {}
        self._count = 0
        self._watching = 0

    def __len__(self) -> int:
        return self._count

    def open(self, transport: asyncio.Transport, network: str) -> Connection:
        connection = Connection(transport, network, self)
        self._add(connection)
        self._make_room(connection)
        return connection

    def close(self, connection: Connection) -> None:
        """Forgets a connection; does nothing if it is forgotten already."""
        if self._knows(connection):
            self._remove(connection)

    def move(self, connection: Connection, network: str, stage: Stage) -> None:
        if not self._knows(connection):  # it was closed to make room, and its last data are still being read
            return
        self._remove(connection)
        came = network != connection.network
        connection.network, connection.stage = network, stage
        self._add(connection)
        if came:
            self._make_room(connection)

    def has_room_to_watch(self, network: str) -> bool:
        known = self._networks.get(network)
        watching = known.count(Stage.WATCHING) if known else 0
        return watching < WATCHING_SHARE * self._most_of_network and self._watching < WATCHING_SHARE * self._most

    def _knows(self, connection: Connection) -> bool:
        network = self._networks.get(connection.network)
        return network is not None and connection in network

    def _add(self, connection: Connection) -> None:
        self._networks.setdefault(connection.network, Network()).add(connection)
        self._count += 1
        self._watching += connection.stage is Stage.WATCHING

    def _remove(self, connection: Connection) -> None:
        network = self._networks[connection.network]
        network.remove(connection)
        if not len(network):
            del self._networks[connection.network]
        self._count -= 1
        self._watching -= connection.stage is Stage.WATCHING

    def _make_room(self, newcomer: Connection) -> None:
        crowded = self._networks[newcomer.network]
        if len(crowded) <= self._most_of_network:
            if self._count <= self._most:
                return
            crowded = max(self._networks.values(), key=Network.without_seat)
        closed = crowded.least_needed(newcomer)
        self._remove(closed)  # at once: many may connect before the transport tells of its end
        closed.transport.abort()


def limits_of(limits: Limits) -> ConnectionLimits:
    most = connection_limit(limits)
    return ConnectionLimits(most, limits.connections_per_network or min(MOST_OF_NETWORK, max(1, most // 2)))


def connection_of(scope: Scope) -> Connection | None:
    """Returns the connection of a request or socket, None in a process without a network."""
    found = scope.get("state", {}).get(IN_SCOPE)
    return found if isinstance(found, Connection) else None
