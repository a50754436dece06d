"""Each area: placement, immediate points, bonus, extra card."""

import pytest

from tests.mille_fiori.table import BLUE, GREEN, RED, YELLOW, Table

# -- workshops


def test_workshops_take_any_empty_space_of_the_symbol() -> None:
    table = Table("quartz-2", spaces={BLUE: ["w7", "w9"]})
    assert table.legal == ["place w12", "place w14", "place w17", "place w20", "place w23", "sail"]
    assert table.why_not("w7") == "space-taken"
    assert table.why_not("w0") == "wrong-symbol"
    assert table.why_not("r0") == "wrong-area"


def test_workshop_groups_do_not_reach_over_others() -> None:
    table = Table("quartz-2", spaces={RED: ["w7", "w1"], BLUE: ["w8"]})
    assert table.play("place w9") == [2, 0, 0, 0]


def test_pigment_doubles_only_when_the_new_diamond_lies_on_it() -> None:
    assert Table("quartz-2", spaces={RED: ["w0"]}).play("place w7") == [2, 0, 0, 0]
    assert Table("pigment-2", spaces={RED: ["w7"]}).play("place w0") == [4, 0, 0, 0]


def test_workshop_neighbours_lie_beside_and_in_the_next_row() -> None:
    for neighbour in ("w18", "w26", "w27", "w20", "w12"):
        assert Table("pigment-1", spaces={RED: [neighbour]}).play("place w19") == [4, 0, 0, 0]
    assert Table("pigment-1", spaces={RED: ["w17"]}).play("place w19") == [2, 0, 0, 0]


def test_workshop_bonus_needs_all_four_materials_and_comes_once() -> None:
    table = Table("quartz-2", spaces={RED: ["w0", "w1", "w3"]})
    assert table.play("place w23") == [1 + 20, 0, 0, 0]
    again = Table("quartz-2", spaces={RED: ["w0", "w1", "w3", "w7"]}, bonuses={"workshops": [RED]})
    assert again.play("place w23") == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "space", "own"),
    [
        ("quartz-2", "w23", ["w0", "w1", "w2"]),  # no lime
        ("quartz-2", "w23", ["w0", "w3", "w5"]),  # no ash
        ("quartz-2", "w23", ["w1", "w3", "w5"]),  # no pigment
        ("lime-2", "w24", ["w0", "w1", "w3"]),  # no quartz
    ],
)
def test_workshop_bonus_misses_a_material(card: str, space: str, own: list[str]) -> None:
    missing = Table(card, spaces={RED: own})
    assert missing.play(f"place {space}") == [1, 0, 0, 0]
    assert missing.state.bonuses.count(RED) == 0


def test_gold_diamond_needs_its_third_space() -> None:
    assert not Table("lime-1", spaces={RED: ["w0"]}).play("place w8")[1]
    table = Table("lime-1", spaces={RED: ["w0"]})
    table.play("place w8")
    assert not table.earned_card


# -- residences


def test_residences_are_filled_in_order() -> None:
    table = Table("residence-3", spaces={BLUE: ["r0", "r1"]})
    assert table.legal == ["place r2", "sail"]
    assert table.why_not("r3") == "residence-next"
    assert table.why_not("r1") == "space-taken"


def test_only_the_unbroken_run_right_before_counts() -> None:
    table = Table("residence-3", spaces={RED: ["r0", "r2"], BLUE: ["r1"]})
    assert table.play("place r3") == [3 + 5, 0, 0, 0]


@pytest.mark.parametrize(
    ("own", "place", "extra", "bonus"),
    [
        (["r0"], "r1", False, 0),  # two values
        (["r0", "r1"], "r2", True, 0),  # the third
        (["r0", "r1", "r2"], "r3", False, 20),  # the fourth
        (["r0", "r1", "r2", "r3"], "r4", True, 0),  # the fifth
        (["r0", "r1", "r2", "r3", "r4"], "r10", False, 0),  # the sixth gives nothing more
        (["r0", "r1", "r2"], "r5", False, 0),  # 4 again: still three values
        (["r0", "r1", "r2", "r3"], "r5", False, 0),  # still four
        (["r0", "r1", "r2", "r3", "r4"], "r5", False, 0),  # still five
        (["r0", "r1", "r5"], "r13", False, 0),  # 4 for the third time: still two
    ],
)
def test_different_residence_values_count_once_each(own: list[str], place: str, extra: bool, bonus: int) -> None:
    line = [f"r{number}" for number in range(int(place[1:]))]
    others = [space for space in line if space not in own]
    have_one = [RED] * (len(own) > 3) + [BLUE] * (len(others) > 3)
    table = Table("residence-3", spaces={RED: own, BLUE: others}, bonuses={"residences": have_one})
    table.play(f"place {place}")
    assert table.earned_card == extra
    assert [event.values["value"] for event in table.events if event.type == "bonus"] == ([bonus] if bonus else [])


# -- citizens


def test_pyramids_are_built_from_the_base() -> None:
    table = Table("lion-1", spaces={BLUE: ["nb0", "nb1"]})
    assert table.legal == ["place nb2", "place nb3", "place nb4", "place ns0", "sail"]
    assert table.why_not("ns1") == "pyramid-support"
    assert table.why_not("cb0") == "wrong-area"
    assert table.why_not("nb0") == "space-taken"


@pytest.mark.parametrize(
    ("space", "points"),
    [("cb1", 2), ("cb0", 1), ("cs2", 6), ("cs0", 3), ("ct0", 12), ("ct1", 6)],
)
def test_citizens_score_by_level_doubled_on_the_cards_symbol(space: str, points: int) -> None:
    """A shell card; the spaces beneath belong to blue and score for blue."""
    beneath = {"cs2": ["cb2", "cb3"], "cs0": ["cb0", "cb1"]}
    beneath["ct0"] = ["cb0", "cb1", "cb2", "cs0", "cs1"]
    beneath["ct1"] = ["cb1", "cb2", "cb3", "cs1", "cs2"]
    bonuses = {"commoners": [BLUE]} if space.startswith("ct") else None
    table = Table("shell-2", spaces={BLUE: beneath.get(space, [])}, bonuses=bonuses)
    again = {"cs": 2, "ct": 3 * 1 + 2 * 3}
    assert table.play(f"place {space}") == [points, 0, 0, again.get(space[:2], 0)]
    assert table.earned_card == space.startswith("ct")


def test_diamonds_beneath_score_once_more_but_never_doubled() -> None:
    table = Table("coin-1", spaces={RED: ["nb1", "ns0"], GREEN: ["nb0", "ns1"], YELLOW: ["nb2"], BLUE: ["nb3"]})
    assert table.play("place nt0") == [12 + 3 + 1, 1, 3 + 1, 0]
    assert table.reasons() == ["citizen-doubled", "triangle", "triangle", "triangle"]


def test_pyramid_bonus_goes_by_the_symbols_of_the_spaces() -> None:
    table = Table("cross-1", spaces={RED: ["nb1", "nb0"]})
    table.play("place nb4")  # with a cross card onto a second coin
    assert not [event for event in table.events if event.type == "bonus"]


def test_each_pyramid_has_its_own_bonus() -> None:
    table = Table("crab-1", spaces={RED: ["cb1", "cb2"]}, bonuses={"nobles": [RED], "commoners": [BLUE, GREEN]})
    assert table.play("place cb0") == [2 + 10, 0, 0, 0]


# -- trade


def test_trade_needs_the_good_of_the_card() -> None:
    table = Table("swan-2", spaces={BLUE: ["t3"]})
    assert table.legal == ["place t7", "place t11", "place t15", "place t19", "sail"]
    assert table.why_not("t0") == "wrong-symbol"


def test_every_diamond_of_the_column_scores_the_filled_spaces() -> None:
    table = Table("swan-2", spaces={RED: ["t3"], BLUE: ["t7", "t11"], GREEN: ["t0"]})
    assert table.play("place t15") == [8, 0, 0, 8]
    assert not table.earned_card  # as many as blue: no good deal


@pytest.mark.parametrize(
    ("card", "space", "own"),
    [
        ("swan-2", "t3", ["t0", "t4", "t1"]),  # no jewelry
        ("swan-2", "t3", ["t0", "t4", "t2"]),  # no carafe
        ("swan-2", "t3", ["t1", "t5", "t2"]),  # no glassware
        ("jewelry-2", "t2", ["t0", "t4", "t1"]),  # no swan
    ],
)
def test_trade_bonus_needs_each_good_not_four_diamonds(card: str, space: str, own: list[str]) -> None:
    table = Table(card, spaces={RED: own})
    table.play(f"place {space}")
    assert not [event for event in table.events if event.type == "bonus"]


# -- harbor


def test_harbor_takes_any_ship_space_and_the_ship_may_stay() -> None:
    table = Table("harbor-2", spaces={BLUE: ["h0"]})
    assert table.legal[:4] == ["place h1", "place h1 stay", "place h2", "place h2 stay"]
    assert table.play("place h1 stay") == [0, 0, 0, 0]
    assert table.state.ships == [0, 0, 0, 0]


def test_english_edition_moves_the_ship_always() -> None:
    table = Table("harbor-2", edition="english")
    assert not [text for text in table.legal if "stay" in text]
    assert table.play("place h1") == [1, 0, 0, 0]
    assert table.state.ships[RED] == 2


def test_on_the_last_sea_space_a_harbor_card_asks_nothing_and_moves_nothing() -> None:
    table = Table("harbor-2", spaces={RED: ["h0"], BLUE: ["h1", "t0"]}, ships={RED: 20})
    assert "place h2 stay" not in table.legal
    assert table.why_not("h2", "stay") == "ship-at-the-end"
    assert table.play("place h2") == [2, 0, 0, 1]
    assert not table.earned_card


@pytest.mark.parametrize(("goods", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_full_fleet_is_worth_the_goods_of_its_row(goods: int, worth: int) -> None:
    row = ["t4", "t5", "t6", "t7"][:goods]
    table = Table(
        "harbor-1", spaces={BLUE: ["h3", *row], RED: ["h4"]}, bonuses={"trade": [BLUE]} if goods == 4 else None
    )
    assert table.play("place h5 stay") == [2 * worth, 0, 0, worth]


def test_a_fleet_that_is_not_full_scores_nothing() -> None:
    """Not for the first ship and not for the second, whatever goods lie in the row."""
    table = Table("harbor-1", spaces={BLUE: ["h3", "t4", "t5"], RED: ["h0", "h1", "h6"]})
    assert table.play("place h4 stay") == [0, 0, 0, 0]
    assert table.state.scores == [0, 0, 0, 0]


def test_a_fleet_scores_before_the_ship_moves_and_only_once() -> None:
    table = Table("harbor-4", spaces={RED: ["h0", "h1", "t0"]})
    assert table.play("place h2") == [3 + 3, 0, 0, 0]
    assert table.reasons() == ["fleet", "sea-space"]
    later = Table("carafe-4", spaces={RED: ["h0", "h1", "h2", "t0"]})
    assert later.play("place t1") == [1, 0, 0, 0]


# -- sea


def test_only_the_last_space_of_a_move_counts() -> None:
    table = Table("harbor-5", ships={RED: 4})
    assert table.play("sail") == [5, 0, 0, 0]  # past the 10 and the extra card, onto the 5
    assert not table.state.held[0]


def test_several_ships_may_share_a_space() -> None:
    table = Table("lion-1", ships={RED: 5, BLUE: 6, GREEN: 6})
    assert table.play("sail") == [10, 0, 0, 0]
    assert table.state.ships == [6, 0, 6, 6]
