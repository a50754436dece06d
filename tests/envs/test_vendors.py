"""The environments pass the suites of Gymnasium and PettingZoo, for every game and number of players."""

from functools import partial
from types import ModuleType, SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

import ludoteca
from ludoteca.envs import castles_of_burgundy_v0, great_split_v0, mille_fiori_v0
from ludoteca.envs.registration import environment_id

MODULES = [castles_of_burgundy_v0, great_split_v0, mille_fiori_v0]
SEATS = [
    pytest.param(module, players, id=f"{module.GAME}-{players}")
    for module in MODULES
    for players in range(ludoteca.game(module.GAME).seats[0], ludoteca.game(module.GAME).seats[1] + 1)
]
CYCLES = 30
"""Decisions of each test: a whole game is played elsewhere."""


# PettingZoo's suite warns of a dictionary with an action mask, which its classic games have too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(("module", "players"), SEATS)
def test_pettingzoo_in_turns(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=CYCLES)
    seed_test(partial(module.env, players=players), num_cycles=CYCLES // players)


@pytest.mark.parametrize(("module", "players"), SEATS)
def test_pettingzoo_together(module: ModuleType, players: int) -> None:
    make = partial(module.parallel_env, players=players)
    parallel_api_test(make(), num_cycles=CYCLES)
    parallel_seed_test(make, num_cycles=CYCLES // players)
    # The suite of cycles is for environments in which every agent answers in each of them: those that come from Parallel.
    in_cycles = SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles)))
    max_cycles_test(in_cycles)


@pytest.mark.parametrize(("module", "players"), SEATS)
def test_gymnasium(module: ModuleType, players: int) -> None:
    """With all render modes once for each game: as an array of pixels, a position takes half a second."""
    env = gymnasium.make(environment_id(module.GAME), players=players, opponents=["random"], seat=None)
    check_env(env.unwrapped, skip_render_check=players != ludoteca.game(module.GAME).seats[1])
