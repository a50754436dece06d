"""`ludoteca replay`: replays a record, checks it, and shows one of its positions."""

import argparse
import json

from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca import drawings
from ludoteca.cli import boards
from ludoteca.cli.parsing import BadUsage, Parser, checked_rules, read_text, words_of, write_text
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import Record
from ludoteca.kernel.refusals import BadRecord
from ludoteca.kernel.rules import Rules, option_text
from ludoteca.kernel.state import State
from ludoteca.terminal import Look
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    parser.add("record", help="help-record", metavar="RECORD")
    parser.add_number("--to", help="help-to", metavar="N")
    parser.add_flag("--check", help="help-check")
    parser.add("--svg", help="help-svg", metavar="FILE")
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    record = ludoteca.record_from_text(read_text(arguments.record, words))
    game = ludoteca.game(record.game)
    words = words_of(game, words)
    rules = checked_rules(game, record.players, record.options, words)
    state = replayed(record, rules, arguments.to, words)
    if arguments.svg:
        draw(state, arguments.svg, words)
    if arguments.json:
        print(json.dumps(position_json(record, state, arguments.to)))
    elif not arguments.check and not arguments.svg:
        show(record, rules, state, arguments.to, words)
    if arguments.check and not arguments.json:
        print(words.say("replay-checked", plies=len(record.moves), digest=record.digest or state.digest))
    return 0


def draw(state: State, file: str, words: Words) -> None:
    """Writes the position as a picture that follows the viewer's light or dark theme."""
    drawn = drawings.svg(state, seat_names(state.rules.players, words), words.language)
    if drawn is None:
        raise BadUsage(words.say("replay-no-drawing", game=state.rules.game.id))
    write_text(file, drawn, words)


def replayed(record: Record, rules: Rules, to: int | None, words: Words) -> State:
    """Returns the requested position. A whole record must end the game with the digest that it names."""
    if to is not None and not 0 <= to <= len(record.moves):
        raise BadUsage(words.say("replay-to-wrong", to=to, plies=len(record.moves)))
    try:
        state = record.replay(rules, to)
    except BadRecord as bad:
        raise BadUsage(because(bad, seat_names(rules.players, words), words)) from None
    if to is None and not state.over:
        raise BadUsage(words.say("replay-cut-short", plies=len(record.moves)))
    if to is None and not record.digest:
        raise BadUsage(words.say("replay-no-digest", plies=len(record.moves)))
    return state


def seat_names(players: int, words: Words) -> list[str]:
    """Returns names for the seats: a record does not contain players, so they are numbered as in its lines."""
    return [words.say("player-number", number=seat) for seat in range(players)]


def because(bad: BadRecord, names: list[str], words: Words) -> str:
    """Returns the error of a record, with the rule that its move breaks."""
    if bad.why is not None:
        return words.refusal(bad.refusal, (), why=words.refusal(bad.why, names))
    return words.refusal(bad.refusal)


def position_json(record: Record, state: State, to: int | None) -> Json:
    data: Json = {
        "game": record.game,
        "rules": record.version,
        "players": record.players,
        "options": state.rules.options,
        "ply": len(record.moves) if to is None else to,
        "plies": len(record.moves),
        "digest": state.digest,
        "position": state.to_json(),
    }
    if state.over:
        data["result"] = state.result.to_json()
    return data


def scores_line(state: State, look: Look) -> list[Text]:
    """Returns everybody's points, with the deciding seats marked."""
    return [
        Text.assemble("▸" if state.is_deciding(seat) else "", look.player(seat), f" {points}")
        for seat, points in enumerate(state.scores)
    ]


def show(record: Record, rules: Rules, state: State, to: int | None, words: Words) -> None:
    console = Console()
    ply = len(record.moves) if to is None else to
    settings = " ".join(f"{name}={option_text(value)}" for name, value in rules.options.items())
    console.print(f"[bold]{words.say('game')}[/] [dim]{settings}[/]")
    console.print(words.say("replay-position", ply=ply, plies=len(record.moves)))
    look = Look(seat_names(rules.players, words), words)
    console.print(Text("   ").join(scores_line(state, look)))
    console.print(boards.draw(rules.game, state.to_json(), look))
    if to is None:
        console.print(words.say("replay-checked", plies=ply, digest=record.digest), style="green")
