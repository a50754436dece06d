"""Where the tests run: plain, or on the compiled rules when LUDOTECA_EXPECT_COMPILED is set. And who runs which, when."""

import os
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import ludoteca.games.mille_fiori.state
import ludoteca.kernel.state

for module in (ludoteca.kernel.state, ludoteca.games.mille_fiori.state):
    compiled = not str(module.__file__).endswith(".py")
    if compiled != bool(os.environ.get("LUDOTECA_EXPECT_COMPILED")):
        raise SystemExit(f"{module.__name__} is {'compiled' if compiled else 'not compiled'}, against expectation")

ROOT = Path(__file__).parents[1]
for project in (ROOT / "pyproject.toml", ROOT / "examples" / "pebbles" / "pyproject.toml"):
    for group, plugins in tomllib.loads(project.read_text("utf-8"))["project"]["entry-points"].items():
        if missing := plugins.items() - {(entry.name, entry.value) for entry in entry_points(group=group)}:
            raise SystemExit(f"what is installed is older than {project}: {group} lacks {missing}; run `make dev`")

BROWSER = "tests/browser/"
WITH_SERVERS = ("tests/server/", "tests/cli/")
WITH_PROCESSES = (*WITH_SERVERS, "tests/arena/test_cluster.py", "tests/faults/", "tests/packaging/")
KIT = "tests/kit/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that nobody waits for the last of them; in each part the order stays random.

    All browser tests together also need one browser only.
    """
    items.sort(key=part)


def part(item: pytest.Item) -> int:
    if item.nodeid.startswith(BROWSER):
        return 0
    if item.nodeid.startswith(WITH_PROCESSES):
        return 1
    return 2 if item.get_closest_marker("slow") else 3


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Shares out browser tests and the kit's long games one by one, those with servers of their own by file, all others by
    function."""
    from xdist.scheduler import LoadScopeScheduling

    class InOrder(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            if nodeid.startswith((BROWSER, KIT)):
                return nodeid
            return nodeid.split("::" if nodeid.startswith(WITH_SERVERS) else "[", 1)[0]

    config.option.loadscopereorder = False  # by the number of tests, that is
    return InOrder(config, log)
