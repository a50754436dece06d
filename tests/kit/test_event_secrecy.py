"""Events tell a seat nothing that its view does not show afterwards. This holds after barriers too.

Before a barrier, `test_secrets` compares two states that differ only in what a seat must not know. After a barrier chance has
decided something or something was revealed, so the states may differ; but whatever became known must be in the view as well.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import canonical
from ludoteca.kernel.state import State
from tests.kit.cases import Case, sampled_states, thorough_cases, walk
from tests.kit.test_secrets import viewers

pytestmark = pytest.mark.parametrize("case", thorough_cases(), ids=str)

SAMPLES = 10


def names_in(value: object) -> Iterator[str]:
    """The words of all texts in a value, those of keys included: "hex 0,-3" is made of two."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from str(key).split()
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


def after(state: State, mover: int, action: Action) -> tuple[State, list[Event], bool]:
    """The state after a move, what was told, and whether a barrier was passed. The state itself stays as it is."""
    later = state.clone()
    heard: list[Event] = []
    later.listener = heard.append
    later.play(mover, action)
    return later, heard, later.barriers != state.barriers


def barriers_of(case: Case, seed: int, each: int) -> Iterator[tuple[State, int, Action]]:
    """Moves of a random game that pass a barrier: so many for each type of event."""
    counts: Counter[str] = Counter()
    for state, mover, action in walk(case.rules(), seed):
        _, heard, barrier = after(state, mover, action)
        types = {event.type for event in heard}
        if barrier and any(counts[type] < each for type in types):
            counts.update(types)
            yield state, mover, action


def told_to(viewer: int | None, later: State, heard: list[Event]) -> tuple[str, str]:
    """What a viewer then sees, and what was said."""
    stream = json.dumps([event.seen_by(viewer).to_json() for event in heard])
    return canonical(later.view(viewer).to_json()), stream


def seen_in(state: State, viewer: int | None) -> Counter[str]:
    """What a viewer finds on the table; what may be done with it is another matter."""
    position = state.view(viewer).to_json()
    return Counter(names_in({field: value for field, value in position.items() if field != "legal"}))


def test_no_event_names_what_the_view_hides(case: Case) -> None:
    """A thing that is somewhere in the truth, and nowhere in what a viewer saw before or sees after, is not spoken of."""
    for state, mover, action in barriers_of(case, 51, 5):
        later, heard, _ = after(state, mover, action)
        truth = Counter(names_in(later.to_json()))
        for viewer in viewers(case):
            now = seen_in(later, viewer)
            hidden = {*(truth - now)} - {*now, *seen_in(state, viewer)}
            if viewer == mover:
                hidden -= {*names_in(state.text(mover, action))}
            for event in heard:
                told = {*names_in(event.seen_by(viewer).values)}
                assert not told & hidden, f"{viewer} is told {event.seen_by(viewer)}"


def test_events_tell_no_more_than_the_view_shows(case: Case) -> None:
    """Of all truths a viewer holds possible, those that look the same after a move also sounded the same."""
    rng = Random(53)
    for state, mover, action in barriers_of(case, 52, 2):
        for viewer in viewers(case):
            streams = defaultdict(set)
            for truth in [state, *(state.view(viewer).sample(rng) for _ in range(SAMPLES))]:
                truth.seed = state.seed  # the same dice and shuffles: only what was hidden before differs
                if any(action is legal for legal in truth.legal(mover)):
                    later, heard, _ = after(truth, mover, action)
                    view, stream = told_to(viewer, later, heard)
                    streams[view].add(stream)
            assert all(len(same) == 1 for same in streams.values())


def test_a_sealed_choice_sounds_like_any_other(case: Case) -> None:
    """Among those who decide at once: what does not show in the view of the others is not told to them either."""
    rng = Random(54)
    for state in sampled_states(case.rules(), 12):
        for mover in state.deciding if len(state.deciding) > 1 else []:
            legal = state.legal(mover)
            made = [after(state, mover, action) for action in rng.sample(legal, min(4, len(legal)))]
            for viewer in viewers(case):
                streams = defaultdict(set)
                for later, heard, _ in made if viewer != mover else []:
                    view, stream = told_to(viewer, later, heard)
                    streams[view].add(stream)
                assert all(len(same) == 1 for same in streams.values())
