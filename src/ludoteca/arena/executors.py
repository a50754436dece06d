"""Chooses who executes work: this process, a pool of processes, or a Ray cluster."""

import math

from ludoteca.arena.workers import Executor, InProcessExecutor, ProcessExecutor


def executor_for(workers: int = 1, cluster: str | None = None, seconds: float = math.inf) -> Executor:
    if cluster is not None:
        from ludoteca.arena.cluster import RayExecutor  # imported late: most users have no Ray

        return RayExecutor(cluster, seconds)
    return InProcessExecutor(seconds) if workers == 1 else ProcessExecutor(workers, seconds)
