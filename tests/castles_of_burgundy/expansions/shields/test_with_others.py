"""Shields together with extra tiles, white castles, inns, trade routes and border posts."""

from itertools import combinations
from random import Random

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.expansions.shields import taking
from tests.castles_of_burgundy.expansions.shields.table import GREEN, MIDDLE, shields
from tests.castles_of_burgundy.table import Seat, Table

SECOND_CASTLE = {GREEN: "castle"}

# -- extra tiles


def test_shield_6_shares_monastery_28_but_not_the_bridge_27() -> None:
    other = Seat({"1,-1": "monastery-27", "-1,2": "monastery-28"})
    table = Table(Seat(silver=1), [other], more=shields(6), shields=True, extra_tiles=True)
    assert table.state.powers[1][powers.ON_TOP] == 1
    assert table.state.powers[0][powers.ON_TOP] == 0
    table.play("hire workers")
    assert table.field("workers") == 2


def test_shield_2_has_a_worker_of_those_that_monastery_28_sells() -> None:
    me = Seat({"1,-1": "monastery-28"}, silver=2)
    table = Table(me, more=shields(None, {MIDDLE: 2}), shields=True, extra_tiles=True)
    table.play("hire workers", "hire workers")
    assert table.state.workers == [4, 2]


def test_shield_1_lets_the_geese_score_with_every_pasture() -> None:
    me = Seat({"2,1": "geese", "-1,0": "ship"}, keys=["cow-3"], dice=(4, 4))
    table = Table(me, more=shields(1), shields=True, extra_tiles=True)
    assert table.play("die-a place cow-3") == 3 + 2


def test_the_crane_counts_for_a_monastery_shared_by_shield_6() -> None:
    me = Seat({"0,-1": "crane"}, silver=1)
    other = Seat({"1,-1": "monastery-17"})
    table = Table(me, [other], phase="E", round=5, last=True, more=shields(6), shields=True, extra_tiles=True)
    table.play("end turn")
    assert table.play("pay tax") == 4 + 12


# -- white castles


def test_no_shield_lies_on_a_white_castle() -> None:
    me = Seat({**SECOND_CASTLE, "0,-1": "white-castle"}, dice=(3, 3))
    table = Table(me, more=shields(depots={3: [8]}), shields=True, white_castles=True)
    table.play("take shield-8")
    assert sorted(table.legal()) == ["hex 0,0", "hex 1,-2"]
    assert table.why_not("hex 0,-1") == "shield-on-castle"


def test_shield_11_is_not_for_white_castles() -> None:
    me = Seat(keys=["white-castle"], dice=(3, 1))
    table = Table(me, more=shields(11, depots={1: [8]}), shields=True, white_castles=True)
    table.play("die-a place white-castle", "hex 0,-1")
    assert table.asked() == "free-action"
    assert table.why_not("shield-8") == "shield-not-by-this"


# -- inns


def test_shield_15_may_take_an_inn_and_17_adds_to_its_area() -> None:
    me = Seat({"3,-2": "warehouse", "3,-1": "church", **SECOND_CASTLE}, silver=2)
    more = shields({MIDDLE: 15, GREEN: 17})
    table = Table(me, round=5, last=True, more=more, shields=True, inns=True)
    table.play("end turn")
    assert table.legal() == ["place straight inns", "decline"]
    table.play("place straight inns")
    assert table.play("hex 2,-1") == 15 + 10, "three hexes, the inn and the shield make five"
    assert table.asked() == "tax"


def test_shield_17_and_an_inn_make_no_area_larger_than_eight() -> None:
    hexes = ["1,-3", "1,-2", "1,-1", "-3,0", "-2,0", "-1,0", "0,0"]
    types = ["warehouse", "carpenter", "church", "market", "boarding-house", "bank", "city-hall"]
    me = Seat(dict(zip(hexes, types, strict=True)) | {"3,-3": "castle"}, silver=2, start={"3,0": "castle"})
    more = {**shields({"3,0": 15, "3,-3": 17}), "inns": 1}
    table = Table(me, round=5, last=True, more=more, shields=True, inns=True, board_1="10")
    table.play("end turn", "place straight inns")
    assert table.play("hex 1,0") == 36 + 10


def test_an_inn_on_dark_green_carries_no_shield() -> None:
    me = Seat({"2,-2": "monastery-13"}, silver=1)
    table = Table(me, round=5, last=True, more=shields(15), shields=True, inns=True)
    table.play("end turn", "place straight inns", "hex 1,-2")
    hexes = table.state.board_of(0).hex_names
    assert [hexes[hex] for hex in taking.castles(table.state, 0)] == [MIDDLE]


# -- trade routes


def route_table(me: Seat, mine: int) -> Table:
    """A route that begins with red: a free action."""
    routes = [
        {"tiles": ["route-3", "route-1", "route-2", "route-4", "route-5"], "goods": []},
        {"tiles": ["route-6", "route-7", "route-8", "route-9", "route-10"], "goods": []},
    ]
    more = {**shields(mine, depots={3: [13]}), "routes": routes}
    return Table(me, depot_goods={1: {"pink": 4}}, more=more, shields=True, trade_routes=True)


def test_shield_11_is_not_for_the_free_action_of_a_route() -> None:
    table = route_table(Seat(goods={"red": 3}, dice=(4, 4)), 11)
    table.play("die-a sell red")
    assert table.asked() == "free-action"
    assert "free workers" in table.legal()
    assert "take shield-13" not in table.legal()
    assert table.why_not("shield-13") == "shield-not-by-this"


@pytest.mark.parametrize(("shield", "points", "silver"), [(9, 6, 3), (12, 12, 1)])
def test_the_income_of_a_sale_comes_once_before_the_route(shield: int, points: int, silver: int) -> None:
    table = route_table(Seat(goods={"red": 3}, dice=(4, 4)), shield)
    assert table.play("die-a sell red") == points
    assert table.field("silver") == silver
    assert table.asked() == "free-action"


# -- border posts


def test_shield_7_does_not_double_the_bonus_of_the_third_post() -> None:
    """11a: a chain from post to post to post, without its link in the middle (0,-1: a 3)."""
    chain = {
        "-1,-2": "monastery-13",
        "0,-2": "monastery-3",
        "1,-2": "monastery-4",
        "2,-2": "monastery-2",
        "3,-2": "monastery-6",
    }
    down = {"0,0": "bank", "0,1": "church", "-1,2": "monastery-9", "-2,3": "ship"}
    me = Seat({**chain, **down}, keys=["warehouse"], dice=(3, 3), start={"0,-3": "castle"})
    more = {
        **shields({"0,-3": 7}),
        "border_posts": {"linked": [2, 0], "bonuses": [None, None]},
    }
    table = Table(me, [Seat(start={"3,-3": "castle"})], more=more, shields=True, board_1="11a", board_2="11b")
    table.play("die-a place warehouse", "hex 0,-1")
    points = {event["reason"]: event["points"] for event in table.told("scored")}
    assert points["border-posts"] == 10
    assert points["border-posts-first"] == 5


# -- everything


EXPANSIONS = ["extra_tiles", "white_castles", "inns", "trade_routes"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "others", [*combinations(EXPANSIONS, 1), *combinations(EXPANSIONS, 2), tuple(EXPANSIONS)], ids="-".join
)
def test_games_with_other_expansions_come_to_an_end(players: int, others: tuple[str, ...]) -> None:
    board = "border-posts" if len(others) != 1 else "dealt"
    rules = ludoteca.rules("castles-of-burgundy", players, shields=True, board=board, **dict.fromkeys(others, True))
    state = rules.new(players)
    rng = Random(players)
    while not state.over:
        seat = state.deciding[0]
        legal = state.legal(seat)
        wanted = [action for action in legal if action.type in ("place", "take-shield", "place-straight")]
        state.apply(seat, rng.choice(wanted if wanted and rng.random() < 0.5 else legal))
        state.check()
    assert min(state.result.ranks) == 1
