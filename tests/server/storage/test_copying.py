"""Backup, restore and moving to another database copy everything as of one moment."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.harness import Person, Server


def db(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run("db", *arguments)


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        return {name: sorted(database.execute(f"select * from {name}"), key=repr) for name in names}


def test_a_backup_of_a_running_server_is_restored_and_played_on(tmp_path: Path) -> None:
    data, other, backup = tmp_path / "data", tmp_path / "other", tmp_path / "backup.sqlite3"
    with Server(data) as server:
        ana = Person(server)
        table = ana.new_table("me random")["id"]
        page = ana.sit(table)
        for _ in range(5):
            page.act(page.wait_until_asked()["position"]["legal"][0])
        page.say("note", text="my plan")
        asked = page.wait_until_asked()
        made = db("backup", str(backup), "--data-dir", str(data))
        assert (made.returncode, made.stdout) == (0, "Copied everything: one table.\n"), made.stderr
        again = db("backup", str(backup), "--data-dir", str(data))
        assert (again.returncode, "not empty" in again.stderr) == (2, True)
        restored = db("restore", str(backup), "--data-dir", str(data))
        assert (restored.returncode, "another Ludoteca has" in restored.stderr) == (2, True)
        server.stop()
    other.mkdir()
    assert db("restore", str(backup), "--data-dir", str(other)).returncode == 0
    assert rows(other / "ludoteca.sqlite3") == rows(backup)
    moved = Server(other)
    moved.port = server.port  # the cookie belongs to it
    with moved:
        back = ana.sit(table)
        update = back.wait_until_asked()
        assert (update["version"], update["position"]) == (asked["version"], asked["position"])
        assert '"note":"my plan"' in back.heard[0]
        assert back.play_on()["result"] is not None


def test_what_cannot_be_copied_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.sqlite3").write_bytes(b"no database" * 1_000)
    for arguments, said in [
        (("backup",), "Write the file"),
        (("upgrade", "x"), "needs no file"),
        (("burn",), "is not one of"),
        (("move", "oracle://x"), "oracle"),
        (("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path / "nowhere")), "no database"),
        (("restore", str(tmp_path / "broken.sqlite3"), "--data-dir", str(tmp_path)), "not a database"),
    ]:
        done = db(*arguments)
        assert done.returncode == 2
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
    assert db("upgrade", "--data-dir", str(tmp_path)).returncode == 0
    assert (tmp_path / "ludoteca.sqlite3").is_file()


@pytest.mark.slow
def test_a_damaged_target_gets_nothing(tmp_path: Path) -> None:
    """The copy is one transaction: a row that cannot be written leaves none."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    assert db("upgrade", "--database", f"sqlite:///{copy}").returncode == 0
    with Server(data) as server:
        Person(server).new_table("me random")
        server.stop()
    with closing(sqlite3.connect(copy)) as database, database:
        database.execute("create trigger full before insert on seats begin select raise(abort, 'full'); end")
    assert db("backup", str(copy), "--data-dir", str(data)).returncode == 2
    assert all(not found for name, found in rows(copy).items() if name != "alembic_version")
