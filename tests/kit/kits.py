"""Loads what each game adds to the kit: checks of its refusals, and rare positions."""

from ludoteca import plugins
from ludoteca.conformance import KitCases
from ludoteca.kernel.rules import Game
from tests.castles_of_burgundy import rare_positions as burgundy_positions
from tests.castles_of_burgundy import reasons as burgundy_reasons
from tests.castles_of_burgundy.rare_refusals import rare_refusals
from tests.castles_of_burgundy.unasked import hexes_of_placements
from tests.games.kit import KITS as SMALL_GAMES
from tests.great_split import rare_positions as great_split_positions
from tests.great_split import reasons as great_split_reasons
from tests.mille_fiori import rare_positions as mille_fiori_positions
from tests.mille_fiori import reasons as mille_fiori_reasons

OWN = {
    "castles-of-burgundy": KitCases(
        burgundy_reasons.REASONS, burgundy_positions.enrich, rare_refusals, hexes_of_placements
    ),
    "great-split": KitCases(
        great_split_reasons.REASONS, great_split_positions.enrich, great_split_positions.with_equal_groups
    ),
    "mille-fiori": KitCases(
        mille_fiori_reasons.REASONS, mille_fiori_positions.enrich, mille_fiori_positions.rare_refusals
    ),
    **SMALL_GAMES,
}


def find_kit(game: Game) -> KitCases | None:
    """Returns what a game brings, in this repository or by the entry point of its package; None if that is nothing."""
    found = OWN.get(game.id) or plugins.load(plugins.KIT, game.id, KitCases)
    return found if isinstance(found, KitCases) else None


def kit_of(game: Game) -> KitCases:
    found = find_kit(game)
    assert found is not None, f"{game.id} has no entry point of the group {plugins.KIT}: docs/add-a-game.md, Tests"
    return found


def can_enrich(game: Game) -> bool:
    kit = find_kit(game)
    return kit is not None and kit.enrich is not None
