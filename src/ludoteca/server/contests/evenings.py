"""Duplicate evenings: the host, the entrants, and the tables of each round, shown on one page."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.exc import SQLAlchemyError

import ludoteca
from ludoteca.kernel.refusals import BadSettings, Refused
from ludoteca.server.contests import deals, movements
from ludoteca.server.contests.duels import DealService, score_of
from ludoteca.server.contests.followers import Followers
from ludoteca.server.contests.standings import BoardResult, Place, board_means, margin_of, standings
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby import invitations, table_factory
from ludoteca.server.logs import about
from ludoteca.server.protocol.contests import (
    BoardInfo,
    BoardSeat,
    BoardTable,
    EntrantInfo,
    EveningInfo,
    NewEvening,
    StandingInfo,
)
from ludoteca.server.storage import contest_rows, statements
from ludoteca.server.storage.writer import BoundStatement, NotSaved
from ludoteca.server.tables import clock, seeds
from ludoteca.server.tables.rows import Deal, Entrant, Evening, Person, SeatRow, TableRow, now

log = logging.getLogger(__name__)
MOST_BOARDS = 12
MOST_PEOPLE = 64
FEWEST_PEOPLE = 2
LONGEST_TITLE = 60
ENDED = ("over", "closed")


@dataclass(frozen=True)
class EveningState:
    """An evening with everything that belongs to it."""

    evening: Evening
    people: list[Entrant]
    boards: list[Deal]
    tables: dict[str, list[TableRow]]  # by deal

    def played(self, board: Deal) -> bool:
        """Returns whether all tables of a board have ended."""
        rows = self.tables[board.id]
        return bool(rows) and all(row.status in ENDED for row in rows)


class EveningService:
    """Runs evenings. `followers` are the open pages, which are notified of every change, here or on another server."""

    def __init__(self, service: DealService, tables: TableRegistry) -> None:
        self._repository = service.repository
        self._publish = tables.ownership.publish
        self._tasks = BackgroundTasks()
        self.followers = Followers()
        tables.ended = self._table_ended

    async def make(self, new: NewEvening, title: str, host: Person) -> Evening:
        """Creates an evening. All deals are drawn at once, so that their commitments are known before the first is
        played."""
        game = ludoteca.game(new.game)
        rules = game.rules(new.players, new.options)
        if new.players < 2:
            raise BadSettings("evening-alone")
        if not 1 <= new.boards <= MOST_BOARDS:
            raise BadSettings("evening-boards", {"most": MOST_BOARDS})
        deals.repeatable_bot(new.bot, game.id)
        table_factory.bot_seat(0, new.bot, game.id)
        evening = Evening(
            secrets.token_urlsafe(deals.DEAL_ID_BYTES),
            title[:LONGEST_TITLE],
            game.id,
            new.players,
            rules.options,
            new.bot,
            new.boards,
            clock.text_of(new.clock),
            host.id,
            invitations.new_code(),
            0,
            0,
            now(),
            new.auto,
        )
        drawn = [
            replace(deals.new_deal(deals.EVENING, rules, [""] * new.players), evening=evening.id, board=number)
            for number in range(1, new.boards + 1)
        ]
        await self._repository.save(contest_rows.insert_evening(evening), *map(contest_rows.insert_deal, drawn))
        return evening

    async def evening(self, id: str) -> Evening:
        found = await self._repository.evening(id)
        if found is None:
            raise Refused("evening-unknown")
        return found

    async def join(self, evening: Evening, person: Person, name: str, code: str) -> None:
        """Adds a person by the evening's code, before the first round; does nothing if they are in it already."""
        people = await self._repository.entrants(evening.id)
        while all(entrant.person != person.id for entrant in people):
            if evening.host != person.id and not invitations.is_code(code, evening.invite):
                raise Refused("invite-wrong")
            if evening.round > 0:
                raise Refused("evening-begun")
            if len(people) >= MOST_PEOPLE:
                raise Refused("evening-full")
            called = table_factory.free_name(name or person.name, [entrant.name for entrant in people])
            try:
                entrant = Entrant(len(people), person.id, called)
                await self._repository.save(contest_rows.insert_entrant(evening.id, entrant))
            except NotSaved:
                before, people = len(people), await self._repository.entrants(evening.id)
                if len(people) == before:
                    raise
                continue  # another entrant took the number at the same moment
            await self._changed(evening.id)
            return

    async def change(self, evening: Evening, auto: bool, person: Person) -> None:
        """Sets whether the next round begins automatically, and begins it if it was only waiting for that."""
        if evening.host != person.id:
            raise Refused("not-host")
        await self._repository.save(contest_rows.set_auto(evening.id, auto))
        await self._go_on(evening.id)

    # -- rounds

    async def start(self, evening: Evening, round: int, person: Person) -> None:
        """Starts the next round when the one before is over. A repeated request starts it once."""
        if evening.host != person.id:
            raise Refused("not-host")
        known = await self._known(evening)
        if round == evening.round:
            return
        if round != evening.round + 1 or round > evening.boards:
            raise Refused("stale")
        if len(known.people) < FEWEST_PEOPLE:
            raise Refused("evening-few")
        if evening.round and not known.played(known.boards[evening.round - 1]):
            raise Refused("evening-playing")
        await self._begin(known, round)
        await self._changed(evening.id)

    async def _begin(self, known: EveningState, round: int) -> None:
        """Creates the tables of a round, all or none. Another request may do the same concurrently."""
        evening, deal = known.evening, known.boards[round - 1]
        work: list[BoundStatement] = [contest_rows.start_round(evening.id, round, now())]
        for number, table in enumerate((await self._drawn(known))[round - 1]):
            seats = seats_of(known, table)
            people = [seat.person for seat in seats if seat.person]
            if people:  # otherwise all of them were deleted since the first round
                row = deals.evening_table(deal, number, seats, evening.host or people[0], evening.clock)
                work += statements.insert_table(row)
        try:
            await self._repository.save(*work)
        except NotSaved:
            if (await self.evening(evening.id)).round < round:
                raise

    def _table_ended(self, row: TableRow) -> None:
        if row.deal is not None and row.deal.evening is not None:
            self._tasks.start(self._go_on(row.deal.evening))

    async def _go_on(self, id: str) -> None:
        """Called when a table has ended: starts the next round if it was the last table, and notifies the pages."""
        try:
            known = await self._known(await self.evening(id))
            evening = known.evening
            if evening.auto and 0 < evening.round < evening.boards and known.played(known.boards[evening.round - 1]):
                await self._begin(known, evening.round + 1)
        except (Refused, NotSaved, SQLAlchemyError, OSError) as error:  # the host can still start it
            log.warning("evening %s does not go on by itself: %s", id, error, extra=about("evening-stuck", evening=id))
        await self._changed(id)

    # -- servers

    def resume(self) -> None:
        """Starts rounds that were due when the server ended between two rounds."""
        self._tasks.start(self._resume())

    async def _resume(self) -> None:
        for evening in await self._repository.evenings_going_on():
            await self._go_on(evening.id)

    def stop(self) -> None:
        self._tasks.cancel()

    async def _changed(self, id: str) -> None:
        self.followers.notify(id)
        await self._publish(f"evening {id}")

    def on_message(self, message: str) -> None:
        """Handles another server's message that an evening has changed; after an empty message any may have."""
        kind, _, id = message.partition(" ")
        if kind == "evening":
            self.followers.notify(id)
        elif not message:
            self.followers.notify_all()

    # -- looking

    async def _drawn(self, known: EveningState) -> Sequence[movements.Round]:
        """Computes the pairings in a thread: with many people the first time takes seconds."""
        evening = known.evening
        return await asyncio.to_thread(movements.movement, len(known.people), evening.players, evening.boards)

    async def _known(self, evening: Evening) -> EveningState:
        boards = await self._repository.deals_of_evening(evening.id)
        rows = await self._repository.tables_of_deals([board.id for board in boards])
        tables = {
            board.id: [row for row in rows if row.deal is not None and row.deal.id == board.id] for board in boards
        }
        return EveningState(evening, await self._repository.entrants(evening.id), boards, tables)

    async def info(self, evening: Evening, person: Person | None) -> EveningInfo:
        known = await self._known(evening)
        id = person.id if person else None
        mine = [entrant.number for entrant in known.people if entrant.person == id]
        host = evening.host == id
        results = [result for board in known.boards if known.played(board) for result in results_of(known, board)]
        mean = board_means(results)
        drawn = await self._drawn(known) if len(known.people) >= FEWEST_PEOPLE else []
        return EveningInfo(
            evening.id,
            evening.title,
            evening.game,
            evening.players,
            evening.options,
            evening.bot,
            clock.clock_of(evening.clock),
            host,
            next((entrant.name for entrant in known.people if entrant.person == evening.host), ""),
            evening.invite if host or mine else None,
            evening.round,
            evening.began,
            evening.auto,
            now(),
            evening.round == evening.boards and known.played(known.boards[-1]),
            [EntrantInfo(each.number, each.name, each.number in mine) for each in known.people],
            [board_info(known, board, drawn, mean) for board in known.boards],
            [
                StandingInfo(
                    each.who,
                    known.people[each.who].name,
                    each.who in mine,
                    each.rank,
                    each.margin,
                    each.boards,
                    each.points,
                )
                for each in standings(len(known.people), results)
            ],
            playing_at(known, id),
        )


def seats_of(known: EveningState, table: movements.Table) -> list[SeatRow]:
    """Returns the seats of a table, in the order of the pairing. Numbers without an entrant, or of one who was
    deleted, are bots."""
    names: list[str] = []
    seats: list[SeatRow] = []
    for seat, number in enumerate(table):
        entrant = known.people[number] if number < len(known.people) else None
        if entrant is not None and entrant.person:
            made = SeatRow(seat, "person", entrant.person, "", entrant.name, "")
        else:
            name = deals.BOT_NAMES[(number - len(known.people)) % len(deals.BOT_NAMES)]
            made = table_factory.bot_seat(seat, known.evening.bot, known.evening.game, name)
        seats.append(replace(made, name=table_factory.free_name(made.name, names)))
        names.append(seats[-1].name)
    return seats


def number_of(known: EveningState, seat: SeatRow) -> int | None:
    return next((each.number for each in known.people if seat.person is not None and each.person == seat.person), None)


def results_of(known: EveningState, board: Deal) -> list[BoardResult]:
    found: list[BoardResult] = []
    for row in known.tables[board.id]:
        for seat in row.seats:
            score = score_of(row, seat.seat)
            if score is not None:
                found.append(BoardResult(board.board, seat.seat, number_of(known, seat), score))
    return found


def board_info(
    known: EveningState, board: Deal, drawn: Sequence[movements.Round], mean: dict[Place, float]
) -> BoardInfo:
    rows, played = known.tables[board.id], known.played(board)
    commitment = seeds.commitment(board.secret)
    if not rows:
        planned = drawn[board.board - 1] if drawn else []
        seats = [[_planned(known, number) for number in table] for table in planned]
        return BoardInfo(board.board, commitment, "later", [BoardTable("playing", None, each) for each in seats])
    tables = [
        BoardTable(
            "over" if row.status == "over" else "closed" if row.status == "closed" else "playing",
            row.id if played else None,
            [_seat(known, board, row, seat, played, mean) for seat in row.seats],
        )
        for row in rows
    ]
    return BoardInfo(board.board, commitment, "over" if played else "playing", tables)


def _planned(known: EveningState, number: int) -> BoardSeat:
    known_one = number < len(known.people)
    return BoardSeat(number if known_one else -1, known.people[number].name if known_one else "", None, None)


def _seat(
    known: EveningState, board: Deal, row: TableRow, seat: SeatRow, played: bool, mean: dict[Place, float]
) -> BoardSeat:
    score, number = score_of(row, seat.seat) if played else None, number_of(known, seat)
    margin = None
    if score is not None:
        margin = margin_of(BoardResult(board.board, seat.seat, number, score), mean)
    return BoardSeat(-1 if number is None else number, seat.name, score, margin)


def playing_at(known: EveningState, person: str | None) -> str | None:
    """Returns the table where this person plays now, if any."""
    if person is None or known.evening.round == 0:
        return None
    rows = known.tables[known.boards[known.evening.round - 1].id]
    at = [row.id for row in rows if row.status not in ENDED and any(seat.person == person for seat in row.seats)]
    return at[0] if at else None
