"""Runs notebooks cell by cell and writes them as pages, with what each cell printed or drew.

Notebooks are stored without outputs: what stands on a page was made when the page was built.
"""

import ast
import contextlib
import io
import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Cell:
    kind: str
    source: str
    printed: str = ""
    drawn: str = ""


def cells_of(notebook: Path) -> list[Cell]:
    return [
        Cell(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(notebook.read_text("utf-8"))["cells"]
    ]


def run(notebook: Path) -> list[Cell]:
    """All cells in one namespace, from a fresh start; a cell that raises stops it."""
    space: dict[str, object] = {"__name__": "__main__"}
    return [_run_cell(cell, space, notebook.name) if cell.kind == "code" else cell for cell in cells_of(notebook)]


def _run_cell(cell: Cell, space: dict[str, object], name: str) -> Cell:
    """As a notebook does: everything, and then what the last expression is, drawn if it can be."""
    tree = ast.parse(cell.source, name)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    value: object = None
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(tree, name, "exec"), space)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), space)
    draw = getattr(value, "_repr_svg_", None)
    picture = draw() if callable(draw) else None
    said = "" if value is None or picture else repr(value)
    return Cell(cell.kind, cell.source, out.getvalue() + said, picture or "")


def page(notebook: Path) -> str:
    parts = []
    for cell in run(notebook):
        if cell.kind == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        if cell.printed:
            parts.append(f"```text\n{cell.printed.rstrip()}\n```")
        if cell.drawn:
            parts.append(f'<div class="drawn">{cell.drawn}</div>')
    return "\n\n".join(parts) + "\n"
