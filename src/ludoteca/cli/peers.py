"""Measures other programs in the same run: catanatron, installed from PyPI into a virtual environment under build/."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludoteca.kernel.jsontext import Json

NAME: Final = "catanatron"
SLOW: Final = 600


class NotMeasured(Exception):
    """The peer could not be installed or run; the text says why."""


def measure(checkout: Path, seconds: float) -> Json:
    python = installed(checkout / "build" / "peers" / NAME)
    told = _run([python, checkout / "benchmarks" / f"{NAME}_speed.py", str(seconds)])
    measured: Json = json.loads(told)
    return measured


def installed(folder: Path) -> Path:
    python = folder / "bin" / "python"
    if not (folder / "installed").is_file():
        folder.parent.mkdir(parents=True, exist_ok=True)
        _run([sys.executable, "-m", "venv", "--clear", folder])
        _run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NAME])
        (folder / "installed").touch()
    return python


def _run(command: Sequence[str | Path]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SLOW, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasured(f"{NAME}: {type(error).__name__}") from None
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise NotMeasured(f"{NAME}: {reason}")
    return done.stdout
