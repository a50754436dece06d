"""Inns: wild tiles beside the black depot that make an area one hex larger."""

import pytest

import ludoteca
from ludoteca.kernel.refusals import BadSettings
from tests.castles_of_burgundy.table import Seat, Table
from tests.castles_of_burgundy.test_monasteries import with_monasteries


def inn_table(me: Seat, inns: int, **more: object) -> Table:
    return Table(me, inns=True, more={"inns": inns}, **more)  # type: ignore[arg-type]


def test_one_comes_with_each_phase_and_stays() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2, inns=True).new(1)
    seen = []
    while not state.over:
        seen.append(state.to_json()["inns"])
        state.apply(state.deciding[0], "end turn")
    assert seen == [count for count in (1, 2, 3, 4, 5) for _ in range(5 * 2)]
    assert state.to_json()["inns"] == 5


def test_bought_like_a_black_tile() -> None:
    table = inn_table(Seat(silver=4), 2, phase="B", black=["bank"])
    table.play("buy inns")
    assert (table.field("silver"), table.field("keys")) == (2, ["inn"])
    assert table.state.to_json()["inns"] == 1
    assert not [text for text in table.legal() if text.startswith("buy")], "one purchase in a turn"


def test_workers_pay_with_monastery_6() -> None:
    table = inn_table(Seat(workers=2, land=with_monasteries(6)), 1)
    table.play("buy inns")
    assert (table.field("workers"), table.field("keys")) == (0, ["inn"])
    assert table.state.to_json()["inns"] == 0
    assert table.why_not("buy", "inns") == "bought-already"


def test_none_left_to_buy() -> None:
    assert inn_table(Seat(silver=2, keys=["inn"]), 0).why_not("buy", "inns") == "space-empty"


def test_on_any_colour_by_number_and_neighbour() -> None:
    """Round the castle of board 1: 5, 2, 3, 3, 1 and 4; an inn has no effect there."""
    table = inn_table(Seat(dice=(2, 4), keys=["inn"]), 0)
    table.play("die-a place inn")
    assert table.field("lands") == {"0,0": "castle", "-1,0": "inn"}
    assert table.asked() == "turn"
    assert table.state.steps == [0, 0], "no ship has come"


def test_15_instead_of_10() -> None:
    """An inn in an area of 4 makes it one of 5. Two animals, 15 for the area, 10 for phase A."""
    land = {"0,1": "cow-2", "-1,2": "pig-2", "-2,3": "inn"}
    table = inn_table(Seat(dice=(3, 3), keys=["sheep-2"], land=land), 0, board="2")
    assert table.play("die-a place sheep-2") == 2 + 15 + 10
    without = {**land, "-2,3": "goat-2"}
    table = inn_table(Seat(dice=(3, 3), keys=["sheep-2"], land=without), 1, board="2")
    assert table.play("die-a place sheep-2") == 2 + 10 + 10


def test_the_inn_may_fill_the_area_itself() -> None:
    land = {"0,1": "cow-2", "-1,2": "pig-2", "-2,3": "sheep-2"}
    table = inn_table(Seat(dice=(3, 3), keys=["inn"], land=land), 0, board="2")
    assert table.play("die-a place inn", "hex -3,3") == 15 + 10


def test_never_more_than_8() -> None:
    """Board 10 has a city of eight: with an inn it still is worth 36."""
    city = {
        "1,-3": "bank",
        "1,-2": "church",
        "1,-1": "market",
        "0,0": "carpenter",
        "1,0": "warehouse",
        "-1,0": "watchtower",
        "-2,0": "city-hall",
    }
    me = Seat(dice=(6, 6), keys=["inn"], start={"3,-3": "castle"}, land=city)
    table = inn_table(me, 0, board_1="10")
    table.play("die-a place inn")
    assert table.play("hex -3,0") == 36 + 10


def test_one_in_each_area() -> None:
    table = inn_table(Seat(dice=(1, 5), keys=["inn"], workers=2, land={"-1,0": "inn"}), 0, phase="B")
    table.play("die-a place inn")
    assert table.why_not("hex -2,0") == "second-inn", "the river has one"
    table.play("hex 1,-1")
    assert table.field("lands") == {"0,0": "castle", "-1,0": "inn", "1,-1": "inn"}


def test_monasteries_9_to_11_do_not_help() -> None:
    """With a free step an inn could go to a 5 as well; so there is only the castle hex of number 6."""
    table = inn_table(Seat(dice=(6, 6), keys=["inn"], land=with_monasteries(8, 9, 10, 11)), 0)
    table.play("die-a place inn")
    lands = table.field("lands")
    assert isinstance(lands, dict)
    assert lands["1,-2"] == "inn"


def test_monastery_1_does_not_allow_a_second_one() -> None:
    land = with_monasteries(1, land={"-1,0": "inn"})
    table = inn_table(Seat(dice=(1, 1), keys=["inn"], land=land), 0, phase="B")
    assert "die-a place inn" not in table.legal()


def test_it_counts_for_the_colour_but_is_no_mine() -> None:
    """The third grey hex filled by an inn: the bonus tile is won, the silver is that of two mines."""
    land = {"-1,1": "mine", "-2,2": "mine"}
    table = inn_table(Seat(dice=(3, 3), keys=["inn"], land=land), 0)
    table.play("die-a place inn")
    assert table.play("hex -3,3") == 10 + 10 + 5
    table.end_phase()
    assert table.told("mines-paid") == [{"mines": 2, "silver": 2, "workers": 0}]


def test_not_in_the_solo_game() -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.rules("castles-of-burgundy", 1, inns=True)
    assert caught.value.refusal.id == "not-alone"
