"""Observations, samples and events of every game reveal nothing that the rules hide."""

import json
from random import Random

import pytest

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import canonical
from ludoteca.kernel.observation import HIDDEN, Observation
from ludoteca.kernel.state import State
from tests.kit.cases import Case, any_action, sampled_states, thorough_cases

pytestmark = pytest.mark.parametrize("case", thorough_cases(), ids=str)


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.players)]


def same(one: Observation, other: Observation) -> bool:
    return canonical(one.to_json()) == canonical(other.to_json())


def test_an_observation_is_all_that_a_sample_shows(case: Case) -> None:
    """The true state and any sample of it look the same to the seat: nothing hidden leaves a trace."""
    rng = Random(1)
    for state in sampled_states(case.rules(), 15):
        for viewer in viewers(case):
            observation = state.view(viewer)
            assert observation.position.seed == b""
            if viewer is not None and viewer in state.deciding:
                assert observation.legal == state.legal(viewer)
            else:
                assert observation.legal == []
            for _ in range(3):
                sample = observation.sample(rng)
                sample.check()
                assert sample.seed != state.seed
                assert same(sample.view(viewer), observation)
        assert HIDDEN not in canonical(state.to_json())


def test_samples_differ_and_the_truth_turns_up(case: Case) -> None:
    rng = Random(2)
    for state in sampled_states(case.rules(), 4):
        for viewer in viewers(case):
            observation = state.view(viewer)
            hidden = hidden_places(observation.to_json(), [])
            for place in rng.sample(hidden, min(2, len(hidden))):
                truth = look(state.to_json(), place)
                assert any(look(observation.sample(rng).to_json(), place) == truth for _ in range(3000)), place
            if len(hidden) >= 2:
                truths = {
                    canonical(state.to_json()),
                    *(canonical(observation.sample(rng).to_json()) for _ in range(40)),
                }
                assert len(truths) > 1


def test_drawing_anew_changes_nothing_that_anybody_knows(case: Case) -> None:
    rng = Random(4)
    for state in sampled_states(case.rules(), 6):
        for _ in range(3):
            other = state.clone()
            other.redraw(rng)
            other.check()
            assert other.seed != state.seed
            for viewer in viewers(case):
                assert same(other.view(viewer), state.view(viewer))


def hidden_places(value: object, path: list[str | int]) -> list[list[str | int]]:
    if value == HIDDEN:
        return [path]
    if isinstance(value, dict):
        return [place for key, inner in value.items() for place in hidden_places(inner, [*path, key])]
    if isinstance(value, list):
        return [place for number, inner in enumerate(value) for place in hidden_places(inner, [*path, number])]
    return []


def look(value: object, path: list[str | int]) -> object:
    """What stands at this place; None where a sealed card has moved between two lists of one owner."""
    for step in path:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list) and isinstance(step, int):
            value = value[step] if step < len(value) else None
    return value


def test_equal_histories_give_equal_streams(case: Case) -> None:
    """A seat that sees no difference between two truths sees none after the same move in both."""
    rng = Random(3)
    for state in sampled_states(case.rules(), 15):
        for viewer in viewers(case):
            other = state.view(viewer).sample(rng)
            for mover in state.deciding:
                # a lone mover may show what it held; those who decide together do not, unless their action says it
                if mover != viewer and len(state.deciding) == 1:
                    continue
                action = any_action(state, mover, rng)
                if any(action is legal for legal in other.legal(mover)):
                    if state.text(mover, action) == other.text(mover, action):
                        assert_same_to(viewer, mover, action, (state, other))


def assert_same_to(viewer: int | None, mover: int, action: Action, truths: tuple[State, State]) -> None:
    seen = []
    for state in truths:
        later = state.clone()
        heard: list[Event] = []
        later.listener = heard.append
        before = later.barriers
        later.play(mover, action)
        if later.barriers != before:
            return  # chance or a reveal: the two truths now differ for good reason
        stream = [event.seen_by(viewer).to_json() for event in heard]
        seen.append((json.dumps(stream), canonical(later.view(viewer).to_json())))
    assert seen[0] == seen[1]


def test_events_keep_their_secrets(case: Case) -> None:
    rng = Random(7)
    rules = case.rules()
    state = rules.new(7)
    heard: list[Event] = []
    while not state.over:
        heard.clear()
        seat = rng.choice(state.deciding)
        state.listener = heard.append
        state.play(seat, any_action(state, seat, rng))
        for event in heard:
            for viewer in viewers(case):
                seen = event.seen_by(viewer)
                if viewer not in event.eyes:
                    assert not set(event.secret) & set(seen.values)
                else:
                    assert seen.values == event.values
