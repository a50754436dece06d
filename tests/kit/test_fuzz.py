"""Damaged positions, observations, records and actions are rejected with a clear reason."""

import contextlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.kernel.refusals import BadPosition, BadRecord, IllegalMove, Refused
from tests.kit.cases import Case, all_cases, sampled_states
from tests.kit.golden import play

DEFAULTS = [case for case in all_cases() if not case.options]
JUNK: list[object] = [None, True, -1, 0, 10**30, 1.5, "", "?", "w0", "x" * 300, [], {}, [None], {"a": 1}, [[]], ["?"]]


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_damaged_positions_are_refused_or_still_legal(case: Case) -> None:
    rules = case.rules()
    rng = Random(41)
    for state in sampled_states(rules, 10):
        for reader, data in (
            (rules.from_json, state.to_json()),
            (rules.observation_from_json, state.view(0).to_json()),
        ):
            for _ in range(25):
                damaged = damage(json.loads(json.dumps(data)), rng)
                with contextlib.suppress(BadPosition):
                    reader(damaged)


def damage(data: Json, rng: Random) -> Json:
    """Changes one value somewhere, drops one, or adds one."""
    here: Any = data
    while True:
        keys = list(here) if isinstance(here, dict) else range(len(here))
        if not keys:
            return data
        key = rng.choice(keys)
        inner = here[key]
        if isinstance(inner, dict | list) and rng.random() < 0.7:
            here = inner
            continue
        if rng.random() < 0.2:
            del here[key]
        else:
            here[key] = rng.choice(JUNK)
        return data


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_damaged_records_say_what_is_wrong(case: Case) -> None:
    rng = Random(43)
    text = play(case.rules(), 5).record().to_text()
    for _ in range(60):
        place = rng.randrange(len(text))
        piece = rng.choice(["", "\n", "0 ", "9", "digest", "\x00", "é", " ", text[rng.randrange(len(text)) :][:12]])
        damaged = text[:place] + piece + text[place + rng.randrange(12) :]
        with contextlib.suppress(Refused):
            record = ludoteca.record_from_text(damaged)
            record.replay(case.game.rules(record.players, record.options))


@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=400))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with contextlib.suppress(BadRecord):
        ludoteca.record_from_text(text)


@settings(max_examples=80, deadline=None)
@given(
    junk=st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda v: st.lists(v) | st.dictionaries(st.text(), v)
    )
)
def test_any_json_is_a_position_or_refused(junk: object) -> None:
    for case in DEFAULTS:
        with pytest.raises(BadPosition):
            case.rules().from_json(junk)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_any_action_text_is_legal_or_refused(case: Case) -> None:
    """A stateful walk in which each legal move is preceded by nonsense that must not change anything."""
    rules = case.rules()
    match = Match(rules, rules.new(3).seed)
    rng = Random(47)
    texts = [action.text for action in rules.actions]
    while not match.state.over:
        before = match.state.digest
        seat = rng.choice(match.state.deciding)
        for nonsense in (rng.choice(texts)[:-1], rng.choice(texts) + " ", "", "\n", "0", "?" * 40):
            if rules.actions.with_text(nonsense) is None:
                with pytest.raises(IllegalMove):
                    match.apply(seat, nonsense)
        assert match.state.digest == before
        match.apply(seat, rng.choice(match.state.legal(seat)))
