"""Practice: positions with one clearly best move, found in games of bots.

They are stored as records with the numbers of moves in them, in `practice/<game>.json` of this package: replaying a
record gives the position, shown as the seat knew it.
"""

import functools
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import resources
from random import Random
from typing import Final, Literal

import ludoteca
from ludoteca.analysis.comparing import without_collector
from ludoteca.analysis.lines import line_value
from ludoteca.bots.bot import Judge
from ludoteca.bots.judges import judge as judge_of
from ludoteca.bots.search import Budget, Evaluation, Search, standard_error
from ludoteca.kernel.jsontext import as_dict, as_int, as_list, as_str, read_field
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.rules import Rules

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")
CLEAR: Final = 0.03
"""How far the best move must be ahead of the second, as a share of the win."""
STILL_CLEAR: Final = 0.02
"""How far it must be ahead in a second search, ten times as long and in other worlds."""
CERTAINTY: Final = 2.5
AGAIN: Final = 10
WIDTH: Final = 10
FEWEST_LEGAL: Final = 3
MOST_OF_ONE_GAME: Final = 5
SEED_BITS: Final = 60


@dataclass(frozen=True)
class Puzzle:
    """A position in a record: after `ply` moves the seat's best line is `best`, and the second best costs `loss`.

    A puzzle is easy if the best line is also the judge's first choice, and hard if the judge prefers several others before the
    search.
    """

    ply: int
    seat: int
    best: list[str]
    loss: float
    difficulty: Difficulty


@dataclass(frozen=True)
class PracticePosition:
    """A puzzle with the game that it is from."""

    id: str
    record: Record
    puzzle: Puzzle

    @property
    def rules(self) -> Rules:
        return ludoteca.game(self.record.game).rules(self.record.players, self.record.options)

    def observation(self) -> Observation:
        return self.record.replay(self.rules, self.puzzle.ply).view(self.puzzle.seat)


# -- finding them


def find(record: Record, rules: Rules, rollouts: int, seed: int, most_easy: int) -> Iterator[Puzzle]:
    """Yields a few puzzles from anywhere in a game, and limits easy ones, which are the most frequent."""
    judge = judge_of(record.game, "practice")
    rng = Random(f"practice {seed}")
    found = 0
    for ply in rng.sample(range(len(record.moves)), len(record.moves)):
        if found == MOST_OF_ONE_GAME:
            return
        state = record.replay(rules, ply)
        seat = record.moves[ply].seat
        if len(state.legal(seat)) >= FEWEST_LEGAL:
            puzzle = puzzle_at(judge, state.view(seat), ply, rollouts, rng, most_easy > 0)
            if puzzle is not None:
                found += 1
                most_easy -= puzzle.difficulty == "easy"
                yield puzzle


def puzzle_at(
    judge: Judge, observation: Observation, ply: int, rollouts: int, rng: Random, easy: bool = True
) -> Puzzle | None:
    with without_collector():
        first = _searched(judge, observation, rollouts, rng)
        if len(first) < FEWEST_LEGAL or not _is_clear(first, CLEAR):
            return None
        if not easy and _difficulty(first) == "easy":
            return None
        again = _searched(judge, observation, AGAIN * rollouts, rng)
    best = again[0].line
    if best.actions != first[0].line.actions or not _is_clear(again, STILL_CLEAR):
        return None
    assert observation.seat is not None
    texts = line_value(observation, best.actions, again[0].win, again[0].margin).actions
    loss, _ = _ahead(again)
    return Puzzle(ply, observation.seat, texts, round(loss, 4), _difficulty(again))


def _searched(judge: Judge, observation: Observation, rollouts: int, rng: Random) -> list[Evaluation]:
    return Search(judge, observation, Budget(rollouts, 0.0), rng.getrandbits(SEED_BITS)).run(WIDTH)


def _is_clear(found: list[Evaluation], lead: float) -> bool:
    loss, error = _ahead(found)
    return loss >= lead and loss > CERTAINTY * error


def _ahead(found: list[Evaluation]) -> tuple[float, float]:
    """Returns the lead of the best line over its nearest rival in the worlds that both have seen, and its standard
    error."""
    best = found[0]
    nearest = (1.0, 0.0)
    for other in found[1:]:
        ahead = [own - its for own, its in zip(best.values, other.values, strict=False)]
        if ahead:
            nearest = min(nearest, (sum(ahead) / len(ahead), standard_error(ahead)))
    return nearest


def _difficulty(found: list[Evaluation]) -> Difficulty:
    """Returns the difficulty by the number of lines that the judge preferred before the search."""
    better = sum(other.line.worth > found[0].line.worth for other in found[1:])
    return "easy" if better == 0 else "medium" if better <= 2 else "hard"


# -- the file


def to_text(games: list[tuple[str, list[Puzzle]]]) -> str:
    """Writes records with their puzzles, one per line."""
    lines = [json.dumps({"record": text, "puzzles": [asdict(each) for each in puzzles]}) for text, puzzles in games]
    return "".join(line + "\n" for line in lines)


def from_text(text: str) -> list[tuple[str, list[Puzzle]]]:
    games = []
    for line in text.splitlines():
        data = as_dict(json.loads(line), "practice")
        puzzles = [_puzzle(each) for each in as_list(read_field(data, "puzzles"), "puzzles")]
        games.append((as_str(read_field(data, "record"), "record"), puzzles))
    return games


def _puzzle(data: object) -> Puzzle:
    read = as_dict(data, "puzzle")
    loss = read_field(read, "loss")
    difficulty = read_field(read, "difficulty")
    assert isinstance(loss, float)
    assert difficulty == "easy" or difficulty == "medium" or difficulty == "hard"
    best = [as_str(text, "best") for text in as_list(read_field(read, "best"), "best")]
    ply, seat = (as_int(read_field(read, name), name, 0, 1 << 20) for name in ("ply", "seat"))
    return Puzzle(ply, seat, best, loss, difficulty)


@functools.cache
def practice_set(game: str) -> tuple[PracticePosition, ...]:
    """Returns the shipped positions of a game, the easiest first; none for a game without any, or if its rules have
    changed since."""
    file = resources.files("ludoteca.analysis") / "practice_sets" / f"{game}.jsonl"
    if not file.is_file():
        return ()
    found = []
    version = ludoteca.game(game).version
    for number, (text, puzzles) in enumerate(from_text(file.read_text("utf-8"))):
        record = record_from_text(text)
        if record.version == version:
            found += [PracticePosition(f"{number}-{puzzle.ply}", record, puzzle) for puzzle in puzzles]
    found.sort(key=lambda each: (DIFFICULTIES.index(each.puzzle.difficulty), -each.puzzle.loss))
    return tuple(found)


def of_the_day(game: str, day: int) -> PracticePosition | None:
    """Returns the position of a day (a number of days), the same for everybody and not one of the days before."""
    found = list(practice_set(game))
    if not found:
        return None
    round_number, place = divmod(day, len(found))
    Random(f"day {game} {round_number}").shuffle(found)
    return found[place]
