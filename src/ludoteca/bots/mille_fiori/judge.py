"""The judge of Mille Fiori."""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge, Line, best_lines
from ludoteca.bots.mille_fiori.policy import Gains
from ludoteca.bots.mille_fiori.prospects import outlook_of, time_left
from ludoteca.bots.mille_fiori.worth import own_worth
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.state import State

LUCK: Final = 3.0
"""The doubt that is left before the last turns, in points."""
LUCK_OF_THE_GAME: Final = 16.0

WHIM: Final = 0.25
"""How often others may have sealed something that this judge would not have chosen."""

ROUNDS_AHEAD: Final = 2
"""How many rounds a rollout plays to their end, the present one included."""


class MilleFioriJudge(Judge):
    def __init__(self) -> None:
        self.rounds_ahead = ROUNDS_AHEAD

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, MilleFioriState)
        others = [own_worth(state, other) for other in range(state.rules.players) if other != seat]
        return own_worth(state, seat) - sum(others) / len(others)

    def width(self) -> int:
        return 250

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """Single actions: after each of them there is time to think again."""
        assert isinstance(state, MilleFioriState)
        gains = Gains(state, seat)
        return best_lines([Line([action], gains.of(action)) for action in state.legal(seat)], width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        assert isinstance(state, MilleFioriState)
        return Gains(state, seat).best_action()

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Whoever has chosen a card has mostly chosen its best."""
        assert isinstance(state, MilleFioriState)
        for other in range(state.rules.players):
            if other != seat and state.chosen[other] != NO_CARD and rng.random() >= WHIM:
                hand = [*state.hand(other), state.chosen[other]]
                chosen = Gains(state, other).best_card(hand)
                hand.remove(chosen)
                state.set_hand(other, hand)
                state.chosen[other] = chosen

    def stops(self, state: State, start: State) -> bool:
        assert isinstance(state, MilleFioriState)
        assert isinstance(start, MilleFioriState)
        return state.round >= start.round + self.rounds_ahead and state.phase == CHOOSE

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, MilleFioriState)
        return [outlook_of(state, seat) for seat in range(state.rules.players)]

    def doubt(self, state: State) -> float:
        assert isinstance(state, MilleFioriState)
        return LUCK + LUCK_OF_THE_GAME * math.sqrt(max(0.0, time_left(state)))


JUDGE: Final = MilleFioriJudge()
