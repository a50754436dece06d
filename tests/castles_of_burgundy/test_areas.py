"""Areas, colours, goods, purchases."""

import pytest

from tests.castles_of_burgundy.table import Seat, Table


@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_an_area_scores_its_size_and_its_phase(phase: str, points: int) -> None:
    land = {"-1,1": "mine", "-2,2": "mine"}
    table = Table(
        Seat(dice=(3, 3), keys=["mine"], land={**land, "-3,2": "bank"}), phase=phase, bonuses={"mine": [1, 1]}
    )
    assert table.play("die-a place mine") == 6 + points
    (scored,) = table.told("scored")
    assert scored == {
        "points": 6 + points,
        "source": "areas",
        "reason": "area",
        "kind": "mine",
        "size": 3,
        "by_size": 6,
        "phase": phase,
        "by_phase": points,
    }


def test_an_area_of_one_scores_too() -> None:
    table = Table(Seat(dice=(3, 3), keys=["bank"], land={"0,1": "church"}))
    assert table.play("die-a place bank") == 1 + 10


def test_the_starting_castle_counts_for_its_area() -> None:
    """Board 7 has castles in pairs: the second one completes the area of two."""
    castle = Seat(dice=(4, 4), keys=["castle"], start={"1,-3": "castle"})
    table = Table(castle, [Seat(start={"3,0": "castle"})], board_1="7", board_2="10")
    assert table.play("die-a place castle") == 3 + 10


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_bonus_tiles(players: int, large: int, small: int) -> None:
    land = {"-1,1": "mine", "-2,2": "mine", "-3,2": "bank"}
    seat = Seat(dice=(3, 3), keys=["mine"], land=land)
    table = Table(seat, players=players)
    assert table.play("die-a place mine") == 16 + large
    assert table.reasons() == ["area", "colour-first"]
    table = Table(seat, players=players, bonuses={"mine": [1]})
    assert table.play("die-a place mine") == 16 + small
    assert table.reasons() == ["area", "colour-second"]
    table = Table(seat, players=players, bonuses={"mine": [1, 1]})
    assert table.play("die-a place mine") == 16


@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 3), (4, 4)])
def test_selling(players: int, points: int) -> None:
    """All tiles of the colour; one silver, however many there are."""
    table = Table(Seat(dice=(4, 1), goods={"red": 3, "pink": 1}), players=players)
    assert table.legal() == ["die-a sell red", "die-a workers", "die-b workers", "end turn"]
    assert table.play("die-a sell red") == 3 * points
    assert (table.field("silver"), table.field("goods"), table.field("sold")) == (1, {"pink": 1}, {"red": 3})


def test_what_was_sold_before_stays_sold() -> None:
    table = Table(Seat(dice=(4, 1), goods={"red": 3}, sold={"red": 2, "pink": 1}))
    assert table.play("die-a sell red") == 3 * 2
    assert table.field("sold") == {"red": 5, "pink": 1}


def test_selling_with_workers() -> None:
    table = Table(Seat(dice=(6, 6), goods={"red": 1}, workers=2))
    table.play("die-a sell red")
    assert table.field("workers") == 0


# -- the black depot


def test_one_purchase_in_a_turn() -> None:
    table = Table(Seat(silver=5), black=["mine", "bank", "mine"])
    assert [text for text in table.legal() if "buy" in text] == ["buy black 1", "buy black 2"]
    table.play("buy black 2")
    assert (table.field("silver"), table.field("keys")) == (3, ["bank"])
    assert not [text for text in table.legal() if "buy" in text]
    assert table.why_not("buy", "black 1") == "bought-already"
    table.play("end turn")
    table.play("end turn", seat=1)
    table.play("buy black 1")
    assert table.field("silver") == 1


def test_a_purchase_costs_two_silver() -> None:
    table = Table(Seat(silver=1, workers=5), black=["mine"])
    assert table.why_not("buy", "black 1") == "too-little-silver"


def test_before_between_and_after_the_dice() -> None:
    for place in range(3):
        table = Table(Seat(silver=2, dice=(1, 2)), black=["mine"])
        actions = ["die-a workers", "die-b workers"]
        actions.insert(place, "buy black 1")
        table.play(*actions)
        assert table.field("keys") == ["mine"]


def test_a_purchase_with_full_key_spaces() -> None:
    table = Table(Seat(silver=2, keys=["bank", "church", "market"]), black=["mine"])
    table.play("buy black 1", "discard church")
    assert table.field("keys") == ["bank", "market", "mine"]


def test_a_purchase_inside_a_city_hall() -> None:
    """A tile bought now may be placed by the city hall that is being used."""
    table = Table(Seat(dice=(3, 1), keys=["city-hall"], silver=2), black=["mine"])
    table.play("die-a place city-hall", "hex 0,-1")
    assert table.legal() == ["decline", "buy black 1"]
    table.play("buy black 1", "free place mine")
    assert table.field("lands") == {"0,0": "castle", "0,-1": "city-hall", "-1,1": "mine"}


def test_a_purchase_inside_a_castle() -> None:
    table = Table(Seat(dice=(6, 1), keys=["castle"], silver=2, land={"0,-1": "bank"}), black=["ship"])
    table.play("die-a place castle", "buy black 1", "free place ship", "hex 1,0")
    assert table.field("keys") == []


def test_no_purchase_in_the_middle_of_placing() -> None:
    table = Table(Seat(dice=(2, 1), keys=["ship"], silver=2, workers=3), black=["mine"])
    table.play("die-a place ship")
    assert table.legal() == ["hex -1,0", "hex 1,0"]
    assert table.state.why_not(0, ["buy", "black 1"]).id == "decide-first"
