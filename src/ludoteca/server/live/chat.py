"""What people say at a table, kept with it; and the notes they write to themselves."""

from collections import deque

from ludoteca.server.protocol.messages import ChatLine
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import ChatRow, now

LONGEST_LINE = 500
LONGEST_NOTE = 4000
KEPT = 200


def clean(text: str, longest: int, breaks: str = "") -> str:
    """Printable text (and line breaks, where allowed), not too long; whatever shows it escapes it."""
    if len(text) > longest:
        raise CommandRejected("too-large")
    return "".join(letter if letter.isprintable() or letter in breaks else " " for letter in text).strip()


class Chat:
    def __init__(self, table: str, repository: Repository, lines: list[ChatRow]) -> None:
        self._table = table
        self._repository = repository
        self.lines = [_line(row) for row in lines]
        self._keys: deque[tuple[str, str]] = deque(maxlen=KEPT)  # of lines said, with who said them

    def is_said(self, person: str, key: str) -> bool:
        """Whether this line came before: a page that lost its connection sends it again."""
        return key != "" and (person, key) in self._keys

    async def say(self, seat: int, name: str, text: str, person: str, key: str) -> ChatLine:
        """Durable before anybody reads it, as everything is."""
        row = ChatRow(self.lines[-1].id + 1 if self.lines else 1, seat, name, now(), text)
        await self._repository.save(*statements.insert_chat_line(self._table, row, KEPT))
        self.lines = [*self.lines[1 - KEPT :], _line(row)]
        self._keys.append((person, key))
        return self.lines[-1]

    async def note_of(self, person: str | None) -> str:
        return await self._repository.note(self._table, person) if person else ""

    async def keep_note(self, person: str, text: str) -> None:
        await self._repository.save(*statements.replace_note(self._table, person, text))


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.seat, row.name, row.at, row.text)
