"""Executes work on a Ray cluster: the same chunks on any number of machines.

Ray repeats the chunk of a lost worker or machine, and a game is decided by its number alone, so a repeated game is the
same. Every machine needs the same version of Ludoteca, and of the games and bots that play.
"""

import logging
import math
import os
import socket
from collections.abc import Iterator
from typing import Final

from ludoteca.arena.workers import POLL_SECONDS, Chunks, Done, Executor, Numbers, Work, play_for_a_while
from ludoteca.bots.outside import registry
from ludoteca.kernel.refusals import BadSettings

try:
    import ray
except ImportError:  # an extra
    raise BadSettings("cluster-missing") from None

CONNECT_SECONDS: Final = 5.0
LOCAL: Final = "local"
"""The address that starts a cluster on this machine."""


class RayExecutor(Executor):
    """Executes work on a Ray cluster. `count` is the number of processors that the cluster had at the start."""

    def __init__(self, address: str, seconds: float = math.inf) -> None:
        super().__init__(seconds)
        try:
            check_reachable(address)
            ray.init(
                address=address,
                log_to_driver=False,
                include_dashboard=False if address == LOCAL else None,
                runtime_env={"env_vars": environment()},
                logging_level=logging.ERROR,
            )
        except (OSError, RuntimeError, ValueError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise BadSettings("cluster-away", {"address": address, "reason": reason}) from None
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __exit__(self, *_: object) -> None:
        ray.shutdown()
        super().__exit__()

    def play_chunks(self, work: Work[Done], chunks: Chunks) -> Iterator[Done]:
        # Lost workers are replaced without limit.
        play = ray.remote(max_retries=-1, retry_exceptions=False)(play_for_a_while)
        shared = ray.put(work)
        under_way: dict[ray.ObjectRef, Numbers] = {}
        while True:
            while len(under_way) < 2 * self.count and not self.interrupted and (numbers := chunks.take()):
                under_way[play.remote(shared, numbers)] = numbers
            if not under_way:
                return
            finished, _ = ray.wait(list(under_way), timeout=POLL_SECONDS)
            for one in finished:
                done = ray.get(one)
                chunks.give_back(under_way.pop(one), done)
                yield done


def check_reachable(address: str) -> None:
    """Raises OSError if the address does not accept connections: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def environment() -> dict[str, str]:
    """Returns the environment variables of remote workers: the registered outside bots, and the package's location."""
    return {
        name: os.environ[name] for name in (registry.VARIABLE, registry.SECONDS, "PYTHONPATH") if name in os.environ
    }
