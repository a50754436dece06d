"""A page gets the same messages from the tables in its browser as from a server."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.browser.worker import Worker
from tests.browser_tables.transcript import REQUESTS, Request
from tests.server.harness import Person, Server

ROOT = Path(__file__).parents[2]


def transcript(how: str, folder: Path) -> str:
    folder.mkdir()
    asked = [sys.executable, "-m", "tests.browser_tables.transcript", how, str(folder)]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_messages_without_msgspec_are_byte_for_byte_those_with_it(tmp_path: Path) -> None:
    pure, real = (transcript(how, tmp_path / how) for how in ("pure", "msgspec"))
    assert pure == real
    for type in ("welcome", "update", "plans", "status", "table", "accepted", "refused", "because", "failed", "pong"):
        assert f'{{"type":"{type}"' in pure, "and all of these are among them"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


async def keep() -> None:
    return


async def asked_here(folder: Path, requests: tuple[Request, ...]) -> list[tuple[int, str]]:
    worker = Worker(str(folder / "tables.sqlite3"), keep)
    await worker.start()
    found = [
        await worker.request(method, path, "" if body is None else json.dumps(body), "en")
        for method, path, body in requests
    ]
    await worker.tables.stop()
    return found


@pytest.mark.slow
def test_requests_get_the_answers_of_a_server(server: Server, tmp_path: Path) -> None:
    somebody = Person(server, "")
    for (method, path, body), (status, text) in zip(REQUESTS, asyncio.run(asked_here(tmp_path, REQUESTS)), strict=True):
        there = somebody.http.request(method, f"/api/{path}", json=body, headers={"Accept-Language": "en"})
        assert (there.status_code < 400) == (status < 400), path
        if status >= 400:
            assert there.status_code == status, path
        if text[:1] in "[{":
            assert json.loads(text) == there.json(), path
        else:
            assert text == there.text, path


def test_what_needs_other_people_says_that_it_is_not_here(tmp_path: Path) -> None:
    requests: tuple[Request, ...] = (
        ("PUT", "me", {"name": "Ana"}),
        ("POST", "tables", {"game": "mille-fiori", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "find", {"code": "ABCD-EFGH"}),
        ("POST", "me/link", None),
    )
    _, *answers = asyncio.run(asked_here(tmp_path, requests))
    for status, text in answers:
        assert status == 404
        assert json.loads(text)["error"]["text"].startswith("This site has no server")


def test_a_table_is_kept_in_the_file(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    first: tuple[Request, ...] = (
        ("PUT", "me", {"name": "Ana", "language": "es"}),
        ("POST", "tables", {"game": "great-split", "seats": seats}),
    )
    _, (_, made) = asyncio.run(asked_here(tmp_path, first))
    (_, me), (_, mine) = asyncio.run(asked_here(tmp_path, (("GET", "me", None), ("GET", "tables", None))))
    assert json.loads(me) == {"name": "Ana", "language": "es"}
    assert [table["id"] for table in json.loads(mine)] == [json.loads(made)["id"]]


def test_exercises_and_best_moves_are_there(tmp_path: Path) -> None:
    (_, told), *_ = asyncio.run(asked_here(tmp_path, (("GET", "practice/mille-fiori", None),)))
    item = json.loads(told)["items"][0]["id"]
    of = f"practice/mille-fiori/{item}"
    (status, told), (wrong, _) = asyncio.run(
        asked_here(
            tmp_path,
            (
                ("POST", f"{of}/exercise", {"actions": []}),
                ("POST", "practice/mille-fiori/none/exercise", {"actions": []}),
            ),
        )
    )
    assert (status, wrong) == (200, 404)
    first = json.loads(told)["exercise"]["plans"]["plans"][0]["actions"][0]
    answers = (("POST", f"{of}/answer?language=es", {"actions": [first]}), ("GET", "practice/today", None))
    (status, told), (today, _) = asyncio.run(asked_here(tmp_path, answers))
    assert (status, today) == (200, 200)
    assert json.loads(told)["best"]["text"]


def test_a_finished_game_is_analysed_step_by_step(tmp_path: Path) -> None:
    async def analysed() -> list[dict[str, object]]:
        worker = Worker(str(tmp_path / "tables.sqlite3"), keep)
        await worker.start()
        worker.tables.registry.limits = replace(worker.tables.registry.limits, analysis_rollouts=2, analysis_worlds=1)
        await worker.request("PUT", "me", json.dumps({"name": "Ana"}), "en")
        text = (ROOT / "tests" / "golden" / "pebbles-3-high.record").read_text("utf-8")
        _, made = await worker.request("POST", "records", json.dumps({"text": text}), "en")
        heard: list[dict[str, object]] = []
        while not heard or heard[-1]["status"] == "running":
            _, told = await worker.request("GET", f"tables/{json.loads(made)['id']}/analysis", "", "en")
            heard.append(json.loads(told))
            await asyncio.sleep(0)
        await worker.tables.stop()
        return heard

    heard = asyncio.run(analysed())
    assert heard[-1]["status"] == "done"
    assert heard[-1]["analysis"]
    assert any(0 < float(str(one["share"])) < 1 for one in heard), "and progress was told meanwhile"
