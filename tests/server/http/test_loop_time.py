"""No request of a stranger costs the event loop more time than a few ordinary requests.

What counts is the processor time of the loop's thread, beside that of small requests in the same run: neither the
machine's speed nor other work on it changes the ratio.
"""

import asyncio
import functools
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar import Litestar

import ludoteca
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.http.routes import api
from ludoteca.server.http.services import Services
from ludoteca.server.live.answers import LONGEST_ACTION
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.socket import SocketSession
from ludoteca.server.lobby import table_factory
from ludoteca.server.protocol.messages import LARGEST_MESSAGE
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, Terms
from tests.server.database import somebody, with_database
from tests.server.harness import Message
from tests.server.http.test_hostile_requests import LONG, record_with
from tests.server.idle_workers import IdleWorkers

REPEATED = 3
"""The least of so many counts: interrupts and the garbage collector make single times longer."""
MOST_REQUESTS = 10
"""Small requests that the worst one may cost: they take about half a millisecond each on plain Python."""
MOST_MOVES = 2
"""Moves that the worst message at a table may cost."""
MOVES = 20
PLENTY = 1_000_000
GAMES = sorted(ludoteca.all_games())
LARGE_NUMBER = "9" * 4_000
DEEP = "[" * 3_000 + "]" * 3_000


async def loop_seconds(work: Callable[[], Awaitable[object]]) -> float:
    """Processor time of the loop's thread; that of other threads and processes does not count."""
    times = []
    for _ in range(REPEATED):
        began = time.thread_time()
        await work()
        times.append(time.thread_time() - began)
    return min(times)


# -- requests


def bodies_of_options() -> dict[str, str]:
    """Settings of any size and kind, for `settle` and new tables."""
    long = [*LONG, "x" * 120, "a1b2-" * 24, "board_" * 20]
    values = [json.dumps({"edition": text, "board": text, "choice": text}) for text in long]
    names = [json.dumps({text: "x"}) for text in long]
    many = json.dumps({f"option{number}": number for number in range(800)})
    return {f"options {number}": text for number, text in enumerate([*values, *names, many])}


def hostile_requests() -> dict[str, tuple[str, str]]:
    """Path and body by name."""
    found: dict[str, tuple[str, str]] = {}
    for name, options in bodies_of_options().items():
        for game in GAMES:
            found[f"settle {game} {name}"] = (f"games/{game}/settle", f'{{"players": 2, "options": {options}}}')
    for number, text in enumerate(LONG):
        told = json.dumps(text)
        record = json.dumps(record_with(text.replace("\0", ".")) + "0 x\n" * 40_000)
        found |= {
            f"find {number}": ("find", f'{{"code": {told}}}'),
            f"start {number}": (
                "positions/start",
                f'{{"game": "mille-fiori", "players": 2, "options": {{"edition": {told}}}}}',
            ),
            f"check {number}": ("check", f'{{"text": {record}}}'),
            f"position {number}": (
                "positions/check",
                f'{{"game": "great-split", "players": 2, "options": {{}}, "position": {{"hands": [[{told}]]}}}}',
            ),
        }
    for name, value in (("number", LARGE_NUMBER), ("deep", DEEP)):
        found[f"settle {name}"] = ("games/great-split/settle", f'{{"players": {value}, "options": {{}}}}')
        found[f"position {name}"] = (
            "positions/check",
            f'{{"game": "great-split", "players": 2, "options": {{}}, "position": {{"a": {value}}}}}',
        )
        found[f"find {name}"] = ("find", f'{{"code": {value}}}')
    return found


def small_app(repository: Repository) -> Litestar:
    """The API without middleware and worker processes."""
    limits = Limits(checks_per_minute=PLENTY, positions_per_minute=PLENTY)
    tables = TableRegistry(repository, limits)
    app = Litestar(
        [api.ROUTES],
        exception_handlers={**api.EXCEPTION_HANDLERS},
        request_max_body_size=api.LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.state.services = Services(Settings("127.0.0.1", 8080, "", "", limits), PeopleService(repository), tables)
    return app


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_no_request_costs_the_loop_more_than_a_few_small_ones(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        transport = httpx.ASGITransport(cast(Any, small_app(repository)), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:

            async def ask(path: str, body: str) -> int:
                headers = {"Content-Type": "application/json"}
                return (await client.post(f"/api/{path}", content=body, headers=headers)).status_code

            small = await loop_seconds(lambda: ask("games/mille-fiori/settle", '{"players": 2, "options": {}}'))
            for name, (path, body) in hostile_requests().items():
                assert await ask(path, body) < 500, name
                costs = await loop_seconds(functools.partial(ask, path, body)) / small
                assert costs < MOST_REQUESTS, f"{name} costs as much as {costs:.0f} small requests"

    with_database(tmp_path, work)


# -- messages at a table


class Page:
    """A page whose messages do not travel over a network."""

    def __init__(self, tables: TableRegistry, table: str, person: Person) -> None:
        self._to_server: asyncio.Queue[str | bytes] = asyncio.Queue()
        self._to_page: asyncio.Queue[Message] = asyncio.Queue()
        self.update: Message = {}
        self.session = asyncio.create_task(SocketSession(self, tables, table, person).run())
        self.say('{"type": "hello", "protocol": 1}')

    def say(self, text: str | bytes) -> None:
        self._to_server.put_nowait(text)

    async def hear(self, *types: str) -> Message:
        while (message := await self._to_page.get())["type"] not in types:
            if message["type"] == "update":
                self.update = message
        return message

    async def answer_to(self, text: str | bytes) -> None:
        self.say(text)
        self.say('{"type": "ping"}')
        assert (await self.hear("pong", "closed"))["type"] == "pong"

    async def leave(self) -> None:
        self.session.cancel()
        await asyncio.gather(self.session, return_exceptions=True)

    # -- as the session uses it

    async def accept(self) -> None:
        return

    def enter(self, seated: bool) -> bool:
        return True

    async def receive(self) -> str | bytes:
        return await self._to_server.get()

    async def send(self, text: str) -> None:
        self._to_page.put_nowait(msgspec.json.decode(text))

    async def close(self, code: int) -> None:
        self._to_page.put_nowait({"type": "closed", "code": code})


def hostile_messages(version: int) -> dict[str, str | bytes]:
    """Messages by name, about the present decision."""
    found: dict[str, str | bytes] = {
        "garbage": b"\xff" * LARGEST_MESSAGE,
        "deep": f'{{"type": "act", "key": {DEEP}}}',
        "number": f'{{"type": "act", "key": "k", "version": {LARGE_NUMBER}, "actions": []}}',
        "fields": json.dumps({"type": "ping"} | {f"field{number}": number for number in range(700)}),
        "picks": json.dumps({"type": "why", "key": "k", "picks": ["hex 0,0 " * 12] * 20}),
        "many picks": json.dumps({"type": "why", "key": "k", "picks": ["a"] * 3_000}),
        "many actions": json.dumps({"type": "act", "key": "k", "version": version, "actions": ["a"] * 3_000}),
        "nonce": json.dumps({"type": "ready", "nonce": "0" * 16_000}),
    }
    for number, text in enumerate(LONG):
        for cut in (LONGEST_ACTION, 100):
            for most in (1, 8):
                actions = [text[:cut] + str(each) for each in range(most)]
                found[f"act {number} {cut} {most}"] = json.dumps(
                    {"type": "act", "key": f"k{most}", "version": version, "actions": actions}
                )
            found[f"why {number} {cut}"] = json.dumps({"type": "why", "key": "k", "picks": [text[:cut]] * 7})
        for type in ("chat", "note"):
            found[f"{type} {number}"] = json.dumps({"type": type, "text": text[:4_000]})
        found[f"language {number}"] = json.dumps({"type": "language", "language": text[:15_000]})
    return found


async def table_for_one(repository: Repository) -> tuple[Person, str]:
    person = somebody(1)
    await repository.add_person(person, b"1")
    rules = ludoteca.game("castles-of-burgundy").rules(1)
    row = table_factory.row_for(rules, [table_factory.person_seat(0, person)], person.id, Terms())
    await repository.add_table(row)
    return person, row.id


def test_no_message_costs_the_loop_more_than_a_few_moves(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=PLENTY, message_burst=PLENTY, chat_per_minute=PLENTY)

    async def work(repository: Repository) -> None:
        tables = TableRegistry(repository, limits, make_pool=IdleWorkers)
        person, table = await table_for_one(repository)
        page = Page(tables, table, person)
        page.say(json.dumps({"type": "ready", "nonce": "00" * 16}))
        await page.answer_to('{"type": "ping"}')
        moves = []
        for number in range(MOVES):
            update = page.update
            act = {"key": f"m{number}", "version": update["decision"], "actions": update["position"]["legal"][:1]}
            began = time.thread_time()
            page.say(json.dumps({"type": "act", **act}))
            assert (await page.hear("accepted", "refused"))["type"] == "accepted"
            moves.append(time.thread_time() - began)
        move = sorted(moves)[MOVES // 2]
        await page.leave()
        for name, text in hostile_messages(page.update["decision"]).items():
            assert len(text) <= LARGEST_MESSAGE, name
            page = Page(tables, table, person)
            await page.hear("welcome")
            await page.hear("status")
            costs = await loop_seconds(functools.partial(page.answer_to, text)) / move
            assert costs < MOST_MOVES, f"{name} costs as much as {costs:.0f} moves"
            await page.leave()
        await tables.stop()

    with_database(tmp_path, work)
