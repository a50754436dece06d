"""The random bot: every legal action is equally likely."""

from random import Random

from ludoteca.bots.bot import Bot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation


class RandomBot(Bot):
    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self._random = rng.random

    def choose(self, observation: Observation) -> Action:
        return self.choose_among(observation.legal)

    def choose_among(self, legal: list[Action]) -> Action:
        return legal[int(self._random() * float(len(legal)))]


def make(game: str, rng: Random) -> Bot:
    return RandomBot(rng)
