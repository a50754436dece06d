"""Paths of picks: whether things that were picked one after the other begin a legal path of actions."""

from random import Random

from ludoteca import State


def imagined_by(state: State, seat: int) -> State:
    """Returns the position that a seat starts from when it thinks ahead."""
    return state.rules.game.presentation.alone(state.view(seat).sample(Random(0)), seat)


def leads_along(state: State, seat: int, picks: tuple[str, ...]) -> bool:
    """Returns whether some legal actions, one after the other, begin with these picks."""
    for action in state.legal(seat):
        path = state.picks(seat, action)
        if path and path[: len(picks)] == picks[: len(path)]:
            later = state.clone()
            later.play(seat, action)
            if len(path) >= len(picks):
                return True
            if later.barriers == state.barriers and leads_along(later, seat, picks[len(path) :]):
                return True
    return False
