"""The command `ludoteca`. Its subcommands parse arguments and print; the work is done by the library and the server."""

from ludoteca.cli.main import main

__all__ = ["main"]
