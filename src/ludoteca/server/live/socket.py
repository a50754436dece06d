"""One WebSocket: reads a page's messages, has them answered, and sends its queue of outgoing messages."""

import asyncio
import contextlib
import logging
from typing import Protocol

import msgspec

from ludoteca.kernel.refusals import BadSettings
from ludoteca.server.cluster.ownership import OwnedElsewhere
from ludoteca.server.live import viewer as close_codes
from ludoteca.server.live.answers import Answers
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.protocol_guard import ProtocolError, ProtocolGuard, failed
from ludoteca.server.live.registry import TableRegistry, UnknownTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import language_or_english, words_of
from ludoteca.server.logs import about
from ludoteca.server.protocol import messages
from ludoteca.server.protocol.messages import Failed, Hello, Welcome
from ludoteca.server.rate_limits import TokenBucket
from ludoteca.server.tables import views
from ludoteca.server.tables.rows import Person

log = logging.getLogger(__name__)
SPECTATOR = -1
"""The seat that `hello` names for a spectator."""
READERS = BackgroundTasks()
"""Reader tasks. A reader is not cancelled when its page leaves, but finishes the command that it executes."""


class Disconnected(Exception):
    """The page has disconnected."""


class MessageConnection(Protocol):
    """The transport of messages: a WebSocket, or the port of a web worker."""

    async def accept(self) -> None: ...

    def enter(self, seated: bool) -> bool:
        """Called when the page enters a table; returns whether there is room for it."""
        ...

    async def receive(self) -> str | bytes:
        """Returns the next message; raises Disconnected."""
        ...

    async def send(self, text: str) -> None:
        """Sends a message; raises Disconnected or OSError if the other side is gone."""
        ...

    async def close(self, code: int) -> None: ...


class SocketSession:
    """Reads and answers in one task and sends the queue in another; the session ends with the first of them."""

    def __init__(
        self, socket: MessageConnection, tables: TableRegistry, id: str, person: Person | None, device: str = ""
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._id = id
        self._person = person
        self._device = device
        self._language = person.language if person and person.language else "en"  # until the page says hello
        self._viewer: Viewer
        self._guard: ProtocolGuard
        self._answers: Answers
        self._answering = False
        self._ended = False
        self._heard_at = 0.0  # by the event loop's clock

    async def run(self) -> None:
        await self._socket.accept()
        try:
            await self._run_session()
        except ProtocolError as broken:
            if broken.failed is not None:
                await self._send_failed(failed(broken.failed, self._language))
            await self._close(broken.code)
        except UnknownTable:
            await self._close(close_codes.UNKNOWN_TABLE)
        except OwnedElsewhere:  # it was just acquired elsewhere: the page is forwarded when it reconnects
            await self._close(close_codes.RESTART)
        except BadSettings as missing:  # the game was uninstalled, or no longer has these options
            await self._send_failed(Failed("unplayable", words_of("", self._language).refusal(missing.refusal)))
            await self._close(close_codes.UNKNOWN_TABLE)
        except (Disconnected, OSError):
            return
        except Exception:
            log.exception("socket of table %s", self._id, extra=about("socket-broken", table=self._id))
            await self._close(close_codes.INTERNAL_ERROR)

    async def _run_session(self) -> None:
        hello = await self._receive_hello()
        self._language = language_or_english(hello.language)
        async with self._tables.locked(self._id) as hub:  # not in the middle of a move
            await self._enter(hello, hub)
        try:
            await self._check_device()
            await self._serve()
        finally:
            self._answers.cancel_questions()
            hub.leave(self._viewer)

    async def _check_device(self) -> None:
        """Closes the session if the device was signed out before the table knew of this page."""
        if self._device and not await self._tables.repository.known_devices([self._device]):
            raise ProtocolError(close_codes.SIGNED_OUT)

    async def _enter(self, hello: Hello, hub: TableHub) -> None:
        table = hub.table
        person = self._person.id if self._person else None
        own = table.core.seats_of(person)
        seat = self._seat_for(hello, own)
        if not self._socket.enter(seated=bool(own)):  # players who share a screen see it as spectators between turns
            raise ProtocolError(close_codes.TRY_LATER, "too-many-watch")
        limits = self._tables.limits
        viewer = self._viewer = Viewer(person, seat, self._language, limits.queue_length, self._device)
        self._guard = ProtocolGuard(viewer, TokenBucket(limits.messages_per_second, limits.message_burst))
        self._answers = Answers(self._tables, hub, viewer, self._person, self._guard)
        if hello.since is not None and 0 <= hello.since <= table.core.version:
            viewer.version = hello.since
        info = views.table_info(table.core.row, person, table.presence())
        described, chat = table.core.rules.describe(), hub.chat
        note = await chat.note_of(person) if seat is not None else ""
        needs_nonce = table.core.needs_nonce(seat)
        viewer.send(
            Welcome(messages.PROTOCOL, info, seat, needs_nonce, described, chat.lines, note, table.core.first_chapter)
        )
        await hub.enter(viewer)

    def _seat_for(self, hello: Hello, own: list[int]) -> int | None:
        if hello.seat is None:
            return own[0] if own else None
        if hello.seat == SPECTATOR:
            return None
        if hello.seat not in own:
            raise ProtocolError(close_codes.PROTOCOL_ERROR, "not-yours")
        return hello.seat

    async def _serve(self) -> None:
        """Runs until the page leaves, breaks the protocol, or the table tells it to reconnect."""
        reading, sending = READERS.start(self._read_messages()), asyncio.create_task(self._send())
        listening = asyncio.create_task(self._watch_silence(self._tables.limits.silence_seconds))
        try:
            futures: list[asyncio.Future[None] | asyncio.Future[int]] = [reading, sending, listening, self._viewer.end]
            await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended = True
            tasks = [sending, listening] if self._answering else [reading, sending, listening]
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        if self._viewer.end.done():
            code = self._viewer.end.result()
            if code == close_codes.RESTART:  # the queue may contain the answer to a command that could not be saved
                for message in self._viewer.rest():
                    await self._socket.send(message.decode())
            raise ProtocolError(code)
        for result in results:
            if isinstance(result, Exception):
                raise result

    # -- receiving

    async def _receive_hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._tables.limits.request_seconds):
                text = await self._socket.receive()
            message = messages.decode_client_message(text)
        except (msgspec.MsgspecError, TimeoutError, ValueError):
            message = None
        if not isinstance(message, Hello):
            raise ProtocolError(close_codes.HELLO_EXPECTED, "hello-first")
        if message.protocol != messages.PROTOCOL:
            raise ProtocolError(close_codes.PROTOCOL_ERROR, "protocol")
        return message

    async def _watch_silence(self, most: float) -> None:
        """Closes a silent socket. One timer serves the whole session; one per message would cost more than reading
        it."""
        loop = asyncio.get_running_loop()
        self._heard_at = loop.time()
        while (silent := loop.time() - self._heard_at) < most:
            await asyncio.sleep(most - silent)
        raise ProtocolError(close_codes.TOO_SLOW_OR_FAST)

    async def _read_messages(self) -> None:
        loop = asyncio.get_running_loop()
        while not self._ended:
            text = await self._socket.receive()
            self._heard_at = loop.time()
            if not self._guard.take():
                self._guard.complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            elif len(text) > messages.LARGEST_MESSAGE:
                self._guard.complain("too-large", close_codes.PROTOCOL_ERROR)
            else:
                await self._handle(text)

    async def _handle(self, text: str | bytes) -> None:
        try:
            message = messages.decode_client_message(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._guard.complain("garbage", close_codes.PROTOCOL_ERROR)
            return
        self._answering = True
        try:
            await self._answers.answer(message)
        finally:
            self._answering = False

    # -- sending

    async def _send(self) -> None:
        while True:
            await self._socket.send((await self._viewer.next()).decode())

    async def _send_failed(self, message: Failed) -> None:
        """Sends an error at once, bypassing the queue."""
        with contextlib.suppress(Disconnected, OSError):
            await self._socket.send(messages.encode(message).decode())

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._socket.close(code)
