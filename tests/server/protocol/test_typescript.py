"""The page's types are those of the messages and of what the games write; its fixtures are what a server tells."""

from pathlib import Path

import pytest

from ludoteca.server.protocol import typescript
from tests.server import page_fixtures

WEB = Path(__file__).parents[3] / "web" / "src"


@pytest.mark.parametrize("path", typescript.files())
def test_the_pages_types_are_up_to_date(path: str) -> None:
    assert (WEB / path).read_text("utf-8") == typescript.files()[path], (
        "run: python -m ludoteca.server.protocol.typescript web/src"
    )


@pytest.mark.parametrize("path", page_fixtures.files())
def test_the_pages_fixtures_are_up_to_date(path: str) -> None:
    assert (WEB / path).read_text("utf-8") == page_fixtures.files()[path], (
        "run: python -m tests.server.page_fixtures web/src"
    )
