# not compiled: PettingZoo calls it
"""A game as PettingZoo's AEC environment: one agent decides at a time. Sealed choices stay sealed while the others make theirs."""

from typing import ClassVar, Final

from pettingzoo import AECEnv

from ludoteca.bots.playing import first_deciding
from ludoteca.envs.agents import AgentObservation, GameOfAgents
from ludoteca.envs.rendering import RENDER_MODES, Picture, render
from ludoteca.envs.rewards import RANK, rewards
from ludoteca.kernel.rules import OptionValue

Last = tuple[AgentObservation | None, float, bool, bool, dict[str, object]]
"""What `last` returns: observation, reward, terminated, truncated and info of the agent that is selected."""


class TurnsEnv(GameOfAgents, AECEnv[str, AgentObservation, int | None]):
    """A game as an AEC environment. `players` and the game's options are keyword arguments. An illegal action raises
    IllegalMove and changes nothing."""

    metadata: ClassVar[dict[str, object]] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = RANK,
        texts: bool = False,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__(game, players, reward, texts, render_mode, options)
        self.metadata: dict[str, object] = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}  # type: ignore[misc]
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> AgentObservation:
        seat = self._seat_of[agent]
        arrays, state = self.arrays, self.state_of_game
        return {"observation": arrays.observation(state, seat), "action_mask": arrays.mask(state, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide: None is for agents that are done")
        self.arrays.play(self.state_of_game, self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self.state_of_game.over:
            self._end()
        else:
            self._next_agent()
        if self.render_mode == "human":
            self.render()

    def _next_agent(self) -> None:
        seat = first_deciding(self.state_of_game)
        self.agent_selection = self.possible_agents[seat]
        if self.with_texts:
            self.infos[self.agent_selection] = {"texts": self.arrays.texts(self.state_of_game, seat)}

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, rewards(self.state_of_game, self.reward), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"result": self.state_of_game.result.to_json()}
        self.agent_selection = self.agents[0]

    def end_as_lost(self, reward: float) -> None:
        """Ends the game with this reward for the agent that has to decide, and none for the others."""
        lost = self.agent_selection
        self.rewards = {agent: reward if agent == lost else 0.0 for agent in self.agents}
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Picture:
        seat = None if self.state_of_game.over else self._seat_of[self.agent_selection]
        return render(self.state_of_game, seat, self.render_mode)
