"""The expansions of the box. Their order fixes the order of their actions."""

from typing import Final

from ludoteca.games.castles_of_burgundy.modules import Expansion

EXPANSIONS: Final[list[Expansion]] = []
