"""The chat of a table: which lines are kept, and which texts are accepted."""

from collections import deque

from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import ChatRow

LONGEST_LINE = 500
LONGEST_NOTE = 4000
KEPT_LINES = 200
"""Older lines are deleted."""


def clean(text: str, longest: int, breaks: str = "") -> str:
    """Replaces unprintable characters (except those in `breaks`) by spaces; rejects a text that is too long. Pages
    escape it."""
    if len(text) > longest:
        raise CommandRejected("too-large")
    return "".join(letter if letter.isprintable() or letter in breaks else " " for letter in text).strip()


class ChatLog:
    """The last lines and their idempotency keys."""

    def __init__(self, lines: list[ChatRow]) -> None:
        self.lines = lines
        self._keys: deque[tuple[str, str]] = deque(maxlen=KEPT_LINES)

    def is_said(self, person: str, key: str) -> bool:
        """Returns whether this line was stored before: a page that reconnects sends it again."""
        return key != "" and (person, key) in self._keys

    def next_line(self, seat: int, name: str, at: int, text: str, person: str | None = None) -> ChatRow:
        return ChatRow(self.lines[-1].id + 1 if self.lines else 1, seat, name, at, text, person)

    def add(self, line: ChatRow, person: str, key: str) -> None:
        """Adds a line after it was stored."""
        self.lines = [*self.lines[1 - KEPT_LINES :], line]
        self._keys.append((person, key))
