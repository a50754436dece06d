"""Loads each game's judge by its entry point."""

from ludoteca import plugins
from ludoteca.bots.bot import Judge
from ludoteca.kernel.refusals import BadSettings


def judge(game: str, bot: str = "greedy") -> Judge:
    """Returns the judge of a game; raises BadSettings if it has none, so that this bot cannot play it."""
    found = plugins.load(plugins.JUDGES, game, Judge)
    if found is None:
        raise BadSettings("bot-cannot-play", {"bot": bot, "game": game})
    assert isinstance(found, Judge)
    return found
