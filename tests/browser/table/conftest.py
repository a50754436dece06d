"""A server for tests of absent players and clocks."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="package")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that replaces absent players after a second, and whose clocks run three times as fast."""
    data = tmp_path_factory.mktemp("hasty-server")
    with Server(data, absent_seconds="1", minute_seconds="20", plan_seconds="60") as running:
        yield running
