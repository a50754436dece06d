"""`ludoteca trace`: one game of bots as JSON lines, every position in full. docs/formats.md states the format."""

import argparse
import json
from collections.abc import Iterator, Sequence

from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.bots.outside.bot import faults_of
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.cli.parsing import Parser, add_bots, add_game, add_seed, bots_of, one_for_each, rules_of, write_text
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    add_bots(parser)
    add_seed(parser)
    parser.add("--record", help="help-record-out", metavar="FILE")


def run(arguments: argparse.Namespace, words: Words) -> int:
    bots = bots_of(arguments.bots)
    rules = rules_of(arguments, words, bots)
    names = one_for_each(bots, rules, words)
    if arguments.record:
        write_text(arguments.record, "", words)  # fails now rather than after the game
    match = Match(rules, seed_bytes(arguments.seed))
    for line in lines(match, names, arguments.seed):
        print(json.dumps(line, separators=(",", ":")))
    if arguments.record:
        write_text(arguments.record, match.record().to_text(), words)
    return 0


def lines(match: Match, bots: Sequence[str], seed: int) -> Iterator[Json]:
    """Plays the match to its end; yields the settings, a line for each decision, and the result."""
    rules = match.rules
    players = seat_bots(rules.game.id, bots, seed)
    yield {
        "game": rules.game.id,
        "rules": rules.version,
        "players": rules.players,
        "options": rules.options,
        "seed": seed,
        "state": match.state.to_json(),
    }
    while not match.state.over:
        seat = first_deciding(match.state)
        faults = faults_of(players[seat])
        before = len(faults)
        action = decide(match.state, seat, players[seat])
        fields = match.state.fields(seat, action)
        entry = match.apply(seat, action)
        yield {
            "ply": len(match.entries),
            "seat": seat,
            "action": {"type": action.type, **fields},
            "text": entry.text,
            "events": [event.to_json() for event in entry.events],
            "scores": match.state.scores.copy(),
            "state": match.state.to_json(),
            **({"fault": str(faults[-1])} if len(faults) > before else {}),
        }
    end_game(players, match.state.result)
    yield {"result": match.state.result.to_json(), "digest": match.state.digest}
