"""Golden records: whole games under tests/golden, replayed to their digests for ever.

`python -m tests.kit.golden GAME PLAYERS LABEL [option=value ..] [how=ENDING] [bot=NAME] [told=EVENT] [move=TEXT]` plays
games, random ones unless a bot is named, until one is as asked, and writes it: `how` is compared with the value `how` of the event `ended`,
`won` with the result's word, `told` is the type of an event that must have happened, `move` the text of an action.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import ludoteca
from ludoteca import bots
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Options, Rules

FOLDER = Path(__file__).parent.parent / "golden"
ASKED = ("how", "won", "told", "move")


def play(rules: Rules, seed: int, bot: str = "random") -> Match:
    match = Match(rules, seed_bytes(seed))
    rng = Random(seed)
    player = None if bot == "random" else bots.make(bot, rules.game.id, seed)
    while not match.state.over:
        seat = rng.choice(match.state.deciding)
        legal = match.state.legal(seat)
        match.apply(seat, rng.choice(legal) if player is None else player.choose(match.state.view(seat)))
    return match


def properties(match: Match) -> Iterator[tuple[str, str]]:
    """What a game can be asked for."""
    yield "won", str(match.state.result.won)
    for entry in match.entries:
        yield "move", entry.text
        for event in entry.events:
            yield "told", event.type
            if event.type == "ended":
                yield "how", str(event.values.get("how"))


def write(game: str, players: int, label: str, options: Options, bot: str, asked: dict[str, str]) -> Path:
    rules = ludoteca.game(game).rules(players, options)
    for seed in range(20_000):
        match = play(rules, seed, bot)
        if set(asked.items()) <= set(properties(match)):
            path = FOLDER / f"{game}-{players}-{label}.record"
            path.write_text(match.record().to_text(), "utf-8")
            return path
    raise SystemExit(f"no game of 20,000 with {asked}")


if __name__ == "__main__":
    name, seats, label, *settings = sys.argv[1:]
    chosen = dict(setting.split("=", 1) for setting in settings)
    wanted = {field: chosen.pop(field) for field in ASKED if field in chosen}
    by = chosen.pop("bot", "random")
    sys.stdout.write(f"{write(name, int(seats), label, {**chosen}, by, wanted)}\n")
