"""What an installation with and without the app's packages costs: size, packages, seconds to install and to import.

`python -m benchmarks.installation WHEEL WHEELS` prints a Markdown table. WHEEL is the wheel of Ludoteca, WHEELS a folder with
the wheels of all packages (`pip download -d WHEELS WHEEL`), so that no download is measured. Times are medians of five; uv is
measured with an empty and with a warm cache.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

RUNS = 5
LIBRARY = ("fluent.runtime", "openskill", "rich", "textual")
"""What rules, bots and the command line for study need."""
UV = ("uv", "pip", "install", "--quiet", "--offline", "--no-index")
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", "--no-cache-dir")
MEGABYTE = 1e6


def run(command: Sequence[str | Path], **environment: str) -> str:
    done = subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True)
    return done.stdout


def seconds(command: Sequence[str | Path], **environment: str) -> float:
    began = time.perf_counter()
    run(command, **environment)
    return time.perf_counter() - began


def new_environment(folder: Path) -> Path:
    run(["uv", "venv", "--quiet", "--clear", "--python", sys.executable, folder])
    return folder / "bin" / "python"


def installers(wheels: Path, python: Path, cache: Path, tool: str) -> tuple[str | Path, ...]:
    if tool == "pip":
        return (*PIP, "--python", python, "--find-links", wheels)
    return (*UV, "--python", python, "--find-links", wheels, "--cache-dir", cache)


def installed_in(commands: Sequence[tuple[Sequence[str | Path], ...]], wheels: Path, tool: str, warm: bool) -> float:
    """Returns the seconds for all steps of an installation into a new environment."""
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as folder:
            cache = Path(folder) / "cache"
            for number in range(1 + warm):
                install = installers(wheels, new_environment(Path(folder) / f"venv{number}"), cache, tool)
                took = sum(seconds((*install, *packages)) for (packages,) in commands)
            times.append(took)
    return median(times)


def measure(wheel: Path, wheels: Path, packages: Sequence[str] | None) -> dict[str, float]:
    """Measures the whole installation, or Ludoteca with these packages alone."""
    commands = [((str(wheel),),)] if packages is None else [((str(wheel), "--no-deps"),), (tuple(packages),)]
    with tempfile.TemporaryDirectory() as folder:
        python = new_environment(Path(folder) / "venv")
        site = next((Path(folder) / "venv" / "lib").iterdir()) / "site-packages"
        empty = size_of(site)
        for (names,) in commands:
            run((*installers(wheels, python, Path(folder) / "cache", "uv"), *names))
        found = {
            "packages": len(json.loads(run(["uv", "pip", "list", "--format", "json", "--python", python]))),
            "megabytes": (size_of(site) - empty) / MEGABYTE,
        }
        for name, code in (("nothing", "pass"), ("ludoteca", "import ludoteca"), ("rules", RULES)):
            run([python, "-c", code])
            found[name] = median(seconds([python, "-c", code]) for _ in range(4 * RUNS))
    found["uv, empty cache"] = installed_in(commands, wheels, "uv", warm=False)
    found["uv, warm cache"] = installed_in(commands, wheels, "uv", warm=True)
    found["pip"] = installed_in(commands, wheels, "pip", warm=False)
    return found


RULES = "import ludoteca; ludoteca.rules('mille-fiori', 2).new(seed=1)"


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def main() -> None:
    wheel, wheels = (Path(argument).resolve() for argument in sys.argv[1:])
    whole, library = measure(wheel, wheels, None), measure(wheel, wheels, LIBRARY)
    print("| | whole | rules, bots and command line |\n| --- | --- | --- |")
    for name in whole:
        print(f"| {name} | {whole[name]:.3g} | {library[name]:.3g} |")


if __name__ == "__main__":
    main()
