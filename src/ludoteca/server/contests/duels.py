"""Duels: challenging, joining, showing results, comparing two games."""

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import replace

from ludoteca.kernel.refusals import Refused
from ludoteca.server.contests import comparison, deals
from ludoteca.server.contests.access import Onlookers, is_open, tables_of, today
from ludoteca.server.contests.standings import ranks
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.contests import Comparison, DealEntry, DealInfo
from ludoteca.server.protocol.schemas import NewTable
from ludoteca.server.replay import summary
from ludoteca.server.replay.replay import ReplayCache
from ludoteca.server.storage import contest_rows, statements
from ludoteca.server.storage.contest_queries import ContestQueries
from ludoteca.server.tables import seeds
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.rows import Deal, Person, TableRow

KEY_BYTES = 8


def result_key(deal: Deal) -> str:
    """Returns the key that gives access to the results of a deal. The server sends it only to those who cannot play
    the deal any more."""
    return hashlib.blake2b(b"result", key=deal.secret, digest_size=KEY_BYTES).hexdigest()


class DealService:
    def __init__(self, tables: TableRegistry, replays: ReplayCache) -> None:
        self._tables = tables
        self._replays = replays
        self.repository = ContestQueries(tables.repository)
        self.onlookers = Onlookers(self.repository)

    async def deal(self, id: str) -> Deal:
        found = await self.repository.deal(id)
        if found is None:
            raise Refused("deal-unknown")
        return found

    # -- making

    async def challenge(self, table: str, person: Person) -> Deal:
        """Returns the duel on the chance of this table, creating it if there is none."""
        async with self._tables.locked(table) as hub:
            core = hub.table.core
            if core.row.deal is not None:
                return core.row.deal
            deal = deals.duel_from(core, person.id)
            await self.repository.save(contest_rows.insert_deal(deal), contest_rows.join_deal(table, deal.id))
            core.row = replace(core.row, deal=deal)
            hub.broadcast_table()
            return deal

    async def new_duel(self, new: NewTable, person: Person) -> TableRow:
        deal, row = deals.new_duel(new, person)
        await self.repository.save(contest_rows.insert_deal(deal), *statements.insert_table(row))
        return row

    # -- entering

    async def enter(self, deal: Deal, person: Person, viewers: Collection[str], name: str) -> TableRow:
        """Returns this person's table in the deal, creating it if there is none; raises Refused with the reason if
        they may not play."""
        rows = await self.repository.tables_of_deals([deal.id])
        own = tables_of(rows, person.id)
        running = [row for row in own if row.status in ("waiting", "playing")]
        if running:
            return running[0]
        if own and deal.kind == deals.DUEL:
            raise Refused("duel-played")
        if reason_barred := await self.onlookers.reason_barred(deal, rows, viewers, person.id):
            raise Refused(reason_barred)
        first = next(
            (row for row in rows if row.id == deal.first), rows[0] if deal.kind == deals.DUEL and rows else None
        )
        row = deals.challenger_table(deal, first, person, name)
        await self.repository.save(*statements.insert_table(row))
        return row

    async def look(self, deal: Deal, viewers: Collection[str]) -> None:
        """Records that the viewers look at the games of a duel instead of playing it."""
        if deal.kind != deals.DUEL:
            raise Refused("deal-closed")
        await self.onlookers.note(deal.id, viewers)

    # -- looking

    async def info(self, deal: Deal, person: Person | None, viewers: Collection[str], language: str) -> DealInfo:
        rows = await self.repository.tables_of_deals([deal.id])
        id = person.id if person else None
        own = tables_of(rows, id)
        opened = is_open(deal, rows, id, today()) or await self.onlookers.may_look(deal, person, viewers)
        state, why = await self._state(deal, rows, own, viewers, id)
        mine = next(
            (row.id for row in reversed(own) if row.status in ("waiting", "playing")), own[0].id if own else None
        )
        return DealInfo(
            deal.id,
            deal.kind,  # type: ignore[arg-type]  # the database holds these words only
            deal.game,
            deal.players,
            deal.options,
            deals.person_seat(deal) if deal.kind != deals.EVENING else -1,
            [deals.bot_name(bot) for bot in deal.bots],
            seeds.commitment(deal.secret),
            deal.created,
            deal.day,
            _name_at(deal, rows[0]) if rows and deal.kind == deals.DUEL else "",
            entries(deal, rows, id, opened),
            state,  # type: ignore[arg-type]
            words_of("", language).say(f"refusal-{why}") if why else "",
            mine,
            opened,
            f"d/{deal.id}/{result_key(deal)}" if opened and deal.kind != deals.EVENING else None,
        )

    async def _state(
        self,
        deal: Deal,
        rows: Sequence[TableRow],
        own: Sequence[TableRow],
        viewers: Collection[str],
        person: str | None,
    ) -> tuple[str, str]:
        if any(row.status in ("waiting", "playing") for row in own):
            return "playing", ""
        if own:
            return "done", ""
        reason_barred = await self.onlookers.reason_barred(deal, rows, viewers, person)
        return ("barred", reason_barred) if reason_barred else ("enter", "")

    async def compare(
        self, deal: Deal, left: str, right: str, person: Person | None, viewers: Collection[str], language: str
    ) -> Comparison:
        if deal.kind == deals.EVENING:
            raise Refused("deal-closed")
        if not await self.onlookers.may_look(deal, person, viewers):
            raise Refused("deal-closed")
        one, other = await self._finished(deal, left), await self._finished(deal, right)
        seat = deals.person_seat(deal)
        lines = await self._replays.timeline(one), await self._replays.timeline(other)
        parted = comparison.parting(one, other, seat, lines[0], language)
        tables, replays = self._tables, self._replays
        ends = [table.state.digest if table.state is not None else "" for table in (one, other)]
        return Comparison(
            seat,
            one.row.seats[seat].name,
            other.row.seats[seat].name,
            await summary.of_table(tables, replays, left, language),
            await summary.of_table(tables, replays, right, language),
            ends[0] == ends[1] != "" and parted is None,
            parted,
            comparison.rolls(one, other, seat, lines, language),
        )

    async def _finished(self, deal: Deal, id: str) -> TableCore:
        table = (await self._tables.hub(id)).table.core
        if table.row.deal is None or table.row.deal.id != deal.id:
            raise Refused("deal-unknown")
        if table.row.status != "over":
            raise Refused("game-not-over")
        return table


def _name_at(deal: Deal, row: TableRow) -> str:
    return row.seats[deals.person_seat(deal)].name


def counted(deal: Deal, rows: Sequence[TableRow]) -> list[TableRow]:
    """Returns each person's first attempt, in the order in which they began."""
    seat, first = deals.person_seat(deal), dict[str | None, TableRow]()
    for row in rows:
        first.setdefault(row.seats[seat].person, row)
    return list(first.values())


def score_of(row: TableRow, seat: int, what: str = "scores") -> int | None:
    """Returns a seat's points, or its rank, from the result of a finished game."""
    of_all = (row.result or {}).get(what) if row.status == "over" else None
    found = of_all[seat] if isinstance(of_all, list) else None
    return found if isinstance(found, int) else None


def entries(deal: Deal, rows: Sequence[TableRow], person: str | None, opened: bool) -> list[DealEntry]:
    """Returns the games of a deal, those that count first, by rank. Results are left out while the games are not
    open."""
    if deal.kind == deals.EVENING:
        return []
    seat = deals.person_seat(deal)
    first = {row.id for row in counted(deal, rows)}
    finished = [row for row in rows if row.id in first and score_of(row, seat) is not None]
    places = dict(zip((row.id for row in finished), ranks([score_of(row, seat) or 0 for row in finished]), strict=True))
    found: list[DealEntry] = []
    for row in rows:
        mine = row.seats[seat].person == person and person is not None
        shown = opened or mine
        found.append(
            DealEntry(
                row.id if shown else None,
                row.seats[seat].name,
                mine,
                "over" if row.status == "over" else "closed" if row.status == "closed" else "playing",
                row.id in first,
                score_of(row, seat) if shown else None,
                places.get(row.id) if opened else None,
                score_of(row, seat, "ranks") if shown else None,
            )
        )
    last = len(rows) + 1
    return sorted(found, key=lambda entry: entry.rank or last) if opened else found
