"""The expansions of the box. Their order fixes the order of their actions."""

from typing import Final

from ludoteca.games.castles_of_burgundy.expansions.border_posts.module import BorderPostsExpansion
from ludoteca.games.castles_of_burgundy.expansions.expansion import Expansion
from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.module import ExtraTilesExpansion
from ludoteca.games.castles_of_burgundy.expansions.inns.module import InnsExpansion
from ludoteca.games.castles_of_burgundy.expansions.shields.module import ShieldsExpansion
from ludoteca.games.castles_of_burgundy.expansions.solo.expansion import SoloExpansion
from ludoteca.games.castles_of_burgundy.expansions.team.module import TeamExpansion
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.module import TradeRoutesExpansion
from ludoteca.games.castles_of_burgundy.expansions.white_castles.module import WhiteCastlesExpansion

EXPANSIONS: Final[list[Expansion]] = [
    WhiteCastlesExpansion("white_castles"),
    ExtraTilesExpansion("extra_tiles"),
    InnsExpansion("inns"),
    TradeRoutesExpansion("trade_routes"),
    BorderPostsExpansion("border_posts"),
    TeamExpansion("team"),
    SoloExpansion(),
    ShieldsExpansion("shields"),
]
"""White castles come before the crane, which can be one; both before the solo game, which counts monasteries at once.
Shields come after all that adds spaces to the black depot, for shield 15 reaches them."""
