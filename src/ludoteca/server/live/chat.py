"""The chat of a table, and the private notes that people keep there."""

from collections import deque

from ludoteca.server.protocol.messages import ChatLine
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import ChatRow, now

LONGEST_LINE = 500
LONGEST_NOTE = 4000
KEPT_LINES = 200
"""Older lines are deleted."""


def clean(text: str, longest: int, breaks: str = "") -> str:
    """Replaces unprintable letters (but those in `breaks`) by spaces; rejects a text that is too long. Pages escape it."""
    if len(text) > longest:
        raise CommandRejected("too-large")
    return "".join(letter if letter.isprintable() or letter in breaks else " " for letter in text).strip()


class Chat:
    def __init__(self, table: str, repository: Repository, lines: list[ChatRow]) -> None:
        self._table = table
        self._repository = repository
        self.lines = [_line(row) for row in lines]
        self._keys: deque[tuple[str, str]] = deque(maxlen=KEPT_LINES)  # of lines said, with who said them

    def is_said(self, person: str, key: str) -> bool:
        """Whether this line was stored before: a page that lost its connection sends it again."""
        return key != "" and (person, key) in self._keys

    async def say(self, seat: int, name: str, text: str, person: str, key: str) -> ChatLine:
        """Stores a line; returns when it is durable."""
        row = ChatRow(self.lines[-1].id + 1 if self.lines else 1, seat, name, now(), text)
        await self._repository.save(*statements.insert_chat_line(self._table, row, KEPT_LINES))
        self.lines = [*self.lines[1 - KEPT_LINES :], _line(row)]
        self._keys.append((person, key))
        return self.lines[-1]

    async def note_of(self, person: str | None) -> str:
        return await self._repository.note(self._table, person) if person else ""

    async def keep_note(self, person: str, text: str) -> None:
        await self._repository.save(*statements.replace_note(self._table, person, text))


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.seat, row.name, row.at, row.text)
