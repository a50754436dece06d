"""The application: pages, API and sockets behind one door."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.accounts.people import People
from ludoteca.server.http import routes
from ludoteca.server.http.security import HEADERS, Buckets, Doorkeeper
from ludoteca.server.http.services import Desk, asked_language
from ludoteca.server.http.static_files import Files
from ludoteca.server.live.clock_watch import Watch
from ludoteca.server.live.registry import Tables
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import Failure, Problem
from ludoteca.server.settings import Settings
from ludoteca.server.storage.repository import Store

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> ASGIApp:
    files = Files()

    @get(["/", "/{name:path}"], include_in_schema=False)
    async def page(request: Request[object, object, State], name: str = "") -> Response[bytes]:
        file = files.get(name.lstrip("/"))
        if file is None:
            return Response(b"Not found\n", status_code=404, media_type="text/plain")
        headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.type)
        return Response(file.content, headers=headers, media_type=file.type)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.start()
        tables = Tables(store, settings.limits)
        watch = Watch(tables)
        await watch.start()
        await tables.start()
        app.state.desk = Desk(settings, People(store), tables)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again would stop everybody for a tenth of a second
        try:
            yield
        finally:
            await watch.stop()
            await tables.stop()
            await store.stop()

    app = Litestar(
        [routes.ROUTES, page],
        lifespan=[running],
        exception_handlers={**routes.HANDLERS, HTTPException: plain_problem, Exception: own_mistake},
        openapi_config=None,
        request_max_body_size=routes.MOST_BODY,
        logging_config=None,
    )
    return Door(app, settings)


def plain_problem(request: Request[object, object, State], error: HTTPException) -> Response[Failure]:
    """What the framework refuses, in the same shape as everything else."""
    words = words_of("", asked_language(request))
    text = words.refusal(Refusal("garbage")) if error.status_code == 400 else error.detail
    return Response(Failure(Problem("garbage", text)), status_code=error.status_code)


def own_mistake(request: Request[object, object, State], error: Exception) -> Response[Failure]:
    """The server's fault: written down for whoever runs it, and told without details."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    text = words_of("", asked_language(request)).refusal(Refusal("own-mistake"))
    return Response(Failure(Problem("own-mistake", text)), status_code=500)


class Door:
    """Stands before everything: knows our own names and pages, counts requests, and sends the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._doorkeeper = Doorkeeper(settings)
        self._requests = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope, kind == "websocket" or scope.get("method") not in ("GET", "HEAD"))
        if refusal and kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": refusal})
        elif refusal:
            await _refuse(refusal, send)
        else:
            await self._app(scope, receive, _with_headers(send, scope["path"].startswith("/api/")))

    def _refusal(self, scope: Scope, changes: bool) -> str:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
        host = headers.get(b"host", "")
        if not self._doorkeeper.knows_host(host):
            return "not-ours"
        if changes and not self._doorkeeper.knows_origin(headers.get(b"origin"), host):
            return "not-ours"
        client = scope.get("client")
        if scope["path"].startswith("/api/") and not self._requests.take(client[0] if client else ""):
            return "too-fast"
        return ""


def _with_headers(send: Send, private: bool) -> Send:
    """Adds the security headers; what is `private` is kept by no cache."""
    headers = HEADERS | ({"Cache-Control": "no-store"} if private else {})

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return send_with_headers


async def _refuse(code: str, send: Send) -> None:
    body = msgspec.json.encode(Failure(Problem(code, words_of("", "en").refusal(Refusal(code)))))
    status = 429 if code == "too-fast" else 403
    send = _with_headers(send, True)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
