"""Schedules the garbage collector: a full collection stops every table, for half a second with a thousand of them in
memory.

Python would run one every few moments while tables are loaded, and find next to nothing: objects are freed with their
last reference, and only cycles wait for the collector. So objects in memory are frozen, which exempts them from
automatic collections, and everything is collected once in a while. New objects are collected before they are frozen,
and rarely in between: automatic collections took a tenth of the server's processor time under load.
"""

import asyncio
import gc

FREEZE_SECONDS = 1.0
FREEZES_PER_SCAN = 600
NEW_OBJECTS = 20_000
"""The threshold of new objects for an automatic collection; Python's default is 700."""
YOUNGEST = 0
"""The generation of objects that no collection has looked at yet."""


class GarbageCollection:
    """Freezes objects every `seconds`, and collects everything, frozen objects included, after a number of freezes."""

    def __init__(self, seconds: float = FREEZE_SECONDS, freezes_per_scan: int = FREEZES_PER_SCAN) -> None:
        self._seconds = seconds
        self._freezes_per_scan = freezes_per_scan
        self._task: asyncio.Task[None] | None = None
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        gc.set_threshold(NEW_OBJECTS, *self._thresholds[1:])
        self._task = asyncio.create_task(self._run(), name="garbage collection")

    async def stop(self) -> None:
        """Stops without unfreezing: the process ends, and a last collection would only take time."""
        if self._task is not None:
            self._task.cancel()
        gc.set_threshold(*self._thresholds)

    async def _run(self) -> None:
        while True:
            for _ in range(self._freezes_per_scan):
                gc.collect(YOUNGEST)  # the others were looked at when they became older
                gc.freeze()
                await asyncio.sleep(self._seconds)
            gc.unfreeze()
            gc.collect()
