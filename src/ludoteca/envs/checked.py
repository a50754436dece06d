# not compiled: PettingZoo calls it
"""The checks of PettingZoo's usual wrappers in a single one.

`OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env)))` behaves the same, but every attribute is
looked up through all three, and NumPy checks the bounds: together that takes three times as long as the step itself.
"""

from typing import Final

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludoteca.envs.aec import Last, TurnsEnv
from ludoteca.envs.agents import AgentObservation
from ludoteca.envs.rewards import ILLEGAL, RANK
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.rules import OptionValue


class CheckedEnv(OrderEnforcingWrapper[str, AgentObservation, int | None]):
    """Calls before `reset` and actions out of bounds are errors; an illegal action loses the game and ends it."""

    def __init__(self, env: TurnsEnv) -> None:
        super().__init__(env)
        self._actions: Final = env.arrays.actions

    @property
    def agents(self) -> list[str]:
        return self._after_reset("agents").agents

    @property
    def agent_selection(self) -> str:
        return self._after_reset("agent_selection").agent_selection

    def _after_reset(self, attribute: str) -> TurnsEnv:
        if not self._has_reset:
            raise AttributeError(f"{attribute} cannot be accessed before reset")
        env: TurnsEnv = self.env
        return env

    def last(self, observe: bool = True) -> Last:
        told: Last = self._after_reset("agent_selection").last(observe)
        return told

    def step(self, action: int | None) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        env: TurnsEnv = self.env
        if not env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif env.terminations[env.agent_selection]:
            env.step(action)
        else:
            assert self._in_bounds(action), "action is not in action space"
            try:
                env.step(action)
            except IllegalMove:
                EnvLogger.warn_on_illegal_move()
                env.end_as_lost(ILLEGAL[env.reward])

    def _in_bounds(self, action: int | None) -> bool:
        if type(action) is int:
            return 0 <= action < self._actions
        return bool(self.env.action_space(self.env.agent_selection).contains(action))


def make_env(
    game: str,
    players: int | None = None,
    *,
    reward: str = RANK,
    texts: bool = False,
    render_mode: str | None = None,
    **options: OptionValue,
) -> AECEnv[str, AgentObservation, int | None]:
    """Returns the environment with the checks of PettingZoo's wrappers."""
    return CheckedEnv(TurnsEnv(game, players, reward=reward, texts=texts, render_mode=render_mode, **options))
