# not compiled: PettingZoo calls it
"""The Castles of Burgundy for PettingZoo: `env`, `raw_env` and `parallel_env`, as its own games have them."""

from functools import partial
from typing import Final

from ludoteca.envs.aec import TurnsEnv
from ludoteca.envs.checked import make_env
from ludoteca.envs.parallel import TogetherEnv

GAME: Final = "castles-of-burgundy"

env = partial(make_env, GAME)
raw_env = partial(TurnsEnv, GAME)
parallel_env = partial(TogetherEnv, GAME)
