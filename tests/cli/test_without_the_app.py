"""Every installation has the app; rules, bots and command line also work where its packages are missing, as after
`pip install --no-deps ludoteca`, and say what to install."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludoteca.cli.server.serve import NEEDED

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
BLOCKING = """
from importlib.machinery import PathFinder

find_spec = PathFinder.find_spec
PathFinder.find_spec = classmethod(
    lambda cls, name, path=None, target=None: None if name in {names} else find_spec(name, path, target)
)
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Python finds none of the app's packages, in worker processes neither."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "sitecustomize.py").write_text(BLOCKING.format(names=set(NEEDED)))
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return os.environ | {"PYTHONPATH": path, "LC_ALL": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"}


def run(bare: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = Path(sys.executable).with_name("ludoteca")
    return subprocess.run([command, *arguments], env=bare, capture_output=True, text=True, timeout=120, check=False)


def test_every_installation_has_the_app() -> None:
    """`pipx run ludoteca` and `uvx ludoteca` start it."""
    names = {requirement.partition("~")[0].partition("[")[0] for requirement in PROJECT["dependencies"]}
    assert set(NEEDED) <= names


def test_the_library_is_there(bare: dict[str, str]) -> None:
    code = "import ludoteca; print(len(ludoteca.all_games()), ludoteca.rules('great-split', 3).new(1).deciding)"
    done = subprocess.run([sys.executable, "-c", code], env=bare, capture_output=True, text=True, check=True)
    assert done.stdout.split(maxsplit=1)[1] == "[0, 1, 2]\n"


def test_the_commands_for_study_work(bare: dict[str, str], tmp_path: Path) -> None:
    record = str(tmp_path / "game.record")
    for arguments in (
        ["games"],
        ["simulate", "mille-fiori", "--games", "4", "--workers", "2", "--bots", "greedy,random"],
        ["trace", "mille-fiori", "--record", record],
        ["replay", record, "--check"],
        ["play", "--help"],
    ):
        done = run(bare, *arguments)
        assert done.returncode == 0, (arguments, done.stderr)
        assert done.stdout
        assert not done.stderr


def test_serving_says_what_to_install(bare: dict[str, str]) -> None:
    done = run(bare, "serve", "--no-open")
    assert done.returncode == 2
    assert done.stderr == (
        f"ludoteca: The app is not installed (missing: {', '.join(NEEDED)}). Install it with: pip install ludoteca\n"
    )


def test_alone_the_command_tells_what_there_is(bare: dict[str, str]) -> None:
    done = run(bare)
    assert done.returncode == 0
    assert "simulate" in done.stdout
