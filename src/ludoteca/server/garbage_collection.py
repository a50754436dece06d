"""When the garbage collector scans all objects: it stops every table, for half a second with a thousand of them in memory.

Python would do so every few moments while tables come, and find next to nothing: objects go when the last reference to
them does, and only cycles wait for the collector. So what is in memory is frozen, which exempts it from Python's own
collections, and all of it is scanned once in a while.
"""

import asyncio
import gc

FREEZE_SECONDS = 1.0
FREEZES_PER_SCAN = 600


class GarbageCollection:
    """Freezes every `seconds`; after so many times it scans everything, also what was frozen."""

    def __init__(self, seconds: float = FREEZE_SECONDS, freezes_per_scan: int = FREEZES_PER_SCAN) -> None:
        self._seconds = seconds
        self._freezes_per_scan = freezes_per_scan
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="garbage collection")

    async def stop(self) -> None:
        """Leaves everything frozen: the process ends, and a last scan would only take time."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            gc.unfreeze()
            gc.collect()
            for _ in range(self._freezes_per_scan):
                gc.freeze()
                await asyncio.sleep(self._seconds)
