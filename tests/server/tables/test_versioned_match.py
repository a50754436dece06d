"""Versions, idempotency keys and several actions at once, which a table adds to a match."""

import pytest

import ludoteca
from ludoteca.kernel.chance import seed_bytes
from ludoteca.server.tables.journal import standing
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.versioned_match import VersionedMatch

AT = 0


def new_play(choice: str = "simultaneous", players: int = 3, seed: int = 7) -> VersionedMatch:
    return VersionedMatch(ludoteca.rules("mille-fiori", players=players, choice=choice), seed_bytes(seed))


def legal(play: VersionedMatch, seat: int) -> list[str]:
    return [play.state.text(seat, action) for action in play.state.legal(seat)]


def choose_all(play: VersionedMatch) -> None:
    for seat in range(play.rules.players):
        play.act(seat, [legal(play, seat)[0]], play.version, f"choose {seat}", AT)


def refused(play: VersionedMatch, code: str, seat: int, actions: list[str], version: int) -> CommandRejected:
    before = play.state.digest
    with pytest.raises(CommandRejected) as rejected:
        play.act(seat, actions, version, "key", AT)
    assert rejected.value.code == code
    assert play.state.digest == before
    return rejected.value


def test_each_accepted_message_is_a_version() -> None:
    play = new_play()
    assert play.version == 0
    entry = play.act(1, [legal(play, 1)[0]], 0, "k", AT)
    assert (entry.version, play.version, entry.seat, entry.kind) == (1, 1, 1, "act")
    assert [event.type for event in entry.events] == ["chose"]


def test_others_choosing_at_the_same_time_do_not_make_a_choice_stale() -> None:
    play = new_play()
    play.act(1, [legal(play, 1)[0]], 0, "k1", AT)
    play.act(2, [legal(play, 2)[0]], 0, "k2", AT)
    play.act(0, [legal(play, 0)[0]], 0, "k0", AT)
    assert play.version == 3


def test_a_message_about_an_earlier_decision_is_stale() -> None:
    play = new_play()
    choose_all(play)
    seat = play.state.deciding[0]
    refused(play, "stale", seat, [legal(play, seat)[0]], 0)


def test_versions_from_the_future_are_stale() -> None:
    play = new_play()
    refused(play, "stale", 0, [legal(play, 0)[0]], 1)
    refused(play, "stale", 0, [legal(play, 0)[0]], -1)


def test_who_has_nothing_to_decide_is_told_so() -> None:
    play = new_play()
    choose_all(play)
    other = (play.state.deciding[0] + 1) % 3
    refused(play, "not-deciding", other, ["sail"], play.version)


def test_the_rules_say_why_not() -> None:
    play = new_play()
    rejected = refused(play, "illegal", 0, ["sail"], 0)
    assert rejected.refusal is not None
    assert rejected.refusal.id == "choose-card-first"
    refused(play, "illegal", 0, ["no such thing"], 0)


def test_a_key_remembers_its_answer() -> None:
    play = new_play()
    play.act(0, [legal(play, 0)[0]], 0, "mine", AT)
    assert play.answered(0, "mine") == 1
    assert play.answered(1, "mine") is None


def test_several_actions_are_played_all_or_none() -> None:
    play = new_play("on-turn")
    seat = play.state.deciding[0]
    card = legal(play, seat)[0]
    refused(play, "illegal", seat, [card, "place nowhere"], 0)
    refused(play, "not-deciding", seat, [card, "sail", "sail"], 0)
    entry = play.act(seat, [card, "sail"], 0, "k", AT)
    assert (entry.version, entry.actions) == (1, [card, "sail"])


def test_nothing_is_planned_beyond_what_can_be_known() -> None:
    """The last card chosen ends the sealed choice: what follows in the same message is refused, whatever it is."""
    play = new_play()
    for seat in (0, 1):
        play.act(seat, [legal(play, seat)[0]], 0, f"{seat}", AT)
    for after in ("sail", "place w0", "nonsense"):
        refused(play, "after-barrier", 2, [legal(play, 2)[0], after], play.version)


def test_undo_takes_back_a_whole_message() -> None:
    play = new_play("on-turn")
    seat = play.state.deciding[0]
    start = play.state.digest
    play.act(seat, [legal(play, seat)[0], "sail"], 0, "k", AT)
    entry = play.undo(seat, False, play.version, "u", AT)
    assert entry.undone == [1]
    assert play.state.digest == start
    assert play.version == 2


def test_a_sealed_choice_can_be_changed_until_the_reveal() -> None:
    play = new_play()
    first, second = legal(play, 0)[:2]
    play.act(0, [first], 0, "a", AT)
    play.act(1, [legal(play, 1)[0]], 0, "b", AT)
    play.undo(0, False, play.version, "u", AT)
    assert play.state.deciding == [0, 2]
    play.act(0, [second], play.version, "c", AT)
    play.act(2, [legal(play, 2)[0]], 0, "d", AT)
    assert not any(play.undoable(seat) for seat in range(3))
    with pytest.raises(CommandRejected, match="nothing-to-undo"):
        play.undo(0, True, play.version, "x", AT)


def test_a_finished_game_stays_finished() -> None:
    play = new_play()
    while not play.state.over:
        seat = play.state.deciding[0]
        play.act(seat, [legal(play, seat)[0]], play.version, f"k{play.version}", AT)
    for seat in range(3):
        with pytest.raises(CommandRejected, match="not-playing"):
            play.undo(seat, True, play.version, "u", AT)


def test_an_undo_of_what_the_person_did_not_see_is_stale() -> None:
    play = new_play()
    play.act(0, [legal(play, 0)[0]], 0, "a", AT)
    with pytest.raises(CommandRejected, match="stale"):
        play.undo(0, False, 0, "u", AT)


def test_a_game_goes_on_from_a_snapshot_exactly_as_before() -> None:
    """Random play with undos, rebuilt from the snapshot at the last barrier after every message."""
    from random import Random

    rng = Random(5)
    play = new_play()
    position, at = play.state.to_json(), 0
    log = []
    while not play.state.over:
        seat = rng.choice(play.state.deciding)
        entry = play.act(seat, [rng.choice(legal(play, seat))], play.version, f"k{play.version}", AT)
        log.append(entry)
        if play.undoable(seat) and rng.random() < 0.2:
            log.append(play.undo(seat, False, play.version, f"u{play.version}", AT))
        if play.snapshot_version > at:
            position, at = play.state.to_json(), play.snapshot_version
            assert at == play.version
        if rng.random() < 0.1 or play.state.over:
            again = VersionedMatch(play.rules, play.match.seed, position, at)
            for entry in log:
                again.remember(entry) if entry.version <= at else again.repeat(entry)
            assert again.state.digest == play.state.digest
            assert again.version == play.version
            assert again.opened == play.opened
            assert [again.undoable(one) for one in range(3)] == [play.undoable(one) for one in range(3)]
    record = [f"{entry.seat} {text}" for entry in standing(log) for text in entry.actions]
    assert record == [str(move) for move in play.match.record().moves]
