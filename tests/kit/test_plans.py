"""Plans are legal paths, and the points that they promise come true."""

from collections import Counter
from random import Random

import pytest

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.plans import Plan
from ludoteca.kernel.rules import Game
from ludoteca.kernel.state import State
from tests.kit.cases import Case, all_games, sampled_states, thorough_cases
from tests.kit.paths import imagined_by

COMPARED = 10
"""At least so many plans of a game that promise points are compared with what happens, and so many that promise none. In a
game of sealed choices alone no plan promises points."""
CASES_OF_A_GAME = 6


@pytest.mark.parametrize("case", thorough_cases(), ids=str)
def test_plans_can_be_played(case: Case) -> None:
    """Every plan is a legal path whose points come true as the seat imagines it, and in the truth."""
    compared = Counter(compare(state, seat, plan) for state, seat, plan in some_plans(case, 6))
    assert compared["promised"] + compared["nothing promised"] > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
def test_enough_plans_are_compared_with_what_happens(game: Game) -> None:
    compared: Counter[str] = Counter()
    for case in [case for case in thorough_cases() if case.game is game][:CASES_OF_A_GAME]:
        compared.update(compare(state, seat, plan) for state, seat, plan in some_plans(case, 12))
    assert compared["nothing promised"] >= COMPARED, compared
    if compared["promised"] or compared["promised, not compared"]:
        assert compared["promised"] >= max(COMPARED, compared["promised, not compared"] / 2), compared


def some_plans(case: Case, count: int) -> list[tuple[State, int, Plan]]:
    """Some plans of each deciding seat, along a game."""
    rng = Random(37)
    found = []
    for state in sampled_states(case.rules(), count):
        for seat in state.deciding:
            plans = state.view(seat).plans(60)
            assert {plan.actions[0].index for plan in plans} == {action.index for action in state.legal(seat)}
            found += [(state, seat, plan) for plan in rng.sample(plans, min(5, len(plans)))]
    return found


def compare(state: State, seat: int, plan: Plan) -> str:
    """Plays a plan; returns whether it promises points, and whether they could be compared with what happens."""
    imagined = imagined_by(state, seat)
    assert points_of_path(imagined, seat, plan.actions) == plan.points
    assert imagined.digest == plan.state.digest
    in_truth = points_of_path(state.clone(), seat, plan.actions)
    assert in_truth in (plan.points, None)
    promise = "promised" if any(plan.points) else "nothing promised"
    return promise if in_truth is not None else f"{promise}, not compared"


def points_of_path(state: State, seat: int, actions: list[Action]) -> list[int] | None:
    """Plays a path; returns what everybody's score grew by until chance or a reveal.

    Where others decide at the same time, and the path goes on after all have decided, each takes an action of theirs
    then: a plan imagines that the table stays as it is. None if the seat is not the next to go on.
    """
    others = [one for one in state.deciding if one != seat]
    points = [0] * len(state.scores)
    for place, action in enumerate(actions):
        if place and not state.is_deciding(seat):
            let_decide(state, others)
        if not state.is_deciding(seat):
            return None
        certain, barrier = points_of(state, seat, action)
        points = [total + more for total, more in zip(points, certain, strict=True)]
        if barrier:
            return points if place == len(actions) - 1 else None
    return points


def let_decide(state: State, seats: list[int]) -> None:
    """Each of these seats takes its first legal actions, until it has decided."""
    for seat in seats:
        barriers = state.barriers
        while state.is_deciding(seat) and state.barriers == barriers:
            state.play(seat, state.legal(seat)[0])


def points_of(state: State, seat: int, action: Action) -> tuple[list[int], bool]:
    """Plays an action; returns what everybody's score grew by until chance or a reveal, and whether that came."""
    before, start = state.scores.copy(), state.barriers
    certain = before

    def notice(_: Event) -> None:
        nonlocal certain
        if state.barriers == start:
            certain = state.scores.copy()

    state.listener = notice
    state.apply(seat, action)
    state.listener = None
    return [now - then for now, then in zip(certain, before, strict=True)], state.barriers != start
