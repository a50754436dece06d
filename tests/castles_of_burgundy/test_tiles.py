"""What each kind of tile does when it is placed."""

import pytest

from tests.castles_of_burgundy.table import Seat, Table

# -- ships


def test_a_ship_takes_all_goods_of_one_depot_and_advances() -> None:
    goods = {3: {"red": 2, "pink": 1}, 5: {"brown": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"]), depot_goods=goods, bridge=[[1, 0]])
    table.play("die-a place ship")
    assert table.asked() == "load"
    assert table.legal() == ["load depot 3", "load depot 5", "decline"], "any depot, whatever the die; or an empty one"
    table.play("load depot 3")
    assert table.field("goods") == {"pink": 1, "red": 2}
    assert table.field("depots", 2) == {"tiles": [None, None], "goods": {}}
    assert table.state.to_json()["bridge"] == [[1], [0], [], [], [], [], []]


def test_storage_holds_three_colours() -> None:
    """Carla's example: turquoise joins its pile, and one more colour finds the last free space."""
    store = {"turquoise": 1, "red": 1}
    goods = {1: {"turquoise": 1, "pink": 1, "brown": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], goods=store), depot_goods=goods)
    table.play("die-a place ship", "load depot 1")
    assert table.field("goods") == {"turquoise": 2, "red": 1}
    assert table.legal() == ["load pink", "load brown"]
    table.play("load brown")
    assert table.field("goods") == {"turquoise": 2, "red": 1, "brown": 1}
    assert table.field("depots", 0) == {"tiles": [None, None], "goods": {"pink": 1}}
    assert table.asked() == "turn"


def test_several_new_colours_are_chosen_one_by_one() -> None:
    goods = {1: {"turquoise": 1, "pink": 2, "brown": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], goods={"red": 1}), depot_goods=goods)
    table.play("die-a place ship", "load depot 1", "load pink", "load brown")
    assert table.field("goods") == {"red": 1, "pink": 2, "brown": 1}


def test_a_full_store_takes_only_its_own_colours() -> None:
    store = {"turquoise": 1, "red": 1, "pink": 1}
    goods = {1: {"brown": 1}, 2: {"brown": 1, "red": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], goods=store), depot_goods=goods)
    table.play("die-a place ship")
    assert table.legal() == ["load depot 2", "decline"]
    table.play("load depot 2")
    assert table.field("goods") == {**store, "red": 2}
    assert table.field("depots", 1) == {"tiles": [None, None], "goods": {"brown": 1}}


def test_a_full_store_may_go_without() -> None:
    """There are goods everywhere, but a depot may be chosen whose goods find no room."""
    store = {"turquoise": 1, "red": 1, "pink": 1}
    goods = {1: {"red": 1}, **{depot: {"brown": 1} for depot in range(2, 7)}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], goods=store), depot_goods=goods, phase="B")
    table.play("die-a place ship")
    assert table.legal() == ["load depot 1", "decline"]


def test_goods_that_find_no_room_anywhere_are_not_asked_for() -> None:
    store = {"turquoise": 1, "red": 1, "pink": 1}
    goods = {depot: {"brown": 1} for depot in range(1, 7)}
    table = Table(Seat(dice=(2, 2), keys=["ship"], goods=store), depot_goods=goods, phase="B")
    table.play("die-a place ship")
    assert (table.asked(), table.field("goods")) == ("turn", store)


def test_without_goods_there_is_nothing_to_ask() -> None:
    table = Table(Seat(dice=(2, 2), keys=["ship"]))
    table.play("die-a place ship")
    assert table.asked() == "turn"
    assert table.told("advanced") == [{"space": 2}]


def test_goods_everywhere_must_be_taken_from_somewhere() -> None:
    goods = {depot: {"red": 1} for depot in range(1, 7)}
    table = Table(Seat(dice=(2, 2), keys=["ship"]), depot_goods=goods)
    table.play("die-a place ship")
    assert table.legal() == [f"load depot {depot}" for depot in range(1, 7)]


# -- castles


def castle_table(**more: object) -> Table:
    """A castle is placed on a 6 beside three placed tiles."""
    seat = Seat(
        dice=(6, 1),
        keys=["castle", "ship", "mine"],
        land={"0,-1": "bank"},
        goods={"red": 2},
        **more,  # type: ignore[arg-type]
    )
    table = Table(seat, depots={"1.1": "church", "4.2": "bank"})
    table.play("die-a place castle")
    assert table.asked() == "free-action"
    return table


def test_a_castle_is_an_action_with_any_number() -> None:
    assert castle_table().legal() == [
        "free take depot 1.1",
        "free take depot 4.2",
        "free place ship",
        "free place mine",
        "free sell red",
        "free workers",
        "decline",
    ]


def test_a_castle_needs_no_workers() -> None:
    table = castle_table()
    table.play("free take depot 4.2")
    assert (table.field("keys"), table.field("workers")) == (["ship", "mine", "bank"], 0)
    assert table.state.used == 1


def test_a_castle_may_place_sell_or_take_workers() -> None:
    table = castle_table()
    table.play("free place ship", "hex 1,0")
    assert table.field("lands") == {"0,0": "castle", "0,-1": "bank", "1,-2": "castle", "1,0": "ship"}
    assert castle_table().play("free sell red") == 4
    table = castle_table()
    table.play("free workers")
    assert table.field("workers") == 2


def test_a_castle_action_may_be_forfeited() -> None:
    table = castle_table()
    table.play("decline")
    assert table.told("declined") == [{"effect": "castle"}]
    assert table.asked() == "turn"


def test_castle_after_castle() -> None:
    table = Table(Seat(dice=(6, 1), keys=["castle", "castle", "ship"], land={"0,-1": "bank"}))
    table.play("die-a place castle", "free place castle", "hex 1,-3", "free place ship", "hex -1,0")
    assert table.asked() == "turn"
    assert table.field("keys") == []


# -- mines


def test_mines_pay_at_the_end_of_each_phase() -> None:
    mines = {"-1,1": "mine", "-2,2": "mine"}
    table = Table(Seat(land=mines))
    for silver in (2, 4):
        table.end_phase()
        assert table.field("silver") == silver
    assert table.field("silver", 1) == 0


def test_a_mine_does_nothing_at_once() -> None:
    table = Table(Seat(dice=(4, 1), keys=["mine"]))
    assert table.play("die-a place mine") == 0
    assert (table.asked(), table.field("silver")) == ("turn", 0)


# -- livestock


def pasture(*placed: str, **monasteries: str) -> Table:
    """A pasture of five; what is said lies in it."""
    hexes = ["-1,-1", "0,-2", "-2,-1"]
    land = {"0,-1": "bank", **dict(zip(hexes, placed, strict=False)), **monasteries}
    return Table(Seat(dice=(2, 6), keys=["cow-4", "sheep-2", "pig-2"], land=land, workers=9), phase="E")


def test_cows_4_and_3() -> None:
    """Edu's example: 7 for the first, 11 for another four cows, 5 for two sheep beside three."""
    table = pasture("cow-3", "sheep-3")
    assert table.play("die-a place cow-4", "hex -1,-2") == 7
    assert table.told("scored")[0]["animals"] == "4+3"
    table = pasture("cow-3", "cow-4", "sheep-3")
    assert table.play("die-a place cow-4", "hex -1,-2") == 11
    assert pasture("cow-3", "cow-4", "sheep-3").play("die-a place sheep-2", "hex -1,-2") == 5
    assert pasture("cow-3", "sheep-3").play("die-a place pig-2", "hex -1,-2") == 2


def test_animals_of_another_pasture_do_not_count() -> None:
    table = Table(
        Seat(dice=(2, 5), keys=["cow-4"], land={"1,0": "ship", "2,0": "ship", "0,-1": "bank", "-1,-1": "cow-3"})
    )
    assert table.play("die-a place cow-4", "hex 2,1") == 4 + 1 + 10, "an own area of one"


# -- buildings


def build(building: str, **more: object) -> Table:
    """The building is placed on the 3 above the castle, in phase E, and completes a city of one: 1 + 2 points."""
    keys = [building, *more.pop("keys", [])]  # type: ignore[misc]
    depots = more.pop("depots", {})
    seat = Seat(dice=(3, 1), keys=keys, **more)  # type: ignore[arg-type]
    table = Table(seat, phase="E", depots=depots, black=["mine"])  # type: ignore[arg-type]
    table.play(f"die-a place {building}", *(["hex 0,-1"] if table_asks_hex(table, building) else []))
    return table


def table_asks_hex(table: Table, building: str) -> bool:
    twin = table.state.clone()
    twin.apply(0, f"die-a place {building}")
    return any(action.text == "hex 0,-1" for action in twin.legal(0))


def test_bank() -> None:
    table = build("bank")
    assert (table.field("silver"), table.asked()) == (2, "turn")


def test_boarding_house() -> None:
    table = build("boarding-house")
    assert (table.field("workers"), table.asked()) == (4, "turn")


def test_watchtower() -> None:
    table = build("watchtower")
    assert table.field("scores") == 4 + 3
    assert table.reasons() == ["area", "watchtower"]


FULL_DEPOTS = {"1.1": "ship", "2.1": "cow-2", "3.1": "bank", "4.1": "mine", "5.1": "monastery-3", "6.1": "castle"}


@pytest.mark.parametrize(
    ("building", "depots"),
    [("market", ["1.1", "2.1"]), ("carpenter", ["3.1"]), ("church", ["4.1", "5.1", "6.1"])],
)
def test_market_carpenter_and_church_take_a_tile_of_their_kinds(building: str, depots: list[str]) -> None:
    table = build(building, depots=FULL_DEPOTS)
    assert table.legal() == [*(f"free take depot {depot}" for depot in depots), "decline"]
    table.play(f"free take depot {depots[0]}")
    assert table.field("keys") == [FULL_DEPOTS[depots[0]]]
    assert table.asked() == "turn"
    assert table.field("workers") == 0
    declined = build(building, depots=FULL_DEPOTS)
    declined.play("decline")
    assert declined.field("keys") == []


@pytest.mark.parametrize("building", ["market", "carpenter", "church", "warehouse", "city-hall"])
def test_a_building_without_use_may_still_be_placed(building: str) -> None:
    table = build(building)
    assert table.asked() == "turn"
    assert table.told("declined") == [{"effect": building}]


def test_warehouse_sells_one_colour_without_a_die() -> None:
    table = build("warehouse", goods={"red": 2, "brown": 3})
    assert table.legal() == ["free sell red", "free sell brown", "decline"]
    assert table.play("free sell brown") == 6
    assert (table.field("goods"), table.field("sold"), table.field("silver")) == ({"red": 2}, {"brown": 3}, 1)
    assert table.state.used == 1


def test_city_hall_places_another_tile_with_any_number() -> None:
    table = build("city-hall", keys=["mine", "cow-2"])
    assert table.legal() == ["free place mine", "free place cow-2", "decline"]
    assert table.play("free place cow-2", "hex 0,-2") == 2
    assert table.field("lands") == {"0,0": "castle", "0,-1": "city-hall", "0,-2": "cow-2"}


def test_city_hall_keeps_colour_neighbours_and_building_types() -> None:
    table = Table(Seat(dice=(5, 1), keys=["city-hall", "bank"], land={"0,1": "bank"}))
    table.play("die-a place city-hall")
    table.play("free place bank")
    assert table.field("lands") == {"0,0": "castle", "0,1": "bank", "0,2": "city-hall", "0,-1": "bank"}


def test_chain_castle_city_hall_ship() -> None:
    """Effects of placed tiles run, to any depth."""
    table = Table(
        Seat(dice=(6, 2), keys=["castle", "city-hall", "ship"], land={"0,-1": "bank"}), depot_goods={4: {"red": 1}}
    )
    table.play("die-a place castle", "free place city-hall", "free place ship", "hex -1,0", "load depot 4")
    assert table.field("goods") == {"red": 1}
    assert table.asked() == "turn"
    assert table.state.used == 1


def test_buildings_that_take_may_need_room() -> None:
    table = Table(Seat(dice=(3, 1), keys=["market", "mine", "castle"]), depots={"1.1": "ship"}, black=["bank"])
    table.play("die-a place market", "hex 0,-1", "free take depot 1.1")
    assert table.field("keys") == ["mine", "castle", "ship"]
