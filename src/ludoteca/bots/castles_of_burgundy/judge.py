"""The judge of The Castles of Burgundy: the value of positions, the turns to consider, and a quick policy."""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge, Line
from ludoteca.bots.castles_of_burgundy import correction, weights
from ludoteca.bots.castles_of_burgundy.correction import Correction, turns_to_come
from ludoteca.bots.castles_of_burgundy.policy import BurgundyPolicy
from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, rounds_left
from ludoteca.bots.castles_of_burgundy.turn_search import best_of_turn, whole_turns
from ludoteca.bots.castles_of_burgundy.weights import Weights, initial_weights
from ludoteca.bots.castles_of_burgundy.worth import alone, own_worth
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.kinds import PLAYING
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

WIDTH: Final = 100
"""The number of plans compared where a turn is not searched."""
BEAM: Final = 6
"""The number of ways to use a die that are followed further in the search for turns."""
THOROUGH_BEAM: Final = 12
"""The same for the strongest bot."""
SHARE_OF_TURNS: Final = 3
"""The number of turns that are corrected, as a multiple of those returned."""
AHEAD: Final = 3
"""The length of a rollout in rounds."""
TO_THE_END: Final = 7
"""With at most this many rounds left, a rollout continues to the end of the game."""
DOUBT_AT_END: Final = 3.0
DOUBT_IN_TIME: Final = 11.0
"""The margin that makes a win likely: at the end, and how much more at the beginning."""
ACTION: Final = 5.0
"""The points of margin per action in the solo game, where the judge counts actions."""
EMPTY_HEX: Final = 10.0
"""The cost of a hex that is empty at the end, in the same points."""


class BurgundyJudge(Judge):
    def __init__(self, weights: Weights, correction: Correction, beam: int) -> None:
        self.policy: Final = BurgundyPolicy(weights)
        self.correction: Final = correction
        self.beam: Final = beam

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

    # -- for the search

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """Returns whole turns; where no turn is played, the single decisions."""
        assert isinstance(state, BurgundyState)
        if state.stage == PLAYING:
            turns = whole_turns(state, seat, self.beam, SHARE_OF_TURNS * width)
            if turns:
                left = rounds_left(state)
                lines = [Line(turn.actions, self.corrected(turn.state, seat, turn.worth, left)) for turn in turns]
                lines.sort(key=_worth, reverse=True)
                return lines[:width]
        return super().lines(state, seat, rng, width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        return self.policy.reply(state, seat, rng)

    def stops(self, state: State, start: State) -> bool:
        """Stops a rollout at the beginning of a round, when everybody has had the same number of turns. A solo game,
        which is quick, continues to its end."""
        assert isinstance(state, BurgundyState)
        assert isinstance(start, BurgundyState)
        left = rounds_left(start)
        return not alone(start) and left > TO_THE_END and left - rounds_left(state) >= AHEAD

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, BurgundyState)
        if alone(state):
            return [ACTION * own_worth(state, 0)]
        land_of = state.settings.land_of
        own = [
            self.corrected(state, seat, own_worth(state, seat), turns_to_come(state, seat))
            for seat in range(len(land_of))
        ]
        return own if state.settings.lands == len(own) else [team_worth(state, own, land) for land in land_of]

    def corrected(self, state: BurgundyState, seat: int, worth: float, turns: int) -> float:
        """Returns the corrected worth with this many own turns to come. Teams and solo games have other lands, for
        which nothing was fitted."""
        if alone(state) or state.settings.lands < state.rules.players:
            return worth
        return worth + self.correction.points(state, seat, turns)

    def doubt(self, state: State) -> float:
        assert isinstance(state, BurgundyState)
        return DOUBT_AT_END + DOUBT_IN_TIME * math.sqrt(rounds_left(state) / ROUNDS)

    def rivals(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, BurgundyState)
        land_of = state.settings.land_of
        return [other for other in range(len(land_of)) if land_of[other] != land_of[seat]]

    def verdict(self, state: State, seat: int) -> tuple[float, float]:
        assert isinstance(state, BurgundyState)
        if alone(state) and state.over:
            empty = lands.empty_hexes(state, seat)
            return (0.0 if empty else 1.0), -EMPTY_HEX * empty
        return super().verdict(state, seat)

    def thorough(self) -> Judge:
        return THOROUGH

    # -- for training

    def weights(self) -> dict[str, float]:
        """Returns the judge's own weights, not the shipped ones, so that training can reproduce those."""
        return initial_weights()

    def weighted(self, weights: dict[str, float]) -> Judge:
        return BurgundyJudge(Weights(weights), self.correction, self.beam)

    def training_settings(self) -> list[tuple[int, Options]]:
        return [(2, {}), (4, {"board": "dealt"}), (2, {"board": "dealt"}), (3, {"board": "dealt"})]

    def feature_names(self) -> list[str]:
        return correction.feature_names()

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, BurgundyState)
        return correction.features(state, seat, turns_to_come(state, seat))


def team_worth(state: BurgundyState, own: list[float], land: int) -> float:
    """Returns the team's points and the expected points of its land, judged for each player with the tiles in their
    hand."""
    seats = [seat for seat in range(len(own)) if state.settings.land_of[seat] == land]
    points = sum([state.scores[seat] for seat in seats])
    return points + sum([own[seat] - state.scores[seat] for seat in seats]) / len(seats)


def _worth(line: Line) -> float:
    return line.worth


JUDGE: Final = BurgundyJudge(weights.load_weights(), correction.load_correction(), BEAM)
THOROUGH: Final = BurgundyJudge(weights.load_weights(), correction.load_correction(), THOROUGH_BEAM)
