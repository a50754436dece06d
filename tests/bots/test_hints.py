"""Hints are one step with its reason, and the next hint continues the same line; bots explain their moves."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import hints
from ludoteca.bots.explaining import UNKNOWN, steps_of
from ludoteca.kernel.events import SCORED
from ludoteca.words import Words
from tests.shipped import SHIPPED

GAMES = [game.id for game in SHIPPED]
ADVISER = "hard:rollouts=10"


def sampled(game: str, every: int, seed: int) -> list[ludoteca.Observation]:
    """What the deciding seats see all through a game of greedy players who now and then do anything."""
    rng = Random(seed)
    player = bots.make("greedy", game, seed)
    state = ludoteca.rules(game, players=2).new(seed)
    found = []
    decisions = 0
    while not state.over:
        observation = state.view(rng.choice(state.deciding))
        assert observation.seat is not None
        if len(observation.legal) > 1 and decisions % every == 0:
            found.append(observation)
        decisions += 1
        action = rng.choice(observation.legal) if rng.random() < 0.2 else player.choose(observation)
        state.apply(observation.seat, action)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_hint_says_what_and_why(game: str, language: str) -> None:
    words = Words(ludoteca.game(game), language)
    beginning = {"en": "Suggestion: ", "es": "Sugerencia: "}[language]
    adviser = bots.make(ADVISER, game, 5)
    for observation in sampled(game, 37, 3):
        seat = observation.seat
        assert seat is not None
        for hint in hints.hints(adviser, observation, words, ["Ana", "Ben"]):
            assert hint.text.startswith(beginning)
            assert "hint-" not in hint.text
            assert "{" not in hint.text
            points = sum(
                int(str(event.values["points"]))
                for step in hint.steps
                for event in step.events
                if event.type == SCORED and event.seat == seat
            )
            assert f"(+{points}: " in hint.text or not points


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_the_adviser_goes_on_with(game: str) -> None:
    """Whoever follows the first step is told the second by the adviser itself, as long as nothing new comes to light."""
    checked = 0
    for number, observation in enumerate(sampled(game, 23, 4)):
        seat = observation.seat
        assert seat is not None
        adviser = bots.make(ADVISER, game, number)
        line = adviser.explain(observation)[0].actions
        player = bots.make(ADVISER, game, number)
        state = observation.sample(Random(0))
        barriers = state.barriers
        for action in line:
            if state.barriers != barriers or not state.is_deciding(seat):
                break
            assert player.choose(state.view(seat)) is action
            state.apply(seat, action)
            checked += 1
    assert checked > 4


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_gives_away_what_another_keeps(game: str) -> None:
    """No other action leads to the same position with more left: workers, silver, a card."""
    adviser = bots.make(ADVISER, game, 6)
    for observation in sampled(game, 31, 8):
        seat = observation.seat
        assert seat is not None
        chosen = adviser.explain(observation)[0].actions[0]
        outcomes = {action: after(observation, action) for action in observation.legal}
        mine = outcomes[chosen]
        for action, other in outcomes.items():
            spared = [key for key in mine if other.get(key) != mine[key]]
            assert (
                action is chosen
                or not spared
                or not all(key.split()[0] in ("workers", "silver") and other[key] > mine[key] for key in spared)
            ), f"{action.text} spares what {chosen.text} spends"


def after(observation: ludoteca.Observation, action: ludoteca.Action) -> dict[str, int]:
    """The position after an action, every number of it by where it stands."""
    assert observation.seat is not None
    state = observation.sample(Random(0))
    state.play(observation.seat, action)
    flat: dict[str, int] = {}

    def walk(where: str, value: object) -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                walk(f"{where} {key}".strip(), each)
        elif isinstance(value, list):
            for place, each in enumerate(value):
                walk(f"{where} {place}", each)
        else:
            flat[where] = value if isinstance(value, int) else hash(str(value))

    walk("", state.to_json())
    return flat


@pytest.mark.parametrize("game", GAMES)
def test_a_search_explains_its_moves(game: str) -> None:
    observation = sampled(game, 9, 2)[3]
    moves = bots.make(ADVISER, game, 1).explain(observation)
    sources = ludoteca.game(game).sheet()
    assert len(moves) > 1
    for move in moves:
        assert move.action in observation.legal
        assert 0 <= move.win <= 1
        assert set(move.points) <= set(sources)
        assert move.expected() == sum(move.points.values()) + move.later


@pytest.mark.parametrize("game", GAMES)
def test_others_say_how_they_go_on(game: str) -> None:
    for observation in sampled(game, 23, 1):
        move = bots.make("greedy", game, 1).explain(observation)[0]
        assert move.action is bots.make("greedy", game, 1).choose(observation)
        assert move.win == UNKNOWN
        assert [step.action for step in steps_of(observation, move.actions)] == move.actions


def test_a_game_that_nobody_understands_has_no_hints() -> None:
    assert hints.adviser("no-such-game", 1, 0.1) is None
