"""The more precise judges that only the strongest bot uses."""

from random import Random

import pytest

import ludoteca
from ludoteca.bots.judges import judge
from ludoteca.bots.mille_fiori import correction
from ludoteca.bots.mille_fiori.judge import JUDGE, THOROUGH
from ludoteca.bots.playing import first_deciding
from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.rules import Game
from tests.shipped import SHIPPED


def states_of_a_game(players: int, seed: int) -> list[MilleFioriState]:
    """Where rounds begin in a game of the quick policy, and how it ends."""
    rng = Random(seed)
    state = ludoteca.rules("mille-fiori", players).new(seed)
    found: list[MilleFioriState] = []
    while not state.over:
        assert isinstance(state, MilleFioriState)
        if JUDGE.instructive(state, False):
            twin = state.clone()
            assert isinstance(twin, MilleFioriState)
            found.append(twin)
        seat = first_deciding(state)
        state.play(seat, JUDGE.reply(state, seat, rng))
    assert isinstance(state, MilleFioriState)
    return [*found, state]


@pytest.mark.parametrize("players", [2, 4])
def test_the_correction_foretells_games_better_than_the_weights(players: int) -> None:
    """Games that it was not fitted to: how far the points at the end are from what was expected when a round began."""
    errors = [0.0, 0.0]
    for seed in range(900, 912):
        *begun, end = states_of_a_game(players, seed)
        for state in begun[1:]:
            for place, judging in enumerate((JUDGE, THOROUGH)):
                outlook = judging.outlook(state)
                leads = [outlook[seat] - outlook[0] - end.scores[seat] + end.scores[0] for seat in range(1, players)]
                errors[place] += sum(lead * lead for lead in leads)
    assert errors[1] < 0.97 * errors[0]


def test_less_is_left_of_a_game_with_every_round() -> None:
    *begun, end = states_of_a_game(2, 3)
    left = [correction.game_left(state) for state in begun]
    assert left == sorted(left, reverse=True)
    assert left[0] == pytest.approx(1.0)
    assert correction.game_left(end) == 0.0
    doubts = [THOROUGH.doubt(state) for state in begun]
    assert doubts == sorted(doubts, reverse=True)


def test_bonus_points_to_be_paid_at_the_end_are_counted() -> None:
    state = ludoteca.rules("mille-fiori", 2, bonus_points="at-end").new(1)
    assert isinstance(state, MilleFioriState)
    assert correction.owed(state, 0) == 0
    before = THOROUGH.uncorrected(state, 0)
    state.bonuses[0] = 0
    assert THOROUGH.uncorrected(state, 0) - before == BOARD.bonus_values[0]


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_features_have_names(game: Game) -> None:
    judging = judge(game.id)
    if judging.feature_names():
        assert len(judging.features(game.rules(2).new(1), 0)) == len(judging.feature_names())
