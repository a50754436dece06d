#!/usr/bin/env python3
"""A bot that learns Mille Fiori for two by playing against itself, from nothing.

    pip install "ludoteca[learn]"
    python mille_fiori.py train net.npz --games 15000    # prints, and writes beside the net, how it does against greedy
    python mille_fiori.py test net.npz --games 400
    ludoteca serve --bot learned="python mille_fiori.py play net.npz"     # offered at every table

The method is TD(lambda) on afterstates, as TD-Gammon used it. For every way to go on, the bot plays it on a copy of what
it knows and asks a small net how many points better than the other it will do from there on; it takes the way with the
highest sum of what it brings now and what the net expects. The net learns from what then happened. Nothing else is
told to it: no judge, no weights, no games of other bots.

Nothing depends on the clock: the same seed and number of games give the same net, on one machine and one version of
torch (other processors may round otherwise).
"""

import argparse
import csv
import json
import math
import os
import sys
import time
from dataclasses import dataclass, field
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so small a net is much quicker in one thread
import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca import Action, Bot, Observation, State, bots
from ludoteca.bots.encoding import Writer, encoder
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.games.mille_fiori.state import MilleFioriState

RULES: Final = ludoteca.rules("mille-fiori", players=2)
ARRAYS, WRITER = encoder(RULES), Writer()
HIDDEN: Final = (128, 64)
POINTS: Final = 20.0  # the net's output is in units of so many points
LAMBDA: Final = 0.8
LEARNING_RATE: Final = 1e-3  # at the beginning; it falls to a tenth
ROUND: Final = 48  # games that are played side by side before the net learns from them
KEPT: Final = 40  # rounds of games that it learns from: the last ones
AVERAGING: Final = 0.01  # what plays is a moving average of what learns; so much of each step goes into it
EXPLORATION: Final = 0.03  # how often a random line is taken
TEST_GAMES, FINAL_TEST_GAMES = 100, 400

Array = NDArray[np.float32]
LARGE: Final = {"rest": 100, "supply": 27, "ship": 20, "round": 10, "reserve": 3, "pass": 3}
SCALES: Final = np.array(
    [1 / (20 if "/bonus/" in name else LARGE.get(name.rpartition("/")[2], 1)) for name in ARRAYS.names], np.float32
)
"""Bring all numbers of a position to about the same size."""


class Net:
    """What a position promises, in points: two layers in plain NumPy, which need no torch to play."""

    def __init__(self, layers: list[Array]) -> None:
        self.layers = layers

    def __call__(self, rows: NDArray[np.uint8]) -> Array:
        values = rows * SCALES
        for place in range(0, len(self.layers), 2):
            values = values @ self.layers[place] + self.layers[place + 1]
            if place + 2 < len(self.layers):
                values = np.maximum(values, 0)
        return np.asarray(values[:, 0] * POINTS, np.float32)

    @staticmethod
    def load(path: Path) -> "Net":
        with np.load(path) as file:
            return Net([file[f"layer{place}"] for place in range(len(file.files))])

    def save(self, path: Path) -> None:
        np.savez(path, **{f"layer{place}": layer for place, layer in enumerate(self.layers)})  # type: ignore[arg-type]


# -- looking ahead


@dataclass
class Line:
    """An action, the position after it (and after the best use of a card that it chooses), and the points ahead there."""

    action: Action
    after: bytes
    ahead: int


def lines_of(observation: Observation, rng: Random) -> list[Line]:
    """All ways to go on. They are played in a world that fits what the seat knows, up to the end of its turn."""
    seat = observation.seat
    assert seat is not None
    start = RULES.game.presentation.alone(observation.sample(rng), seat)
    assert isinstance(start, MilleFioriState)
    start.lone = True  # nobody looks at cards that are dealt later
    found: list[Line] = []
    for action in observation.legal:
        after = start.clone()
        after.play(seat, action)
        ends = [after]
        if action.type == "choose":
            ends = [after.clone() for _ in after.legal(seat)]
            for end, use in zip(ends, after.legal(seat), strict=True):
                end.play(seat, use)
        for end in ends:
            found.append(Line(action, ARRAYS.encode(end, seat, WRITER), end.scores[seat] - end.scores[1 - seat]))
    return found


def values_of(net: Net, lines: list[Line]) -> Array:
    promised = net(np.frombuffer(b"".join(line.after for line in lines), np.uint8).reshape(len(lines), -1))
    return promised + np.array([line.ahead for line in lines], np.float32)


class LearnedBot(Bot):
    def __init__(self, rng: Random, net: Net) -> None:
        super().__init__(rng)
        self.net = net

    def choose(self, observation: Observation) -> Action:
        lines = lines_of(observation, self.rng)
        return lines[int(values_of(self.net, lines).argmax())].action


# -- learning


@dataclass
class Trajectory:
    """The positions that a seat came to in a game, and how far it was ahead in each."""

    after: list[bytes] = field(default_factory=list)
    ahead: list[int] = field(default_factory=list)


def play_games(net: Net, seeds: range, rng: Random) -> tuple[list[Trajectory], float]:
    """Plays games against itself, side by side, so that the net is asked for all of them at once; and their mean score."""
    states: list[State] = [RULES.new(seed) for seed in seeds]
    paths = [[Trajectory(), Trajectory()] for _ in states]
    while running := [place for place, state in enumerate(states) if not state.over]:
        seats = [first_deciding(states[place]) for place in running]
        lines = [lines_of(states[place].view(seat), rng) for place, seat in zip(running, seats, strict=True)]
        worth = np.split(
            values_of(net, list(chain.from_iterable(lines))), np.cumsum([len(some) for some in lines])[:-1]
        )
        for place, seat, some, values in zip(running, seats, lines, worth, strict=True):
            best = rng.randrange(len(some)) if rng.random() < EXPLORATION else int(values.argmax())
            states[place].play(seat, some[best].action)
            if some[best].action.type != "choose":  # the card is used later, when the board may be another one
                paths[place][seat].after.append(some[best].after)
                paths[place][seat].ahead.append(some[best].ahead)
    for state, both in zip(states, paths, strict=True):
        for seat, path in enumerate(both):
            path.ahead.append(state.scores[seat] - state.scores[1 - seat])
    return [path for both in paths for path in both], float(np.mean([state.scores for state in states]))


def training_samples(net: Net, paths: list[Trajectory]) -> tuple[NDArray[np.uint8], Array]:
    """What the net should have said: points gained up to the next own position, and so on (TD(lambda))."""
    rows = np.frombuffer(b"".join(b"".join(path.after) for path in paths), np.uint8).reshape(-1, ARRAYS.size)
    said = net(rows)
    targets = np.zeros(len(rows), np.float32)
    last = 0
    for path in paths:
        first, last = last, last + len(path.after)
        target = 0.0
        for place in range(last - 1, first - 1, -1):
            step = place - first
            later = 0.0 if place == last - 1 else (1 - LAMBDA) * float(said[place + 1]) + LAMBDA * target
            target = path.ahead[step + 1] - path.ahead[step] + later
            targets[place] = target
    return rows, targets / POINTS


def train(path: Path, total: int, seed: int, test_every: int) -> None:
    """Plays `total` games in rounds, learns after each round, and tests before the first and after every `test_every` games."""
    import torch

    torch.manual_seed(seed)
    torch.set_num_threads(1)
    modules: list[torch.nn.Module] = []
    for wide, narrow in pairwise((ARRAYS.size, *HIDDEN, 1)):
        modules += [torch.nn.Linear(wide, narrow), torch.nn.ReLU()]
    model = torch.nn.Sequential(*modules[:-1])
    torch.nn.init.zeros_(modules[-2].weight)  # it begins without an opinion
    torch.nn.init.zeros_(modules[-2].bias)
    optimizer = torch.optim.AdamW(model.parameters(), LEARNING_RATE, weight_decay=0.01)
    averaged = [parameter.detach().clone() for parameter in model.parameters()]
    scale = torch.from_numpy(SCALES)
    rng, games, tested, score = Random(seed), 0, 0, 0.0
    kept: list[tuple[torch.Tensor, torch.Tensor]] = []
    with path.with_suffix(".csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["games", "processor minutes", "own score", "wins", "of", "mean margin"])
        while True:
            net = Net([np.array(weight.numpy().T, order="C") for weight in averaged])
            if games == 0 or games - tested >= test_every or games >= total:
                net.save(path)
                tested, tests = games, FINAL_TEST_GAMES if games >= total else TEST_GAMES
                wins, margin = against_greedy(net, tests, 10_000)
                row = [games, round(time.process_time() / 60, 1), round(score, 1), wins, tests, round(margin, 1)]
                curve.writerow(row)
                file.flush()
                print(*row, flush=True)
            if games >= total:
                return
            paths, score = play_games(net, range(seed + games, seed + games + ROUND), rng)
            games += ROUND
            rows, targets = training_samples(net, paths)
            kept = [*kept[1 - KEPT :], (torch.from_numpy(rows.copy()), torch.from_numpy(targets))]
            learn(model, averaged, optimizer, scale, kept)
            for group in optimizer.param_groups:
                group["lr"] = LEARNING_RATE * max(0.1, 1 - games / total)


def learn(model, averaged, optimizer, scale, kept) -> None:  # type: ignore[no-untyped-def]
    """Goes over as many positions as two rounds of games have, drawn from those that are kept."""
    import torch

    inputs = torch.cat([rows for rows, _ in kept])
    targets = torch.cat([wanted for _, wanted in kept])
    for _ in range(math.ceil(2 * len(kept[-1][1]) / 256)):
        drawn = torch.randint(len(targets), (256,))
        loss = torch.nn.functional.smooth_l1_loss(model(inputs[drawn].float() * scale)[:, 0], targets[drawn])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        for mean, parameter in zip(averaged, model.parameters(), strict=True):
            mean.lerp_(parameter.detach(), AVERAGING)


# -- testing and playing


def against_greedy(net: Net, games: int, seed: int) -> tuple[float, float]:
    """Wins (a tie is half of one) and the mean margin, every seed from both seats."""
    wins, margins = 0.0, 0
    for game in range(games):
        own = game % 2
        players: list[Bot] = [LearnedBot(Random(seed), net), bots.make("greedy", RULES.game.id, seed)]
        state = RULES.new(f"test {seed + game // 2}")
        while not state.over:
            seat = first_deciding(state)
            state.play(seat, decide(state, seat, players[seat ^ own]))
        margin = state.scores[own] - state.scores[1 - own]
        wins += (margin > 0) + 0.5 * (margin == 0)
        margins += margin
    return wins, margins / games


def play(net: Net) -> None:
    """The protocol for outside bots (docs/bots.md): a JSON object a line."""
    bot = LearnedBot(Random(0), net)
    for line in sys.stdin:
        heard = json.loads(line)
        answer = None
        if heard["type"] == "hello":
            answer = {"type": "ready", "protocol": 1, "name": "Learned", "games": [RULES.game.id]}
        elif heard["type"] == "new":
            if (heard["players"], heard["options"]) != (RULES.players, RULES.options):
                answer = {"type": "error", "text": "I have learned the game for two with its usual options only."}
        elif heard["type"] == "decision":
            observation = RULES.observation_from_json(heard["observation"])
            answer = {"type": "action", "id": heard["id"], "action": bot.choose(observation).text}
        elif heard["type"] == "stop":
            return
        if answer:
            print(json.dumps(answer), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that learns Mille Fiori for two by playing against itself.")
    commands = parser.add_subparsers(dest="command", required=True)
    training, testing, playing = (commands.add_parser(name) for name in ("train", "test", "play"))
    for command in (training, testing, playing):
        command.add_argument("net", type=Path)
    training.add_argument("--games", type=int, default=15_000, help="against itself; the learning rate falls with them")
    training.add_argument("--test-every", type=int, default=1_500, metavar="GAMES")
    training.add_argument("--seed", type=int, default=1)
    testing.add_argument("--games", type=int, default=FINAL_TEST_GAMES)
    asked = parser.parse_args()
    if asked.command == "train":
        train(asked.net, asked.games, asked.seed, asked.test_every)
    elif asked.command == "test":
        wins, margin = against_greedy(Net.load(asked.net), asked.games, 50_000)
        print(f"{wins:g} of {asked.games} games won against greedy, {margin:+.1f} points a game")
    else:
        play(Net.load(asked.net))


if __name__ == "__main__":
    main()
