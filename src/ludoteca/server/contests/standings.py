"""Results of games on the same chance: ranks, and margins against the mean of a deal and seat. No I/O."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Place = tuple[int, int]
"""A deal and a seat in it."""


def ranks(scores: Sequence[float]) -> list[int]:
    """Returns the rank of each score, the highest first. Equal scores share a rank, and the ranks after it are
    skipped."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]


def means(scores: Mapping[Place, Sequence[int]]) -> dict[Place, float]:
    """Returns the mean score of each deal and seat over its tables."""
    return {place: sum(each) / len(each) for place, each in scores.items() if each}


@dataclass(frozen=True)
class BoardResult:
    """The score at one seat of a deal; `who` is None for a bot."""

    board: int
    seat: int
    who: int | None
    score: int


@dataclass(frozen=True)
class EveningStanding:
    """A person's result so far. `margin` sums, over the boards played, the points above the mean of all who had that
    deal and seat."""

    who: int
    rank: int
    margin: float
    boards: int
    points: int


def margin_of(result: BoardResult, mean: Mapping[Place, float]) -> float:
    return result.score - mean[result.board, result.seat]


def board_means(results: Sequence[BoardResult]) -> dict[Place, float]:
    """Returns the mean scores including those of bots, so that a person is compared with a bot at the same seat of
    another table."""
    scores: dict[Place, list[int]] = {}
    for result in results:
        scores.setdefault((result.board, result.seat), []).append(result.score)
    return means(scores)


def standings(people: int, results: Sequence[BoardResult]) -> list[EveningStanding]:
    """Returns everybody's standing, the best first. The margin is 0 for those who have not played yet."""
    mean = board_means(results)
    own = {who: [result for result in results if result.who == who] for who in range(people)}
    margins = {who: round(sum(margin_of(result, mean) for result in each), 6) for who, each in own.items()}
    places = ranks(list(margins.values()))
    found = [
        EveningStanding(who, places[who], margins[who], len(each), sum(result.score for result in each))
        for who, each in own.items()
    ]
    return sorted(found, key=lambda standing: (standing.rank, standing.who))
