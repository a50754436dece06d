"""The client of `ludoteca admin`: sends commands to the server that has the database open (`direct.py` if none runs).

A server on SQLite writes its address and a secret into a file beside the database that only its own user can read;
servers on PostgreSQL store theirs in the table `servers`. Anybody who can read these could change the database anyway.
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
    """The server refused the command; the text gives the reason in the requested language."""


class NoAnswer(Exception):
    """A server is running but cannot be reached."""


@contextmanager
def announced(address: str, server: RunningServer) -> Iterator[None]:
    """Writes the address file of a server on SQLite, and removes it at the end."""
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
    """Returns the servers that have this database open. On SQLite the caller has already found that one is running."""
    file = _address_file(address)
    if file is None:
        return [RunningServer(peer.url, peer.secret) for peer in await living_servers(address)]
    try:
        return [msgspec.json.decode(file.read_bytes(), type=RunningServer)]
    except (OSError, msgspec.MsgspecError) as error:
        raise NoAnswer(str(file)) from error


def ask(server: RunningServer, command: AnyCommand, language: str) -> bytes:
    """Sends a command and returns the answer as JSON; raises AdminRefused or NoAnswer."""
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
