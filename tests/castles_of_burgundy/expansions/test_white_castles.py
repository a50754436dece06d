"""White castles: one action with the white die; monastery 29 counts them."""

from tests.castles_of_burgundy.table import Seat, Table
from tests.castles_of_burgundy.test_monasteries import with_monasteries

DEPOTS = {"4.1": "mine", "5.1": "castle", "2.1": "ship"}


def white_table(me: Seat, **more: object) -> Table:
    """The white die shows 4."""
    return Table(me, white_castles=True, more={"white": 4}, depots=DEPOTS, **more)  # type: ignore[arg-type]


def placed(me: Seat, **more: object) -> Table:
    table = white_table(me, **more)
    table.play("die-a place white-castle", "hex 0,-1")
    return table


def test_nine_tiles() -> None:
    rules = white_table(Seat()).rules
    names = [rules.tiles.names[tile] for tile in rules.tiles.copies()]
    assert names.count("white-castle") == 8
    assert names.count("monastery-29") == 1
    assert len(names) == 164 + 9
    assert [rules.tiles.names[tile] for tile in rules.tiles.supplies[6]].count("white-castle") == 2


def test_an_action_with_the_white_die() -> None:
    goods = {"red": 2, "pink": 1}
    table = placed(Seat(dice=(3, 3), keys=["white-castle", "monastery-1", "mine"], goods=goods))
    assert table.asked() == "free-action"
    assert table.legal() == ["free take depot 4.1", "free place mine", "free sell red", "free workers", "decline"]
    assert table.play("free sell red") == 4
    assert table.state.white == 4


def test_workers_change_what_it_counts_as() -> None:
    """The die itself is not turned: a second white castle begins with the same 4."""
    table = placed(Seat(dice=(3, 6), keys=["white-castle"], workers=1))
    assert "free take depot 2.1" not in table.legal(), "two steps away"
    table.play("free take depot 5.1")
    assert table.field("workers") == 0
    assert table.state.white == 4


def test_free_steps_and_what_workers_bring() -> None:
    """12 lets it reach a neighbouring depot, 9 a neighbouring number; 13 and 14 add to workers taken."""
    table = placed(Seat(dice=(3, 3), keys=["white-castle"], land=with_monasteries(12, 13, 14)))
    assert "free take depot 5.1" in table.legal()
    table.play("free workers")
    assert (table.field("workers"), table.field("silver")) == (4, 1)
    table = placed(Seat(dice=(3, 3), keys=["white-castle", "bank"], land=with_monasteries(9)))
    assert "free place bank" in table.legal()


def test_once_in_a_city() -> None:
    """Unless monastery 1 allows it: `1,1` is in the city of `0,1`."""
    for number, twice in ((3, False), (1, True)):
        seat = Seat(dice=(3, 1), keys=["white-castle", "white-castle"], land=with_monasteries(number))
        table = white_table(seat)
        table.play("die-a place white-castle", "hex 0,1", "decline")
        assert ("die-b place white-castle" in table.legal()) == twice


def test_29_counts_them() -> None:
    land = with_monasteries(29, land={"0,-1": "white-castle", "0,1": "white-castle"})
    assert white_table(Seat(land=land), phase="E", round=5, last=True).play("end turn") == 8


def test_a_carpenter_takes_one() -> None:
    table = Table(Seat(dice=(3, 3), keys=["carpenter"]), white_castles=True, depots={"2.1": "white-castle"})
    table.play("die-a place carpenter", "hex 0,-1")
    assert table.legal() == ["free take depot 2.1", "decline"]
