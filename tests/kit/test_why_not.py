"""For any picks, `why_not` gives a reason that is true of an action they could mean."""

from collections.abc import Iterator
from random import Random

import pytest

from ludoteca.conformance import Asked
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.state import State
from tests.kit.cases import Case, sampled_states, thorough_cases
from tests.kit.kits import kit_of
from tests.kit.paths import imagined_by, leads_along
from tests.kit.test_reasons import reasons_of

NO_THING = "no such thing"


@pytest.mark.parametrize("case", thorough_cases(), ids=str)
def test_every_answer_is_true(case: Case) -> None:
    rules = case.rules()
    rng = Random(5)
    things = sorted({pick for action in rules.actions for pick in action.picks})
    for state in sampled_states(rules, 6):
        before = state.digest
        for seat in state.deciding:
            legal = {state.picks(seat, action) for action in state.legal(seat)}
            for action in rng.sample(list(rules.actions), min(12, len(rules.actions))):
                if not any(action is one for one in state.legal(seat)) and action.picks not in legal:
                    answer_is_true_or_picks_are_legal(state, seat, action.picks)
            answer_is_true_or_picks_are_legal(state, seat, tuple(rng.choice(things) for _ in range(3)))
            answer_is_true_or_picks_are_legal(state, seat, (NO_THING,))
            with pytest.raises(ValueError, match="legal"):
                state.why_not(seat, list(next(iter(legal))))
        assert state.digest == before


def answer_is_true_or_picks_are_legal(state: State, seat: int, picks: tuple[str, ...]) -> None:
    """Picks taken at random may turn out to be a legal path; anything else has a reason."""
    if leads_along(imagined_by(state, seat), seat, picks):
        with pytest.raises(ValueError, match="legal"):
            state.why_not(seat, list(picks))
    else:
        refusal = state.why_not(seat, list(picks))
        assert is_true(state, seat, picks, refusal), f"seat {seat} picked {picks} and was told {refusal}"


def is_true(state: State, seat: int, picks: tuple[str, ...], refusal: Refusal) -> bool:
    """Whether the refusal is that of an action with the last pick, after the moves that the picks before it make."""
    last = picks[-1]
    start = imagined_by(state, seat)
    meanings = [action for action in state.rules.actions if last in action.picks]
    if refusal.id == "nothing-more-to-pick":
        return refusal.values["pick"] == last and leads_along(start, seat, (last,))
    if refusal.id == "not-together":
        places = places_along(start, seat, picks)
        possible = any(action in place.legal(seat) for place in places for action in meanings)
        return refusal.values["pick"] == last and possible
    if refusal.id == "only-shown":
        return refusal.values["thing"] == last and not meanings
    check = reasons_of(state.rules)[refusal.id]
    for place in places_along(start, seat, picks):
        position = place.to_json()
        for action in meanings or [Action("", last, (last,))]:
            said = place.refuse(seat, action) if meanings else place.refuse_thing(seat, last)
            if said == refusal and check(Asked(place, position, seat, action, refusal)):
                return True
    return False


def places_along(state: State, seat: int, picks: tuple[str, ...]) -> Iterator[State]:
    """The positions after none, one, or more of the moves that these picks begin with."""
    yield state
    unasked = kit_of(state.rules.game).unasked
    if unasked:
        yield from unasked(state, seat, picks[:-1])
    for action in state.legal(seat):
        path = state.picks(seat, action)
        if path and len(path) < len(picks) and picks[: len(path)] == path:
            later = state.clone()
            later.play(seat, action)
            if later.barriers == state.barriers and later.is_deciding(seat):
                yield from places_along(later, seat, picks[len(path) :])
