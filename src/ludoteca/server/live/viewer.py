"""One open page: its seat, language, bot speed, version, and queue of outgoing messages."""

import asyncio

from ludoteca.server.protocol.messages import BotSpeed, ServerMessage, encode

# Close codes of the socket; docs/protocol.md lists them.
PROTOCOL_ERROR = 4000
HELLO_EXPECTED = 4001
FORBIDDEN_ORIGIN = 4003
UNKNOWN_TABLE = 4004
SIGNED_OUT = 4005
TOO_SLOW_OR_FAST = 4008
RESTART = 1012
TRY_LATER = 1013
INTERNAL_ERROR = 1011


class Viewer:
    """An open page. `version` is the last one that it has, -1 before the first.

    The queue is bounded: a page that does not read is disconnected, so that it never blocks the table.
    """

    def __init__(
        self, person: str | None, seat: int | None, language: str, queue_length: int, device: str = ""
    ) -> None:
        self.person = person
        self.device = device
        self.seat = seat
        self.language = language
        self.bot_speed: BotSpeed = "normal"
        self.version = -1
        self.planned: tuple[int, str] | None = None  # the decision and language of the plans it has
        self.end: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the close code
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(queue_length)

    def send(self, message: ServerMessage | bytes) -> None:
        if self.end.done():
            return
        try:
            self._queue.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            self.close(TOO_SLOW_OR_FAST)

    def close(self, code: int) -> None:
        if not self.end.done():
            self.end.set_result(code)

    def rest(self) -> list[bytes]:
        """Returns the messages still in the queue."""
        return [self._queue.get_nowait() for _ in range(self._queue.qsize())]

    async def next(self) -> bytes:
        return await self._queue.get()

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other
