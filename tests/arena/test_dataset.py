"""Datasets: the contents of rows, equal in both formats, and a resumed run writes the same files."""

import json
from pathlib import Path

import pyarrow.parquet
import pytest

import ludoteca
from ludoteca.arena.dataset import SHARD, Dataset, bot_games
from ludoteca.bots.encoding import encoder
from tests.cli.running import run

RULES = ludoteca.rules("mille-fiori", players=2)
BOTS = ["random", "random"]


def dataset(folder: Path, form: str = "jsonl", bots: list[str] = BOTS) -> Dataset:
    return Dataset(folder, RULES, form, {"bots": [*bots], "seed": 5})


def fill(made: Dataset, total: int) -> None:
    assert list(made.add(bot_games(RULES, BOTS, 5, made.first_to_come), total))[-1] == total


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_row_is_a_decision(tmp_path: Path) -> None:
    fill(dataset(tmp_path), 2)
    games = lines(tmp_path / "games-00000.jsonl")
    rows = [row for row in lines(tmp_path / "decisions-00000.jsonl") if row["game"] == 1]
    record = ludoteca.record_from_text(str(games[1]["record"]))
    assert len(rows) == len(record.moves)
    state, arrays = record.begin(RULES), encoder(RULES)
    for row, move in zip(rows, record.moves, strict=True):
        assert (row["seat"], row["text"]) == (move.seat, move.text)
        assert row["features"] == list(arrays.of(state.view(move.seat)))
        assert row["legal"] == sorted(action.index for action in state.legal(move.seat))
        assert row["action"] == RULES.parse(move.text).index
        state.apply(move.seat, move.text)
        assert (row["score"], row["rank"]) == (games[1]["scores"][move.seat], games[1]["ranks"][move.seat])  # type: ignore[index]
    assert state.result.scores == games[1]["scores"]
    head = json.loads((tmp_path / "dataset.json").read_text("utf-8"))
    assert (len(head["features"]), len(head["actions"])) == (arrays.size, len(RULES.actions))


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    fill(dataset(tmp_path / "one", "jsonl"), 2)
    fill(dataset(tmp_path / "two", "parquet"), 2)
    for what in ("games", "decisions"):
        table = pyarrow.parquet.read_table(tmp_path / "two" / f"{what}-00000.parquet").to_pylist()
        for row in table:
            row |= {"features": list(row["features"])} if "features" in row else {}
        assert table == lines(tmp_path / "one" / f"{what}-00000.jsonl")


def test_a_stopped_run_goes_on_to_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.arena.dataset.SHARD", 2)
    fill(dataset(tmp_path / "whole"), 5)
    fill(dataset(tmp_path / "parts"), 3)
    (tmp_path / "parts" / "decisions-00001.part").write_text("half a line")
    again = dataset(tmp_path / "parts")
    assert (again.written, again.first_to_come) == (3, 2)
    fill(again, 5)
    whole = {path.name: path.read_bytes() for path in (tmp_path / "whole").iterdir()}
    parts = {path.name: path.read_bytes() for path in (tmp_path / "parts").iterdir()}
    assert parts == whole
    assert len(whole) == 1 + 2 * 3


def test_another_dataset_is_left_alone(tmp_path: Path) -> None:
    fill(dataset(tmp_path), 1)
    with pytest.raises(ludoteca.BadSettings, match="dataset-of-something-else"):
        dataset(tmp_path, bots=["greedy", "random"])
    with pytest.raises(ludoteca.BadSettings, match="format-unknown"):
        dataset(tmp_path / "other", "csv")
    assert SHARD == 100


def test_the_command(tmp_path: Path) -> None:
    asked = ["dataset", "great-split", "--players", "3", "--games", "2", "--format", "jsonl", "--out", str(tmp_path)]
    done = run(*asked)
    assert (done.returncode, done.stdout) == (0, f"{tmp_path} holds 2 games.\n"), done.stderr
    refused = run(*asked, "--seed", "9")
    assert refused.returncode == 2
    assert "other games" in refused.stderr
