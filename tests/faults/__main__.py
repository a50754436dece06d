"""Runs many rounds of faults and counts them. See docs/reliability.md."""

import argparse
import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from random import Random

from tests.faults.faults import Rig
from tests.server.postgres import Postgres


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=0, help="1 on SQLite; on PostgreSQL 3 unless told")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--faults", default="", help="such as kill,cut; all in turn unless told")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no new round begins after so long")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, began = Random(options.seed), time.monotonic()
    with contextlib.ExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-faults-")))
        postgres = opened.enter_context(Postgres()) if options.database == "postgres" else None
        servers = (options.servers or 3) if postgres else 1
        rig = Rig(folder, rng, servers, postgres)
        names = options.faults.split(",") if options.faults else sorted(rig.faults())
        if unknown := set(names) - set(rig.faults()):
            parser.error(f"unknown here: {', '.join(sorted(unknown))}; there are {', '.join(sorted(rig.faults()))}")
        opened.enter_context(rig.cluster)
        try:
            asyncio.run(
                rig.run(
                    options.rounds, names, options.tables, lambda line: print(line, flush=True), 60 * options.minutes
                )
            )
        finally:
            counted = ", ".join(f"{count} {name}" for name, count in sorted(rig.done.items()))
            crowd = rig.crowd
            print(f"{options.database}, {servers} server(s), seed {options.seed}: {counted}")
            print(f"{crowd.games} games finished and checked, {crowd.moves} moves acknowledged, {crowd.breaks} breaks")
            print(f"{time.monotonic() - began:.0f} s")
    print("nothing was lost, nothing happened twice, every table went on, every record verifies")


if __name__ == "__main__":
    main()
