"""One command makes a release: versions, changelog, commit and tag."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "CHANGELOG.md", "src/ludoteca/__init__.py", "scripts/release"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Somebody")
    git(tmp_path, "config", "user.email", "somebody@example.org")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout


def release(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, str(folder / "scripts" / "release"), *arguments]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


def test_a_release_has_its_version_everywhere_a_dated_section_and_a_tag(checkout: Path) -> None:
    assert release(checkout, "9.8.7").returncode == 0
    assert 'version = "9.8.7"' in (checkout / "pyproject.toml").read_text()
    assert '__version__ = "9.8.7"' in (checkout / "src/ludoteca/__init__.py").read_text()
    told = (checkout / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 9.8.7, 20" in told
    assert git(checkout, "tag").split() == ["v9.8.7"]
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "log", "-1", "--format=%s") == "Release 9.8.7\n"


@pytest.mark.parametrize(
    ("version", "why"),
    [("1.2", "not a version"), ("0.0.1", "comes before"), ("v9.0.0", "not a version")],
)
def test_what_is_no_new_version_is_refused_and_changes_nothing(checkout: Path, version: str, why: str) -> None:
    done = release(checkout, version)
    assert done.returncode == 1
    assert why in done.stderr
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "tag") == ""


def test_a_second_release_needs_something_to_tell(checkout: Path) -> None:
    assert release(checkout, "9.8.7").returncode == 0
    assert "tells nothing new" in release(checkout, "9.8.8").stderr
    assert "already" in release(checkout, "9.8.7").stderr


def test_changes_that_are_not_committed_are_not_released(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text("")
    assert "not committed" in release(checkout, "9.8.7").stderr
