"""The analysis of a whole game: its sums are consistent, it is repeatable, and it rates the better player higher."""

import statistics
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.analysis import Analysis, Effort, GameAnalysis, analyse
from ludoteca.analysis.formatter import ROOM, AnalysisFormatter
from ludoteca.analysis.history import history_of
from ludoteca.analysis.valuer import drawn_anew, error_of_sum, is_chance, known_to_all
from ludoteca.bots import judge, make
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel import chance
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import BadRecord
from ludoteca.kernel.rules import Rules
from ludoteca.words import LANGUAGES, Words

GOLDEN = Path(__file__).parent.parent / "golden"
LITTLE = Effort(rollouts=40, worlds=3, width=4)
LEAST = Effort(rollouts=8, worlds=2, width=2)


def golden(name: str) -> tuple[Record, Rules]:
    record = record_from_text((GOLDEN / f"{name}.record").read_text("utf-8"))
    return record, ludoteca.game(record.game).rules(record.players, record.options)


@pytest.fixture(scope="module")
def pebbles() -> Analysis:
    return analyse(*golden("pebbles-3-high"), Effort(rollouts=60, worlds=3), 1)


def played(rules: Rules, bots: list[str], seed: int) -> Record:
    match = Match(rules, chance.seed_bytes(seed))
    players = [make(name, rules.game.id, seed) for name in bots]
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, players[seat].choose(match.state.view(seat)))
    return match.record()


def test_decisions_cover_the_record_one_after_the_other(pebbles: Analysis) -> None:
    ply = 0
    for moment in pebbles.moments:
        assert moment.ply == ply
        assert moment.plies == len(moment.played.actions) == sum(moment.played.moves)
        ply += moment.plies
    assert ply == len(golden("pebbles-3-high")[0].moves)


def test_start_luck_and_skill_add_up_to_the_margin(pebbles: Analysis) -> None:
    record, rules = golden("pebbles-3-high")
    scores = record.replay(rules).result.scores
    for seat, one in enumerate(pebbles.seats):
        assert one.margin == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert one.start + one.luck + one.skill == pytest.approx(one.margin)
        assert one.own + one.others == pytest.approx(one.skill)


def test_luck_is_told_with_its_error(pebbles: Analysis) -> None:
    """It differs from seed to seed by about that."""
    assert all(seat.luck_error and seat.skill_error is not None for seat in pebbles.seats)
    record, rules = golden("mille-fiori-2-english")
    begun = [GameAnalysis(record, rules, Effort(worlds=2), seed).beginning() for seed in range(10)]
    lucks = [one.chance.luck.margin[0] for one in begun if one.chance]
    errors = [error for one in begun if (error := error_of_sum([one.luck], 0))]
    assert len(lucks) == len(errors) == 10
    told = statistics.mean(error * error for error in errors)
    assert told / 4 < statistics.variance(lucks) < told * 4


def test_who_decides_as_rollouts_do_has_no_skill() -> None:
    """Luck and start are then the whole margin, in every batch of worlds."""
    rules = ludoteca.rules("mille-fiori", 2)
    policy, match = judge("mille-fiori"), Match(rules, chance.seed_bytes(4))
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, policy.reply(match.state, seat, Random(0)))
    game = GameAnalysis(match.record(), rules, Effort(worlds=1), 1)
    reached = [game.beginning(), *(game.led_to(one) for one in game.history.decisions if is_chance(one))]
    luck = sum(one.chance.luck.margin[0] for one in reached if one.chance)
    scores = match.state.scores
    assert reached[0].value.value.margin[0] + luck == pytest.approx(scores[0] - scores[1])
    assert error_of_sum([reached[0].value.batches, *(one.luck for one in reached)], 0) == pytest.approx(0)


def test_events_that_are_exact_at_once_add_up_with_others() -> None:
    """The last deal of a game changes nothing that matters, and needs few worlds; it has as many batches as the others."""
    record, rules = golden("mille-fiori-2-english")
    game = GameAnalysis(record, rules, Effort(worlds=4), 0)
    chances = [decision for decision in game.history.decisions if is_chance(decision)]
    reached = [game.beginning(), game.led_to(chances[-1])]
    assert {len(one.luck) for one in reached} == {20}


def test_values_follow_one_another(pebbles: Analysis) -> None:
    """What stands before a decision is what stood after the last one and the chance it set off."""
    after_chance = {one.ply: one.after for one in pebbles.chance}
    here = after_chance.get(0, pebbles.start)
    for moment in pebbles.moments:
        assert moment.before == here
        here = after_chance.get(moment.ply + moment.plies, moment.after)


def test_the_same_seed_gives_the_same_analysis_in_any_order() -> None:
    record, rules = golden("pebbles-3-high")
    once = GameAnalysis(record, rules, LEAST, 5)
    again = GameAnalysis(record, rules, LEAST, 5)
    forward = once.whole([once.piece(number) for number in range(once.count)])
    backward = again.whole([again.piece(number) for number in reversed(range(again.count))])
    assert asdict(forward) == asdict(backward)
    assert asdict(forward) != asdict(analyse(record, rules, LEAST, 6))


def test_a_turn_of_many_steps_is_one_decision() -> None:
    record, rules = golden("castles-of-burgundy-2-greedy-board-1")
    history = history_of(record, rules, judge(record.game))
    turns = [decision for decision in history.decisions if len(decision.actions) > 1]
    assert len(turns) > 40
    assert sum(len(decision.actions) for decision in history.decisions) == len(record.moves)
    assert all(decision.after.barriers != decision.before.barriers for decision in turns if is_chance(decision))


@pytest.mark.parametrize(
    "name", ["mille-fiori-2-english", "great-split-4-rounds", "castles-of-burgundy-1-won-13a", "pebbles-4-high"]
)
def test_only_chance_leads_somewhere_else(name: str) -> None:
    """Reveals of what was sealed are no luck; deals and dice are, and drawing anew changes no decision."""
    record, rules = golden(name)
    decisions = history_of(record, rules, judge(record.game)).decisions
    found = [decision for decision in decisions if is_chance(decision)]
    barriers = [decision for decision in decisions if decision.after.barriers != decision.before.barriers]
    assert len(found) <= len(barriers)
    for decision in [*barriers[:3], *decisions[:3]]:
        if decision not in found:
            again = drawn_anew(decision.before, Random(99), decision.seat, decision.actions)
            assert known_to_all(again) == known_to_all(decision.after)
    assert found or name.startswith("pebbles")


@pytest.mark.parametrize(
    "name",
    [
        "mille-fiori-4-on-turn-english",
        "great-split-3-empty-groups",
        "castles-of-burgundy-1-won-13a",
        "castles-of-burgundy-4-team-12a-all",
        "castles-of-burgundy-3-all-together",
    ],
)
def test_any_decision_of_any_game_can_be_analysed(name: str) -> None:
    record, rules = golden(name)
    game = GameAnalysis(record, rules, Effort(rollouts=12, worlds=1, width=3), 1)
    words = {language: Words(rules.game, language, [ROOM]) for language in LANGUAGES}
    names = [f"player {seat}" for seat in range(rules.players)]
    for number in Random(name).sample(range(1, game.count), 3):
        piece = game.piece(number)
        assert piece.moment is not None
        assert len(piece.moment.after.win) == rules.players
        for spoken in words.values():
            formatter = AnalysisFormatter(spoken, names)
            lines = [piece.moment.played, *([piece.moment.best] if piece.moment.best else [])]
            said = [*(formatter.line(line) for line in lines), *formatter.why(piece.moment.why, lines[0], lines[-1])]
            assert all(text and "-" not in text.split(" ")[0] for text in said), said


@pytest.mark.slow
def test_the_player_of_any_legal_action_loses_more_than_the_greedy_one() -> None:
    rules = ludoteca.rules("castles-of-burgundy", 2)
    game = GameAnalysis(played(rules, ["random", "greedy"], 3), rules, Effort(rollouts=60, worlds=1, width=4), 1)
    numbers = [0, *range(8, 22)]
    moments = [moment for number in numbers if (moment := game.piece(number).moment) is not None]
    losses = [[moment.loss for moment in moments if moment.seat == seat] for seat in (0, 1)]
    assert sum(losses[0]) / len(losses[0]) > 2 * sum(losses[1]) / len(losses[1])


def test_an_unfinished_game_is_not_analysed() -> None:
    record, rules = golden("pebbles-3-high")
    cut = Record(record.game, record.version, record.players, record.options, record.seed, record.moves[:-1])
    with pytest.raises(BadRecord, match="record-not-over"):
        analyse(cut, rules, LITTLE)
