# not compiled: it measures what is
"""Measures the speed of the environments, observation and action mask included. `python -m ludoteca.envs.speed` prints
JSON lines.

A step is one decision of a random player: choose a legal action by the mask, step, read observation and mask. Every
figure is the median of five runs, in processor time; with several processes, in wall-clock time.
"""

import importlib.util
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

import ludoteca
from ludoteca.envs.aec import TurnsEnv
from ludoteca.envs.agents import AgentObservation
from ludoteca.envs.checked import make_env
from ludoteca.envs.parallel import TogetherEnv
from ludoteca.envs.registration import environment_id
from ludoteca.envs.vector import SelfPlayEnv

if TYPE_CHECKING:
    from ludoteca.envs.openspiel import SpielGame, SpielState

RUNS: Final = 5
GAMES: Final = 256
"""The number of games in a batch."""
PLAYERS: Final = 2
WORKERS: Final = 2
Clock = Callable[[], float]


def rate(steps: Callable[[float], int], seconds: float, clock: Clock = time.process_time) -> float:
    """Returns steps per second; `steps` runs for a number of seconds and returns the steps made."""
    steps(seconds / RUNS / 5)
    rates: list[float] = []
    for _ in range(RUNS):
        began = clock()
        made = steps(seconds / RUNS)
        rates.append(made / (clock() - began))
    return statistics.median(rates)


def until(seconds: float, clock: Clock = time.process_time) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() < end


def any_legal(mask: "np.ndarray[tuple[int], np.dtype[np.int8]]", rng: Random) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def checked(game: str) -> Callable[[float], int]:
    """Measures PettingZoo's AEC environment as it is documented, with all checks."""
    return in_turns(make_env(game, PLAYERS))


def raw(game: str) -> Callable[[float], int]:
    """Measures the AEC environment that checks legality only."""
    return in_turns(TurnsEnv(game, PLAYERS))


def in_turns(env: AECEnv[str, AgentObservation, int | None]) -> Callable[[float], int]:
    rng = Random(1)
    env.reset(seed=1)

    def steps(seconds: float) -> int:
        made, more = 0, until(seconds)
        while more():
            for _ in range(50):
                seen, _, over, _, _ = env.last()
                if over:
                    env.reset()
                else:
                    env.step(any_legal(seen["action_mask"], rng))
                    made += 1
        return made

    return steps


def together(game: str) -> Callable[[float], int]:
    """Measures PettingZoo's Parallel environment, which makes observations and masks of all agents at every step; their
    decisions are counted."""
    env, rng = TogetherEnv(game, PLAYERS), Random(1)
    seen = env.reset(seed=1)[0]

    def steps(seconds: float) -> int:
        nonlocal seen
        made, more = 0, until(seconds)
        while more():
            for _ in range(50):
                if not env.agents:
                    seen = env.reset()[0]
                masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
                actions = {agent: any_legal(mask, rng) for agent, mask in masks.items() if mask.any()}
                made += len(actions)
                seen = env.step(actions)[0]
        return made

    return steps


def single_seat(game: str) -> Callable[[float], int]:
    """Measures the Gymnasium environment against a random bot, whose decisions are not counted."""
    env, rng = gymnasium.make(environment_id(game), players=PLAYERS, opponents=["random"]), Random(1)
    info = env.reset(seed=1)[1]

    def steps(seconds: float) -> int:
        nonlocal info
        made, more = 0, until(seconds)
        while more():
            for _ in range(50):
                _, _, over, _, info = env.step(any_legal(info["action_mask"], rng))
                made += 1
                if over:
                    info = env.reset()[1]
        return made

    return steps


def batch(game: str) -> Callable[[float], int]:
    """Measures self-play in a batch; one draw of random numbers chooses for all games."""
    return side_by_side(SelfPlayEnv(game, PLAYERS, GAMES))


def side_by_side(env: SelfPlayEnv, clock: Clock = time.process_time) -> Callable[[float], int]:
    rng = np.random.default_rng(1)
    step = env.reset(seed=1)

    def steps(seconds: float) -> int:
        nonlocal step
        made, more = 0, until(seconds, clock)
        while more():
            step = env.step(step.any_legal(rng))
            made += env.games
        return made

    return steps


def openspiel(game: str) -> Callable[[float], int]:
    """Measures an OpenSpiel game with an observer (`make_observation`), which writes into an array."""
    from open_spiel.python.observation import make_observation

    loaded = openspiel_game(game)
    observer = make_observation(loaded)

    def observe(state: "SpielState") -> None:
        observer.set_from(state, state.current_player())

    return openspiel_steps(loaded, observe)


def openspiel_lists(game: str) -> Callable[[float], int]:
    """Measures an OpenSpiel game with `observation_tensor`, which returns a list."""
    return openspiel_steps(openspiel_game(game), lambda state: state.observation_tensor())


def openspiel_game(game: str) -> "SpielGame":
    import pyspiel

    from ludoteca.envs.openspiel import short_name

    loaded: SpielGame = pyspiel.load_game(f"{short_name(game)}(players={PLAYERS})")
    return loaded


def openspiel_steps(game: "SpielGame", observe: Callable[["SpielState"], object]) -> Callable[[float], int]:
    rng, state = Random(1), game.new_initial_state()

    def steps(seconds: float) -> int:
        nonlocal state
        made, more = 0, until(seconds)
        while more():
            for _ in range(50):
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    state.apply_action(rng.randrange(256))
                else:
                    observe(state)
                    state.apply_action(rng.choice(state.legal_actions()))
                    made += 1
        return made

    return steps


KINDS: Final = {
    "PettingZoo AEC": checked,
    "PettingZoo AEC, raw_env": raw,
    "PettingZoo Parallel": together,
    "Gymnasium": single_seat,
    "batch": batch,
    "OpenSpiel, observer": openspiel,
    "OpenSpiel, observation_tensor": openspiel_lists,
}


def with_workers(game: str, seconds: float) -> float:
    """Returns the steps per second (wall clock) of self-play in a batch that several processes share."""
    with SelfPlayEnv(game, PLAYERS, GAMES, workers=WORKERS) as env:
        return rate(side_by_side(env, time.perf_counter), seconds, time.perf_counter)


def measure(seconds: float) -> Iterator[dict[str, object]]:
    for game in ludoteca.all_games():
        for kind, made in KINDS.items():
            if kind.startswith("OpenSpiel") and not importlib.util.find_spec("pyspiel"):
                continue
            yield {"program": "ludoteca", "game": game, "kind": kind, "steps_per_second": rate(made(game), seconds)}
        kind, per_second = f"batch, {WORKERS} workers", with_workers(game, seconds)
        yield {"program": "ludoteca", "game": game, "kind": kind, "steps_per_second": per_second}


def main() -> None:
    for line in measure(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
