"""`ludoteca train`: tunes the weights of a game's quick policy, or fits the correction of its judge's worth."""

import argparse
import gc
import json
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import ludoteca
from ludoteca import bots
from ludoteca.arena import fitting, training
from ludoteca.arena.fitting import Fitter, Fitting
from ludoteca.arena.training import Trainer, Training
from ludoteca.bots.bot import Judge
from ludoteca.cli.parsing import BadUsage, Parser, add_seed, at_least, words_of, write_text
from ludoteca.cli.study.simulate import progress_bar
from ludoteca.kernel.rules import Game, Rules
from ludoteca.words import Words

Going = TypeVar("Going", Training, Fitting)


def add_arguments(parser: Parser) -> None:
    parser.add("game", help="help-game", metavar="GAME")
    parser.add_number("--steps", help="help-train-steps", default=1000, metavar="N")
    parser.add_number("--games", help="help-train-games", default=8, metavar="K")
    parser.add_number("--players", help="help-train-players", metavar="N")
    add_seed(parser)
    parser.add("--out", help="help-train-out", default="training.json", metavar="FILE")
    parser.add("--weights", help="help-train-weights", metavar="FILE")
    parser.add("--correction", help="help-train-correction", metavar="FILE")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = ludoteca.game(arguments.game)
    judge = bots.judge(game.id)
    if not judge.weights():
        raise BadUsage(words.say("train-nothing", game=game.id))
    steps = at_least(arguments.steps, 1, "--steps", words)
    out = Path(arguments.out)
    if arguments.correction:
        return fit(arguments, words, judge, steps, out)
    going = begun(arguments, words, judge, out)
    trainer = Trainer(going, judge, training_rules_of(game, judge, going.players, words))
    gc.disable()  # states have no cycles
    try:
        with progress_bar() as bar:
            task = bar.add_task(words_of(game, words).say("game"), total=steps, completed=going.steps)
            while going.steps < steps:
                trainer.step()
                bar.advance(task)
                if going.steps % training.PROGRESS_EVERY == 0:
                    save(going, out, words)
    except KeyboardInterrupt:
        print(words.say("train-interrupted", steps=going.steps, asked=steps, file=str(out)))
    finally:
        gc.enable()
    save(going, out, words)
    if arguments.weights:
        write_text(arguments.weights, json.dumps(going.weights, indent=1) + "\n", words)
    show(going, words)
    return 0


def fit(arguments: argparse.Namespace, words: Words, judge: Judge, games: int, out: Path) -> int:
    """Plays so many games in all, and writes the correction that follows from them."""
    game = ludoteca.game(arguments.game)
    if not judge.feature_names():
        raise BadUsage(words.say("train-nothing", game=game.id))
    going = fitting.begin(game.id, judge, arguments.seed)
    if out.exists():
        going = of_this_game(read(out, fitting.load, words), arguments, words)
    rules = training_rules_of(game, judge, arguments.players, words)
    fitter = Fitter(going, judge, rules)
    gc.disable()  # states have no cycles
    try:
        with progress_bar() as bar:
            task = bar.add_task(words_of(game, words).say("game"), total=games, completed=going.games)
            while going.games < games:
                fitter.play()
                bar.advance(task)
                if going.games % fitting.SAVED_EVERY == 0 or going.games == games:
                    save(going, out, words)
    finally:
        gc.enable()
    write_text(arguments.correction, json.dumps(fitter.correction(), indent=1) + "\n", words)
    without, left = fitter.errors()
    said = words.say(
        "train-fitted", rows=going.sums.rows, games=going.games, before=f"{without:.1f}", after=f"{left:.1f}"
    )
    print(said)
    return 0


def training_rules_of(game: Game, judge: Judge, players: int | None, words: Words) -> list[Rules]:
    found = training.training_rules(game, judge, players)
    if not found:
        raise BadUsage(words.say("train-players", game=game.id, players=players or 0))
    return found


def begun(arguments: argparse.Namespace, words: Words, judge: Judge, out: Path) -> Training:
    """Returns the training in the file, or a new one."""
    if not out.exists():
        games = at_least(arguments.games, 1, "--games", words)
        return training.begin(arguments.game, judge, arguments.seed, games, arguments.players)
    return of_this_game(read(out, training.load, words), arguments, words)


def read(path: Path, load: Callable[[Path], Going], words: Words) -> Going:
    try:
        return load(path)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadUsage(words.say("train-not-training", path=str(path))) from None


def of_this_game(found: Going, arguments: argparse.Namespace, words: Words) -> Going:
    if found.game != arguments.game:
        raise BadUsage(words.say("train-other-game", path=str(arguments.out), game=found.game))
    return found


def save(going: Going, out: Path, words: Words) -> None:
    try:
        going.save(out)
    except OSError as error:
        raise BadUsage(words.say("cannot-write", path=str(out), reason=error.strerror or str(error))) from None


def show(going: Training, words: Words) -> None:
    for mark in going.curve:
        share = f"{mark.wins / mark.games:.1%}"
        print(words.say("train-mark", step=mark.step, games=mark.games, share=share, margin=f"{mark.margin:+.1f}"))
