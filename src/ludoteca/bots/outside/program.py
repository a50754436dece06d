# not compiled: it waits for others
"""A running outside bot: its process, and one exchange of lines at a time, each with a time limit."""

import atexit
import contextlib
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import ludoteca
from ludoteca.bots.outside import protocol
from ludoteca.kernel.jsontext import Json

GUARD: Final = Path(__file__).with_name("guard.py")
MEMORY: Final = 1 << 30
"""The memory limit of a bot's data in bytes."""
STOP_SECONDS: Final = 0.5
"""How long a bot may take to end after it was told to stop."""
LONGEST_LINE: Final = 1_000_000
CHUNK: Final = 65_536
KEPT_ERRORS: Final = 2_000


class BotFault(Exception):
    """A fault of an outside bot: `kind` is late, died, rubbish or illegal."""

    def __init__(self, kind: str, detail: str = "") -> None:
        self.kind: Final = kind
        self.detail: Final = detail
        super().__init__(f"{kind}: {detail}" if detail else kind)


class Program:
    """A running outside bot; starting one raises BotFault unless it is ready in time."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        held, self._lifeline = os.pipe()
        try:
            self._process: Final = subprocess.Popen(  # noqa: S603  # only what was admitted
                [sys.executable, "-I", "-S", str(GUARD), str(held), str(MEMORY), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                pass_fds=(held,),
                start_new_session=True,  # Ctrl-C is for the host
            )
        finally:
            os.close(held)
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._process.stdin, self._process.stdout, self._process.stderr) if stream
        )
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._unread = b""
        self._errors = b""
        self._closed = False
        self._decisions = 0
        atexit.register(self.close)
        self.name = ""
        self.games: list[str] = []
        self._greet(seconds)

    def _greet(self, seconds: float) -> None:
        try:
            hello = protocol.encode(protocol.HELLO, protocol=protocol.VERSION, host=f"ludoteca {ludoteca.__version__}")
            ready = self._ask(hello, protocol.READY, seconds)
            if ready.get("protocol") != protocol.VERSION:
                raise BotFault("rubbish", f"it speaks protocol {protocol.shown(str(ready.get('protocol')))}")
            games = ready.get("games", [])
            if not isinstance(games, list) or not all(isinstance(game, str) for game in games):
                raise BotFault("rubbish", "games must be a list of texts")
        except BotFault:
            self.kill()
            raise
        self.name = protocol.shown(str(ready.get("name", "")))
        self.games = games

    # -- talking

    def tell(self, message: bytes, seconds: float) -> None:
        self._exchange(message, time.monotonic() + seconds, wait_for_line=False)

    def decide(self, make_decision: Callable[[int], bytes], seconds: float) -> str:
        """Returns the text of the action that the bot chose."""
        self._decisions += 1
        number = self._decisions
        answer = self._ask(make_decision(number), protocol.ACTION, seconds)
        if answer.get("id", number) != number:
            raise BotFault("rubbish", f"an answer to decision {protocol.shown(str(answer['id']))} instead of {number}")
        text = answer.get("action")
        if not isinstance(text, str):
            raise BotFault("rubbish", "an action must be a text")
        return text

    def _ask(self, message: bytes, wanted: str, seconds: float) -> Json:
        """Returns the next message of this type; `info` messages before it are ignored."""
        deadline = time.monotonic() + seconds
        while True:
            line = self._exchange(message, deadline)
            message = b""
            try:
                answer = protocol.decode(line)
            except protocol.BadLine as bad:
                raise BotFault("rubbish", str(bad)) from bad
            if answer["type"] == wanted:
                return answer
            if answer["type"] == protocol.ERROR:
                raise BotFault("rubbish", protocol.shown(str(answer.get("text", ""))))
            if answer["type"] != protocol.INFO:
                raise BotFault("rubbish", f"{protocol.shown(str(answer['type']))} instead of {wanted}")

    def _exchange(self, message: bytes, deadline: float, wait_for_line: bool = True) -> bytes:
        """Writes a message and reads a line concurrently, because the bot may read late and write much."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._err, selectors.EVENT_READ)
            if message:
                selector.register(self._in, selectors.EVENT_WRITE)
            while message or (wait_for_line and b"\n" not in self._unread):
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotFault("late")
                for key, _ in selector.select(left):
                    if key.fd == self._in:
                        message = self._write(message)
                        if not message:
                            selector.unregister(self._in)
                    elif key.fd == self._err:
                        self._read_errors(selector)
                    else:
                        self._read()
        if not wait_for_line:
            return b""
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _write(self, message: bytes) -> bytes:
        """Writes what the pipe takes; returns the rest."""
        try:
            return message[os.write(self._in, message) :]
        except OSError as error:
            raise self._died() from error

    def _read(self) -> None:
        read = os.read(self._out, CHUNK)
        if not read:
            raise self._died()
        self._unread += read
        if len(self._unread) > LONGEST_LINE:
            raise BotFault("rubbish", "an endless line")

    def _read_errors(self, selector: selectors.BaseSelector) -> None:
        read = os.read(self._err, CHUNK)
        self._errors = (self._errors + read)[-KEPT_ERRORS:]
        if not read:
            selector.unregister(self._err)

    def _died(self) -> BotFault:
        """Returns the fault of a bot that ended, with its last line on standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(STOP_SECONDS)
        with contextlib.suppress(OSError):
            while read := os.read(self._err, CHUNK):
                self._errors = (self._errors + read)[-KEPT_ERRORS:]
        said = self._errors.decode("utf-8", "replace").strip().splitlines()
        return BotFault("died", protocol.shown(said[-1]) if said else "")

    # -- ending

    def close(self) -> None:
        """Tells the bot to stop, and kills it if it does not."""
        if not self._closed:
            with contextlib.suppress(BotFault):
                self.tell(protocol.encode(protocol.STOP), STOP_SECONDS)
            assert self._process.stdin is not None
            self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(STOP_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Closes the lifeline, so that the guard kills the bot."""
        if self._closed:
            return
        self._closed = True
        atexit.unregister(self.close)
        os.close(self._lifeline)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    @property
    def alive(self) -> bool:
        return not self._closed and self._process.poll() is None
