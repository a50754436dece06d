"""What a measurement depends on besides the code that is measured: the processor, and the commit."""

import platform
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def processor() -> str:
    """The name of the processor, where Linux tells it."""
    described = Path("/proc/cpuinfo")
    lines = described.read_text().splitlines() if described.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def commit() -> str:
    """The short hash of the commit that is checked out, and whether files in src/ or benchmarks/ differ from it."""
    try:
        short = git("rev-parse", "--short", "HEAD")
        return f"{short} with changes" if git("status", "--porcelain", "src", "benchmarks") else short
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def git(*arguments: str) -> str:
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
