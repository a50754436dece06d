"""The search is repeatable, keeps its time limit, spends rollouts on the best lines, and restores the garbage collector."""

import gc
from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import Judge, Line
from ludoteca.bots.judges import judge
from ludoteca.bots.search import Budget, Evaluation, Search, SearchBot, without_beaten
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.rules import Game
from ludoteca.kernel.state import State
from tests.games import envelopes, tower

GAMES = list(ludoteca.all_games().values())
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Points(Judge):
    """The plainest judge: points on the table. Everything else is the default."""

    def worth(self, state: State, seat: int) -> float:
        return float(state.scores[seat])


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def bot(game: str, rollouts: int = 24, width: int = 6, seed: int = 1) -> SearchBot:
    return SearchBot(Random(seed), judge(game), Budget(rollouts, 0.0), width)


def middle(game: Game, players: int, decisions: int = 40) -> Observation:
    """What a deciding seat with a real choice sees in the middle of a random game."""
    rng = Random(4)
    state = game.rules(players).new(4)
    while not state.over:
        seat = state.deciding[0]
        if decisions <= 0 and len(state.legal(seat)) > 2:
            break
        state.play(seat, rng.choice(state.legal(seat)))
        decisions -= 1
    return state.view(state.deciding[0])


@by_game
def test_the_same_seed_and_rollouts_give_the_same_evaluations(game: Game) -> None:
    observation = middle(game, max(2, game.seats[0]), 5)
    once, again = (bot(game.id).evaluate(observation) for _ in range(2))
    assert [(one.line.actions, one.win, one.margin, one.rollouts) for one in once] == [
        (one.line.actions, one.win, one.margin, one.rollouts) for one in again
    ]
    assert sum(one.rollouts for one in once) >= 24


@by_game
def test_the_best_lines_get_most_of_the_rollouts(game: Game) -> None:
    evaluations = bot(game.id, 120, 8).evaluate(middle(game, max(2, game.seats[0]), 5))
    tried = [one.rollouts for one in evaluations]
    assert tried == sorted(tried, reverse=True)
    assert all(0 <= one.win <= 1 for one in evaluations)
    assert {one.line.actions[0] for one in evaluations} <= set(middle(game, max(2, game.seats[0]), 5).legal)


def evaluated(values: list[float]) -> Evaluation:
    found = Evaluation(Line([], 0.0))
    for value in values:
        found.add(value, 0.0)
    return found


def test_lines_are_dropped_only_when_their_common_worlds_leave_no_doubt() -> None:
    """What is worse in every world goes, and what is the same in every world; what is better in some stays."""
    rng = Random(1)
    luck = [rng.random() for _ in range(40)]
    leader = evaluated(luck)
    worse = evaluated([value - 0.05 - 0.01 * rng.random() for value in luck])
    same = evaluated(luck)
    unclear = evaluated([value - 0.02 + rng.gauss(0.0, 0.2) for value in luck])
    kept, beaten = without_beaten([worse, unclear, leader, same])
    assert unclear in kept
    assert len(kept) == 2
    assert worse in beaten
    assert (same in beaten) != (leader in beaten)


def test_the_judge_is_believed_until_there_are_worlds_enough() -> None:
    """What it thinks little of has to be better in more than one world."""
    favoured, other = evaluated([0.2]), evaluated([0.6])
    other.opinion = -0.1
    assert other.promise > favoured.promise, "nobody believes it"
    favoured.trust = other.trust = 12.0
    assert favoured.promise > other.promise
    for _ in range(11):
        favoured.add(0.2, 0.0)
        other.add(0.6, 0.0)
    assert other.promise > favoured.promise


class Doubtful(Points):
    def __init__(self, points: float) -> None:
        self.points = points

    def doubt(self, state: State) -> float:
        return self.points

    def trust(self) -> float:
        return 12.0


def test_points_that_the_judge_expects_count_more_the_less_it_doubts() -> None:
    lines = [Line([], 10.0), Line([], 4.0)]
    opinions = []
    for doubt in (40.0, 4.0):
        search = Search(Doubtful(doubt), middle(ludoteca.game("mille-fiori"), 2), Budget(1, 0.0), 1)
        best, worse = search.begin(lines)
        assert (best.opinion, best.trust, worse.trust) == (0.0, 12.0, 12.0)
        opinions.append(worse.opinion)
    assert 0 > opinions[0] > opinions[1]


def test_a_judge_that_says_nothing_of_it_is_not_believed() -> None:
    search = Search(Points(), middle(ludoteca.game("mille-fiori"), 2), Budget(1, 0.0), 1)
    assert [one.trust for one in search.begin([Line([], 10.0), Line([], 4.0)])] == [0.0, 0.0]


@pytest.mark.slow
def test_few_rollouts_are_not_worse_than_none() -> None:
    """In The Great Split the judge alone is hard to beat: two worlds for each line must not lead away from it."""
    rules = ludoteca.rules("great-split", players=4)
    points = [0, 0]
    for seed in range(6):
        state = rules.new(seed)
        players = [bots.make(name, "great-split", seed) for name in ("medium:rollouts=16", *["greedy"] * 3)]
        while not state.over:
            for seat in state.deciding:
                state.apply(seat, players[seat].choose(state.view(seat)))
        points[0] += 3 * state.result.scores[0]
        points[1] += sum(state.result.scores[1:])
    assert points[0] > 0.96 * points[1]


@by_game
def test_a_search_is_over_when_one_line_is_left(game: Game) -> None:
    """A second line that is the first one again is never told from it: no reason to use up all rollouts."""

    class Twice(Judge):
        def worth(self, state: State, seat: int) -> float:
            return 0.0

        def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
            return judge(game.id).lines(state, seat, rng, 1) * 2

        def reply(self, state: State, seat: int, rng: Random) -> Action:
            return state.legal(seat)[0]

        def stops(self, state: State, start: State) -> bool:
            return state is not start

    searching = SearchBot(Random(1), Twice(), Budget(10_000, 0.0), 2)
    evaluations = searching.evaluate(middle(game, max(2, game.seats[0]), 5))
    assert sum(one.rollouts for one in evaluations) < 100


@by_game
def test_a_search_stops_at_the_clock(game: Game) -> None:
    """Each look at this clock takes a second: after about so many looks it is over."""
    clock = Clock()
    observation = middle(game, max(2, game.seats[0]), 5)
    searching = SearchBot(Random(1), judge(game.id), Budget(0, 30.0, clock), 6)
    evaluations = searching.evaluate(observation)
    assert clock.looks <= 30 + 12
    assert evaluations[0].rollouts > 0


def test_a_search_that_has_no_time_at_all_plays_what_its_judge_likes_best() -> None:
    observation = middle(ludoteca.game("mille-fiori"), 3)
    searching = SearchBot(Random(1), judge("mille-fiori"), Budget(0, 0.5, Clock()), 6)
    evaluations = searching.evaluate(observation)
    worths = [one.line.worth for one in evaluations]
    assert worths[0] == max(worths)


@pytest.mark.parametrize("enabled", [True, False])
def test_the_garbage_collector_is_left_as_it_was(enabled: bool) -> None:
    class Broken(Points):
        def reply(self, state: State, seat: int, rng: Random) -> Action:
            assert not gc.isenabled()
            raise RuntimeError

    observation = middle(ludoteca.game("mille-fiori"), 2)
    before = gc.isenabled()
    try:
        (gc.enable if enabled else gc.disable)()
        bot("mille-fiori").choose(observation)
        assert gc.isenabled() == enabled
        for asked in ("choose", "analyse"):
            with pytest.raises(RuntimeError):
                getattr(SearchBot(Random(1), Broken(), Budget(4, 0.0), 4), asked)(observation)
            assert gc.isenabled() == enabled
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("game", [*GAMES, envelopes.GAME, tower.GAME], ids=lambda game: game.id)
def test_a_judge_that_only_counts_points_will_do(game: Game) -> None:
    for players in range(max(2, game.seats[0]), game.seats[1] + 1):
        observation = middle(game, players, 3)
        searching = SearchBot(Random(1), Points(), Budget(6, 0.0), 3)
        assert searching.choose(observation) in observation.legal


def test_a_line_is_followed_until_something_new_comes_to_light() -> None:
    """A turn in Mille Fiori that earns an extra card, planned as a whole, is played to its end without another thought."""
    rules = ludoteca.rules("mille-fiori", 2)
    followed = 0
    for seed in range(6):
        state = rules.new(seed)
        players = [SearchBot(Random(seat), Points(), Budget(2, 0.0), 2) for seat in range(2)]
        while not state.over and not followed:
            seat = state.deciding[0]
            thinking = players[seat]
            promised = list(thinking._rest) if thinking._barriers == state.barriers else []
            chosen = thinking.choose(state.view(seat))
            if promised:
                assert chosen is promised[0]
                followed += 1
            state.play(seat, chosen)
        if followed:
            break
    assert followed


def test_what_is_explained_adds_up() -> None:
    observation = middle(ludoteca.game("mille-fiori"), 2, 60)
    evaluations = bot("mille-fiori").analyse(observation)
    assert evaluations[0].points
    assert set(evaluations[0].points) <= set(observation.rules.game.sheet())
    assert not evaluations[-1].points or len(evaluations) <= 3


def test_sealed_choices_are_drawn_the_same_for_all_lines() -> None:
    observation = middle(ludoteca.game("great-split"), 3)
    search = Search(judge("great-split"), observation, Budget(4, 0.0), 9)
    assert search.world(2).digest == search.world(2).digest
    assert search.world(2).digest != search.world(3).digest


def test_a_line_tells_what_it_is() -> None:
    rules = ludoteca.rules("mille-fiori", 2)
    assert repr(Line([rules.parse("sail")], 2.0)) == "<Line sail: 2.0>"
    assert "easy" in bots.who_can_play("mille-fiori")
