"""The ASGI middleware: host and origin checks, the rate limit, and security headers."""

import ipaddress
import logging
import socket
import time
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.cluster.ownership import Ownership
from ludoteca.server.http.connection_limits import connection_of
from ludoteca.server.http.forwarding import forwarded_client, is_forwarded
from ludoteca.server.live.viewer import FORBIDDEN_ORIGIN
from ludoteca.server.localization import words_of
from ludoteca.server.logs import about, request_context
from ludoteca.server.metrics import slow_log
from ludoteca.server.protocol.schemas import ErrorBody, ErrorInfo
from ludoteca.server.rate_limits import RateLimiter, network_of
from ludoteca.server.settings import Settings, origin_of

log = logging.getLogger(__name__)
LONGEST_PATH = 100

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "style-src-attr 'unsafe-inline'"  # needed for positions in drawings; allows neither style sheets nor scripts
)

SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class OriginPolicy:
    """Decides which hosts and origins belong to this server, so that no foreign page can make a browser send requests
    to it."""

    def __init__(self, settings: Settings) -> None:
        self._public = origin_of(settings.public_url) if settings.public_url else ""
        public_host = urlsplit(self._public).hostname
        own = socket.gethostname().lower()
        peer_host = urlsplit(settings.peer_url).hostname
        self._names = {"localhost", own, f"{own}.local", settings.host.lower()} | {
            name for name in (public_host, peer_host) if name
        }

    def knows_host(self, host: str) -> bool:
        """Prevents DNS rebinding: refuses host names that are not configured; plain IP addresses are allowed."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self._names or _is_address(name)

    def knows_origin(self, origin: str | None, host: str) -> bool:
        """Returns whether a request comes from a page that this server served: its origin is the host that it
        addresses."""
        if not origin:
            return False
        origin = origin.lower()
        return origin == self._public or origin in (f"http://{host}".lower(), f"https://{host}".lower())


def _is_socket(scope: Scope) -> bool:
    kind: str = scope["type"]
    return kind == "websocket"


def _network_of(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def _count_for_client(scope: Scope) -> None:
    """Counts the connection for the client, which a trusted proxy or another server has named."""
    connection = connection_of(scope)
    if connection is not None:
        connection.belongs_to(_network_of(scope))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    """Refuses foreign hosts and origins, limits the rate of API requests, and adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, ownership: Ownership) -> None:
        self._app = app
        self._ownership = ownership
        self._doorkeeper = OriginPolicy(settings)
        self._request_rate = RateLimiter(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        with request_context(scope["path"]):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket, private = _is_socket(scope), scope["path"].startswith("/api/")
        recorder = StatusRecorder(send)
        began = time.perf_counter()
        forwarded = is_forwarded(scope, self._ownership.secret)
        if forwarded:
            scope["client"] = (forwarded_client(scope), 0)
        _count_for_client(scope)
        if forwarded:  # the forwarding server has already checked it
            await self._app(scope, receive, recorder)
        elif refusal := self._refusal(scope, socket or scope.get("method") not in ("GET", "HEAD")):
            await _refuse(refusal, socket, receive, recorder)
        else:
            await self._app(scope, receive, recorder if socket else _with_headers(recorder, private))
        if private:
            self._note(scope, recorder.status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        what = f"{scope.get('method', 'SOCKET')} {scope['path'][:LONGEST_PATH]}"
        if not _is_socket(scope):
            slow_log.add(what, seconds)
        extra = about("socket" if _is_socket(scope) else "request", status=status, ms=round(seconds * 1000))
        log.info("%s: %d", what.encode("ascii", "backslashreplace").decode(), status, extra=extra)

    def _refusal(self, scope: Scope, changes: bool) -> str:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host = headers.get(b"host", "")
        if not self._doorkeeper.knows_host(host):
            return "not-ours"
        if changes and not self._doorkeeper.knows_origin(headers.get(b"origin"), host):
            return "not-ours"
        if scope["path"].startswith("/api/") and not self._request_rate.take(_network_of(scope)):
            return "too-fast"
        return ""


def _with_headers(send: Send, private: bool) -> Send:
    """Adds the security headers; `private` responses are not cached."""
    headers = SECURITY_HEADERS | ({"Cache-Control": "no-store"} if private else {})

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return send_with_headers


class StatusRecorder:
    """Passes messages on, and records the response's status or the socket's close code."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "websocket.close":
            self.status = message["code"]
        await self._send(message)


async def _refuse(code: str, socket: bool, receive: Receive, send: Send) -> None:
    if socket:
        await receive()
        await send({"type": "websocket.close", "code": FORBIDDEN_ORIGIN, "reason": code})
        return
    body = msgspec.json.encode(ErrorBody(ErrorInfo(code, words_of("", "en").refusal(Refusal(code)))))
    status = 429 if code == "too-fast" else 403
    send = _with_headers(send, True)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
