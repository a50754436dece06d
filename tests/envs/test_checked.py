"""`env()` makes the checks of PettingZoo's wrappers by itself: it behaves like the raw environment in those three."""

import logging
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

from ludoteca.envs import castles_of_burgundy_v0, great_split_v0, mille_fiori_v0
from ludoteca.envs.rewards import ILLEGAL, REWARDS

MODULES = [castles_of_burgundy_v0, great_split_v0, mille_fiori_v0]
Env = Any
"""Ours and the vendor's, which mypy does not read."""


def in_vendors_wrappers(env: Env, reward: str) -> Env:
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL[reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def outcome(env: Env) -> tuple[object, ...]:
    """All that can be read of an environment now."""
    seen, *told = env.last()
    read = (env.agents, env.agent_selection, env.rewards, env.terminations, env.truncations, env.infos, env.num_agents)
    return seen["observation"].tolist(), seen["action_mask"].tolist(), told, [copy(part) for part in read]


@pytest.mark.parametrize(("module", "reward"), list(zip(MODULES, REWARDS, strict=True)))
def test_it_behaves_as_in_the_vendors_wrappers(module: Any, reward: str) -> None:
    """A few decisions, as Python's and as NumPy's numbers, then an illegal action, until all agents have left; and again after a reset."""
    ours = module.env(players=3, reward=reward)
    theirs = in_vendors_wrappers(module.raw_env(players=3, reward=reward), reward)
    for seed in (1, 2):
        for env in (ours, theirs):
            env.reset(seed=seed)
        rng, steps = Random(seed), 0
        for agents in zip(ours.agent_iter(), theirs.agent_iter(), strict=True):
            assert agents[0] == agents[1]
            assert outcome(ours) == outcome(theirs)
            mask = ours.observe(agents[0])["action_mask"]
            steps += 1
            action = rng.choice(np.flatnonzero(mask if steps < 12 else mask == 0).tolist())
            for env in (ours, theirs):
                env.step(None if env.terminations[agents[0]] else np.int64(action) if steps % 2 else action)
        assert steps == 12 + 3
        assert ours.agents == theirs.agents == []


def test_whole_games_end_as_in_the_vendors_wrappers() -> None:
    ours: Env = great_split_v0.env(players=2)
    theirs = in_vendors_wrappers(great_split_v0.raw_env(players=2), "rank")
    rng = Random(3)
    for env in (ours, theirs):
        env.reset(seed=3)
    for _ in zip(ours.agent_iter(), theirs.agent_iter(), strict=True):
        assert outcome(ours) == outcome(theirs)
        seen, _, over, _, _ = ours.last()
        action = None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        for env in (ours, theirs):
            env.step(action)


@pytest.mark.parametrize("action", [-1, 9999, None, 0.5, "sail", np.float32(1), np.int64(9999)])
def test_actions_out_of_bounds_are_errors(action: Any) -> None:
    for env in (mille_fiori_v0.env(players=2), in_vendors_wrappers(mille_fiori_v0.raw_env(players=2), "rank")):
        env.reset(seed=1)
        before = outcome(env)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
        assert outcome(env) == before


def test_nothing_can_be_done_before_reset() -> None:
    for env in (mille_fiori_v0.env(players=2), in_vendors_wrappers(mille_fiori_v0.raw_env(players=2), "rank")):
        for method, given in (("step", [0]), ("observe", ["player_0"]), ("render", [])):
            with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
                getattr(env, method)(*given)
        with pytest.raises(AssertionError, match="agent_iter"):
            env.agent_iter()
        with pytest.raises(AttributeError):
            env.last()
        for name in ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents"):
            with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
                getattr(env, name)


def test_each_agent_steps_once_in_a_loop() -> None:
    env = mille_fiori_v0.env(players=2)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="need to call step"):
        list(env.agent_iter())


def test_a_step_after_the_end_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    env = mille_fiori_v0.env(players=2)
    env.reset(seed=1)
    with caplog.at_level(logging.WARNING):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
        assert "Illegal move made" in caplog.text
        for _ in range(2):
            env.step(None)
        env.step(None)
    assert "step() called after all agents are terminated" in caplog.text


def test_agents_that_are_done_only_leave() -> None:
    env = mille_fiori_v0.env(players=2)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
