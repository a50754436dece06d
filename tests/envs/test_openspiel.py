"""OpenSpiel's own suites for every game and number of players: simulation with copies and serialization, the API, playthroughs."""

import numpy as np
import pytest

import ludoteca
from ludoteca.envs.openspiel import CHANCE_NODES, short_name
from ludoteca.envs.rewards import rewards

pyspiel = pytest.importorskip("pyspiel")  # there are no wheels for every platform

GAMES = ["mille-fiori", "great-split", "castles-of-burgundy"]
SETTINGS = [
    f"{short_name(game)}(players={players})"
    for game in GAMES
    for players in range(ludoteca.game(game).seats[0], ludoteca.game(game).seats[1] + 1)
]


@pytest.fixture(autouse=True)
def _the_same_choices_each_time() -> None:
    np.random.seed(1)


@pytest.mark.slow
@pytest.mark.parametrize("settings", SETTINGS)
def test_simulation(settings: str) -> None:
    """Random games; copies play on alike, and games and states survive being written and read."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(settings))


@pytest.mark.slow
@pytest.mark.parametrize("settings", SETTINGS)
def test_api(settings: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    from open_spiel.python.algorithms.sample_some_states import sample_some_states

    game = pyspiel.load_game(settings)
    states = sample_some_states(game, max_states=25)
    given = {"game_name": settings, "game": game, "game_type": game.get_type(), "some_states": states}
    suite = type("Suite", (EnforceAPIOnPartialTreeBase,), given)
    checks = [name for name in dir(suite) if name.startswith("test_")]
    assert len(checks) >= 4
    for name in checks:
        getattr(suite(name), name)()


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings", ["python_mille_fiori", "python_great_split", "python_castles_of_burgundy(players=1)"]
)
def test_playthrough(settings: str) -> None:
    """What OpenSpiel writes of a game can be played again and gives the same to the letter."""
    from open_spiel.python.algorithms import generate_playthrough

    written = generate_playthrough.playthrough_lines(settings, seed=3)
    actions = [int(line.split()[1].rstrip(")")) for line in written if line.startswith("action: ")]
    game = pyspiel.load_game(settings)
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()
    assert generate_playthrough.playthrough_lines(settings, actions, seed=3) == written


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("python_mille_fiori(players=3,edition=english,reward=margin)")
    assert game.rules.options["tie"] == "diamonds"
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    by_name = pyspiel.load_game("python_castles_of_burgundy", {"players": 2, "board": "2"})
    assert by_name.rules.options["board"] == "2"
    state = game.new_initial_state()
    for outcome in (1, 2, 3, 4):
        assert state.is_chance_node()
        state.apply_action(outcome)
    assert state.state.digest == game.rules.new(bytes([1, 2, 3, 4])).digest
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == rewards(state.state, "margin")


def test_a_player_remembers_what_it_saw_and_no_more() -> None:
    """Two histories that differ in what the other one chose in secret are one information state."""
    game = pyspiel.load_game("python_mille_fiori")
    states = [game.new_initial_state() for _ in range(2)]
    for number, state in enumerate(states):
        for _ in range(CHANCE_NODES):
            state.apply_action(7)
        state.apply_action(state.legal_actions()[number])
    assert states[0].current_player() == states[1].current_player() == 1
    assert states[0].information_state_string(1) == states[1].information_state_string(1)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)
    assert states[0].observation_tensor(1) == states[1].observation_tensor(1)
