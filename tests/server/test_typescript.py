"""The page's types are those of the messages."""

from pathlib import Path

from ludoteca.server.protocol.typescript import types_text


def test_the_pages_types_are_up_to_date() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "net" / "messages.ts"
    assert file.read_text("utf-8") == types_text(), (
        "run: python -m ludoteca.server.protocol.typescript > web/src/net/messages.ts"
    )
