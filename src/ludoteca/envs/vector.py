# not compiled: NumPy does the work
"""Many games at once for self-play: every step plays one decision in each of them."""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from ludoteca.envs.arrays import Features, Mask, rules_of
from ludoteca.envs.batch import Batch
from ludoteca.envs.rewards import RANK
from ludoteca.envs.workers import WorkerBatch
from ludoteca.kernel.rules import OptionValue


@dataclass
class BatchStep:
    """The result of a step, with a row for each game. The arrays are views of the environment's own and change with
    the next step: copy what you keep.

    `rewards` has those of all seats of games that have just ended, and `scores` their points; other rows are zero.
    Where `done` is true, observation, mask and seat already belong to the next game.
    """

    observations: Features
    masks: Mask
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    done: NDArray[np.bool_]

    def any_legal(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Returns a random legal action of each game."""
        games, actions = self.masks.shape
        legal = np.flatnonzero(self.masks.view(np.bool_))
        rows = np.arange(games + 1) * actions
        first = np.searchsorted(legal, rows)
        chosen: NDArray[np.int64] = (
            legal[first[:-1] + (rng.random(games) * np.diff(first)).astype(np.int64)] - rows[:-1]
        )
        return chosen


class SelfPlayEnv:
    """A number of games side by side, with all seats played by the caller of `step`; a finished game starts again.

    With several `workers`, that many processes share the games; the games are the same. `close`, or leaving a `with`
    block, ends them.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        games: int = 64,
        *,
        reward: str = RANK,
        workers: int = 1,
        **options: OptionValue,
    ) -> None:
        rules = rules_of(game, players, options)
        self.batch: Final = (
            Batch(rules, games, reward, 0) if workers == 1 else WorkerBatch(rules, games, reward, 0, workers)
        )
        self.names: Final = self.batch.encoder.names
        self.games: Final = games
        self.players: Final = rules.players
        self.actions: Final = self.batch.actions
        self._rows = np.arange(games)
        self._observations = np.frombuffer(self.batch.observations, np.uint8).reshape(games, -1)
        self._masks = np.frombuffer(self.batch.masks, np.int8).reshape(games, -1)
        self._seats = np.frombuffer(self.batch.seats, np.uint8)
        self._done = np.frombuffer(self.batch.done, np.bool_)

    def reset(self, seed: int = 0) -> BatchStep:
        """Starts all games again. The same seed gives the same games, whatever was played before."""
        self.batch.restart(seed)
        return self._seen()

    def step(self, actions: NDArray[np.integer]) -> BatchStep:
        """Plays the action with this number in each game; raises IllegalMove if one is not legal, before any is
        played."""
        chosen = actions.astype(np.int64)
        self._refuse_illegal(chosen)
        self.batch.step(chosen.tolist())
        return self._seen()

    def _refuse_illegal(self, actions: NDArray[np.int64]) -> None:
        if actions.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many actions, not {len(actions)}")
        known = actions.clip(0, self.actions - 1)
        legal = self._masks[self._rows, known].astype(np.bool_) & (known == actions)
        if not legal.all():
            row = int(legal.argmin())
            self.batch.refuse(row, int(actions[row]))

    def close(self) -> None:
        """Ends the worker processes, if there are any."""
        if isinstance(self.batch, WorkerBatch):
            self.batch.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seen(self) -> BatchStep:
        rewards = np.zeros((self.games, self.players), np.float32)
        scores = np.zeros((self.games, self.players), np.int32)
        if self.batch.rewards:
            rewards[self._done] = self.batch.rewards
            scores[self._done] = self.batch.scores
        return BatchStep(self._observations, self._masks, self._seats, rewards, scores, self._done)
