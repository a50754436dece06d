"""Where the tests run: plain, or on the compiled rules when LUDOTECA_EXPECT_COMPILED is set."""

import os

import ludoteca.games.mille_fiori.state
import ludoteca.kernel.state

for module in (ludoteca.kernel.state, ludoteca.games.mille_fiori.state):
    compiled = not str(module.__file__).endswith(".py")
    if compiled != bool(os.environ.get("LUDOTECA_EXPECT_COMPILED")):
        raise SystemExit(f"{module.__name__} is {'compiled' if compiled else 'not compiled'}, against expectation")
