"""The phases of a turn, and the numbers for nobody, no card and an unknown card."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.json_types import Phase

CHOOSE: Final = 0
PLAY: Final = 1
EXTRA: Final = 2
OVER: Final = 3
PHASES: Final[list["Phase"]] = ["choose", "play", "extra", "over"]

NOBODY: Final = -1
NO_CARD: Final = -1
UNKNOWN: Final = -2
"""A card that an observer has not seen."""
