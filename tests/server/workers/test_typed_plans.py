"""Plans and hints carry their meaning as types and fields, so that pages need not parse texts."""

from random import Random

import pytest

import ludoteca
from ludoteca.kernel.observation import Observation
from ludoteca.server.workers.bot_moves import typed
from ludoteca.server.workers.jobs import GiveHint, HintBody, MakePlans, PlansBody
from ludoteca.server.workers.plans import legal_only
from ludoteca.server.workers.process import run
from tests.server.harness import Person

GAMES = [
    ("mille-fiori", 3, {}),
    ("mille-fiori", 2, {"choice": "on-turn"}),
    ("great-split", 4, {}),
    ("castles-of-burgundy", 2, {"shields": True, "inns": True, "white_castles": True}),
    ("castles-of-burgundy", 1, {}),
]


def observations(game: str, players: int, options: dict[str, str | int | bool], seed: int) -> list[Observation]:
    """Of a game played at random, some positions of whoever decides."""
    rng = Random(seed)
    state = ludoteca.game(game).rules(players, options).new(seed)
    seen = []
    while not state.over:
        seat = state.deciding[0]
        if rng.random() < 0.1:
            seen.append(state.view(seat))
        state.play(seat, rng.choice(state.legal(seat)))
    return seen


def check(planned: PlansBody, observation: Observation) -> None:
    """Each text, played in its place, is the action whose type and fields stand beside it."""
    seat = observation.seat
    assert seat is not None
    presentation = observation.rules.game.presentation
    for plan in planned.plans:
        here = presentation.alone(observation.sample(Random(0)), seat)
        assert len(plan.typed) == len(plan.actions)
        for text, place in zip(plan.actions, plan.typed, strict=True):
            action = here.parse(seat, text)
            assert action is not None
            assert planned.actions[place] == typed(here, seat, action)
            here.apply(seat, action)
    assert {place for plan in planned.plans for place in plan.typed} == set(range(len(planned.actions)))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_plans_carry_typed_actions(game: str, players: int, options: dict[str, str | int | bool]) -> None:
    for observation in observations(game, players, options, 5):
        ask = MakePlans(game, players, options, observation.to_json(), "en", ["a"] * players, 400, 10**6)
        planned = run(ask)
        assert isinstance(planned, PlansBody)
        check(planned, observation)
        check(legal_only(observation), observation)


def test_what_plans_share_is_told_once() -> None:
    for observation in observations("castles-of-burgundy", 2, {}, 3):
        ask = MakePlans("castles-of-burgundy", 2, {}, observation.to_json(), "en", ["a", "b"], 400, 10**6)
        planned = run(ask)
        assert isinstance(planned, PlansBody)
        written = [repr(action) for action in planned.actions]
        assert len(written) == len(set(written))


def test_a_hint_is_typed() -> None:
    observation = ludoteca.rules("great-split", 3).new(2).view(0)
    hint = run(GiveHint("great-split", 3, {}, observation.to_json(), "en", ["a", "b", "c"], 0.1))
    assert isinstance(hint, HintBody)
    action = observation.position.parse(0, hint.hints[0].actions[0])
    assert action is not None
    assert hint.hints[0].typed == [typed(observation.position, 0, action)]


def test_plans_and_hints_at_a_table(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    plans = page.wait_for("plans")
    first = plans["plans"][0]
    assert plans["actions"][first["typed"][0]] == {"type": "choose", "card": first["picks"][0]}
    page.say("hint", key="h")
    hint = page.answer("h")
    assert hint["typed"] == [{"type": "choose", "card": hint["picks"][0]}]
