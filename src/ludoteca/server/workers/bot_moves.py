"""Bots' choices and hints, made from an observation."""

import logging
from random import SystemRandom

from ludoteca import bots
from ludoteca.bots import hints
from ludoteca.bots.outside.bot import faults_of
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State
from ludoteca.server.localization import words_of
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove, GiveHint, HintBody, HintStep

log = logging.getLogger(__name__)
SEED_BITS = 60


def choose(job: ChooseMove, observation: Observation) -> ChosenMove:
    bot = bots.make(job.bot, job.game, SystemRandom().getrandbits(SEED_BITS))
    move = chosen(observation, bot.choose(observation).index)
    for fault in faults_of(bot):
        log.warning("the bot %s lost its turn: %s", job.bot, fault)
        move.fault = fault.kind
    return move


def give_hint(job: GiveHint, observation: Observation) -> HintBody:
    seat = observation.seat
    assert seat is not None
    adviser = hints.adviser(job.game, SystemRandom().getrandbits(SEED_BITS), job.seconds)
    if adviser is None:
        return HintBody([])
    found = hints.hint(adviser, observation, words_of(job.game, job.language), job.names)
    return HintBody(
        [
            HintStep(
                step.state.text(seat, step.action),
                typed(step.state, seat, step.action),
                list(step.state.picks(seat, step.action)),
                step.text,
            )
            for step in found
        ]
    )


def chosen(observation: Observation, index: int) -> ChosenMove:
    seat = observation.seat
    assert seat is not None
    action = observation.rules.actions[index]
    position = observation.position
    return ChosenMove(position.text(seat, action), typed(position, seat, action), list(position.picks(seat, action)))


def typed(state: State, seat: int, action: Action) -> Json:
    """What an action means in this position, as a trace has it."""
    return {"type": action.type, **state.fields(seat, action)}


def any_action(observation: Observation, fault: str) -> ChosenMove:
    """What is played for a bot that fails or takes too long."""
    move = chosen(observation, SystemRandom().choice(observation.legal).index)
    move.fault = fault
    return move
