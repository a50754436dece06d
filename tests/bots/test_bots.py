"""Bots of every game: legal, repeatable, blind to what is hidden, and better than chance."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Game, Rules
from ludoteca.kernel.state import State
from tests.kit.cases import PLAIN, so_many
from tests.shipped import SHIPPED

GAMES = list(ludoteca.all_games().values())
SEARCHING = {
    "medium": "medium:rollouts=4:width=3",
    "hard": "hard:rollouts=8:width=4",
    "expert": "expert:rollouts=4:width=6",
}
"""Those that think by the clock: with a number of rollouts they repeat themselves, and are quick."""

SOME_DECISIONS = 30
"""How far bots play on plain Python, and searches the longest game in any case. Compiled, the others play to the end."""

PLAYERS = [(game, SEARCHING.get(name, name)) for game in GAMES for name in bots.who_can_play(game.id)]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def play(rules: Rules, names: list[str], seed: int, decisions: int = 1 << 30) -> State:
    players = [bots.make(name, rules.game.id, seed + place) for place, name in enumerate(names)]
    state = rules.new(seed)
    while not state.over and decisions > 0:
        for seat in state.deciding:
            state.apply(seat, players[seat].choose(state.view(seat)))
            decisions -= 1
    return state


@pytest.mark.parametrize(("game", "name"), PLAYERS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_a_bot_plays_and_repeats_itself(game: Game, name: str) -> None:
    rules = game.rules(max(2, game.seats[0]))
    names = [name] * rules.players
    cut_short = PLAIN or (name in SEARCHING.values() and game.id == "castles-of-burgundy")
    decisions = SOME_DECISIONS if cut_short else 1 << 30
    assert play(rules, names, 3, decisions).digest == play(rules, names, 3, decisions).digest


@pytest.mark.parametrize(("game", "name"), PLAYERS, ids=lambda one: one if isinstance(one, str) else one.id)
def test_a_bot_cannot_see_what_is_hidden(game: Game, name: str) -> None:
    """Another truth that looks the same to the seat gives the same decision."""
    rules = game.rules(3)
    rng = Random(9)
    state = rules.new(9)
    asked = 0
    while not state.over and asked < so_many(25):
        for seat in state.deciding:
            observation = state.view(seat)
            swapped = observation.sample(rng).view(seat)
            chosen = [bots.make(name, game.id, 5).choose(one) for one in (observation, swapped)]
            assert chosen[0] is chosen[1]
            assert chosen[0] in observation.legal
            asked += 1
            state.apply(seat, rng.choice(observation.legal))


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
@pytest.mark.slow
def test_greedy_beats_random(game: Game) -> None:
    """The full measure, a thousand games and more, is taken by `ludoteca simulate`."""
    rules = game.rules(2)
    games = 12
    wins = sum(play(rules, ["greedy", "random"], seed).result.ranks == [1, 2] for seed in range(games))
    assert wins >= 0.95 * games


@pytest.mark.parametrize(
    "name", ["hard:rollouts=many", "hard:rollouts=-1", "hard:depth=3", "easy:x", "greedy:rollouts=3"]
)
def test_settings_that_a_bot_does_not_have_are_refused(name: str) -> None:
    with pytest.raises(BadSettings, match="bot-setting-wrong"):
        bots.make(name, "mille-fiori", 1)


def test_an_unknown_bot_gets_the_nearest_name() -> None:
    with pytest.raises(BadSettings, match="nearest=greedy"):
        bots.make("gready", "mille-fiori", 1)
