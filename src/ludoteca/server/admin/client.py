"""How `ludoteca admin` reaches a database: through the server that has it open (`direct.py` where none runs).

A server on SQLite leaves its address and a secret in a file beside the database, readable by its own user; servers on
PostgreSQL have theirs in the table `servers`. Whoever can read these may do with the database whatever they like anyway.
"""

import os
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import make_url

from ludoteca.server.admin.commands import AnyCommand
from ludoteca.server.cluster.membership import living_servers

ANSWER_SECONDS = 60.0


class RunningServer(msgspec.Struct):
    url: str
    secret: str


class AdminRefused(Exception):
    """The server said no; the text says why, in the language that was asked for."""


class NoAnswer(Exception):
    """A server runs, but cannot be reached."""


@contextmanager
def announced(address: str, server: RunningServer) -> Iterator[None]:
    """Leaves the address of a server on SQLite for its admin."""
    file = _address_file(address)
    if file is None:
        yield
        return
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
        opened.write(msgspec.json.encode(server))
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink()


def _address_file(address: str) -> Path | None:
    url = make_url(address)
    sqlite = url.get_backend_name() == "sqlite" and url.database
    return Path(f"{url.database}.server") if sqlite else None


async def running_servers(address: str) -> list[RunningServer]:
    """The servers that have this database open. On SQLite callers know that one does."""
    file = _address_file(address)
    if file is None:
        return [RunningServer(peer.url, peer.secret) for peer in await living_servers(address)]
    try:
        return [msgspec.json.decode(file.read_bytes(), type=RunningServer)]
    except (OSError, msgspec.MsgspecError) as error:
        raise NoAnswer(str(file)) from error


def ask(server: RunningServer, command: AnyCommand, language: str) -> bytes:
    """The server's answer as JSON; raises AdminRefused and NoAnswer."""
    headers = {
        "Authorization": f"Bearer {server.secret}",
        "Origin": server.url,
        "Accept-Language": language,
        "Content-Type": "application/json",
    }
    request = urllib.request.Request(f"{server.url}/api/admin", msgspec.json.encode(command), headers, method="POST")  # noqa: S310  # of our own server
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=ANSWER_SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except urllib.error.HTTPError as refused:
        raise AdminRefused(_reason(refused.read()) or f"{refused.code} {refused.reason}") from None
    except OSError as error:
        raise NoAnswer(f"{server.url} ({error})") from None


def _reason(body: bytes) -> str:
    with suppress(msgspec.MsgspecError, KeyError, TypeError):
        return str(msgspec.json.decode(body)["error"]["text"])
    return ""
