"""The end of the game: what is left over, who wins; and what nobody knows before."""

from random import Random

import ludoteca
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from tests.castles_of_burgundy.table import Seat, Table


def last_turn(me: Seat, other: Seat | None = None, **more: list[list[int]]) -> Table:
    table = Table(me, [other or Seat()], phase="E", round=5, last=True, **more)  # type: ignore[arg-type]
    table.play("end turn")
    assert table.state.over
    return table


def test_left_over_goods_silver_and_workers() -> None:
    table = last_turn(Seat(goods={"red": 2, "pink": 1}, silver=4, workers=5, keys=["bank"]))
    assert table.field("scores") == 3 + 4 + 2
    assert table.reasons() == ["unsold-goods", "silver", "workers"]


def test_mines_pay_after_phase_e_too() -> None:
    table = last_turn(Seat(land={"-1,1": "mine"}))
    assert table.field("scores") == 1


def test_most_points_win() -> None:
    table = last_turn(Seat(score=10), Seat(score=11))
    assert table.state.result.ranks == [2, 1]


def test_in_a_tie_most_empty_hexes_win() -> None:
    table = last_turn(Seat(score=10), Seat(score=10, land={"0,1": "church"}))
    assert table.state.result.ranks == [1, 2]


def test_then_the_pawn_furthest_back() -> None:
    assert last_turn(Seat(score=10), Seat(score=10), bridge=[[1], [0]]).state.result.ranks == [2, 1]
    assert last_turn(Seat(score=10), Seat(score=10), bridge=[[0, 1]]).state.result.ranks == [2, 1], "lower in the stack"


# -- hidden


def test_supplies_are_known_but_not_their_order() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(4)
    assert isinstance(state, BurgundyState)
    seen = state.view(0)
    supply = seen.to_json()["supply"]
    truth = state.to_json()["supply"]
    assert isinstance(supply, dict)
    assert isinstance(truth, dict)
    names = state.settings.tiles.number
    for kind, tiles in supply.items():
        assert tiles == sorted(truth[kind], key=names.__getitem__)
    samples = [seen.sample(Random(number)).to_json()["supply"] for number in range(3)]
    assert samples[0] != samples[1] != samples[2]


def test_goods_to_come_are_hidden_those_of_the_phase_are_not() -> None:
    state = ludoteca.rules("castles-of-burgundy", 3).new(4)
    data = state.view(1).to_json()
    truth = state.to_json()
    assert data["round_goods"] == truth["round_goods"]
    assert data["goods_piles"] == {letter: ["?"] * 5 for letter in "BCDE"}
    assert data["goods_box"] == ["?"] * 8
    assert data["goods"] == truth["goods"]
    for number in range(20):
        state.view(1).sample(Random(number)).check()


def test_observation_does_not_depend_on_what_is_hidden() -> None:
    one = ludoteca.rules("castles-of-burgundy", 2).new(4)
    other = one.view(0).sample(Random(9))
    assert one.digest != other.digest
    assert one.view(0).digest == other.view(0).digest
    assert one.view(None).to_json()["legal"] == []
