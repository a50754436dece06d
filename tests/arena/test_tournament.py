"""Which games a tournament plays; they depend on their numbers only, and an interrupted run can be resumed."""

import json
import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.executors import executor_for
from ludoteca.arena.seats import seat_bots
from ludoteca.arena.tournaments.games import PlayedGame, play_game
from ludoteca.arena.tournaments.schedule import LADDER, Schedule, even_line_ups
from ludoteca.arena.tournaments.store import Store
from ludoteca.arena.tournaments.tournament import Tournament
from ludoteca.arena.workers import GameSettings
from ludoteca.bots.playing import play_out
from tests.cli.running import COMMAND, complaint, output, run

LAGOON = GameSettings.of(ludoteca.rules("mille-fiori", 2))


def untimed(games: list[PlayedGame]) -> list[PlayedGame]:
    """Everything about the games but how long the bots thought."""
    return [{**game, "seconds": []} for game in sorted(games, key=lambda game: game["number"])]


def played(path: Path) -> list[PlayedGame]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("AB", 2, ["AB"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("ABCD", 3, ["ABC", "ABD", "ACD", "BCD"]),
        ("AB", 3, ["AAB", "ABB"]),
        ("AB", 4, ["AABB"]),
        ("ABC", 4, ["AABC", "ABBC", "ABCC"]),
    ],
)
def test_line_ups_are_as_even_as_can_be(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(line_up) for line_up in even_line_ups(bots, players)] == expected


def test_every_pairing_plays_the_same_seeds_from_every_seat() -> None:
    schedule = Schedule(GameSettings("great-split", 3, {}), ("a", "b", "c", "d"), seed=50)
    games = [schedule.pairing(number) for number in range(2 * schedule.games_per_seed)]
    assert [game.seed for game in games] == [50] * 12 + [51] * 12
    for seed in (50, 51):
        for bot in "abcd":
            for seat in range(3):
                assert sum(game.seed == seed and game.seats[seat] == bot for game in games) == 3
    assert Counter(frozenset(game.seats) for game in games).most_common()[0][1] == 6


def test_a_ladder_plays_neighbours_only() -> None:
    schedule = Schedule(GameSettings("great-split", 4, {}), ("a", "b", "c"), LADDER)
    assert schedule.line_ups == [("a", "a", "b", "b"), ("b", "b", "c", "c")]
    assert schedule.compared() == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_on_a_ladder_two_bots_change_seats_with_one_another(players: int) -> None:
    schedule = Schedule(GameSettings("great-split", players, {}), ("a", "b", "c"), LADDER)
    changed = {"a": "b", "b": "a"}
    orders = set()
    for seed in range(10):
        first, second, *_ = (schedule.pairing(4 * seed + game) for game in range(4))
        assert (first.seed, second.seed) == (seed, seed)
        assert abs(first.seats.count("a") - first.seats.count("b")) == players % 2
        assert second.seats == tuple(changed[bot] for bot in first.seats)
        orders.add(first.seats)
    assert len(orders) > 1, "another order for other seeds"


def test_who_is_certainly_better_need_not_play_on(tmp_path: Path) -> None:
    """Easy beats random in every game; that greedy beats easy takes more seeds than these."""
    schedule = Schedule(LAGOON, ("random", "easy", "greedy"), LADDER, seed=1)
    tournament = Tournament(schedule, 14, tmp_path / "games", until_sure=True)
    with executor_for() as alone:
        done = tournament.run(alone)
    certain, uncertain = done.pairs
    assert (certain.winner, certain.margin.count) == ("easy", 10)
    assert (uncertain.winner, uncertain.margin.count) == (None, 14)
    assert done.games == len(played(tmp_path / "games")) == 2 * (10 + 14)
    with executor_for() as alone:
        assert tournament.run(alone).games == done.games, "the same command finds nothing left to play"


def test_a_game_is_the_one_that_trace_shows() -> None:
    game = play_game(Schedule(LAGOON, ("random", "easy"), seed=7), 3)
    state = LAGOON.rules.new(8)
    assert game["seed"] == 8
    decisions = play_out(state, seat_bots("mille-fiori", game["seats"], 8))
    assert (game["scores"], sum(game["decisions"])) == (state.scores, decisions)


def test_a_stopped_tournament_goes_on_and_workers_change_nothing(tmp_path: Path) -> None:
    schedule = Schedule(LAGOON, ("easy", "random"), seed=3)
    with executor_for() as alone:
        whole = Tournament(schedule, 6, tmp_path / "whole").run(alone)
    part = Tournament(schedule, 6, tmp_path / "part")
    with executor_for() as alone:

        def stop(games: Sequence[PlayedGame]) -> None:
            alone.interrupt.came = bool(games)

        assert 0 < part.run(alone, stop).games < 12
    with (tmp_path / "part").open("ab") as file:
        file.write(b'{"number":11,"se')  # as a kill leaves it
    with executor_for(2) as pair:
        done = part.run(pair)
    assert done.games == 12
    assert untimed(played(tmp_path / "part")) == untimed(played(tmp_path / "whole"))
    assert [bot.rating for bot in done.bots] == [bot.rating for bot in whole.bots]


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    schedule = Schedule(LAGOON, ("easy", "random"))
    for seeds in (1, 3):
        with executor_for() as alone:
            assert Tournament(schedule, seeds, tmp_path / "games").run(alone).seeds == seeds
    assert [game["number"] for game in played(tmp_path / "games")] == list(range(6))


def test_it_stops_when_the_order_is_certain_and_says_so(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = ["arena", "mille-fiori", "--bots", "easy,random", "--games", "400", "--out", str(out)]
    text = output(*command, "--until-sure")
    assert "The order is certain" in text
    assert len(played(out)) == 20  # the first look, after ten seeds
    found = json.loads(output(*command, "--until-sure", "--json"))
    assert (found["certain"], found["games"]) == (True, 20)
    assert found["bots"][0]["bot"] == "easy"
    assert found["pairs"][0]["better"] == "easy"
    assert len(played(out)) == 20


def test_the_same_command_finds_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = run("arena", "great-split", "--bots", "easy,random", "--games", "2")
    assert "The games are in arena-great-split-2-" in first.stderr
    output("arena", "great-split", "--bots", "easy,random", "--games", "4")
    (file,) = tmp_path.glob("*.jsonl")
    assert len(played(file)) == 4


def test_another_tournament_in_the_same_file_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    output("arena", "mille-fiori", "--bots", "easy,random", "--games", "2", "--out", out)
    said = complaint("arena", "mille-fiori", "--bots", "random,greedy", "--games", "2", "--out", out)
    assert "holds other games: bots is easy,random there, not random,greedy" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,easy,random"], "named twice"),
        (["--bots", "random,nobody"], "no bot called “nobody”"),
        (["--bots", "random,easy", "--format", "cup"], "no format “cup”"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert said in complaint("arena", "mille-fiori", *arguments, "--out", str(tmp_path / "games"))
    assert not (tmp_path / "games").exists()


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    for text, said in (
        ("[]\n", "another program's"),
        ("hello\n", "damaged at line 1"),
        ("hello", "another program's"),
        ('{"ludoteca":"balance"', "another program's"),
    ):
        (tmp_path / "mine").write_text(text)
        assert said in complaint("arena", "mille-fiori", "--bots", "easy,random", "--out", str(tmp_path / "mine"))
        assert (tmp_path / "mine").read_text() == text


def test_the_ladder_is_written_by_its_command(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    command = [
        "ladder",
        "--game",
        "mille-fiori",
        "--bots",
        "random,easy",
        "--games",
        "8",
        "--dir",
        str(tmp_path / "games"),
    ]
    output(*command, "--out", str(out))
    text = out.read_text("utf-8")
    for players in (2, 3, 4):
        assert f"## Mille Fiori, {players} players" in text
    assert "ludoteca ladder --games 8 --game mille-fiori --bots random,easy --out" in text
    rows = [line for line in text.splitlines() if line.startswith(("| easy", "| random"))]
    assert [row.split("|")[1].strip() for row in rows] == ["easy", "random"] * 3, "the strongest first"
    assert len(list((tmp_path / "games").iterdir())) == 3


def test_a_file_that_is_being_written_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games"
    store = Store(out, "arena", {"game": "other"})
    assert "being written by another" in complaint("arena", "mille-fiori", "--bots", "easy,random", "--out", str(out))
    store.close()
    with out.open("a") as file:
        file.write('{"no number": 1}\n')
    with pytest.raises(ludoteca.BadSettings, match="tournament-file-damaged"):
        Store(out, "arena", {"game": "other"})


def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    out = tmp_path / "games"
    Store(out, "arena", {"game": "other"}).close()
    whole = out.read_bytes()
    out.write_bytes(whole[:12])
    Store(out, "arena", {"game": "other"}).close()
    assert out.read_bytes() == whole


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_keeps_what_was_played(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = [str(COMMAND), "arena", "mille-fiori", "--bots", "easy,random", "--out", str(out)]
    options = ["--games", "100000", "--workers", workers, "--json"]
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not (out.exists() and out.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the whole group hears it
        told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    kept = played(out)
    assert json.loads(told)["games"] == len(kept)
    schedule = Schedule(LAGOON, ("easy", "random"))
    assert untimed(kept[:3]) == untimed([play_game(schedule, game["number"]) for game in kept[:3]])
