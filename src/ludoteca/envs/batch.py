"""Many games side by side for self-play: one call plays a decision in each of them, and writes all arrays into one buffer.

No NumPy in here, so that it can be compiled: `ludoteca.envs.vector` lays arrays over the buffers.
"""

from typing import Final

from ludoteca.bots.encoding import Encoder, Writer, encoder
from ludoteca.bots.playing import first_deciding
from ludoteca.envs.rewards import check_reward, rewards
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State


class Batch:
    """Many games at once. `observations`, `masks` and `seats` have a row for each game: what the seat that decides
    next knows and may do.

    A finished game writes the rewards of its seats into `rewards`, sets `done`, and starts again.
    """

    def __init__(
        self,
        rules: Rules,
        games: int,
        reward: str,
        seed: int,
        first_row: int = 0,
        observations: memoryview | None = None,
    ) -> None:
        self.rules: Final = rules
        self.games: Final = games
        self.reward: Final = check_reward(reward)
        self.encoder: Final[Encoder] = encoder(rules)
        self.width: Final = self.encoder.size
        self.actions: Final = len(rules.actions)
        self.observations: Final = memoryview(bytearray(games * self.width)) if observations is None else observations
        """Its own memory, or what it was given."""
        self.masks: Final = bytearray(games * self.actions)
        self.seats: Final = bytearray(games)
        self.done: Final = bytearray(games)
        self.rewards: list[list[float]] = []
        """Of the games that the last step ended, in the order of their rows."""
        self.scores: list[list[int]] = []
        """Their points, likewise."""
        self._places: Final = [slice(row * self.width, (row + 1) * self.width) for row in range(games)]
        self._mask_places: Final = [slice(row * self.actions, (row + 1) * self.actions) for row in range(games)]
        self._mask: Final = bytearray(self.actions)
        self._no_mask: Final = bytearray(self.actions)
        self._none_done: Final = bytearray(games)
        self._writers: Final = [Writer() for _ in range(games)]
        self.states: list[State] = []
        self.first_row: Final = first_row
        """Of all rows, where other batches have those before."""
        self._begun: list[int] = []
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Starts all games again; the n-th game of a row has the seed `<seed> <row> <n>`, both from 0."""
        self.seed = seed
        self._begun = [0] * self.games
        self.rewards = []
        self.scores = []
        self.done[:] = self._none_done
        self.states = [self._next_game(row) for row in range(self.games)]
        for row in range(self.games):
            self._write(row)

    def _next_game(self, row: int) -> State:
        state = self.rules.new(f"{self.seed} {self.first_row + row} {self._begun[row]}")
        self._begun[row] += 1
        return state

    def step(self, actions: list[int]) -> None:
        """Plays an action, by its index, in each game; the masks say which are legal."""
        table = self.rules.actions
        self.rewards = []
        self.scores = []
        self.done[:] = self._none_done
        for row, index in enumerate(actions):
            state = self.states[row]
            state.play(first_deciding(state), table[index])
            if state.over:
                self.rewards.append(rewards(state, self.reward))
                self.scores.append(state.scores)
                self.states[row] = self._next_game(row)
                self.done[row] = 1
            self._write(row)

    def refuse(self, row: int, action: int) -> None:
        """Raises IllegalMove with the reason why this action is illegal in the game of this row."""
        if not 0 <= action < self.actions:
            raise IllegalMove("action-unknown", {"text": str(action)})
        state = self.states[row]
        state.apply(first_deciding(state), self.rules.actions[action])

    def _write(self, row: int) -> None:
        state = self.states[row]
        seat = first_deciding(state)
        self.seats[row] = seat
        self.observations[self._places[row]] = self.encoder.encode(state, seat, self._writers[row])
        mask = self._mask
        mask[:] = self._no_mask
        for action in state.legal(seat):
            mask[action.index] = 1
        self.masks[self._mask_places[row]] = mask


def legal_mask(state: State, seat: int, actions: int) -> bytearray:
    """Returns a byte for each action of the rules: 1 where it is legal for this seat now."""
    mask = bytearray(actions)
    if state.is_deciding(seat):
        for action in state.legal(seat):
            mask[action.index] = 1
    return mask
