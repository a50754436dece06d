"""One table and what happens at it, without I/O: rows, journal, versions, commands, clocks, seeds, views.

It needs the kernel, the games and the standard library only, no asyncio even, so that it also runs in a test or in a
browser (Pyodide). `tests/server/tables/test_core.py` and an import-linter contract hold that. `ludoteca.server.live` makes it
durable and shows it.
"""
