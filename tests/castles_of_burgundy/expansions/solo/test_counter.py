"""The solo game's target: which gains count and when, what silver buys, and in which order effects are resolved."""

import json
from typing import Any

import pytest

from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.expansions.solo.boards import BOARDS
from tests.castles_of_burgundy.expansions.solo.table import alone, here, number
from tests.castles_of_burgundy.table import Seat, Table

# -- the target


def test_gains_move_the_counter() -> None:
    table = alone(here(goods={"red": 2}, dice=(4, 1)), more={"counter": 10})
    assert table.play("die-a sell red") == 4
    assert number(table, "counter") == 14
    assert table.told("counted") == [{"points": 4, "counter": 14, "target": 50}]


@pytest.mark.parametrize(("counter", "points"), [(46, 4), (47, 3), (49, 1)])
def test_at_the_target_the_rest_of_the_gain_is_lost(counter: int, points: int) -> None:
    table = alone(here(goods={"red": 2}, dice=(4, 1)), more={"counter": counter})
    assert table.play("die-a sell red") == points
    assert (number(table, "counter"), number(table, "target")) == (0, 45)
    assert (table.asked(), table.told("target-reached")) == ("free-action", [{"target": 45}])
    table.play("free workers")
    assert (table.asked(), table.field("workers")) == ("turn", 2)


def test_the_target_does_not_fall_below_five() -> None:
    table = alone(here(goods={"red": 3}, dice=(4, 1)), more={"target": 5})
    assert table.play("die-a sell red") == 5
    assert number(table, "target") == 5


def livestock(counter: int, silver: int = 0, **seat: Any) -> Table:
    """Four cows that fill their pasture: 4 points for the animals, 1 for the area and 10 for phase A."""
    return alone(
        here(keys=["cow-4"], land={"1,0": "bank"}, dice=(6, 1), silver=silver, **seat), more={"counter": counter}
    )


def test_the_player_says_which_gain_is_counted_first() -> None:
    table = livestock(47)
    table.play("die-a place cow-4")
    assert (table.asked(), table.legal()) == ("gains", ["count 1", "count 4", "count 10"])
    table.play("count 4")
    assert (number(table, "counter"), number(table, "target")) == (0, 45)
    assert (table.asked(), counts(table)) == ("free-action", ["count 1", "count 10"])
    table.play("free workers")
    assert (table.asked(), number(table, "counter"), table.state.scores) == ("turn", 11, [3 + 11])
    table = livestock(47)
    table.play("die-a place cow-4", "count 10", "free workers")
    assert (number(table, "counter"), table.state.scores) == (5, [3 + 5])


def counts(table: Table) -> list[str]:
    return [text for text in table.legal() if text.startswith("count ")]


def test_an_area_brings_two_gains_its_own_points_and_those_of_its_phase() -> None:
    """The point for the size reaches the target, and the ten of the phase are kept."""
    table = alone(here(keys=["castle"], land={"0,1": "monastery-1"}, dice=(2, 1)), more={"counter": 49})
    table.play("die-a place castle")
    assert counts(table) == ["count 1", "count 10"]
    assert table.play("count 1", "count 10") == 0
    assert (number(table, "counter"), number(table, "target"), table.state.scores) == (10, 45, [11])


def test_a_gain_can_be_counted_before_the_effect() -> None:
    """A castle's action waits while its area is counted."""
    table = alone(here(keys=["castle"], land={"0,1": "monastery-1"}, dice=(2, 1)), more={"counter": 45})
    table.play("die-a place castle")
    assert (table.asked(), counts(table)) == ("free-action", ["count 1", "count 10"])
    assert number(table, "counter") == 45
    table.play("count 10")
    assert (number(table, "target"), number(table, "counter")) == (45, 0)
    table.play("free workers", "free workers")
    assert (table.asked(), table.field("workers"), number(table, "counter")) == ("turn", 4, 1)


def test_gains_are_not_asked_for_where_every_order_comes_to_the_same() -> None:
    """With all silver the target stays out of reach by one; with one silver more it is worth asking."""
    table = livestock(31, silver=3)
    table.play("die-a place cow-4")
    assert (table.asked(), number(table, "counter")) == ("turn", 46)
    assert [event["points"] for event in table.told("counted")] == [1, 4, 10]
    assert "buy 3 points" in table.legal()
    table = livestock(31, silver=4)
    table.play("die-a place cow-4")
    assert (table.asked(), counts(table)) == ("gains", ["count 1", "count 4", "count 10"])


# -- points for silver


def test_points_can_be_bought_right_after_a_gain() -> None:
    table = alone(here(goods={"red": 2}, silver=4, dice=(4, 1)), more={"counter": 42})
    assert not any(text.startswith("buy") for text in table.legal())
    assert table.why_not("points 1") == "points-after-gain"
    table.play("die-a sell red")
    assert [text for text in table.legal() if text.endswith("points")] == [
        f"buy {points} points" for points in range(1, 5)
    ]
    assert table.why_not("points 5") == "points-past-target"
    assert table.play("buy 4 points") == 4
    assert (number(table, "counter"), number(table, "target"), table.field("silver")) == (0, 45, 1)
    assert table.asked() == "free-action"


def test_no_more_points_than_silver() -> None:
    table = alone(here(goods={"red": 1}, dice=(4, 1)))
    table.play("die-a sell red")
    assert table.field("silver") == 1
    assert "buy 1 points" in table.legal()
    assert table.why_not("points 2") == "points-too-dear"
    table.play("buy 1 points")
    assert (number(table, "counter"), table.field("silver")) == (3, 0)


def test_the_sale_of_points_ends_with_the_next_action() -> None:
    table = alone(here(goods={"red": 1}, silver=3, dice=(4, 1)))
    table.play("die-a sell red", "die-b workers")
    assert table.why_not("points 1") == "points-after-gain"


def test_points_can_be_bought_between_two_gains() -> None:
    """4 points, then 5 for silver, reach the target; all 11 points of the area count anew."""
    table = livestock(41, silver=5)
    table.play("die-a place cow-4", "count 4")
    assert table.asked() == "gains"
    table.play("buy 5 points")
    assert (number(table, "target"), table.field("silver")) == (45, 0)
    table.play("free workers")
    assert (table.asked(), number(table, "counter")) == ("turn", 11)


def test_a_banks_silver_is_there_when_its_area_is_counted() -> None:
    table = alone(here(keys=["bank"], dice=(4, 1)), more={"counter": 37})
    table.play("die-a place bank", "count 1", "count 10")
    assert (number(table, "counter"), table.field("silver")) == (48, 2)
    table.play("buy 2 points")
    assert number(table, "target") == 45


# -- the order of what is to be done


def test_the_player_says_what_is_done_first() -> None:
    """The last castle has an action and completes its colour: the black tile may come before that action."""
    castles = {"0,1": "monastery-1", "-1,1": "castle", "2,5": "castle", "4,1": "cow-3"}
    table = alone(here(land=castles, keys=["castle"], dice=(4, 1)), black=["church"])
    table.play("die-a place castle")
    assert table.asked() == "free-action"
    assert "first colour-tile" in table.legal()
    position = json.loads(json.dumps(table.state.to_json()))
    assert table.rules.from_json(position).to_json() == position
    table.play("first colour-tile")
    assert table.asked() == "colour-tile"
    assert not any(text.startswith("first") for text in table.legal())
    assert table.why_not("first", "castle") == "order-chosen"
    assert table.why_not("first", "colour-tile") == "asked-now"
    assert table.why_not("first", "warehouse") == "nothing-to-do-first"
    table.play("lay black 1", "hex 1,0")
    assert table.asked() == "free-action"
    table.play("free workers")
    assert table.asked() == "turn"


def test_the_order_is_asked_anew_for_what_comes_next() -> None:
    """The tile that came first has an effect of its own; the castle's action may come before that one."""
    castles = {"0,1": "monastery-1", "-1,1": "castle", "2,5": "castle", "4,1": "cow-3"}
    table = alone(here(land=castles, keys=["castle"], dice=(4, 1)), black=["church"], depots={"5.1": "mine"})
    table.play("die-a place castle", "first colour-tile", "lay black 1", "hex 1,0")
    assert (table.asked(), "first castle" in table.legal()) == ("free-action", True)


def test_equal_things_to_do_have_no_order() -> None:
    """Four points for the cows and ten for the phase of their pasture reach the target twice."""
    seat = here(keys=["cow-4"], land={"1,0": "bank"}, dice=(6, 1))
    table = alone(seat, more={"counter": 1, "target": 5})
    table.play("die-a place cow-4", "count 4", "count 10")
    assert table.told("target-reached") == [{"target": 5}] * 2
    assert (table.asked(), [text for text in table.legal() if text.startswith("first")]) == ("free-action", [])


def all_buildings_but_one() -> dict[str, str]:
    """Of board 13a; the one beside the castle in the north-west is left out."""
    board = BOARDS["13a"]
    land: dict[str, str] = {}
    for area in board.area_hexes:
        if KINDS[board.kind[area[0]]] == "building":
            types = ["carpenter", "church", "market"][: len(area)]
            land |= {board.hex_names[hex]: type for hex, type in zip(area, types, strict=True)}
    del land["1,0"]
    return land


def test_a_warehouse_can_wait_for_the_goods_of_a_ship() -> None:
    """Without goods its effect is not lost as long as something else may come first: here a ship for its colour."""
    seat = here(land=all_buildings_but_one(), keys=["warehouse"], dice=(4, 1))
    table = alone(seat, black=["ship"], depot_goods={3: {"red": 2}})
    table.play("die-a place warehouse")
    assert table.legal() == ["decline", "count 1", "count 10", "first colour-tile"]
    table.play("first colour-tile", "lay black 1", "hex 0,2", "load depot 3")
    assert table.asked() == "free-action"
    table.play("free sell red")
    assert [(sale["goods"], sale["count"]) for sale in table.told("sold")] == [("goods red", 2)]


def test_a_warehouse_without_goods_is_lost_if_nothing_else_waits() -> None:
    table = alone(Seat(start={"5,1": "castle"}, keys=["warehouse"], dice=(6, 1)))
    table.play("die-a place warehouse")
    assert table.told("declined") == [{"effect": "warehouse"}]


def warehouse_with_black_tile(counter: int, **seat: Any) -> Table:
    """A warehouse that completes its colour: its sale, a ship of the black depot and the points of its area wait."""
    return alone(
        here(land=all_buildings_but_one(), keys=["warehouse"], dice=(4, 1), **{"goods": {"red": 2}, **seat}),
        black=["ship"],
        more={"counter": counter},
    )


def test_a_single_gain_need_not_be_counted_before_what_waits_below() -> None:
    """The sale's 4 points arise above the black tile for the colour; that tile may still come first."""
    table = warehouse_with_black_tile(40)
    table.play("die-a place warehouse", "count 1", "count 10", "first warehouse", "free sell red")
    assert (table.asked(), table.legal()) == ("gains", ["count 4", "first target", "first colour-tile"])
    position = json.loads(json.dumps(table.state.to_json()))
    assert table.rules.from_json(position).to_json() == position
    table.play("first colour-tile", "lay black 1", "hex 0,2")
    assert number(table, "counter") == 0, "4 points still wait, with those of the ship's area"
    assert counts(table) == ["count 1", "count 4", "count 10"]


def test_the_order_is_asked_anew_when_the_target_is_reached() -> None:
    """What had been said to come first may be followed by the action of the target, or come after it."""
    table = warehouse_with_black_tile(40)
    table.play("die-a place warehouse", "first colour-tile", "count 10")
    assert (table.asked(), number(table, "target")) == ("free-action", 45)
    assert [text for text in table.legal() if text.startswith("first")] == ["first colour-tile", "first warehouse"]


def test_the_order_is_asked_anew_when_what_came_first_has_no_use() -> None:
    """A warehouse that is brought up without goods is lost; castle and black tile still have no fixed order."""
    table = warehouse_with_black_tile(40, goods={})
    table.play("die-a place warehouse", "count 10", "count 1")
    assert (table.asked(), table.told("target-reached")) == ("free-action", [{"target": 45}])
    table.play("first warehouse")
    assert table.told("declined") == [{"effect": "warehouse"}]
    assert (table.asked(), "first colour-tile" in table.legal()) == ("free-action", True)


def test_the_crane_waits_with_the_others() -> None:
    """It completes the colour of the buildings: the black tile may come before it, or after it."""
    seat = here(land=all_buildings_but_one(), keys=["crane"], dice=(4, 1))
    table = alone(seat, black=["ship"], extra_tiles=True)
    table.play("die-a place crane")
    assert (table.asked(), "first colour-tile" in table.legal()) == ("crane", True)
    table.play("first colour-tile", "lay black 1", "hex 0,2")
    assert table.asked() == "crane"
