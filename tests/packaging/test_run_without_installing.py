"""`uvx ludoteca` and `pipx run ludoteca` start the app out of an index: here one of this machine, with the wheel and what it needs."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.test_wheels import ROOT, build, started

LEFT_BEHIND = {"RECORD", "INSTALLER", "REQUESTED", "direct_url.json"}
"""What an installer adds to a distribution's metadata."""


def needed(name: str, extras: frozenset[str], found: dict[str, Distribution]) -> None:
    """Adds everything that a distribution needs, itself included, as it is installed here."""
    key = canonicalize_name(name)
    known = found.setdefault(key, distribution(name))
    for text in known.requires or []:
        requirement = Requirement(text)
        asked = [""] if not extras else ["", *extras]
        wanted = requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in asked)
        if wanted and (canonicalize_name(requirement.name) not in found or requirement.extras):
            needed(requirement.name, frozenset(requirement.extras), found)


def pack(installed: Distribution, folder: Path) -> None:
    """The wheel that a distribution was installed from, but for its commands."""
    tags = [line.removeprefix("Tag: ") for line in (installed.read_text("WHEEL") or "").splitlines() if "Tag: " in line]
    parts = [{tag.split("-")[place] for tag in tags} for place in range(3)]
    name = installed.metadata["Name"].replace("-", "_").replace(".", "_").lower()
    stem = f"{name}-{installed.version}"
    metadata, record = "", ""
    with zipfile.ZipFile(folder / f"{stem}-{'-'.join('.'.join(sorted(part)) for part in parts)}.whl", "w") as wheel:
        for inside, content in files_of(installed):
            wheel.writestr(inside, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{inside},sha256={digest},{len(content)}\n"
            metadata = inside.split("/")[0]
        wheel.writestr(f"{metadata}/RECORD", f"{record}{metadata}/RECORD,,\n")


def files_of(installed: Distribution) -> Iterator[tuple[str, bytes]]:
    """Name and content; the metadata last."""
    listed = [file for file in installed.files or [] if ".." not in file.parts and "__pycache__" not in file.parts]
    for file in sorted(listed, key=lambda file: file.parts[0].endswith(".dist-info")):
        if not (file.parts[0].endswith(".dist-info") and file.name in LEFT_BEHIND):
            yield str(file), file.read_binary()


def tool(name: str) -> str:
    path = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert path, f"{name} is not here: make sets it up"
    return path


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("index")
    build("wheel", folder, "0")
    found: dict[str, Distribution] = {}
    needed("ludoteca", frozenset(), found)
    del found["ludoteca"]
    for installed in found.values():
        pack(installed, folder)
    return folder


def play_a_move(command: list[str], cache: dict[str, str], folder: Path) -> None:
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("UV_", "PIP_", "PIPX_", "PYTHON"))
    }
    data = folder / "data"
    data.mkdir()
    with started(command, environment | cache, data) as port:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "first-move"), str(port)], check=True)


@pytest.mark.slow
def test_uvx_starts_the_app_from_a_local_index(index: Path, tmp_path: Path) -> None:
    command = [tool("uvx"), "--no-index", "--find-links", str(index), "--python", sys.executable, "ludoteca"]
    play_a_move(command, {"UV_CACHE_DIR": str(tmp_path / "cache"), "UV_OFFLINE": "1"}, tmp_path)


@pytest.mark.slow
def test_pipx_starts_the_app_from_a_local_index(index: Path, tmp_path: Path) -> None:
    """With pip, as without uv; what pipx would fetch for itself, a newer pip, it does without."""
    command = [tool("pipx"), "run", "--backend", "pip", "--skip-maintenance", "--python", sys.executable]
    command += [f"--pip-args=--no-index --find-links {index}", "ludoteca"]
    play_a_move(command, {"PIPX_HOME": str(tmp_path / "pipx"), "PIP_CONFIG_FILE": os.devnull}, tmp_path)
