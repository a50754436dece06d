"""What pages are told about a table, and how far their plans look."""

import ludoteca
from ludoteca.games.castles_of_burgundy.boards import ORDINARY
from tests.castles_of_burgundy.table import Seat, Table


def test_pages_get_the_boards_in_play_with_colours_numbers_and_areas() -> None:
    told = ludoteca.rules("castles-of-burgundy", 2, board="2").describe()
    assert list(told["boards"]) == ["2"]
    hexes = told["boards"]["2"]
    assert len(hexes) == 37
    assert [hexes[name]["number"] for name in ORDINARY["2"].hex_names] == ORDINARY["2"].number
    cities = [one["area"] for one in hexes.values() if one["kind"] == "building"]
    assert sorted(cities.count(area) for area in set(cities)) == [2, 2, 3, 5]


def test_depots_show_only_the_spaces_in_use() -> None:
    assert [len(depot) for depot in ludoteca.rules("castles-of-burgundy", 2).describe()["depots"]] == [2] * 6
    assert [len(depot) for depot in ludoteca.rules("castles-of-burgundy", 4).describe()["depots"]] == [4] * 6


def test_key_spaces_and_stores_are_those_that_a_player_can_use() -> None:
    """A team has two key spaces together and each partner two alone; the solo player stores every colour."""
    spaces = [
        (told["key_spaces"], told["goods_spaces"])
        for told in (
            ludoteca.rules("castles-of-burgundy", 2).describe(),
            ludoteca.rules("castles-of-burgundy", 4, team=True).describe(),
            ludoteca.rules("castles-of-burgundy", 1).describe(),
        )
    ]
    assert spaces == [(3, 3), (4, 3), (3, 6)]


def test_a_plan_of_a_page_is_one_action_with_the_hex_of_its_tile() -> None:
    state = Table(Seat(keys=["castle", "ship"], dice=(6, 1), workers=2)).state
    plans = state.view(0).plans(400, None, 1)
    placing = [plan.picks for plan in plans if "ship" in plan.picks]
    assert all(picks[-1].startswith("hex ") for picks in placing if len(picks) > 2)
    assert {len(plan.actions) for plan in plans} <= {1, 2}
    assert all(plan.actions[1].type == "hex" for plan in plans if len(plan.actions) == 2)
