"""The board for the browser: `board.js`, an ES module that the server serves as it is, and what it needs."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
