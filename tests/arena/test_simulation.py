"""The counts of a simulation, which depend on its seeds only."""

import statistics
from random import Random

import pytest

import ludoteca
from ludoteca.arena import interval, simulate
from ludoteca.arena.seats import seat_bots
from ludoteca.arena.simulation import MANY_SPANS, Chunk, Simulation, covered
from ludoteca.arena.workers import chunks_of
from ludoteca.bots.playing import decide, first_deciding, play_out

RULES = ludoteca.rules("mille-fiori", 3)
BOTS = ["random", "random", "random"]


def test_counts_wins_and_scores() -> None:
    results = []
    for seed in range(20, 32):
        state = RULES.new(seed)
        play_out(state, seat_bots("mille-fiori", BOTS, seed))
        results.append(state.result)
    done = simulate(RULES, BOTS, 12, 20)
    for seat, tally in enumerate(done.seats):
        scores = [result.scores[seat] for result in results]
        assert tally.wins == sum(result.ranks[seat] == 1 for result in results)
        assert tally.mean(12) == pytest.approx(statistics.mean(scores))
        assert tally.deviation(12) == pytest.approx(statistics.pstdev(scores))


def test_rotating_bots_play_every_seed_from_every_seat() -> None:
    names = ["greedy", "random", "random"]
    rules = ludoteca.rules("great-split", 3)
    done = simulate(rules, names, 6, 20, rotate=True)
    points = [0, 0, 0]
    for seed in (20, 21):
        for moved in range(3):
            state = rules.new(seed)
            play_out(state, seat_bots("great-split", names[-moved:] + names[:-moved], seed))
            for place in range(3):
                points[place] += state.scores[(place + moved) % 3]
    assert [seat.score_sum for seat in done.seats] == points
    assert [seat.bot for seat in done.seats] == names


def test_wins_have_an_interval() -> None:
    """As tables of Wilson's interval have it."""
    assert interval(8, 8) == pytest.approx((0.676, 1.0), abs=0.001)
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)


def test_chunks_cover_every_seed_once() -> None:
    for games, workers in ((1, 1), (7, 3), (100, 2), (12345, 4)):
        chunks = chunks_of(range(50, 50 + games), workers)
        assert [seed for chunk in chunks for seed in chunk] == list(range(50, 50 + games))


def test_progress_hears_every_game() -> None:
    heard: list[int] = []
    simulate(RULES, BOTS, 30, 1, 1, heard.append)
    assert sum(heard) == 30


def test_time_of_play_counts_once_where_workers_overlap() -> None:
    assert covered([(0.0, 2.0), (1.0, 3.0), (5.0, 6.0)]) == pytest.approx(4.0)


def test_many_chunks_need_no_more_memory_than_few() -> None:
    """One after the other, each begun a moment after the last: what is kept of their times does not grow with them."""
    simulation = Simulation(RULES, [])
    for number in range(3 * MANY_SPANS):
        simulation.add(Chunk([], games=100, began=number + 0.001, ended=number + 1.0))
    assert len(simulation.spans) <= MANY_SPANS
    assert simulation.seconds == pytest.approx(3 * MANY_SPANS, rel=0.01)


def test_a_bot_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ludoteca.BadSettings):
        simulate(RULES, ["random", "nobody", "random"], 5, workers=2)


def test_random_bots_play_the_same_without_observations() -> None:
    """A whole game spares them the observation; move by move they are shown one."""
    fast, slow = RULES.new(4), RULES.new(4)
    play_out(fast, seat_bots("mille-fiori", BOTS, 4))
    bots = seat_bots("mille-fiori", BOTS, 4)
    while not slow.over:
        seat = first_deciding(slow)
        slow.play(seat, decide(slow, seat, bots[seat]))
    assert fast.digest == slow.digest


class Cheat(ludoteca.Bot):
    """Says that it plays a card it does not hold, and adds it to what it was told is legal."""

    def choose(self, observation: ludoteca.Observation) -> ludoteca.Action:
        foreign = next(action for action in observation.rules.actions if action not in observation.legal)
        observation.legal.append(foreign)
        return foreign


def test_an_illegal_answer_of_a_bot_is_refused_and_changes_nothing() -> None:
    state = RULES.new(4)
    before = state.digest
    with pytest.raises(ludoteca.IllegalMove, match=r"bot-answer-illegal .*bot=Cheat, seat=0"):
        play_out(state, [Cheat(Random(1)), *seat_bots("mille-fiori", BOTS[1:], 4)])
    assert state.digest == before
