"""Broken records, positions, moves, data files and messages are refused, never a crash.

A short look with fixed bytes. `make fuzz` goes on for longer, led by coverage (`tests/fuzz/__main__.py`).
"""

import os

import hypothesis
import pytest
from hypothesis import strategies as st

from tests.fuzz.targets import TARGETS

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "60"))


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_broken_is_refused(name: str) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(st.binary(min_size=4, max_size=60))
    def read(data: bytes) -> None:
        TARGETS[name](data)

    read()
