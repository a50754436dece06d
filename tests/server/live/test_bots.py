"""Bots wait for people, a dead or slow bot blocks nobody, and bots get observations only."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.server.live.bot_driver import MOST_FAULTS, slowness
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove
from ludoteca.server.workers.process import run
from tests.server.harness import Page, Person, Server


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if "server.worker" in Path(f"/proc/{child}/cmdline").read_text()]


@contextmanager
def frozen_workers(server: Server) -> Iterator[list[int]]:
    """Stops all workers where they are. Those still there in the end go on, so that they can end with the server."""
    workers = workers_of(server)
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield workers
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGCONT)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, bot_seconds="0.5", plan_seconds="0.5") as server:
        yield server


def test_bots_play_at_the_speed_that_a_person_asks_for(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pace="600") as server:
        ana = Person(server)
        page = ana.sit(ana.new_table("me random random")["id"])
        page.say("bot-speed", speed="instant")
        for _ in range(4):
            page.act(page.wait_until_asked()["position"]["legal"][0])


def test_of_several_people_the_slowest_decides_how_fast_bots_play() -> None:
    async def check() -> None:
        ana, ben, watching = Viewer("a", 0, "en", 1), Viewer("b", 1, "en", 1), Viewer("c", None, "en", 1)
        ana.bot_speed = "instant"
        watching.bot_speed = "relaxed"
        assert slowness([ana, watching]) == 0
        assert slowness([ana, ben, watching]) == 1
        assert slowness([watching]) > 1

    asyncio.run(check())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the worker processes through /proc")
def test_dead_workers_stop_nobody(hasty: Server) -> None:
    ana = Person(hasty)
    page = ana.sit(ana.new_table("me greedy greedy")["id"])
    for _ in range(4):
        page.act(page.wait_until_asked()["position"]["legal"][0])
        for worker in workers_of(hasty):
            os.kill(worker, signal.SIGKILL)
    page.wait_until_asked()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the worker processes through /proc")
def test_stuck_workers_stop_nobody(hasty: Server) -> None:
    """Frozen workers: after the time limit something legal is played, and new workers take over."""
    ana = Person(hasty)
    page = ana.sit(ana.new_table("me greedy greedy")["id"])
    page.wait_until_asked()
    with frozen_workers(hasty) as frozen:
        start = time.monotonic()
        page.act(page.wait_until_asked()["position"]["legal"][0])
        page.wait_until_asked()
        assert time.monotonic() - start < 15
        page.say("ping")
        page.wait_for("pong")
        page.play_on(3)
        assert not set(frozen) & set(workers_of(hasty))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the worker processes through /proc")
def test_without_workers_there_are_still_plans(tmp_path: Path) -> None:
    """In a twentieth of a second no worker even starts: what is legal now is offered without looking further."""
    with Server(tmp_path, plan_seconds="0.05") as server:
        ana = Person(server)
        with frozen_workers(server):
            page = ana.sit(ana.new_table("me random")["id"])
            update = page.wait_until_asked()
            plans = page.wait_for("plans")
        assert not plans["complete"]
        assert [plan["actions"][0] for plan in plans["plans"]] == update["position"]["legal"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("patient"), grace_seconds="4") as server:
        yield server


def until_bot_follows(server: Server) -> tuple[Page, dict[str, object]]:
    """A position in which Ana's next action ends her turn and a bot is next: she is the start player."""
    ana = Person(server)
    while True:
        page = ana.sit(ana.new_table("me random", choice="on-turn")["id"])
        update = page.wait_until_asked()
        if update["position"]["start"] == 0:
            page.act(update["position"]["legal"][0])
            return page, page.wait_until_asked()


def test_bots_wait_after_a_move_that_was_not_confirmed(patient: Server) -> None:
    page, update = until_bot_follows(patient)
    before = update["version"]
    answer = page.act("sail", confirmed=False)
    assert answer["type"] == "accepted"
    while page.status is None or page.status["held_by"] is None:
        page.wait_for("status")
    assert page.status["held_by"] == 0
    assert 0 < page.status["held_ms"] <= 4000
    page.drain(0.7)
    assert page.update is not None
    assert page.update["version"] == answer["version"], "the bot has not moved"
    assert page.update["undo"] > 0
    assert page.undo()["type"] == "accepted"
    assert page.update["decision"] is not None
    assert page.update["version"] == before + 2  # type: ignore[operator]


def test_confirm_lets_the_bots_go_on(patient: Server) -> None:
    page, _ = until_bot_follows(patient)
    answer = page.act("sail", confirmed=False)
    page.say("confirm")
    start = time.monotonic()
    while page.update is None or page.update["version"] == answer["version"]:
        page.wait_for("update")
    assert time.monotonic() - start < 3.5


def test_after_a_confirmed_move_bots_go_on_at_once(patient: Server) -> None:
    page, _ = until_bot_follows(patient)
    answer = page.act("sail")
    start = time.monotonic()
    while page.update is None or page.update["version"] == answer["version"]:
        page.wait_for("update")
    assert time.monotonic() - start < 3.5
    assert page.update["undo"] == 0


def test_the_wait_ends_by_itself(server: Server) -> None:
    page, _ = until_bot_follows(server)
    answer = page.act("sail", confirmed=False)
    while page.update is None or page.update["version"] == answer["version"]:
        page.wait_for("update")


def test_sealed_choices_of_bots_wait_for_people(server: Server) -> None:
    """So that a person who is the last to choose can still change their mind."""
    ana = Person(server)
    page = ana.sit(ana.new_table("me random random")["id"])
    update = page.wait_until_asked()
    while page.status is None or page.status["ready"] != [1, 2]:
        page.wait_for("status")
    assert update["version"] == 0
    assert page.status["thinking"] == [0]
    first, second = update["position"]["legal"][:2]
    assert page.act(first, confirmed=False)["type"] == "accepted"
    assert page.undo()["type"] == "accepted"
    assert page.act(second, confirmed=True)["type"] == "accepted"
    while page.update is None or page.update["version"] < 5:
        page.wait_for("update")
    assert [entry["seat"] for entry in page.entries[:5]] == [0, 0, 0, 1, 2]


HANGS = """
import json, sys, time
for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
"""


def test_a_program_that_hangs_loses_its_turns_and_is_named(tmp_path: Path) -> None:
    """An admin's outside bot reads its decisions and never answers: nobody waits longer than its time for it."""
    bot = tmp_path / "hangs.py"
    bot.write_text(HANGS)
    admitted = json.dumps({"mine": {"command": [sys.executable, str(bot)], "games": []}})
    with Server(tmp_path, bot_seconds="1", outside_bots=admitted) as server:
        ana = Person(server)
        page = ana.sit(ana.new_table("me mine")["id"])
        page.play_on(8)
        faults = [event for entry in page.entries for event in entry["events"] if event["type"] == "table-fault"]
        assert [event["seat"] for event in faults] == [1] * MOST_FAULTS
        assert {event["parts"][0] for event in faults} == {
            "Mine did not answer in time: a random move is played instead."
        }
        assert "the bot mine at seat 1 lost its turn: late" in server.errors.read_text()


@pytest.mark.parametrize("bot", ["./anything.sh", "touch here", "random:seconds=900"])
def test_people_seat_only_the_bots_that_are_offered(ana: Person, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = ana.http.post("/api/tables", json={"game": "mille-fiori", "seats": seats})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bot-unknown"


@pytest.mark.parametrize("game", sorted(ludoteca.all_games()))
def test_all_a_bot_gets_is_an_observation(game: str) -> None:
    """The question holds no seed, no record and no hidden thing; the answer is legal. For every seat, all game long."""
    from random import Random

    rng = Random(4)
    rules = ludoteca.game(game).rules(3)
    state = rules.new(9)
    steps = 0
    while not state.over:
        seat = rng.choice(state.deciding)
        observation = state.view(seat)
        if steps % 5 == 0:
            question = ChooseMove(game, 3, rules.options, observation.to_json(), "random")
            chosen = run(question)
            assert isinstance(chosen, ChosenMove)
            assert chosen.action in [state.text(seat, action) for action in observation.legal]
        state.apply(seat, rng.choice(observation.legal))
        steps += 1


def test_plans_are_what_their_type_says(ana: Person) -> None:
    """A worker's answer goes on to the page as it is; it must fit the message that the page expects."""
    from ludoteca.server.protocol.messages import Plans

    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    page.wait_for("plans")
    plans = msgspec.json.decode(page.heard[-1], type=Plans)
    assert plans.version == 0
    assert plans.plans
    assert all(place < len(plans.events) for plan in plans.plans for place in plan.events)
