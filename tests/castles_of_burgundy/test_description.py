"""What pages are told about a table, and how far their plans look."""

from typing import Any

import ludoteca
from ludoteca.games.castles_of_burgundy.components.boards import ORDINARY
from tests.castles_of_burgundy.table import Seat, Table


def described(players: int, **options: Any) -> dict[str, Any]:
    return ludoteca.rules("castles-of-burgundy", players, **options).describe()


def box() -> dict[str, Any]:
    return ludoteca.game("castles-of-burgundy").presentation.box()


def test_pages_get_the_boards_in_play_with_colours_numbers_and_areas() -> None:
    told = described(2, board="2")
    assert list(told["boards"]) == ["2"]
    hexes = told["boards"]["2"]
    assert len(hexes) == 37
    assert [hexes[name]["number"] for name in ORDINARY["2"].hex_names] == ORDINARY["2"].number
    cities = [one["area"] for one in hexes.values() if one["kind"] == "building"]
    assert sorted(cities.count(area) for area in set(cities)) == [2, 2, 3, 5]


def test_depots_show_only_the_spaces_in_use() -> None:
    for players in (2, 4):
        told = described(players)
        assert [len(depot) for depot in told["depots"]] == [players] * 6


def test_key_spaces_and_stores_are_those_that_a_player_can_use() -> None:
    """A team has two key spaces together and each partner two alone; the solo player stores every colour."""
    spaces = [
        ([store["spaces"] for store in told["key_stores"]], told["goods_spaces"])
        for told in (
            described(2),
            described(4, team=True),
            described(1),
        )
    ]
    assert spaces == [([3], 3), ([2, 2], 3), ([3], 6)]
    assert [store["pick"] for store in described(4, team=True)["key_stores"]] == ["key private", "key shared"]


def test_wild_tiles_fit_hexes_of_every_colour_others_their_own() -> None:
    fits = described(2)["fits"]
    assert fits["castle"] == ["castle", "wild"]
    assert all(kinds == [hex, "wild"] for hex, kinds in fits.items())


def test_amounts_that_the_page_says() -> None:
    told = box()
    assert (told["watchtower_points"], told["inn_copies"], told["swap_price"]) == (4, 5, 5)


def test_with_three_players_a_castle_space_takes_a_mine_in_two_phases() -> None:
    told = described(3)
    assert told["other_kind"] == {"depot": 6, "space": 3, "kind": "mine", "phases": ["B", "D"]}
    assert told["depots"][5][2] == "castle"
    assert described(4)["other_kind"] is None


def test_what_expansions_print() -> None:
    posts = described(2, board="border-posts")
    assert posts["posts"] == [["-1,-2", "-2,-1"], ["3,-2", "3,-1"], ["-2,3", "-1,3"]]
    routes = described(2, trade_routes=True)["routes"]
    assert routes["route-10"][0] == {"colour": "orange", "bonus": "points"}
    assert [len(route) for route in routes.values()] == [3] * 12
    shields = described(2, shields=True)["shields"]
    assert (shields["shield-6"], shields["shield-7"], shields["shield-18"]) == (12, 8, 4)
    assert described(4, team=True)["teams"] == [[0, 1], [2, 3]]
    rivers = described(1)["rivers"]["13a"]
    hexes = described(1)["boards"]["13a"]
    assert len(rivers) == 5
    assert all(hexes[one]["kind"] == hexes[other]["kind"] == "ship" for one, other in rivers)
    assert not {"posts", "routes", "shields", "teams", "rivers"} & set(described(2))


def test_the_box_holds_every_board_and_says_which_are_not_surely_the_printed_ones() -> None:
    told = box()
    ordinary = [str(number) for number in range(1, 11)]
    with_posts = [f"11{letter}" for letter in "abcdef"]
    assert list(told["boards"]) == [*ordinary, *with_posts, "12a", "12b", "13a", "13b"]
    assert {len(hexes) for hexes in told["boards"].values()} == {37, 73}
    unsure = {name: origin for name, origin in told["origins"].items() if origin != "printed"}
    one_source = dict.fromkeys(["11b", "11c", "11d", "11e", "11f", "12a", "13b"], "one-source")
    assert unsure == {**one_source, "12b": "house"}


def test_the_box_holds_every_tile() -> None:
    told = box()
    others = {
        "white-castle": "building",
        "crane": "building",
        "geese": "livestock",
        "inn": "wild",
        "black-tile": "wild",
    }
    assert {name: told["tiles"][name] for name in others} == others
    numbers = {int(name.split("-")[1]) for name in told["tiles"] if name.startswith("monastery-")}
    assert numbers == set(range(1, 30))
    assert len(told["shields"]) == 18
    assert len(told["routes"]) == 12
    assert len(told["rivers"]) == 2


def shown(signs: list[dict[str, Any]]) -> str:
    return " ".join(sign["symbol"] or f"'{sign['text']}'" for sign in signs)


def test_monasteries_shields_and_routes_show_signs_with_their_numbers() -> None:
    told = box()
    signs = {name: shown(row) for name, row in told["signs"].items()}
    assert len(signs) == 29
    assert signs["monastery-3"] == "goods '→' coin coin"
    assert signs["monastery-14"] == "hand '×4'"
    assert signs["monastery-26"] == "'3' bonus"
    assert signs["monastery-28"] == "coin '→' hand hand"
    assert len(told["shield_signs"]) == 18
    assert shown(told["shield_signs"]["shield-12"]) == "goods '×2'"
    routes = {bonus: shown(row) for bonus, row in told["route_signs"].items()}
    assert routes["workers"] == "'4' hand"
    assert (routes["silver"], routes["points"], routes["church"]) == ("'2' coin", "'+4'", "church")
    assert set(routes) == {space["bonus"] for route in told["routes"].values() for space in route}


def test_a_plan_of_a_page_is_one_action_with_the_hex_of_its_tile() -> None:
    state = Table(Seat(keys=["castle", "ship"], dice=(6, 1), workers=2)).state
    plans = state.view(0).plans(400, None, 1)
    placing = [plan.picks for plan in plans if "ship" in plan.picks]
    assert all(picks[-1].startswith("hex ") for picks in placing if len(picks) > 2)
    assert {len(plan.actions) for plan in plans} <= {1, 2}
    assert all(plan.actions[1].type == "hex" for plan in plans if len(plan.actions) == 2)


def test_the_box_tells_which_boards_can_be_chosen() -> None:
    """For every way to play; asked of the rules, so that a page needs no rule of its own."""
    told = box()
    choices = ["1", "2", "dealt", "border-posts", "12a", "12b", "13a", "13b", "own"]
    assert list(told["choice_boards"]) == choices
    playable = [[choice for choice in choices if choice not in way["hindered"]] for way in told["ways"]]
    assert playable == [["1", "2", "dealt", "border-posts", "own"], ["12a", "12b"], ["13a", "13b"]]
    assert [way["board"] for way in told["ways"]] == ["1", "12a", "13a"]
    ordinary, team, solo = (way["hindered"] for way in told["ways"])
    assert (ordinary["12a"], ordinary["13a"]) == ("for-teams", "for-one")
    assert (team["dealt"], team["13b"]) == ("not-for-teams", "for-one")
    assert (solo["own"], solo["12b"]) == ("not-for-one", "for-teams")


def test_the_box_tells_what_the_choices_of_boards_stand_for() -> None:
    told = box()
    assert told["choice_boards"]["border-posts"] == [f"11{letter}" for letter in "abcdef"]
    assert len(told["choice_boards"]["dealt"]) == 10
    assert told["own_board"] == "1"
    assert {name for name, copies in told["copies"].items() if copies == 4} == {"1", "2"}
    assert {copies for name, copies in told["copies"].items() if name not in ("1", "2")} == {1}


def test_each_player_has_an_option_for_the_own_board() -> None:
    game = ludoteca.game("castles-of-burgundy")
    own = [(option.name, option.seat) for option in game.options if option.of == game.presentation.board_option()]
    assert own == [("board_1", 0), ("board_2", 1), ("board_3", 2), ("board_4", 3)]
