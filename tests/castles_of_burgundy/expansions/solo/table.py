"""A table for one player, for tests."""

from typing import Any

from tests.castles_of_burgundy.table import Seat, Table

CASTLE = {"1,1": "castle"}
"""On board 13a, in the land of the north-west."""


def alone(seat: Seat | None = None, **settings: Any) -> Table:
    return Table(seat or here(), players=1, **settings)


def here(**settings: Any) -> Seat:
    """A seat whose castle stands in the north-west of board 13a."""
    return Seat(start=CASTLE, **settings)


def number(table: Table, name: str) -> int:
    value = table.state.to_json()[name]
    assert isinstance(value, int)
    return value
