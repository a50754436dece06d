"""Tables that share a deal: which random answers are repeated, and that bots repeat their moves."""

from dataclasses import replace
from pathlib import Path

import ludoteca
from ludoteca.kernel.record import Move
from ludoteca.server.contests.comparison import diverged_at, points_by_roll
from ludoteca.server.replay.records import read
from ludoteca.server.tables.dealt import repeated_move, stream_of
from ludoteca.server.tables.versioned_match import VersionedMatch
from ludoteca.server.workers.bot_moves import choose
from ludoteca.server.workers.jobs import ChooseMove

GOLDEN = Path(__file__).parents[2] / "golden"

FIRST = [Move(0, "a"), Move(2, "x"), Move(1, "p"), Move(0, "b"), Move(1, "q")]


def test_bots_answer_as_in_the_first_game_while_everybody_plays_as_there() -> None:
    played = [Move(0, "a")]
    assert repeated_move(FIRST, played, 3, 1) == "p", "in whatever order those decide who decide together"
    assert repeated_move(FIRST, played, 3, 2) == "x"
    played += [Move(1, "p"), Move(2, "x"), Move(0, "other")]
    assert repeated_move(FIRST, played, 3, 1) is None
    assert repeated_move(FIRST, FIRST, 3, 1) is None, "there it was over"
    assert repeated_move([], [], 3, 1) is None


def test_every_decision_has_a_stream_of_its_own() -> None:
    streams = {stream_of(bytes([seed]) * 32, seat, number) for seed in (1, 2) for seat in (0, 1) for number in (0, 1)}
    assert len(streams) == 8
    assert stream_of(bytes(32), 1, 0) == stream_of(bytes(32), 1, 0)


def test_a_bot_that_thinks_by_rollouts_chooses_the_same_again() -> None:
    for game in ("mille-fiori", "great-split"):
        rules = ludoteca.rules(game, players=2)
        state = rules.new(seed=3)
        seat = state.deciding[0]
        job = ChooseMove(game, 2, rules.options, state.view(seat).to_json(), "hard:rollouts=12", 0.5, stream=77)
        moves = {choose(replaced, state.view(seat)).action for replaced in (job, job)}
        assert len(moves) == 1


def test_what_a_bot_has_answered_is_not_taken_back() -> None:
    """In The Great Split several decide at once; a bot's commit closes what was done before it."""
    rules = ludoteca.rules("great-split", players=3)
    free, dealt = (VersionedMatch(rules, bytes(32), final_seats=seats) for seats in (frozenset(), frozenset({1})))
    for match in (free, dealt):
        for seat in (0, 1):
            action = match.state.text(seat, match.state.legal(seat)[0])
            match.act(seat, [action], match.version, "", 1)
    assert free.undoable(0) == [1]
    assert dealt.undoable(0) == []


def test_points_by_roll_are_all_points() -> None:
    for name, rolls in (("castles-of-burgundy-2-greedy-board-1", 25), ("mille-fiori-3-deck", 0)):
        done = read((GOLDEN / f"{name}.record").read_text())
        for seat in range(done.rules.players):
            points = points_by_roll(done.entries, seat)
            assert sum(points) == done.state.scores[seat]
            assert rolls in (0, len(points))


def test_where_two_games_part() -> None:
    done = read((GOLDEN / "mille-fiori-3-deck.record").read_text())
    assert diverged_at(done.entries, done.entries, 0) is None
    own = [place for place, entry in enumerate(done.entries) if entry.seat == 0]
    other = done.entries.copy()
    other[own[3]] = replace(other[own[3]], actions=["something else"])
    assert diverged_at(done.entries, other, 0) == (own[3] + 1, own[3] + 1)
