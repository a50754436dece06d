"""Shields on a table, for tests: who has which, on which castle, and what lies at the depots."""

from ludoteca.kernel.jsontext import Json
from tests.castles_of_burgundy.table import Table

MIDDLE = "0,0"
GREEN = "1,-2"
"""Dark green hexes of board 1."""


def name(number: int) -> str:
    return f"shield-{number}"


def shields(
    mine: dict[str, int] | int | None = None,
    *others: dict[str, int],
    depots: dict[int, list[int]] | None = None,
    copied: int | None = None,
    players: int = 2,
) -> Json:
    """The fields of a position. A number alone is a shield on the castle in the middle of my land."""
    on_castles = {MIDDLE: mine} if isinstance(mine, int) else mine or {}
    held = [on_castles, *others] + [{} for _ in range(players - 1 - len(others))]
    if copied is None and players == 2:
        copied = next((1 - seat for seat in (0, 1) if 6 in held[seat].values()), None)
    return {
        "shields": {
            "depots": [[name(one) for one in (depots or {}).get(depot, [])] for depot in range(1, 7)],
            "held": [{hex: name(one) for hex, one in theirs.items()} for theirs in held],
            "copied": copied,
            "die_set": False,
        }
    }


def held(table: Table, seat: int = 0) -> dict[str, str]:
    fields = table.state.to_json()["shields"]
    assert isinstance(fields, dict)
    theirs = fields["held"][seat]
    assert isinstance(theirs, dict)
    return theirs


def at_depot(table: Table, depot: int) -> list[str]:
    fields = table.state.to_json()["shields"]
    assert isinstance(fields, dict)
    there = fields["depots"][depot - 1]
    assert isinstance(there, list)
    return there
