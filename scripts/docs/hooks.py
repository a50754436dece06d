"""What the site has besides the pages in docs/: pages from elsewhere in the repository, notebooks that were run, the gallery.

Pages are written to be read on a code host too, where links lead into the source. On the site such a link becomes its text.
"""

import os
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from scripts.docs import notebooks  # noqa: E402
from scripts.docs.reference import reference  # noqa: E402

ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/README.md": "web.md",
    "README.md": "index.md",
}
MEANT = {"docs/gallery": "gallery.md", "docs/rules": "rules/mille-fiori.md", "docs/balance": "balance/README.md"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]+)?\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """A page that no part of the navigation names stands at its end, so that none is ever lost."""
    named = str(config.nav)
    folder = ROOT / "docs"
    pages = sorted(page.relative_to(folder).as_posix() for page in folder.rglob("*.md"))
    if (left_out := [page for page in pages if f"'{page}'" not in named]) and config.nav is not None:
        config.nav.append({"More": left_out})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, target in ELSEWHERE.items():
        if target != "index.md":
            text = relinked((ROOT / source).read_text("utf-8"), ROOT / source, target)
            files.append(File.generated(config, target, content=text))
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=notebooks.page(notebook)))
    files.append(File.generated(config, "gallery.md", content=gallery()))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    markdown = markdown.replace("<!-- reference -->", reference()) if page.file.src_uri == "api.md" else markdown
    source = page.file.abs_src_path
    return relinked(markdown, Path(source), page.file.src_uri) if source else markdown


def relinked(markdown: str, source: Path, target: str) -> str:
    """Links of a page that stands at `source` in the repository and at `target` on the site."""

    def link(found: re.Match[str]) -> str:
        picture, text, path, anchor = found[1], found[2], found[3], found[4] or ""
        where = Path(os.path.normpath(source.parent / path))
        inside = where.relative_to(ROOT).as_posix() if where.is_relative_to(ROOT) else path
        goal = ELSEWHERE.get(inside) or MEANT.get(inside)
        if goal is None and inside.startswith("docs/") and where.is_file() and not inside.endswith(".ipynb"):
            goal = inside.removeprefix("docs/")
        if goal is None and inside.endswith(".ipynb"):
            goal = inside.removeprefix("docs/").replace(".ipynb", ".md")
        if goal is None:
            return text
        return f"{picture}[{text}]({os.path.relpath(goal, Path(target).parent)}{anchor})"

    return LINK.sub(link, markdown)


def gallery() -> str:
    """Fixed moments of the browser app, as `make gallery` took them, in the reader's theme."""
    lines = [
        "# Pictures",
        "",
        "The browser app at fixed moments, at 1440 by 900 pixels; on a phone it looks otherwise.",
    ]
    folder = ROOT / "docs" / "gallery"
    for light in sorted(folder.glob("*-large-light.webp")):
        name = light.name.removesuffix("-large-light.webp")
        dark = f"{name}-large-dark.webp"
        title = name.replace("-", " ").capitalize()
        shown = f"![{title}](gallery/{light.name}#only-light){{ loading=lazy }}"
        if (folder / dark).exists():
            shown += f"![{title}](gallery/{dark}#only-dark){{ loading=lazy }}"
        lines += ["", f"## {title}", "", shown]
    return "\n".join(lines) + "\n"
