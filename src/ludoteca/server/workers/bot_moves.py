"""Bots' choices, made from an observation."""

import logging
from random import SystemRandom

from ludoteca import bots
from ludoteca.bots.outside.bot import faults_of
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove

log = logging.getLogger(__name__)
HINT_BOT = "greedy"
SEED_BITS = 60


def choose(job: ChooseMove, observation: Observation) -> ChosenMove:
    bot = bots.make(job.bot, job.game, SystemRandom().getrandbits(SEED_BITS))
    move = chosen(observation, bot.choose(observation).index)
    for fault in faults_of(bot):
        log.warning("the bot %s lost its turn: %s", job.bot, fault)
        move.fault = fault.kind
    return move


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
