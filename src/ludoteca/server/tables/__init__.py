"""One table and what happens at it: rows, journal, versions, clocks, seeds."""
