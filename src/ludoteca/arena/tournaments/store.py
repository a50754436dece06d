"""A file of games: JSON lines, first the settings, then one line for each finished game.

A line is written as soon as its game is finished, so that no finished game is lost when the program ends, and the same
command continues where it stopped. A file with other settings is refused.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from ludoteca.kernel import jsontext
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings

if sys.platform != "win32":
    import fcntl

KIND: Final = "ludoteca"
Game = TypeVar("Game")


def default_path(kind: str, header: Json) -> Path:
    """Returns a name for the tournament, derived from its settings, in the default folder."""
    return Path(f"{kind}-{header['game']}-{header['players']}-{jsontext.digest(header)[:8]}.jsonl")


class Store:
    """An open file. `header` has the settings; `numbers` are those of the finished games."""

    def __init__(self, path: Path, kind: str, header: Json) -> None:
        self.path: Final = path
        self.numbers: set[int] = set()
        first: Json = {KIND: kind, **header}
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise BadSettings("tournament-file", {"path": str(path), "reason": error.strerror or str(error)}) from None
        try:
            lock(self._file, path)
            whole = self._read(first)
        except BadSettings:
            self._file.close()
            raise
        # A line left incomplete by a kill is dropped, and its game played again.
        self._file.truncate(whole)
        if not whole:
            self._write(first)

    def add(self, games: Iterable[Mapping[str, object]]) -> None:
        for game in games:
            self.numbers.add(number_of(game))
            self._write(game)

    def close(self) -> None:
        self._file.close()

    def _write(self, line: object) -> None:
        self._file.write(as_line(line))
        self._file.flush()

    def _read(self, first: Json) -> int:
        """Reads the finished games; returns the length of the complete lines in bytes."""
        whole = 0
        self._file.seek(0)
        for place, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                if place == 0 and not as_line(first).startswith(line):
                    raise BadSettings("tournament-file-foreign", {"path": str(self.path)})
                break
            try:
                found = json.loads(line)
                number = number_of(found) if place else 0
            except (ValueError, KeyError, TypeError, AssertionError):
                raise BadSettings("tournament-file-damaged", {"path": str(self.path), "line": place + 1}) from None
            if place:
                self.numbers.add(number)
            else:
                self._compare(first, found)
            whole += len(line)
        return whole

    def _compare(self, first: Json, found: object) -> None:
        if not isinstance(found, dict) or KIND not in found:
            raise BadSettings("tournament-file-foreign", {"path": str(self.path)})
        for name in first.keys() | found.keys():
            if first.get(name) != found.get(name):
                there, here = _told(found, name), _told(first, name)
                raise BadSettings(
                    "tournament-file-other", {"path": str(self.path), "what": name, "there": there, "here": here}
                )


def as_line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def lock(file: BinaryIO, path: Path) -> None:
    """Locks the file, because two programs that append to it would corrupt it. The lock ends with the program."""
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSettings("tournament-file-busy", {"path": str(path)}) from None


def number_of(game: Mapping[str, object]) -> int:
    number = game["number"]
    assert isinstance(number, int)
    return number


def read_games(path: Path, read: Callable[[Json], Game]) -> Iterator[Game]:
    """Yields the games of a file in the order of their numbers, in which they need not have finished.

    They are nearly in order: few have to wait for earlier ones, so a large file needs little memory.
    """
    waiting: dict[int, Game] = {}
    next_number = 0
    with path.open("rb") as file:
        next(file)
        for line in file:
            found = json.loads(line)
            waiting[number_of(found)] = read(found)
            while next_number in waiting:
                yield waiting.pop(next_number)
                next_number += 1
    for number in sorted(waiting):
        yield waiting[number]


def _told(header: Json, name: str) -> str:
    value = header.get(name)
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return jsontext.canonical(value) if isinstance(value, dict) else str(value)
