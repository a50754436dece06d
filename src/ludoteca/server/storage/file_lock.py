"""A file lock for SQLite: a second server would not see what the first one holds in memory."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class DatabaseInUse(Exception):
    """Another server has this database open."""


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Holds a lock file beside the database. The system releases it when the process ends, however that happens."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    lock = Path(f"{url.database}.lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(file)
        except OSError:
            raise DatabaseInUse(url.database) from None
        yield
    finally:
        os.close(file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
