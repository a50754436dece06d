"""The judge of The Castles of Burgundy: it compares positions, and searches a turn for the best way to begin it."""

from random import Random
from typing import Final

from ludoteca.bots.bot import Judge
from ludoteca.bots.castles_of_burgundy.turn_search import best_of_turn
from ludoteca.bots.castles_of_burgundy.worth import own_worth
from ludoteca.games.castles_of_burgundy.components.kinds import PLAYING
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State

WIDTH: Final = 100
"""How many plans are compared where a turn is not searched."""

LOOK_AHEAD: Final = 2
"""How many rolls of the dice and other barriers a rollout goes on."""


class BurgundyJudge(Judge):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return own_worth(state, seat)

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        seat = observation.seat
        assert seat is not None
        state = observation.sample(rng)
        assert isinstance(state, BurgundyState)
        if state.stage != PLAYING:
            return None
        return best_of_turn(state, seat)

    def width(self) -> int:
        return WIDTH

    def stops(self, state: State, start: State) -> bool:
        """A phase would be too long for rollouts of this many small decisions."""
        return state.barriers - start.barriers >= LOOK_AHEAD


JUDGE: Final = BurgundyJudge()
