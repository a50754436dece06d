"""The interface of the web worker: requests and sockets of the page, answered by the tables of this browser.

`web/src/local/worker.ts` is the other side.
"""

import asyncio
from collections.abc import Callable
from urllib.parse import parse_qsl, unquote, urlsplit

from ludoteca.browser import routes, study_routes
from ludoteca.browser.repository import BrowserRepository, StoreFile
from ludoteca.browser.tables import BrowserTables
from ludoteca.server.live.socket import Disconnected, SocketSession

ROUTES = (*routes.ROUTES, *study_routes.ROUTES)


class Worker:
    def __init__(self, path: str, keep: StoreFile) -> None:
        self.tables = BrowserTables(BrowserRepository(path, keep))

    async def start(self) -> None:
        await self.tables.start()

    async def request(self, method: str, address: str, body: str, language: str) -> tuple[int, str]:
        """Answers a request such as `GET games?language=es`; returns status and text."""
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        path, sent = unquote(parts.path), body.encode()
        self.tables.waiting += 1
        try:
            response = await routes.answer(ROUTES, self.tables, method, path, query, sent, language)
        finally:
            self.tables.waiting -= 1
        return response.status, response.text

    def connect(self, table: str, send: Callable[[str], object], closed: Callable[[int], object]) -> "Port":
        return Port(self, table, send, closed)


class Port:
    """A page's socket to one table."""

    def __init__(
        self, worker: Worker, table: str, send: Callable[[str], object], closed: Callable[[int], object]
    ) -> None:
        self._send = send
        self._closed = closed
        self._received: asyncio.Queue[str | None] = asyncio.Queue()
        self._session = asyncio.create_task(self._run(worker, table))

    async def _run(self, worker: Worker, table: str) -> None:
        await SocketSession(self, worker.tables.registry, table, await worker.tables.person()).run()

    def message(self, text: str) -> None:
        """Receives a message of the page."""
        self._received.put_nowait(text)

    def leave(self) -> None:
        """Called when the page has closed the socket."""
        self._received.put_nowait(None)

    # -- as the session uses it

    async def accept(self) -> None:
        return

    def enter(self, seated: bool) -> bool:
        return True

    async def receive(self) -> str:
        text = await self._received.get()
        if text is None:
            raise Disconnected
        return text

    async def send(self, text: str) -> None:
        self._send(text)

    async def close(self, code: int) -> None:
        self._closed(code)
