"""Monasteries 1 to 26, each with its exact effect."""

import pytest

from tests.castles_of_burgundy.table import Seat, Table

SPOTS = ["1,-1", "2,-2", "3,-3", "-1,2", "-2,3", "-1,3"]


def with_monasteries(*numbers: int, land: dict[str, str] | None = None) -> dict[str, str]:
    """A land with these monasteries, and what else is said."""
    placed = {spot: f"monastery-{number}" for spot, number in zip(SPOTS, numbers, strict=False)}
    return {**(land or {}), **placed}


def test_1_a_city_may_hold_a_type_twice() -> None:
    city = {"0,1": "bank", "0,2": "church"}
    seat = Seat(dice=(1, 1), keys=["bank"], land=with_monasteries(1, land=city))
    assert "die-a place bank" in Table(seat).legal()
    seat = Seat(dice=(1, 1), keys=["bank"], land=with_monasteries(2, land=city))
    assert "die-a place bank" not in Table(seat).legal()


def test_2_mines_give_workers_too() -> None:
    mines = {"-1,1": "mine", "-2,2": "mine"}
    table = Table(Seat(land=with_monasteries(2, land=mines)))
    table.end_phase()
    assert (table.field("silver"), table.field("workers")) == (2, 2)
    assert table.told("mines-paid") == [{"mines": 2, "silver": 2, "workers": 2}]


@pytest.mark.parametrize(("numbers", "silver", "workers"), [((), 1, 0), ((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)])
def test_3_and_4_sales(numbers: tuple[int, ...], silver: int, workers: int) -> None:
    """By a die, or by a warehouse; both apply together."""
    land = with_monasteries(*numbers)
    table = Table(Seat(dice=(4, 3), keys=["warehouse"], goods={"red": 2, "pink": 1}, land=land))
    table.play("die-a sell red")
    assert (table.field("silver"), table.field("workers")) == (silver, workers)
    table.play("die-b place warehouse")
    if table.asked() == "hex":
        table.play("hex 0,-1")
    table.play("free sell pink")
    assert (table.field("silver"), table.field("workers")) == (2 * silver, 2 * workers)


def test_5_goods_of_a_neighbouring_depot() -> None:
    goods = {6: {"red": 1}, 1: {"red": 1}, 2: {"pink": 2}, 4: {"brown": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], land=with_monasteries(5)), depot_goods=goods)
    table.play("die-a place ship", "load depot 1")
    assert table.asked() == "load-neighbour"
    assert table.legal() == ["load depot 6", "load depot 2", "decline"], "6 and 1 are neighbours"
    table.play("load depot 2")
    assert table.field("goods") == {"red": 1, "pink": 2}
    assert table.asked() == "turn"


def test_5_the_ring_closes_at_6() -> None:
    goods = {6: {"red": 1}, 5: {"red": 1}, 1: {"pink": 2}, 4: {"brown": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], land=with_monasteries(5)), depot_goods=goods)
    table.play("die-a place ship", "load depot 6")
    assert table.legal() == ["load depot 5", "load depot 1", "decline"]


def test_5_the_chosen_depot_may_be_empty_and_the_neighbour_declined() -> None:
    table = Table(Seat(dice=(2, 2), keys=["ship"], land=with_monasteries(5)), depot_goods={4: {"brown": 1}})
    table.play("die-a place ship")
    assert table.legal() == ["load depot 3", "load depot 4", "load depot 5", "decline"]
    table.play("load depot 3", "decline")
    assert table.field("goods") == {}


def test_5_the_chosen_depot_comes_first_and_in_full() -> None:
    goods = {1: {"red": 1, "pink": 1}, 2: {"brown": 1, "orange": 1}}
    table = Table(Seat(dice=(2, 2), keys=["ship"], land=with_monasteries(5)), depot_goods=goods)
    table.play("die-a place ship", "load depot 1", "load depot 2", "load orange")
    assert table.field("goods") == {"red": 1, "pink": 1, "orange": 1}


def test_6_purchases_everywhere_in_workers_and_silver() -> None:
    seat = Seat(silver=2, workers=2, land=with_monasteries(6))
    table = Table(seat, depots={"3.1": "ship"}, black=["mine"])
    assert [text for text in table.legal() if "buy" in text] == ["buy black 1", "buy depot 3.1"]
    table.play("buy depot 3.1")
    assert table.legal() == ["pay 0 workers", "pay 1 workers", "pay 2 workers"]
    table.play("pay 1 workers")
    assert (table.field("silver"), table.field("workers"), table.field("keys")) == (1, 1, ["ship"])
    assert not [text for text in table.legal() if "buy" in text], "still one purchase in a turn"


def test_6_a_single_way_to_pay_is_not_asked() -> None:
    table = Table(Seat(silver=0, workers=3, land=with_monasteries(6)), black=["mine"])
    table.play("buy black 1")
    assert (table.field("workers"), table.field("keys")) == (1, ["mine"])
    poor = Table(Seat(silver=1, workers=0, land=with_monasteries(6)), black=["mine"])
    assert poor.why_not("buy", "black 1") == "too-little-silver"


def test_7_a_point_for_each_scoring_livestock_tile() -> None:
    """Edu's example: (3 + 1) + (4 + 1) = 9; two pigs alone 3."""
    land = with_monasteries(7, land={"0,-1": "bank", "-1,-1": "sheep-4"})
    table = Table(Seat(dice=(1, 1), keys=["sheep-3", "pig-2"], land=land))
    assert table.play("die-a place sheep-3") == 9
    table = Table(Seat(dice=(1, 1), keys=["sheep-3", "pig-2"], land=land))
    assert table.play("die-a place pig-2") == 3


def test_8_a_worker_moves_one_or_two_steps() -> None:
    """Carla's example: from 3 to 6 with two workers instead of three."""
    table = Table(Seat(dice=(3, 3), workers=2, land=with_monasteries(8)), depots={"6.1": "bank"})
    table.play("die-a take depot 6.1")
    assert table.field("workers") == 0
    one = Table(
        Seat(dice=(3, 3), workers=1, land=with_monasteries(8)), depots={"4.1": "bank", "5.1": "ship", "6.1": "mine"}
    )
    assert [text for text in one.legal() if "take" in text] == ["die-a take depot 4.1", "die-a take depot 5.1"]
    one.play("die-a take depot 5.1")
    assert one.field("workers") == 0


FREE_STEPS = [
    (9, "bank", "0,-1", 4),
    (10, "ship", "-1,0", 1),
    (10, "cow-2", "-1,-1", 3),
    (11, "castle", "1,-2", 1),
    (11, "mine", "-1,1", 5),
    (11, "monastery-3", "2,-2", 4),
]


@pytest.mark.parametrize(("number", "tile", "hex", "die"), FREE_STEPS)
def test_9_to_11_a_free_step_when_placing(number: int, tile: str, hex: str, die: int) -> None:
    """Without workers; 1 and 6 are neighbours here too. No other monastery of the three helps."""
    ground = {"0,-2": "pig-2"} if tile != "bank" else {}
    for owned in (9, 10, 11):
        land = with_monasteries(owned, land=ground)
        table = Table(Seat(dice=(die, die), keys=[tile], land=land))
        assert (f"die-a place {tile}" in table.legal()) == (owned == number)
    table = Table(Seat(dice=(die, die), keys=[tile], land=with_monasteries(number, land=ground)))
    table.play(f"die-a place {tile}")
    if table.asked() == "hex":
        table.play(f"hex {hex}")
    lands = table.field("lands")
    assert isinstance(lands, dict)
    assert lands[hex] == tile


def test_12_a_free_step_when_taking() -> None:
    table = Table(Seat(dice=(1, 1), land=with_monasteries(12)), depots={"6.1": "bank", "2.1": "ship", "3.1": "mine"})
    assert [text for text in table.legal() if "take" in text] == ["die-a take depot 2.1", "die-a take depot 6.1"]


def test_free_steps_add_to_workers_and_are_never_two() -> None:
    table = Table(Seat(dice=(1, 1), workers=1, land=with_monasteries(12)), depots={"3.1": "mine", "4.1": "bank"})
    assert [text for text in table.legal() if "take" in text] == ["die-a take depot 3.1"]
    both = Seat(dice=(1, 1), workers=0, land=with_monasteries(12, 8))
    assert not [text for text in Table(both, depots={"3.1": "mine"}).legal() if "take" in text]
    both.workers = 1
    table = Table(both, depots={"4.1": "bank"})
    table.play("die-a take depot 4.1")
    assert table.field("workers") == 0, "one free step and two by the worker"


def test_free_steps_are_not_for_selling() -> None:
    table = Table(Seat(dice=(5, 5), goods={"red": 1}, land=with_monasteries(9, 10, 11, 12)))
    assert "die-a sell red" not in table.legal()


@pytest.mark.parametrize(("numbers", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)])
def test_13_and_14_taking_workers(numbers: tuple[int, ...], workers: int, silver: int) -> None:
    """With a die or a castle; not with a boarding house."""
    land = with_monasteries(*numbers)
    table = Table(Seat(land=land))
    table.play("die-a workers")
    assert (table.field("workers"), table.field("silver")) == (workers, silver)
    castle = Table(Seat(dice=(6, 6), keys=["castle"], land={"0,-1": "bank", **land}))
    castle.play("die-a place castle", "free workers")
    assert (castle.field("workers"), castle.field("silver")) == (workers, silver)
    house = Table(Seat(dice=(3, 3), keys=["boarding-house"], land=land))
    house.play("die-a place boarding-house")
    if house.asked() == "hex":
        house.play("hex 0,1")
    assert (house.field("workers"), house.field("silver")) == (4, 0)


def test_a_monastery_works_from_the_moment_it_is_placed() -> None:
    table = Table(Seat(dice=(1, 1), keys=["monastery-14"]))
    table.play("die-a place monastery-14", "die-b workers")
    assert table.field("workers") == 4


def test_a_monastery_in_a_key_space_does_nothing() -> None:
    table = Table(Seat(keys=["monastery-14", "monastery-16"], land={"0,1": "warehouse"}), phase="E", round=5, last=True)
    table.play("die-a workers", "end turn")
    assert table.field("workers") == 2
    assert table.field("scores") == 1, "two workers"


# -- at the end of the game


def points_of(number: int, **more: object) -> int:
    """What this monastery brings at the end of a game."""
    land = more.pop("land", {})
    bonuses = more.pop("bonuses", None)
    assert isinstance(land, dict)
    seat = Seat(land=with_monasteries(number, land=land), **more)  # type: ignore[arg-type]
    table = Table(seat, phase="E", round=5, last=True, bonuses=bonuses)  # type: ignore[arg-type]
    table.play("end turn")
    assert table.state.over
    found = [
        scored
        for scored in table.told("scored")
        if scored["reason"] == "monastery" and scored["tile"] == f"monastery-{number}"
    ]
    points = found[0]["points"] if found else 0
    assert isinstance(points, int)
    return points


SOLD = {"red": 4, "purple": 3, "pink": 3, "orange": 1}


def test_15_goods_types_sold() -> None:
    """Vicente's example: four types, 8 points. What is not sold does not count."""
    assert points_of(15, sold=SOLD, goods={"brown": 2}) == 8


TYPES = ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"]


@pytest.mark.parametrize(("number", "building"), list(zip(range(16, 24), TYPES, strict=True)))
def test_16_to_23_buildings(number: int, building: str) -> None:
    other = TYPES[number % 8 - 2]
    assert points_of(number, land={"0,1": building, "0,-1": building, "0,2": other}) == 8
    assert points_of(number, land={"0,2": other}) == 0


def test_17_and_22_together() -> None:
    """Edu's example: two watchtowers and four banks, 24."""
    towers = {"0,1": "watchtower", "0,-1": "watchtower"}
    banks = {"0,2": "bank", "2,-1": "bank", "-3,1": "bank", "-2,1": "bank"}
    table = Table(Seat(land=with_monasteries(17, 22, 1, land={**towers, **banks})), phase="E", round=5, last=True)
    assert table.play("end turn") == 24
    assert sorted((one["tile"], one["count"], one["points"]) for one in table.told("scored")) == [
        ("monastery-17", 2, 8),
        ("monastery-22", 4, 16),
    ]


def test_24_livestock_species() -> None:
    """Andrea's example: sheep, cows and a pig, 12."""
    animals = {"-1,-1": "sheep-3", "0,-2": "cow-2", "-1,-2": "pig-2", "2,1": "pig-3"}
    assert points_of(24, land=animals) == 12


def test_25_goods_sold() -> None:
    assert points_of(25, sold=SOLD, goods={"brown": 2}) == 11


def test_26_bonus_tiles() -> None:
    assert points_of(26, bonuses={"mine": [0], "ship": [1, 0], "castle": [1]}) == 6
