"""Measures other programs in the same run, installed from PyPI into virtual environments under build/."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludoteca.kernel.jsontext import Json

NAME: Final = "catanatron"
ENVIRONMENTS: Final = "environments"
CATAN_GYM: Final = "catanatron_gym"
PACKAGES: Final = {
    NAME: [NAME],
    ENVIRONMENTS: ["pettingzoo[classic]", "open_spiel"],
    CATAN_GYM: ["catanatron_gym"],
}
"""Packages by environment: PettingZoo and Catan's environment need different versions of Gymnasium."""
SCRIPTS: Final = {
    NAME: "catanatron_speed.py",
    ENVIRONMENTS: "environments_speed.py",
    CATAN_GYM: "environments_speed.py",
}
"""Scripts in benchmarks/; each measures what is installed."""
SLOW: Final = 600


class NotMeasured(Exception):
    """A program could not be installed or run; the text says why."""


def measure(checkout: Path, seconds: float, name: str = NAME) -> list[Json]:
    """Returns the measurements of a script, one per line of its output."""
    python = installed(checkout / "build" / "peers" / name, name)
    told = _run([python, checkout / "benchmarks" / SCRIPTS[name], str(seconds)], name)
    return [json.loads(line) for line in told.splitlines()]


def installed(folder: Path, name: str) -> Path:
    python = folder / "bin" / "python"
    if not (folder / "installed").is_file():
        folder.parent.mkdir(parents=True, exist_ok=True)
        _run([sys.executable, "-m", "venv", "--clear", folder], name)
        _run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES[name]], name)
        (folder / "installed").touch()
    return python


def _run(command: Sequence[str | Path], name: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SLOW, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasured(f"{name}: {type(error).__name__}") from None
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()
        errors = [
            line for line in lines if "error:" in line.lower() and not line.startswith("note:")
        ]  # pip's output ends with notes
        raise NotMeasured(f"{name}: {(errors or lines)[-1].strip()}")
    return done.stdout
