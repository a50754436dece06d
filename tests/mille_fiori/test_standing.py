"""What a page shows besides the position: the facts that it would otherwise have to know rules for."""

import json
from random import Random
from typing import Any

import ludoteca
from ludoteca.games.mille_fiori.rules import GAME
from ludoteca.kernel.state import State
from ludoteca.server.tables.views import preparable
from tests.mille_fiori.table import BLUE, GREEN, RED, YELLOW, Table


def standing(state: State, seat: int = RED) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(GAME.presentation.standing(state, seat)))
    return told


def test_the_next_residence_is_the_first_free_one_until_there_is_none() -> None:
    assert standing(Table("lion-1").state)["board"]["next_residence"] == "r0"
    table = Table("lion-1", spaces={RED: ["r0"], BLUE: ["r1", "r2"]})
    assert standing(table.state)["board"]["next_residence"] == "r3"
    table = Table("lion-1", spaces={RED: [f"r{place}" for place in range(20)]}, bonuses={"residences": [RED]})
    assert standing(table.state)["board"]["next_residence"] is None


def test_a_space_of_a_pyramid_lacks_support_until_both_beneath_are_taken() -> None:
    above = {"ns0", "ns1", "ns2", "ns3", "nt0", "nt1", "nt2", "cs0", "cs1", "cs2", "cs3", "ct0", "ct1", "ct2"}
    assert set(standing(Table("quartz-1").state)["board"]["unsupported"]) == above
    table = Table("quartz-1", spaces={RED: ["nb0", "nb2"], YELLOW: ["nb1"]})
    assert set(standing(table.state)["board"]["unsupported"]) == above - {"ns0", "ns1"}


def test_a_ship_is_worth_0_1_3_6_or_10_by_the_goods_of_its_row() -> None:
    goods = {RED: ["t4", "t8", "t9", "t12", "t13", "t16", "t17"], GREEN: ["t14", "t18", "t19"]}
    table = Table("quartz-1", spaces=goods)
    assert standing(table.state)["board"]["ship_points"] == [0, 1, 3, 6, 10]


def test_a_gold_diamond_is_closed_when_all_three_spaces_round_it_are_taken() -> None:
    table = Table("lion-1", spaces={RED: ["w0", "w7"]})
    assert standing(table.state)["board"]["closed_gold"] == []
    table = Table("lion-1", spaces={RED: ["w0", "w7"], BLUE: ["w8"]})
    assert standing(table.state)["board"]["closed_gold"] == ["g0"]


def test_the_gold_diamonds_are_those_that_are_described() -> None:
    gold: Any = GAME.presentation.box()["gold"]
    for at, around in enumerate(gold):
        table = Table("lion-1", spaces={RED: around})
        assert standing(table.state)["board"]["closed_gold"] == [f"g{at}"]


def test_a_seat_is_told_what_it_has_of_each_set_and_the_bonus_it_has_taken() -> None:
    spaces = {RED: ["w0", "w1", "w3", "w7", "r0", "r1", "nb0"], YELLOW: ["t0", "t5"]}
    table = Table("lion-1", spaces=spaces, bonuses={"workshops": [RED]})
    red, yellow = standing(table.state), standing(table.state, YELLOW)
    assert red["bonuses"]["workshops"] == {"has": ["quartz", "ash", "lime", "pigment"], "points": 20}
    assert red["bonuses"]["residences"] == {"has": ["2", "4"], "points": None}
    assert red["bonuses"]["nobles"] == {"has": ["cross"], "points": None}
    assert yellow["bonuses"]["trade"] == {"has": ["glassware", "carafe"], "points": None}
    assert (red["bonus_points"], yellow["bonus_points"]) == (20, 0)


def test_bonus_spaces_of_several_areas_add_up() -> None:
    spaces = {
        YELLOW: ["w0", "w1", "w3", "w7", "t0", "t1", "t2", "t3"],
        RED: ["w2", "w4", "w5", "w9"],
    }
    table = Table("lion-1", spaces=spaces, bonuses={"workshops": [RED, YELLOW], "trade": [YELLOW]})
    assert standing(table.state, YELLOW)["bonus_points"] == 15 + 20


def test_what_is_collected_is_described() -> None:
    bonuses: Any = GAME.presentation.box()["bonuses"]
    assert [bonus["area"] for bonus in bonuses] == ["workshops", "residences", "nobles", "commoners", "trade"]
    assert [len(bonus["set"]) for bonus in bonuses] == [4, 6, 3, 3, 4]
    assert bonuses[1]["set"] == ["1", "2", "3", "4", "5", "10"]


def test_printed_points_are_described() -> None:
    box: Any = GAME.presentation.box()
    assert (box["group_points"], box["pigment_points"], box["column_points"]) == (1, 2, 1)
    assert (box["citizen_points"], box["empty_display_points"]) == ([1, 3, 6], 5)
    kinds = {kind["kind"]: kind for kind in box["kinds"]}
    assert len(kinds) == 16
    assert kinds["quartz"] == {"kind": "quartz", "area": "workshops", "points": [1], "shared": False}
    assert kinds["pigment"]["points"] == [2]
    assert kinds["crab"] == {"kind": "crab", "area": "commoners", "points": [1, 3, 6], "shared": True}


def test_what_can_be_prepared_is_what_the_kept_card_could_do_now() -> None:
    """And nothing where it is not known, or where the seat decides already."""
    rng = Random(5)
    found = 0
    for seed in range(3):
        state = ludoteca.rules("mille-fiori", 3, ship_move="optional").new(seed)
        while not state.over and found < 60:
            for seat in range(3):
                view = state.view(seat)
                shown = preparable(view)
                assert all(
                    GAME.presentation.preparable(view.position, other) == [] for other in range(3) if other != seat
                )
                assert shown == [] or not state.is_deciding(seat)
                assert preparable(state.view(None)) == []
                if shown:
                    [[told]] = shown
                    alone = state.clone()
                    assert hasattr(alone, "turn")
                    alone.turn = (seat - alone.start) % 3  # type: ignore[attr-defined]
                    alone.phase, alone.card = 1, -1  # type: ignore[attr-defined]
                    alone.deciding_mask = 1 << seat
                    picks = {alone.picks(seat, action)[0] for action in alone.legal(seat)}
                    assert set(told) == picks
                    assert len(told) == len(picks)
                    found += 1
            seat = rng.choice(state.deciding)
            state.play(seat, rng.choice(state.legal(seat)))
    assert found >= 60


def test_the_rest_of_a_hand_goes_to_the_left() -> None:
    for players in (2, 3, 4):
        state = ludoteca.rules("mille-fiori", players).new(1)
        before = state.to_json()["hands"]
        assert isinstance(before, list)
        chosen: list[str] = []
        while state.to_json()["pass"] == 1:
            seat = state.deciding[0]
            action = state.legal(seat)[-1]  # to sail, or to go without an extra card
            if action.type == "choose":
                chosen.append(f"{seat} {state.picks(seat, action)[0]}")
            state.play(seat, action)
        after = state.to_json()["hands"]
        assert isinstance(after, list)
        for seat in range(players):
            kept = next(one.split(" ")[1] for one in chosen if one.startswith(str(seat)))
            rest = list(before[seat])
            rest.remove(kept)
            assert sorted(after[standing(state, seat)["passes_to"]]) == sorted(rest)
