"""Closes the connections of people who act beside the browser."""

from collections.abc import Iterator

import pytest

from tests.server.harness import OPEN


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    with OPEN:
        yield
