"""The example that learns: its targets are right, and what it learned plays through the protocol of outside bots."""

import csv
import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from tests.cli.running import ROOT, run

EXAMPLE = ROOT / "examples" / "learning" / "mille_fiori.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learning_mille_fiori", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def net_of(example: ModuleType, promise: float) -> object:
    """A net that promises so many points everywhere."""
    wide = example.ARRAYS.size
    return example.Net([np.zeros((wide, 1), np.float32), np.full(1, promise / example.POINTS, np.float32)])


def test_it_fits_on_a_few_pages() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 300


def test_what_the_net_should_have_said(example: ModuleType) -> None:
    """Ahead by 0, 4, 3 and at the end 10, with a net that always promises 5."""
    position = bytes(example.ARRAYS.size)
    path = example.Trajectory([position] * 3, [0, 4, 3, 10])
    _, targets = example.training_samples(net_of(example, 5.0), [path])
    last = 7.0
    middle = -1 + (0.2 * 5 + 0.8 * last)
    first = 4 + (0.2 * 5 + 0.8 * middle)
    assert np.allclose(targets * example.POINTS, [first, middle, last], atol=1e-4)


def test_games_against_itself_end(example: ModuleType) -> None:
    paths, mean = example.play_games(net_of(example, 0.0), range(1), Random(1))
    assert len(paths) == 2
    assert all(len(path.ahead) == len(path.after) + 1 for path in paths)
    assert paths[0].ahead[-1] == -paths[1].ahead[-1]
    assert mean > 50


def test_the_same_seed_gives_the_same_net(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing depends on the clock. Two rounds of a game each, so that it plays with what it learned."""
    pytest.importorskip("torch")  # an extra of its own: `ludoteca[learn]`
    for name in ("ROUND", "TEST_GAMES", "FINAL_TEST_GAMES"):
        monkeypatch.setattr(example, name, 1)
    paths = [tmp_path / name for name in ("one.npz", "same.npz")]
    for path in paths:
        example.train(path, total=2, seed=1, test_every=2)
    one, same = (example.Net.load(path).layers for path in paths)
    assert [layer.shape for layer in one] == [(example.ARRAYS.size, 128), (128,), (128, 64), (64,), (64, 1), (1,)]
    assert all(np.array_equal(*pair) for pair in zip(one, same, strict=True))
    assert one[4].any(), "it has learned: it began without an opinion"
    curves = [list(csv.DictReader(path.with_suffix(".csv").read_text().splitlines())) for path in paths]
    assert [row["games"] for row in curves[0]] == ["0", "2"]
    for row in (*curves[0], *curves[1]):
        row.pop("processor minutes")
    assert curves[0] == curves[1]


def test_it_plays_at_a_table(example: ModuleType, tmp_path: Path) -> None:
    net = tmp_path / "net.npz"
    net_of(example, 0.0).save(net)  # type: ignore[attr-defined]
    bot = f"{sys.executable} {EXAMPLE} play {net}"
    done = run("simulate", "mille-fiori", "--bots", f"random,{bot}", "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    seats = json.loads(done.stdout)["seats"]
    assert "faults" not in seats[1]
    assert seats[1]["score_mean"] > seats[0]["score_mean"]
