"""Forwards requests and sockets to the server that owns the table, and returns its answers.

The owner runs all checks itself, as if clients had connected to it directly. It recognizes the forwarding server by
its own secret, which is in the database, and trusts the client address that comes with it. A request is forwarded at
most once.
"""

import asyncio
import contextlib
import hmac
import logging
from contextvars import ContextVar
from typing import TYPE_CHECKING

from litestar import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludoteca.server.cluster.membership import Peer
from ludoteca.server.cluster.ownership import OwnedElsewhere, Ownership
from ludoteca.server.http.connection_limits import Stage, connection_of
from ludoteca.server.http.services import AnyRequest, AnySocket
from ludoteca.server.live import viewer as close_codes
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.logs import about
from ludoteca.server.protocol.schemas import ErrorBody, ErrorInfo

if TYPE_CHECKING:
    import httpx

log = logging.getLogger(__name__)
SECRET_HEADER = "x-ludoteca-peer"  # noqa: S105  # its name
CLIENT_HEADER = "x-ludoteca-client"
MISDIRECTED = 421
"""The status of a server that does not own the table either: the forwarding server then looks up the owner again."""
ATTEMPT_SECONDS = 12.0
"""How long a request waits for a table's next owner: longer than it takes to declare a server dead."""
PAUSE_SECONDS = 0.2
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 20.0
LARGEST_MESSAGE = 2**22
PASSED_ON = ("cookie", "user-agent", "accept-language")
_owner: ContextVar[list[Peer]] = ContextVar("owner")
HOP_BY_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"date", b"server"}


def is_forwarded(scope: Scope, secret: str) -> bool:
    """Returns whether another server on the same database forwarded this request."""
    shown = dict(scope["headers"]).get(SECRET_HEADER.encode(), b"")
    return bool(secret) and hmac.compare_digest(shown, secret.encode())


def forwarded_client(scope: Scope) -> str:
    return dict(scope["headers"]).get(CLIENT_HEADER.encode(), b"").decode("latin-1")


def forward(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Handles OwnedElsewhere: records the owner for the middleware, which forwards the request and drops this
    response."""
    assert isinstance(error, OwnedElsewhere)
    _owner.get().append(error.peer)
    return Response(ErrorBody(ErrorInfo("misdirected", "")), status_code=MISDIRECTED)


class ForwardingMiddleware:
    """Runs a request on this server, or forwards it if the table belongs to another one."""

    def __init__(self, app: ASGIApp, ownership: Ownership) -> None:
        self._app = app
        self._ownership = ownership
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "http" or not self._ownership.secret:
            await self._app(scope, receive, send)
            return
        body = RecordedBody(receive)
        until = asyncio.get_running_loop().time() + ATTEMPT_SECONDS
        while (peer := await self._run_here(scope, body, send)) is not None:
            if is_forwarded(scope, self._ownership.secret) or asyncio.get_running_loop().time() > until:
                await _answer(send, MISDIRECTED)
                return
            if await self._forward(peer, scope, await body.whole(), send):
                return
            await self._ownership.suspect(peer)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _run_here(self, scope: Scope, body: "RecordedBody", send: Send) -> Peer | None:
        found: list[Peer] = []

        async def send_own(message: Message) -> None:
            if not found:
                await send(message)

        _owner.set(found)
        await self._app(scope.copy(), body.receive, send_own)
        return found[0] if found else None

    async def _forward(self, peer: Peer, scope: Scope, body: bytes, send: Send) -> bool:
        """Returns whether the peer answered. A request that may have arrived there is not sent again."""
        import httpx

        if self._client is None:
            timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
            self._client = httpx.AsyncClient(timeout=timeout, trust_env=False)
        query = scope["query_string"].decode("latin-1")
        url = f"{peer.url}{scope['raw_path'].decode('latin-1')}" + (f"?{query}" if query else "")
        client = scope.get("client")
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP_BY_HOP]
        own = [(SECRET_HEADER.encode(), peer.secret.encode()), (CLIENT_HEADER.encode(), (client or ("",))[0].encode())]
        try:
            request = self._client.build_request(str(scope.get("method")), url, headers=[*headers, *own], content=body)
            answer = await self._client.send(request, stream=True)
            content = b"".join([part async for part in answer.aiter_raw()])
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return False
        except httpx.HTTPError as error:
            log.warning("server %s did not answer: %r", peer.id, error, extra=about("peer-silent", server=peer.id))
            await _answer(send, 503)
            return True
        if answer.status_code == MISDIRECTED:
            return False
        kept = [(name, value) for name, value in answer.headers.raw if name.lower() not in HOP_BY_HOP]
        length = (b"content-length", str(len(content)).encode())
        await send({"type": "http.response.start", "status": answer.status_code, "headers": [*kept, length]})
        await send({"type": "http.response.body", "body": content, "more_body": False})
        return True


class RecordedBody:
    """Records the body of a request, so that it can be read again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[ReceiveMessage] = []
        self._next = 0

    async def receive(self) -> ReceiveMessage:
        if self._next == len(self._read):
            self._read.append(await self._receive())
        self._next += 1
        return self._read[self._next - 1]

    async def whole(self) -> bytes:
        """Reads and returns the whole body, which another reader can then receive again."""
        while not self._read or self._read[-1].get("more_body", False):
            self._read.append(await self._receive())
        self._next = 0
        return b"".join(_content(part) for part in self._read)


def _content(message: ReceiveMessage) -> bytes:
    return message["body"] if message["type"] == "http.request" else b""


async def _answer(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


# -- sockets


async def forward_socket(socket: AnySocket, id: str, tables: TableRegistry) -> bool:
    """Returns whether another server owns the table. If so, the page was connected to it until one side closed."""
    if is_forwarded(socket.scope, tables.ownership.secret):
        return False
    until = asyncio.get_running_loop().time() + ATTEMPT_SECONDS
    while (peer := await tables.owner_elsewhere(id)) is not None:
        try:
            async with _connection(socket, peer) as remote:
                await _serve(socket, peer, remote)
                return True
        except (OSError, TimeoutError, WebSocketException):
            if asyncio.get_running_loop().time() > until:
                raise
            await tables.ownership.suspect(peer)
            await asyncio.sleep(PAUSE_SECONDS)
    return False


def _connection(socket: AnySocket, peer: Peer) -> connect:
    headers = {name: socket.headers[name] for name in PASSED_ON if name in socket.headers}
    client = socket.client.host if socket.client else ""
    return connect(
        peer.url.replace("http", "ws", 1) + socket.scope["path"],
        additional_headers={**headers, SECRET_HEADER: peer.secret, CLIENT_HEADER: client},
        compression=None,
        max_size=LARGEST_MESSAGE,
        open_timeout=CONNECT_SECONDS,
        close_timeout=CONNECT_SECONDS,
        proxy=None,
    )


async def _serve(socket: AnySocket, peer: Peer, remote: ClientConnection) -> None:
    FORWARDED.setdefault(peer.id, set()).add(remote)
    if (connection := connection_of(socket.scope)) is not None:
        connection.enters(Stage.WATCHING)  # only the owner knows who has a seat, and whether there is room
    try:
        await socket.accept()
        code = await _pipe(socket, remote)
    finally:
        FORWARDED.get(peer.id, set()).discard(remote)
    with contextlib.suppress(Exception):  # it may be closed already
        await socket.close(code)


FORWARDED: dict[str, set[ClientConnection]] = {}
"""Forwarded sockets, by the id of the server they lead to."""


def close_forwarded(servers: set[str]) -> None:
    """Closes the sockets to servers that are gone: a paused one would leave its pages waiting."""
    for server in servers:
        for remote in FORWARDED.pop(server, set()):
            remote.transport.abort()


async def _pipe(socket: AnySocket, remote: ClientConnection) -> int:
    """Copies messages both ways until one side closes; returns the close code for the page."""
    tasks = [asyncio.create_task(_to_peer(socket, remote)), asyncio.create_task(_to_page(socket, remote))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    code = remote.close_code
    return code if code is not None and code not in (1005, 1006) else close_codes.RESTART


async def _to_peer(socket: AnySocket, remote: ClientConnection) -> None:
    with contextlib.suppress(WebSocketDisconnect, ConnectionClosed, OSError):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            await remote.send(message.get("text") or message.get("bytes") or b"")


async def _to_page(socket: AnySocket, remote: ClientConnection) -> None:
    with contextlib.suppress(WebSocketDisconnect, ConnectionClosed, OSError):
        async for text in remote:
            await socket.send_text(text if isinstance(text, str) else text.decode())
