"""The examples of docs/environments.md run."""

import contextlib
import io
import re
from pathlib import Path

import pytest

from ludoteca.envs import feature_list

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(EXAMPLES[number], f"{PAGE.name}, example {number + 1}", "exec"), {})


def test_the_list_of_features_is_up_to_date() -> None:
    """`python -m ludoteca.envs.feature_list > docs/features.md` writes it anew."""
    assert (PAGE.parent / "features.md").read_text("utf-8") == feature_list.document()


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5
