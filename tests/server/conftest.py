"""One server for all tests that need no special settings."""

from collections.abc import Iterator

import pytest

from tests.server.harness import OPEN, Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _all_closed() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server, "Ana")


@pytest.fixture
def ben(server: Server) -> Person:
    return Person(server, "Ben")
