"""games, simulate, trace and replay, as a person runs them."""

import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca import drawings
from tests.cli.running import COMMAND, ROOT, complaint, output, run

GAMES = sorted(ludoteca.all_games())


def lowest(game: str) -> str:
    return str(ludoteca.game(game).seats[0])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.record"
    output("trace", "mille-fiori", "--players", "3", "--seed", "7", "--record", str(path))
    return path


def test_help_teaches_every_command_in_both_languages() -> None:
    assert "modern board games" in output("--help")
    spanish = output("--help", language="es_ES.UTF-8")
    assert "juegos de mesa" in spanish
    for command in ("serve", "games", "play", "simulate", "trace", "replay", "train", "bench"):
        assert command in spanish
        assert f"usage: ludoteca {command}" in output(command, "--help")
        assert f"uso: ludoteca {command}" in output(command, "--help", "--language", "es")
    assert "--bots greedy,random,random" in output("simulate", "--help")


def test_games_lists_what_can_be_played() -> None:
    listed = {game["id"]: game for game in json.loads(output("games", "--json"))}
    assert sorted(listed) == GAMES
    mille_fiori = listed["mille-fiori"]
    assert mille_fiori["seats"] == [2, 4]
    edition = mille_fiori["options"][0]
    assert (edition["name"], edition["default"]) == ("edition", "revised")
    assert [choice["value"] for choice in edition["choices"]] == ["revised", "english"]
    assert "Talleres" not in output("games", "--language", "es")
    assert "La variante táctica" in output("games", "mille-fiori", "--language", "es")


def test_games_finds_what_excludes_one_another() -> None:
    for game in json.loads(output("games", "--json")):
        for exclusion in game["exclusions"]:
            assert exclusion["why"]
            for players in exclusion["players"]:
                with pytest.raises(ludoteca.BadSettings):
                    ludoteca.game(game["id"]).rules(players, exclusion["options"])


@pytest.mark.parametrize("game", GAMES)
def test_simulate_gives_the_same_result_however_many_workers(game: str) -> None:
    told = []
    for workers in ("1", "2", "3"):
        settings = ["--players", lowest(game), "--games", "7", "--seed", "5", "--workers", workers, "--json"]
        told.append(json.loads(output("simulate", game, *settings)))
    assert list(told[0]) == [
        "game",
        "players",
        "options",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "seats",
    ]
    assert list(told[0]["seats"][0]) == ["bot", "wins", "interval", "score_mean", "score_sd"]
    for each in told:
        assert each.pop("seconds") > 0
        assert each.pop("decisions_per_second") > 0
        assert each.pop("games_per_second") > 0
    assert told[0] == told[1] == told[2]
    assert told[0]["games"] == 7


def test_simulate_shows_a_table_and_no_progress_bar_when_piped() -> None:
    done = run("simulate", "mille-fiori", "--players", "3", "--games", "5")
    assert "wins" in done.stdout
    assert "decisions per second" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_a_simulation_with_what_was_done(workers: str) -> None:
    command: list[str | Path] = [
        COMMAND,
        "simulate",
        "mille-fiori",
        "--games",
        "1000000",
        "--workers",
        workers,
        "--json",
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "C"},
    ) as process:
        work_done(process.pid, 2.5 * (1 + int(workers)))
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the whole group hears it
        told, complaint = process.communicate(timeout=60)
    assert process.returncode == 0, complaint
    done = json.loads(told)
    assert 0 < done["games"] < 1_000_000
    assert complaint.strip() == f"Interrupted after {done['games']:,} of 1,000,000 games."


def work_done(group: int, seconds: float) -> None:
    """Waits until a process group has worked for so long, however busy the machine is."""
    worked = 0.0
    while worked < seconds:
        time.sleep(0.1)
        worked = 0.0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has just ended
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[2]) == group:
                    worked += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_simulate_and_trace_play_the_same_game() -> None:
    """Game n of a simulation is the trace of seed + n."""
    totals = [0, 0]
    for seed in ("3", "4"):
        last = json.loads(output("trace", "mille-fiori", "--seed", seed).splitlines()[-1])
        totals = [total + score for total, score in zip(totals, last["result"]["scores"], strict=True)]
    simulated = json.loads(output("simulate", "mille-fiori", "--games", "2", "--seed", "3", "--json"))
    assert [seat["score_mean"] * 2 for seat in simulated["seats"]] == totals


def test_a_trace_writes_a_record_that_replays_to_its_digest(record: Path) -> None:
    trace = [json.loads(line) for line in output("trace", "mille-fiori", "--players", "3", "--seed", "7").splitlines()]
    plies = len(trace) - 2
    shown = json.loads(output("replay", str(record), "--json"))
    assert shown["digest"] == trace[-1]["digest"]
    assert shown["result"] == trace[-1]["result"]
    assert (shown["ply"], shown["plies"]) == (plies, plies)
    part_way = json.loads(output("replay", str(record), "--to", "40", "--json"))
    assert part_way["position"] == trace[40]["state"]
    assert "result" not in part_way
    assert f"{plies} moves" in output("replay", str(record), "--check")


def test_replay_draws_a_position(record: Path) -> None:
    drawn = output("replay", str(record), "--to", "60")
    assert "WORKSHOPS" in drawn
    assert "Position after 60" in drawn
    assert "TALLERES" in output("replay", str(record), "--language", "es")


@pytest.mark.parametrize("game", ["castles-of-burgundy", "great-split", "mille-fiori"])
def test_replay_draws_a_picture(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same as in a notebook, with the names of the seats, in the reader's language; it takes the place of the board in letters."""
    from ludoteca.cli import main

    golden = min((ROOT / "tests" / "golden").glob(f"{game}-2-*.record"))
    told = ludoteca.record_from_text(golden.read_text("utf-8"))
    state = told.replay(ludoteca.rules(game, told.players, **told.options), 20)
    for language, first, second in (("en", "Seat 0", "Seat 1"), ("es", "Asiento 0", "Asiento 1")):
        file = tmp_path / f"{language}.svg"
        assert main(["replay", str(golden), "--to", "20", "--svg", str(file), "--language", language]) == 0
        assert capsys.readouterr().out == ""
        assert ElementTree.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"
        assert file.read_text("utf-8") == drawings.svg(state, [first, second], language)
    assert main(["replay", str(golden), "--svg", str(tmp_path / "end.svg"), "--check", "--language", "en"]) == 0
    assert capsys.readouterr().out == f"The record is sound: {len(told.moves)} moves, digest {told.digest}.\n"


def test_a_game_without_a_drawing_says_so(tmp_path: Path) -> None:
    record = tmp_path / "pebbles.record"
    output("trace", "pebbles", "--record", str(record))
    said = complaint("replay", str(record), "--svg", str(tmp_path / "pebbles.svg"))
    assert "pebbles has no drawing" in said
    assert not (tmp_path / "pebbles.svg").exists()


def test_replay_reads_standard_input(record: Path) -> None:
    assert run("replay", "-", "--check", stdin=record.read_text()).returncode == 0


@pytest.mark.parametrize("golden", sorted((ROOT / "tests" / "golden").glob("*.record")), ids=lambda path: path.stem)
def test_every_golden_record_can_be_shown(golden: Path) -> None:
    from ludoteca.cli import main

    assert main(["replay", str(golden), "--language", "en"]) == 0


def test_a_reader_that_has_enough_is_no_error() -> None:
    shell = subprocess.run(
        f"'{COMMAND}' trace mille-fiori | head -n 1", shell=True, capture_output=True, text=True, check=False
    )
    assert json.loads(shell.stdout)["game"] == "mille-fiori"
    assert shell.stderr == ""


def test_version() -> None:
    assert output("--version") == f"ludoteca {ludoteca.__version__}\n"
