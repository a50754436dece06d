"""`ludoteca worker`: computes bots' moves for a server on another machine, which starts it, for example by `ssh host
ludoteca worker`."""

import argparse

from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.cli.server import serve
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    """Adds nothing: everything the worker needs comes with each job."""


def run(arguments: argparse.Namespace, words: Words) -> int:
    if lacking := serve.missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    from ludoteca.server.workers import process

    process.main()
    return 0
