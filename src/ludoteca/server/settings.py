"""Settings of one server: its address, its data and its limits.

Every limit can be changed by an environment variable, such as LUDOTECA_BOT_SECONDS=10.
"""

import os
import re
import sys
from dataclasses import dataclass, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from ludoteca.server.tables.limits import TableLimits

PREFIX = "LUDOTECA_"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Limits(TableLimits):
    """All limits of a server. Times are in seconds."""

    bot_seconds: float = 5.0
    """How long a bot may think; then any legal action is taken in its place."""
    plan_seconds: float = 3.0
    hint_seconds: float = 0.7
    """How long the search for a hint may take; less while several people ask."""
    analysis_rollouts: int = 1500
    """The most rollouts for one decision of a finished game, and the number of worlds for each position value."""
    analysis_worlds: int = 100
    study_rollouts: int = 1500
    study_seconds: float = 2.0
    """How long the search for the best moves of a position, or the judgement of an answer, may take; less while
    several people ask."""
    studies_per_minute: float = 40.0
    bot_pace: float = 0.7
    """The shortest time between a bot's move and the one before, so that people can follow."""
    grace_seconds: float = 3.0
    """How long bots wait after a person's move that was not confirmed."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    idle_seconds: float = 120.0
    """How long a table without viewers stays in memory."""
    silence_seconds: float = 90.0
    """A socket that sends nothing for this long is closed."""
    connections: int = 0
    """Open connections; 0 is as many as the system allows."""
    connections_per_network: int = 0
    """Open connections of one network; 0 is half of all, at most 2,000."""
    request_seconds: float = 15.0
    """A connection whose request has not arrived after this time is closed."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 100
    tables_per_hour: float = 60.0
    """By one person; ten times as many from one network."""
    people_per_hour: float = 200.0
    """New people from one network."""
    queue_length: int = 200
    """Messages that may wait for a slow reader before it is disconnected."""
    takeback_seconds: float = 60.0
    """How long a takeback request stays open, while bots wait."""
    chat_per_minute: float = 10.0
    checks_per_minute: float = 30.0
    replays_per_minute: float = 60.0
    positions_per_minute: float = 240.0
    """Edited positions that one network may have checked; each change needs a check."""
    passkeys_per_minute: float = 30.0
    """Questions about passkeys from one network."""
    profiles_per_minute: float = 120.0
    exports_per_hour: float = 10.0
    """Exports of a person's data; ten times as many from one network."""
    link_seconds: float = 900.0
    """How long a device link works."""
    watch_seconds: float = 5.0
    """How often the database is polled for clocks that ran out at unloaded tables."""
    lease_seconds: float = 5.0
    """A server of a cluster that was silent for this long is declared dead."""
    slow_seconds: float = 0.1
    """Operations that take longer are listed by `ludoteca admin slow`."""
    keep_unbegun_days: float = 30.0
    """How long tables that never began are kept. As for the following, counted from the last change; 0 is for ever."""
    keep_abandoned_days: float = 0.0
    """How long unfinished games are kept."""
    keep_finished_days: float = 0.0
    keep_analyses_days: float = 0.0
    """How long analyses are kept, from when they were computed. They can be requested again."""
    keep_guests_days: float = 90.0
    """How long people without a table are kept."""
    retention_seconds: float = 3600.0
    """How often what is too old is removed, and how many of each kind at most."""
    retention_batch: int = 200
    plans: int = 400
    plan_bytes: int = 200_000


def limits_from_environment() -> Limits:
    """Returns the defaults, overridden by environment variables."""
    changed: dict[str, float | int] = {}
    for field in fields(Limits):
        text = os.environ.get(PREFIX + field.name.upper())
        if text:
            changed[field.name] = int(text) if field.type == "int" or field.type is int else float(text)
    return replace(Limits(), **changed)  # type: ignore[arg-type]  # each number has its field's type


@dataclass(frozen=True)
class Settings:
    """`database` is a SQLAlchemy address. `public_url` is the address for people, empty if there is only the server's
    own; `peer_url` is that for other servers on the same database. `bot_workers` are commands that start bot workers
    on other machines."""

    host: str
    port: int
    public_url: str
    database: str
    limits: Limits
    secure: bool = False
    peer_url: str = ""
    metrics_token: str = ""
    admin_secret: str = ""
    bot_workers: tuple[tuple[str, ...], ...] = ()

    @property
    def cookie(self) -> str:
        """The name of the session cookie. A browser shares cookies between all ports of a host, so servers side by
        side need different names."""
        return "ludoteca" if self.public_url else f"ludoteca-{self.port}"


def data_folder() -> Path:
    """Returns the system's folder for a user's application data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Ludoteca"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Ludoteca"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ludoteca"


def database_address(database: str, data_dir: Path) -> str:
    """Returns the address with its driver; a file in the data folder by default."""
    if not database:
        return f"sqlite+aiosqlite:///{data_dir / 'ludoteca.sqlite3'}"
    if not is_database_address(database):
        raise ValueError(f"--database {database!r}: use sqlite:///path/to/file or postgresql://user:password@host/name")
    scheme, _, rest = database.partition(":")
    return f"{DRIVERS.get(scheme, scheme)}:{rest}"


def is_database_address(database: str) -> bool:
    """Returns whether there is a driver for this kind of database."""
    return re.match(r"([a-z+]+)://", database) is not None and database.partition(":")[0] in {
        *DRIVERS,
        *DRIVERS.values(),
    }


def origin_of(url: str) -> str:
    """Returns the origin of a URL: `https://example.org` for `https://example.org/path`."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
