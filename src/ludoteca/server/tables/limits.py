"""The time limits of a table, in seconds. The server's settings (`server/settings.py`) extend them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableLimits:
    absent_seconds: float = 60.0
    """How long a person must have been absent, and had to decide, before a bot may be called for them."""
    host_seconds: float = 600.0
    """How long the host of a waiting table must have been absent before another person there may replace them."""
    minute_seconds: float = 60.0
    day_seconds: float = 86_400.0
    """The length of a clock's minute and day; tests shorten them."""
