"""Analyses of finished games: computed in the background at the first request, stored, and shared by all viewers.

A game is analysed decision by decision; the worker alternates between games. It has a low priority, and waits while
bots think, so that no player is delayed. An analysis that was unfinished when the server ended starts again at the
next request.
"""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from ludoteca.analysis import Effort
from ludoteca.analysis.game import Piece, assembled
from ludoteca.analysis.model import FORMAT, Analysis
from ludoteca.bots.judges import judge as judge_of
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import BadSettings, Refused
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.logs import about
from ludoteca.server.protocol.study import AnalysisStatus
from ludoteca.server.storage import statements
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.core import TableCore
from ludoteca.server.workers.jobs import AnalysePiece, PieceBody
from ludoteca.server.workers.pool import WorkerFailed

log = logging.getLogger(__name__)
MOST_AT_ONCE = 20
"""The number of games analysed at the same time, in turn. Further requests have to be repeated later."""
PIECE_SECONDS = 300.0
WAIT_SECONDS = 0.25
LONGEST_WAIT = 5.0
"""How long a piece of work waits for thinking bots, so that it also finishes on a server where bots always think."""

decode_piece = msgspec.json.Decoder(PieceBody).decode
decode_analysis = msgspec.json.Decoder(Analysis).decode
encode = msgspec.json.Encoder().encode


@dataclass
class RunningAnalysis:
    """An analysis in progress."""

    count: int = 0
    pieces: list[Piece] = field(default_factory=list)

    @property
    def share(self) -> float:
        return len(self.pieces) / self.count if self.count else 0.0


@dataclass
class AnalysisState:
    """The state of an analysis; `why` says what makes it impossible."""

    status: AnalysisStatus
    share: float = 0.0
    analysis: Analysis | None = None
    why: Refused | None = None


class AnalysisService:
    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._workers = tables.analysis_workers
        self._under_way: dict[str, RunningAnalysis] = {}
        self._tasks = BackgroundTasks()

    async def stop(self) -> None:
        self._tasks.cancel()
        await self._workers.stop()

    async def ask(self, table: TableCore) -> AnalysisState:
        """Returns the state of a finished game's analysis, starting it at the first request; raises Refused for any
        other game."""
        if table.row.status != "over" or table.row.result is None:
            raise Refused("game-not-over")
        kept = await self._tables.repository.analysis(table.id, FORMAT)
        if kept is not None:
            return AnalysisState("done", 1.0, decode_analysis(kept))
        going = self._under_way.get(table.id)
        if going is not None:
            return AnalysisState("running", going.share)
        record = await self._tables.repository.record(table.id)
        try:
            judge_of(table.row.game, "analyse")
            record_from_text(record).begin(table.rules)
        except (BadSettings, Refused) as refused:
            return AnalysisState("impossible", why=refused)
        if len(self._under_way) >= MOST_AT_ONCE:
            return AnalysisState("waiting")
        self._under_way[table.id] = RunningAnalysis()
        self._tasks.start(self._analyse(table.id, record))
        return AnalysisState("running")

    async def _analyse(self, id: str, record: str) -> None:
        try:
            await self._make(id, record, self._under_way[id])
        except (WorkerFailed, NotSaved):
            log.warning(
                "the analysis of table %s failed; it begins again when somebody asks",
                id,
                extra=about("analysis-failed", table=id),
            )
        finally:
            del self._under_way[id]

    async def _make(self, id: str, record: str, going: RunningAnalysis) -> None:
        limits = self._tables.limits
        rollouts, worlds = limits.analysis_rollouts, limits.analysis_worlds
        while not going.count or len(going.pieces) < going.count:
            await self._wait_for_bots()
            job = AnalysePiece(record, len(going.pieces), rollouts, worlds)
            done = await self._workers.run(id, job, decode_piece, PIECE_SECONDS)
            going.count = done.count
            going.pieces.append(done.piece)
        whole = assembled(record_from_text(record), Effort(rollouts=rollouts, worlds=worlds), 0, going.pieces)
        seats = [(seat.accuracy, seat.luck) for seat in whole.seats]
        await self._tables.repository.save(*statements.put_analysis(id, FORMAT, encode(whole), seats))

    async def _wait_for_bots(self) -> None:
        waited = 0.0
        while self._tables.bot_workers.crowd > 1.0 and waited < LONGEST_WAIT:
            await asyncio.sleep(WAIT_SECONDS)
            waited += WAIT_SECONDS
