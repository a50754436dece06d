"""The judge of The Castles of Burgundy: what positions are worth, the turns worth a thought, and how to play on quickly."""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge, Line
from ludoteca.bots.castles_of_burgundy import correction, weights
from ludoteca.bots.castles_of_burgundy.correction import Correction, turns_to_come
from ludoteca.bots.castles_of_burgundy.policy import BurgundyPolicy
from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, rounds_left
from ludoteca.bots.castles_of_burgundy.turn_search import best_of_turn, whole_turns
from ludoteca.bots.castles_of_burgundy.weights import Weights, judged
from ludoteca.bots.castles_of_burgundy.worth import alone, own_worth
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.kinds import PLAYING
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

WIDTH: Final = 100
"""How many plans are compared where a turn is not searched."""
BEAM: Final = 6
"""How many ways to have used a die are followed further, to find turns worth a thought."""
THOROUGH_BEAM: Final = 12
"""As many for the strongest bot."""
SHARE_OF_WAYS: Final = 3
"""So many times as many turns as are asked for are corrected, and the best of them named."""
AHEAD: Final = 3
"""So many rounds a rollout goes on."""
TO_THE_END: Final = 7
"""With so many rounds left, or fewer, it goes on to the end of the game."""
DOUBT_AT_END: Final = 3.0
DOUBT_IN_TIME: Final = 11.0
"""The margin that makes a win likely, at the end and how much more at the beginning."""
ACTION: Final = 5.0
"""In the solo game, where the judge counts actions: how many points of margin one is."""
EMPTY_HEX: Final = 10.0
"""What a hex that is still empty at the end costs, in the same points."""


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
        """Whole turns; where no turn is played, what can be decided."""
        assert isinstance(state, BurgundyState)
        if state.stage == PLAYING:
            ways = whole_turns(state, seat, self.beam, SHARE_OF_WAYS * width)
            if ways:
                turns = rounds_left(state)
                lines = [Line(way.actions, self.corrected(way.state, seat, way.worth, turns)) for way in ways]
                lines.sort(key=_worth, reverse=True)
                return lines[:width]
        return super().lines(state, seat, rng, width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        return self.policy.reply(state, seat, rng)

    def stops(self, state: State, start: State) -> bool:
        """At the beginning of a round, when everybody has had as many turns. A solo game, which is quick, goes on to its end."""
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
        """The worth with so many own turns to come. Teams and the solo game have other lands: nothing was learned for them."""
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
        """The judge's own numbers, not the shipped ones: so anybody can make those again."""
        return judged()

    def weighted(self, weights: dict[str, float]) -> Judge:
        return BurgundyJudge(Weights(weights), self.correction, self.beam)

    def lessons(self) -> list[tuple[int, Options]]:
        return [(2, {}), (4, {"board": "dealt"}), (2, {"board": "dealt"}), (3, {"board": "dealt"})]

    def feature_names(self) -> list[str]:
        return correction.feature_names()

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, BurgundyState)
        return correction.features(state, seat, turns_to_come(state, seat))


def team_worth(state: BurgundyState, own: list[float], land: int) -> float:
    """The points of its players, and what their land promises: each of them judges it by what is in his own hands."""
    seats = [seat for seat in range(len(own)) if state.settings.land_of[seat] == land]
    points = sum([state.scores[seat] for seat in seats])
    return points + sum([own[seat] - state.scores[seat] for seat in seats]) / len(seats)


def _worth(line: Line) -> float:
    return line.worth


JUDGE: Final = BurgundyJudge(weights.shipped(), correction.shipped(), BEAM)
THOROUGH: Final = BurgundyJudge(weights.shipped(), correction.shipped(), THOROUGH_BEAM)
