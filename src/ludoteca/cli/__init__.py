"""One command, `ludoteca`: a thin face of all the rest."""

from ludoteca.cli.main import main

__all__ = ["main"]
