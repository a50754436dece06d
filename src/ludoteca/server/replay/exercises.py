"""Exercises: positions of finished games and practice sets in which a person looks for the best move."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from ludoteca.analysis.best_moves import read_actions
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import IllegalMove, Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.exercises import Exercise
from ludoteca.server.protocol.messages import Plans
from ludoteca.server.protocol.study import BestMoves, Judgement
from ludoteca.server.tables import views
from ludoteca.server.workers.jobs import FindBest, JudgeAnswer, MakePlans, PlansBody
from ludoteca.server.workers.plans import legal_only
from ludoteca.server.workers.pool import WorkerFailed

MOST_ACTIONS = 40
LONGEST_ACTION = 2000
MARGIN_SECONDS = 30.0
"""How much longer than the thinking time a busy or slow worker may take."""

Made = TypeVar("Made")
decode_best: Callable[[bytes], BestMoves | None] = msgspec.json.Decoder(BestMoves | None).decode
decode_judgement = msgspec.json.Decoder(Judgement).decode
decode_plans = msgspec.json.Decoder(PlansBody).decode


class PositionStudy:
    """Asks the workers about one observation, in one language. `asker` is the key by which workers are shared
    fairly."""

    def __init__(
        self, tables: TableRegistry, observation: Observation, names: list[str], language: str, asker: str
    ) -> None:
        if observation.seat is None or not observation.legal:
            raise Refused("nothing-to-decide")
        self._tables = tables
        self._observation = observation
        self._names = names
        self._language = language
        self._asker = asker

    async def best(self) -> BestMoves:
        limits = self._tables.limits
        seconds = limits.study_seconds / self._tables.hint_workers.crowd
        settings = self._settings(self._observation)
        job = FindBest(*settings, self._language, self._names, limits.study_rollouts, seconds)
        found = await self._run(job, decode_best)
        if found is None:
            raise Refused("no-answer")
        return found

    async def judge(self, actions: list[str]) -> Judgement:
        check_size(actions)
        read_actions(self._observation, actions)  # reports illegal actions here, because a worker could only fail
        limits = self._tables.limits
        seconds = limits.study_seconds / self._tables.hint_workers.crowd
        settings = self._settings(self._observation)
        job = JudgeAnswer(*settings, self._language, self._names, actions, limits.study_rollouts, seconds)
        return await self._run(job, decode_judgement)

    async def exercise(self, actions: list[str]) -> Exercise:
        """Returns the position after these actions. The answer is complete if chance or another seat comes next."""
        check_size(actions)
        before = self._observation
        seat = before.seat
        assert seat is not None
        here, complete = before, False
        if actions:
            state = before.sample(Random(0))
            for action in read_actions(before, actions):
                state.play(seat, action)
            complete = state.barriers != before.position.barriers or not state.is_deciding(seat)
            here = before if complete else state.view(seat)
        seen = views.shown(here)
        rules = before.rules
        words = words_of(rules.game.id, self._language)
        return Exercise(
            rules.game.id,
            rules.players,
            rules.options,
            seat,
            self._names,
            rules.describe(),
            seen.position,
            seen.standings,
            words.prompt(seen.position, self._names),
            actions,
            complete,
            None if complete else await self._plans(here, len(actions)),
        )

    async def _plans(self, here: Observation, version: int) -> Plans:
        limits = self._tables.limits
        job = MakePlans(*self._settings(here), self._language, self._names, limits.plans, limits.plan_bytes)
        try:
            made = await self._tables.preview_workers.run(self._asker, job, decode_plans, limits.plan_seconds)
        except WorkerFailed:
            made = legal_only(here)
        return Plans(version, made.complete, made.actions, made.events, made.plans)

    async def _run(self, job: FindBest | JudgeAnswer, decode: Callable[[bytes], Made]) -> Made:
        seconds = self._tables.limits.study_seconds + MARGIN_SECONDS
        try:
            return await self._tables.hint_workers.run(self._asker, job, decode, seconds)
        except WorkerFailed:
            raise Refused("no-answer") from None

    def _settings(self, here: Observation) -> tuple[str, int, dict[str, str | int | bool], dict[str, object]]:
        rules = here.rules
        return rules.game.id, rules.players, rules.options, here.to_json()


def check_size(actions: list[str]) -> None:
    if len(actions) > MOST_ACTIONS or any(len(text) > LONGEST_ACTION for text in actions):
        raise IllegalMove("too-large")
