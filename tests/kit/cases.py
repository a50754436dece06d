"""The kit's cases: every installed game, seat count and option set, and the small games of tests/games."""

import os
from collections.abc import Iterator
from random import Random

import ludoteca
from ludoteca.kernel.actions import Action
from ludoteca.kernel.rules import Game, Options, Rules, option_text
from ludoteca.kernel.state import State
from tests.games import envelopes, tower

TINY: list[Game] = [envelopes.GAME, tower.GAME]


class Case:
    """One game with settings; `str(case)` is the test's name."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        settings = "".join(f"-{name}={option_text(value)}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}{settings}"

    def rules(self) -> Rules:
        return self.game.rules(self.players, self.options)


def all_games() -> list[Game]:
    return [*ludoteca.all_games().values(), *TINY]


def all_cases() -> list[Case]:
    return [
        Case(game, players, options)
        for game in all_games()
        for players in range(game.seats[0], game.seats[1] + 1)
        for options in game.option_sets(players)
    ]


PLAIN = not os.environ.get("LUDOTECA_EXPECT_COMPILED")
SHARE = 3
"""Of the option sets, plain Python takes one in three: it is the same source, and the compiled rules go through all of them."""


def thorough_cases() -> list[Case]:
    """Every seat count with the defaults, and every option set at one of its seat counts, taken in turn."""
    cases: list[Case] = []
    for game in all_games():
        offered: dict[str, list[Case]] = {}
        for case in all_cases():
            if case.game is game:
                offered.setdefault(str(case.options), []).append(case)
        for number, same in enumerate(offered.values()):
            if not same[0].options:
                cases += same
            elif not PLAIN or number % SHARE == 0 or game in TINY:
                cases.append(same[number % len(same)])
    return cases


def any_action(state: State, seat: int, rng: Random) -> Action:
    return rng.choice(state.legal(seat))


def walk(rules: Rules, seed: int) -> Iterator[tuple[State, int, Action]]:
    """A random game: at each decision the state, a deciding seat and the action that is played when the walk goes on."""
    rng = Random(seed)
    state = rules.new(seed)
    while not state.over:
        seat = rng.choice(state.deciding)
        action = any_action(state, seat, rng)
        yield state, seat, action
        state.play(seat, action)


def so_many(count: int) -> int:
    """Games or positions to look at: plain Python takes half of them, for the same reason."""
    return (count + 1) // 2 if PLAIN else count


def sampled_states(rules: Rules, count: int, seed: int = 11) -> list[State]:
    """Clones of states of one random game, evenly spread over it."""
    states = [state.clone() for state, _, _ in walk(rules, seed)]
    step = max(1, len(states) // so_many(count))
    return states[::step]
