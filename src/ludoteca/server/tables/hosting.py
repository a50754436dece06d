"""The host of a table, and their successor."""

from ludoteca.server.tables.rows import SeatRow, TableRow


def host_of(row: TableRow) -> str:
    """Returns the host: a person who sits at the table, as long as there is one."""
    if any(seat.person == row.host for seat in row.seats):
        return row.host
    return next((seat.person for seat in heirs(row) if seat.person), row.host)


def heirs(row: TableRow) -> list[SeatRow]:
    """Returns the seats of those who may become host: invited people, or all others if nobody else was invited."""
    others = [seat for seat in row.seats if seat.person and seat.person != row.host]
    return [seat for seat in others if seat.invited] or others
