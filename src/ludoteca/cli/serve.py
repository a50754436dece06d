"""`ludoteca serve`, and `ludoteca` alone: starts the app and opens the browser."""

import argparse

from ludoteca.cli.parsing import Parser
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    parser.add("--host", help="help-host", default="127.0.0.1", metavar="HOST")
    parser.add_number("--port", help="help-port", default=8080, metavar="PORT")
    parser.add("--public-url", help="help-public-url", metavar="URL")
    parser.add("--data-dir", help="help-data-dir", metavar="DIR")
    parser.add("--database", help="help-database", metavar="URL")
    parser.add_flag("--no-open", help="help-no-open")


def run(arguments: argparse.Namespace, words: Words) -> int:
    from ludoteca.server.main import serve

    return serve(
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        data_dir=arguments.data_dir or "",
        database=arguments.database or "",
        open_browser=not arguments.no_open,
    )
