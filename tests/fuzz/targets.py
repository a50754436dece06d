"""What reads texts and JSON from outside. Each target takes bytes, and lets through only the errors it is meant to raise."""

import functools
from collections.abc import Callable
from random import Random

import msgspec

import ludoteca
from ludoteca.games.great_split import data as great_split_data
from ludoteca.games.great_split.data import load_data
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Move, Record, record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.state import State
from ludoteca.server.protocol import messages
from tests.fuzz.mutations import Choices, broken_json, broken_text
from tests.kit.paths import imagined_by, leads_along

GAMES = ("castles-of-burgundy", "great-split", "mille-fiori")
LONGEST = 4000
"""Characters of a notation: the server cuts longer ones off before."""
MESSAGES = (
    messages.Act("key", 3, ["card 5"], True),
    messages.Hello(1, 0, 5, "es"),
    messages.SayChat("hello", "key"),
    messages.AskWhy("key", ["hex 0,0"]),
)


@functools.cache
def played(game: str, number: int) -> tuple[State, Record]:
    """A position in the middle of a game, and the game up to it."""
    rules = ludoteca.game(game).rules(2 + number % 2, {})
    seed = bytes([number]) * 32
    match, rng = Match(rules, seed), Random(number)
    moves: list[Move] = []
    for _ in range(10 + 15 * number):
        if match.state.over:
            break
        seat = match.state.deciding[0]
        text = match.state.text(seat, rng.choice(match.state.legal(seat)))
        match.apply(seat, text)
        moves.append(Move(seat, text))
    return match.state, Record(
        game, rules.version, rules.players, rules.options, seed, moves, None, rules.data_digest(), ""
    )


def some_game(choices: Choices) -> tuple[State, Record]:
    return played(GAMES[choices.below(len(GAMES))], choices.below(4))


def read_record(data: bytes) -> None:
    choices = Choices(data)
    _, record = some_game(choices)
    try:
        read = record_from_text(broken_text(record.to_text(), choices))
        read.replay(ludoteca.game(read.game).rules(read.players, read.options))
    except Refused:
        return


def read_position(data: bytes) -> None:
    """What is accepted must be a position: it can be looked at, written, and read again."""
    choices = Choices(data)
    state, record = some_game(choices)
    try:
        found = state.rules.from_json(broken_json(state.to_json(), choices), record.seed)
    except Refused:
        return
    assert state.rules.from_json(found.to_json(), record.seed).digest == found.digest
    for seat in range(state.rules.players):
        found.view(seat).to_json()
        if found.is_deciding(seat):
            assert found.legal(seat)


def read_observation(data: bytes) -> None:
    choices = Choices(data)
    state, _ = some_game(choices)
    seen = state.view(choices.below(state.rules.players)).to_json()
    try:
        state.rules.observation_from_json(broken_json(seen, choices)).sample(Random(0))
    except Refused:
        return


def read_action(data: bytes) -> None:
    """As the server does with a move: nothing that is refused may change the position."""
    choices = Choices(data)
    state, _ = some_game(choices)
    seat = state.deciding[0]
    legal = state.legal(seat)
    text = broken_text(state.text(seat, legal[choices.below(len(legal))]), choices)[:LONGEST]
    trial, before = state.clone(), state.digest
    try:
        trial.apply(seat, text)
    except Refused:
        assert trial.digest == before


def ask_why_not(data: bytes) -> None:
    """Whatever is picked has a reason or is legal; `why_not` refuses no question."""
    choices = Choices(data)
    state, _ = some_game(choices)
    seat = state.deciding[0]
    picks = state.picks(seat, state.legal(seat)[0])
    asked = [broken_text(pick, choices)[:100] for pick in (*picks, "")][: 1 + choices.below(4)]
    try:
        assert state.why_not(seat, asked).id
    except ValueError as error:
        if isinstance(error, Refused) or not leads_along(imagined_by(state, seat), seat, tuple(asked)):
            raise


def read_data_file(data: bytes) -> None:
    """The numbers of The Great Split, which an owner may type in."""
    choices = Choices(data)
    try:
        load_data(broken_text(house_file(), choices))
    except Refused:
        return


@functools.cache
def house_file() -> str:
    from importlib import resources

    return (resources.files(great_split_data.__package__) / "house.toml").read_text("utf-8")


def read_message(data: bytes) -> None:
    choices = Choices(data)
    good = messages.encode(MESSAGES[choices.below(len(MESSAGES))])
    broken = messages.encode(broken_json(msgspec.json.decode(good), choices)) if choices.below(2) else choices.rest()
    try:
        messages.decode_client_message(broken)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return


def read_options(data: bytes) -> None:
    choices = Choices(data)
    state, _ = some_game(choices)
    options = broken_json(dict(state.rules.options), choices) if state.rules.options else {}
    try:
        state.rules.game.rules(choices.below(9), options)  # type: ignore[arg-type]
    except (Refused, TypeError):  # the compiled rules look at types themselves
        return


TARGETS: dict[str, Callable[[bytes], None]] = {
    "record": read_record,
    "position": read_position,
    "observation": read_observation,
    "action": read_action,
    "why-not": ask_why_not,
    "data-file": read_data_file,
    "message": read_message,
    "options": read_options,
}
