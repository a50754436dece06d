"""Analyses, best moves and judged answers, computed in a worker process."""

import functools
from random import SystemRandom

import ludoteca
from ludoteca import analysis
from ludoteca.analysis.best_moves import JudgedAnswer, RankedMove
from ludoteca.analysis.formatter import AnalysisFormatter
from ludoteca.analysis.game import GameAnalysis
from ludoteca.analysis.model import LineValue
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import record_from_text
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.study import BestMoves, Judgement, LineInfo, MoveInfo
from ludoteca.server.workers.jobs import AnalysePiece, FindBest, JudgeAnswer, PieceBody

SEED_BITS = 60


def analyse_piece(job: AnalysePiece) -> PieceBody:
    game = _game(job.record, job.rollouts, job.worlds)
    return PieceBody(game.count, game.piece(job.number))


@functools.lru_cache(maxsize=4)
def _game(record: str, rollouts: int, worlds: int) -> GameAnalysis:
    read = record_from_text(record)
    rules = ludoteca.game(read.game).rules(read.players, read.options)
    return GameAnalysis(read, rules, analysis.Effort(rollouts=rollouts, worlds=worlds))


def find_best(job: FindBest, observation: Observation) -> BestMoves | None:
    assert observation.seat is not None
    effort = analysis.Effort(rollouts=job.rollouts, seconds=job.seconds)
    moves = analysis.best_moves(observation, effort, seed=SystemRandom().getrandbits(SEED_BITS))
    if not moves:
        return None
    formatter = AnalysisFormatter(words_of(job.game, job.language), job.names)
    best = moves[0].line
    return BestMoves(observation.seat, best.win, best.margin, [move_info(move, moves, formatter) for move in moves])


def judge_answer(job: JudgeAnswer, observation: Observation) -> Judgement:
    effort = analysis.Effort(rollouts=job.rollouts, seconds=job.seconds)
    return judgement(
        analysis.judge_answer(observation, job.actions, effort),
        AnalysisFormatter(words_of(job.game, job.language), job.names),
    )


# -- in words


def line_info(line: LineValue, formatter: AnalysisFormatter) -> LineInfo:
    return LineInfo(formatter.line(line), line.actions, line.typed, line.picks, line.win, line.margin)


def move_info(move: RankedMove, moves: list[RankedMove], formatter: AnalysisFormatter) -> MoveInfo:
    """Compares the best move with the second, and every other one with the best."""
    line = line_info(move.line, formatter)
    worse = moves[1] if move is moves[0] and len(moves) > 1 else move
    why = formatter.why(move.why, worse.line, moves[0].line)
    return MoveInfo(line, move.grade, move.loss, move.loss_win, move.loss_margin, why)


def judgement(answer: JudgedAnswer, formatter: AnalysisFormatter) -> Judgement:
    return Judgement(
        answer.solved,
        answer.grade,
        answer.loss,
        answer.loss_win,
        answer.loss_margin,
        line_info(answer.answer, formatter),
        line_info(answer.best, formatter),
        formatter.why(answer.why, answer.answer, answer.best),
    )
