"""What people do at a table beside playing: talk, take back by consent, resign, come back, call a bot."""

from ludoteca.server.http.security import Buckets
from ludoteca.server.live.chat import LONGEST_LINE, LONGEST_NOTE, clean
from ludoteca.server.live.hub import Company
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
from ludoteca.server.tables.rows import Person
from ludoteca.server.tables.versioned_match import No

Deed = SayChat | SetNote | CallBot | ComeBack | Resign | AskTakeback | AnswerTakeback


async def do(said: Deed, company: Company, viewer: Viewer, person: Person | None, ration: Buckets) -> None:
    """Callers hold the table's lock. Raises No."""
    if isinstance(said, SayChat):
        await _chat(said, company, viewer, person, ration)
        return
    table = company.table
    seat = own_seat(table, viewer)
    match said:
        case SetNote():
            assert person is not None, "who has a seat is somebody"
            await company.chat.keep_note(person.id, clean(said.text, LONGEST_NOTE, "\n"))
        case CallBot():
            await _call(company, seat, said.seat)
        case ComeBack():
            await _come_back(table, seat)
        case Resign():
            await _resign(table, seat)
        case AskTakeback():
            check_own(table, seat)
            await company.asking.ask(seat)
        case AnswerTakeback():
            await company.asking.answer(seat, said.yes)
    company.tell_status()


def own_seat(table: LiveTable, viewer: Viewer) -> int:
    """The seat that somebody looks from; raises No where it is not theirs, or is not any more."""
    if viewer.seat is None or viewer.seat not in table.seats_of(viewer.person):
        raise No("not-seated")
    return viewer.seat


def check_own(table: LiveTable, seat: int) -> None:
    """Whoever lets a bot play must come back first."""
    standin = table.row.seats[seat].standin
    if standin and table.running:
        raise No("resigned" if standin == "resigned" else "standin")


async def _chat(said: SayChat, company: Company, viewer: Viewer, person: Person | None, ration: Buckets) -> None:
    """Those who watch may talk where everybody may come in."""
    if viewer.seat is None and not company.table.row.terms.public:
        raise No("not-seated")
    if person is None:
        raise No("name-missing")
    if len(said.key) > LONGEST_KEY:
        raise No("too-large")
    line = clean(said.text, LONGEST_LINE)
    if not line or company.chat.is_said(person.id, said.key):
        return
    if not ration.take(person.id):
        raise No("chat-too-fast")
    seat = -1 if viewer.seat is None else viewer.seat
    name = person.name if viewer.seat is None else company.table.names[seat]
    new = await company.chat.say(seat, name, line, person.id, said.key)
    for each in company.table.viewers:
        each.send(Chat([new]))


async def _call(company: Company, seat: int, absent: int) -> None:
    table = company.table
    table.check_running()
    if absent not in company.absence.callable(table.now()):
        raise No("not-away")
    await table.stand_in(absent, "called", seat)


async def _come_back(table: LiveTable, seat: int) -> None:
    table.check_running()
    standin = table.row.seats[seat].standin
    if standin == "resigned":
        raise No("resigned")
    if standin:
        await table.come_back(seat)


async def _resign(table: LiveTable, seat: int) -> None:
    table.check_running()
    if table.row.seats[seat].standin != "resigned":
        await table.resign(seat)
