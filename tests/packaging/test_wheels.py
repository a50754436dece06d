"""The wheels of `make dist` run without a compiler, Node or a network."""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent
COMPILED = hatch_build.kept_compilation(ROOT)


def build(target: str, folder: Path, compile: str) -> Path:
    environment = os.environ | {"LUDOTECA_COMPILE": compile, "LUDOTECA_WEB": "0", "PYTHONPATH": ""}
    asked = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(asked, cwd=ROOT, env=environment, check=True, capture_output=True)
    return next(folder.iterdir())


def install(wheel: Path, folder: Path) -> Path:
    """A venv with the wheel and its dependencies, which are those of this one; without anything else."""
    venv.create(folder, symlinks=True)
    packages = next(folder.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "python"


def bare(python: Path, data: Path) -> dict[str, str]:
    """An environment in which nothing of this machine is on any path."""
    return {"PATH": str(python.parent), "HOME": str(data), "LUDOTECA_WITHOUT": "ludoteca-pebbles"}


@contextmanager
def started(ludoteca: list[str], environment: dict[str, str], data: Path) -> Iterator[int]:
    """The app on a free port."""
    command = [*ludoteca, "--no-open", "--port", "0", "--data-dir", str(data)]
    with subprocess.Popen(command, env=environment, cwd=data, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert "Ludoteca is at" in said
            yield int(said.split("localhost:")[1].split("/")[0])
        finally:
            server.terminate()


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pure", "compiled"])
def test_a_wheel_starts_and_plays_a_move(kind: str, tmp_path: Path) -> None:
    if kind == "compiled" and not COMPILED.is_dir():
        if os.environ.get("LUDOTECA_EXPECT_COMPILED"):
            pytest.fail("the rules are compiled in this run: their wheel can be built")
        pytest.skip("nothing is compiled here; make test compiles")
    wheel = build("wheel", tmp_path / "dist", "0" if kind == "pure" else "require")
    assert wheel.name.endswith("-py3-none-any.whl") == (kind == "pure")
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludoteca/server/static/index.html" in names
    assert any(name.startswith("ludoteca__mypyc") for name in names) == (kind == "compiled")
    python = install(wheel, tmp_path / "venv")
    data = tmp_path / "data"
    data.mkdir()
    where = [str(python), "-c", "import ludoteca.kernel.state as state; print(state.__file__)"]
    asked = subprocess.run(where, capture_output=True, text=True, check=True, cwd=data, env=bare(python, data))
    loaded = asked.stdout.strip()
    assert loaded.startswith(str(tmp_path / "venv"))
    assert loaded.endswith(".py") == (kind == "pure")
    program = "import sys; from ludoteca.cli import main; sys.exit(main())"
    with started([str(python), "-c", program], bare(python, data), data) as port:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "first-move"), str(port)], check=True)
