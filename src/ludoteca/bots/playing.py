"""Bots at a table: whose turn it is, what they see, and a whole game at full speed."""

from ludoteca.bots.bot import Bot
from ludoteca.bots.random import RandomBot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.state import State


def first_deciding(state: State) -> int:
    """Returns the lowest of the deciding seats; the outcome does not depend on their order."""
    mask = state.deciding_mask
    return (mask & -mask).bit_length() - 1


def decide(state: State, seat: int, bot: Bot) -> Action:
    """Returns a bot's action for its observation. Raises IllegalMove if it is not legal."""
    action = bot.choose(state.view(seat))
    if action not in state.legal(seat):
        raise IllegalMove("bot-answer-illegal", {"bot": type(bot).__name__, "seat": seat, "answer": str(action)})
    return action


def play_out(state: State, bots: list[Bot]) -> int:
    """Plays the game to its end, with a bot on every seat; returns the number of decisions."""
    decisions = 0
    while not state.over:
        seat = first_deciding(state)
        bot = bots[seat]
        if type(bot) is RandomBot:
            # It needs only its legal actions: making an observation, and checking an action just taken from the
            # list, would take longer than the game itself.
            state.play(seat, bot.choose_among(state.legal(seat)))
        else:
            state.play(seat, decide(state, seat, bot))
        decisions += 1
    return decisions
