"""The worker process: reads one job a line on standard input and writes one result a line on standard output.

Jobs and results are JSON; nothing is unpickled. The process ends when its input does, so that it never outlives
the server. `python -m ludoteca.server.workers.process`, or `ludoteca worker` on another machine.
"""

import contextlib
import logging
import os
import signal
import sys

import msgspec

import ludoteca
from ludoteca.server import logs
from ludoteca.server.logs import about
from ludoteca.server.protocol.study import BestMoves, Judgement
from ludoteca.server.workers import study
from ludoteca.server.workers.bot_moves import choose, give_hint
from ludoteca.server.workers.jobs import (
    FAILED,
    READY,
    AnalysePiece,
    ChooseMove,
    ChosenMove,
    FindBest,
    GiveHint,
    HintBody,
    Job,
    JudgeAnswer,
    PieceBody,
    PlansBody,
)
from ludoteca.server.workers.plans import make_plans

log = logging.getLogger(__name__)
NICENESS: dict[type[Job], int] = {ChooseMove: 8, AnalysePiece: 12}
USUAL_NICENESS = 4
"""Niceness by kind of worker. The server process comes first, because it answers people; then plans and hints, which people
wait for; then bots, whose moves are paced anyway; then analyses."""


Result = ChosenMove | HintBody | PlansBody | BestMoves | Judgement | PieceBody | None


def run(job: Job) -> Result:
    if isinstance(job, AnalysePiece):
        return study.analyse_piece(job)
    rules = ludoteca.game(job.game).rules(job.players, job.options)
    observation = rules.observation_from_json(job.observation)
    match job:
        case ChooseMove():
            return choose(job, observation)
        case GiveHint():
            return give_hint(job, observation)
        case FindBest():
            return study.find_best(job, observation)
        case JudgeAnswer():
            return study.judge_answer(job, observation)
        case _:
            return make_plans(job, observation)


def lower_priority(niceness: int, now: int) -> int:
    """Raises this process's niceness to a value, if it is lower; the system does not allow lowering it again."""
    with contextlib.suppress(AttributeError, OSError):  # some systems have no priorities
        os.nice(max(0, niceness - now))
    return max(niceness, now)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it closes our input
    niceness = lower_priority(USUAL_NICENESS, 0)
    logs.configure()
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not look like a result
    decode = msgspec.json.Decoder(Job).decode
    encode = msgspec.json.Encoder().encode
    results.write(READY)
    results.flush()
    for line in sys.stdin.buffer:
        try:
            job = decode(line)
            niceness = lower_priority(NICENESS.get(type(job), USUAL_NICENESS), niceness)
            reply = encode(run(job)) + b"\n"
        except Exception:  # a bot's error must not end the worker; the server plays for the bot
            log.exception("a job failed", extra=about("job-failed"))
            reply = FAILED
        results.write(reply)
        results.flush()


if __name__ == "__main__":
    main()
