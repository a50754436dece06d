"""Golden records: whole games under tests/golden, replayed to their digests for ever.

`python -m tests.kit.golden GAME PLAYERS LABEL [option=value ..] [how=ENDING]` plays random games until one ends as asked
and writes it; `how` is compared with the value `how` of the event `ended`.
"""

import sys
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Options, Rules

FOLDER = Path(__file__).parent.parent / "golden"


def play(rules: Rules, seed: int) -> Match:
    match = Match(rules, seed_bytes(seed))
    rng = Random(seed)
    while not match.state.over:
        seat = rng.choice(match.state.deciding)
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


def ending(match: Match) -> object:
    for event in match.entries[-1].events:
        if event.type == "ended":
            return event.values.get("how")
    return None


def write(game: str, players: int, label: str, options: Options, how: str | None = None) -> Path:
    rules = ludoteca.game(game).rules(players, options)
    for seed in range(20_000):
        match = play(rules, seed)
        if how is None or ending(match) == how:
            path = FOLDER / f"{game}-{players}-{label}.record"
            path.write_text(match.record().to_text(), "utf-8")
            return path
    raise SystemExit(f"no game of 20,000 ended by {how}")


if __name__ == "__main__":
    name, seats, label, *settings = sys.argv[1:]
    chosen = dict(setting.split("=", 1) for setting in settings)
    wanted = chosen.pop("how", None)
    sys.stdout.write(f"{write(name, int(seats), label, {**chosen}, wanted)}\n")
