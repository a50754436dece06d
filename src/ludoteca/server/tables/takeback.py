"""Takebacks beyond a barrier: a request on which all other people at the table vote."""

from dataclasses import dataclass

from ludoteca.server.tables.clock import is_person
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.rejections import CommandRejected


@dataclass
class TakebackRequest:
    """`seat` asks to go back to before `version`; `waiting` are the seats that have not voted."""

    seat: int
    version: int
    yes: list[int]
    waiting: list[int]

    def vote(self, table: TableCore, seat: int, yes: bool) -> bool:
        """Counts a vote and returns whether the request stays open: a no ends it, and so may the seat that made it.
        People who share a screen vote together."""
        if seat not in self.waiting and (yes or seat != self.seat):
            raise CommandRejected("no-takeback")
        if yes:
            person = table.row.seats[seat].person
            together = [one for one in self.waiting if table.row.seats[one].person == person]
            self.yes += together
            self.waiting = [one for one in self.waiting if one not in together]
        return yes


def request_takeback(table: TableCore, seat: int) -> TakebackRequest:
    """Requests to go back to before this seat's last act. Bots agree, and so do people who share the screen of the one
    who asks."""
    if not table.row.terms.takebacks:
        raise CommandRejected("no-takebacks")
    table.check_running()
    version = table.last_act(seat)
    if version is None:
        raise CommandRejected("nothing-to-undo")
    own = table.row.seats[seat].person
    others = [one.seat for one in table.row.seats if is_person(one) and one.person != own]
    return TakebackRequest(seat, version, [], others)
