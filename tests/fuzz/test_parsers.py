"""Broken records, positions, moves, data files and messages are refused, never a crash.

A short look with fixed bytes. `make fuzz` goes on for longer, led by coverage (`tests/fuzz/__main__.py`).
"""

import os

import hypothesis
import pytest
from hypothesis import strategies as st

from ludoteca.games.great_split.data import load_data
from ludoteca.kernel.refusals import BadSettings
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


@pytest.mark.parametrize("text", ["x = " + "5" * 5000, "x = " + "[" * 5000], ids=["digits", "brackets"])
def test_a_data_file_that_python_cannot_read_is_refused(text: str) -> None:
    """Found by Atheris: the reader of TOML raises other errors than its own."""
    with pytest.raises(BadSettings) as refused:
        load_data(text)
    assert refused.value.refusal.id == "data-not-toml"
