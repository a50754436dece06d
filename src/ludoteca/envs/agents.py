# not compiled: PettingZoo calls it
"""What both of PettingZoo's environments of a game have: an agent for each seat, spaces, seeds, and the game itself."""

from random import Random
from typing import Final, TypedDict

from gymnasium import spaces

from ludoteca.envs.arrays import AGENT, Arrays, Features, Mask, rules_of
from ludoteca.envs.rendering import check_mode
from ludoteca.envs.rewards import check_reward
from ludoteca.kernel.rules import Options


class AgentObservation(TypedDict):
    """The observation of an agent, in the form of PettingZoo's classic games."""

    observation: Features
    action_mask: Mask


class GameOfAgents:
    """The part of an environment that is the same whether its agents decide in turn or at the same time."""

    def __init__(
        self, game: str, players: int | None, reward: str, texts: bool, render_mode: str | None, options: Options
    ) -> None:
        super().__init__()
        self.arrays: Final = Arrays(rules_of(game, players, options))
        self.reward: Final = check_reward(reward)
        self.with_texts: Final = texts
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"{AGENT}{seat}" for seat in range(self.arrays.rules.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.arrays.masked_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.arrays.action_space() for agent in self.possible_agents}
        self._seeds = Random()
        self.state_of_game = self.arrays.rules.new(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """Starts the next game, the first one of a new series if a seed is given."""
        if seed is not None:
            self._seeds = Random(seed)
        self.state_of_game = self.arrays.rules.new(self._seeds.getrandbits(64))
        self.agents = self.possible_agents.copy()

    def close(self) -> None:
        """Does nothing: no resource is open."""
