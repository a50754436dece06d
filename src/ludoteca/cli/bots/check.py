"""`ludoteca bot-check`: lets an outside bot play every game that it knows, at every seat, and reports each fault."""

import argparse
from collections import Counter

import ludoteca
from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.bots.outside import registry
from ludoteca.bots.outside.bot import OutsideBot, faults_of
from ludoteca.bots.playing import play_out
from ludoteca.cli.parsing import Parser, add_seed, at_least
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

FAULTY = 1


def add_arguments(parser: Parser) -> None:
    parser.add("outside", help="help-command", metavar="COMMAND")
    parser.add("--game", help="help-game-one", metavar="GAME")
    parser.add_number("--games", help="help-check-games", default=1, metavar="K")
    add_seed(parser)


def run(arguments: argparse.Namespace, words: Words) -> int:
    games = at_least(arguments.games, 1, "--games", words)
    command: str = arguments.outside
    registry.register(command, command)
    plays = registry.registered()[command]
    chosen = [ludoteca.game(arguments.game)] if arguments.game else list(ludoteca.all_games().values())
    faulty = False
    for game in chosen:
        if not plays.plays(game.id):
            print(words.say("check-not-played", game=game.id))
            continue
        for players in range(game.seats[0], game.seats[1] + 1):
            decisions, faults = check(game.rules(players), command, games, arguments.seed)
            print(words.say("check-line", game=game.id, players=players, decisions=decisions, faults=faults.total()))
            for fault, count in faults.most_common():
                print(f"  {count} x {fault}")
            faulty |= bool(faults)
    print(words.say("check-faulty" if faulty else "check-sound"))
    return FAULTY if faulty else 0


def check(rules: Rules, command: str, games: int, seed: int) -> tuple[int, Counter[str]]:
    """Returns how many decisions the bot made at every seat among random players, and its faults."""
    decisions, faults = 0, Counter[str]()
    for number in range(games):
        for seat in range(rules.players):
            names = [command if other == seat else "random" for other in range(rules.players)]
            bots = seat_bots(rules.game.id, names, seed + number)
            state = rules.new(seed + number)
            play_out(state, bots)
            end_game(bots, state.result)
            faults.update(str(fault) for fault in faults_of(bots[seat]))
            decisions += sum(bot.decisions for bot in bots if isinstance(bot, OutsideBot))
    return decisions, faults
