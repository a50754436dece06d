"""Fitting a judge's correction by least squares finds known weights, is repeatable and can be resumed."""

import json
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.arena import fitting
from ludoteca.arena.fitting import Fitter, Fitting
from ludoteca.bots.least_squares import LeastSquares
from tests.cli.running import complaint, output

GAME = "castles-of-burgundy"


def test_least_squares_find_the_line_behind_noise() -> None:
    rng = Random(1)
    sums = LeastSquares(3)
    for _ in range(4000):
        values = [1.0, rng.random(), 0.0 if rng.random() < 0.5 else rng.random()]
        sums.add(values, 2.0 - 3.0 * values[1] + 0.5 * values[2] + rng.gauss(0.0, 0.1))
    found = sums.coefficients(0.0)
    assert found == pytest.approx([2.0, -3.0, 0.5], abs=0.02)
    assert sums.error(found) == pytest.approx(0.1, abs=0.01)
    assert sums.error([0.0] * 3) > 0.5


def test_a_ridge_decides_between_what_cannot_be_told_apart() -> None:
    sums = LeastSquares(2)
    for number in range(10):
        sums.add([float(number), float(number)], 4.0 * number)
    assert sums.coefficients(0.001) == pytest.approx([2.0, 2.0], abs=0.01)


def fitter(going: Fitting) -> Fitter:
    return Fitter(going, bots.judge(GAME), [ludoteca.rules(GAME, 2), ludoteca.rules(GAME, 3, board="dealt")])


def test_the_same_seed_gives_the_same_correction_and_a_file_goes_on(tmp_path: Path) -> None:
    judge = bots.judge(GAME)
    whole, first, other = (fitting.begin(GAME, judge, seed) for seed in (3, 3, 4))
    for going, games in ((whole, 2), (first, 1), (other, 2)):
        for _ in range(games):
            fitter(going).play()
    first.save(tmp_path / "fitting.json")
    second = fitting.load(tmp_path / "fitting.json")
    fitter(second).play()
    assert second.to_json() == whole.to_json()
    assert fitter(second).correction() == fitter(whole).correction()
    assert fitter(other).correction() != fitter(whole).correction()
    before, after = fitter(whole).errors()
    assert after < before


def test_the_command_writes_a_coefficient_for_each_feature(tmp_path: Path) -> None:
    out, correction = tmp_path / "fitting.json", tmp_path / "correction.json"
    said = output("train", GAME, "--steps", "1", "--out", str(out), "--correction", str(correction))
    assert "positions of 1 games" in said
    assert list(json.loads(correction.read_text())) == bots.judge(GAME).feature_names()
    assert "not the file of a training" in complaint("train", GAME, "--out", str(out))
