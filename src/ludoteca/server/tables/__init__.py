"""One table and what happens at it, without I/O: rows, journal, versions, commands, clocks, seeds, views.

It needs the kernel, the games and the standard library only, and no asyncio, so it also runs in a test or a browser
(Pyodide). `tests/server/tables/test_core.py` and an import-linter contract check that. `ludoteca.server.live` makes
changes durable and shows them.
"""
