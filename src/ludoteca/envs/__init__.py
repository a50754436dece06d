"""Environments for reinforcement learning: the games as Gymnasium, PettingZoo and OpenSpiel know them, and in batches.

    import gymnasium
    import ludoteca.envs                      # registers ludoteca/MilleFiori-v0 and the others

    env = gymnasium.make("ludoteca/MilleFiori-v0", players=2, opponents=["greedy"])

docs/environments.md describes all of them. They need `pip install "ludoteca[envs]"`, OpenSpiel's `ludoteca[openspiel]`.
"""

import importlib.util

if importlib.util.find_spec("gymnasium"):
    from ludoteca.envs.registration import register_all

    register_all()
