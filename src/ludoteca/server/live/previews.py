"""Plans for the people at one table, computed by worker processes."""

import msgspec

from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.bot_driver import observe
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.protocol.messages import FromServer, Plans, encode
from ludoteca.server.settings import Limits
from ludoteca.server.tables import views
from ludoteca.server.workers.jobs import FAILED, MakePlans
from ludoteca.server.workers.plans import legal_only
from ludoteca.server.workers.pool import JobCancelled, WorkerFailed, WorkerPool


class PlansHeader(FromServer, tag=Plans.__struct_config__.tag):
    """The beginning of a `Plans` message. The worker's answer, which can be large, is appended without decoding."""

    version: int


def joined_message(planned: bytes) -> bytes:
    """Joins the beginning of the message with a worker's encoded answer."""
    if planned == FAILED:
        raise msgspec.ValidationError("the worker failed")
    return planned.rstrip()


class Previews:
    """Computes each decision's plans once per language and caches them until the decision changes.

    Plans cost more than everything else about a move. A request whose viewer has moved on or left before its turn is
    skipped, so that others wait less.
    """

    def __init__(self, table: LiveTable, workers: WorkerPool, limits: Limits, tasks: BackgroundTasks) -> None:
        self._table = table
        self._workers = workers
        self._limits = limits
        self._tasks = tasks
        self._plans: dict[tuple[int, int, str], bytes] = {}  # by seat, decision and language
        self._making: set[tuple[int, int, str]] = set()

    def offer_plans(self, viewer: Viewer) -> None:
        """Sends a page the plans of its open decision, at once or when a worker has computed them."""
        seat, decision = viewer.seat, views.open_decision(self._table.core, viewer.seat)
        if seat is None or decision is None:
            viewer.planned = None
            return
        if viewer.planned == (decision, viewer.language):
            return
        viewer.planned = (decision, viewer.language)
        ready = self._plans.get((seat, decision, viewer.language))
        if ready is not None:
            viewer.send(ready)
        elif (seat, decision, viewer.language) not in self._making:
            self._making.add((seat, decision, viewer.language))
            self._tasks.start(self._make(seat, decision, viewer.language))

    async def _make(self, seat: int, decision: int, language: str) -> None:
        try:
            await self._make_plans(seat, decision, language)
        except JobCancelled:
            return
        finally:
            self._making.discard((seat, decision, language))

    def _are_wanted(self, seat: int, decision: int, language: str) -> bool:
        """Returns whether the decision is still open and somebody looks at it in this language."""
        waiting = (decision, language)
        return views.open_decision(self._table.core, seat) == decision and any(
            viewer.seat == seat and viewer.planned == waiting for viewer in self._table.viewers
        )

    async def _make_plans(self, seat: int, decision: int, language: str) -> None:
        core, limits = self._table.core, self._limits

        def job() -> MakePlans | None:
            if not self._are_wanted(seat, decision, language):
                return None
            row, observation = core.row, observe(core, seat).to_json()
            settings = (row.game, row.players, row.options, observation, language, core.names)
            return MakePlans(*settings, limits.plans, limits.plan_bytes)

        try:
            planned = await self._workers.run(core.id, job, joined_message, limits.plan_seconds)
        except WorkerFailed:
            planned = None
        match = core.match
        if match is None or match.opened[seat] != decision or not match.state.is_deciding(seat):
            return
        if planned is None:
            planned = encode(legal_only(observe(core, seat)))
        message = encode(PlansHeader(decision)).removesuffix(b"}") + b"," + planned.removeprefix(b"{")
        self._plans = {key: plans for key, plans in self._plans.items() if match.opened[key[0]] == key[1]}
        self._plans[seat, decision, language] = message
        for viewer in self._table.viewers:
            if viewer.seat == seat and viewer.planned == (decision, language):
                viewer.send(message)
