"""`bench`: what it measures and how it tells it. No test asserts a time."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena import speed, throughput
from ludoteca.cli import main
from ludoteca.cli.study import bench, peers
from ludoteca.envs import speed as env_speed
from tests.cli.running import ROOT, complaint
from tests.games import envelopes

PEER = {
    "program": "catanatron 1.0",
    "python": "3.11.0",
    "game": "Catan",
    "players": 4,
    "decisions_per_second": 20000.0,
    "decisions_per_game": 900.0,
    "clone_us": 50.0,
}


PEERS = {
    peers.NAME: [PEER],
    peers.ENVIRONMENTS: [
        {"program": "pettingzoo 1.0", "game": "go", "kind": "PettingZoo AEC", "steps_per_second": 9000.0},
        {"program": "open_spiel 1.0", "game": "go", "kind": "OpenSpiel", "not_measured": "ImportError: none"},
    ],
    peers.CATAN_GYM: [{"program": "gym 1.0", "game": "Catan", "kind": "Gymnasium", "steps_per_second": 500.0}],
}


def one_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(path: str, seconds: float, words: object) -> list[dict[str, object]]:
        rules = ludoteca.rules("mille-fiori", 2)
        return [{"build": path, "python": "3", **vars(speed.measure(rules, 0.01))}]

    monkeypatch.setattr(bench, "builds", lambda: ["pure", "compiled"])
    monkeypatch.setattr(bench, "measure", measured)

    def many(module: str, path: str, games: str, words: object, room: str = "arena") -> list[dict[str, object]]:
        assert path == "compiled"
        if room == "envs":
            return [{"program": "ludoteca", "game": "mille-fiori", "kind": "batch", "steps_per_second": 1234.5}]
        assert module == "throughput"
        return [vars(throughput.measure(ludoteca.rules("mille-fiori", 2), "1", int(games)))]

    monkeypatch.setattr(bench, "lines_of", many)


def test_every_game_and_number_of_players_is_measured() -> None:
    asked = [(rules.game.id, rules.players) for rules in speed.settings()]
    for game in ludoteca.all_games().values():
        for players in range(game.seats[0], game.seats[1] + 1):
            assert (game.id, players) in asked


def test_every_figure_is_measured() -> None:
    measured = speed.measure(ludoteca.rules("mille-fiori", 3), 0.01)
    assert (measured.game, measured.players) == ("mille-fiori", 3)
    for name, _, _ in bench.MEASURES:
        assert getattr(measured, name) > 0
    assert 100 < measured.decisions_per_game < 300
    assert measured.record_bytes < 10_000


def test_a_game_without_a_judge_has_no_policy_to_measure() -> None:
    match = speed.random_match(envelopes.GAME.rules(2))
    assert speed.policy_rollouts(speed.positions(match), 0.01) == 0.0


def test_the_table_and_the_document(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one_game_only(monkeypatch)
    monkeypatch.setattr(peers, "measure", lambda checkout, seconds, name=peers.NAME: PEERS[name])
    out = tmp_path / "benchmarks.md"
    out.write_text("# Old\n\n## From a clone to the first move\n\nHalf a minute.\n")
    assert main(["bench", "--games", "20", "--out", str(out), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {speed["build"] for speed in report["speeds"]} == {"pure", "compiled"}
    assert report["peer"]["program"] == "catanatron 1.0"
    written = out.read_text()
    assert "# Old" not in written
    assert written.endswith("\n\n## From a clone to the first move\n\nHalf a minute.\n")
    assert "| mille-fiori | 2 |" in written
    assert "**pure / compiled**" in written
    assert "catanatron 1.0 (Catan, 4 random players, plain Python 3.11.0): 20,000 decisions/s" in written
    assert "| ludoteca: mille-fiori | batch | 1,234 |" in written
    assert "| pettingzoo 1.0: go | PettingZoo AEC | 9,000 |" in written
    assert "| gym 1.0: Catan | Gymnasium | 500 |" in written
    assert "| open_spiel 1.0: go | OpenSpiel | not measured: ImportError: none |" in written
    assert "The aim is 60,000 steps a second. Below it: mille-fiori (batch)." in written
    assert report["machine"]["python"] in written
    assert str(ROOT) not in written
    (many,) = report["throughput"]
    assert f"| mille-fiori | {many['games_per_second']:,.0f} | – | – |" in written
    assert main(["bench", "--games", "20", "--no-peers"]) == 0
    assert "No peer was measured." in capsys.readouterr().out


@pytest.mark.slow
def test_memory_does_not_grow_with_the_number_of_games() -> None:
    """In a process of its own, which has done nothing else before."""
    code = (
        "import ludoteca; from ludoteca.arena import throughput; "
        "done = throughput.measure(ludoteca.rules('mille-fiori', 2), '1', 12000); "
        "print(done.memory_after_mb - done.memory_before_mb)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 1.0, "ten thousand more games take less than a hundred bytes each"


def test_a_peer_that_cannot_be_installed_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(peers.PACKAGES, peers.NAME, ["no-such-package-anywhere"])
    monkeypatch.setattr(bench, "checkout", lambda: tmp_path)
    told = bench.beside(0.01)
    assert "not_measured" in told
    assert "no-such-package-anywhere" in bench.peer_line({"peer": told})


def test_every_kind_of_environment_is_measured() -> None:
    for kind, steps in env_speed.KINDS.items():
        assert env_speed.rate(steps("mille-fiori"), 0.01) > 0, kind
    assert env_speed.with_workers("mille-fiori", 0.01) > 0


def test_outside_a_checkout_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda: None)
    assert "only from a checkout" in str(bench.beside(0.01)["not_measured"])


def test_the_seconds_must_make_sense() -> None:
    assert "--seconds must be" in complaint("bench", "--seconds", "soon")
    assert "--seconds must be" in complaint("bench", "--seconds", "0")
