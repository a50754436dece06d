"""Fuzzing led by coverage: `python -m tests.fuzz TARGET [SECONDS]`, with Atheris (Linux, Python up to 3.13).

Bytes that break something are written to a file of their own; `TARGETS[...](Path(file).read_bytes())` repeats it.
"""

import sys

import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]  # `make fuzz` installs it

SECONDS = "60"


def main() -> None:
    with atheris.instrument_imports(include=["ludoteca"]):
        from tests.fuzz.targets import TARGETS
    name, seconds = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else SECONDS
    limits = [
        f"-max_total_time={seconds}",
        "-max_len=200",
        "-len_control=0",
        "-timeout=10",
        f"-artifact_prefix=build/fuzz-{name}-",
    ]
    atheris.Setup([sys.argv[0], *limits], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
