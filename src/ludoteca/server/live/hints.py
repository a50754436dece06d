"""Hints for the people at one table. Following a hint leads on along the same line."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from ludoteca.server.live.bot_driver import observe, worker_limit
from ludoteca.server.live.table import LiveTable
from ludoteca.server.protocol.study import BestMoves
from ludoteca.server.settings import Limits
from ludoteca.server.workers.jobs import FindBest, GiveHint, HintBody, HintInfo
from ludoteca.server.workers.pool import WorkerFailed, WorkerPool

decode_best: Callable[[bytes], BestMoves | None] = msgspec.json.Decoder(BestMoves | None).decode
decode_hint = msgspec.json.Decoder(HintBody).decode


@dataclass
class GivenHint:
    """A sequence of hints given to a seat, and its state then: the number of its own acts and of barriers."""

    language: str
    hints: list[HintInfo]
    acts: int
    barriers: int


class Hints:
    def __init__(self, table: LiveTable, workers: WorkerPool, limits: Limits) -> None:
        self._table = table
        self._workers = workers
        self._limits = limits
        self._given: dict[int, GivenHint] = {}  # by seat

    async def hint(self, seat: int, language: str) -> HintInfo | None:
        """Returns the next step for this seat; None if it has nothing to decide or there is no advice."""
        core = self._table.core
        if seat not in core.deciding or core.match is None:
            return None
        given = self._given.get(seat)
        if given is not None and given.language == language and (going_on := self._next_of_line(seat, given)):
            return going_on
        decision = core.match.opened[seat]
        hints = await self._think(seat, language)
        if core.match.opened[seat] != decision or not hints:
            return None
        self._given[seat] = GivenHint(language, hints, len(self._own_acts(seat)), core.match.state.barriers)
        return hints[0]

    async def best(self, seat: int, language: str) -> BestMoves | None:
        """Returns the best moves of this seat by what it knows; None if it has nothing to decide or there is no
        advice."""
        core = self._table.core
        if seat not in core.deciding or core.match is None:
            return None
        decision = core.match.opened[seat]
        row, limits = core.row, self._limits
        seconds = limits.study_seconds / self._workers.crowd
        settings = (row.game, row.players, row.options, observe(core, seat).to_json())
        job = FindBest(*settings, language, core.names, limits.study_rollouts, seconds)
        try:
            found = await self._workers.run(core.id, job, decode_best, worker_limit(limits.study_seconds))
        except WorkerFailed:
            return None
        return found if core.match.opened[seat] == decision else None

    async def _think(self, seat: int, language: str) -> list[HintInfo]:
        core = self._table.core
        row, seconds = core.row, self._limits.hint_seconds / self._workers.crowd
        observation = observe(core, seat).to_json()
        job = GiveHint(row.game, row.players, row.options, observation, language, core.names, seconds)
        try:
            return (await self._workers.run(core.id, job, decode_hint, worker_limit(self._limits.bot_seconds))).hints
        except WorkerFailed:
            return []

    def _next_of_line(self, seat: int, given: GivenHint) -> HintInfo | None:
        """Returns the next hint of the line given before; None if the seat left the line or new information was
        revealed."""
        match = self._table.core.match
        assert match is not None
        if match.state.barriers != given.barriers:
            return None
        followed = self._own_acts(seat)[given.acts :]
        for hint in given.hints:
            if not followed:
                return hint if match.state.parse(seat, hint.actions[0]) in match.state.legal(seat) else None
            if followed[: len(hint.actions)] != hint.actions:
                return None
            followed = followed[len(hint.actions) :]
        return None

    def _own_acts(self, seat: int) -> list[str]:
        match = self._table.core.match
        assert match is not None
        return [entry.text for entry in match.match.entries if entry.seat == seat]
