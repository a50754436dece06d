"""Training is repeatable, can be resumed, and moves the weights towards those that win."""

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.arena import training
from ludoteca.arena.training import Mark, Trainer, Training
from tests.cli.running import complaint, output

GAME = "castles-of-burgundy"


def trainer(going: Training) -> Trainer:
    return Trainer(going, bots.judge(GAME), [ludoteca.rules(GAME, 2)])


def begun(seed: int) -> Training:
    return training.begin(GAME, bots.judge(GAME), seed, 1)


def test_the_same_seed_gives_the_same_weights() -> None:
    runs = [begun(3), begun(3), begun(4)]
    for going in runs:
        for _ in range(2):
            trainer(going).step()
    assert runs[0].weights == runs[1].weights
    assert runs[0].weights != runs[0].first
    assert runs[0].weights != runs[2].weights


def test_a_training_goes_on_from_its_file(tmp_path: Path) -> None:
    whole, first = begun(5), begun(5)
    for _ in range(3):
        trainer(whole).step()
    trainer(first).step()
    first.save(tmp_path / "training.json")
    second = training.load(tmp_path / "training.json")
    for _ in range(2):
        trainer(second).step()
    assert second.to_json() == whole.to_json()


class Interrupted(Trainer):
    """Somebody presses Ctrl-C while the weights are being tried out."""

    def mark(self, steps: int, weights: dict[str, float]) -> Mark:
        raise KeyboardInterrupt


def test_an_interrupted_training_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PROGRESS_EVERY", 2)
    monkeypatch.setattr(training, "PROGRESS_GAMES", 1)
    whole, broken = begun(5), begun(5)
    for _ in range(3):
        trainer(whole).step()
    trainer(broken).step()
    with pytest.raises(KeyboardInterrupt):
        Interrupted(broken, bots.judge(GAME), [ludoteca.rules(GAME, 2)]).step()
    for _ in range(2):
        trainer(broken).step()
    assert broken.to_json() == whole.to_json()
    assert len(whole.curve) == 1


def test_weights_go_towards_those_that_win() -> None:
    """A policy for which workers are worth a fortune is beaten by one that wants them less."""
    going = begun(1)
    going.weights["worker-use"] = 9.0
    going.weights["worker-use-a-round"] = 9.0
    wins, margin = trainer(going).duel(ludoteca.rules(GAME, 2), going.first, going.weights, 1)
    assert wins == 2
    assert margin > 30
    mark = Trainer(going, bots.judge(GAME), [ludoteca.rules(GAME, 2)]).duel(
        ludoteca.rules(GAME, 2), going.weights, going.first, 1
    )
    assert mark == (0.0, -margin)


def test_the_command_goes_on_and_writes_weights(tmp_path: Path) -> None:
    out, weights, whole = tmp_path / "training.json", tmp_path / "weights.json", tmp_path / "whole.json"
    for steps in ("1", "2"):
        output("train", GAME, "--steps", steps, "--games", "1", "--out", str(out), "--weights", str(weights))
    output("train", GAME, "--steps", "2", "--games", "1", "--out", str(whole))
    assert out.read_text() == whole.read_text()
    assert json.loads(out.read_text())["steps"] == 2
    assert json.loads(weights.read_text()) == json.loads(out.read_text())["weights"]


def test_a_training_can_be_for_one_number_of_players(tmp_path: Path) -> None:
    out = tmp_path / "training.json"
    output("train", "mille-fiori", "--players", "3", "--steps", "1", "--games", "1", "--out", str(out))
    going = training.load(out)
    judge = bots.judge("mille-fiori")
    assert going.players == 3
    assert [rules.players for rules in training.training_rules(ludoteca.game("mille-fiori"), judge, going.players)] == [
        3
    ]
    assert len(training.training_rules(ludoteca.game("mille-fiori"), judge)) == 3
    nowhere = str(tmp_path / "none.json")
    assert "9 players" in complaint("train", "mille-fiori", "--players", "9", "--out", nowhere)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "is not the file of a training"),
        (
            '{"game": "go", "seed": 1, "games": 1, "first": {}, "here": {}, "weights": {}, "steps": 1, "curve": []}',
            "training of go",
        ),
    ],
)
def test_what_cannot_be_trained_is_said(text: str, said: str, tmp_path: Path) -> None:
    out = tmp_path / "training.json"
    out.write_text(text)
    assert said in complaint("train", GAME, "--out", str(out))


def test_a_judge_without_features_has_no_correction(tmp_path: Path) -> None:
    wanted = ("--out", str(tmp_path / "fitting.json"), "--correction", str(tmp_path / "correction.json"))
    assert "no weights to train" in complaint("train", "great-split", *wanted)
