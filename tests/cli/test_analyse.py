"""`ludoteca analyse` and `ludoteca practice` as somebody types them."""

import json
from pathlib import Path

import pytest

from ludoteca.analysis.practice import from_text
from ludoteca.cli import main

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = str(GOLDEN / "pebbles-2-high.record")
LITTLE = ["--rollouts", "20", "--worlds", "2"]


def test_a_game_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", RECORD, *LITTLE, "--language", "es"]) == 0
    told = capsys.readouterr().out
    assert "precisión" in told
    assert "suerte" in told
    assert "analyse-" not in told


def test_json_is_the_same_with_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", RECORD, *LITTLE, "--json", "--workers", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main(["analyse", RECORD, *LITTLE, "--json", "--workers", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == alone
    assert alone["game"] == "pebbles"
    assert len(alone["seats"]) == 2


def test_the_report_is_one_file_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "game.html"
    assert main(["analyse", RECORD, *LITTLE, "--html", str(report)]) == 0
    html = report.read_text("utf-8")
    assert '<main lang="en">' in html
    assert '<main lang="es">' in html
    assert "http://" not in html.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([str(GOLDEN / "missing.record")], "can't be read"),
        ([RECORD, "--rollouts", "0"], "--rollouts"),
        ([RECORD, "--seconds", "soon"], "--seconds"),
        ([RECORD, "--seconds", "-1"], "--seconds"),
        ([RECORD, "--workers", "many"], "--workers"),
        ([str(GOLDEN.parent / "conftest.py")], "record"),
    ],
)
def test_nonsense_gets_one_clear_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *arguments, "--language", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_game_that_was_cut_short_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = Path(RECORD).read_text("utf-8").splitlines()
    cut = tmp_path / "cut.record"
    cut.write_text("\n".join(lines[:-3]) + "\n", "utf-8")
    assert main(["analyse", str(cut), *LITTLE, "--language", "en"]) == 2
    assert "only finished games" in capsys.readouterr().err


def test_practice_is_written_and_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "practice.jsonl"
    common = ["--rollouts", "30", "--seed", "1", "--out", str(out)]
    assert main(["practice", "pebbles", "--count", "1", *common]) == 0
    first = from_text(out.read_text("utf-8"))
    assert main(["practice", "pebbles", "--count", "4", *common]) == 0
    both = from_text(out.read_text("utf-8"))
    assert both[: len(first)] == first
    assert sum(len(puzzles) for _, puzzles in both) >= 4
    assert main(["practice", "mille-fiori", "--count", "1", *common, "--language", "en"]) == 2
    assert "not a practice file" in capsys.readouterr().err
