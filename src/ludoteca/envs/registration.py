# not compiled: it is run once
"""Registers every game with Gymnasium: `mille-fiori` as `ludoteca/MilleFiori-v0`."""

from typing import Final

import gymnasium

import ludoteca
from ludoteca import plugins

NAMESPACE: Final = "ludoteca"
VERSION: Final = 0
ENTRY_POINT: Final = "ludoteca.envs.single_seat:SingleSeatEnv"


def environment_id(game: str) -> str:
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


def register_all() -> None:
    """Registers every installed game that has an encoder, including those of other packages. Existing registrations
    are kept."""
    for game in ludoteca.all_games():
        id = environment_id(game)
        if game in plugins.declared(plugins.ENCODERS) and id not in gymnasium.registry:
            gymnasium.register(id, ENTRY_POINT, kwargs={"game": game}, disable_env_checker=True, order_enforce=False)
