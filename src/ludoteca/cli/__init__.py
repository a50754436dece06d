"""The command `ludoteca`. Subcommands parse arguments and print; the library and the server do the work."""

from ludoteca.cli.main import main

__all__ = ["main"]
