"""The modules of a game, and of its bots, import one another in one direction only, and so do their packages.

Imports for type checkers alone do not count: a rule may say what a state is without importing it.
"""

import pkgutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

import ludoteca.bots
import ludoteca.games


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("ludoteca", exclude_type_checking_imports=True)


def packages(graph: grimp.ImportGraph, package: str) -> Iterator[str]:
    children = graph.find_children(package)
    if children:
        yield package
    for child in sorted(children):
        yield from packages(graph, child)


@pytest.mark.parametrize(
    "package",
    [
        f"{room.__name__}.{found.name}"
        for room in (ludoteca.games, ludoteca.bots)
        for found in pkgutil.iter_modules(room.__path__)
        if found.ispkg
    ],
)
def test_no_import_cycles(imports: grimp.ImportGraph, package: str) -> None:
    cycles = {inner: imports.nominate_cycle_breakers(inner) for inner in packages(imports, package)}
    assert {inner: found for inner, found in cycles.items() if found} == {}


def test_layers_of_the_castles_of_burgundy_hold_at_run_time(imports: grimp.ImportGraph) -> None:
    """import-linter lets every module name the state and the rules in its types; here such imports do not count."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    (contract,) = (one for one in project["tool"]["importlinter"]["contracts"] if "ignore_imports" in one)
    assert contract["containers"] == ["ludoteca.games.castles_of_burgundy"]
    assert not imports.find_illegal_dependencies_for_layers(contract["layers"], set(contract["containers"]))
