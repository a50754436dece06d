"""Numbers for kinds of tiles, supplies, hexes, sources of actions and stages of the game, and their names."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import Source, Stage

CASTLE: Final = 0
MINE: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
LIVESTOCK: Final = 4
BUILDING: Final = 5
WILD: Final = 6
"""A tile of this kind fits every colour."""
KINDS: Final = ["castle", "mine", "monastery", "ship", "livestock", "building"]
LETTERS: Final = "CMKSGB"
ALL_KINDS: Final = 0b1111111

BLACK: Final = 6
"""The supply of hexes with a black back; those before it are the kinds'."""
SUPPLIES: Final = [*KINDS, "black"]

DIE_SIDES: Final = 6
DICE: Final = 2
"""Each seat has so many, besides the white one."""
BONUSES: Final = 2
"""A large and a small bonus tile for each colour."""

FAR: Final = -1
"""A free hex that touches no placed tile."""
NEAR: Final = -2
"""A free hex beside a placed tile."""

NO_TILE: Final = -1
NOBODY: Final = -1
UNKNOWN: Final = -2
"""A goods tile, or a sealed choice, that an observer has not seen."""

DIE_A: Final = 0
DIE_B: Final = 1
FREE: Final = 2
DIRECT: Final = 3
"""The tile lies in no key space: it goes straight from the central board to the land."""
SOURCES: Final[list["Source"]] = ["die-a", "die-b", "free", "direct"]
"""Where an action comes from."""

TAKE: Final = 1
PLACE: Final = 2
SELL: Final = 4
WORKERS: Final = 8
ANY_ACTION: Final = TAKE | PLACE | SELL | WORKERS
"""What an action may be: bits, so that an effect can say which of them it allows."""

STARTING: Final = 0
PLAYING: Final = 1
PHASE_END: Final = 2
OVER: Final = 3
STAGES: Final[list["Stage"]] = ["starting", "playing", "phase-end", "over"]
