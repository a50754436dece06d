"""The speed of other environments, measured as `ludoteca.envs.speed` measures ours: run with a Python that has them installed.

A step is one decision of a random player, observation and mask of legal actions included. What is not installed is left out.
"""

import importlib.metadata
import importlib.util
import json
import random
import statistics
import sys
import time

RUNS = 5
MODULES = {"pettingzoo": "pettingzoo", "catanatron_gym": "catanatron_gym", "open_spiel": "pyspiel"}


def rate(steps, seconds):
    steps(seconds / RUNS / 5)
    rates = []
    for _ in range(RUNS):
        began = time.process_time()
        made = steps(seconds / RUNS)
        rates.append(made / (time.process_time() - began))
    return statistics.median(rates)


def pettingzoo_classic(name):
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)

    def steps(seconds):
        made, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(20):
                seen, _, over, cut_off, _ = env.last()
                if over or cut_off:
                    env.reset()
                else:
                    legal = seen["action_mask"].nonzero()[0]
                    env.step(int(legal[int(random.random() * len(legal))]))
                    made += 1
        return made

    return steps


def catanatron_gym():
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1")
    info = env.reset(seed=1)[1]

    def steps(seconds):
        nonlocal info
        made, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(20):
                _, _, over, cut_off, info = env.step(random.choice(info["valid_actions"]))
                made += 1
                if over or cut_off:
                    info = env.reset()[1]
        return made

    return steps


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def steps(seconds):
        nonlocal state
        made, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            for _ in range(20):
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                else:
                    state.observation_tensor()
                    state.apply_action(random.choice(state.legal_actions()))
                    made += 1
        return made

    return steps


PEERS = (
    ("pettingzoo", "connect_four_v3", "PettingZoo AEC", lambda: pettingzoo_classic("connect_four_v3")),
    ("pettingzoo", "chess_v6", "PettingZoo AEC", lambda: pettingzoo_classic("chess_v6")),
    (
        "pettingzoo",
        "texas_holdem_no_limit_v6",
        "PettingZoo AEC",
        lambda: pettingzoo_classic("texas_holdem_no_limit_v6"),
    ),
    ("catanatron_gym", "Catan, against a random bot", "Gymnasium", catanatron_gym),
    ("open_spiel", "gin_rummy (C++)", "OpenSpiel", lambda: openspiel("gin_rummy")),
    ("open_spiel", "python_tic_tac_toe", "OpenSpiel", lambda: openspiel("python_tic_tac_toe")),
)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    random.seed(1)
    for package, game, kind, make in PEERS:
        if not importlib.util.find_spec(MODULES[package]):
            continue
        try:
            if package == "open_spiel":
                from open_spiel.python import games  # noqa: F401 - registers those in Python
            line = {"steps_per_second": rate(make(), seconds)}
        except Exception as error:  # noqa: BLE001 - whatever a peer lacks, the others are measured
            line = {"not_measured": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"}
        name = f"{package} {importlib.metadata.version(package)}"
        print(json.dumps({"program": name, "game": game, "kind": kind, **line}), flush=True)


if __name__ == "__main__":
    main()
