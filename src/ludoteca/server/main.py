"""Starts and stops the server process."""

import asyncio
import contextlib
import errno
import os
import secrets
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server import logs
from ludoteca.server.admin.client import RunningServer, announced
from ludoteca.server.settings import Settings, data_folder, database_address, limits_from_environment
from ludoteca.server.storage.file_lock import DatabaseInUse, only_server
from ludoteca.server.storage.repository import Repository, UnknownSchema

SHUTDOWN_SECONDS = 5
LARGEST_FRAME = 65_536
PING_SECONDS = 25.0
BACKLOG = 512
POLL_SECONDS = 0.05
SECRET_BYTES = 24


def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    public_url: str = "",
    data_dir: str = "",
    database: str = "",
    open_browser: bool = True,
    peer_url: str = "",
    log_format: str = "",
    bot_workers: Sequence[Sequence[str]] = (),
) -> int:
    """Runs the server until it is told to stop (Ctrl-C, SIGTERM); returns the exit code."""
    logs.configure(log_format)
    folder = Path(data_dir) if data_dir else data_folder()
    with contextlib.ExitStack() as opened:
        try:
            address = database_address(database, folder)
            if address.startswith("sqlite"):
                folder.mkdir(parents=True, exist_ok=True)
            listener = opened.enter_context(listen(host, port))
            opened.enter_context(only_server(address))
            asyncio.run(try_database(address))
        except (
            ValueError,
            OverflowError,
            OSError,
            ImportError,
            SQLAlchemyError,
            DatabaseInUse,
            UnknownSchema,
        ) as error:
            print(f"ludoteca: {explain(error, host, port)}", file=sys.stderr)
            return 1
        port = listener.getsockname()[1]
        limits, secure = limits_from_environment(), public_url.startswith("https:")
        peer_url = (peer_url or peer_address(host, port)).rstrip("/")
        token = os.environ.get("LUDOTECA_METRICS_TOKEN", "")
        admin = RunningServer(peer_url, secrets.token_urlsafe(SECRET_BYTES))
        opened.enter_context(announced(address, admin))
        elsewhere = tuple(tuple(command) for command in bot_workers)
        settings = Settings(host, port, public_url, address, limits, secure, peer_url, token, admin.secret, elsewhere)
        return run(settings, listener, open_browser)


async def try_database(address: str) -> None:
    """Connects to the database and migrates it, so that problems are reported before the server starts."""
    repository = Repository(address)
    try:
        await repository.start()
    finally:
        await repository.stop()


def run(settings: Settings, listener: socket.socket, open_browser: bool) -> int:
    from ludoteca.server.http.app import make_app
    from ludoteca.server.http.connections import LimitedWebSocket, limited_connections

    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        http=limited_connections(settings.limits),
        server_header=False,
        ws=LimitedWebSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    page = page_address(settings)
    threading.Thread(target=announce, args=(server, page, open_browser), daemon=True).start()
    signal.signal(
        signal.SIGTERM, lambda number, frame: sys.exit(0)
    )  # uvicorn raises the signal again when it has stopped
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only on sockets that name their protocol. With Nagle's algorithm every answer would wait
    # 40 ms: moves are small and must leave at once.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":  # on Windows SO_REUSEADDR would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def explain(error: Exception, host: str, port: int) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return (
            f"port {port} on {host} is taken; is Ludoteca running already? If something else has it: --port {port + 1}"
        )
    if isinstance(error, OSError) and error.errno in (errno.EACCES, errno.EPERM):
        return f"may not listen on {host}:{port} or write the data folder; try another --port or --data-dir ({error})"
    if isinstance(error, OverflowError):
        return f"port {port} does not exist: ports go from 0 to 65535"
    if isinstance(error, DatabaseInUse):
        return f"another Ludoteca has {error} open; stop it first, or use another --data-dir"
    if isinstance(error, UnknownSchema):
        return f"the database was written by a newer release (schema {error}); please update Ludoteca"
    if isinstance(error, ImportError):
        return f"this database needs a driver that is not installed: pip install 'ludoteca[postgres]' ({error})"
    if isinstance(error, SQLAlchemyError):
        return f"the database cannot be used: {error}".splitlines()[0]
    return str(error)


def page_address(settings: Settings) -> str:
    if settings.public_url:
        return settings.public_url
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host  # noqa: S104
    return f"http://{host}:{settings.port}/"


def peer_address(host: str, port: int) -> str:
    """Returns the address at which other servers reach this one by default: on the same machine, or at its main
    address."""
    from ludoteca.server.http.network_addresses import ALL_INTERFACES, default_address, for_url

    name = (default_address() or "127.0.0.1") if host in ALL_INTERFACES else host
    return f"http://{for_url(name)}:{port}"


def announce(server: uvicorn.Server, page: str, open_browser: bool) -> None:
    """Prints the page's address as soon as it is served, and opens it in the browser if asked to."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(POLL_SECONDS)
    print(f"Ludoteca is at {page}  (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(page)
