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
from ludoteca.server.workers.pool import WorkerFailed, WorkerPool


class PlansAsMade(FromServer, tag=Plans.__struct_config__.tag):
    """The beginning of `Plans`. A worker's answer is the rest of it, and goes on as it is: it can be large."""

    version: int


def as_it_is(planned: bytes) -> bytes:
    if planned == FAILED:
        raise msgspec.ValidationError("the worker failed")
    return planned.rstrip()


class Previews:
    """Each decision's plans are computed once for each language and kept until the decision is another one."""

    def __init__(self, table: LiveTable, workers: WorkerPool, limits: Limits, tasks: BackgroundTasks) -> None:
        self._table = table
        self._workers = workers
        self._limits = limits
        self._tasks = tasks
        self._plans: dict[tuple[int, int, str], bytes] = {}  # by seat, decision and language

    def offer_plans(self, viewer: Viewer) -> None:
        """Sends a page the plans of its open decision: at once, or when a worker has made them."""
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
        else:
            self._tasks.start(self._make_plans(seat, decision, viewer.language))

    async def _make_plans(self, seat: int, decision: int, language: str) -> None:
        core, limits = self._table.core, self._limits
        observation = observe(core, seat)
        ask = MakePlans(
            core.row.game,
            core.row.players,
            core.row.options,
            observation.to_json(),
            language,
            core.names,
            limits.plans,
            limits.plan_bytes,
        )
        try:
            planned = await self._workers.run(core.id, ask, as_it_is, limits.plan_seconds)
        except WorkerFailed:
            planned = encode(legal_only(observation))
        match = core.match
        if match is None or match.opened[seat] != decision or not match.state.is_deciding(seat):
            return
        message = encode(PlansAsMade(decision)).removesuffix(b"}") + b"," + planned.removeprefix(b"{")
        self._plans = {key: plans for key, plans in self._plans.items() if match.opened[key[0]] == key[1]}
        self._plans[seat, decision, language] = message
        for viewer in self._table.viewers:
            if viewer.seat == seat and viewer.planned == (decision, language):
                viewer.send(message)
