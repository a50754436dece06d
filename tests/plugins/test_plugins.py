"""Games and bots of other packages are found, and a broken package does not affect others."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca import plugins

OURS = ["castles-of-burgundy", "great-split", "mille-fiori"]

BOT = """
import ludoteca

class First(ludoteca.Bot):
    def choose(self, observation):
        return observation.legal[0]

def make(game, rng):
    if game != "mille-fiori":
        raise ludoteca.BadSettings("bot-cannot-play", {"bot": "first", "game": game})
    return First(rng)

def nothing(game, rng):
    return None
"""


def install(folder: Path, package: str, groups: dict[str, dict[str, str]], source: str = "") -> None:
    """What an installer would leave behind: a module, and the entry points beside it."""
    (folder / f"{package}.py").write_text(source)
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = []
    for group, entries in groups.items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    code = "import sys; from ludoteca.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=os.environ | {"PYTHONPATH": path, "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_our_own_plugins_come_in_by_the_doors_that_are_open_to_all() -> None:
    for group in (plugins.GAMES, plugins.JUDGES, plugins.TERMINAL_BOARDS):
        assert set(OURS) <= set(plugins.declared(group)), group
    assert {"random", "greedy"} <= set(plugins.declared(plugins.BOTS))


def test_a_bot_from_outside_plays(tmp_path: Path) -> None:
    install(tmp_path, "firsts", {plugins.BOTS: {"first": "firsts:make"}}, BOT)
    played = run(tmp_path, "simulate", "mille-fiori", "--bots", "first,random", "--games", "3", "--json")
    assert played.returncode == 0, played.stderr
    assert '"bot": "first"' in played.stdout
    other = run(tmp_path, "simulate", "great-split", "--bots", "first,random", "--games", "3")
    assert other.stderr == "ludoteca: The bot “first” does not know the game “great-split” yet.\n"


def test_broken_plugins_cost_one_line_each_and_the_others_go_on(tmp_path: Path) -> None:
    games = {
        "hollow": "hollow:MISSING",
        "numbers": "hollow:NUMBER",
        "misnamed": "hollow:GAME",
        "mille-fiori": "hollow:GAME",
    }
    source = "from ludoteca.games.mille_fiori import GAME\nNUMBER = 7\n"
    install(tmp_path, "hollow", {plugins.GAMES: games}, source)
    install(tmp_path, "raising", {plugins.GAMES: {"raising": "raising:GAME"}}, "raise RuntimeError('no\\nluck')\n")
    listed = run(tmp_path, "games", "--json")
    assert listed.returncode == 0
    assert set(OURS) <= {game["id"] for game in json.loads(listed.stdout)}
    begin = "plugin left out: ludoteca.games "
    assert sorted(listed.stderr.splitlines()) == [
        f"{begin}hollow of the package hollow: AttributeError: module 'hollow' has no attribute 'MISSING'",
        f"{begin}mille-fiori of the package hollow: ludoteca has a plugin of that name",
        f"{begin}misnamed of the package hollow: its game calls itself mille-fiori",
        f"{begin}numbers of the package hollow: hollow:NUMBER is not a Game",
        f"{begin}raising of the package raising: RuntimeError: no luck",
    ]


def test_asking_for_a_broken_plugin_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    install(tmp_path, "raising", {plugins.GAMES: {"raising": "raising:GAME"}}, "raise RuntimeError('no luck')\n")
    asked = run(tmp_path, "trace", "raising", "--players", "2")
    assert asked.returncode == 2
    assert asked.stderr == (
        "ludoteca: The plugin “raising” (ludoteca.games) of the package “raising” can't be loaded: "
        "RuntimeError: no luck\n"
    )


def test_a_bot_that_is_none_is_named(tmp_path: Path) -> None:
    install(tmp_path, "firsts", {plugins.BOTS: {"nothing": "firsts:nothing"}}, BOT)
    asked = run(tmp_path, "simulate", "mille-fiori", "--bots", "nothing")
    assert "it made a NoneType instead of a Bot" in asked.stderr
    assert asked.returncode == 2


def test_nobody_replaces_our_own_judges(tmp_path: Path) -> None:
    install(tmp_path, "judging", {plugins.JUDGES: {"mille-fiori": "judging:JUDGE"}})
    played = run(tmp_path, "simulate", "mille-fiori", "--bots", "greedy,random", "--games", "1", "--json")
    assert played.returncode == 0
    assert "judging: ludoteca has a plugin of that name" in played.stderr


def test_plugins_of_a_package_can_be_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.WITHOUT, "firsts,ludoteca-pebbles")
    install(tmp_path, "firsts", {plugins.BOTS: {"first": "firsts:make"}}, BOT)
    assert [game["id"] for game in json.loads(run(tmp_path, "games", "--json").stdout)] == OURS
    asked = run(tmp_path, "simulate", "mille-fiori", "--bots", "first")
    assert asked.stderr.startswith("ludoteca: There is no bot called “first”.")


def test_names_that_nobody_has_take_no_room() -> None:
    ludoteca.all_games()
    before = plugins._load.cache_info().currsize
    for number in range(100):
        with pytest.raises(ludoteca.BadSettings, match="game-unknown"):
            ludoteca.game(f"nothing-{number}")
    assert plugins._load.cache_info().currsize == before
