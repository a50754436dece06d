"""Phases, rounds, the bridge, and a player's turn: dice, workers, taking, placing, key spaces."""

import ludoteca
from ludoteca.games.castles_of_burgundy.board import bridge
from ludoteca.games.castles_of_burgundy.components.tile_types import Tiles
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from tests.castles_of_burgundy.table import Seat, Table

# -- workers and dice


def test_two_workers_turn_a_2_into_a_6() -> None:
    """Andrea's example."""
    table = Table(Seat(dice=(2, 2), workers=2), depots={"6.1": "bank", "5.1": "ship"})
    assert "die-a take depot 6.1" in table.legal()
    assert "die-a take depot 5.1" not in table.legal(), "three steps away"
    table.play("die-a take depot 6.1")
    assert table.field("workers") == 0
    assert table.field("keys") == ["bank"]
    assert table.told("took") == [{"tile": "bank", "space": "depot 6.1", "workers": 2}]


def test_the_engine_counts_the_fewest_workers() -> None:
    table = Table(Seat(dice=(3, 6), workers=5), depots={"1.1": "bank", "4.1": "ship"})
    table.play("die-b take depot 1.1")
    assert table.field("workers") == 4
    table.play("die-a take depot 4.1")
    assert table.field("workers") == 3


def test_equal_dice_are_offered_once() -> None:
    table = Table(Seat(dice=(4, 4)), depots={"4.1": "bank", "4.2": "ship"})
    assert table.legal() == ["die-a take depot 4.1", "die-a take depot 4.2", "die-a workers", "end turn"]
    table.play("die-a take depot 4.2")
    assert table.legal() == ["die-b take depot 4.1", "die-b workers", "end turn"]
    assert table.why_not("die-a", "workers") == "die-used"


def test_dice_in_any_order_and_the_same_action_twice() -> None:
    table = Table(Seat(dice=(1, 5)))
    table.play("die-b workers", "die-a workers")
    assert table.field("workers") == 4
    assert table.legal() == ["end turn"]


def test_dice_may_be_forfeited() -> None:
    table = Table(Seat(dice=(1, 5)))
    table.play("end turn")
    assert table.told("turn-ended") == [{"unused": [1, 5]}]
    assert table.state.deciding == [1]


def test_nothing_is_random_within_a_turn() -> None:
    table = Table(Seat(dice=(1, 5), keys=["castle"], land={"1,-1": "monastery-1"}, workers=9))
    before = table.state.barriers
    table.play("die-a place castle", "free workers", "die-b workers", "end turn")
    assert table.state.barriers == before
    table.play("end turn", seat=1)
    assert table.state.barriers > before


# -- taking


def test_a_taken_tile_goes_to_a_key_space_never_to_the_land() -> None:
    table = Table(Seat(dice=(2, 2)), depots={"2.1": "ship"})
    table.play("die-a take depot 2.1")
    assert table.field("keys") == ["ship"]
    assert table.field("lands") == {"0,0": "castle"}
    table.play("die-b place ship")
    assert table.field("lands") == {"0,0": "castle", "-1,0": "ship"}


def test_with_full_key_spaces_one_tile_goes_into_the_box_first() -> None:
    table = Table(Seat(dice=(2, 2), keys=["bank", "bank", "mine"]), depots={"2.1": "ship"})
    table.play("die-a take depot 2.1")
    assert table.asked() == "make-room"
    assert table.legal() == ["discard bank", "discard mine"], "equal tiles are one choice; the new one is no choice"
    table.play("discard bank")
    assert table.field("keys") == ["bank", "mine", "ship"]
    assert table.state.to_json()["box"] == ["bank"]


def test_three_equal_tiles_leave_nothing_to_choose() -> None:
    table = Table(Seat(dice=(2, 2), keys=["bank", "bank", "bank"]), depots={"2.1": "ship"})
    table.play("die-a take depot 2.1")
    assert table.told("discarded") == [{"tile": "bank"}]
    assert table.asked() == "turn"


def test_equal_tiles_of_a_depot_are_one_choice() -> None:
    table = Table(Seat(dice=(2, 2)), players=4, depots={"2.1": "bank", "2.3": "bank", "2.4": "church"})
    takes = [text for text in table.legal() if "take" in text]
    assert takes == ["die-a take depot 2.1", "die-a take depot 2.4"]
    assert table.why_not("die-a", "depot 2.3") == "equal-tile-first"


# -- placing


def test_the_first_tile_touches_the_castle() -> None:
    table = Table(Seat(dice=(1, 4), keys=["ship", "mine"], workers=0))
    assert "die-a place ship" not in table.legal(), "the river's 1 is not adjacent to the castle"
    assert "die-b place mine" in table.legal()
    table.play("die-b place mine")
    assert table.told("placed") == [{"tile": "mine", "hex": "hex -1,1", "number": 4, "workers": 0}]


def test_colour_number_and_neighbour_must_fit() -> None:
    table = Table(Seat(dice=(2, 5), keys=["ship"], workers=1))
    assert table.why_not("die-a", "ship", "hex 0,-1") == "wrong-colour"
    assert table.why_not("die-a", "ship", "hex 2,0") == "hex-not-adjacent"
    assert table.why_not("die-a", "ship", "hex 0,0") == "hex-taken"
    assert table.why_not("die-a", "ship", "hex 1,0") == "too-few-workers"
    table.play("die-b place ship")
    assert table.field("lands") == {"0,0": "castle", "1,0": "ship"}
    assert table.field("workers") == 1


def test_a_hex_is_asked_when_more_than_one_fits() -> None:
    table = Table(Seat(dice=(2, 6), keys=["ship"], workers=3))
    table.play("die-a place ship")
    assert table.legal() == ["hex -1,0", "hex 1,0"]
    table.play("hex 1,0")
    assert table.field("workers") == 0


def test_one_building_type_in_each_city() -> None:
    city = {"0,1": "bank", "0,2": "church"}
    table = Table(Seat(dice=(1, 3), keys=["bank", "market"], land=city))
    assert "die-a place bank" not in table.legal()
    assert "die-a place market" in table.legal()
    assert "die-b place bank" in table.legal(), "another city"
    assert table.why_not("die-a", "bank") == "too-few-workers"
    with_worker = Table(Seat(dice=(1, 3), keys=["bank"], land=city, workers=2))
    assert with_worker.why_not("die-a", "bank", "hex 1,1") == "second-in-city"


# -- the bridge


def make_bridge(order: list[int], steps: list[int]) -> BurgundyState:
    state = ludoteca.rules("castles-of-burgundy", len(order)).new(0)
    assert isinstance(state, BurgundyState)
    state.bridge = order.copy()
    state.steps = steps.copy()
    return state


def test_the_pawn_goes_on_top_of_the_next_space() -> None:
    state = make_bridge([0, 1, 2, 3], [0, 0, 0, 0])
    bridge.advance(state, 2)
    assert state.bridge == [2, 0, 1, 3]
    bridge.advance(state, 3)
    assert state.bridge == [3, 2, 0, 1]
    bridge.advance(state, 2)
    assert state.bridge == [2, 3, 0, 1]
    assert state.to_json()["bridge"] == [[0, 1], [3], [2], [], [], [], []]


def test_a_ship_changes_the_order_of_the_next_round_only() -> None:
    table = Table(Seat(dice=(2, 5), keys=["ship"]), [Seat(), Seat()], players=3, last=True)
    assert table.state.order == [1, 2, 0]
    table.play("die-a place ship")
    assert table.state.order == [1, 2, 0]
    table.play("end turn")
    assert table.state.order == [0, 1, 2]
    assert table.state.deciding == [0]
    assert table.state.round == 1


# -- rounds and phases


def test_the_white_die_brings_the_next_goods_tile() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(3)
    assert isinstance(state, BurgundyState)
    for round in range(5):
        assert state.round == round
        assert sum(state.depot_goods) == round + 1
        place = (state.white - 1) * 6 + state.pile[round]
        assert state.depot_goods[place] > 0
        for _ in range(2):
            state.apply(state.deciding[0], "end turn")
    assert state.phase == 1


def test_tiles_are_cleared_and_goods_stay_when_a_phase_begins() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(3)
    assert isinstance(state, BurgundyState)
    old = sorted(tile for tile in state.slots if tile >= 0)
    while state.phase == 0:
        state.apply(state.deciding[0], "end turn")
    assert sorted(tile for tile, count in enumerate(state.box) for _ in range(count)) == old
    assert sum(tile >= 0 for tile in state.slots) == 16
    assert sum(state.depot_goods) == 6


def test_four_players_use_up_every_tile() -> None:
    state = ludoteca.rules("castles-of-burgundy", 4).new(3)
    assert isinstance(state, BurgundyState)
    while state.phase < 4:
        state.apply(state.deciding[0], "end turn")
    left = [len(supply) - drawn for supply, drawn in zip(state.supplies, state.drawn, strict=True)]
    assert left == [0] * 7


def test_three_players_a_castle_or_a_mine_in_depot_6() -> None:
    state = ludoteca.rules("castles-of-burgundy", 3).new(3)
    assert isinstance(state, BurgundyState)
    tiles = Tiles()
    found = []
    for phase in range(5):
        while state.phase < phase:
            state.apply(state.deciding[0], "end turn")
        found.append(tiles.names[state.slots[5 * 4 + 2]])
    assert found == ["castle", "mine", "castle", "mine", "castle"]


def test_25_rounds() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(3)
    turns = 0
    while not state.over:
        state.apply(state.deciding[0], "end turn")
        turns += 1
    assert turns == 50
