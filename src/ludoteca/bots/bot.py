"""A player made of code. It sees an observation and nothing else."""

from random import Random

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`choose` is asked whenever the observation's seat has to decide; it returns one of `observation.legal`.

    A bot that says it plays `blind` is given its legal actions only (`choose_among`), so that nobody has to make it an
    observation.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.blind = False

    def choose(self, observation: Observation) -> Action:
        raise NotImplementedError

    def choose_among(self, legal: list[Action]) -> Action:
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
