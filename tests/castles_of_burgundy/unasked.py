"""Decisions that the engine makes by itself, for the conformance kit."""

from collections.abc import Iterator

from ludoteca.games.castles_of_burgundy.actions import Place
from ludoteca.games.castles_of_burgundy.components.kinds import FREE
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import second_argument
from ludoteca.games.castles_of_burgundy.turn import placing
from ludoteca.kernel.state import State


def hexes_of_placements(state: State, seat: int, picks: tuple[str, ...]) -> Iterator[State]:
    """The choice of a hex after each legal placement that these picks could mean, whatever their order: a die need not be
    picked, and where one hex only is possible, nobody is asked for it."""
    assert isinstance(state, BurgundyState)
    for action in state.legal(seat):
        if isinstance(action, Place) and action.name in picks and set(picks) <= set(action.picks):
            asked = state.clone_here()
            value = second_argument(state) if action.source == FREE else state.die(seat, action.source)
            placing.ask_hex(asked, seat, action.tile, action.source, value)
            yield asked
