"""The reward of each seat for a finished game. There are no rewards before the end."""

from typing import Final

from ludoteca.bots.judges import judge
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import nearest
from ludoteca.kernel.state import State

RANK: Final = "rank"
WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = [RANK, WIN, MARGIN]

ILLEGAL: Final = {RANK: -1.0, WIN: 0.0, MARGIN: -100.0}
"""The reward of a seat whose illegal action ended the game, in environments that have to continue."""


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        near = nearest(reward, REWARDS)
        raise BadSettings("reward-unknown", {"reward": reward, "rewards": REWARDS, "nearest": near})
    return reward


def rewards(state: State, reward: str) -> list[float]:
    """Returns the reward of each seat of a finished game.

    `rank`: 1 for the best, -1 for the last, evenly spaced between, ties in the middle; the rewards sum to 0. `win`: 1
    for the winner, shared in a tie, otherwise 0. `margin`: points ahead of the best rival. Partners are not rivals. In
    solo games `rank` is 1 or -1 and `win` 1 or 0 by whether the game was won, and `margin` is the points.
    """
    result = state.result_now()
    ranks, scores = result.ranks, result.scores
    found: list[float] = []
    for seat in range(len(scores)):
        rivals = rivals_of(state, seat)
        if not rivals:
            found.append(alone(reward, bool(result.won), scores[seat]))
        elif reward == RANK:
            behind = len([1 for rival in rivals if ranks[rival] > ranks[seat]])
            ahead = len([1 for rival in rivals if ranks[rival] < ranks[seat]])
            found.append((behind - ahead) / len(rivals))
        elif reward == WIN:
            sharing = len([1 for rival in rivals if ranks[rival] == ranks[seat]])
            found.append(1.0 / (1 + sharing) if ranks[seat] == 1 else 0.0)
        else:
            found.append(float(scores[seat] - max([scores[rival] for rival in rivals])))
    return found


def alone(reward: str, won: bool, points: int) -> float:
    if reward == MARGIN:
        return float(points)
    if won:
        return 1.0
    return -1.0 if reward == RANK else 0.0


def rivals_of(state: State, seat: int) -> list[int]:
    try:
        return judge(state.rules.game.id).rivals(state, seat)
    except BadSettings:  # partners are known by the judge only
        return [other for other in range(len(state.scores)) if other != seat]
