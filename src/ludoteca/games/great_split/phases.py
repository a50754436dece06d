"""The phases in which players decide, and the numbers for no card and for choices that are open or hidden."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.games.great_split.json_types import Phase

PREPARE: Final = 0
DISCARD: Final = 1
SPLIT: Final = 2
CHOOSE: Final = 3
RESOLVE: Final = 4
OVER: Final = 5
PHASES: Final[list["Phase"]] = ["prepare", "discard", "split", "choose", "resolve", "over"]

NO_CARD: Final = -1
UNDECIDED: Final = -1
SEALED: Final = -2
"""A choice that has been made and that an observer may not see."""
FACE_DOWN: Final = -1
"""A market token that has not been revealed, to those who may not know it."""
