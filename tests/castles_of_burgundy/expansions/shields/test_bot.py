"""The greedy player and shields."""

from ludoteca import bots
from tests.castles_of_burgundy.expansions.shields.table import shields
from tests.castles_of_burgundy.table import Seat, Table


def choice(table: Table) -> str:
    return bots.make("greedy", "castles-of-burgundy", 0).choose(table.state.view(0)).text


def last_turn(silver: int, shield: int = 1) -> Table:
    me = Seat(dice=(3, 3), silver=silver)
    more = shields(depots={3: [shield]})
    return Table(me, phase="E", round=5, last=True, more=more, shields=True)


def test_takes_twelve_points_in_the_last_turn() -> None:
    assert choice(last_turn(silver=1)) == "take shield-1"


def test_does_not_take_what_it_cannot_pay_for() -> None:
    assert choice(last_turn(silver=0)) != "take shield-1"


def test_pays_the_last_tax_for_points() -> None:
    table = last_turn(silver=1)
    table.play("take shield-1", "end turn")
    assert choice(table) == "pay tax"


def test_turns_a_die_where_it_is_of_use() -> None:
    """Two 5s place nothing; a 2 completes a city of three."""
    me = Seat({"3,-2": "warehouse", "3,-1": "church"}, keys=["watchtower"], dice=(5, 5), silver=1)
    table = Table(me, phase="C", more=shields(16), shields=True)
    assert choice(table) == "die-a set 2"
