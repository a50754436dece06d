"""Bots at a table: whose turn it is, what they are shown, and a whole game at full speed."""

from ludoteca.bots.bot import Bot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.state import State


def first_deciding(state: State) -> int:
    """Of those who decide together, the lowest seat goes first: the outcome does not depend on it."""
    mask = state.deciding_mask
    return (mask & -mask).bit_length() - 1


def decide(state: State, seat: int, bot: Bot) -> Action:
    """What a bot does. It is shown its observation; one that plays blind, its legal actions alone."""
    if bot.blind:
        return bot.choose_among(state.legal(seat))
    return bot.choose(state.view(seat))


def play_out(state: State, bots: list[Bot]) -> int:
    """Plays the game to its end, a bot on every seat; returns how many decisions it took."""
    decisions = 0
    while not state.over:
        seat = first_deciding(state)
        state.play(seat, decide(state, seat, bots[seat]))
        decisions += 1
    return decisions
