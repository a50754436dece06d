"""What each of the 18 shields does, one after the other."""

from tests.castles_of_burgundy.expansions.shields.table import GREEN, MIDDLE, held, shields
from tests.castles_of_burgundy.table import Seat, Table

SECOND_CASTLE = {GREEN: "castle"}
CITY_OF_THREE = {"3,-2": "warehouse", "3,-1": "church"}
"""All but the 2 at 2,-1 of an area of three."""


def at_phase_end(table: Table) -> Table:
    table.play("end turn")
    return table


# -- 1: one pasture


def test_1_all_pastures_count_as_one_for_livestock() -> None:
    me = Seat({"2,1": "cow-3", "-1,0": "ship", "-2,-1": "pig-4"}, keys=["cow-2"], dice=(4, 4))
    alone = Table(me, shields=True, more=shields())
    assert alone.play("die-a place cow-2") == 2
    table = Table(me, more=shields(1), shields=True)
    assert table.play("die-a place cow-2") == 2 + 3


def test_1_with_monastery_7_each_scoring_tile_gives_one_more() -> None:
    land = {"2,1": "cow-3", "-1,0": "ship", "1,-1": "monastery-7"}
    table = Table(Seat(land, keys=["cow-2"], dice=(4, 4)), more=shields(1), shields=True)
    assert table.play("die-a place cow-2") == 2 + 3 + 2


# -- 2: workers of others


def test_2_a_worker_each_time_another_player_takes_any() -> None:
    table = Table(Seat(dice=(1, 2)), [Seat(workers=1)], more=shields(None, {MIDDLE: 2}), shields=True)
    table.play("die-a workers")
    assert table.state.workers == [2, 2]
    table.play("die-b workers")
    assert table.state.workers == [4, 3]
    assert table.told("shield-worker") == [{"shield": "shield-2", "other": 0}]


def test_2_counts_a_boarding_house_once_and_not_the_own_workers() -> None:
    table = Table(Seat(keys=["boarding-house"], dice=(3, 3)), more=shields(None, {MIDDLE: 2}), shields=True)
    table.play("die-a place boarding-house", "hex 0,-1")
    assert table.state.workers == [4, 1]
    table.play("end turn")
    table.play("die-a workers", seat=1)
    assert table.state.workers == [4, 3]


# -- 3: tax in workers


def test_3_the_tax_may_be_paid_in_workers_and_silver() -> None:
    me = Seat(SECOND_CASTLE, silver=1, workers=2)
    more = shields({MIDDLE: 3, GREEN: 7})
    table = at_phase_end(Table(me, round=5, last=True, more=more, shields=True))
    assert table.legal() == ["pay tax 1 workers", "pay tax 2 workers", "give up shield-3", "give up shield-7"]
    table.play("pay tax 1 workers")
    assert (table.field("silver"), table.field("workers")) == (0, 1)
    assert len(held(table)) == 2


def test_3_given_up_workers_still_pay_for_the_others_in_that_tax() -> None:
    me = Seat(SECOND_CASTLE, workers=1)
    more = shields({MIDDLE: 3, GREEN: 7})
    table = at_phase_end(Table(me, round=5, last=True, more=more, shields=True))
    table.play("give up shield-3")
    assert table.legal() == ["pay tax 1 workers", "give up shield-7"]
    table.play("pay tax 1 workers")
    assert held(table) == {GREEN: "shield-7"}
    assert table.field("workers") == 0


# -- 4: key spaces


def test_4_key_spaces_without_limit() -> None:
    me = Seat(keys=["bank", "ship", "mine", "castle"], dice=(1, 2))
    table = Table(me, depots={"1.1": "church"}, more=shields(4), shields=True)
    table.play("die-a take depot 1.1")
    assert table.field("keys") == ["bank", "ship", "mine", "castle", "church"]


def test_4_replaced_tiles_are_discarded_at_once_down_to_three() -> None:
    me = Seat(keys=["bank", "ship", "mine", "mine", "castle"], dice=(2, 2))
    table = Table(me, more=shields(4, depots={2: [8]}), shields=True)
    table.play("take shield-8")
    assert table.asked() == "keep-three"
    assert table.legal() == ["discard bank", "discard ship", "discard mine", "discard castle"]
    table.play("discard mine", "discard bank")
    assert table.field("keys") == ["ship", "mine", "castle"]
    assert table.legal() == ["end turn"]


def test_4_unpaid_tiles_are_discarded_too() -> None:
    me = Seat(keys=["bank", "ship", "mine", "castle"])
    table = at_phase_end(Table(me, round=5, last=True, more=shields(4), shields=True))
    assert table.asked() == "keep-three"
    table.play("discard ship")
    assert table.field("keys") == ["bank", "mine", "castle"]
    assert table.state.phase == 1


# -- 5: goods from everywhere

GOODS = {1: {"red": 1, "pink": 1}, 3: {"red": 1, "brown": 1}, 5: {"pink": 1}}


def test_5_a_ship_also_takes_one_colour_from_all_depots() -> None:
    table = Table(Seat(keys=["ship"], dice=(5, 5)), depot_goods=GOODS, more=shields(5), shields=True)
    table.play("die-a place ship", "load depot 3")
    assert table.asked() == "load-everywhere"
    assert table.legal() == ["load pink", "load red", "decline"]
    table.play("load pink")
    assert table.field("goods") == {"red": 1, "brown": 1, "pink": 2}


def test_5_comes_after_the_neighbour_of_monastery_5_and_needs_storage() -> None:
    me = Seat({"1,-1": "monastery-5"}, keys=["ship"], dice=(5, 5), goods={"orange": 1})
    table = Table(me, depot_goods={**GOODS, 2: {"orange": 1}}, more=shields(5), shields=True)
    table.play("die-a place ship", "load depot 3", "load depot 2")
    assert table.asked() == "load-everywhere"
    assert table.legal() == ["load red", "decline"]
    table.play("decline")
    assert table.field("goods") == {"orange": 2, "red": 1, "brown": 1}


# -- 6: another's monasteries


def test_6_shares_the_monasteries_of_a_chosen_player_from_then_on() -> None:
    others = [Seat(), Seat({"1,-1": "monastery-14"})]
    table = Table(Seat(dice=(1, 2)), others, 3, more=shields(6, players=3), shields=True)
    assert {"copy player 2", "copy player 3"} <= set(table.legal())
    assert "copy player 1" not in table.legal()
    table.play("die-a workers")
    assert table.field("workers") == 2
    table.play("copy player 3", "die-b workers")
    assert table.field("workers") == 6
    assert table.why_not("player 2") == "player-copied-already"


def test_6_works_for_monasteries_placed_later() -> None:
    other = Seat(keys=["monastery-14"], dice=(1, 1))
    table = Table(Seat(dice=(1, 2)), [other], more=shields(6), shields=True)
    table.play("end turn")
    table.play("die-a place monastery-14", "end turn", seat=1)
    table.play("die-a workers")
    assert table.field("workers") == 4


def test_6_has_nobody_to_choose_among_two() -> None:
    me = Seat(dice=(4, 4))
    table = Table(me, [Seat({"1,-1": "monastery-14"})], more=shields(depots={4: [6]}), shields=True)
    table.play("take shield-6")
    assert table.told("copied-player") == [{"shield": "shield-6", "other": 1}]
    assert not any(text.startswith("copy") for text in table.legal())


def test_6_helps_at_once_where_there_is_nobody_to_choose() -> None:
    """Nothing that a monastery does is ever a burden, so nobody would wait."""
    table = Table(Seat(dice=(4, 4)), [Seat({"1,-1": "monastery-14"})], more=shields(depots={4: [6]}), shields=True)
    table.play("take shield-6", "end turn")
    table.play("end turn", seat=1)
    table.play("die-a workers")
    assert table.field("workers") == 4


def test_6_counts_what_monasteries_count_in_the_own_land() -> None:
    me = Seat({"0,-1": "watchtower", "0,1": "watchtower"}, silver=1)
    other = Seat({"1,-1": "monastery-17", "2,-1": "watchtower"})
    table = at_phase_end(Table(me, [other], phase="E", round=5, last=True, more=shields(6), shields=True))
    assert table.play("pay tax") == 2 * 4 + 12
    assert table.state.scores[1] >= 4


def test_6_replaced_shares_nothing_any_more() -> None:
    table = Table(Seat(dice=(4, 4)), [Seat({"1,-1": "monastery-14"})], more=shields(6, depots={4: [8]}), shields=True)
    table.play("take shield-8")
    table.play("end turn")
    table.play("end turn", seat=1)
    table.play("die-a workers")
    assert table.field("workers") == 2


# -- 7: bonus tiles


def test_7_bonus_tiles_give_double() -> None:
    me = Seat({"-2,2": "mine", "-3,3": "mine"}, keys=["mine"], dice=(4, 4))
    table = Table(me, more=shields(7), shields=True)
    assert table.play("die-a place mine") == 6 + 10 + 2 * 5
    second = Table(me, bonuses={"mine": [1]}, more=shields(7), shields=True)
    assert second.play("die-a place mine") == 6 + 10 + 2 * 2


# -- 8: mines


def test_8_mines_pay_double_and_monastery_2_adds_its_workers() -> None:
    me = Seat({"-1,1": "mine", "-2,2": "mine", "1,-1": "monastery-2"}, silver=1)
    table = at_phase_end(Table(me, round=5, last=True, more=shields(8), shields=True))
    table.play("pay tax")
    assert (table.field("silver"), table.field("workers")) == (4, 2)


def test_8_unpaid_mines_pay_as_usual() -> None:
    me = Seat({"-1,1": "mine", "-2,2": "mine"}, silver=1)
    table = at_phase_end(Table(me, round=5, last=True, more=shields(8), shields=True))
    table.play("give up shield-8")
    assert table.field("silver") == 1 + 2


# -- 9: silver for goods


def test_9_a_silver_for_each_tile_sold() -> None:
    table = Table(Seat(goods={"red": 3}, dice=(4, 4)), more=shields(9), shields=True)
    assert table.play("die-a sell red") == 3 * 2
    assert table.field("silver") == 3


def test_9_is_used_instead_of_monastery_3_even_where_that_would_give_more() -> None:
    me = Seat({"1,-1": "monastery-3"}, goods={"red": 1}, dice=(4, 4))
    table = Table(me, more=shields(9), shields=True)
    table.play("die-a sell red")
    assert table.field("silver") == 1


# -- 10: monasteries at the end


def test_10_monasteries_score_double_at_the_end() -> None:
    me = Seat({"1,-1": "monastery-17", "0,-1": "watchtower"}, silver=1)
    table = at_phase_end(Table(me, phase="E", round=5, last=True, more=shields(10), shields=True))
    assert table.play("pay tax") == 2 * 4 + 8


def test_10_doubles_those_of_shield_6_as_well() -> None:
    me = Seat({"0,-1": "watchtower", **SECOND_CASTLE}, silver=2)
    other = Seat({"1,-1": "monastery-17"})
    more = shields({MIDDLE: 6, GREEN: 10})
    table = at_phase_end(Table(me, [other], phase="E", round=5, last=True, more=more, shields=True))
    assert table.play("pay tax") == 2 * 4 + 12 + 8


# -- 11: a shield by a castle


def test_11_a_castle_may_take_a_shield_of_any_depot_and_carry_it() -> None:
    me = Seat({"1,-1": "monastery-13"}, keys=["castle"], dice=(6, 1))
    table = Table(me, more=shields(11, depots={3: [13], 5: [8]}), shields=True)
    table.play("die-a place castle")
    assert {"take shield-13", "take shield-8", "free workers", "decline"} <= set(table.legal())
    table.play("take shield-13", "hex 1,-2")
    assert held(table) == {MIDDLE: "shield-11", GREEN: "shield-13"}
    assert "die-b workers" in table.legal()


def test_without_11_a_castle_brings_no_shield() -> None:
    me = Seat({"1,-1": "monastery-13"}, keys=["castle"], dice=(6, 1))
    table = Table(me, more=shields(8, depots={3: [13]}), shields=True)
    table.play("die-a place castle")
    assert "take shield-13" not in table.legal()
    assert table.why_not("shield-13") == "shield-not-by-this"


def test_11_is_not_for_the_free_actions_of_buildings() -> None:
    me = Seat(keys=["city-hall", "ship"], dice=(3, 1))
    table = Table(me, more=shields(11, depots={3: [13]}), shields=True)
    table.play("die-a place city-hall", "hex 0,-1")
    assert table.asked() == "free-action"
    assert table.why_not("shield-13") == "shield-not-by-this"


# -- 12: points for goods


def test_12_goods_sold_give_double_points() -> None:
    table = Table(Seat(goods={"red": 3}, dice=(4, 4)), more=shields(12), shields=True)
    assert table.play("die-a sell red") == 3 * 2 * 2
    assert table.field("silver") == 1


# -- 13: points for shields


def test_13_all_own_shields_score_double() -> None:
    me = Seat(SECOND_CASTLE, silver=2)
    more = shields({MIDDLE: 13, GREEN: 7})
    table = at_phase_end(Table(me, phase="E", round=5, last=True, more=more, shields=True))
    assert table.play("pay tax") == 2 * 4 + 2 * 8


# -- 14 and 15: a tile at the end of the phase


def test_14_a_tile_of_the_depots_goes_straight_into_the_land() -> None:
    depots = {"1.1": "watchtower", "4.1": "ship", "5.1": "castle"}
    table = Table(Seat(silver=1), round=5, last=True, depots=depots, black=["bank"], more=shields(14), shields=True)
    table.play("end turn")
    assert table.asked() == "tile-from-depots"
    assert table.legal() == ["place straight depot 1.1", "place straight depot 4.1", "decline"]
    assert table.why_not("depot 5.1") == "no-hex-for-tile"
    assert table.why_not("black 1") == "shield-other-depots"
    table.play("place straight depot 1.1")
    assert table.legal() == ["hex 0,-1", "hex 0,1"]
    assert table.play("hex 0,-1") == 1 + 10 + 4
    assert table.asked() == "tax"


def test_14_the_effects_of_the_tile_follow_but_nothing_can_be_bought() -> None:
    me = Seat({"1,-1": "monastery-13"}, keys=["watchtower"], silver=3)
    table = Table(me, round=5, last=True, depots={"6.1": "castle"}, black=["bank"], more=shields(14), shields=True)
    table.play("end turn", "place straight depot 6.1")
    assert table.asked() == "free-action"
    assert "buy black 1" not in table.legal()
    assert table.play("free place watchtower", "hex 0,-1") == 1 + 10 + 4


def test_14_an_equal_tile_stays_in_its_key_space() -> None:
    me = Seat(keys=["watchtower"], silver=1)
    table = Table(me, round=5, last=True, depots={"1.1": "watchtower"}, more=shields(14), shields=True)
    table.play("end turn", "place straight depot 1.1", "hex 0,-1")
    assert table.field("keys") == ["watchtower"]


def test_14_comes_before_15_and_15_before_the_tax() -> None:
    me = Seat(SECOND_CASTLE, silver=2)
    more = shields({MIDDLE: 14, GREEN: 15})
    table = Table(me, round=5, last=True, depots={"1.1": "bank"}, black=["mine"], more=more, shields=True)
    table.play("end turn")
    assert table.asked() == "tile-from-depots"
    table.play("decline")
    assert table.asked() == "tile-from-black"
    assert table.legal() == ["place straight black 1", "decline"]
    table.play("place straight black 1")
    assert table.asked() == "tax"
    table.play("pay tax")
    assert table.field("silver") == 1, "the mine pays at once, after the tax"


def test_15_won_by_a_castle_of_14_works_in_the_same_phase() -> None:
    me = Seat({**SECOND_CASTLE, "1,-1": "monastery-13"}, silver=9)
    more = shields({MIDDLE: 14, GREEN: 11}, depots={2: [15]})
    table = Table(me, round=5, last=True, depots={"6.1": "castle"}, black=["mine"], more=more, shields=True)
    table.play("end turn", "place straight depot 6.1", "hex 2,-3")
    table.play("take shield-15", "hex 2,-3")
    assert table.asked() == "tile-from-black"


def test_14_and_15_are_for_the_end_of_the_phase_only() -> None:
    table = Table(depots={"1.1": "bank"}, more=shields(14), shields=True)
    assert table.state.refuse(0, table.rules.parse("place straight depot 1.1")).id == "tile-at-phase-end"


# -- 16: a die of any number


def test_16_of_equal_dice_the_first_is_turned() -> None:
    table = Table(Seat(dice=(3, 3)), more=shields(16), shields=True)
    assert {text[:5] for text in table.legal() if " set " in text} == {"die-a"}
    table.play("die-a workers")
    assert {text[:5] for text in table.legal() if " set " in text} == {"die-b"}


def test_16_a_die_is_turned_to_any_number_once_in_a_turn() -> None:
    table = Table(Seat(dice=(1, 2)), depots={"4.1": "bank"}, more=shields(16), shields=True)
    table.play("die-a set 4", "die-a take depot 4.1")
    assert table.field("keys") == ["bank"]
    assert not any("set" in text for text in table.legal())
    assert table.why_not("die-b", "number 5") == "die-set-already"
    table.play("end turn")
    table.play("end turn", seat=1)
    assert any("set" in text for text in table.legal())


def test_16_is_used_before_the_die_acts() -> None:
    table = Table(Seat(dice=(1, 2)), more=shields(16), shields=True)
    table.play("die-a workers")
    assert table.why_not("die-a", "number 5") == "die-used"
    assert table.why_not("die-b", "number 2") == "die-shows-that"
    assert "die-b set 5" in table.legal()


def test_16_may_make_a_double_for_a_shield() -> None:
    me = Seat(SECOND_CASTLE, dice=(1, 5))
    table = Table(me, more=shields(16, depots={5: [8]}), shields=True)
    assert "take shield-8" not in table.legal()
    table.play("die-a set 5", "take shield-8", "hex 1,-2")
    assert held(table) == {MIDDLE: "shield-16", GREEN: "shield-8"}


def test_without_16_a_die_stays_as_it_is() -> None:
    table = Table(Seat(dice=(1, 2)), more=shields(17), shields=True)
    assert table.why_not("die-a", "number 5") == "shield-not-held"


# -- 17: larger areas


def test_17_an_area_of_three_scores_as_one_of_four() -> None:
    me = Seat(CITY_OF_THREE, keys=["carpenter"], dice=(2, 2))
    assert Table(me, more=shields(), shields=True).play("die-a place carpenter") == 6 + 10
    table = Table(me, more=shields(17), shields=True)
    assert table.play("die-a place carpenter") == 10 + 10


def test_17_an_area_of_eight_stays_one_of_eight() -> None:
    hexes = ["1,-3", "1,-2", "1,-1", "-3,0", "-2,0", "-1,0", "0,0"]
    types = ["warehouse", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"]
    me = Seat(dict(zip(hexes, types, strict=True)), keys=["watchtower"], dice=(5, 5), start={"3,0": "castle"})
    table = Table(me, more=shields({"3,0": 17}), shields=True, board_1="10")
    assert table.play("die-a place watchtower") == 36 + 10 + 4


# -- 18: anywhere


def test_18_tiles_need_not_touch_placed_tiles() -> None:
    me = Seat(keys=["ship"], dice=(6, 6))
    assert Table(me, more=shields(), shields=True).why_not("die-a", "ship") == "too-few-workers"
    table = Table(me, more=shields(18), shields=True)
    table.play("die-a place ship")
    assert table.field("lands") == {"0,0": "castle", "-3,0": "ship"}


def test_18_colour_number_and_building_types_still_count() -> None:
    me = Seat({"-3,1": "bank"}, keys=["bank"], dice=(5, 5))
    table = Table(me, more=shields(18), shields=True)
    table.play("die-a place bank")
    assert table.asked() == "turn", "there is one hex only: 0,2, for the other 5 is in a city with a bank"
    assert table.field("lands") == {"0,0": "castle", "-3,1": "bank", "0,2": "bank"}
