"""The protocols of TCP connections: closes those that send no request in time, and tells the limits of each stage.

Uvicorn lets a client connect and stay silent for ever. Here a request has to arrive within some seconds. Open pages
have a WebSocket, which has limits of its own, joins what it writes and compresses long messages only.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.server.http.compression import CompressLongMessages
from ludoteca.server.http.connection_limits import IN_SCOPE, Connection, Stage, limits_of
from ludoteca.server.rate_limits import network_of
from ludoteca.server.settings import Limits


class JoinedWrites:
    """A transport that writes once what is sent in one turn of the event loop: a page gets several messages after a
    move, and each write is a system call."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:  # all that is not about writing
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._waiting and not self._transport.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose connection is counted until it ends."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn.available_extensions = [CompressLongMessages()]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # never another one
        super().connection_made(JoinedWrites(transport, self.loop))  # type: ignore[arg-type]  # it has what is asked of it

    def connection_lost(self, exc: Exception | None) -> None:
        connection = self.app_state[IN_SCOPE]
        assert isinstance(connection, Connection)
        connection.ends()
        super().connection_lost(exc)


def limited_connections(limits: Limits) -> type[H11Protocol]:
    """Returns a protocol class with the connection limits of one server."""
    all_connections = limits_of(limits)

    class LimitedConnection(H11Protocol):
        _connection: Connection
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._connection = all_connections.open(transport, network_of(self.client[0]) if self.client else "")
            self.app_state = {**self.app_state, IN_SCOPE: self._connection}  # requests copy it into their scopes
            self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._has_left():  # it waits for hello, for which the socket's session has a time limit
                self._stop_waiting()
                self._connection.enters(Stage.WAITING)
            elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()
                self._connection.enters(Stage.REQUEST)
            elif self._deadline is None:
                self._connection.enters(Stage.WAITING)
                self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            self._connection.ends()
            super().connection_lost(exc)

        def _has_left(self) -> bool:
            """Returns whether the connection became a WebSocket."""
            return self.transport.get_protocol() is not self

        def _wait(self) -> None:
            self._deadline = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

    return LimitedConnection
