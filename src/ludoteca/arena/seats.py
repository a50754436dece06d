"""Seating: a bot on every seat, each with its own stream of random numbers."""

import hashlib
from collections.abc import Sequence
from typing import Final

from ludoteca import bots
from ludoteca.bots.bot import Bot
from ludoteca.bots.outside.bot import OutsideBot
from ludoteca.kernel.result import Result

SEED_BITS: Final = 62
"""The size of seeds that are drawn for games and searches: they fit a signed 64-bit number."""


def seat_bots(game: str, names: Sequence[str], seed: int) -> list[Bot]:
    """Returns the bots of one game. Their random numbers depend only on the game's seed and the seat."""
    return [bots.make(name, game, own_seed(seed, seat)) for seat, name in enumerate(names)]


def end_game(players: Sequence[Bot], result: Result) -> None:
    """Tells outside bots how the game ended."""
    for bot in players:
        if isinstance(bot, OutsideBot):
            bot.end(result)


def own_seed(seed: int, seat: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"bot {seed} {seat}".encode(), digest_size=8).digest(), "little")
