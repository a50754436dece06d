"""`ludoteca bench`: measures speed, on plain Python and compiled, beside other programs in the same run."""

import argparse
import datetime
import importlib.metadata
import importlib.util
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.cli.parsing import BadUsage, Parser, at_least, write_text
from ludoteca.cli.study import peers
from ludoteca.kernel.jsontext import Json
from ludoteca.words import Words

MEASURES: Final = (
    ("decisions_per_second", "random decisions/s", "{:,.0f}"),
    ("random_rollouts_per_second", "random rollouts/s", "{:,.0f}"),
    ("policy_rollouts_per_second", "policy rollouts/s", "{:,.0f}"),
    ("clone_us", "clone, µs", "{:.2f}"),
    ("view_us", "view, µs", "{:.1f}"),
    ("plan_us", "plans, µs", "{:,.0f}"),
    ("replay_ms", "replay, ms", "{:.2f}"),
    ("record_bytes", "record, bytes", "{:,}"),
)
SAME_FOR_ALL: Final = frozenset({"record_bytes"})
"""Figures that do not depend on the build."""


MEASURED_OTHERWISE: Final = "## From a clone to the first move"
"""The rest of the report from here on is written by hand, and kept."""


def add_arguments(parser: Parser) -> None:
    parser.add("--seconds", help="help-seconds", default="0.5", metavar="T")
    parser.add_number("--games", help="help-bench-games", default=100_000, metavar="K")
    parser.add_flag("--no-peers", help="help-peers")
    parser.add("--out", help="help-out", metavar="FILE")
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    seconds = seconds_of(arguments.seconds, words)
    games = at_least(arguments.games, 0, "--games", words)
    screen = Console(stderr=True)
    with screen.status(words.say("bench-busy")) if screen.is_terminal else screen:
        measured = [line for build in builds() for line in measure(build, seconds, words)]
        peer = None if arguments.no_peers else beside(seconds)
        environments = environment_lines(seconds, not arguments.no_peers, words)
        many = list(lines_of("throughput", builds()[-1], str(games), words)) if games else []
    report: Json = {
        "machine": machine(),
        "date": today(),
        "speeds": measured,
        "peer": peer,
        "environments": environments,
        "throughput": many,
    }
    if arguments.out:
        write_text(arguments.out, document(report) + measured_otherwise(Path(arguments.out)), words)
    if arguments.json:
        print(json.dumps(report))
    else:
        show(report, Console())
    return 0


def seconds_of(text: str, words: Words) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 60:
        raise BadUsage(words.say("bench-seconds", value=text))
    return seconds


# -- measuring


def measured_otherwise(path: Path) -> str:
    """Returns the hand-written part of an earlier report."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    _, mark, rest = text.partition(MEASURED_OTHERWISE)
    return f"\n{mark}{rest}" if mark else ""


def checkout() -> Path | None:
    """Returns the folder of the sources, if run from one: it has both builds and the scripts of other programs."""
    for folder in Path(ludoteca.__file__).resolve().parents:
        if (folder / "benchmarks").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    return None


def builds() -> list[str]:
    """Returns a PYTHONPATH for each build: the sources, and the compiled modules if they exist."""
    root = checkout()
    if root is None:
        return [os.environ.get("PYTHONPATH", "")]
    compiled = root / "build" / "compiled"
    made = compiled.is_dir() and any(compiled.glob("ludoteca__mypyc*"))
    return [str(root / "src"), *([str(compiled)] if made else [])]


def measure(path: str, seconds: float, words: Words) -> Iterator[Json]:
    yield from lines_of("speed", path, str(seconds), words)


def environment_lines(seconds: float, with_peers: bool, words: Words) -> list[Json]:
    """Measures the environments of the fastest build, if they are installed, and those of other programs."""
    if not importlib.util.find_spec("pettingzoo"):
        return []
    found = list(lines_of("speed", builds()[-1], str(seconds), words, "envs"))
    root = checkout()
    if root is None or not with_peers:
        return found
    for name in (peers.ENVIRONMENTS, peers.CATAN_GYM):
        try:
            found += peers.measure(root, seconds, name)
        except peers.NotMeasured as why:
            found.append({"program": name, "game": "", "kind": "", "not_measured": str(why)})
    return found


def lines_of(module: str, path: str, argument: str, words: Words, room: str = "arena") -> Iterator[Json]:
    """Yields what a module measures, run in a process of its own."""
    command = [sys.executable, "-m", f"ludoteca.{room}.{module}", argument]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)  # noqa: S603
    if done.returncode:
        raise BadUsage(words.say("bench-failed", reason=done.stderr.strip().splitlines()[-1]))
    for line in done.stdout.splitlines():
        yield json.loads(line)


def beside(seconds: float) -> Json:
    root = checkout()
    try:
        if root is None:
            raise peers.NotMeasured(f"{peers.NAME}: only from a checkout of the sources")
        return peers.measure(root, seconds)[0]
    except peers.NotMeasured as why:
        return {"program": peers.NAME, "not_measured": str(why)}


def machine() -> Json:
    model = platform.processor() or platform.machine()
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        names = [
            line.partition(":")[2].strip() for line in cpus.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    try:
        compiler = f"mypyc {importlib.metadata.version('mypy')}"
    except importlib.metadata.PackageNotFoundError:
        compiler = ""
    return {
        "processor": model,
        "cores": os.cpu_count() or 0,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": compiler,
        "ludoteca": ludoteca.__version__,
    }


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


# -- output


def rows(report: Json) -> Iterator[list[str]]:
    """Yields a row for each game and number of players; with two builds, values are `plain / compiled`."""
    speeds = report["speeds"]
    assert isinstance(speeds, list)
    together: dict[tuple[str, int], list[Json]] = {}
    for speed in speeds:
        together.setdefault((speed["game"], speed["players"]), []).append(speed)
    for (game, players), found in together.items():
        cells = [game, str(players)]
        for name, _, form in MEASURES:
            figures = [form.format(speed[name]) for speed in found]
            cells.append(figures[0] if name in SAME_FOR_ALL else " / ".join(figures))
        yield cells


def peer_line(report: Json) -> str:
    peer = report["peer"]
    if not isinstance(peer, dict):
        return "No peer was measured."
    if "not_measured" in peer:
        return f"Not measured: {peer['not_measured']}"
    return (
        f"{peer['program']} ({peer['game']}, {peer['players']} random players, plain Python {peer['python']}): "
        f"{peer['decisions_per_second']:,.0f} decisions/s, clone {peer['clone_us']:.1f} µs."
    )


def throughput_rows(report: Json) -> list[list[str]]:
    """Returns a row for each game: games per second by executor, and the memory growth of one process."""
    found = report["throughput"]
    assert isinstance(found, list)
    together: dict[str, list[Json]] = {}
    for one in found:
        together.setdefault(one["game"], []).append(one)
    rows = []
    for game, ones in together.items():
        by_way = {one["how"]: one for one in ones}
        cells = [f"{by_way[how]['games_per_second']:,.0f}" if how in by_way else "–" for how in ("1", "2", "ray")]
        alone = by_way["1"]
        memory = f"{alone['memory_before_mb']:.1f} → {alone['memory_after_mb']:.1f}"
        rows.append([game, *cells, memory, f"{alone['games']:,}"])
    return rows


ENVIRONMENTS: Final = ("environment", "kind", "steps/s")
STEPS_AIM: Final = 60_000
"""Steps a second of each of our environments in one process, on the compiled rules."""


def environment_rows(report: Json) -> list[list[str]]:
    """Returns a row for each environment, Ludoteca's first."""
    found = report["environments"]
    assert isinstance(found, list)
    rows = []
    for one in found:
        name = f"{one['program']}: {one['game']}" if one["game"] else one["program"]
        told = (
            f"{one['steps_per_second']:,.0f}" if "steps_per_second" in one else f"not measured: {one['not_measured']}"
        )
        rows.append([name, one["kind"], told])
    return rows


def environment_document(report: Json) -> list[str]:
    rows = environment_rows(report)
    if not rows:
        return []
    return [
        "## Environments",
        "",
        "Steps a second of environments with a random player in one process, observation and mask of legal actions included (medians of five",
        "runs, in processor time): ours with two players on the fastest build, the others as their packages come. In Gymnasium the",
        "opponent's decisions are made too, and not counted; Parallel makes observations and masks of all agents at every step; a batch plays",
        "256 games side by side. With an observer, OpenSpiel writes into an array; `observation_tensor` makes a list of it. What several workers",
        "do is measured by the clock, and says little on a machine that has fewer cores free.",
        "",
        aim_line(report),
        "",
        f"| {' | '.join(ENVIRONMENTS)} |",
        "| --- | --- | ---: |",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
    ]


def aim_line(report: Json) -> str:
    """Says which of our environments are slower than the aim."""
    found = report["environments"]
    assert isinstance(found, list)
    ours = [one for one in found if one["program"] == "ludoteca" and "steps_per_second" in one]
    slow = [f"{one['game']} ({one['kind']})" for one in ours if one["steps_per_second"] < STEPS_AIM]
    return f"The aim is {STEPS_AIM:,} steps a second. Below it: {', '.join(slow) or 'none of ours'}."


THROUGHPUT: Final = ("game", "1 process", "2 processes", "Ray, this machine", "memory, MB", "games")


def machine_line(report: Json) -> str:
    here = report["machine"]
    assert isinstance(here, dict)
    facts = [here["processor"], f"{here['cores']} cores", here["system"], here["python"], here["compiler"]]
    return ", ".join(str(fact) for fact in facts if fact)


def builds_line(report: Json) -> str:
    speeds = report["speeds"]
    assert isinstance(speeds, list)
    return " / ".join(dict.fromkeys(speed["build"] for speed in speeds))


def show(report: Json, console: Console) -> None:
    table = Table(title=f"Ludoteca {ludoteca.__version__}: {builds_line(report)}", title_justify="left")
    for heading in ("game", "players", *(title for _, title, _ in MEASURES)):
        table.add_column(
            heading, justify="left" if heading == "game" else "right", overflow="fold", no_wrap=heading == "game"
        )
    for row in rows(report):
        table.add_row(*row)
    console.print(table)
    console.print(peer_line(report), highlight=False)
    if environments := environment_rows(report):
        steps = Table()
        for heading in ENVIRONMENTS:
            steps.add_column(heading, justify="right" if heading == "steps/s" else "left")
        for row in environments:
            steps.add_row(*row)
        console.print(steps)
    if many := throughput_rows(report):
        throughput = Table()
        for heading in THROUGHPUT:
            throughput.add_column(heading, justify="left" if heading == "game" else "right")
        for row in many:
            throughput.add_row(*row)
        console.print(throughput)
    console.print(machine_line(report), style="dim", highlight=False)


def document(report: Json) -> str:
    headings = ["game", "players", *(title for _, title, _ in MEASURES)]
    lines = [
        "# Benchmarks",
        "",
        "Written by `make bench`, which measures all of this in one run on one machine. Figures are medians of five runs,",
        "in processor time; they still move with whatever else the machine does, so compare only what stands here together.",
        "",
        f"{report['date']}, Ludoteca {ludoteca.__version__}. {machine_line(report)}.",
        "",
        f"Where a cell has several figures they are: **{builds_line(report)}**.",
        "",
        f"| {' | '.join(headings)} |",
        f"| --- |{' ---: |' * (len(headings) - 1)}",
        *(f"| {' | '.join(row)} |" for row in rows(report)),
        "",
        f"Beside it: {peer_line(report)}",
        "",
        "What the columns mean, all with the game's default options:",
        "",
        "- **random decisions/s**: whole games of random players in one process, set-up included: list the legal actions, choose, play.",
        "- **random rollouts/s**: a world drawn from what the deciding seat knows, played to the end of the game by random players; from eight positions of a game.",
        "- **policy rollouts/s**: what the strong bots do: a world, the judge's best line, the quick policy for all seats as far as the judge wants, the verdict.",
        "- **clone**, **view**: copying a state, and making the observation of the deciding seat; the mean over eight positions of a game.",
        "- **plans**: looking ahead through a seat's own decisions, 200 positions at most, observation included.",
        "- **replay**, **record**: a finished random game replayed from its record, every move checked; and the record's size.",
        "",
        *environment_document(report),
        *throughput_lines(report),
    ]
    return "\n".join(lines)


def throughput_lines(report: Json) -> list[str]:
    rows = throughput_rows(report)
    if not rows:
        return []
    return [
        "## Many games at once",
        "",
        "Random games of two players a second, by `ludoteca simulate` with one and two processes and on a Ray of this machine",
        "(time of play only: starting processes takes a second, starting Ray ten); and the most memory that one process had",
        "after its first 2,000 games and after all of them.",
        "",
        f"| {' | '.join(THROUGHPUT)} |",
        f"| --- |{' ---: |' * (len(THROUGHPUT) - 1)}",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
    ]
