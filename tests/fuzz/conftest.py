"""The tests of a live table share one server."""

from tests.server.conftest import _all_closed, server

__all__ = ["_all_closed", "server"]
