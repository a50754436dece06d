"""The judge of Mille Fiori."""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge, Line, best_lines
from ludoteca.bots.mille_fiori import correction
from ludoteca.bots.mille_fiori.correction import Correction, game_left, owed
from ludoteca.bots.mille_fiori.policy import Gains
from ludoteca.bots.mille_fiori.prospects import outlook_of, time_left
from ludoteca.bots.mille_fiori.weights import Weights, initial_weights, load_weights
from ludoteca.bots.mille_fiori.worth import own_worth
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

DOUBT_AT_END: Final = 3.0
DOUBT_IN_TIME: Final = 32.0
"""The lead that makes a win likely: at the end, and how much more at the beginning, measured in games of the policy."""

DOUBT_CORRECTED: Final = 26.0
"""The same for a corrected outlook at the beginning; it falls with the square root of the share that is left."""

UNEXPECTED_CHOICE: Final = 0.25
"""The probability that others sealed a choice that this judge would not have made."""

ROUNDS_AHEAD: Final = 2
WIDTH: Final = 250
"""How many positions the greedy player considers."""
"""The number of rounds that a rollout plays, including the present one."""

TRUST: Final = 40.0
"""Lines are single cards, which the policy that proposes them knows best."""


class MilleFioriJudge(Judge):
    def __init__(self, by_players: dict[int, Weights], corrections: dict[int, Correction]) -> None:
        self.by_players: Final = by_players
        self.corrections: Final = corrections
        """What foretells the end of the game, by the number of players; where there is none, the weights do."""
        self.rounds_ahead = ROUNDS_AHEAD

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, MilleFioriState)
        others = [own_worth(state, other) for other in range(state.rules.players) if other != seat]
        return own_worth(state, seat) - sum(others) / len(others)

    def width(self) -> int:
        return WIDTH

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """Returns single actions, because the seat can think again after each of them."""
        assert isinstance(state, MilleFioriState)
        gains = Gains(self.by_players[state.rules.players], state, seat)
        return best_lines([Line([action], gains.of(action)) for action in state.legal(seat)], width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        assert isinstance(state, MilleFioriState)
        return Gains(self.by_players[state.rules.players], state, seat).best_action()

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Replaces others' sealed cards, mostly by the best card of their hand."""
        assert isinstance(state, MilleFioriState)
        for other in range(state.rules.players):
            if other != seat and state.chosen[other] != NO_CARD and rng.random() >= UNEXPECTED_CHOICE:
                hand = [*state.hand(other), state.chosen[other]]
                chosen = Gains(self.by_players[state.rules.players], state, other).best_card(hand)
                hand.remove(chosen)
                state.set_hand(other, hand)
                state.chosen[other] = chosen

    def stops(self, state: State, start: State) -> bool:
        assert isinstance(state, MilleFioriState)
        assert isinstance(start, MilleFioriState)
        return state.round >= start.round + self.rounds_ahead and state.phase == CHOOSE

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, MilleFioriState)
        corrected = self.corrections.get(state.rules.players)
        if corrected is not None:
            return corrected.outlook(state)
        weights = self.by_players[state.rules.players]
        return [outlook_of(weights, state, seat) for seat in range(state.rules.players)]

    def doubt(self, state: State) -> float:
        assert isinstance(state, MilleFioriState)
        if state.rules.players in self.corrections:
            return DOUBT_AT_END + DOUBT_CORRECTED * math.sqrt(game_left(state))
        return DOUBT_AT_END + DOUBT_IN_TIME * max(0.0, time_left(state))

    def trust(self) -> float:
        return TRUST

    def thorough(self) -> Judge:
        return THOROUGH

    # -- for training

    def weights(self) -> dict[str, float]:
        return initial_weights()

    def weighted(self, weights: dict[str, float]) -> Judge:
        same = Weights(weights)
        return MilleFioriJudge(dict.fromkeys(self.by_players, same), self.corrections)

    def training_settings(self) -> list[tuple[int, Options]]:
        return [(2, {}), (4, {}), (3, {})]

    def feature_names(self) -> list[str]:
        return correction.feature_names()

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, MilleFioriState)
        return correction.features(state, seat)

    def uncorrected(self, state: State, seat: int) -> float:
        """Returns the points that are certain."""
        assert isinstance(state, MilleFioriState)
        return float(state.scores[seat] + owed(state, seat))

    def instructive(self, state: State, turn_over: bool) -> bool:
        """Returns whether a new hand has been dealt, which is where rollouts end."""
        assert isinstance(state, MilleFioriState)
        return state.phase == CHOOSE and state.pass_ == 0 and state.deciding_mask == (1 << state.rules.players) - 1


JUDGE: Final = MilleFioriJudge(load_weights(), {})
THOROUGH: Final = MilleFioriJudge(load_weights(), correction.load_corrections())
