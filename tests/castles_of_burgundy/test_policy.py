"""The quick policy of rollouts: always legal, always the same, and no worse than its numbers."""

from random import Random

import pytest

import ludoteca
from ludoteca.bots.castles_of_burgundy.effects import EffectTable
from ludoteca.bots.castles_of_burgundy.gains import Gains
from ludoteca.bots.castles_of_burgundy.policy import BurgundyPolicy
from ludoteca.bots.castles_of_burgundy.turn_search import whole_turns
from ludoteca.bots.castles_of_burgundy.weights import Weights, initial_weights, load_weights
from ludoteca.bots.castles_of_burgundy.worth import own_worth
from ludoteca.bots.playing import first_deciding
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.state import State
from tests.castles_of_burgundy.table import Seat, Table
from tests.kit.cases import Case, all_cases
from tests.kit.rare import rich_starts

CASES = [case for case in all_cases() if case.game.id == "castles-of-burgundy"]
LONGEST = 3_000
FROM_RICHES = 25


def play_on(state: State, decisions: int) -> int:
    """The policy on every seat; `apply` refuses what is not legal."""
    policy = BurgundyPolicy(load_weights())
    for count in range(decisions):
        if state.over:
            return count
        seat = first_deciding(state)
        state.apply(seat, policy.reply(state, seat, Random(1)))
    return decisions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_comes_to_its_end(case: Case) -> None:
    """With every expansion, alone, and in teams."""
    if case.players == 1:
        pytest.skip("alone it looks further, and slower: see below")
    assert play_on(case.rules().new(4), LONGEST) < LONGEST


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_decision_of_rich_positions_has_an_answer(case: Case) -> None:
    for number, state in enumerate(rich_starts(case.rules(), 11)):
        play_on(state, FROM_RICHES)
        if number == 8:
            break


def test_a_game_repeats_itself() -> None:
    digests = []
    for _ in range(2):
        state = ludoteca.rules("castles-of-burgundy", 3, board="dealt").new(8)
        play_on(state, LONGEST)
        digests.append(state.digest)
    assert digests[0] == digests[1]


def test_it_plays_nearly_as_well_as_greedy() -> None:
    scores = []
    for seed in range(6):
        state = ludoteca.rules("castles-of-burgundy", 2).new(seed)
        play_on(state, LONGEST)
        scores += state.scores
    assert sum(scores) / len(scores) > 135


def reply(table: Table) -> str:
    return BurgundyPolicy(load_weights()).reply(table.state, 0, Random(1)).text


def test_completes_an_area() -> None:
    land = {"-1,1": "mine", "-2,2": "mine", "-3,2": "bank"}
    table = Table(Seat(dice=(3, 3), keys=["mine"], land=land), depots={"3.1": "cow-2"})
    assert reply(table) == "die-a place mine"


def test_takes_in_the_last_turn_what_the_other_die_can_place() -> None:
    land = {"-1,1": "mine", "-2,2": "mine", "-3,2": "bank"}
    table = Table(Seat(dice=(6, 3), land=land), phase="E", round=5, last=True, depots={"6.1": "mine", "6.2": "ship"})
    assert reply(table) == "die-a take depot 6.1"


def test_a_gain_is_what_the_judge_sees_afterwards() -> None:
    """Without effects that are only guessed: a bank brings its silver, and completes a city of one."""
    table = Table(Seat(dice=(3, 1), silver=1, goods={"pink": 2}), phase="C", round=2)
    state = table.state
    assert isinstance(state, BurgundyState)
    gains = Gains(state, 0, EffectTable(state.settings, Weights(initial_weights())))
    before = own_worth(state, 0)
    expected = {
        "die-a sell pink": gains.sell(2),
        "die-a workers": gains.take_workers(),
    }
    for text, gain in expected.items():
        after = state.clone()
        after.apply(0, text)
        assert isinstance(after, BurgundyState)
        assert own_worth(after, 0) - before == pytest.approx(gain)


def test_lines_are_whole_turns_to_different_positions() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(3)
    assert isinstance(state, BurgundyState)
    seat = first_deciding(state)
    turns = whole_turns(state, seat, 4, 6)
    assert len(turns) == 6
    ends = set()
    for turn in turns:
        after = state.clone()
        for action in turn.actions:
            after.apply(seat, action)
        assert first_deciding(after) != seat
        ends.add(after.digest)
    assert len(ends) == 6
    assert [turn.worth for turn in turns] == sorted((turn.worth for turn in turns), reverse=True)
