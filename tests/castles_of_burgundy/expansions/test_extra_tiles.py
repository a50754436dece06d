"""Bridge 27, workers 28, the crane and the geese."""

from typing import Any

import pytest

from tests.castles_of_burgundy.expansions.shields.table import shields
from tests.castles_of_burgundy.expansions.test_team import TeamTable
from tests.castles_of_burgundy.table import Seat, Table
from tests.castles_of_burgundy.test_monasteries import with_monasteries

COWS = {"-1,-1": "cow-2", "0,-2": "cow-3"}
"""Two tiles of the pasture of five on board 1."""


def extra_table(me: Seat, others: list[Seat] | None = None, **more: object) -> Table:
    return Table(me, others, extra_tiles=True, **more)  # type: ignore[arg-type]


def test_four_tiles_join_the_supplies() -> None:
    state = extra_table(Seat()).rules.new(1)
    supply = state.to_json()["supply"]
    assert isinstance(supply, dict)
    drawn = state.to_json()["depots"], state.to_json()["black"]
    for name, colour in (("monastery-27", "monastery"), ("monastery-28", "monastery"), ("crane", "black")):
        assert name in supply[colour] or name in str(drawn)
    assert len(extra_table(Seat()).rules.tiles.copies()) == 164 + 4
    assert "geese" not in Table(Seat()).rules.tiles.names, "without the option they are not there"


# -- 27


def test_27_the_pawn_rises_at_once() -> None:
    table = extra_table(Seat(dice=(1, 1), keys=["monastery-27"]), bridge=[[1, 0]])
    table.play("die-a place monastery-27")
    assert table.state.bridge == [0, 1]


def test_27_others_go_under_it() -> None:
    """Passively, too: whoever comes to the same space goes under the owner's pawn."""
    other = Seat(dice=(2, 2), keys=["ship"])
    table = extra_table(Seat(land=with_monasteries(27)), [other], bridge=[[1], [0]])
    table.play("end turn")
    table.play("die-a place ship", seat=1)
    assert table.state.to_json()["bridge"] == [[], [0, 1], [], [], [], [], []]


def test_27_only_its_own_stack() -> None:
    table = extra_table(Seat(dice=(1, 1), keys=["monastery-27"]), bridge=[[0], [1]])
    table.play("die-a place monastery-27")
    assert table.state.to_json()["bridge"] == [[0], [1], [], [], [], [], []]


def test_27_is_not_shared_by_shield_6_but_28_is() -> None:
    other = Seat(land=with_monasteries(27, 28), keys=["ship"], dice=(2, 2))
    table = extra_table(Seat(silver=1), [other], bridge=[[1], [0]], shields=True, more=shields(6))
    assert "hire workers" in table.legal()
    table.play("end turn")
    table.play("die-a place ship", seat=1)
    assert table.state.to_json()["bridge"] == [[], [1, 0], [], [], [], [], []]


def test_27_lifts_both_partners_of_a_team() -> None:
    table = TeamTable([Seat(keys=["monastery-27"])], dice=(5, 5), bridge=[[2, 1, 3, 0]], extra_tiles=True)
    table.play("die-a place monastery-27")
    assert table.state.bridge == [1, 0, 2, 3], "above the others, in the order in which they were"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([[0], [1, 2, 3]], [[], [0, 1, 2, 3], [], [], [], [], []]),
        ([[2, 3], [], [], [], [], [], [1, 0]], [[2, 3], [], [], [], [], [], [0, 1]]),
    ],
)
def test_27_between_partners_the_pawn_that_arrives_goes_on_top(before: list[list[int]], after: list[list[int]]) -> None:
    """The tile is both partners', so it puts neither above the other: what counts is who moved last."""
    team = Seat(land={"0,-1": "monastery-27", "-1,0": "ship"}, keys=["ship"])
    table = TeamTable([team], dice=(5, 5), bridge=before, extra_tiles=True)
    table.play("die-a place ship")
    assert table.state.to_json()["bridge"] == after


# -- 28


def test_28_two_workers_for_a_silver_as_often_as_wished() -> None:
    table = extra_table(Seat(land=with_monasteries(28), silver=2))
    table.play("hire workers", "hire workers")
    assert (table.field("silver"), table.field("workers")) == (0, 4)
    assert table.told("hired") == [{"workers": 2, "silver": 1}] * 2
    assert "hire workers" not in table.legal()
    assert table.why_not("hire", "workers") == "no-silver"


def test_28_is_for_its_owner() -> None:
    table = extra_table(Seat(silver=1))
    assert "hire workers" not in table.legal()
    assert table.why_not("hire", "workers") == "no-workers-for-sale"


def test_28_hires_within_an_effect_too() -> None:
    """A city hall waits for the workers that monastery 6 can pay with."""
    land = with_monasteries(28, 6)
    table = extra_table(Seat(dice=(3, 3), keys=["city-hall"], land=land, silver=1), black=["bank"])
    table.play("die-a place city-hall", "hex 0,-1")
    assert table.legal() == ["decline", "hire workers"]
    table.play("hire workers", "buy black 1")
    assert "free place bank" in table.legal()


# -- the crane


CRANE = Seat(dice=(3, 3), keys=["crane"], goods={"red": 1}, workers=0)


def placed_crane(**more: Any) -> Table:
    table = extra_table(CRANE, **more)
    table.play("die-a place crane", "hex 0,1")
    assert table.asked() == "crane"
    return table


def test_crane_gives_what_a_building_gives() -> None:
    for name, field, count in (("bank", "silver", 2), ("boarding-house", "workers", 4), ("watchtower", "scores", 4)):
        table = placed_crane()
        table.play(f"crane {name}")
        assert table.field(field) == count
        assert table.asked() == "turn"


@pytest.mark.parametrize(
    ("name", "tile", "action"),
    [
        ("market", "cow-2", "free take depot 3.1"),
        ("carpenter", "church", "free take depot 3.1"),
        ("church", "castle", "free take depot 3.1"),
        ("warehouse", "cow-2", "free sell red"),
    ],
)
def test_crane_acts_as_a_building(name: str, tile: str, action: str) -> None:
    table = placed_crane(depots={"3.1": tile})
    table.play(f"crane {name}")
    assert table.legal() == [action, "decline"]


def test_crane_as_a_city_hall() -> None:
    table = extra_table(Seat(dice=(3, 3), keys=["crane", "monastery-1"]))
    table.play("die-a place crane", "hex 0,-1", "crane city-hall", "free place monastery-1")
    assert table.field("lands") == {"0,0": "castle", "0,-1": "crane", "1,-1": "monastery-1"}


def test_crane_may_be_declined_and_may_be_anything_once() -> None:
    table = placed_crane()
    assert len(table.legal()) == 8 + 1
    table.play("decline")
    assert table.asked() == "turn"
    assert table.why_not("crane", "bank") == "no-crane"


def test_crane_as_a_white_castle_if_there_are_any() -> None:
    table = placed_crane(white_castles=True, more={"white": 5}, depots={"5.1": "mine"})
    table.play("crane white-castle")
    assert table.legal() == ["free take depot 5.1", "free workers", "decline"]


def test_crane_is_no_building_type_of_its_city() -> None:
    """A city with a bank may have the crane, and one with the crane any building."""
    table = extra_table(Seat(dice=(1, 5), keys=["crane", "bank"], land={"0,1": "church"}))
    table.play("die-a place crane", "crane bank")
    assert "die-b place bank" in table.legal()


@pytest.mark.parametrize(
    ("numbers", "points"), [((), 0), ((17,), 4), ((17, 22), 4), ((16, 18, 19), 4), ((15,), 0), ((24,), 0)]
)
def test_crane_counts_for_one_monastery(numbers: tuple[int, ...], points: int) -> None:
    """As whatever building its owner's monasteries count, but only once: 4 points in all."""
    land = with_monasteries(*numbers, land={"0,-1": "crane"})
    table = extra_table(Seat(land=land), phase="E", round=5, last=True)
    assert table.play("end turn") == points


def test_crane_adds_to_buildings_that_are_there() -> None:
    land = with_monasteries(22, land={"0,-1": "crane", "0,1": "bank"})
    assert extra_table(Seat(land=land), phase="E", round=5, last=True).play("end turn") == 8


def test_crane_counts_white_castles_with_29() -> None:
    land = with_monasteries(29, land={"0,-1": "crane", "0,1": "white-castle"})
    table = extra_table(Seat(land=land), phase="E", round=5, last=True, white_castles=True)
    assert table.play("end turn") == 8


def test_crane_in_the_solo_game() -> None:
    """Monasteries count when they are placed; the first one after the crane counts it, and no other does."""
    land = {"0,1": "monastery-17", "1,0": "crane", "5,1": "castle"}
    for counted, reasons in ((None, ["monastery"]), ("monastery-17", [])):
        me = Seat(start={"1,1": "castle"}, land=land, keys=["monastery-22"], dice=(3, 3))
        table = Table(me, players=1, extra_tiles=True, more={"crane_counted_by": counted})
        table.play("die-a place monastery-22")
        assert [reason for reason in table.reasons() if reason == "monastery"] == reasons
        assert table.state.to_json()["crane_counted_by"] == (counted or "monastery-22")


# -- the geese


def test_geese_7_then_6() -> None:
    """Lidia's example: 2 + 2 + 3 with two tiles of cows; later four pigs and the geese again, 4 + 2."""
    table = extra_table(Seat(dice=(2, 5), keys=["geese", "pig-4"], land=COWS))
    assert table.play("die-a place geese") == 7
    assert table.reasons() == ["livestock", "geese"]
    assert table.play("die-b place pig-4") == 6


def test_geese_alone_are_worth_2() -> None:
    table = extra_table(Seat(dice=(2, 5), keys=["geese"], land={"-1,-1": "inn"}), inns=True, more={"inns": 0})
    assert table.play("die-a place geese") == 2


def test_geese_choose_among_the_species_there() -> None:
    land = {**COWS, "-2,-1": "pig-4"}
    table = extra_table(Seat(dice=(2, 5), keys=["geese"], land=land))
    table.play("die-a place geese")
    assert table.legal() == ["geese with cow", "geese with pig"]
    assert table.why_not("geese", "sheep") == "no-such-species"
    assert table.play("geese with pig") == 4


def test_geese_do_not_see_other_pastures() -> None:
    table = extra_table(Seat(dice=(2, 2), keys=["geese", "cow-4"], land={**COWS, "1,1": "bank"}))
    assert table.play("die-a place geese", "hex 2,1") == 2 + 1 + 10, "a pasture of one hex, filled in phase A"
    assert table.play("die-b place cow-4") == 4 + 2 + 3


def test_geese_with_monastery_7() -> None:
    """A point for every tile that scores, the geese included each time."""
    land = with_monasteries(7, land=COWS)
    table = extra_table(Seat(dice=(2, 5), keys=["geese", "pig-4"], land=land))
    assert table.play("die-a place geese") == 7 + 3
    assert table.play("die-b place pig-4") == 6 + 2


def test_geese_are_a_species_for_24() -> None:
    land = with_monasteries(24, land={**COWS, "-2,-1": "geese"})
    assert extra_table(Seat(land=land), phase="E", round=5, last=True).play("end turn") == 8
