"""Limits TCP connections, and closes those that send no request in time.

Uvicorn lets a client connect and stay silent for ever. Here a request has to arrive within some seconds; when there
are too many connections, the one that has been silent longest is closed. Open pages have a WebSocket and are not
affected.
"""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.settings import Limits

SPARE_FILES = 100
"""File descriptors that the server needs besides connections: database, workers, catalogues."""
MOST_CONNECTIONS = 10_000


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


def limited_connections(limits: Limits) -> type[H11Protocol]:
    """Returns a protocol class with the connection limit of one server."""
    most = connection_limit(limits)

    class LimitedConnection(H11Protocol):
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait()
            if len(self.connections) > most:
                oldest = next(iter(silent))
                oldest._stop_waiting()  # it is removed only after this iteration of the loop, in which many may connect
                oldest.transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self._has_left():
                self._stop_waiting()
            elif self._deadline is None:
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def _has_left(self) -> bool:
            """Returns whether the connection became a WebSocket."""
            return self.transport.get_protocol() is not self

        def _wait(self) -> None:
            silent[self] = None
            self._deadline = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            silent.pop(self, None)
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

    silent: dict[LimitedConnection, None] = {}  # connections without a request, the oldest first
    return LimitedConnection
