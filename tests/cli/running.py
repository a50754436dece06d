"""Runs the installed command as a person would."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = Path(sys.executable).with_name("ludoteca")
ROOT = Path(__file__).parents[2]


def run(*arguments: str, language: str = "en_GB.UTF-8", stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": language, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [COMMAND, *arguments], input=stdin, capture_output=True, text=True, timeout=120, env=environment, check=False
    )


def output(*arguments: str, language: str = "en_GB.UTF-8") -> str:
    done = run(*arguments, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def complaint(*arguments: str, language: str = "en_GB.UTF-8", stdin: str = "") -> str:
    """The one line that bad input is answered with."""
    done = run(*arguments, language=language, stdin=stdin)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("ludoteca: ")
    assert not done.stdout
    return lines[0]
