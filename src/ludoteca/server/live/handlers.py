"""What people do at a table beside playing: talk, take back by consent, resign, come back, call a bot."""

from ludoteca.server.live.chat import LONGEST_LINE, LONGEST_NOTE, clean
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
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import Person, now

TableCommand = SayChat | SetNote | CallBot | ComeBack | Resign | AskTakeback | AnswerTakeback


async def execute(
    said: TableCommand, hub: TableHub, viewer: Viewer, person: Person | None, ration: RateLimiter
) -> None:
    """Callers hold the table's lock. Raises No."""
    if isinstance(said, SayChat):
        await _chat(said, hub, viewer, person, ration)
        return
    table = hub.table
    seat = own_seat(table, viewer)
    match said:
        case SetNote():
            assert person is not None, "who has a seat is somebody"
            await hub.chat.keep_note(person.id, clean(said.text, LONGEST_NOTE, "\n"))
        case CallBot():
            await _call(hub, seat, said.seat)
        case ComeBack():
            await _come_back(table, seat)
        case Resign():
            await _resign(table, seat)
        case AskTakeback():
            check_plays_self(table, seat)
            await hub.takeback.ask(seat)
        case AnswerTakeback():
            await hub.takeback.answer(seat, said.yes)
    hub.broadcast_status()


def own_seat(table: LiveTable, viewer: Viewer) -> int:
    """The seat that somebody looks from; raises CommandRejected where it is not theirs, or is not any more."""
    if viewer.seat is None or viewer.seat not in table.core.seats_of(viewer.person):
        raise CommandRejected("not-seated")
    return viewer.seat


def check_plays_self(table: LiveTable, seat: int) -> None:
    """Whoever lets a bot play must come back first."""
    standin = table.core.row.seats[seat].standin
    if standin and table.core.running:
        raise CommandRejected("resigned" if standin == "resigned" else "standin")


async def _chat(said: SayChat, hub: TableHub, viewer: Viewer, person: Person | None, ration: RateLimiter) -> None:
    """Those who watch may talk where everybody may come in."""
    if viewer.seat is None and not hub.table.core.row.terms.public:
        raise CommandRejected("not-seated")
    if person is None:
        raise CommandRejected("name-missing")
    if len(said.key) > LONGEST_KEY:
        raise CommandRejected("too-large")
    line = clean(said.text, LONGEST_LINE)
    if not line or hub.chat.is_said(person.id, said.key):
        return
    if not ration.take(person.id):
        raise CommandRejected("chat-too-fast")
    seat = -1 if viewer.seat is None else viewer.seat
    name = person.name if viewer.seat is None else hub.table.core.names[seat]
    new = await hub.chat.say(seat, name, line, person.id, said.key)
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
