"""A server that is killed at any moment and restarted has lost nothing acknowledged, and the game goes on."""

import contextlib
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from tests.server.harness import Message, Page, Person, Server
from tests.shipped import SHIPPED


def restarted(server: Server) -> None:
    server.kill()
    server.start()


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in SHIPPED])
def test_killed_again_and_again_a_game_goes_on_to_its_end(tmp_path: Path, game: str) -> None:
    rng = Random(2)
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.new_table("me random random", game)["id"]
        page = ana.sit(table)
        seen: list[Message] = []
        asked = kills = 0
        while True:
            update = page.wait_until_asked()
            if update["result"] is not None:
                break
            answer = page.act(rng.choice(update["position"]["legal"]))
            assert answer["type"] == "accepted"
            asked += 1
            if asked in (2, 7, 13, 20):
                kills += 1
                server.kill()
                with contextlib.suppress(ConnectionClosed):
                    page.drain(1)
                seen += page.entries
                server.start()
                page = come_back(ana, table, page, answer["version"])
        seen += page.entries
        assert kills == 4
        assert [entry["version"] for entry in seen] == list(range(1, len(seen) + 1))
        whole = ana.sit(table)
        whole.wait_for("update")
        assert whole.entries == seen, "what was shown before a kill is what the journal says after it"
        record = ludoteca.record_from_text(ana.get(f"/api/tables/{table}/finish")["record"])
        replayed = record.replay(ludoteca.game(game).rules(record.players, record.options))
        assert replayed.result.to_json() == update["result"]


def come_back(person: Person, table: str, page: Page, acknowledged: int) -> Page:
    assert page.update is not None
    back = person.sit(table, since=page.update["version"])
    update = back.wait_for("update")
    assert update["version"] >= acknowledged
    return back


@pytest.mark.slow
def test_killed_while_messages_are_under_way(tmp_path: Path) -> None:
    """A storm of moves at several tables; the kill comes in the middle. All that was acknowledged is there."""
    with Server(tmp_path) as server:
        people = [Person(server, f"P{number}") for number in range(6)]
        tables = [person.new_table("me random")["id"] for person in people]
        pages = [person.sit(table) for person, table in zip(people, tables, strict=True)]
        for page in pages:
            page.wait_until_asked()
        acknowledged = [0] * len(pages)
        stop = time.monotonic() + 1.5
        while time.monotonic() < stop:
            for number, page in enumerate(pages):
                page.drain()
                if page.update and page.update["decision"] is not None:
                    acknowledged[number] = page.act(page.update["position"]["legal"][0])["version"]
        for page in pages:  # these are not answered any more
            if page.update and page.update["decision"] is not None:
                page.say(
                    "act", key="last", version=page.update["decision"], actions=[page.update["position"]["legal"][0]]
                )
        server.kill()
        for page in pages:
            try:
                while True:
                    page.hear(1)
            except (ConnectionClosed, TimeoutError):
                pass
        shown = [page.update["version"] for page in pages if page.update]
        server.start()
        for person, table, last, seen in zip(people, tables, acknowledged, shown, strict=True):
            assert last > 0
            update = person.sit(table).wait_for("update")
            assert update["version"] >= max(last, seen)


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    """The kill finds the bots about to move; after the start they do, and it is Ana's turn again."""
    with Server(tmp_path, bot_pace="30") as server:
        ana = Person(server)
        table = ana.new_table("me random random")["id"]
        page = ana.sit(table)
        while True:
            update = page.wait_until_asked()
            page.act(update["position"]["legal"][0])
            page.drain(0.3)
            assert page.update is not None
            if page.update["position"]["deciding"] and page.update["decision"] is None:
                break
        assert all(seat != 0 for seat in page.update["position"]["deciding"])
        server.kill()
        server.limits["bot_pace"] = "0"
        server.start()
        deadline = time.monotonic() + 90
        while (
            ana.get(f"/api/tables/{table}")["deciding"] != [0] and 0 not in ana.get(f"/api/tables/{table}")["deciding"]
        ):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_stopping_politely_loses_nothing_either(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.new_table("me random")["id"]
        page = ana.sit(table)
        answer = page.act(page.wait_until_asked()["position"]["legal"][0])
        assert server.stop() == 0
        assert page.closed_with() == 1012, "which tells the page to connect again"
        server.start()
        assert ana.sit(table).wait_for("update")["version"] >= answer["version"]


def test_a_person_is_known_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server, "Ana")
        table = ana.new_table("me random")["id"]
        restarted(server)
        assert ana.get("/api/me")["name"] == "Ana"
        assert [mine["id"] for mine in ana.get("/api/tables")] == [table]
        assert ana.sit(table).seat == 0


def test_on_a_full_disk_the_sender_hears_that_nothing_was_saved(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("the limit of another process can be set on Linux only")
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.new_table("me random")["id"]
        page = ana.sit(table)
        update = page.wait_until_asked()
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        refused = page.act(update["position"]["legal"][0])
        assert (refused["type"], refused["code"]) == ("refused", "not-saved")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        back = ana.sit(table)
        again = back.wait_until_asked()
        assert again["version"] == update["version"], "it did not happen"
        assert back.act(again["position"]["legal"][0])["type"] == "accepted"


def test_the_move_that_ended_the_game_is_acknowledged_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana = Person(server)
        table = ana.new_table("me random", "pebbles")["id"]
        page = ana.sit(table)
        version, moves, answer = 0, [""], {}
        while (update := page.wait_until_asked())["result"] is None:
            version, moves = update["decision"], [update["position"]["legal"][0]]
            answer = page.act(*moves, key=f"from {version}")
        last = f"from {version}"
        page.say("act", key=last, version=version, actions=moves)
        assert page.answer(last) == answer
        server.kill()
        server.start()
        back = ana.sit(table)
        back.wait_for("update")
        back.say("act", key=last, version=version, actions=moves)
        assert back.answer(last) == answer


def test_a_damaged_table_does_not_stop_the_clocks_and_bots_of_the_others(tmp_path: Path) -> None:
    with Server(tmp_path, watch_seconds="0.2", minute_seconds="2", bot_pace="0.05", idle_seconds="0.5") as server:
        ana = Person(server)
        clock = {"clock": {"kind": "minutes", "minutes": 1, "increment": 0}}
        tables = [ana.new_table("me me", terms=clock)["id"] for _ in range(2)]
        for table in tables:
            pages = [ana.sit(table, seat=seat) for seat in (0, 1)]
            pages[0].wait_until_asked()
            for page in pages:
                page.close()
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database, database:
            database.execute("update snapshots set position = '{' where table_id = ?", [tables[0]])
            database.execute("update tables set deadline = 1")
        server.start()
        deadline = time.monotonic() + 60
        while not ana.get(f"/api/tables/{tables[1]}")["seats"][0]["standin"]:
            assert time.monotonic() < deadline, server.errors.read_text()
            time.sleep(0.1)
        assert f"table {tables[0]} cannot be read" in server.errors.read_text()
