"""Players made of code: they know observations only."""

import importlib
from random import Random

from ludoteca.bots.bot import Bot, Judge
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.random import RandomBot
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest

__all__ = ["NAMES", "Bot", "Judge", "judge", "make"]

NAMES = ["random", "greedy"]


def judge(game: str) -> Judge:
    """The judge of a game: `JUDGE` in the module of `ludoteca.bots` that is named after it."""
    try:
        module = importlib.import_module(f"ludoteca.bots.{game.replace('-', '_')}")
    except ModuleNotFoundError:
        raise BadSettings("bot-cannot-play", {"bot": "greedy", "game": game}) from None
    found = module.JUDGE
    assert isinstance(found, Judge)
    return found


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for a game, with a stream of its own; raises BadSettings, with the nearest name there is."""
    rng = Random(seed)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng, judge(game))
    raise BadSettings("bot-unknown", {"bot": name, "bots": NAMES, "nearest": nearest(name, NAMES)})
