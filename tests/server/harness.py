"""A real server process on a free port of this machine, and people who talk to it as a page would."""

import contextlib
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.forked_process import ForkedProcess

Message = dict[str, Any]
START = "import sys; from ludoteca.server.main import serve; sys.exit(serve(port={port}, data_dir={data!r}, database={database!r}, public_url={public!r}, open_browser=False))"
CACHED = {"PYTHONDONTWRITEBYTECODE": ""}
"""Starting again and again, a server shall not compile all its modules each time."""
QUICK = {"bot_pace": "0", "grace_seconds": "1", "workers": "1", "requests_per_second": "1000", "request_burst": "1000"}
QUICK |= {"replays_per_minute": "100000", "tables_per_hour": "1000", "people_per_hour": "100000"}


UNENCRYPTED = False
"""Nothing on loopback is encrypted, and reading all certificates takes 28 ms of every client."""
OPEN = contextlib.ExitStack()
"""Every browser and socket of a test; closed when it ends."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`limits` are the server's own settings, such as bot_pace="0"; `first` is Python that its process runs before."""

    def __init__(self, data: Path, database: str = "", first: str = "", public_url: str = "", **limits: str) -> None:
        self.public_url = public_url
        self.data = data
        self.database = database
        self.first = first
        self.limits = QUICK | {"messages_per_second": "1000", "message_burst": "1000"} | limits
        self.port = free_port()
        self.process: ForkedProcess | None = None
        self.errors = data / "errors.log"

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        settings = {f"LUDOTECA_{name.upper()}": value for name, value in self.limits.items()}
        program = self.first + START.format(
            port=self.port, data=str(self.data), database=self.database, public=self.public_url
        )
        self.process = ForkedProcess(program, os.environ | CACHED | settings, self.errors)
        deadline = time.monotonic() + 600
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.address}/api/me", timeout=5, verify=UNENCRYPTED)
                return self
            except httpx.TransportError:
                assert self.process.poll() is None, self.errors.read_text()
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As when the power fails: no time to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


class Person:
    """Somebody with a browser: keeps a cookie, sends its origin. `network` is the address that a proxy tells of them."""

    def __init__(self, server: Server, name: str = "Ana", network: str = "") -> None:
        self.server = server
        self.told = {"X-Forwarded-For": network} if network else {}
        browser = httpx.Client(
            base_url=server.address, headers={"Origin": server.address, **self.told}, timeout=60, verify=UNENCRYPTED
        )
        self.http = OPEN.enter_context(browser)
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def new_table(
        self,
        seats: str = "me greedy greedy",
        game: str = "mille-fiori",
        terms: Message | None = None,
        **options: object,
    ) -> Message:
        """Seats by name: `me`, `open`, or a bot. `terms` are what is agreed beside the rules: clock, hints, ..."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats.split()]
        answer = self.http.post(
            "/api/tables", json={"game": game, "seats": wanted, "options": options, **(terms or {})}
        )
        answer.raise_for_status()
        table: Message = answer.json()
        return table

    def join(self, table: Message) -> "Page":
        """Takes a free seat and sits down there."""
        self.http.post("/api/join", json={"code": table["invite"]}).raise_for_status()
        return self.sit(table["id"])

    def sit(self, table: str, since: int | None = None, seat: int | None = None, language: str = "en") -> "Page":
        return Page(self, table, since, seat, language)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()


class Page:
    """One open socket. Remembers everything that came through it."""

    def __init__(
        self, person: Person, table: str, since: int | None = None, seat: int | None = None, language: str = "en"
    ) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        address = f"{person.server.address.replace('http', 'ws')}/api/tables/{table}/live"
        headers = person.told | ({"Cookie": cookies} if cookies else {})
        opening = connect(
            address,
            origin=Origin(person.server.address),
            additional_headers=headers,
            max_size=2**22,
            close_timeout=2,
        )
        self.socket: ClientConnection = OPEN.enter_context(opening)
        self.person = person
        self.heard: list[str] = []
        self.chat: list[Message] = []
        self.looked_back: list[tuple[int, str, Message]] = []
        self.retold: list[Message] = []
        self.table: Message = {}
        self.seat: int | None = None
        self.update: Message | None = None
        self.plans: Message | None = None
        self.status: Message | None = None
        self.entries: list[Message] = []
        self.nonce = secrets.token_hex(16)
        self.say("hello", protocol=1, since=since, seat=seat, language=language)
        welcome = self.wait_for("welcome")
        if welcome["needs_nonce"]:
            self.say("ready", nonce=self.nonce)

    def say(self, type: str, **values: object) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **values}).decode())

    def hear(self, timeout: float = 60) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = msgspec.json.decode(text)
        match message["type"]:
            case "welcome" | "table":
                self.table = message["table"]
                self.seat = message["seat"]
                self.chat = message.get("chat", self.chat)
            case "update":
                self.update = message
                self.entries += message["entries"]
            case "plans":
                self.plans = message
            case "status":
                self.status = message
            case "chat":
                self.chat += message["lines"]
        return message

    def wait_for(self, *types: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Hears messages until something is so."""
        while not holds():
            self.hear()

    def wait_until_asked(self) -> Message:
        """The update in which this seat has something to decide, or the game is over."""
        while self.update is None or (self.update["decision"] is None and self.update["result"] is None):
            self.wait_for("update")
        return self.update

    def act(self, *actions: str, key: str = "", version: int | None = None, **more: object) -> Message:
        """Plays and returns the answer."""
        assert self.update is not None
        at = self.update["decision"] if version is None else version
        key = key or secrets.token_hex(8)
        self.say("act", key=key, version=at, actions=list(actions), **more)
        return self.answer(key)

    def undo(self, key: str = "", **more: object) -> Message:
        assert self.update is not None
        key = key or secrets.token_hex(8)
        self.say("undo", key=key, version=self.update["version"], **more)
        return self.answer(key)

    def answer(self, key: str) -> Message:
        while True:
            message = self.wait_for("accepted", "refused", "because", "hinted")
            if message["key"] == key:
                return message

    def drain(self, seconds: float = 0.0) -> None:
        """Hears what has already come, and what comes within this time."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.hear(seconds)

    def play_on(self, most: int = 10_000) -> Message:
        """Plays the first legal action again and again, until the game is over."""
        for _ in range(most):
            update = self.wait_until_asked()
            if update["result"] is not None:
                break
            self.act(update["position"]["legal"][0])
        assert self.update is not None
        return self.update

    def closed_with(self) -> int:
        """The code with which the server closes the socket."""
        code = None
        while code is None:
            try:
                self.hear()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
        return code

    def close(self) -> None:
        self.socket.close()
