"""Pebbles: two to four players drop numbered pebbles into three pools.

In your turn you drop one of your pebbles, which the others cannot see, into a pool, but not upon a pebble of your own.
The third pebble closes a pool: the highest of the three scores three points, the next one a point, and the pool is
empty again. At low tide the lowest scores, and the next one. Two pebbles stay in the bag, unseen. The game ends when
all hands are empty; most points win.
"""

from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent / "page"
"""What the server serves as /plugins/pebbles/: the board for the browser, and the picture on the shelf."""
