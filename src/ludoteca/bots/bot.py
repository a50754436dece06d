"""A player made of code. It sees an observation and nothing else."""

from random import Random

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`ludoteca.contract.Bot` states the contract."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, observation: Observation) -> Action:
        """Asked whenever the observation's seat has to decide; returns one of `observation.legal`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What one game's positions are worth; the small file per game that makes a bot play it sensibly."""

    def worth(self, state: State, seat: int) -> float:
        """How good this position is for the seat, in points: what it has, and what it can expect."""
        raise NotImplementedError

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        """A choice that looking at positions alone would not find, or None to leave it to that."""
        return None

    def width(self) -> int:
        """How many positions a greedy player looks at before it decides."""
        return 200
