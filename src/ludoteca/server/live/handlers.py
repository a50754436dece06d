"""Handlers of the commands other than acting and undoing: chat, notes, takebacks, resigning, coming back, calling a
bot."""

from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.protocol.messages import (
    LONGEST_KEY,
    AnswerTakeback,
    AskTakeback,
    CallBot,
    Chat,
    ComeBack,
    Resign,
    SayChat,
    SetNote,
)
from ludoteca.server.rate_limits import RateLimiter
from ludoteca.server.tables.chat import LONGEST_LINE, LONGEST_NOTE, clean
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import Person, now

TableCommand = SayChat | SetNote | CallBot | ComeBack | Resign | AskTakeback | AnswerTakeback


async def execute(
    command: TableCommand, hub: TableHub, viewer: Viewer, person: Person | None, chat_rate: RateLimiter
) -> None:
    """Executes a command. Callers hold the table's lock. Raises CommandRejected."""
    if isinstance(command, SayChat):
        await _chat(command, hub, viewer, person, chat_rate)
        return
    table = hub.table
    seat = own_seat(table, viewer)
    match command:
        case SetNote():
            assert person is not None, "who has a seat is somebody"
            await hub.chat.keep_note(person.id, clean(command.text, LONGEST_NOTE, "\n"))
        case CallBot():
            await _call(hub, seat, command.seat)
        case ComeBack():
            await _come_back(table, seat)
        case Resign():
            await _resign(table, seat)
        case AskTakeback():
            check_plays_self(table, seat)
            await hub.takeback.ask(seat)
        case AnswerTakeback():
            await hub.takeback.answer(seat, command.yes)
    hub.broadcast_status()


def own_seat(table: LiveTable, viewer: Viewer) -> int:
    """Returns the page's seat; raises CommandRejected if the seat is not, or no longer, its person's."""
    if viewer.seat is None or viewer.seat not in table.core.seats_of(viewer.person):
        raise CommandRejected("not-seated")
    return viewer.seat


def check_plays_self(table: LiveTable, seat: int) -> None:
    """Rejects commands of a person for whom a bot plays: they have to come back first."""
    standin = table.core.row.seats[seat].standin
    if standin and table.core.running:
        raise CommandRejected("resigned" if standin == "resigned" else "standin")


async def _chat(command: SayChat, hub: TableHub, viewer: Viewer, person: Person | None, chat_rate: RateLimiter) -> None:
    """Stores and sends a chat line. Spectators may talk at public tables only."""
    if viewer.seat is None and not hub.table.core.row.terms.public:
        raise CommandRejected("not-seated")
    if person is None:
        raise CommandRejected("name-missing")
    if len(command.key) > LONGEST_KEY:
        raise CommandRejected("too-large")
    line = clean(command.text, LONGEST_LINE)
    if not line or hub.chat.log.is_said(person.id, command.key):
        return
    if not chat_rate.take(person.id):
        raise CommandRejected("chat-too-fast")
    muted = await hub.table.repository.is_muted(person.id)
    if muted is not False:
        raise CommandRejected("muted" if muted else "name-missing")
    seat = -1 if viewer.seat is None else viewer.seat
    name = person.name if viewer.seat is None else hub.table.core.names[seat]
    new = await hub.chat.say(seat, name, line, person.id, command.key)
    for each in hub.table.viewers:
        each.send(Chat([new]))


async def _call(hub: TableHub, seat: int, absent: int) -> None:
    table = hub.table
    table.core.check_running()
    if absent not in hub.absence.callable(now()):
        raise CommandRejected("not-away")
    await table.stand_in(absent, "called", seat)


async def _come_back(table: LiveTable, seat: int) -> None:
    table.core.check_running()
    standin = table.core.row.seats[seat].standin
    if standin == "resigned":
        raise CommandRejected("resigned")
    if standin:
        await table.come_back(seat)


async def _resign(table: LiveTable, seat: int) -> None:
    table.core.check_running()
    if table.core.row.seats[seat].standin != "resigned":
        await table.resign(seat)
