"""Measures an installation with and without the app's packages: number of packages, size, seconds to install and to import.

`python -m benchmarks.installation WHEEL WHEELS` prints a Markdown table. WHEEL is the wheel of Ludoteca, WHEELS a folder with
the wheels of all packages (`pip download -d WHEELS WHEEL`), so that no download is measured. Times are processor times: installations
the median of five, imports of twenty processes; uv is measured with an empty and with a warm cache.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

RUNS = 5
LIBRARY = ("fluent.runtime", "openskill", "rich", "textual")
"""The packages that rules, bots and the command line for study need."""
UV = ("uv", "pip", "install", "--quiet", "--offline", "--no-index")
PIP = ("install", "--quiet", "--no-index", "--disable-pip-version-check", "--no-cache-dir")
MEGABYTE = 1e6


def run(command: Sequence[str | Path]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def seconds(command: Sequence[str | Path]) -> float:
    """Returns the processor time of a command, which other work on the machine affects less."""
    before = os.times()
    run(command)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def new_environment(folder: Path) -> Path:
    run(["uv", "venv", "--quiet", "--clear", "--python", sys.executable, folder])
    return folder / "bin" / "python"


def installer(wheels: Path, python: Path, cache: Path, tool: str) -> tuple[str | Path, ...]:
    if tool == "pip":
        return (sys.executable, "-m", "pip", "--python", python, *PIP, "--find-links", wheels)
    return (*UV, "--python", python, "--find-links", wheels, "--cache-dir", cache)


def installed_in(packages: Sequence[str], wheels: Path, tool: str, warm: bool) -> float:
    """Returns the seconds to install these packages, and no others, into a new environment."""
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            cache = Path(folder) / "cache"
            for number in range(1 + warm):
                python = new_environment(Path(folder) / f"venv{number}")
                took = seconds((*installer(wheels, python, cache, tool), "--no-deps", *packages))
            times.append(took)
    return median(times)


def measure(wheel: Path, wheels: Path, packages: Sequence[str]) -> dict[str, float]:
    """Measures Ludoteca with these packages and what they depend on; without any, with all of its own."""
    with tempfile.TemporaryDirectory() as folder:
        python = new_environment(Path(folder) / "venv")
        site = next((Path(folder) / "venv" / "lib").iterdir()) / "site-packages"
        empty = size_of(site)
        install = installer(wheels, python, Path(folder) / "cache", "uv")
        run((*install, *((*packages,) or (wheel,))))
        run((*install, "--no-deps", wheel))
        listed = json.loads(run(["uv", "pip", "list", "--format", "json", "--python", python]))
        found = {"packages": len(listed), "installed, MB": (size_of(site) - empty) / MEGABYTE}
        for name, code in (("start Python", "pass"), ("import ludoteca", "import ludoteca"), ("start a game", GAME)):
            run([python, "-c", code])
            found[f"{name}, s"] = median(seconds([python, "-c", code]) for _ in range(4 * RUNS))
    names = [one["name"] for one in listed]
    found["uv, empty cache, s"] = installed_in(names, wheels, "uv", warm=False)
    found["uv, warm cache, s"] = installed_in(names, wheels, "uv", warm=True)
    found["pip, s"] = installed_in(names, wheels, "pip", warm=False)
    return found


GAME = "import ludoteca; ludoteca.rules('mille-fiori', 2).new(seed=1)"


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def main() -> None:
    wheel, wheels = (Path(argument).resolve() for argument in sys.argv[1:])
    whole, library = measure(wheel, wheels, ()), measure(wheel, wheels, LIBRARY)
    print("| | whole | rules, bots and command line |\n| --- | --- | --- |")
    for name in whole:
        print(f"| {name} | {whole[name]:.3g} | {library[name]:.3g} |")


if __name__ == "__main__":
    main()
