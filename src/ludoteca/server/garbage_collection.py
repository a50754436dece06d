"""When the garbage collector scans all objects: it stops every table, for half a second with a thousand of them in memory.

Python would do so every few moments while tables come, and find next to nothing: objects go when the last reference to
them does, and only cycles wait for the collector. So what is in memory is frozen, which exempts it from Python's own
collections, and all of it is scanned once in a while. What is new is scanned before it is frozen, and seldom by Python itself
meanwhile: that took a tenth of the server's processor under load.
"""

import asyncio
import gc

FREEZE_SECONDS = 1.0
FREEZES_PER_SCAN = 600
NEW_OBJECTS = 20_000
"""Python's own collections begin when there are so many more than at the last one; its default is 700."""


class GarbageCollection:
    """Freezes every `seconds`; after so many times it scans everything, also what was frozen."""

    def __init__(self, seconds: float = FREEZE_SECONDS, freezes_per_scan: int = FREEZES_PER_SCAN) -> None:
        self._seconds = seconds
        self._freezes_per_scan = freezes_per_scan
        self._task: asyncio.Task[None] | None = None
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        gc.set_threshold(NEW_OBJECTS, *self._thresholds[1:])
        self._task = asyncio.create_task(self._run(), name="garbage collection")

    async def stop(self) -> None:
        """Leaves everything frozen: the process ends, and a last scan would only take time."""
        if self._task is not None:
            self._task.cancel()
        gc.set_threshold(*self._thresholds)

    async def _run(self) -> None:
        while True:
            gc.unfreeze()
            for _ in range(self._freezes_per_scan):
                gc.collect()  # what is not frozen: everything the first time, then what came since
                gc.freeze()
                await asyncio.sleep(self._seconds)
