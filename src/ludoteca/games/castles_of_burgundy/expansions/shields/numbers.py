"""The 18 shields by number, what is printed on them, and where a game keeps them."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS

SHIELDS: Final = 18
ONE_PASTURE: Final = 1
WORKERS_OF_OTHERS: Final = 2
TAX_IN_WORKERS: Final = 3
MANY_KEYS: Final = 4
GOODS_EVERYWHERE: Final = 5
COPY: Final = 6
DOUBLE_BONUSES: Final = 7
DOUBLE_MINES: Final = 8
SILVER_PER_GOOD: Final = 9
DOUBLE_MONASTERIES: Final = 10
BY_CASTLE: Final = 11
DOUBLE_GOODS: Final = 12
DOUBLE_SHIELDS: Final = 13
FROM_DEPOTS: Final = 14
FROM_BLACK: Final = 15
ANY_DIE: Final = 16
LARGER_AREAS: Final = 17
FREE_STANDING: Final = 18

CASTLE_EFFECT: Final = 0
"""The free action of a castle; other free actions do not bring shields."""
UNLIMITED: Final = 1000

POWER: Final = {
    ONE_PASTURE: (powers.ONE_PASTURE, 1),
    MANY_KEYS: (powers.KEY_SPACES, UNLIMITED),
    DOUBLE_BONUSES: (powers.BONUS_FACTOR, 2),
    DOUBLE_MINES: (powers.SILVER_PER_MINE, 2),
    SILVER_PER_GOOD: (powers.SILVER_PER_GOOD, 1),
    DOUBLE_MONASTERIES: (powers.MONASTERY_FACTOR, 2),
    DOUBLE_GOODS: (powers.GOODS_FACTOR, 2),
    LARGER_AREAS: (powers.AREA_GROWTH, 1),
    FREE_STANDING: (powers.FREE_STANDING, 1),
}
"""The shields that do nothing but change one of their owner's powers."""

AT_DEPOT: Final = 2
"""No depot has more shields."""
DEPOT_PLACES: Final = AT_DEPOT * DEPOTS
HOLDER: Final = DEPOT_PLACES - 1
"""Shields are numbered from 1: the holder of shield 5 is at HOLDER + 5, its castle's hex at CASTLE_HEX + 5."""
CASTLE_HEX: Final = HOLDER + SHIELDS
COPIED: Final = DEPOT_PLACES + 2 * SHIELDS
"""Whose monasteries the owner of shield 6 shares."""
DIE_SET: Final = COPIED + 1
"""Whether shield 16 has been used in this turn."""
SIZE: Final = DIE_SET + 1
NO_SHIELD: Final = 0


class ShieldData:
    def __init__(self) -> None:
        data = tomllib.loads((resources.files(__package__) / "shields.toml").read_text("utf-8"))
        self.tax: Final[int] = data["tax"]
        self.points: Final[list[int]] = data["points"]
        self.signs: Final[list[str]] = data["signs"]
        self.at_depots: Final[dict[str, list[int]]] = data["at_depots"]


DATA: Final = ShieldData()
