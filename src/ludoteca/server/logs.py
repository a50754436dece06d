"""The server's log: one line per event, as text or as JSON.

A line has a time, a level, the name of an event, and the table and request it is about if they are known. No line
contains tokens, codes or cards: values that could hold them are left out, also of error messages.
"""

import json
import logging
import os
import re
import secrets
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
LEVEL_VARIABLE: Final = "LUDOTECA_LOG"
FORMAT_VARIABLE: Final = "LUDOTECA_LOG_FORMAT"
REQUEST_BYTES: Final = 6
SAFE_MESSAGE_ERRORS: Final = (OSError, AssertionError)
"""Errors whose messages come from the system or from this code. Messages of all others may quote user input and are
not logged."""
_TABLE_PATH = re.compile(r"/(?:api/tables|t)/([A-Za-z0-9_-]{1,40})(?:/|$)")
_context: ContextVar[Mapping[str, str]] = ContextVar("log context", default={})  # noqa: B039  # never changed


def about(event: str, **values: str | float) -> dict[str, object]:
    """Returns the `extra=` of a log call: the event's name, and values for programs that search the log."""
    return {"about": {"event": event, **values}}


@contextmanager
def request_context(path: str) -> Iterator[str]:
    """Assigns all lines logged inside, also by tasks started there, to one request; yields its id."""
    request = secrets.token_hex(REQUEST_BYTES)
    table = _TABLE_PATH.match(path)
    token = _context.set({"request": request, **({"table": table[1]} if table else {})})
    try:
        yield request
    finally:
        _context.reset(token)


def configure(format: str = "") -> None:
    """Logs to standard error. Libraries log from WARNING on only, because their messages contain values."""
    format = format or os.environ.get(FORMAT_VARIABLE, TEXT)
    level = os.environ.get(LEVEL_VARIABLE, "WARNING").upper()
    os.environ[FORMAT_VARIABLE] = format  # for worker processes
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if format == JSON else TextFormatter())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    logging.getLogger("ludoteca").setLevel(level if level in LEVELS else "WARNING")


def _values(record: logging.LogRecord) -> dict[str, object]:
    known: Mapping[str, object] = getattr(record, "about", {})
    return {"event": record.name.rpartition(".")[2], **_context.get(), **known}


def _trace(record: logging.LogRecord) -> str:
    """Returns where an error was raised, and its type."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    error = record.exc_info[1]
    text = f": {error}" if isinstance(error, SAFE_MESSAGE_ERRORS) else ""
    return "".join(traceback.format_tb(error.__traceback__)) + f"{type(error).__name__}{text}"


def _moment(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


class TextFormatter(logging.Formatter):
    """Formats `2026-11-18T20:15:00.123Z WARNING message (event=not-saved table=…)`; a traceback follows on lines of
    its own."""

    def format(self, record: logging.LogRecord) -> str:
        values = " ".join(f"{name}={value}" for name, value in _values(record).items())
        line = f"{_moment(record)} {record.levelname} {record.getMessage()} ({values})"
        trace = _trace(record)
        return f"{line}\n{trace}" if trace else line


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": _moment(record), "level": record.levelname, **_values(record)}
        line |= {"message": record.getMessage(), "logger": record.name}
        trace = _trace(record)
        return json.dumps(line | {"trace": trace} if trace else line, ensure_ascii=False, default=str)
