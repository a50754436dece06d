# not compiled: PettingZoo calls it
"""A game as PettingZoo's Parallel environment: all deciding agents act at the same time."""

from typing import ClassVar

from pettingzoo import ParallelEnv

from ludoteca.envs.agents import AgentObservation, GameOfAgents
from ludoteca.envs.arrays import sentence
from ludoteca.envs.rendering import RENDER_MODES, Picture, render
from ludoteca.envs.rewards import RANK, rewards
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.rules import OptionValue

Info = dict[str, object]


class TogetherEnv(GameOfAgents, ParallelEnv[str, AgentObservation, int]):
    """A game as a Parallel environment; intended for The Great Split and the choice of cards in Mille Fiori, but it
    plays every game.

    The mask of an agent that does not decide now is all zeros, and its action is ignored. An illegal action changes
    nothing, `info["refused"]` says why, and the agent is asked again.
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = RANK,
        texts: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__(game, players, reward, texts, render_mode, options)
        self.max_cycles = max_cycles
        self.metadata: dict[str, object] = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v0"}  # type: ignore[misc]
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, AgentObservation], dict[str, Info]]:
        self._begin(seed)
        self._cycles = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, AgentObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        state, agents = self.state_of_game, self.agents
        refused: dict[str, str] = {}
        for seat in state.deciding:  # a deciding seat stays so when the others have decided
            agent = self.possible_agents[seat]
            try:
                self.arrays.play(state, seat, actions[agent])
            except IllegalMove as illegal:
                refused[agent] = sentence(self.arrays.rules, illegal)
        self._cycles += 1
        late = self.max_cycles is not None and self._cycles >= self.max_cycles and not state.over
        seen, infos = self._observations(), self._infos()
        for agent, why in refused.items():
            infos[agent]["refused"] = why
        earned = rewards(state, self.reward) if state.over else [0.0] * len(agents)
        if state.over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, state.over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _observations(self) -> dict[str, AgentObservation]:
        arrays, state = self.arrays, self.state_of_game
        return {
            agent: {"observation": arrays.observation(state, seat), "action_mask": arrays.mask(state, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, Info]:
        state = self.state_of_game
        infos: dict[str, Info] = {agent: {} for agent in self.possible_agents}
        for seat, agent in enumerate(self.possible_agents):
            if state.over:
                infos[agent]["result"] = state.result.to_json()
            elif self.with_texts:
                infos[agent]["texts"] = self.arrays.texts(state, seat)
        return infos

    def render(self) -> Picture:
        return render(self.state_of_game, None, self.render_mode)
