"""People at many tables, played by one process over real sockets."""

import asyncio
import json
import secrets
import time
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]
GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("mille-fiori", {"choice": "on-turn"}),
    ("great-split", {}),
    ("castles-of-burgundy", {}),
)


class Seat:
    """One socket. Knows what it may do next, and when it saw each version. Seat -1 watches."""

    def __init__(self, connection: ClientConnection, number: int) -> None:
        self.socket = connection
        self.number = number
        self.update: Message = {"version": -1, "decision": None}
        self.seen = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.plan_seconds: list[float] = []
        self._asked_at = 0.0

    async def listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            if text.startswith('{"type":"plans"'):  # large, and of no interest but for its time
                self.plan_seconds.append(time.perf_counter() - self._asked_at)
                continue
            message = json.loads(text)
            if message["type"] == "update":
                async with self.seen:
                    if message["decision"] != self.update["decision"]:
                        self._asked_at = time.perf_counter()
                    self.update = message
                    self.seen.notify_all()
            elif "key" in message:
                self.answers.pop(message["key"]).set_result(message)
            elif message["type"] == "welcome" and message["needs_nonce"]:
                await self.say(type="ready", nonce=secrets.token_hex(16))

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def has(self, version: int) -> None:
        async with self.seen:
            await self.seen.wait_for(lambda: self.update["version"] >= version)

    async def act(self, action: str) -> Message:
        key = secrets.token_hex(6)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[key] = answer
        await self.say(type="act", key=key, version=self.update["decision"], actions=[action])
        return await answer


class Table:
    """One person at `people` seats with a socket each, `bots` at the others, and `watching` sockets more.

    The sockets are `compressed` as those of browsers are (permessage-deflate), or not, as other programs may ask.
    """

    def __init__(
        self,
        browser: httpx.AsyncClient,
        address: str,
        number: int,
        people: int,
        bots: str = "",
        watching: int = 0,
        compressed: bool = True,
    ) -> None:
        self._browser = browser
        self._address = address
        self._people = people
        self._bots = bots.split()
        self._watching = watching
        self._compressed = compressed
        self._rng = Random(number)
        self._tasks: list[asyncio.Task[None]] = []
        self.game, self._options = GAMES[number % len(GAMES)]
        self.seats: list[Seat] = []
        self._next: list[Seat] = []
        self.plan_seconds: list[float] = []

    async def open(self) -> None:
        """A new table, and all its seats taken: the one that was prepared, or else one that is made now."""
        for seat in self.seats:
            self.plan_seconds += seat.plan_seconds
            await seat.socket.close()
        self.seats, self._next = self._next or await self._new_seats(), []

    async def prepare(self) -> None:
        """Makes the table for the next game beforehand, so that beginning it takes no time of the moves'."""
        self._next = await self._new_seats()

    async def _new_seats(self) -> list[Seat]:
        seats = [{"kind": "me"}] * self._people + [{"kind": "bot", "bot": bot} for bot in self._bots]
        answer = await self._browser.post(
            "/api/tables", json={"game": self.game, "options": self._options, "seats": seats, "public": True}
        )
        answer.raise_for_status()
        id = answer.json()["id"]
        taken = [await self._connect(id, number) for number in (*range(self._people), *([-1] * self._watching))]
        for seat in taken:
            await seat.has(0)
        return taken

    async def _connect(self, id: str, number: int) -> Seat:
        cookies = "; ".join(f"{name}={value}" for name, value in self._browser.cookies.items())
        connection = await connect(
            f"{self._address.replace('http', 'ws')}/api/tables/{id}/live",
            origin=Origin(self._address),
            additional_headers={"Cookie": cookies},
            compression="deflate" if self._compressed else None,
            max_size=2**22,
            ping_interval=None,
            open_timeout=120,
        )
        seat = Seat(connection, number)
        self._tasks.append(asyncio.create_task(seat.listen()))
        await seat.say(type="hello", protocol=1, seat=number)
        return seat

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for seat in (*self.seats, *self._next):
            self.plan_seconds += seat.plan_seconds
            await seat.socket.close()
        self.seats, self._next, self._tasks = [], [], []

    async def move(self) -> tuple[float, float]:
        """One move: seconds until it was answered, and until all had seen it. A finished game is begun anew."""
        if self.seats[0].update.get("result"):
            await self.open()
        while True:
            newest = max(seat.update["version"] for seat in self.seats)
            for seat in self.seats:
                await seat.has(newest)
            asked = [seat for seat in self.seats if seat.update["decision"] is not None]
            if asked:
                break
            await self.seats[0].has(newest + 1)  # bots first
            if self.seats[0].update.get("result"):
                await self.open()
        mover = self._rng.choice(asked)
        start = time.perf_counter()
        answer = await mover.act(self._rng.choice(mover.update["position"]["legal"]))
        answered = time.perf_counter() - start
        if answer["type"] != "accepted":  # a bot or another seat was quicker
            return answered, answered
        for seat in self.seats:
            await seat.has(answer["version"])
        return answered, time.perf_counter() - start
