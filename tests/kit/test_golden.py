"""Every golden record replays to its digest, on every build and with every hash seed."""

import os
import subprocess
import sys

import pytest

import ludoteca
from tests.kit.golden import FOLDER

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record_replays(path: os.PathLike[str]) -> None:
    record = ludoteca.record_from_text((FOLDER / path).read_text("utf-8"))
    assert record.digest
    state = record.replay(ludoteca.game(record.game).rules(record.players, record.options))
    assert state.over


@pytest.mark.parametrize("game", ludoteca.all_games().values(), ids=lambda game: game.id)
def test_no_game_lacks_a_golden_record(game: ludoteca.Game) -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        assert any(path.name.startswith(f"{game.id}-{players}-") for path in RECORDS), players


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_digests_do_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    """Each replay checks its digest; a set or dict order that leaked into a state would break it."""
    code = (
        "import ludoteca, pathlib, sys\n"
        "for path in sys.argv[1:]:\n"
        "    record = ludoteca.record_from_text(pathlib.Path(path).read_text('utf-8'))\n"
        "    record.replay(ludoteca.game(record.game).rules(record.players, record.options))\n"
        "    print('ok')\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", code, *map(str, RECORDS)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["ok"] * len(RECORDS)
