"""What the documentation points at is there: links between pages, and the files that the architecture page names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#([^)\s]+))?\)")
PATH = re.compile(r"`((?:[\w.<>-]+/)*[\w.<>-]+(?:\.(?:py|ts|svelte|md)|/))`")
FIRST_FOLDERS = ("", "src/ludoteca")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link, _ in LINK.findall(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_files_of_the_architecture_exist() -> None:
    named = PATH.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(named) > 30
    missing = [path for path in named if "/" in path.rstrip("/") and not is_there(path)]
    assert missing == []


def is_there(path: str) -> bool:
    """`<game>` stands for any game."""
    pattern = path.rstrip("/").replace("<game>", "*")
    return any(any((ROOT / first).glob(pattern)) for first in FIRST_FOLDERS)
