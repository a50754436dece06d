"""Players made of code: they know observations only."""

from random import Random
from typing import Final

from ludoteca import plugins
from ludoteca.bots.bot import Bot, Judge
from ludoteca.bots.judges import judge
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest

__all__ = ["Bot", "Judge", "judge", "make", "names", "who_can_play"]

WEAKEST_FIRST: Final = ("random", "greedy")


def names() -> list[str]:
    """All bots on this machine: those of this package first, the weakest of them first."""
    known = plugins.declared(plugins.BOTS)
    return [*(name for name in WEAKEST_FIRST if name in known), *(name for name in known if name not in WEAKEST_FIRST)]


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for a game, with a random stream of its own; raises BadSettings, with the nearest name there is."""
    factory = plugins.load(plugins.BOTS, name)
    if factory is None:
        raise BadSettings("bot-unknown", {"bot": name, "bots": names(), "nearest": nearest(name, names())})
    assert callable(factory)
    bot = factory(game, Random(seed))
    if not isinstance(bot, Bot):
        raise plugins.broken(plugins.BOTS, name, f"it made a {type(bot).__name__} instead of a Bot")
    return bot


def who_can_play(game: str) -> list[str]:
    """The bots that know a game."""
    return [name for name in names() if _can_play(name, game)]


def _can_play(name: str, game: str) -> bool:
    try:
        make(name, game, 0)
    except BadSettings:
        return False
    return True
