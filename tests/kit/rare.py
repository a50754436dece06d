"""Plays games into rare situations: with players that look for them, and from enriched positions.

`python -m tests.kit.rare GAMES [CASE ..]` plays so many games of each player for each case whose name begins so, all
by default, and says what it played.
"""

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from ludoteca.kernel.refusals import BadPosition
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from tests.kit.cases import Case, all_cases
from tests.kit.kits import find_kit
from tests.kit.players import PLAYERS, Player

ENRICHED = 0.4
"""How often a position of a random game is made richer."""
WHILE_RICH = 30
"""So many decisions are made from there: what is rare comes soon, and the rest of the game is like any other."""
LONGEST = 5_000
"""No game has more decisions than this, however it is played."""


def hold_laws(state: State) -> None:
    """Until a game is over somebody has something to do, each thing once, and all pieces are somewhere."""
    assert state.deciding
    for seat in state.deciding:
        legal = state.legal(seat)
        assert legal, f"nothing to do: {json.dumps(state.to_json())}"
        assert len({action.index for action in legal}) == len(legal)
    state.check()


def survive_json(state: State) -> None:
    data = json.loads(json.dumps(state.to_json()))
    again = state.rules.from_json(data, state.seed)
    assert again.digest == state.digest
    for seat in range(state.rules.players):
        assert again.legal(seat) == state.legal(seat)


def play_on(state: State, player: Player, check_every: int = 1, decisions: int = LONGEST) -> int:
    """To the end, or so many decisions; returns how many. At every so many of them the laws are held up against the position."""
    player.begin()
    count = 0
    while not state.over and count < decisions:
        if count % check_every == 0:
            hold_laws(state)
        if count % (17 * check_every) == 0:
            survive_json(state)
        player.play(state)
        count += 1
        assert count < LONGEST
    assert state.over or decisions < LONGEST
    return count


def rich_starts(rules: Rules, seed: int) -> Iterator[State]:
    """Enriched positions along a random game, a few of them."""
    kit = find_kit(rules.game)
    if kit is None or kit.enrich is None:
        return
    rng = Random(seed)
    state = rules.new(seed)
    while not state.over:
        if rng.random() < ENRICHED:
            data = kit.enrich(state, rng)
            if data is not None:
                try:
                    yield rules.from_json(data, state.seed)
                except BadPosition:
                    REFUSED[rules.game.id] += 1
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))


REFUSED: Counter[str] = Counter()
"""How many enriched positions were none a game could stand in."""


def run(games: int, cases: list[Case]) -> None:
    """A long search, with a line for each case."""
    for case in cases:
        began = time.perf_counter()
        counts: Counter[str] = Counter()
        players = [make(number) for number, make in enumerate(PLAYERS)]
        for seed in range(games):
            for player in players:
                counts["decisions"] += play_on(case.rules().new(seed), player, 3)
                counts["games"] += 1
            for number, state in enumerate(rich_starts(case.rules(), seed)):
                counts["decisions"] += play_on(state, players[number % len(players)], 3, WHILE_RICH)
                counts["rich starts"] += 1
        said = ", ".join(f"{count} {what}" for what, count in counts.items())
        print(f"{case}: {said}, {time.perf_counter() - began:.0f} s", flush=True)
    print("refused starts:", dict(REFUSED))


if __name__ == "__main__":
    wanted = tuple(sys.argv[2:]) or ("",)
    run(int(sys.argv[1]), [case for case in all_cases() if str(case).startswith(wanted)])
