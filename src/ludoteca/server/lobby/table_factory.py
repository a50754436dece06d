"""Creates the rows of new tables and seats: from a request, as a rematch, or from a record."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

import ludoteca
from ludoteca import bots
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Rules, nearest
from ludoteca.server.accounts.people import clean_name
from ludoteca.server.lobby import invitations
from ludoteca.server.protocol.schemas import NewSeat, NewTable, SeatChange
from ludoteca.server.tables import clock, seeds
from ludoteca.server.tables.rows import Person, SeatRow, TableRow, Terms, now

TABLE_ID_BYTES = 12


def table_row(new: NewTable, host: Person) -> TableRow:
    """Returns the table row for a request; raises BadSettings if game, options, seats or clock do not fit together."""
    game = ludoteca.game(new.game)
    rules = game.rules(len(new.seats), new.options)
    if not any(seat.kind == "me" for seat in new.seats):
        raise BadSettings("nobody-sits")
    seats = numbered_names([_seat(number, seat, host, game.id) for number, seat in enumerate(new.seats)])
    return row_for(rules, seats, host.id, Terms(new.public, new.hints, new.takebacks, clock.text_of(new.clock)))


def rematch(row: TableRow, host: Person) -> TableRow:
    """Returns a table with the same game and people, everybody one seat on and in their colour."""
    fresh = [_fresh(seat) for seat in in_own_colour(row.seats)]
    moved = [replace(seat, seat=(seat.seat + 1) % row.players) for seat in fresh]
    game = ludoteca.game(row.game)
    options = game.presentation.reseated(row.options, [(seat - 1) % row.players for seat in range(row.players)])
    rules = game.rules(row.players, options)
    return row_for(rules, sorted(moved, key=lambda seat: seat.seat), host.id, row.terms)


def _fresh(seat: SeatRow) -> SeatRow:
    """Returns the seat as it is at the start of a game; open if its person was deleted."""
    if seat.kind == "person" and seat.person is None:
        return replace(open_seat(seat.seat), colour=seat.colour)
    return replace(seat, nonce="", standin="", left=0, seen=0)


def in_own_colour(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Returns the seats with their present colours fixed, wherever they are moved."""
    return [replace(seat, colour=seat.seat if seat.colour is None else seat.colour) for seat in seats]


def new_id() -> str:
    """Returns a random id that does not start with a dash, which a command line would read as an option."""
    while (id := secrets.token_urlsafe(TABLE_ID_BYTES)).startswith("-"):
        pass
    return id


def row_for(rules: Rules, seats: list[SeatRow], host: str, terms: Terms) -> TableRow:
    at = now()
    return TableRow(
        id=new_id(),
        game=rules.game.id,
        rules_version=rules.version,
        players=len(seats),
        options=rules.options,
        status="waiting",
        host=host,
        invite=invitations.new_code(),
        secret=seeds.new_secret(),
        version=0,
        deciding=0,
        created=at,
        changed=at,
        result=None,
        next=None,
        seats=tuple(seats),
        terms=terms,
    )


def bot_seat(number: int, bot: str, game: str, name: str = "") -> SeatRow:
    if bot not in bots.names():  # the name is user input: no settings and no commands
        raise BadSettings("bot-unknown", {"bot": bot, "bots": bots.names(), "nearest": nearest(bot, bots.names())})
    bots.make(bot, game, 0)  # raises BadSettings for a bot that cannot play this game
    return SeatRow(number, "bot", None, bot, name or bot.capitalize(), "")


def person_seat(number: int, person: Person, name: str = "") -> SeatRow:
    return SeatRow(number, "person", person.id, "", name or person.name, "")


def open_seat(number: int) -> SeatRow:
    return SeatRow(number, "open", None, "", "", "")


def _seat(number: int, new: NewSeat, host: Person, game: str) -> SeatRow:
    name = clean_name(new.name)
    if new.kind == "bot":
        return bot_seat(number, new.bot, game, name)
    return person_seat(number, host, name) if new.kind == "me" else open_seat(number)


def arranged(row: TableRow, places: list[SeatChange]) -> list[SeatRow]:
    """Returns the seats of a waiting table reordered, some of them opened or given to bots."""
    if sorted(place.seat for place in places) != list(range(row.players)):
        raise BadSettings("seats-wrong", {"players": row.players})
    names = [row.seats[place.seat].name for place in places if place.kind == "keep"]
    seats: list[SeatRow] = []
    for number, place in enumerate(places):
        seats.append(replace(_placed(number, place, row, names), colour=row.seats[place.seat].colour))
        names.append(seats[-1].name)
    if not any(seat.kind == "person" for seat in seats):
        raise BadSettings("nobody-left")
    return seats


def _placed(number: int, place: SeatChange, row: TableRow, names: list[str]) -> SeatRow:
    if place.kind == "keep":
        return replace(row.seats[place.seat], seat=number)
    if place.kind == "open":
        return open_seat(number)
    bot = bot_seat(number, place.bot, row.game, clean_name(place.name))
    return replace(bot, name=free_name(bot.name, names))


def free_name(wanted: str, names: list[str]) -> str:
    """Returns a name that is unique at the table: "Ana", or "Ana 2"."""
    name, number = wanted, 1
    while name in names:
        number += 1
        name = f"{wanted} {number}"
    return name


def numbered_names(seats: list[SeatRow]) -> list[SeatRow]:
    """Numbers equal names: "Greedy 1", "Greedy 2"."""
    names = [seat.name for seat in seats]
    return [
        replace(seat, name=f"{seat.name} {names[: seat.seat + 1].count(seat.name)}")
        if seat.name and names.count(seat.name) > 1
        else seat
        for seat in seats
    ]
