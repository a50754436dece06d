"""Any legal action, each as likely as the others."""

from ludoteca.bots.bot import Bot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation


class RandomBot(Bot):
    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        return legal[int(self.rng.random() * len(legal))]
