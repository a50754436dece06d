"""`ludoteca bot-host`: runs a bot of this package for other programs, by the protocol for outside bots."""

import argparse
import os
import sys

from ludoteca import bots
from ludoteca.bots.outside.host import BotHost
from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.kernel.rules import nearest
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    parser.add("bot", help="help-bot", metavar="BOT")


def run(arguments: argparse.Namespace, words: Words) -> int:
    known = bots.names()
    if arguments.bot not in known:
        near = nearest(arguments.bot, known)
        raise BadUsage(words.say("no-bot", bot=arguments.bot, nearest=near or "none", all=", ".join(known)))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like an answer
    BotHost(arguments.bot).run(sys.stdin.buffer, answers)
    return 0
