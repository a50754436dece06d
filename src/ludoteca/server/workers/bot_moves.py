"""Bots' moves and hints, computed from an observation."""

from random import Random, SystemRandom

from ludoteca import bots
from ludoteca.bots import hints
from ludoteca.bots.explaining import steps_of
from ludoteca.bots.outside.bot import faults_of
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State
from ludoteca.server.localization import words_of
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove, GiveHint, HintBody, HintInfo

SEED_BITS = 60


def choose(job: ChooseMove, observation: Observation) -> ChosenMove:
    name = job.bot if bots.can_play(job.bot, job.game) else "random"  # the bot may have been uninstalled since
    stream = SystemRandom().getrandbits(SEED_BITS) if job.stream is None else job.stream
    bot = bots.make(name, job.game, stream)
    if isinstance(bot, SearchBot) and len(observation.legal) > 1:
        return line_of(observation, bot.with_share(job.share).evaluate(observation)[0].line.actions)
    move = line_of(observation, [bot.choose(observation)])
    for fault in faults_of(bot):
        move.fault = fault.kind  # only the kind is logged, because the bot's output may contain its hand
    return move


def line_of(observation: Observation, actions: list[Action]) -> ChosenMove:
    seat = observation.seat
    assert seat is not None
    texts = [step.state.text(seat, step.action) for step in steps_of(observation, actions)]
    return ChosenMove(texts[0], texts[1:])


def give_hint(job: GiveHint, observation: Observation) -> HintBody:
    seat = observation.seat
    assert seat is not None
    adviser = hints.adviser(job.game, SystemRandom().getrandbits(SEED_BITS), job.seconds)
    if adviser is None:
        return HintBody([])
    found = hints.hints(adviser, observation, words_of(job.game, job.language), job.names)
    return HintBody([hint_info(hint, seat) for hint in found])


def hint_info(hint: hints.Hint, seat: int) -> HintInfo:
    return HintInfo(
        [step.state.text(seat, step.action) for step in hint.steps],
        [typed(step.state, seat, step.action) for step in hint.steps],
        [pick for step in hint.steps for pick in step.state.picks(seat, step.action)],
        hint.text,
    )


def typed(state: State, seat: int, action: Action) -> Json:
    """Returns the action's type and fields in this position, as in a trace."""
    return {"type": action.type, **state.fields(seat, action)}


def any_action(observation: Observation, fault: str, stream: int | None = None) -> ChosenMove:
    """Returns a random legal move for a bot that failed or took too long; with a `stream`, reproducibly."""
    assert observation.seat is not None
    action = (SystemRandom() if stream is None else Random(stream)).choice(observation.legal)
    return ChosenMove(observation.position.text(observation.seat, action), fault=fault)
