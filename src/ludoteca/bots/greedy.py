"""The greedy bot: it plays the line that its judge values most at the end of its own turn."""

from random import Random

from ludoteca.bots.bot import Bot, Judge
from ludoteca.bots.judges import judge
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation


class GreedyBot(Bot):
    def __init__(self, rng: Random, judge: Judge) -> None:
        super().__init__(rng)
        self.judge = judge

    def choose(self, observation: Observation) -> Action:
        seat = observation.seat
        assert seat is not None
        if len(observation.legal) == 1:
            return observation.legal[0]
        preferred = self.judge.prefer(observation, self.rng)
        if preferred is not None:
            return preferred
        best = observation.legal[0]
        best_worth = -1e9
        for plan in observation.plans(self.judge.width(), self.rng):
            worth = self.judge.worth(plan.state, seat)
            if worth > best_worth:
                best, best_worth = plan.actions[0], worth
        return best


def make(game: str, rng: Random) -> Bot:
    return GreedyBot(rng, judge(game))
