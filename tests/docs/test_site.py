"""What the site is made of: notebooks that run, pictures that are what is drawn now, flow charts, the reference."""

import json
from pathlib import Path

import pytest

import ludoteca
from scripts.docs import flowcharts, hooks, notebooks, pictures
from scripts.docs.reference import reference

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs_and_draws(notebook: Path) -> None:
    cells = notebooks.run(notebook)
    assert any(cell.drawn.startswith("<svg") for cell in cells)
    assert any(cell.printed for cell in cells)
    assert cells == notebooks.run(notebook), "and says the same again"


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_is_stored_without_what_it_printed(notebook: Path) -> None:
    code = [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def test_a_cell_that_raises_stops_a_notebook(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ipynb"
    broken.write_text(json.dumps({"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}), "utf-8")
    with pytest.raises(ZeroDivisionError):
        notebooks.run(broken)


@pytest.mark.parametrize("name", pictures.MOMENTS)
def test_pictures_of_the_pages_are_what_is_drawn_now(name: str) -> None:
    """After a change of a drawing: python -m scripts.docs.pictures"""
    assert (pictures.FOLDER / f"{name}.svg").read_text("utf-8") == pictures.drawn(name) + "\n"


@pytest.mark.parametrize(
    ("source", "target", "markdown"),
    [
        ("docs/protocol.md", "protocol.md", "[openapi.json](openapi.json)"),
        ("CHANGELOG.md", "changelog.md", "[docs/openapi.json](openapi.json)"),
        ("docs/formats.md", "formats.md", "[schema](schemas/record.schema.json)"),
    ],
)
def test_links_to_files_for_programs_stay(source: str, target: str, markdown: str) -> None:
    """They are part of the site; a link into the source becomes its text."""
    written = markdown.replace("(openapi", "(docs/openapi") if source == "CHANGELOG.md" else markdown
    assert hooks.relinked(written, ROOT / source, target) == markdown
    assert hooks.relinked("[rules](../src/ludoteca/games)", ROOT / "docs" / "api.md", "api.md") == "rules"


def test_a_flow_chart_has_its_boxes_and_arrows() -> None:
    drawn = flowcharts.drawn(
        'flowchart BT\n  a["rules<br/>what holds"]\n  b["bots"] --> a\n  c["web"] -. "HTTP" .-> b\n'
    )
    assert drawn.count("<rect") == 3
    assert drawn.count('class="edge"') == 2
    assert drawn.count("stroke-dasharray") == 1
    assert "what holds" in drawn


def test_the_reference_names_the_public_classes() -> None:
    made = reference()
    for name in ("Rules", "State", "Observation", "Action", "Plan", "Bot", "Match", "Game"):
        assert hasattr(ludoteca, name)
        assert f"## {name}\n" in made
    assert "```pycon\n>>> " in made
