"""Trade routes: goods laid from left to right, and a bonus wherever the colour matches."""

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.tiles import ROUTE_TILES
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition, BadSettings
from tests.castles_of_burgundy.table import Seat, Table

OTHERS = ["route-1", "route-2", "route-4", "route-7", "route-10"]


def route_table(me: Seat, route: list[str], laid: list[str] | None = None, **more: object) -> Table:
    """The first tiles of my route; the others have theirs. All goods are in sight: seven in stores, sold or depot 6."""
    mine = route + [tile.name for tile in ROUTE_TILES if tile.name not in [*OTHERS, *route]][: 5 - len(route)]
    routes: list[Json] = [{"tiles": mine, "goods": laid or []}, {"tiles": OTHERS, "goods": []}]
    me.sold = dict(Counter(laid or []))
    rest = 7 - sum(me.goods.values()) - len(laid or [])
    depot_goods = {6: {"orange": rest}} if rest else {}
    return Table(me, trade_routes=True, more={"routes": routes}, depot_goods=depot_goods, **more)  # type: ignore[arg-type]


def route(table: Table) -> object:
    laid = table.field("routes")
    assert isinstance(laid, dict)
    return laid["goods"]


def test_twelve_tiles_six_spaces_of_each_colour_four_of_each_bonus() -> None:
    spaces = [(colour, bonus) for tile in ROUTE_TILES for colour, bonus in zip(tile.colours, tile.bonuses, strict=True)]
    assert len(ROUTE_TILES) == 12
    assert len(set(spaces)) == 36
    assert set(Counter(colour for colour, _ in spaces).values()) == {6}
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}
    assert len({bonus for _, bonus in spaces}) == 9


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_dealt_by_player_count(players: int, tiles: int) -> None:
    rules = ludoteca.rules("castles-of-burgundy", players, trade_routes=True)
    routes = rules.new(3).to_json()["routes"]
    assert isinstance(routes, list)
    dealt = [name for one in routes for name in one["tiles"]]
    assert [len(one["tiles"]) for one in routes] == [tiles] * players
    assert len(set(dealt)) == len(dealt)
    assert routes != rules.new(4).to_json()["routes"]


def test_goods_are_laid_from_the_left() -> None:
    """route-11 begins with brown, purple, pink: red matches nothing. Income as ever."""
    table = route_table(Seat(dice=(4, 4), goods={"red": 2}), ["route-11"])
    assert table.play("die-a sell red") == 4
    assert table.field("silver") == 1
    assert route(table) == ["red", "red"]
    assert table.field("sold") == {"red": 2}
    assert table.told("route-bonus") == []


@pytest.mark.parametrize(
    ("tile", "laid", "colour", "die", "field", "gain"),
    [
        ("route-12", [], "pink", 3, "workers", 4),
        ("route-9", [], "turquoise", 1, "silver", 3),
        ("route-11", ["red", "red"], "pink", 3, "scores", 2 + 4),
    ],
)
def test_workers_silver_and_points(tile: str, laid: list[str], colour: str, die: int, field: str, gain: int) -> None:
    table = route_table(Seat(dice=(die, die), goods={colour: 1}), [tile], laid)
    table.play(f"die-a sell {colour}")
    assert table.field(field) == gain
    assert len(table.told("route-bonus")) == 1
    assert table.asked() == "turn"


DEPOTS = {"1.1": "bank", "2.1": "castle", "3.1": "cow-2"}


@pytest.mark.parametrize(
    ("tile", "laid", "colour", "die", "legal"),
    [
        ("route-9", ["red", "red"], "brown", 5, ["free take depot 1.1"]),
        ("route-12", ["red"], "brown", 5, ["free take depot 2.1"]),
        ("route-5", ["pink"], "red", 4, ["free take depot 3.1"]),
        ("route-8", [], "red", 4, ["free place monastery-2"]),
        ("route-11", [], "brown", 5, ["free sell pink"]),
    ],
)
def test_carpenter_church_market_city_hall_and_warehouse(
    tile: str, laid: list[str], colour: str, die: int, legal: list[str]
) -> None:
    goods = {colour: 1, "pink": 1}
    table = route_table(Seat(dice=(die, die), goods=goods, keys=["monastery-2"]), [tile], laid, depots=DEPOTS)
    table.play(f"die-a sell {colour}")
    assert table.asked() == "free-action"
    assert table.legal() == [*legal, "decline"]
    table.play("decline")
    assert table.asked() == "turn"


def test_an_action_with_any_number() -> None:
    me = Seat(dice=(4, 4), goods={"red": 1, "pink": 1}, keys=["monastery-2"])
    table = route_table(me, ["route-3"], depots=DEPOTS)
    table.play("die-a sell red")
    assert table.legal() == [
        "free take depot 1.1",
        "free take depot 2.1",
        "free take depot 3.1",
        "free place monastery-2",
        "free sell pink",
        "free workers",
        "decline",
    ]


def test_each_bonus_before_the_next_tile() -> None:
    """Two brown tiles: the first lets me sell pink, which is laid before the second brown."""
    table = route_table(Seat(dice=(5, 5), goods={"brown": 2, "pink": 1}), ["route-11"])
    table.play("die-a sell brown")
    assert route(table) == ["brown"]
    table.play("free sell pink")
    assert route(table) == ["brown", "pink", "brown"]
    assert table.asked() == "turn"


def test_a_bonus_in_the_middle_can_be_saved_and_loaded() -> None:
    table = route_table(Seat(dice=(5, 5), goods={"brown": 2, "pink": 1}), ["route-11"])
    table.play("die-a sell brown")
    again = table.rules.from_json(table.state.to_json())
    again.apply(0, "decline")
    table.play("decline")
    assert again.digest == table.state.digest
    assert route(table) == ["brown", "brown"]


def test_what_finds_no_space_is_simply_sold() -> None:
    """One space is left of fifteen: the second tile goes to the sold goods."""
    first = ["red"] * 7 + ["brown"] * 7
    me = Seat(dice=(3, 3), goods={"pink": 2})
    me.sold = dict(Counter(first))
    mine = ["route-3", "route-5", "route-6", "route-8", "route-11"]
    routes: list[Json] = [{"tiles": mine, "goods": first}, {"tiles": OTHERS, "goods": []}]
    table = Table(
        me,
        phase="C",
        trade_routes=True,
        more={"routes": routes},
        depot_goods={1: {"turquoise": 1}},
    )
    assert table.play("die-a sell pink") == 4 + 4, "the last space of route-11 is pink: 4 points"
    laid = route(table)
    assert isinstance(laid, list)
    assert len(laid) == 15
    assert table.field("sold") == {"pink": 2, "red": 7, "brown": 7}
    assert table.told("route-bonus") == [{"bonus": "points", "space": 15}]


def test_goods_on_the_route_count_for_15_and_25() -> None:
    me = Seat(land={"1,-1": "monastery-15", "2,-2": "monastery-25"}, dice=(4, 3), goods={"red": 2, "pink": 1})
    table = route_table(me, ["route-11"])
    table.play("die-a sell red", "die-b sell pink")
    assert monasteries.count(table.state, 0, "goods-types-sold") == 2
    assert monasteries.count(table.state, 0, "goods-sold") == 3


def test_positions_that_cannot_be() -> None:
    table = route_table(Seat(goods={"red": 1}), ["route-11"], ["pink"])
    data: dict[str, Any] = table.state.to_json()
    mine, theirs = data["routes"]
    for routes in (
        [{**mine, "goods": []}, theirs],
        [{**mine, "goods": ["red"]}, theirs],
        [{**mine, "tiles": theirs["tiles"]}, theirs],
        [mine],
    ):
        with pytest.raises(BadPosition):
            table.rules.from_json({**data, "routes": routes})


@pytest.mark.parametrize(("players", "team", "refused"), [(4, True, "not-in-teams"), (1, False, "not-alone")])
def test_neither_in_teams_nor_alone(players: int, team: bool, refused: str) -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.rules("castles-of-burgundy", players, team=team, trade_routes=True)
    assert caught.value.refusal.id == refused
