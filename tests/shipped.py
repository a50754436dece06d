"""The games of this repository alone, for tests that need long games or strong bots.

All other tests take every game that is installed: the one in examples/ too, which comes from a package of its own.
"""

import ludoteca

SHIPPED = [game for game in ludoteca.all_games().values() if game.package.startswith("ludoteca.")]
