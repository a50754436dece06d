"""The host of a table, and who succeeds a host who leaves or stays away."""

from ludoteca.server.tables.rows import SeatRow, TableRow


def host_of(row: TableRow) -> str:
    """Whoever hosts a table sits there, as long as anybody does."""
    if any(seat.person == row.host for seat in row.seats):
        return row.host
    return next((seat.person for seat in heirs(row) if seat.person), row.host)


def heirs(row: TableRow) -> list[SeatRow]:
    """The seats of those who may take the host's place. A table of invited people is not for those who just came by."""
    others = [seat for seat in row.seats if seat.person and seat.person != row.host]
    return [seat for seat in others if seat.invited] or others
