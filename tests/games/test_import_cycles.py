"""The modules of a game, and of its bots, import one another in one direction only, and so do their packages.

Imports for type checkers alone do not count: a rule may say what a state is without importing it.
"""

import pkgutil
from collections.abc import Iterator

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
