"""The judge of The Great Split."""

from random import Random
from typing import Final

from ludoteca.bots.bot import Judge, Line, best_lines
from ludoteca.bots.great_split.choices import best_action, groups, highest, quick_action, splits, worths
from ludoteca.bots.great_split.weights import Weights, initial_weights, load_weights
from ludoteca.bots.great_split.worth import Outlooks
from ludoteca.games.great_split import division
from ludoteca.games.great_split.actions import Split, Take
from ludoteca.games.great_split.data import ROUNDS
from ludoteca.games.great_split.phases import CHOOSE, SPLIT, UNDECIDED
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

DOUBT: Final = [3.0, 3.5, 7.0, 14.0, 28.0, 40.0, 50.0, 50.0]
"""The lead that makes a win likely, by the number of rounds left, measured in games of the policy."""

UNEXPECTED_CHOICE: Final = 0.25
"""The probability that others sealed a choice that this judge would not have made."""

TRUST: Final = 40.0
"""Lines are single actions, which the judge knows best: a few rollouts of four rounds each say less than its
opinion."""

ROUNDS_AHEAD: Final = 4
"""The number of rounds that a rollout plays, including the present one: in the first rounds boards say next to nothing
about the final result."""


class GreatSplitJudge(Judge):
    def __init__(self, weights: Weights, by_players: dict[int, Weights], rounds_ahead: int) -> None:
        self.outlooks: Final = Outlooks(weights)
        self.by_players: Final = {players: Outlooks(load_weights) for players, load_weights in by_players.items()}
        """Weights of their own for some numbers of players."""
        self.rounds_ahead: Final = rounds_ahead

    def outlooks_in(self, state: GreatSplitState) -> Outlooks:
        return self.by_players.get(state.rules.players, self.outlooks)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, GreatSplitState)
        outlook = self.outlook(state)
        others = sum(outlook) - outlook[seat]
        return outlook[seat] - others / (state.rules.players - 1)

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        state = observation.position
        assert isinstance(state, GreatSplitState)
        assert observation.seat is not None
        return best_action(self.outlooks_in(state), state, observation.seat, observation.legal)

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """Returns single actions, because the seat can think again after each of them."""
        assert isinstance(state, GreatSplitState)
        legal = state.legal(seat)
        found = worths(self.outlooks_in(state), state, seat, legal)
        return best_lines([Line([legal[place]], found[place]) for place in range(len(legal))], width)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        assert isinstance(state, GreatSplitState)
        return quick_action(self.outlooks_in(state), state, seat)

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Replaces others' sealed splits and choices by those that this judge would mostly make."""
        assert isinstance(state, GreatSplitState)
        if state.phase != SPLIT and state.phase != CHOOSE:
            return
        players = state.rules.players
        for other in range(players):
            opened = state.phase == CHOOSE and (other + 1) % players == seat
            if other != seat and not opened and state.splits[other] != UNDECIDED and rng.random() >= UNEXPECTED_CHOICE:
                legal = division.legal_splits(state, other)
                split = highest(legal, splits(self.outlooks_in(state), state, other, legal))
                assert isinstance(split, Split)
                state.splits[other] = split.mask
        for other in range(players):
            if other != seat and state.choices[other] != UNDECIDED and rng.random() >= UNEXPECTED_CHOICE:
                legal = division.legal_groups(state, other)
                take = highest(legal, groups(self.outlooks_in(state), state, other, legal))
                assert isinstance(take, Take)
                state.choices[other] = take.group

    def stops(self, state: State, start: State) -> bool:
        assert isinstance(state, GreatSplitState)
        assert isinstance(start, GreatSplitState)
        return state.round >= start.round + self.rounds_ahead

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, GreatSplitState)
        outlooks = self.outlooks_in(state)
        return [state.scores[seat] + outlooks.board_worth(state, seat) for seat in range(state.rules.players)]

    def doubt(self, state: State) -> float:
        assert isinstance(state, GreatSplitState)
        return DOUBT[ROUNDS - state.round + 1]

    def trust(self) -> float:
        return TRUST

    def thorough(self) -> Judge:
        return THOROUGH

    # -- for training

    def weights(self) -> dict[str, float]:
        return initial_weights()

    def weighted(self, weights: dict[str, float]) -> Judge:
        return GreatSplitJudge(Weights(weights), {}, self.rounds_ahead)

    def training_settings(self) -> list[tuple[int, Options]]:
        return [(2, {}), (4, {}), (3, {})]


JUDGE: Final = GreatSplitJudge(Weights(initial_weights()), {}, ROUNDS_AHEAD)
THOROUGH: Final = GreatSplitJudge(Weights(initial_weights()), load_weights(), ROUNDS)
