"""One WebSocket: reads a page's messages, answers them, and sends what the table's fan-out puts into its queue."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from ludoteca.kernel.refusals import BadSettings, Refusal
from ludoteca.server.live import handlers
from ludoteca.server.live import viewer as close_codes
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.handlers import TableCommand
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.registry import TableRegistry, UnknownTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import language_or_english, refusal_info, words_of
from ludoteca.server.protocol import messages
from ludoteca.server.protocol.messages import (
    LONGEST_KEY,
    Accepted,
    Act,
    AskHint,
    AskWhy,
    ClientMessage,
    Confirm,
    Failed,
    FailedCode,
    Hello,
    HintAnswer,
    Ping,
    Pong,
    Ready,
    Rejected,
    SayChat,
    SetBotSpeed,
    SetLanguage,
    Undo,
    Welcome,
    WhyNotAnswer,
)
from ludoteca.server.rate_limits import TokenBucket
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables import commands, seeds, views
from ludoteca.server.tables.rejections import CommandRejected, RejectionCode
from ludoteca.server.tables.rows import Person

log = logging.getLogger(__name__)
MOST_ACTIONS = 20
"""Actions in one message, and picks in one question."""
LONGEST_ACTION = 2000
LONGEST_PICK = 100
WHOLE_LOG_COST = 10
"""A request for the whole log counts as so many messages in the rate limit."""
MOST_BAD_MESSAGES = 10
"""The socket is closed after so many messages that cannot be read or come too fast."""
SPECTATOR = -1
"""The seat that `hello` names to look on only."""
ANSWERS_IN_FLIGHT = BackgroundTasks()
"""Commands are carried out even if their page leaves meanwhile."""


class ProtocolError(Exception):
    """The client broke the protocol: the socket is closed with this code, after a `failed` message if there is one."""

    def __init__(self, code: int, failed: FailedCode | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.failed = failed


class SocketSession:
    """One task reads and answers, another sends the queue; the session ends with the first of them."""

    def __init__(
        self, socket: WebSocket[object, object, State], tables: TableRegistry, id: str, person: Person | None
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._id = id
        self._person = person
        limits = tables.limits
        self._bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._bad = 0
        self._language = person.language if person and person.language else "en"
        self._questions = BackgroundTasks()
        self._hub: TableHub
        self.viewer: Viewer

    async def run(self) -> None:
        await self._socket.accept()
        try:
            await self._run_session()
        except ProtocolError as broken:
            if broken.failed is not None:
                await self._send_failed(self._failed(broken.failed))
            await self._close(broken.code)
        except UnknownTable:
            await self._close(close_codes.UNKNOWN_TABLE)
        except BadSettings as missing:  # the game was uninstalled since, or knows these options no more
            await self._send_failed(Failed("unplayable", words_of("", self._language).refusal(missing.refusal)))
            await self._close(close_codes.UNKNOWN_TABLE)
        except (WebSocketDisconnect, OSError):
            return
        except Exception:
            log.exception("socket of table %s", self._id)
            await self._close(close_codes.INTERNAL_ERROR)

    async def _run_session(self) -> None:
        hello = await self._receive_hello()
        self._language = language_or_english(hello.language)
        async with self._tables.locked(self._id) as hub:  # not in the middle of a move
            self._hub = hub
            await self._enter(hello, hub)
        try:
            await self._serve()
        finally:
            self._questions.cancel()
            hub.leave(self.viewer)

    async def _enter(self, hello: Hello, hub: TableHub) -> None:
        table = hub.table
        seat = self._seat_for(hello, hub)
        person = self._person.id if self._person else None
        self.viewer = Viewer(person, seat, self._language, self._tables.limits.queue_length)
        if hello.since is not None and 0 <= hello.since <= table.core.version:
            self.viewer.version = hello.since
        info = views.table_info(table.core.row, person, table.presence())
        described, chat = table.core.rules.describe(), hub.chat
        note = await chat.note_of(person) if seat is not None else ""
        needs_nonce = table.core.needs_nonce(seat)
        self.viewer.send(Welcome(messages.PROTOCOL, info, seat, needs_nonce, described, chat.lines, note))
        await hub.enter(self.viewer)

    def _seat_for(self, hello: Hello, hub: TableHub) -> int | None:
        own = hub.table.core.seats_of(self._person.id if self._person else None)
        if hello.seat is None:
            return own[0] if own else None
        if hello.seat == SPECTATOR:
            return None
        if hello.seat not in own:
            raise ProtocolError(close_codes.PROTOCOL_ERROR, "not-yours")
        return hello.seat

    async def _serve(self) -> None:
        """Until the page leaves, breaks the protocol, or the table asks it to connect again."""
        tasks = [asyncio.create_task(self._read_messages()), asyncio.create_task(self._send())]
        try:
            futures: list[asyncio.Future[None] | asyncio.Future[int]] = [*tasks, self.viewer.end]
            await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        if self.viewer.end.done():
            code = self.viewer.end.result()
            if code == close_codes.RESTART:  # what is queued may be the answer to a command that could not be saved
                for message in self.viewer.rest():
                    await self._socket.send_text(message.decode())
            raise ProtocolError(code)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _send(self) -> None:
        while True:
            await self._socket.send_text((await self.viewer.next()).decode())

    # -- receiving

    async def _receive(self, seconds: float) -> str | bytes:
        async with asyncio.timeout(seconds):
            received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text, data = received.get("text"), received.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else b""

    async def _receive_hello(self) -> Hello:
        try:
            message = messages.decode_client_message(await self._receive(self._tables.limits.request_seconds))
        except (msgspec.MsgspecError, TimeoutError, ValueError):
            message = None
        if not isinstance(message, Hello):
            raise ProtocolError(close_codes.HELLO_EXPECTED, "hello-first")
        if message.protocol != messages.PROTOCOL:
            raise ProtocolError(close_codes.PROTOCOL_ERROR, "protocol")
        return message

    async def _read_messages(self) -> None:
        while True:
            try:
                text = await self._receive(self._tables.limits.silence_seconds)
            except TimeoutError:
                raise ProtocolError(close_codes.TOO_SLOW_OR_FAST) from None
            if not self._bucket.take():
                self._complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            elif len(text) > messages.LARGEST_MESSAGE:
                self._complain("too-large", close_codes.PROTOCOL_ERROR)
            else:
                await self._handle(text)

    async def _handle(self, text: str | bytes) -> None:
        try:
            message = messages.decode_client_message(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self._complain("garbage", close_codes.PROTOCOL_ERROR)
            return
        await asyncio.shield(ANSWERS_IN_FLIGHT.start(self._answer(message)))

    def _complain(self, code: FailedCode, close_code: int) -> None:
        self._bad += 1
        self.viewer.send(self._failed(code))
        if self._bad >= MOST_BAD_MESSAGES:
            raise ProtocolError(close_code)

    async def _send_failed(self, failed: Failed) -> None:
        """At once, past the queue."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self._socket.send_text(messages.encode(failed).decode())

    def _failed(self, code: FailedCode) -> Failed:
        return Failed(code, self._say(code))

    def _say(self, code: str) -> str:
        id = {"not-deciding": "no-decision"}.get(code, code)
        return words_of("", self._language).refusal(Refusal(id))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._socket.close(code)

    # -- answering

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Act() | Undo():
                self.viewer.send(await self._play(message))
            case Ready():
                await self._take_nonce(message)
            case Confirm():
                self._confirm()
            case AskHint() if not self._hub.table.core.row.terms.hints:
                self.viewer.send(self._refuse(message.key[:LONGEST_KEY], "no-hints"))
            case AskHint():
                self._ask(self._hint(message))
            case AskWhy():
                self._why(message)
            case SetLanguage():
                await self._change_language(message.language)
            case SetBotSpeed():
                self.viewer.bot_speed = message.speed
                self._hub.bots.wake()
            case Ping():
                self.viewer.send(Pong())
            case Hello():
                self._complain("garbage", close_codes.PROTOCOL_ERROR)
            case _:
                await self._execute(message)

    async def _execute(self, message: TableCommand) -> None:
        key = message.key[:LONGEST_KEY] if isinstance(message, SayChat) else ""
        try:
            async with self._tables.locked(self._id) as hub:
                await handlers.execute(message, hub, self.viewer, self._person, self._tables.chat_rate)
                if key:
                    self.viewer.send(Accepted(key, hub.table.core.version))
        except CommandRejected as rejected:
            self.viewer.send(self._refuse(key, rejected.code, rejected.refusal))
        except NotSaved:
            self.viewer.send(self._refuse(key, "not-saved"))

    async def _play(self, message: Act | Undo) -> Accepted | Rejected:
        if not _is_within_limits(message):
            self._bad += 1
            return self._refuse(message.key[:LONGEST_KEY], "illegal", Refusal("too-large"))
        try:
            async with self._tables.locked(self._id) as hub:
                return await self._play_alone(hub, handlers.own_seat(hub.table, self.viewer), message)
        except CommandRejected as rejected:
            return self._refuse(message.key, rejected.code, rejected.refusal)
        except NotSaved:
            return self._refuse(message.key, "not-saved")

    async def _play_alone(self, hub: TableHub, seat: int, message: Act | Undo) -> Accepted:
        table = hub.table
        if (before := commands.answered(table.core, seat, message.key)) is not None:
            return Accepted(message.key, before)
        handlers.check_plays_self(table, seat)
        if isinstance(message, Undo):
            version = await table.undo(seat, message.all, message.version, message.key)
            hub.bots.release(seat)
        else:
            if not message.confirmed:
                hub.bots.hold(seat)
            try:
                version = await table.act(seat, message.actions, message.version, message.key)
            except (CommandRejected, NotSaved):
                hub.bots.release(seat)
                raise
            if table.core.match is None or version not in table.core.match.undoable(seat):
                hub.bots.release(seat)  # nothing that could be changed
        hub.broadcast_status()
        return Accepted(message.key, version)

    def _refuse(self, key: str, code: RejectionCode, refusal: Refusal | None = None) -> Rejected:
        version = max(self.viewer.version, 0)
        if refusal is None:
            return Rejected(key, code, version, self._say(code))
        return Rejected(key, code, version, self._words(refusal), refusal_info(refusal))

    def _words(self, refusal: Refusal) -> str:
        """The refusal in the game's own words, with the names of those who sit here."""
        table = self._hub.table
        return words_of(table.core.row.game, self._language).refusal(refusal, table.core.names)

    async def _take_nonce(self, message: Ready) -> None:
        if self.viewer.seat is None or not seeds.is_nonce(message.nonce):
            self.viewer.send(self._failed("bad-nonce"))
            return
        with contextlib.suppress(CommandRejected, NotSaved):
            async with self._tables.locked(self._id) as hub:
                seat = handlers.own_seat(hub.table, self.viewer)
                if hub.table.core.needs_nonce(seat):
                    await hub.table.take_nonce(seat, message.nonce)

    def _confirm(self) -> None:
        if self.viewer.seat is not None:
            self._hub.bots.release(self.viewer.seat)
            self._hub.broadcast_status()

    def _ask(self, work: Coroutine[None, None, None]) -> None:
        """Answers a question in the background, because a bot may take a while. One question at a time."""
        if self._questions:
            work.close()
            self._complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            return
        self._questions.start(work)

    async def _hint(self, message: AskHint) -> None:
        seat, key = self.viewer.seat, message.key[:LONGEST_KEY]
        hint = await self._hub.hints.hint(seat, self._language) if seat is not None else None
        if hint is None:
            self.viewer.send(HintAnswer(key, [], [], [], ""))
        else:
            self.viewer.send(HintAnswer(key, hint.actions, hint.typed, hint.picks, hint.text))

    def _why(self, message: AskWhy) -> None:
        state, seat = self._hub.table.core.state, self.viewer.seat
        if state is None or seat is None:
            why = Refusal("not-seated" if seat is None else "not-playing")
        elif len(message.picks) > MOST_ACTIONS or any(len(pick) > LONGEST_PICK for pick in message.picks):
            why = Refusal("too-large")
        else:
            try:
                why = state.why_not(seat, message.picks)
            except ValueError:  # legal after all
                self.viewer.send(WhyNotAnswer(message.key[:LONGEST_KEY], "", None))
                return
        self.viewer.send(WhyNotAnswer(message.key[:LONGEST_KEY], self._words(why), refusal_info(why)))

    async def _change_language(self, language: str) -> None:
        if not self._bucket.take(WHOLE_LOG_COST):
            self._complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            return
        async with self._tables.locked(self._id) as hub:
            self._language = self.viewer.language = language_or_english(language)
            self.viewer.version = -1
            await hub.send_backlog(self.viewer)


def _is_within_limits(message: Act | Undo) -> bool:
    if not (0 < len(message.key) <= LONGEST_KEY and message.key.isascii() and message.key.isprintable()):
        return False
    return isinstance(message, Undo) or (
        0 < len(message.actions) <= MOST_ACTIONS
        and all(0 < len(text) <= LONGEST_ACTION and "\n" not in text for text in message.actions)
    )
