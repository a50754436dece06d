"""`uvx ludoteca` starts the app out of an index: here one of this machine, with the wheel and what it depends on."""

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


@pytest.mark.slow
def test_uvx_starts_the_app_from_a_local_index(tmp_path: Path) -> None:
    uvx = shutil.which("uvx") or shutil.which("uvx", path=str(Path(sys.executable).parent))
    assert uvx, "make sets it up"
    index = tmp_path / "index"
    build("wheel", index, "0")
    found: dict[str, Distribution] = {}
    needed("ludoteca", frozenset(), found)
    del found["ludoteca"]
    for installed in found.values():
        pack(installed, index)
    asked = [uvx, "--no-index", "--find-links", str(index), "--python", sys.executable, "ludoteca"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("UV_", "PIP_", "PYTHON"))}
    environment |= {"UV_CACHE_DIR": str(tmp_path / "cache"), "UV_OFFLINE": "1"}
    data = tmp_path / "data"
    data.mkdir()
    with started(asked, environment, data) as port:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "first-move"), str(port)], check=True)
