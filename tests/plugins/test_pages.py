"""The board for the browser that a package brings: served under the name of its game, like the app's own files."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca import plugins
from ludoteca.server.http.static_files import PluginFiles, page_folder
from tests.plugins.test_plugins import install
from tests.server.harness import Person, Server

FILES = {"board.js": "text/javascript", "board.css": "text/css", "cover.svg": "image/svg+xml"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pages")) as running:
        yield running


def test_the_list_of_games_tells_where_a_page_is(server: Server) -> None:
    games = {game["id"]: game for game in Person(server).get("/api/games")}
    assert games["pebbles"]["page"] == {"board": "plugins/pebbles/board.js", "cover": "plugins/pebbles/cover.svg"}
    assert games["pebbles"]["bots"] == ["random", "easy", "greedy", "medium", "hard", "expert", "closer"]
    assert games["mille-fiori"]["page"] is None


@pytest.mark.parametrize("name", FILES)
def test_its_files_are_served_as_the_apps_own_are(server: Server, name: str) -> None:
    entry = plugins.declared(plugins.PAGES)["pebbles"].load()
    answer = httpx.get(f"{server.address}/plugins/pebbles/{name}", headers={"Accept-Encoding": "gzip"})
    own = httpx.get(f"{server.address}/")
    assert answer.status_code == 200
    assert answer.content == (entry / name).read_bytes()
    assert answer.headers["content-type"].partition(";")[0] == FILES[name]
    for header in ("content-security-policy", "x-content-type-options", "referrer-policy", "cache-control"):
        assert answer.headers[header] == own.headers[header]


@pytest.mark.parametrize(
    "path",
    [
        "pebbles",
        "pebbles/",
        "pebbles/nothing.js",
        "pebbles/../__init__.py",
        "pebbles/%2e%2e/rules.py",
        "mille-fiori/board.js",
    ],
)
def test_nothing_else_of_a_package_can_be_fetched(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.address) as client:
        answer = client.send(
            client.build_request("GET", httpx.URL(server.address, raw_path=f"/plugins/{path}".encode()))
        )
    assert answer.status_code == 404


def test_hashed_files_of_a_page_are_cached_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "board.js").write_text("export function mount() {}")
    (tmp_path / "assets" / "board-abc123.js").write_text("let x = 1;" * 100)
    monkeypatch.setattr(plugins, "load_if_sound", lambda group, game, kind: tmp_path if game == "stones" else None)
    files = PluginFiles()
    hashed, board = files.get("stones/assets/board-abc123.js"), files.get("stones/board.js")
    assert hashed is not None
    assert board is not None
    assert "immutable" in hashed.cache
    assert gzip.decompress(hashed.gzipped) == hashed.content
    assert board.cache == "no-cache"
    assert files.get("other/board.js") is None


def test_a_page_without_a_board_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(
        tmp_path, "stones", {plugins.PAGES: {"stones": "stones:PAGE"}}, "import pathlib\nPAGE = pathlib.Path('.')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    plugins.declared.cache_clear()
    try:
        assert page_folder("stones") is None
    finally:
        monkeypatch.undo()
        plugins.declared.cache_clear()
    assert [record.getMessage() for record in caplog.records] == [
        "plugin left out: ludoteca.pages stones of the package stones: . has no board.js"
    ]
