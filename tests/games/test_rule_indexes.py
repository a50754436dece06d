"""The indexes of rules in docs/rules name code, data files and tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INDEXES = sorted((ROOT / "docs" / "rules").glob("*.md"))
FILE = re.compile(r"[\w/]+\.(py|toml)")
CODE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
TEST = re.compile(r"(?:([\w/]+)::)?(test_\w*)(\*)?")


def folders(index: Path) -> tuple[Path, Path]:
    name = index.stem.replace("-", "_")
    return ROOT / "src" / "ludoteca" / "games" / name, ROOT / "tests" / name


def sources(folder: Path) -> dict[str, str]:
    """The text of each module, by its path without the ending (`tiles/goods`)."""
    return {
        path.relative_to(folder).with_suffix("").as_posix(): path.read_text("utf-8") for path in folder.rglob("*.py")
    }


def is_code(name: str, modules: dict[str, str]) -> bool:
    """Whether some module (`goods.sell`, `shields.taking.take`) or class (`Shields.set_up`) has what is named."""
    *where, what = name.split(".")
    path = "/".join(where)
    for module, text in modules.items():
        if f"/{module}".endswith(f"/{path}") or re.search(rf"^class {where[0]}\b", text, re.MULTILINE):
            if re.search(rf"\b{what}\b", text):
                return True
    return len(where) > 1 and is_code(".".join([*where[:-1], what]), modules)


def is_file(name: str, folders: tuple[Path, ...]) -> bool:
    return any(f"/{path.as_posix()}".endswith(f"/{name}") for folder in folders for path in folder.rglob("*.*"))


def is_test(module: str | None, name: str, anything: bool, modules: dict[str, str]) -> bool:
    found = [text for path, text in modules.items() if not module or f"/{path}".endswith(f"/{module}")]
    end = "" if anything else r"\b"
    return name in [path.split("/")[-1] for path in modules] or any(re.search(rf"def {name}{end}", t) for t in found)


@pytest.mark.parametrize("index", INDEXES, ids=lambda path: path.stem)
def test_everything_named_is_there(index: Path) -> None:
    game, tests = folders(index)
    code, tested = sources(game), sources(tests)
    missing: list[str] = []
    for name in re.findall(r"`([^`\n]+)`", index.read_text("utf-8")):
        if match := TEST.fullmatch(name):
            there = is_test(match[1], match[2], bool(match[3]), tested)
        elif FILE.fullmatch(name):
            there = is_file(name, (game, tests))
        elif CODE.fullmatch(name):
            there = is_code(name, code)
        else:
            continue
        if not there:
            missing.append(name)
    assert missing == []
