"""A server's finished games as a dataset: complete, and without any data about the people."""

import json
from pathlib import Path

from tests.cli.running import run
from tests.server.harness import Person, Server


def test_finished_games_leave_without_names(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    with Server(data) as server:
        ana = Person(server, "Anastasia")
        page = ana.sit(ana.new_table("me random")["id"])
        page.play_on()
        ana.sit(ana.new_table("me random")["id"]).wait_until_asked()  # this one is still being played
        asked = ["dataset", "mille-fiori", "--from-server", str(data), "--format", "jsonl", "--out", str(out)]
        done = run(*asked)
        assert (done.returncode, done.stdout) == (0, f"{out} holds one game.\n"), done.stderr
    games = [json.loads(line) for line in (out / "games-00000.jsonl").read_text().splitlines()]
    assert [game["players"] for game in games] == [["person", "random"]]
    assert "digest" in games[0]["record"]
    for file in out.iterdir():
        assert "Anastasia" not in file.read_text("utf-8")


def test_a_server_that_is_not_there_is_said(tmp_path: Path) -> None:
    refused = run("dataset", "mille-fiori", "--from-server", str(tmp_path / "nowhere"), "--out", str(tmp_path / "out"))
    assert refused.returncode == 2
    assert "nowhere" in refused.stderr
