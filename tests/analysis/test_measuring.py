"""`benchmarks/analysis.py`: its results for games of bots, and resuming an interrupted run."""

import json
import sys
from pathlib import Path

import pytest

from benchmarks import analysis
from benchmarks.analysis import Result

FEW = ["losses", "pebbles", "--rollouts", "30", "--bots", "greedy,hard:rollouts=30"]


def measure(monkeypatch: pytest.MonkeyPatch, path: Path, *asked: str) -> None:
    monkeypatch.setattr(sys, "argv", ["analysis", *FEW, "--results", str(path), *asked])
    analysis.main()


def lost(path: Path) -> dict[int, tuple[float, float]]:
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return {game["number"]: (game["first"], game["second"]) for game in games}


def test_a_measurement_in_pieces_comes_to_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, pieces = tmp_path / "whole.jsonl", tmp_path / "pieces.jsonl"
    measure(monkeypatch, whole, "--games", "3")
    measure(monkeypatch, pieces, "--games", "1")
    begun = pieces.read_text()
    pieces.write_text(begun + '{"number":1,"fir')  # a kill in the middle of a line
    measure(monkeypatch, pieces, "--games", "3", "--processes", "2")
    assert pieces.read_text().startswith(begun)
    assert lost(pieces) == lost(whole)
    assert "3 games: higher in" in capsys.readouterr().out


def test_greedy_loses_more_than_the_search_whichever_seat_it_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    measure(monkeypatch, path, "--games", "2", "--seed", "9001")
    assert all(first > second for first, second in lost(path).values())


def test_other_settings_are_not_mixed_into_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    measure(monkeypatch, path, "--games", "1")
    with pytest.raises(SystemExit, match="rollouts"):
        measure(monkeypatch, path, "--rollouts", "40")


def test_shares_are_told_with_their_interval() -> None:
    more: Result = {"first": 0.2, "second": 0.1}
    less: Result = {"first": 0.1, "second": 0.2}
    assert analysis.told_losses([more] * 95 + [less] * 5) == "higher in 95 [89%, 98%]; mean loss 0.1950 and 0.1050"


def test_time_is_told_by_part() -> None:
    spent = analysis.seconds(analysis.Setting("pebbles", 2, ["greedy", "greedy"], 1, 20, 2), 0)
    parts = [spent[name] for name in ("decisions", "values", "luck")]
    assert all(isinstance(part, float) and part >= 0 for part in parts)
    assert analysis.told_seconds([spent]).startswith("processor seconds: whole ")
