"""People who play at many tables while things go wrong, and remember what they were told.

A player does what the page does: sends a move with a key, sends it again after every break, and connects again. Beside that
they misbehave: messages go out twice, old ones come again later, and some seats are played from two devices.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

import ludoteca
from ludoteca.server.tables import seeds
from ludoteca.server.tables.seeds import SeedProof

Message = dict[str, Any]
TIMEOUT = 20.0
"""Seconds without an answer after which a page connects again."""
LONGEST = 300
"""Seconds in which a server is back, whatever happened."""
BREAKS = (WebSocketException, OSError, TimeoutError, EOFError)
AGAIN = ("not-saved", "too-fast")
"""Refusals after which the same message is sent again: it may have happened all the same."""


class Seat:
    """What the devices of one seat know together."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.accepted: dict[str, int] = {}  # the version that each key led to
        self.sent: dict[str, Message] = {}


class Device:
    """One page at a seat."""

    def __init__(self, table: "Table", seat: Seat, rng: Random) -> None:
        self._table = table
        self._seat = seat
        self._rng = rng
        self._pending = ""
        self._update: Message | None = None

    @property
    def quiet(self) -> bool:
        """Whether everything that was sent is answered."""
        return not self._pending

    @property
    def has_seen(self) -> bool:
        """Whether it was shown a position."""
        return self._update is not None

    async def play(self) -> None:
        while not self._table.over or self._pending:
            try:
                async with self._table.connect() as socket:
                    await self._say(socket, {"type": "hello", "protocol": 1, "seat": self._seat.number})
                    while not self._table.over or self._pending:
                        await self._hear(socket, await received(socket))
            except BREAKS:
                self._table.breaks += 1
                await asyncio.sleep(0.05 + 0.2 * self._rng.random())

    async def _say(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "welcome" if message["needs_nonce"]:
                await self._say(socket, {"type": "ready", "nonce": secrets.token_hex(16)})
            case "update":
                self._table.see(message, self._seat.number)
                self._update = message
                await self._move(socket, again=True)
            case "accepted":
                self._count(message)
                await self._move(socket)
            case "refused":
                if message["code"] in AGAIN:
                    await asyncio.sleep(0.2)
                    await self._move(socket, again=True)
                elif message["key"] == self._pending:
                    self._pending = ""
                    await self._move(socket)

    def _count(self, message: Message) -> None:
        key, version = message["key"], message["version"]
        known = self._seat.accepted.setdefault(key, version)
        assert known == version, f"{key} led to {known}, and now to {version}"
        if key == self._pending:
            self._pending = ""
            self._table.moves += 1

    async def _move(self, socket: ClientConnection, again: bool = False) -> None:
        update = self._update
        if not self._pending and update and update["decision"] is not None and not self._table.resting:
            self._pending = secrets.token_hex(8)
            action = self._rng.choice(update["position"]["legal"])
            move = {"type": "act", "version": update["decision"], "actions": [action], "confirmed": True}
            self._seat.sent[self._pending] = {**move, "key": self._pending}
            again = True
        if self._pending and again:
            await self._say(socket, self._seat.sent[self._pending])
            await self._misbehave(socket)

    async def _misbehave(self, socket: ClientConnection) -> None:
        chance = self._rng.random()
        if chance < 0.1:  # twice
            await self._say(socket, self._seat.sent[self._pending])
        elif chance < 0.2 and self._seat.accepted:  # late, and out of order
            await self._say(socket, self._seat.sent[self._rng.choice(list(self._seat.accepted))])
        elif chance < 0.25:  # about a position that is none
            await self._say(socket, {**self._seat.sent[self._pending], "key": "early", "version": 100_000})


async def received(socket: ClientConnection) -> Message:
    async with asyncio.timeout(TIMEOUT):
        message: Message = json.loads(await socket.recv())
        return message


class Table:
    """One game: its seats, everything that was shown of it, and whether it goes on."""

    def __init__(self, browser: httpx.AsyncClient, address: str, rng: Random) -> None:
        self._browser = browser
        self._address = address
        self._rng = rng
        self.id = ""
        self.seats: list[Seat] = []
        self.devices: list[Device] = []
        self._shown: dict[tuple[int, int], Message] = {}  # by seat and version
        self.over = False
        self.resting = False
        self.moves = 0
        self.breaks = 0

    async def open(self, game: str, seats: str) -> None:
        wanted = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats.split()]
        answer = await self.ask("post", "/api/tables", {"game": game, "seats": wanted})
        self.id = answer["id"]
        self.seats = [Seat(number) for number, kind in enumerate(seats.split()) if kind == "me"]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Asks again until there is an answer."""
        async with asyncio.timeout(LONGEST):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = await self._browser.request(method, path, json=body)
                    if answer.status_code < 500 and answer.status_code not in (421, 429):
                        assert answer.is_success, answer.text
                        return answer.json()
                await asyncio.sleep(0.2)

    def connect(self) -> connect:
        cookies = "; ".join(f"{name}={value}" for name, value in self._browser.cookies.items())
        return connect(
            f"{self._address.replace('http', 'ws')}/api/tables/{self.id}/live",
            origin=Origin(self._address),
            additional_headers={"Cookie": cookies},
            compression=None,
            max_size=2**22,
            open_timeout=TIMEOUT,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        )

    async def play(self) -> None:
        self.devices = [Device(self, seat, self._rng) for seat in self.seats]
        self.devices.append(Device(self, self.seats[0], self._rng))  # on the phone as well
        await _all_or_none([asyncio.create_task(device.play()) for device in self.devices])

    @property
    def begun(self) -> bool:
        return any(device.has_seen for device in self.devices)

    def see(self, update: Message, seat: int) -> None:
        for entry in update["entries"]:
            known = self._shown.setdefault((seat, entry["version"]), entry)
            assert known == entry, f"what was shown has changed: {known} {entry}"
        self.over |= update["result"] is not None

    async def check(self) -> None:
        """Every acknowledged move is in the log once, and every move in the log was acknowledged; a finished game's
        record gives its result, and its seed is the one that was promised."""
        log = await self._whole_log()
        assert [entry["version"] for entry in log] == list(range(1, len(log) + 1))
        for seat in self.seats:
            acted = [entry["version"] for entry in log if entry["kind"] == "act" and entry["seat"] == seat.number]
            assert sorted(seat.accepted.values()) == acted, f"table {self.id}, seat {seat.number}"
        if self.over:
            summary = await self.ask("get", f"/api/tables/{self.id}/finish")
            record = ludoteca.record_from_text(summary["record"])
            played = record.replay(ludoteca.game(record.game).rules(record.players, record.options))
            assert played.result.to_json() == summary["result"]
            assert seeds.check(SeedProof(**summary["proof"]), summary["record"]) == []

    async def _whole_log(self) -> list[Message]:
        async with asyncio.timeout(LONGEST):
            while True:
                try:
                    return await self._log_now()
                except BREAKS:
                    await asyncio.sleep(0.2)

    async def _log_now(self) -> list[Message]:
        async with self.connect() as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "seat": -1}))
            while (message := await received(socket))["type"] != "update":
                pass
            entries: list[Message] = message["entries"]
            return entries


KINDS = (
    ("mille-fiori", "me me"),
    ("pebbles", "me me"),
    ("great-split", "me me random"),
    ("castles-of-burgundy", "me me"),
    ("mille-fiori", "me random"),
    ("pebbles", "me random"),
)


class Crowd:
    """People at several tables, who begin anew when a game is over."""

    def __init__(self, address: str, rng: Random, tables: int) -> None:
        self._address = address
        self._rng = rng
        self._count = tables
        self._running: list[Table] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._browser: httpx.AsyncClient
        self.stopping = False
        self.games = self.moves = self.breaks = 0

    async def start(self) -> None:
        self._browser = httpx.AsyncClient(
            base_url=self._address, headers={"Origin": self._address}, timeout=TIMEOUT, trust_env=False
        )
        helper = Table(self._browser, self._address, self._rng)
        await helper.ask("put", "/api/me", {"name": "Crowd"})
        self._running = [helper] * self._count
        self._tasks = [asyncio.create_task(self._play(place)) for place in range(self._count)]
        await self.wait(lambda: all(table.moves or table.over for table in self._running))

    async def _play(self, place: int) -> None:
        while not self.stopping:
            table = Table(self._browser, self._address, self._rng)
            await table.open(*KINDS[(place + self.games) % len(KINDS)])
            self._running[place] = table
            table.resting = self.stopping
            try:
                await table.play()
            except asyncio.CancelledError:
                self._add(table)
                raise
            self._add(table)
            await table.check()
            self.games += 1

    def _add(self, table: Table) -> None:
        self.moves += table.moves
        self.breaks += table.breaks

    @property
    def progress(self) -> list[tuple[str, int]]:
        return [(table.id, table.moves) for table in self._running]

    async def go_on(self, by: int = 1) -> None:
        """Until every table has made so many moves more, or was followed by another one."""
        before = self.progress

        def moved(place: int) -> bool:
            (was, moves), (now, since) = before[place], self.progress[place]
            return now != was or since >= moves + by

        await self.wait(lambda: all(moved(place) for place in range(self._count)))

    async def wait(self, holds: Callable[[], bool]) -> None:
        """Until something is so, or somebody has failed."""
        async with asyncio.timeout(LONGEST):
            while not holds():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Everybody waits for their last answer; then all games are checked as they stand."""
        self.stopping = True
        for table in self._running:
            table.resting = True
        still = [table for table in self._running if not table.over]
        await self.wait(lambda: all(_is_answered(table) for table in still))
        await self._end()
        for table in still:
            if table.begun:  # one opened a moment ago waits for its people, who have left: it has no log
                await table.check()

    async def close(self) -> None:
        """However it ended."""
        with contextlib.suppress(Exception):
            await self._end()
        await self._browser.aclose()
        await asyncio.sleep(0)  # transports close in the loop's next turn

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for error in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(error, Exception):
                raise error


async def _all_or_none(tasks: list[asyncio.Task[None]]) -> None:
    """Waits for all; when one fails, the others end too."""
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_answered(table: Table) -> bool:
    return table.over or all(device.quiet for device in table.devices)
