"""The solo game: lands and rivers, a target that comes nearer, black tiles, and a land to fill in 25 rounds."""

import json
from typing import Any

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components.boards import NEIGHBOURS
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.components.tile_types import Tiles
from ludoteca.games.castles_of_burgundy.expansions.solo.boards import BOARDS
from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition, BadSettings
from ludoteca.kernel.rules import Options
from tests.castles_of_burgundy.expansions.solo.table import CASTLE, alone, here
from tests.castles_of_burgundy.table import Seat, Table

COLOUR_COUNTS = {"castle": 4, "mine": 3, "monastery": 6, "ship": 6, "livestock": 6, "building": 12}


# -- boards and preparation


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("13a", [[1] * 4, [1] * 3, [3, 1, 1, 1], [1] * 6, [3, 1, 1, 1], [3, 2, 2, 2, 1, 1, 1]]),
        ("13b", [[1] * 4, [1] * 3, [2, 2, 2], [1] * 6, [3, 2, 1], [4, 2, 2, 2, 1, 1]]),
    ],
)
def test_solo_boards(name: str, areas: list[list[int]]) -> None:
    board = BOARDS[name]
    assert len(set(board.hex_names)) == 37
    assert {kind: len(board.of_kind[number]) for number, kind in enumerate(KINDS)} == COLOUR_COUNTS
    assert [board.areas_of(kind) for kind in range(len(KINDS))] == areas
    assert len(board.start_hexes) == 4


@pytest.mark.parametrize(("name", "rivers"), [("13a", 5), ("13b", 18)])
def test_only_rivers_lead_from_land_to_land(name: str, rivers: int) -> None:
    """On the grid of names no two lands touch; a river joins hexes that are apart there."""
    board = BOARDS[name]
    places = [tuple(map(int, hex.split(","))) for hex in board.hex_names]
    crossings = 0
    for place, (q, r) in enumerate(places):
        near = {places.index((q + dq, r + dr)) for dq, dr in NEIGHBOURS if (q + dq, r + dr) in places}
        assert near <= set(board.neighbours[place])
        crossings += len(set(board.neighbours[place]) - near)
    assert crossings == 2 * rivers


def test_all_lands_can_be_reached() -> None:
    for board in BOARDS.values():
        reached = [board.start_hexes[0]]
        for hex in reached:
            reached += [other for other in board.neighbours[hex] if other not in reached]
        assert len(set(reached)) == 37


def test_preparation() -> None:
    state = ludoteca.rules("castles-of-burgundy", 1).new(3)
    assert [action.text for action in state.legal(0)] == ["hex -1,1", "hex 1,1", "hex 5,1", "hex 2,5"]
    state.apply(0, "hex 5,1")
    data = state.to_json()
    assert (data["workers"], data["silver"]) == ([2], [1])
    assert (data["counter"], data["target"]) == (0, 50)
    (goods,) = data["goods"]  # type: ignore[misc]
    assert sum(goods.values()) == 3  # type: ignore[has-type]
    assert [len(depot["tiles"]) for depot in data["depots"]] == [2] * 6  # type: ignore[attr-defined]
    assert len(data["black"]) == 4  # type: ignore[arg-type]


@pytest.mark.parametrize("target", [45, 50, 55])
def test_the_target_is_an_option(target: int) -> None:
    assert ludoteca.rules("castles-of-burgundy", 1, target=target).new(0).to_json()["target"] == target


@pytest.mark.parametrize(
    ("players", "options", "refusal"),
    [
        (1, {"board": "1"}, "solo-board"),
        (1, {"board_1": "3"}, "solo-board"),
        (1, {"board": "12a"}, "board-for-teams"),
        (2, {"board": "13a"}, "board-for-one"),
        (2, {"target": 45}, "target-for-one"),
        (1, {"target": 44}, "option-value-unknown"),
        (1, {"start_castle": "secret"}, "start-castle-open"),
        (1, {"team": True}, "team-of-four"),
        (1, {"inns": True}, "not-alone"),
        (1, {"trade_routes": True}, "not-alone"),
        (1, {"shields": True}, "not-alone"),
    ],
)
def test_what_does_not_go_together(players: int, options: Options, refusal: str) -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.game("castles-of-burgundy").rules(players, options)
    assert caught.value.refusal.id == refusal


# -- the white die takes a tile away


def remove_by(table: Table, white: int) -> None:
    (module,) = table.rules.modules
    assert isinstance(module, Solo)
    table.state.white = white
    module.round_begins(table.state)


def depot(table: Table, number: int) -> object:
    return table.state.to_json()["depots"][number - 1]["tiles"]  # type: ignore[index]


def test_the_white_die_removes_the_first_tile_of_its_depot() -> None:
    table = alone(depots={"3.1": "cow-3", "3.2": "bank"})
    remove_by(table, 3)
    assert depot(table, 3) == [None, "bank"]
    remove_by(table, 3)
    assert depot(table, 3) == [None, None]
    assert table.state.to_json()["box"] == ["cow-3", "bank"]


def test_an_empty_depot_sends_the_removal_clockwise() -> None:
    table = alone(depots={"2.2": "castle", "4.1": "ship"})
    remove_by(table, 5)
    assert (depot(table, 2), depot(table, 4)) == ([None, None], ["ship", None])
    remove_by(table, 5)
    assert depot(table, 4) == [None, None]
    remove_by(table, 5)
    assert table.state.to_json()["box"] == ["castle", "ship"]


def test_a_tile_is_removed_in_every_round_after_the_goods_arrive() -> None:
    table = alone(depots={f"{number}.1": "bank" for number in range(1, 6)})
    table.play("end turn")
    (removed,) = table.told("removed")
    assert removed["tile"] == "bank"
    kinds = [event.type for event in table.events]
    assert kinds.index("goods-arrived") < kinds.index("removed")


# -- rivers


def test_rivers_lead_on_but_join_no_areas() -> None:
    """The ship of the north-west opens the ships of two other lands; each is an area of one."""
    table = alone(here(land={"0,1": "monastery-1"}, keys=["ship", "ship"], dice=(1, 6)))
    assert "die-b place ship" not in table.legal()
    assert table.play("die-a place ship") == 1 + 10
    assert "die-b place ship" in table.legal()
    assert table.play("die-b place ship") == 1 + 10
    assert table.field("lands") == {"1,1": "castle", "0,1": "monastery-1", "0,2": "ship", "3,0": "ship"}


# -- ships


def ship(
    goods: dict[str, int] | None = None, depot_goods: dict[int, dict[str, int]] | None = None, **more: Any
) -> Table:
    land = {"0,1": "monastery-1", **more.pop("land", {})}
    seat = here(land=land, keys=["ship", *more.pop("keys", [])], goods=goods, dice=(1, 1), silver=more.pop("silver", 0))
    return alone(seat, depot_goods=depot_goods, phase="C", **more)


def test_a_ship_loads_one_depot_and_empties_the_others() -> None:
    goods = {2: {"red": 2, "pink": 1}, 5: {"brown": 1}, 6: {"red": 1}}
    table = ship({"orange": 1, "purple": 1, "turquoise": 1}, goods)
    table.play("die-a place ship", "load depot 2")
    assert table.field("goods") == {"orange": 1, "purple": 1, "turquoise": 1, "red": 2, "pink": 1}
    assert all(not content["goods"] for content in table.state.to_json()["depots"])  # type: ignore[attr-defined]
    assert table.state.to_json()["goods_removed"] == {"red": 1, "brown": 1}
    assert table.told("goods-removed") == [{"count": 2}]
    assert not table.told("advanced")


def test_monastery_5_loads_a_neighbour_before_the_others_are_emptied() -> None:
    goods = {2: {"red": 1}, 3: {"pink": 1}, 5: {"brown": 1}}
    table = ship({}, goods, land={"0,1": "monastery-5"})
    table.play("die-a place ship", "load depot 2", "load depot 3")
    assert table.field("goods") == {"red": 1, "pink": 1}
    assert table.state.to_json()["goods_removed"] == {"brown": 1}


def test_five_goods_become_a_black_tile() -> None:
    table = ship({"red": 3, "pink": 2, "brown": 1}, black=["mine", "bank"])
    table.play("die-a place ship")
    assert table.asked() == "swap"
    assert table.legal()[:2] == ["swap black 1", "swap black 2"]
    table.play("swap black 1")
    assert table.legal() == ["give pink", "give red"], "five of six: at most one may stay"
    table.play("give red")
    assert (table.asked(), table.field("keys"), table.field("goods")) == ("turn", ["black-tile"], {"pink": 1})
    assert table.state.to_json()["goods_removed"] == {"pink": 1, "red": 3, "brown": 1}
    assert table.state.to_json()["black"] == [None, "bank", None, None]


def test_the_swap_is_offered_once_for_a_ship_and_only_with_five_goods() -> None:
    assert ship({"red": 3, "pink": 1}, black=["mine"]).play("die-a place ship") == 1 + 6
    table = ship({"red": 3, "pink": 1}, black=["mine"])
    table.play("die-a place ship")
    assert table.asked() == "turn"
    table = ship({"red": 3, "pink": 2}, black=["mine"])
    table.play("die-a place ship", "swap black 1")
    assert (table.asked(), table.field("goods")) == ("turn", {}), "exactly five: nothing to choose"
    table = ship({"red": 6, "pink": 6}, black=["mine", "bank"])
    table.play("die-a place ship", "swap black 1", *["give pink"] * 5)
    assert table.asked() == "turn"
    table = ship({"red": 6}, black=["mine"])
    table.play("die-a place ship", "decline")
    assert (table.asked(), table.field("goods")) == ("turn", {"red": 6})
    assert table.why_not("swap", "black 1") == "no-swap"
    table = ship({"red": 6})
    table.play("die-a place ship")
    assert table.asked() == "turn", "no tile in the black depot"


def goods_for_a_swap(**more: Any) -> Table:
    """A ship loads two goods, so that there are five; its area has 1 point, and 6 for phase C."""
    return ship({"red": 3}, {1: {"pink": 2}}, black=["mine", "bank"], more={"counter": 44}, **more)


def test_a_swap_lapses_when_five_goods_are_no_longer_there() -> None:
    """The points of the ship's area reach the target, and its action sells the goods."""
    table = goods_for_a_swap()
    table.play("die-a place ship", "load depot 1")
    assert (table.asked(), table.legal()[:2]) == ("swap", ["swap black 1", "swap black 2"])
    table.play("count 6")
    assert (table.asked(), "first swap" in table.legal()) == ("free-action", True)
    table.play("free sell red")
    assert (table.asked(), table.field("goods")) == ("turn", {"pink": 2})
    assert table.told("swap-lapsed") == [{"goods": 5}]
    assert table.why_not("swap", "black 1") == "no-swap"


def test_a_swap_stays_while_five_goods_are_there() -> None:
    table = goods_for_a_swap()
    table.play("die-a place ship", "load depot 1", "count 6", "free workers")
    assert (table.asked(), table.told("swap-lapsed")) == ("swap", [])
    table = goods_for_a_swap()
    table.play("die-a place ship", "load depot 1", "count 6", "first swap", "swap black 1")
    assert (table.asked(), table.field("goods"), table.field("keys")) == ("free-action", {}, ["black-tile"])


def test_a_swap_lapses_below_the_swap_of_a_second_ship() -> None:
    """The action of the target places another ship: five goods are enough for one of the two swaps."""
    table = goods_for_a_swap(keys=["ship"])
    table.play("die-a place ship", "load depot 1", "count 6", "free place ship", "hex 3,0")
    assert pending(table).count("swap") == 2
    table.play("swap black 1")
    assert (table.told("swap-lapsed"), table.field("keys")) == ([{"goods": 5}], ["black-tile"])
    assert "swap" not in pending(table)


def pending(table: Table) -> list[str]:
    return [frame["step"] for frame in table.state.to_json()["pending"]]  # type: ignore[attr-defined]


def test_a_swap_without_five_goods_is_no_position() -> None:
    table = goods_for_a_swap()
    table.play("die-a place ship", "load depot 1")
    position = table.state.to_json()
    few = {"goods": [{"red": 2}], "sold": [{**position["sold"][0], "red": 1, "pink": 2}]}  # type: ignore[index]
    with pytest.raises(BadPosition):
        table.rules.from_json({**position, **few})


def test_the_goods_still_to_be_given_are_a_number() -> None:
    table = ship({"red": 3, "pink": 2, "brown": 1}, black=["mine"])
    table.play("die-a place ship", "swap black 1")
    position = json.loads(json.dumps(table.state.to_json()))
    assert position["pending"][-1] == {"seat": 0, "step": "give", "held": "black-tile", "number": 4, "goods": "pink"}, (
        "one is given already, for only one of six may stay"
    )
    table.play("give pink")
    position = json.loads(json.dumps(table.state.to_json()))
    assert table.rules.from_json(position).to_json() == position


def with_black_tile(**seat: Any) -> Table:
    """A black tile in a key space, got on the spot."""
    table = alone(
        here(land={"0,1": "monastery-1"}, keys=["ship", *seat.pop("keys", [])], goods={"red": 5}, **seat),
        black=["ship", "mine"],
        depot_goods={1: {"pink": 2}},
        phase="C",
    )
    table.play("die-a place ship", "load depot 1", "swap black 1", "give red")
    return table


def test_a_black_tile_fits_every_colour_by_the_rules_of_placing() -> None:
    table = with_black_tile(dice=(1, 4))
    table.play("die-b place black-tile")
    assert table.legal() == ["hex 1,0", "hex -1,4"]
    table = with_black_tile(dice=(1, 5), workers=1)
    table.play("die-b place black-tile")
    assert set(table.legal()) == {"hex 0,0", "hex 1,0", "hex -1,2", "hex 3,0", "hex -1,4"}


def test_a_black_tile_fills_areas_and_nothing_else() -> None:
    """On a ship's hex it loads nothing, in a mine it brings no silver."""
    table = with_black_tile(dice=(1, 6))
    assert table.play("die-b place black-tile", "hex 3,0") == 1 + 6
    assert (table.asked(), table.field("goods")) == ("turn", {"pink": 2})
    table = with_black_tile(dice=(1, 5))
    assert table.play("die-b place black-tile") == 1 + 6
    assert table.field("lands")["-1,2"] == "black-tile"  # type: ignore[index]
    silver = table.field("silver")
    table.end_phase()
    assert table.field("silver") == silver


def test_a_black_tile_may_take_the_place_of_another_in_the_key_spaces() -> None:
    table = with_black_tile(keys=["bank", "mine"], dice=(1, 6))
    assert table.asked() == "turn", "the ship left its space free"
    assert table.field("keys") == ["bank", "mine", "black-tile"]


# -- monasteries


def test_points_of_monasteries_come_at_once() -> None:
    table = alone(
        here(
            land={**CASTLE, "5,1": "castle", "6,0": "watchtower", "1,0": "watchtower"},
            keys=["monastery-17"],
            dice=(3, 3),
        )
    )
    assert table.play("die-a place monastery-17", "hex 6,1") == 1 + 10 + 8
    assert table.reasons() == ["area", "monastery"]


def test_monastery_26_counts_the_colours_that_are_complete() -> None:
    mines = {"-1,2": "mine", "4,0": "mine", "1,6": "mine"}
    table = alone(here(land=mines, keys=["monastery-26"], dice=(3, 3)))
    assert table.play("die-a place monastery-26") == 1 + 10 + 3
    assert table.told("scored")[-1]["count"] == 1


def test_monasteries_placed_before_bring_nothing_at_the_end() -> None:
    table = alone(here(land={"0,1": "monastery-17", "1,0": "watchtower"}, silver=7, workers=8), phase="E", round=5)
    assert table.play("end turn") == 0
    assert table.state.result.won is False
    assert table.told("land-unfinished") == [{"empty": 34}]


# -- a colour complete


def last_mine(black: list[str], **seat: Any) -> Table:
    land = {"4,0": "mine", "1,6": "mine", "0,1": "monastery-1", **seat.pop("land", {})}
    keys = ["mine", *seat.pop("more_keys", [])]
    return alone(here(land=land, keys=keys, dice=(5, 1), **seat), black=black)


def test_a_complete_colour_brings_a_black_tile_into_the_land() -> None:
    """Whatever its number; with its effect; and no bonus points."""
    table = last_mine(["ship", "boarding-house"])
    assert table.play("die-a place mine") == 1 + 10
    assert (table.asked(), table.legal()) == (
        "colour-tile",
        ["lay black 1", "lay black 2", "decline", "count 1", "count 10"],
    )
    assert table.play("lay black 2", "hex 1,0") == 1 + 10
    assert (table.asked(), table.field("workers")) == ("turn", 4)
    assert table.field("keys") == []


def test_an_equal_tile_stays_in_its_key_space() -> None:
    table = last_mine(["boarding-house"], more_keys=["boarding-house"])
    table.play("die-a place mine", "lay black 1", "hex 1,0")
    assert table.field("keys") == ["boarding-house"]


def test_the_black_tile_may_be_declined() -> None:
    table = last_mine(["ship"])
    table.play("die-a place mine", "decline")
    assert table.asked() == "turn"
    assert table.why_not("lay", "black 1") == "no-colour-complete"


def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    table = last_mine(["mine"])
    table.play("die-a place mine")
    assert table.legal() == ["decline", "count 1", "count 10"], "the points might bring an action that opens a hex"
    table.play("count 1", "count 10")
    assert (table.asked(), table.told("declined")) == ("turn", [{"effect": "colour-tile"}])
    table = last_mine([])
    table.play("die-a place mine")
    assert table.asked() == "turn"


def test_one_complete_colour_may_lead_to_the_next() -> None:
    castles = {"-1,1": "castle", "2,5": "castle", "4,1": "cow-3"}
    table = last_mine(["castle", "ship"], land=castles)
    table.play("die-a place mine", "lay black 1")
    assert table.field("lands")["5,1"] == "castle"  # type: ignore[index]
    assert table.asked() == "free-action"
    table.play("free workers")
    assert (table.asked(), table.legal()) == ("colour-tile", ["lay black 2", "decline", "count 1", "count 10"])


# -- the end


def nearly_full(keys: list[str], dice: tuple[int, int], without: str = "1,0", **settings: Any) -> Table:
    """All hexes of board 13a but one."""
    tiles = Tiles()
    board = BOARDS["13a"]
    names = {
        "building": iter(["bank", "church", "market", "carpenter", "warehouse", "city-hall", "boarding-house"] * 2),
        "monastery": iter(f"monastery-{number}" for number in range(1, 7)),
        "livestock": iter([f"{species}-3" for species in tiles.species_names] * 2),
    }
    land = {}
    for hex, name in enumerate(board.hex_names):
        kind = KINDS[board.kind[hex]]
        tile = next(names[kind]) if kind in names else kind
        if name != without:
            land[name] = tile
    return alone(Seat(start=CASTLE, land=land, keys=keys, dice=dice, **settings), phase="E", round=5)


def standing(table: Table) -> Json:
    """What a page shows besides the position."""
    return table.rules.game.presentation.standing(table.state, 0)


def test_the_last_hex_wins_at_once() -> None:
    table = nearly_full(["watchtower"], (4, 1))
    assert standing(table) == {}
    table.play("die-a place watchtower")
    assert table.state.over
    assert standing(table) == {"won": True}
    assert table.state.result.won is True
    assert table.state.result.ranks == [1]
    assert table.told("land-filled") == [{"empty": 0}]
    position = json.loads(json.dumps(table.state.to_json()))
    assert table.rules.from_json(position).to_json() == position


def test_after_25_rounds_the_game_is_lost() -> None:
    table = nearly_full(["watchtower"], (4, 1))
    table.play("end turn")
    assert table.state.over
    assert standing(table) == {"won": False}
    assert table.state.result.won is False
    assert table.told("land-unfinished") == [{"empty": 1}]


def test_a_castle_fills_the_last_hex_without_its_action() -> None:
    table = nearly_full(["castle"], (4, 1), without="2,5")
    table.play("die-a place castle")
    assert table.state.over
    assert not table.told("declined")


# -- positions


@pytest.mark.parametrize(
    "wrong",
    [
        {"counter": 50},
        {"counter": -1},
        {"target": 51},
        {"target": 47},
        {"target": 4},
        {"swaps": 1},
        {"swaps": 7},
        {"gains": [3]},
        {"gains": [0]},
        {"goods_removed": {"red": 1}},
        {"goods_removed": {"gold": 1}},
        {"points_for_sale": 1},
    ],
)
def test_impossible_positions_are_refused(wrong: dict[str, object]) -> None:
    position = alone().state.to_json()
    with pytest.raises(BadPosition):
        alone().rules.from_json({**position, **wrong})
