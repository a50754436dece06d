"""Several real servers on one database, behind a balancer."""

import contextlib
import signal
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.balancer import Balancer
from tests.server.harness import Server


class Cluster(Server):
    """People talk to the balancer's address, as they would to one server's."""

    def __init__(self, data: Path, database: str, count: int, first: str = "", **limits: str) -> None:
        limits = {"lease_seconds": "3"} | limits
        self.servers = [Server(data / str(number), database, first, **limits) for number in range(count)]
        self.balancer = Balancer([server.port for server in self.servers])
        self._opened = contextlib.ExitStack()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.balancer.port}"

    def start(self) -> Self:
        self._opened.enter_context(self.balancer)
        for server in self.servers:
            server.public_url = self.address
            self._opened.enter_context(server)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()

    def alone(self, server: Server) -> None:
        """New connections go to this server only."""
        self.balancer.ports = [server.port]

    def together(self) -> None:
        self.balancer.ports = [server.port for server in self.servers]


def pause(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)


def go_on(server: Server) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)
