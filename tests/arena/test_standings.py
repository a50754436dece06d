"""Statistics of tournaments, compared with numbers worked out by hand and with coin tosses of known probability."""

import math
from random import Random
from statistics import fmean

import pytest

from ludoteca.arena.intervals import Mean, bootstrap, false_discoveries, interval, t_quantile, t_tail
from ludoteca.arena.tournaments.games import PlayedGame
from ludoteca.arena.tournaments.schedule import Schedule
from ludoteca.arena.tournaments.sequential import decided
from ludoteca.arena.tournaments.standings import standings
from ludoteca.arena.workers import GameSettings

SCHEDULE = Schedule(GameSettings("mille-fiori", 2, {}), ("a", "b"))


def game(number: int, scores: tuple[int, int], schedule: Schedule = SCHEDULE) -> PlayedGame:
    """A game of the schedule in which the first-named bot has the first score."""
    pairing = schedule.pairing(number)
    by_bot = dict(zip(schedule.bots, scores, strict=True))
    points = [by_bot[bot] for bot in pairing.seats]
    return {
        "number": number,
        "seed": pairing.seed,
        "seats": list(pairing.seats),
        "scores": points,
        "ranks": [1 + sum(other > score for other in points) for score in points],
        "decisions": [10, 20],
        "seconds": [0.1, 0.2],
        "faults": [{}, {}],
    }


def test_pairs_are_compared_on_the_same_seed() -> None:
    """Seed 0 brings a 10 and 20 points more, seed 1 brings it 30 and 0: 15 each."""
    done = standings(SCHEDULE, [game(0, (60, 50)), game(1, (70, 50)), game(2, (80, 50)), game(3, (50, 50))])
    (pair,) = done.pairs
    assert (pair.margin.count, pair.margin.mean, pair.margin.deviation) == (2, 15, 0)
    assert (pair.ahead.wins, pair.ahead.games) == (3.5, 4)
    best, worst = done.bots
    assert (best.bot, best.won.wins, best.won.games, best.points.mean) == ("a", 3.5, 4, 65)
    assert best.margins == {10: 1, 20: 1, 30: 1, 0: 1}
    assert worst.margins == {-10: 1, -20: 1, -30: 1, 0: 1}
    assert sum(seat.wins for bot in done.bots for seat in bot.by_seat) == 4
    assert best.rating + worst.rating == pytest.approx(3000)
    assert done.length.mean == 30
    assert best.seconds + worst.seconds == pytest.approx(1.2)


def test_a_seed_that_is_not_finished_counts_for_wins_only() -> None:
    done = standings(SCHEDULE, [game(0, (60, 50)), game(1, (70, 50)), game(2, (80, 50))])
    (pair,) = done.pairs
    assert (done.games, done.seeds, pair.margin.count, pair.ahead.games) == (3, 1, 1, 3)


def test_ratings_say_what_share_of_games_is_won() -> None:
    """75 % of the wins are 191 points, as in chess; and the interval holds them about as often as it says."""
    truth = 400 * math.log10(3)
    held = 0
    for run in range(12):
        rng = Random(run)
        done = standings(SCHEDULE, [game(n, (1, 0) if rng.random() < 0.75 else (0, 1)) for n in range(120)])
        rating = {bot.bot: bot for bot in done.bots}["a"]
        low, high = rating.rating_interval
        held += low <= 1500 + truth / 2 <= high
    assert held >= 10


def test_who_always_wins_has_no_interval() -> None:
    """However often it wins, the games can't tell how much better it is."""
    done = standings(SCHEDULE, [game(n, (60, 50)) for n in range(20)])
    assert [bot.rating_interval for bot in done.bots] == [(-math.inf, math.inf)] * 2


def coins(rng: Random, chance: float, seeds: int) -> list[float]:
    """Two games with each seed, one from each seat, as a tournament of two has them."""
    return [fmean(1 if rng.random() < chance else -1 for _ in range(2)) for _ in range(seeds)]


def test_looking_after_every_seed_finds_a_difference_that_is_not_there_no_more_often_than_it_says() -> None:
    """Equal bots, a look after each of 400 seeds: a fixed test at 5 % would be wrong in about every third run."""
    rng = Random(1)
    runs = 300
    wrong = sum(decided(coins(rng, 0.5, 400))[0] is not None for _ in range(runs))
    assert wrong <= 0.05 * runs
    naive = 0
    for _ in range(100):
        mean = Mean()
        for seeds, difference in enumerate(coins(rng, 0.5, 400), 1):
            mean.add(difference)
            if seeds >= 10 and mean.p_value < 0.05:
                naive += 1
                break
    assert naive > 20


def test_the_better_bot_is_found_and_soon() -> None:
    rng = Random(2)
    found = [decided(coins(rng, 0.65, 1000)) for _ in range(200)]
    assert sum(winner == 1 for winner, _ in found) <= 0.025 * 200
    assert all(winner is not None for winner, _ in found)
    assert fmean(seeds for _, seeds in found) < 100


def test_many_pairs_need_more_certainty() -> None:
    differences = [1.0] * 8
    assert decided(differences, pairs=1)[0] == 0
    assert decided(differences, pairs=15)[0] is None


def test_means_have_students_interval() -> None:
    """As the tables have it."""
    assert t_quantile(2) == pytest.approx(4.303, abs=0.001)
    assert t_quantile(10) == pytest.approx(2.228, abs=0.003)
    assert t_quantile(30) == pytest.approx(2.042, abs=0.001)
    assert t_tail(2.228, 10) == pytest.approx(0.05, abs=0.002)
    assert Mean([1, 2, 3, 4]).interval == pytest.approx((2.5 - 2.054, 2.5 + 2.054), abs=0.001)
    assert Mean([5.0]).interval == (-math.inf, math.inf)


def test_a_bootstrap_finds_the_spread_of_a_mean() -> None:
    rng = Random(3)
    values = [rng.gauss(10, 2) for _ in range(400)]
    ((low, high),) = bootstrap(values, lambda drawn: [fmean(drawn)], 300)
    expected = Mean(values).interval
    assert (low, high) == pytest.approx(expected, abs=0.06)


def test_many_comparisons_are_corrected() -> None:
    """The example of Benjamini and Hochberg (1995): four of fifteen hold."""
    values = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.324,
        0.4262,
        0.5719,
        0.6528,
        0.759,
        1.0,
    ]
    corrected = false_discoveries(values)
    assert [value <= 0.05 for value in corrected] == [True] * 4 + [False] * 11
    assert false_discoveries(values[::-1]) == corrected[::-1]


def test_wilson_takes_parts_of_wins() -> None:
    assert interval(2.5, 5) == pytest.approx((0.17, 0.83), abs=0.03)
