"""A Ray cluster of two nodes on this machine; one node is killed during the run."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import simulate
from ludoteca.arena.executors import executor_for
from ludoteca.arena.simulation import Chunk, Lineup, Seat, Simulation
from ludoteca.arena.workers import GameSettings, Numbers, Stop
from ludoteca.kernel.refusals import BadSettings

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::Warning")]  # Ray's own, of its own files

RULES = ludoteca.rules("mille-fiori", 2)
BOTS = ("easy", "random")
GAMES = 400
SMALL = {"num_cpus": 1, "object_store_memory": 100_000_000, "include_log_monitor": False}


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator["object"]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    yield nodes
    nodes.shutdown()


@dataclass(frozen=True)
class Watched:
    """A line-up that leaves a mark when it begins and ends a chunk: where, and with which game."""

    lineup: Lineup
    folder: Path

    def play(self, numbers: Numbers, stop: Stop) -> Chunk:
        import ray

        name = f"{numbers[0]} {ray.get_runtime_context().get_node_id()} {os.getpid()}"
        (self.folder / f"begun {name}").touch()
        time.sleep(0.3)  # long enough to be killed in
        chunk = self.lineup.play(numbers, stop)
        (self.folder / f"ended {name}").touch()
        return chunk

    def under_way(self, node: str) -> set[str]:
        """The chunks that this node has begun and not ended."""
        marks = [path.name.split() for path in self.folder.iterdir() if node in path.name]
        begun, ended = ({mark[1] for mark in marks if mark[0] == what} for what in ("begun", "ended"))
        return begun - ended


def test_a_killed_node_loses_nothing(nodes: "object", tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    assert isinstance(nodes, Cluster)
    doomed = nodes.add_node(**SMALL)
    nodes.wait_for_nodes()
    work = Watched(Lineup(GameSettings.of(RULES), BOTS, 0), tmp_path)
    done = Simulation(RULES, [Seat(bot) for bot in BOTS])
    lost: set[str] = set()
    with executor_for(cluster=nodes.address) as players:
        assert players.count == 2
        for chunk in players.play(work, range(GAMES)):
            done.add(chunk)
            while not lost and done.games < GAMES // 2 and not (lost := work.under_way(doomed.node_id)):
                time.sleep(0.01)
            if lost and doomed in nodes.worker_nodes:
                nodes.remove_node(doomed, allow_graceful=False)
    assert lost
    for number in lost:
        assert len(list(tmp_path.glob(f"begun {number} *"))) == 2, "the lost chunk was played again, elsewhere"
    assert told(done) == told(simulate(RULES, BOTS, GAMES, rotate=True))


def told(done: Simulation) -> tuple[int, int, list[Seat]]:
    return done.games, done.decisions, done.seats


def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSettings, match="cluster-away"):
        executor_for(cluster="127.0.0.1:1")
