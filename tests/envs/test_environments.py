"""What our environments promise beyond the vendors' suites: whole games, rewards, options, refusals, batches."""

import itertools
import subprocess
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots.playing import first_deciding
from ludoteca.envs import castles_of_burgundy_v0, great_split_v0, mille_fiori_v0
from ludoteca.envs.rewards import REWARDS, rewards
from ludoteca.envs.vector import SelfPlayEnv
from ludoteca.envs.workers import WorkerBatch
from ludoteca.kernel.state import State


def any_legal(mask: NDArray[np.int8], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


# -- rewards


def finished(scores: list[int], game: str = "great-split", **options: bool) -> State:
    state = ludoteca.rules(game, players=len(scores), **options).new(1)
    state.scores = scores
    state.over = True
    return state


def test_rank_is_even_between_first_and_last() -> None:
    assert rewards(finished([10, 30, 20]), "rank") == [-1.0, 1.0, 0.0]
    assert rewards(finished([10, 30, 30]), "rank") == [-1.0, 0.5, 0.5]
    assert rewards(finished([5, 5]), "rank") == [0.0, 0.0]


def test_a_win_is_shared() -> None:
    assert rewards(finished([10, 30, 20]), "win") == [0.0, 1.0, 0.0]
    assert rewards(finished([10, 30, 30]), "win") == [0.0, 0.5, 0.5]


def test_margin_is_over_the_best_rival() -> None:
    assert rewards(finished([10, 30, 24]), "margin") == [-20.0, 6.0, -6.0]


def test_partners_are_no_rivals() -> None:
    rules = ludoteca.rules("castles-of-burgundy", players=4, team=True)
    rng = Random(1)
    state = rules.new(3)
    while not state.over:
        seat = first_deciding(state)
        state.play(seat, rng.choice(state.legal(seat)))
    by_rank = rewards(state, "rank")
    assert sorted(by_rank) in ([-1.0, -1.0, 1.0, 1.0], [0.0] * 4)
    assert len({(rank, reward) for rank, reward in zip(state.result.ranks, by_rank, strict=True)}) <= 2


def test_alone_it_counts_whether_the_game_was_won() -> None:
    env = castles_of_burgundy_v0.raw_env(players=1, reward="rank")
    env.reset(seed=3)
    rng = Random(1)
    while not env.terminations["player_0"]:
        env.step(any_legal(env.observe(env.agent_selection)["action_mask"], rng))
    assert env.rewards == {"player_0": 1.0 if env.state_of_game.result.won else -1.0}


# -- PettingZoo


@pytest.mark.parametrize("reward", REWARDS)
def test_a_whole_game_in_turns(reward: str) -> None:
    env = mille_fiori_v0.env(players=3, reward=reward, texts=True, edition="english")
    env.reset(seed=4)
    rng = Random(2)
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, gained, over, cut_off, info = env.last()
        assert not cut_off
        if over:
            earned[agent] = gained
            assert set(info["result"]) == {"scores", "ranks"}
        else:
            assert gained == 0.0
            assert sorted(info["texts"]) == np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over else any_legal(seen["action_mask"], rng))
    assert list(earned.values()) == rewards(env.unwrapped.state_of_game, reward)


def test_options_by_keyword_reach_the_rules() -> None:
    env = castles_of_burgundy_v0.raw_env(players=4, team=True, white_castles=True, board="12b")
    assert env.arrays.rules.options["board"] == "12b"
    with pytest.raises(ludoteca.BadSettings, match="option-unknown"):
        mille_fiori_v0.raw_env(players=2, colour="blue")
    with pytest.raises(ludoteca.BadSettings, match="reward-unknown"):
        mille_fiori_v0.raw_env(players=2, reward="glory")


def test_an_illegal_action_changes_nothing_in_the_raw_environment() -> None:
    env = mille_fiori_v0.raw_env(players=2)
    env.reset(seed=1)
    before = env.state_of_game.digest
    with pytest.raises(ludoteca.IllegalMove):
        env.step(env.arrays.rules.parse("sail").index)
    with pytest.raises(ludoteca.IllegalMove):
        env.step(9999)
    assert env.state_of_game.digest == before


def test_those_who_decide_together_answer_together() -> None:
    env = great_split_v0.parallel_env(players=4, texts=True)
    seen, infos = env.reset(seed=2)
    rng = Random(3)
    steps = 0
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        answers = {
            agent: any_legal(seen[agent]["action_mask"], rng) if seen[agent]["action_mask"].any() else 0
            for agent in env.agents
        }
        assert all(bool(infos[agent]["texts"]) == seen[agent]["action_mask"].any() for agent in env.agents)
        seen, gained, *_, infos = env.step(answers)
        for agent, reward in gained.items():
            totals[agent] += reward
        steps += 1
    assert list(totals.values()) == rewards(env.state_of_game, "rank")
    assert steps < 6 * 40


def test_a_refused_answer_is_asked_again() -> None:
    env = great_split_v0.parallel_env(players=2)
    seen, _ = env.reset(seed=2)
    legal = any_legal(seen["player_0"]["action_mask"], Random(1))
    illegal = int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[0])
    seen, _, _, _, infos = env.step({"player_0": legal, "player_1": illegal})
    assert infos["player_1"]["refused"]
    assert seen["player_1"]["action_mask"].any()


# -- Gymnasium


def play_through(env: gymnasium.Env[Any, int], seed: int) -> tuple[float, list[int]]:
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    played: list[int] = []
    while True:
        played.append(any_legal(info["action_mask"], rng))
        _, reward, over, _, info = env.step(played[-1])
        if over:
            return float(reward), played


def test_one_seat_against_bots() -> None:
    env = gymnasium.make("ludoteca/MilleFiori-v0", players=3, opponents=["greedy", "random"], reward="margin")
    reward, played = play_through(env, 5)
    assert reward == rewards(env.unwrapped.state, "margin")[0]
    assert (reward, played) == play_through(env, 5)


def test_the_seat_can_be_drawn() -> None:
    env = gymnasium.make("ludoteca/GreatSplit-v0", players=5, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set(range(5))


def test_an_illegal_action_loses_and_says_why() -> None:
    env = gymnasium.make("ludoteca/CastlesOfBurgundy-v0", players=2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.unwrapped.arrays.rules.parse("hex 0,-3").index)
    assert (reward, over) == (-1.0, True)
    assert str(info["refused"]).endswith(".")


def test_opponents_are_counted() -> None:
    with pytest.raises(ludoteca.BadSettings, match="opponents-wrong"):
        gymnasium.make("ludoteca/MilleFiori-v0", players=4, opponents=["greedy", "random"])


def test_the_terminal_board_is_shown() -> None:
    env = gymnasium.make("ludoteca/MilleFiori-v0", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "WORKSHOPS" in str(env.render())
    with pytest.raises(ludoteca.BadSettings, match="render-mode-unknown"):
        mille_fiori_v0.raw_env(players=2, render_mode="hologram")


def test_people_see_the_board_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Render mode `human` prints what the deciding seat sees, and at the end what everybody sees."""
    turns = mille_fiori_v0.env(players=2, render_mode="human")
    together = mille_fiori_v0.parallel_env(players=2, render_mode="human")
    single = gymnasium.make("ludoteca/MilleFiori-v0", players=2, render_mode="human")
    turns.reset(seed=1)
    seen, _ = together.reset(seed=1)
    single.reset(seed=1)
    assert capsys.readouterr().out == ""
    rng = Random(1)
    turns.step(any_legal(turns.observe(turns.agent_selection)["action_mask"], rng))
    assert turns.render() is None
    shown = capsys.readouterr().out
    assert shown.count("WORKSHOPS") == 2
    assert shown[: len(shown) // 2] * 2 == shown, "a step shows what render shows"
    together.step({agent: any_legal(seen[agent]["action_mask"], rng) for agent in together.agents})
    assert capsys.readouterr().out.count("WORKSHOPS") == 1
    single.step(any_legal(single.unwrapped.action_masks(), rng))
    assert capsys.readouterr().out.count("WORKSHOPS") == 1


def test_a_position_is_drawn() -> None:
    env = great_split_v0.raw_env(players=2, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).lstrip().startswith("<svg")
    picture = gymnasium.make("ludoteca/MilleFiori-v0", players=2, render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert isinstance(pixels, np.ndarray)
    assert (pixels.dtype, pixels.shape[1:]) == (np.dtype(np.uint8), (1000, 3))
    assert pixels.std() > 5, "something is on it"


# -- batches


def workers_of(env: SelfPlayEnv) -> list[BaseProcess]:
    assert isinstance(env.batch, WorkerBatch)
    return list(env.batch.processes)


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_batch_plays_the_games_that_single_states_play(game: str) -> None:
    """Row by row: observation, mask and seat are those of a state of the same seed, games that end are counted and begun anew."""
    env = SelfPlayEnv(game, 2, games=3, reward="margin")
    rules = env.batch.rules
    step = env.reset(seed=9)
    states = [rules.new(f"9 {row} 0") for row in range(3)]
    begun = [1, 1, 1]
    rng = Random(4)
    while sum(begun) < 7:
        chosen = np.zeros(3, np.int64)
        for row, state in enumerate(states):
            seat = first_deciding(state)
            assert step.seats[row] == seat
            assert step.observations[row].tobytes() == env.batch.encoder.encode(state, seat)
            legal = [action.index for action in state.legal(seat)]
            assert np.flatnonzero(step.masks[row]).tolist() == sorted(legal)
            chosen[row] = rng.choice(legal)
            state.play(seat, rules.actions[int(chosen[row])])
        step = env.step(chosen)
        for row, state in enumerate(states):
            assert step.done[row] == state.over
            expected = rewards(state, "margin") if state.over else [0.0, 0.0]
            assert step.rewards[row].tolist() == expected
            if state.over:
                assert step.scores[row].tolist() == state.scores
                states[row] = rules.new(f"9 {row} {begun[row]}")
                begun[row] += 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_refuses_as_a_whole(workers: int) -> None:
    """An illegal action in the first or last game: none is played in any, and the games go on as if it had not been."""
    with (
        SelfPlayEnv("mille-fiori", 2, games=4, workers=workers) as env,
        SelfPlayEnv("mille-fiori", 2, games=4) as other,
    ):
        step, expected = env.reset(seed=1), other.reset(seed=1)
        chosen = step.masks.argmax(axis=1)
        for row, illegal in itertools.product((0, 3), (env.actions - 1, env.actions, -1)):
            wrong = chosen.copy()
            wrong[row] = illegal
            before = step.observations.tobytes(), step.masks.tobytes(), step.seats.tobytes()
            with pytest.raises(ludoteca.IllegalMove) as refused:
                env.step(wrong)
            with pytest.raises(ludoteca.IllegalMove) as reason:
                other.step(wrong)
            assert refused.value.refusal == reason.value.refusal
            assert before == (step.observations.tobytes(), step.masks.tobytes(), step.seats.tobytes())
        with pytest.raises(ValueError, match="as many actions"):
            env.step(chosen[:3])
        step, expected = env.step(chosen), other.step(chosen)
        assert step.observations.tobytes() == expected.observations.tobytes()


def test_workers_play_the_games_that_one_process_plays() -> None:
    """Whatever their number: all arrays, the games that begin anew included, and after a reset again."""
    envs = [SelfPlayEnv("great-split", 2, games=5, reward="margin", workers=workers) for workers in (1, 2, 3)]
    for seed in (7, 8):
        steps = [env.reset(seed) for env in envs]
        rng, ended = np.random.default_rng(seed), 0
        while ended < 7:
            expected = steps[0]
            for step in steps[1:]:
                for name in ("observations", "masks", "seats", "rewards", "scores", "done"):
                    assert getattr(step, name).tolist() == getattr(expected, name).tolist(), name
            chosen = expected.any_legal(rng)
            assert expected.masks[np.arange(5), chosen].all()
            steps = [env.step(chosen) for env in envs]
            ended += int(steps[0].done.sum())
    for env in envs:
        env.close()


def test_workers_end_with_their_environment() -> None:
    with SelfPlayEnv("mille-fiori", 2, games=2, workers=2) as env:
        processes = workers_of(env)
        assert all(process.is_alive() for process in processes)
    assert [process.exitcode for process in processes] == [0]
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.reset(seed=1)
    forgotten = SelfPlayEnv("mille-fiori", 2, games=2, workers=2)
    processes = workers_of(forgotten)
    del forgotten
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0]


def test_a_worker_that_dies_is_reported() -> None:
    env = SelfPlayEnv("mille-fiori", 2, games=3, workers=3)
    step = env.reset(seed=1)
    processes = workers_of(env)
    processes[1].kill()
    with pytest.raises(RuntimeError, match="worker process has died"):
        env.step(step.any_legal(np.random.default_rng(1)))
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(RuntimeError, match="closed"):
        env.step(step.any_legal(np.random.default_rng(1)))


KILLED = """
import os
from ludoteca.envs.vector import SelfPlayEnv
if __name__ == "__main__":
    env = SelfPlayEnv("mille-fiori", 2, games=2, workers=2)
    print("made", flush=True)
    os.kill(os.getpid(), 9)
"""


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    """They hold its standard output open: `run` waits until the last of them has ended."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=False, timeout=240)
    assert (done.returncode, done.stdout) == (-9, "made\n")


def test_more_workers_than_games_are_refused() -> None:
    for workers in (0, 3):
        with pytest.raises(ValueError, match="can have 1 to 2 workers"):
            SelfPlayEnv("mille-fiori", 2, games=2, workers=workers)
