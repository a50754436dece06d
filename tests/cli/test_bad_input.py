"""Bad input gets one clear line, the nearest right thing where there is one, and exit code 2."""

from pathlib import Path

import pytest

from tests.cli.running import ROOT, complaint

GOLDEN = ROOT / "tests" / "golden" / "mille-fiori-3-deck.record"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("gmaes", "Did you mean “games”?"),
        ("chess", "The commands are"),
        ("simulate", "GAME is missing"),
        ("simulate mille-fior", "Did you mean “mille-fiori”?"),
        ("play mille-fior", "Did you mean “mille-fiori”?"),
        ("trace zzz", "The games are"),
        ("simulate mille-fiori --players 9", "2 to 4 players"),
        ("simulate mille-fiori --players two", "must be a whole number, not “two”"),
        ("simulate mille-fiori --players", "--players needs a value"),
        ("simulate mille-fiori --plyers 2", "Did you mean “--players”?"),
        ("simulate mille-fiori --set edtion=english", "Did you mean “edition”?"),
        ("simulate mille-fiori --set edition=englsh", "Did you mean “english”?"),
        ("simulate mille-fiori --set edition", "write --set option=value"),
        ("simulate mille-fiori --bots gredy", "Did you mean “greedy”?"),
        ("simulate mille-fiori --players 3 --bots random,random", "2 bots for 3 players"),
        ("simulate mille-fiori --games 0", "--games must be at least 1"),
        ("simulate mille-fiori --workers 0", "--workers must be at least 1"),
        ("simulate mille-fiori --language fr", "There is no language “fr”"),
        ("replay no-such-file", "can't be read"),
        ("trace mille-fiori --record /no/such/folder/x", "can't be written"),
        ("play mille-fiori --seat 5", "--seat must be from 1 to 2"),
        ("simulate castles-of-burgundy --set board=11a", "board=own and board_1=11a"),
        ("simulate castles-of-burgundy --set board_1=dealt", "is no choice for “board_1”, but for board."),
        ("serve --port 99999", "There is no port 99999"),
        ("serve --database foo://bar", "“foo://bar” is no database"),
    ],
)
def test_one_clear_line(arguments: str, said: str) -> None:
    assert said in complaint(*arguments.split())


def test_in_spanish_too() -> None:
    assert "¿Querías decir «games»?" in complaint("gmaes", language="es_ES.UTF-8")
    assert "de 2 a 4 jugadores" in complaint("simulate", "mille-fiori", "--players", "9", "--language", "es")


def changed(tmp_path: Path, text: str) -> str:
    path = tmp_path / "changed.record"
    path.write_text(text, "utf-8")
    return str(path)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    assert "first line should be" in complaint("replay", changed(tmp_path, "hello\n"))
    assert "first line should be" in complaint("replay", changed(tmp_path, ""))
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "not text" in complaint("replay", str(binary))
    assert "can't be read" in complaint("replay", str(tmp_path))


def test_a_record_cut_short(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    moves = [place for place, line in enumerate(lines) if line[0].isdigit()]
    cut = changed(tmp_path, "\n".join(lines[: moves[30]]) + "\n")
    assert "stops after move 30, before the game is over" in complaint("replay", cut)
    middle_of_a_line = changed(tmp_path, "\n".join(lines[: moves[30]]) + "\n" + lines[moves[30]][:4])
    assert "Move 31 of the record" in complaint("replay", middle_of_a_line)
    no_digest = changed(tmp_path, "\n".join(lines[:-1]) + "\n")
    assert "no digest" in complaint("replay", no_digest)
    header_only = changed(tmp_path, "\n".join(lines[:3]) + "\n")
    assert "lacks its “players” line" in complaint("replay", header_only)


def test_a_damaged_record_says_at_which_move_and_why(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    first = next(place for place, line in enumerate(lines) if line[0].isdigit())
    seat = lines[first + 10].split()[0]
    lines[first + 10] = f"{seat} decline"
    said = complaint("replay", changed(tmp_path, "\n".join(lines)))
    assert f"Move 11 of the record, “{seat} decline”, is not possible" in said
    assert "an extra card" in said


def test_a_record_with_another_digest(tmp_path: Path) -> None:
    lines = GOLDEN.read_text().splitlines()
    lines[-1] = "digest " + "0" * 32
    assert "a different position" in complaint("replay", changed(tmp_path, "\n".join(lines)))


@pytest.mark.parametrize(
    ("word", "line", "said"),
    [
        ("game", "game chess", "no game called “chess”"),
        ("game", "game mille-fior", "Did you mean “mille-fiori”?"),
        ("rules", "rules 999", "version 999 of the rules; this is version"),
        ("rules", "rules x", "“rules” line of the record can't be read"),
        ("players", "players 9", "2 to 4 players"),
        ("seed", "seed 00", "“seed” line of the record can't be read"),
        ("seed", "sead 00", "can't be read: “sead 00”"),
        ("option", "option tie sharde", "Did you mean “shared”?"),
        ("option", "option ties shared", "Did you mean “tie”?"),
    ],
)
def test_a_foreign_record(tmp_path: Path, word: str, line: str, said: str) -> None:
    lines = GOLDEN.read_text().splitlines()
    place = max(place for place, old in enumerate(lines) if old.startswith(f"{word} "))
    lines[place] = line
    assert said in complaint("replay", changed(tmp_path, "\n".join(lines)))


def test_a_position_that_the_record_does_not_have() -> None:
    assert "There is no move 9,999" in complaint("replay", str(GOLDEN), "--to", "9999")
    assert "There is no move -1" in complaint("replay", str(GOLDEN), "--to", "-1")
