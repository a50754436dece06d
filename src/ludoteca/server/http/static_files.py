"""Static files of the browser app and of plugins: read and compressed once; files with a hash in their name are
immutable for caches."""

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from ludoteca import plugins

FOLDER = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED_ALREADY = (".woff2", ".png", ".jpg", ".webp", ".mp3", ".ogg")
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}

PLUGINS = "plugins/"
BOARD = "board.js"
COVER = "cover.svg"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>The browser app is not built yet</h1>
<p>The server runs, but its pages are missing. Stop it and start it with <code>make play</code>, or build the pages with
<code>python hatch_build.py web</code> in the project's folder, and load this page again.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file's content; `gzipped` is empty if compressing would not help."""

    content: bytes
    gzipped: bytes
    type: str
    cache: str


def read(path: Path, under: Path) -> File:
    content = path.read_bytes()
    squeezed = b"" if path.suffix in COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.parent.name == "assets" and path.parent.parent == under
    return File(content, squeezed if len(squeezed) < len(content) else b"", kind, FOR_EVER if hashed else ASK_AGAIN)


class Files:
    """Serves the files that were in the folder at the first request, so that no path can leave it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._paths: dict[str, Path] = {}
        self._files: dict[str, File] = {}

    def get(self, name: str) -> File | None:
        name = name or "index.html"
        if not self._paths:
            self._paths = {
                path.relative_to(self._folder).as_posix(): path
                for path in self._folder.rglob("*")
                if path.is_file() and not path.name.startswith(".")
            }
        if name in self._paths and name not in self._files:
            self._files[name] = read(self._paths[name], self._folder)
        if name == "index.html" and name not in self._paths:
            return File(NOT_BUILT.encode(), b"", "text/html; charset=utf-8", ASK_AGAIN)
        return self._files.get(name)


class PluginFiles:
    """Serves the folders of the entry points in the group `ludoteca.pages`, each under the id of its game."""

    def __init__(self) -> None:
        self._files: dict[str, Files] = {}

    def get(self, name: str) -> File | None:
        """Returns a file by a path such as `pebbles/board.js`."""
        game, _, rest = name.partition("/")
        if game not in self._files:
            folder = page_folder(game)
            if folder is None:
                return None
            self._files[game] = Files(folder)
        return self._files[game].get(rest) if rest else None


def page_folder(game: str) -> Path | None:
    """Returns the folder of a game's own page, if a plugin provides one with a board."""
    folder = plugins.load_if_sound(plugins.PAGES, game, Path)
    if not isinstance(folder, Path):
        return None
    if not (folder / BOARD).is_file():
        plugins.warn(plugins.broken(plugins.PAGES, game, f"{folder} has no {BOARD}"))
        return None
    return folder
