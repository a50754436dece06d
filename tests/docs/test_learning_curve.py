"""The drawn curve of the example that learns is that of its figures, and so is the table beside it."""

import csv

from scripts.docs import learning_curve

FIGURES = (learning_curve.FOLDER / f"{learning_curve.NAME}.csv").read_text("utf-8")


def test_the_curve_is_drawn_from_the_figures() -> None:
    """After another run of the example: python -m scripts.docs.learning_curve"""
    picture = (learning_curve.FOLDER / f"{learning_curve.NAME}.svg").read_text("utf-8")
    assert picture == learning_curve.drawn(FIGURES) + "\n"
    assert "prefers-color-scheme:dark" in picture


def test_the_table_has_the_figures() -> None:
    page = (learning_curve.FOLDER.parent / "environments.md").read_text("utf-8")
    for row in csv.DictReader(FIGURES.splitlines()):
        assert f"| {int(row['games']):,} | {row['processor minutes']} | {float(row['wins']):g} of {row['of']} |" in page
