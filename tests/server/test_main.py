"""Starting and stopping the server."""

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server import main
from ludoteca.server.http.middleware import OriginPolicy
from ludoteca.server.rate_limits import TokenBucket
from ludoteca.server.settings import Limits, Settings, data_folder, database_address, limits_from_environment
from ludoteca.server.storage.repository import Repository
from tests.server.database import with_database
from tests.server.harness import START, Server


def test_a_taken_port_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main.serve(port=port, data_dir=str(tmp_path), open_browser=False) == 1
    errors = capsys.readouterr().err
    assert f"port {port} on 127.0.0.1 is taken" in errors
    assert errors.count("\n") == 1


def test_a_wrong_database_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.serve(port=0, data_dir=str(tmp_path), database="oracle://x", open_browser=False) == 1
    assert capsys.readouterr().err.startswith("ludoteca: --database 'oracle://x': use sqlite:///")


def test_a_database_out_of_reach_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://nobody@127.0.0.1:9/none"
    assert main.serve(port=0, data_dir=str(tmp_path), database=address, open_browser=False) == 1
    errors = capsys.readouterr().err
    assert errors.startswith("ludoteca: ")
    assert errors.count("\n") == 1


def test_a_broken_database_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ludoteca.sqlite3").write_bytes(b"this is not a database" * 1000)
    assert main.serve(port=0, data_dir=str(tmp_path), open_browser=False) == 1
    errors = capsys.readouterr().err
    assert "not a database" in errors
    assert errors.count("\n") == 1


def test_a_database_of_a_newer_release_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database, database:
        database.execute("create table alembic_version (version_num varchar(32) primary key)")
        database.execute("insert into alembic_version values ('9999')")
    assert main.serve(port=0, data_dir=str(tmp_path), open_browser=False) == 1
    errors = capsys.readouterr().err
    assert "newer release (schema 9999)" in errors
    assert errors.count("\n") == 1


def test_a_database_that_cannot_be_written_does_not_start(tmp_path: Path) -> None:
    with_database(tmp_path, nothing)
    address = f"sqlite:///file:{tmp_path}/ludoteca.sqlite3?mode=ro&uri=true"  # root may write to any folder
    with pytest.raises(SQLAlchemyError, match="readonly"):
        with_database(tmp_path, nothing, address)


async def nothing(repository: Repository) -> None:
    """Opening it is enough."""


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        assert main.serve(port=0, data_dir=str(tmp_path), open_browser=False) == 1
        errors = capsys.readouterr().err
        assert "another Ludoteca has" in errors
        assert errors.count("\n") == 1
        server.kill()
        server.start()  # the lock ends with its process


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    program = START.format(port=0, data=str(tmp_path), database="", public="")
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Ludoteca is at http://localhost:")
        server.send_signal(stop)
        assert server.wait(30) == 0
        assert server.stderr is not None
        assert server.stderr.read() == ""
    assert (tmp_path / "ludoteca.sqlite3").is_file()


def test_its_workers_end_with_it_even_when_it_is_killed(tmp_path: Path) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("finds the worker processes through /proc")
    from tests.server.live.test_bots import workers_of

    with Server(tmp_path) as server:
        workers = workers_of(server)
        assert len(workers) == 2
        server.kill()
    for worker in workers:
        wait_for_end(worker)


def wait_for_end(process: int) -> None:
    import time

    deadline = time.monotonic() + 60
    while Path(f"/proc/{process}/cmdline").exists() and Path(f"/proc/{process}/cmdline").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_data_lies_where_the_system_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "ludoteca"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "Ludoteca"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == Path.home() / "Library" / "Application Support" / "Ludoteca"


def test_database_addresses_get_their_driver(tmp_path: Path) -> None:
    assert database_address("", tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/ludoteca.sqlite3"
    assert database_address("sqlite:////x/y.db", tmp_path) == "sqlite+aiosqlite:////x/y.db"
    assert database_address("postgresql://u:p@h/d", tmp_path) == "postgresql+asyncpg://u:p@h/d"
    assert database_address("postgres://u:p@h/d", tmp_path) == "postgresql+asyncpg://u:p@h/d"


def test_limits_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("LUDOTECA_")]:
        monkeypatch.delenv(name)
    assert limits_from_environment() == Limits()
    monkeypatch.setenv("LUDOTECA_BOT_SECONDS", "7.5")
    monkeypatch.setenv("LUDOTECA_WORKERS", "3")
    assert (limits_from_environment().bot_seconds, limits_from_environment().workers) == (7.5, 3)


def settings(host: str = "127.0.0.1", public_url: str = "") -> Settings:
    return Settings(host, 8080, public_url, "", Limits())


def test_the_doorkeeper_knows_our_names() -> None:
    door = OriginPolicy(settings())
    for host in ("localhost:8080", "127.0.0.1:8080", "192.168.1.7:8080", "[::1]:8080", socket.gethostname()):
        assert door.knows_host(host), host
    for host in ("evil.example", "localhost.evil.example:8080", "127.0.0.1.evil.example", "", "[", "a b"):
        assert not door.knows_host(host), host
    assert door.knows_origin("http://localhost:8080", "localhost:8080")
    assert not door.knows_origin("http://localhost:8081", "localhost:8080")
    assert not door.knows_origin("http://evil.example", "localhost:8080")
    assert not door.knows_origin(None, "localhost:8080")


def test_behind_a_public_address_that_is_ours_too() -> None:
    door = OriginPolicy(settings(public_url="https://play.example.org/"))
    assert door.knows_host("play.example.org")
    assert door.knows_origin("https://play.example.org", "internal:8080")
    assert not door.knows_host("other.example.org")
    assert settings(public_url="https://play.example.org").cookie == "ludoteca"


def test_a_bucket_lets_bursts_through_and_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("ludoteca.server.rate_limits.time.monotonic", lambda: clock[0])
    bucket = TokenBucket(2, 5)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 100
    assert bucket.full
    assert bucket.take(5)
    assert not bucket.take()
