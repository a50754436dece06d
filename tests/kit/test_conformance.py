"""Laws that hold in every game."""

import json
from random import Random

import pytest

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.state import State
from tests.kit.cases import Case, all_cases, any_action, sampled_states, so_many, thorough_cases, walk

thoroughly = pytest.mark.parametrize("case", thorough_cases(), ids=str)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_random_games_reach_an_end(case: Case) -> None:
    """Until it is over, somebody has something to do; at the end there is a result. All pieces are always somewhere."""
    for seed in range(so_many(2)):
        state = case.rules().new(seed)
        rng = Random(seed)
        while not state.over:
            assert state.deciding
            for seat in state.deciding:
                legal = state.legal(seat)
                assert legal
                assert len({action.index for action in legal}) == len(legal)
            state.check()
            seat = rng.choice(state.deciding)
            state.apply(seat, any_action(state, seat, rng))
        state.check()
        assert state.deciding == []
        assert all(state.legal(seat) == [] for seat in range(case.players))
        result = state.result
        assert result.scores == state.scores
        assert min(result.ranks) == 1
        assert all(1 <= rank <= case.players for rank in result.ranks)
        assert (result.won is not None) == (case.players == 1)


@thoroughly
def test_what_is_not_legal_is_refused_and_changes_nothing(case: Case) -> None:
    rules = case.rules()
    for state in sampled_states(rules, 20):
        before = state.digest
        for seat in range(-1, case.players + 1):
            legal = state.legal(seat) if seat in state.deciding else []
            for action in rules.actions:
                if not any(action is one for one in legal):
                    assert refusal_of(state, seat, action)
            if seat not in state.deciding:
                with pytest.raises(IllegalMove):
                    state.apply(seat, rules.actions[0].text)
        assert state.digest == before


def refusal_of(state: State, seat: int, action: Action) -> str:
    """The refusal's id. Tens of thousands are asked for, and `pytest.raises` takes longer than the rules do."""
    try:
        state.apply(seat, action)
    except IllegalMove as illegal:
        return illegal.refusal.id
    raise AssertionError(f"seat {seat} was allowed: {action.text}")


@thoroughly
def test_others_simultaneous_moves_change_nothing_for_a_deciding_seat(case: Case) -> None:
    rng = Random(3)
    for state in sampled_states(case.rules(), 25):
        for mover in state.deciding:
            waiting = [seat for seat in state.deciding if seat != mover]
            before = {seat: state.legal(seat) for seat in waiting}
            later = state.clone()
            later.play(mover, any_action(later, mover, rng))
            assert {seat: later.legal(seat) for seat in waiting} == before
            assert set(waiting) <= set(later.deciding)


@thoroughly
def test_the_order_of_simultaneous_moves_does_not_matter(case: Case) -> None:
    rng = Random(4)
    for state in sampled_states(case.rules(), 25):
        seats = state.deciding
        if len(seats) < 2:
            continue
        chosen = {seat: any_action(state, seat, rng) for seat in seats}
        digests = set()
        for order in (seats, seats[::-1], rng.sample(seats, len(seats))):
            later = state.clone()
            for seat in order:
                later.play(seat, chosen[seat])
            digests.add(later.digest)
        assert len(digests) == 1


@thoroughly
def test_clones_are_independent(case: Case) -> None:
    kept: list[tuple[State, str]] = []
    for state, _, _ in walk(case.rules(), 17):
        kept.append((state.clone(), state.digest))
        assert kept[-1][0].digest == kept[-1][1]
    for clone, digest in kept:
        assert clone.digest == digest


@thoroughly
def test_positions_and_observations_survive_json(case: Case) -> None:
    rules = case.rules()
    for state in sampled_states(rules, 12):
        data = json.loads(json.dumps(state.to_json()))
        again = rules.from_json(data, state.seed)
        assert again.digest == state.digest
        assert again.deciding == state.deciding
        for seat in state.deciding:
            assert again.legal(seat) == state.legal(seat)
            observation = state.view(seat)
            rebuilt = rules.observation_from_json(json.loads(json.dumps(observation.to_json())))
            assert rebuilt.digest == observation.digest
            assert rebuilt.legal == observation.legal


@thoroughly
def test_records_replay_to_the_same_digest(case: Case) -> None:
    rules = case.rules()
    match = Match(rules, rules.new(23).seed)
    rng = Random(23)
    while not match.state.over:
        seat = rng.choice(match.state.deciding)
        match.apply(seat, any_action(match.state, seat, rng))
    text = match.record().to_text()
    record = record_from_text(text)
    assert record.to_text() == text
    settings = case.game.rules(record.players, record.options)
    assert settings is rules
    assert record.replay(rules).digest == match.state.digest
    middle = len(record.moves) // 2
    assert record.replay(rules, middle).digest != match.state.digest


@thoroughly
def test_every_action_text_parses_back(case: Case) -> None:
    rules = case.rules()
    for action in rules.actions:
        assert rules.parse(action.text) is action
    for state in sampled_states(rules, 25):
        for seat in state.deciding:
            texts = [state.text(seat, action) for action in state.legal(seat)]
            assert len(set(texts)) == len(texts)
            assert [rules.parse(text, state, seat) for text in texts] == state.legal(seat)


@thoroughly
def test_every_point_is_told(case: Case) -> None:
    """The sum of the `scored` events is the change of the scores, and each names a line of the score sheet."""
    heard: list[Event] = []
    before: list[int] | None = None
    for state, _, _ in walk(case.rules(), 29):
        if before is not None:
            change = [now - then for now, then in zip(state.scores, before, strict=True)]
            assert change == points_told(case, heard)
        before = state.scores.copy()
        heard.clear()
        state.listener = heard.append


def points_told(case: Case, heard: list[Event]) -> list[int]:
    gained = [0] * case.players
    for event in heard:
        json.dumps(event.to_json())
        if event.type == SCORED:
            points = event.values["points"]
            assert isinstance(points, int)
            assert points != 0
            assert event.values["source"] in case.game.sheet()
            assert event.values["reason"]
            gained[event.seat] += points
    return gained


@thoroughly
def test_undo_to_the_barrier_is_as_if_never_moved(case: Case) -> None:
    rules = case.rules()
    rng = Random(31)
    for seed in range(so_many(2)):
        match = Match(rules, rules.new(seed).seed)
        while not match.state.over:
            seat = rng.choice(match.state.deciding)
            before = match.state.digest
            count = len(match.undoable(seat))
            entry = match.apply(seat, any_action(match.state, seat, rng))
            if entry.barrier:
                assert match.undoable(seat) == []
            elif rng.random() < 0.3:
                assert match.undo(seat, 1) == 1
                assert match.state.digest == before
                assert len(match.undoable(seat)) == count
                match.apply(seat, any_action(match.state, seat, rng))
        assert match.record().replay(rules).digest == match.state.digest
