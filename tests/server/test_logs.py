"""The log tells operators what happened and contains no secrets."""

import contextlib
import json
import logging
import sqlite3
import sys
from pathlib import Path

import pytest

from ludoteca.server import logs
from ludoteca.server.logs import JsonFormatter, TextFormatter, about
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import NotSaved
from tests.server.database import somebody, with_database
from tests.server.harness import Message, Person, Server

REQUIRED = {"time", "level", "event", "message", "logger"}


def secrets_of(data: Path) -> set[str]:
    """What the database and the file beside it keep secret, in the ways in which it could be written."""
    with contextlib.closing(sqlite3.connect(data / "ludoteca.sqlite3")) as database:
        kept = [value for row in database.execute("select secret, invite from tables") for value in row]
        kept += [value for row in database.execute("select hash from tokens") for value in row]
        kept += [value for row in database.execute("select nonce from seats where nonce <> ''") for value in row]
    admin = json.loads((data / "ludoteca.sqlite3.server").read_text())["secret"]
    return {admin, *(repr(value) if isinstance(value, bytes) else value for value in kept)} | {
        value.hex() for value in kept if isinstance(value, bytes)
    }


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, log="DEBUG", log_format="json", slow_seconds="0") as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.new_table("me open random", "great-split")
        pages = [ana.sit(table["id"]), ben.join(table)]
        link = ana.http.post("/api/me/link").json()["token"]
        Person(server, "").http.post("/api/me/arrive", json={"token": link}).raise_for_status()
        pages[0].say("chat", text="whispered words", key="1")
        pages[0].say("note", text="private plan")
        played: set[str] = set()
        while not all(page.update and page.update["result"] for page in pages):
            for page in pages:
                page.drain(0.01)
                if page.update and page.update["decision"] is not None:
                    action = page.update["position"]["legal"][0]
                    played.add(action)
                    page.act(action)
        ana.http.post("/api/join", json={"code": "WRONGCODE1"})
        ana.get(f"/api/tables/{table['id']}")
        hidden = secrets_of(tmp_path) | {link, "whispered words", "private plan", "WRONGCODE1", *played}
        hidden |= {value for person in (ana, ben) for value in person.http.cookies.values()}
        server.stop()
    text = server.errors.read_text()
    assert [value for value in hidden if value in text] == []
    lines: list[Message] = [json.loads(line) for line in text.splitlines()]
    assert all(line.keys() >= REQUIRED for line in lines)
    about_table = [line for line in lines if line.get("table") == table["id"]]
    assert {"request", "socket"} <= {line["event"] for line in about_table}
    assert len({line["request"] for line in about_table}) == len(about_table), "each has an id of its own"


def line(formatter: logging.Formatter, error: Exception | None = None, **values: str) -> str:
    try:
        if error is not None:
            raise error
        trace = None
    except (KeyError, OSError):
        trace = sys.exc_info()
    record = logging.LogRecord("ludoteca.x", logging.ERROR, "", 0, "it broke", (), trace)
    record.__dict__.update(about("broken", **values))
    return formatter.format(record)


def test_a_line_says_where_it_broke_but_not_what_somebody_holds() -> None:
    told = line(TextFormatter(), KeyError("my hand"), table="t1")
    assert "ERROR it broke (event=broken table=t1)" in told
    assert "test_logs.py" in told
    assert told.endswith("KeyError")
    assert json.loads(line(JsonFormatter(), OSError("disk full")))["trace"].endswith("OSError: disk full")
    assert json.loads(line(JsonFormatter()))["event"] == "broken"


def test_an_error_of_the_database_tells_no_values(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"my own token")
        with pytest.raises(NotSaved) as refused:
            await repository.add_person(somebody(1), b"my own token")
        assert "UNIQUE" in str(refused.value)
        assert "my own token" not in str(refused.value) + caplog.text

    with_database(tmp_path, work)


def test_lines_of_one_request_are_known_by_its_id() -> None:
    with logs.request_context("/api/tables/abc/close") as request:
        told = json.loads(line(JsonFormatter()))
        assert (told["request"], told["table"]) == (request, "abc")
    with logs.request_context("/api/me") as other:
        told = json.loads(line(JsonFormatter()))
        assert (told["request"], "table" in told) == (other, False)
    assert "request" not in json.loads(line(JsonFormatter()))
