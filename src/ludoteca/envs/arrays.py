# not compiled: NumPy does the work
"""A game's arrays as NumPy knows them, and the spaces that they belong to."""

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots.encoding import Writer, encoder
from ludoteca.envs.batch import legal_mask
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.rules import OptionValue, Rules
from ludoteca.kernel.state import State
from ludoteca.words import Words

Features = NDArray[np.uint8]
Mask = NDArray[np.int8]
AGENT: Final = "player_"


def rules_of(game: str, players: int | None, options: dict[str, OptionValue]) -> Rules:
    """Returns the rules of a game with these options, by default for as few players as play against each other."""
    found = ludoteca.game(game)
    return found.rules(max(2, found.seats[0]) if players is None else players, options)


class Arrays:
    """Encodes what a seat knows and may do as numbers. `names` has the name of each number of an observation."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.encoder: Final = encoder(rules)
        self.actions: Final = len(rules.actions)
        self._writer: Final = Writer()

    @property
    def names(self) -> list[str]:
        return self.encoder.names

    def observation_space(self) -> spaces.Box:
        return spaces.Box(0, 255, (self.encoder.size,), np.uint8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def masked_space(self) -> spaces.Dict:
        """Returns the space of observation and action mask, as in PettingZoo's classic games."""
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def observation(self, state: State, seat: int) -> Features:
        return np.frombuffer(bytearray(self.encoder.encode(state, seat, self._writer)), np.uint8)

    def seen(self, state: State, seat: int) -> Features:
        """Returns the observation as an array that cannot be written to, for those who copy it at once."""
        return np.frombuffer(self.encoder.encode(state, seat, self._writer), np.uint8)

    def mask(self, state: State, seat: int) -> Mask:
        """Returns the action mask, all zeros for a seat that does not decide now."""
        return np.frombuffer(legal_mask(state, seat, self.actions), np.int8)

    def texts(self, state: State, seat: int) -> dict[int, str]:
        """Returns the legal actions by number, as records write them."""
        return {action.index: state.text(seat, action) for action in state.legal(seat)}

    def play(self, state: State, seat: int, action: int) -> None:
        """Checks and plays an action by its number; raises IllegalMove."""
        if not 0 <= action < self.actions:
            raise IllegalMove("action-unknown", {"text": str(action)})
        state.apply(seat, self.rules.actions[int(action)])


def sentence(rules: Rules, illegal: IllegalMove) -> str:
    """Returns why an action was refused, in English."""
    return Words(rules.game, "en").refusal(illegal.refusal)
