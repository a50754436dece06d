"""Positions of The Castles of Burgundy with refusals that games seldom come to."""

from collections.abc import Iterator

import ludoteca
from ludoteca import State
from tests.castles_of_burgundy.expansions.shields.table import GREEN, MIDDLE, shields
from tests.castles_of_burgundy.expansions.solo.table import alone, here
from tests.castles_of_burgundy.expansions.test_team import TeamTable
from tests.castles_of_burgundy.table import Seat, Table


def rare_refusals() -> Iterator[State]:
    yield ludoteca.rules("castles-of-burgundy", 4, team=True, board="12b").new(1)  # not all green hexes are marked
    yield second_inn_in_an_area()
    yield full_key_spaces()
    yield order_chosen()
    yield shield_to_copy_at_the_end_of_a_phase()


def second_inn_in_an_area() -> State:
    me = Seat(dice=(1, 5), keys=["inn"], workers=2, land={"-1,0": "inn"})
    table = Table(me, inns=True, more={"inns": 0}, phase="B")
    table.play("die-a place inn")
    return table.state


def full_key_spaces() -> State:
    """A new tile is kept while the private spaces are full: only in an edited position, because a game asks nothing then."""
    table = TeamTable(depots={"1.1": "bank"}, private=[["mine"]])
    table.play("die-a take depot 1.1")
    position = table.state.to_json()
    supply, keys = position["supply"], position["keys"]
    assert isinstance(supply, dict)
    assert isinstance(keys, list)
    supply["ship"].remove("ship")
    keys[0].append("ship")
    return table.rules.from_json(position)


def order_chosen() -> State:
    castles = {"0,1": "monastery-1", "-1,1": "castle", "2,5": "castle", "4,1": "cow-3"}
    table = alone(here(land=castles, keys=["castle"], dice=(4, 1)), black=["church"])
    table.play("die-a place castle", "first colour-tile")
    return table.state


def shield_to_copy_at_the_end_of_a_phase() -> State:
    me = Seat({MIDDLE: "castle", GREEN: "castle"}, silver=2)
    more = shields({MIDDLE: 14, GREEN: 6}, players=3)
    table = Table(me, players=3, round=5, last=True, depots={"1.1": "watchtower"}, more=more, shields=True)
    table.play("end turn")
    return table.state
