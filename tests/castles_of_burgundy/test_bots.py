"""The greedy player: sensible in small things, far better than chance in whole games."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.playing import play_out
from tests.castles_of_burgundy.table import Seat, Table


def choice(table: Table) -> str:
    bot = bots.make("greedy", "castles-of-burgundy", 1)
    return bot.choose(table.state.view(0)).text


def test_completes_an_area() -> None:
    land = {"-1,1": "mine", "-2,2": "mine", "-3,2": "bank"}
    table = Table(Seat(dice=(3, 3), keys=["mine"], land=land), depots={"3.1": "cow-2"})
    assert choice(table) == "die-a place mine"


def test_sells_in_the_last_turn() -> None:
    table = Table(Seat(dice=(4, 1), goods={"red": 3}), phase="E", round=5, last=True, depots={"4.1": "mine"})
    assert "die-a sell red" in (choice(table), after(table, "die-b workers"))


def after(table: Table, text: str) -> str:
    table.play(text)
    return choice(table)


def test_does_not_buy_in_the_last_turn_what_it_cannot_place() -> None:
    table = Table(Seat(silver=2), phase="E", round=5, last=True, black=["ship"])
    table.play("die-a workers", "die-b workers")
    assert choice(table) == "end turn"


@pytest.mark.parametrize("seed", [1, 2])
def test_beats_chance(seed: int) -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(seed)
    players = [bots.make("greedy", "castles-of-burgundy", seed), bots.make("random", "castles-of-burgundy", seed)]
    play_out(state, players)
    assert state.result.ranks == [1, 2]
    assert state.scores[0] > 100


@pytest.mark.parametrize(
    "options", [{"board": "dealt", "start_castle": "open"}, {"board": "2", "start_castle": "secret"}]
)
def test_plays_every_way_to_start(options: dict[str, str]) -> None:
    state = ludoteca.rules("castles-of-burgundy", 3, **options).new(5)
    players = [bots.make("greedy", "castles-of-burgundy", seat) for seat in range(3)]
    rng = Random(0)
    for _ in range(8):
        seat = rng.choice(state.deciding)
        state.apply(seat, players[seat].choose(state.view(seat)))
    assert state.to_json()["stage"] == "playing"
