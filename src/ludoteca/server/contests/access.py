"""Access to deals: who may play one, and who may see its games. Nobody who has seen a game of a deal may play it."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta

from ludoteca.kernel.refusals import Refused
from ludoteca.server.contests.deals import DAY, DUEL, EVENING
from ludoteca.server.storage import contest_rows
from ludoteca.server.storage.contest_queries import ContestQueries
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.rows import Deal, Person, TableRow, now

CACHED_LOOKS = 20_000


def date_of(at: int) -> str:
    """Returns the UTC date, by which games of the day begin and end."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def today() -> str:
    return date_of(now())


def days_on(day: str, days: int) -> str:
    return (datetime.fromisoformat(day) + timedelta(days=days)).date().isoformat()


def tables_of(rows: Sequence[TableRow], person: str | None) -> list[TableRow]:
    """Returns the tables of a deal at which this person plays or played."""
    return [row for row in rows if person is not None and any(seat.person == person for seat in row.seats)]


def is_alone(row: TableRow) -> bool:
    """Returns whether one person plays against bots; only such a game can become a duel."""
    return sum(1 for seat in row.seats if seat.kind != "bot") == 1


def is_open(deal: Deal, rows: Sequence[TableRow], person: str | None, day: str) -> bool:
    """Returns whether this person may see the games of the deal without giving up playing it.

    Everybody may see the game of a past day. People who have played a duel or today's game may see the others' games.
    A deal of an evening is open when all tables have finished it.
    """
    if deal.kind == EVENING:
        return bool(rows) and all(row.status in ("over", "closed") for row in rows)
    if deal.kind == DAY and deal.day is not None and deal.day < day:
        return True
    own = tables_of(rows, person)
    return bool(own) and own[0].status == "over"


class Onlookers:
    """Records which viewer (a person and their browser) has seen which game."""

    def __init__(self, repository: ContestQueries) -> None:
        self._repository = repository
        self._noted: dict[tuple[str, str], None] = {}

    async def note(self, seen: str, viewers: Collection[str]) -> None:
        new = [viewer for viewer in viewers if (seen, viewer) not in self._noted]
        if not new:
            return
        try:
            await self._repository.save(*(contest_rows.insert_onlooker(seen, viewer) for viewer in new))
        except NotSaved:  # another server stored it first
            if not await self._repository.has_seen([seen], new):
                raise
        self._noted |= dict.fromkeys((seen, viewer) for viewer in new)
        while len(self._noted) > CACHED_LOOKS:
            del self._noted[next(iter(self._noted))]

    async def check_look(
        self, row: TableRow, person: Person | None, viewers: Collection[str], shows_game: bool
    ) -> None:
        """Checks that a viewer may look at this table, raising Refused if not, and records that they have seen the
        game if it is `shows_game`."""
        seated = person is not None and any(seat.person == person.id for seat in row.seats)
        if row.deal is not None and not seated and not await self.may_look(row.deal, person, viewers):
            raise Refused("deal-closed" if row.deal.kind != EVENING else "evening-closed")
        if shows_game and (row.deal is not None or is_alone(row)):
            await self.note(row.id, viewers)

    async def may_look(self, deal: Deal, person: Person | None, viewers: Collection[str]) -> bool:
        rows = await self._repository.tables_of_deals([deal.id])
        if is_open(deal, rows, person.id if person else None, today()):
            return True
        return deal.kind == DUEL and await self._repository.has_seen([deal.id], viewers)

    async def reason_barred(
        self, deal: Deal, rows: Sequence[TableRow], viewers: Collection[str], person: str | None
    ) -> str:
        """Returns the id of the refusal for somebody who may not play the deal; empty if they may."""
        if deal.kind == DAY:
            return "" if deal.day == today() else "day-over"
        if deal.kind != DUEL:
            return "evening-closed"
        if await self._repository.has_seen([deal.id, *(row.id for row in rows)], viewers):
            browser_only = person is None or not await self._repository.has_seen(
                [deal.id, *(row.id for row in rows)], [person]
            )
            return "duel-browser-saw" if browser_only else "duel-saw"
        return ""
