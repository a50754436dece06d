# not compiled: NumPy does the work
"""Many games at once for self-play: every step plays one decision in each of them."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.envs.arrays import Features, Mask, rules_of
from ludoteca.envs.batch import Batch
from ludoteca.envs.rewards import RANK
from ludoteca.kernel.rules import OptionValue


@dataclass
class Step:
    """A row for each game. The arrays are views of the environment's own and change with the next step: copy what you keep.

    `rewards` are those of all seats of games that have just ended, `scores` their points; elsewhere they are zero. Where
    `done` is true, observation, mask and seat are those of the next game already.
    """

    observations: Features
    masks: Mask
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    done: NDArray[np.bool_]


class SelfPlayEnv:
    """So many games side by side, all seats played by whoever calls `step`; a game that is over begins anew."""

    def __init__(
        self, game: str, players: int | None = None, games: int = 64, *, reward: str = RANK, **options: OptionValue
    ) -> None:
        rules = rules_of(game, players, options)
        self.batch: Final = Batch(rules, games, reward, 0)
        self.names: Final = self.batch.encoder.names
        self.games: Final = games
        self.players: Final = rules.players
        self.actions: Final = self.batch.actions
        self._observations = np.frombuffer(self.batch.observations, np.uint8).reshape(games, -1)
        self._masks = np.frombuffer(self.batch.masks, np.int8).reshape(games, -1)
        self._seats = np.frombuffer(self.batch.seats, np.uint8)
        self._done = np.frombuffer(self.batch.done, np.bool_)

    def reset(self, seed: int = 0) -> Step:
        """The same seed gives the same games, whatever is played in them before."""
        self.batch.restart(seed)
        return self._seen()

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Plays the action of this number in each game; raises IllegalMove if one is not legal, before any is played."""
        self.batch.step(actions.tolist())
        return self._seen()

    def _seen(self) -> Step:
        rewards = np.zeros((self.games, self.players), np.float32)
        scores = np.zeros((self.games, self.players), np.int32)
        if self.batch.rewards:
            rewards[self._done] = self.batch.rewards
            scores[self._done] = self.batch.scores
        return Step(self._observations, self._masks, self._seats, rewards, scores, self._done)
