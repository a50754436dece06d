"""The page's types are those of the messages, and of what the games write."""

from pathlib import Path

import pytest

from ludoteca.server.protocol.typescript import files

WEB = Path(__file__).parents[3] / "web" / "src"


@pytest.mark.parametrize("path", files())
def test_the_pages_types_are_up_to_date(path: str) -> None:
    assert (WEB / path).read_text("utf-8") == files()[path], (
        "run: python -m ludoteca.server.protocol.typescript web/src"
    )
