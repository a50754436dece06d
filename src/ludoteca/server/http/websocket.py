"""Adapts the web framework's WebSocket to the interface of `SocketSession`."""

from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.http.connection_limits import connection_of
from ludoteca.server.http.services import AnySocket
from ludoteca.server.live.socket import Disconnected


class WebSocketConnection:
    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def accept(self) -> None:
        await self._socket.accept()

    def enter(self, seated: bool) -> bool:
        connection = connection_of(self._socket.scope)
        return connection is None or connection.enter_table(seated)

    async def receive(self) -> str | bytes:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise Disconnected
        text, data = received.get("text"), received.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else b""

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except WebSocketDisconnect as gone:
            raise Disconnected from gone

    async def close(self, code: int) -> None:
        await self._socket.close(code)
