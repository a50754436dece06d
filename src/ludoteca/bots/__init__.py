"""Bots: players that see observations and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Final

from ludoteca import plugins
from ludoteca.bots.bot import Bot, Judge
from ludoteca.bots.judges import judge
from ludoteca.bots.outside import registry
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest

__all__ = ["Bot", "Judge", "can_play", "judge", "make", "names", "who_can_play"]

WEAKEST_FIRST: Final = ("random", "easy", "greedy", "medium", "hard", "expert")


def names() -> list[str]:
    """Returns all installed bots: this package's first, from the weakest to the strongest; outside bots last."""
    known = plugins.declared(plugins.BOTS)
    own = [name for name in WEAKEST_FIRST if name in known]
    others = [name for name in known if name not in WEAKEST_FIRST]
    return [*own, *others, *(name for name in registry.registered() if name not in known)]


def make(name: str, game: str, seed: int) -> Bot:
    """Returns a bot for a game, with its own random stream; raises BadSettings with the nearest existing name.

    A name may be followed by settings, as in `hard:rollouts=64`.
    """
    outside = registry.registered().get(name)
    if outside is not None:
        return _make_outside(name, outside, game, seed)
    name, *settings = name.split(":")
    factory = plugins.load(plugins.BOTS, name)
    if factory is None:
        raise BadSettings("bot-unknown", {"bot": name, "bots": names(), "nearest": nearest(name, names())})
    assert callable(factory)
    bot = _make_with(factory, name, game, seed, settings) if settings else factory(game, Random(seed))
    if not isinstance(bot, Bot):
        raise plugins.broken(plugins.BOTS, name, f"it made a {type(bot).__name__} instead of a Bot")
    return bot


def _make_outside(name: str, outside: registry.RegisteredBot, game: str, seed: int) -> Bot:
    from ludoteca.bots.outside.bot import OutsideBot  # imported late: most users have no outside bots

    if not outside.plays(game):
        raise BadSettings("bot-cannot-play", {"bot": name, "game": game})
    return OutsideBot(Random(seed), seed, outside.command, registry.seconds())


def _make_with(factory: Callable[..., object], name: str, game: str, seed: int, settings: list[str]) -> object:
    values: dict[str, str] = {}
    for setting in settings:
        key, _, value = setting.partition("=")
        values[key] = value
    try:
        return factory(game, Random(seed), values)
    except TypeError:  # the factory takes no settings
        raise BadSettings("bot-setting-wrong", {"bot": name, "setting": settings[0]}) from None


def who_can_play(game: str) -> list[str]:
    """Returns the names of the bots that can play a game."""
    return [name for name in names() if can_play(name, game)]


def can_play(name: str, game: str) -> bool:
    try:
        make(name, game, 0)
    except BadSettings:
        return False
    return True
