"""The stored chat of a table, and people's private notes on it."""

from ludoteca.server.protocol.messages import ChatLine
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.chat import KEPT_LINES, ChatLog
from ludoteca.server.tables.rows import ChatRow, now


class TableChat:
    def __init__(self, table: str, repository: Repository, lines: list[ChatRow]) -> None:
        self._table = table
        self._repository = repository
        self.log = ChatLog(lines)

    @property
    def lines(self) -> list[ChatLine]:
        return [_line(row) for row in self.log.lines]

    async def say(self, seat: int, name: str, text: str, person: str, key: str) -> ChatLine:
        """Stores a line and returns it when it is durable."""
        row = self.log.next_line(seat, name, now(), text, person)
        await self._repository.save(*statements.insert_chat_line(self._table, row, KEPT_LINES))
        self.log.add(row, person, key)
        return _line(row)

    async def note_of(self, person: str | None) -> str:
        return await self._repository.note(self._table, person) if person else ""

    async def keep_note(self, person: str, text: str) -> None:
        await self._repository.save(*statements.replace_note(self._table, person, text))


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(row.id, row.seat, row.name, row.at, row.text)
