"""Standings of a tournament: wins, points, margins, length, time, and every pair of bots against each other.

A shared first place is shared: the wins of a game sum to one. Comparisons by seed count only seeds of which a pair has
played all games, ratings only line-ups in which every bot has had every seat.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from statistics import fmean

from ludoteca.arena.intervals import Mean, interval
from ludoteca.arena.tournaments import ratings
from ludoteca.arena.tournaments.games import PlayedGame
from ludoteca.arena.tournaments.schedule import Schedule
from ludoteca.arena.tournaments.sequential import ERROR, Duel
from ludoteca.kernel.jsontext import Json

Span = tuple[float, float]


@dataclass
class WinRate:
    """A number of wins in a number of games."""

    wins: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.wins += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Span:
        return interval(self.wins, self.games)

    def to_json(self) -> Json:
        return {"wins": round(self.wins, 3), "games": self.games, "interval": rounded(self.interval)}


@dataclass
class BotStanding:
    """One bot's results over all seats."""

    bot: str
    by_seat: list[WinRate]
    won: WinRate = field(default_factory=WinRate)
    points: Mean = field(default_factory=Mean)
    scores: Counter[int] = field(default_factory=Counter)
    margins: Counter[int] = field(default_factory=Counter)
    """Own points minus those of the best other seat."""
    decisions: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    rating: float = ratings.START
    rating_interval: Span = (0.0, 0.0)

    @property
    def milliseconds(self) -> float:
        """The mean time of a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> Json:
        return {
            "bot": self.bot,
            "rating": round(self.rating, 1),
            "rating_interval": rounded(self.rating_interval, 1),
            **self.won.to_json(),
            "score_mean": round(self.points.mean, 4),
            "score_sd": round(self.points.deviation, 4),
            "score_interval": rounded(self.points.interval),
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
            "margins": {str(margin): self.margins[margin] for margin in sorted(self.margins)},
            "decision_ms": round(self.milliseconds, 4),
            "decisions": self.decisions,
            "by_seat": [seat.to_json() for seat in self.by_seat],
            **({"faults": dict(sorted(self.faults.items()))} if self.faults else {}),
        }


@dataclass
class PairStanding:
    """Two bots in the games that both played: how often the first finished before the second, and by how much.

    `margin` is the mean over seeds of the difference on the same seed from all seats.
    """

    first: str
    second: str
    ahead: WinRate = field(default_factory=WinRate)
    margin: Mean = field(default_factory=Mean)
    duel: Duel = field(default_factory=Duel)
    winner: str | None = None
    """The better bot, if the sequential test is certain."""

    def to_json(self) -> Json:
        return {
            "bots": [self.first, self.second],
            "ahead": round(self.ahead.wins, 3),
            "games": self.ahead.games,
            "interval": rounded(self.ahead.interval),
            "seeds": self.margin.count,
            "margin": round(self.margin.mean, 4),
            "margin_interval": rounded(self.margin.interval),
            "better": self.winner,
        }


@dataclass
class Standings:
    """The state of a tournament. `bots` are ordered by rating."""

    schedule: Schedule
    bots: list[BotStanding]
    pairs: list[PairStanding]
    length: Mean
    games: int
    seeds: int
    error: float = ERROR

    @property
    def certain(self) -> bool:
        """Whether the order of all bots that met is certain."""
        return all(pair.winner is not None for pair in self.pairs)

    def pair(self, first: str, second: str) -> PairStanding | None:
        return next((pair for pair in self.pairs if {pair.first, pair.second} == {first, second}), None)

    def to_json(self) -> Json:
        return {
            **self.schedule.to_json(),
            "games": self.games,
            "seeds": self.seeds,
            "certain": self.certain,
            "error": self.error,
            "decisions_per_game": round(self.length.mean, 2),
            "bots": [bot.to_json() for bot in self.bots],
            "pairs": [pair.to_json() for pair in self.pairs],
        }


def standings(schedule: Schedule, games: Iterable[PlayedGame]) -> Standings:
    """Returns the standings after these games, in any order."""
    ordered = in_order(games)
    bots = {bot: BotStanding(bot, [WinRate() for _ in range(schedule.settings.players)]) for bot in schedule.bots}
    length = Mean()
    for game in ordered:
        length.add(sum(game["decisions"]))
        count_game(bots, game)
    pairs = compared(schedule, ordered)
    blocks = finished_line_ups(schedule, ordered)
    rated = blocks or [ordered]
    middle = ratings.ratings(schedule.bots, rated)
    spans = ratings.intervals(schedule.bots, rated, middle)
    for name, bot in bots.items():
        bot.rating = middle[name]
        bot.rating_interval = (-math.inf, math.inf) if one_sided(name, pairs) else spans[name]
    order = sorted(bots.values(), key=lambda bot: -bot.rating)
    return Standings(schedule, order, pairs, length, len(ordered), len(blocks))


def one_sided(bot: str, pairs: Iterable[PairStanding]) -> bool:
    """Returns whether the bot was always ahead, or always behind: then the games set no bound on its rating."""
    shares = {
        pair.ahead.share if pair.first == bot else 1 - pair.ahead.share
        for pair in pairs
        if bot in (pair.first, pair.second)
    }
    return shares in ({0.0}, {1.0})


def undecided(schedule: Schedule, games: Iterable[PlayedGame]) -> set[tuple[str, str]]:
    """Returns the pairs whose better bot is not yet certain."""
    pairs = compared(schedule, in_order(games))
    return {(pair.first, pair.second) for pair in pairs if pair.winner is None}


def in_order(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    return sorted(games, key=lambda game: game["number"])


def count_game(bots: dict[str, BotStanding], game: PlayedGame) -> None:
    winners = game["ranks"].count(1)
    for seat, name in enumerate(game["seats"]):
        bot = bots[name]
        won = 1 / winners if game["ranks"][seat] == 1 else 0.0
        bot.won.add(won)
        bot.by_seat[seat].add(won)
        score = game["scores"][seat]
        bot.points.add(score)
        bot.scores[score] += 1
        bot.margins[score - max(game["scores"][:seat] + game["scores"][seat + 1 :])] += 1
        bot.decisions += game["decisions"][seat]
        bot.seconds += game["seconds"][seat]
        bot.faults.update(game["faults"][seat])


def finished_line_ups(schedule: Schedule, ordered: Sequence[PlayedGame]) -> list[list[PlayedGame]]:
    """Returns, by seed, the games of line-ups that have played all their games of that seed."""
    blocks: dict[int, list[PlayedGame]] = {}
    for _, played in groupby(ordered, lambda game: game["number"] // schedule.games_per_line_up):
        games = list(played)
        if len(games) == schedule.games_per_line_up:
            blocks.setdefault(games[0]["seed"], []).extend(games)
    return list(blocks.values())


def compared(schedule: Schedule, ordered: Sequence[PlayedGame]) -> list[PairStanding]:
    pairs = [PairStanding(*pair) for pair in schedule.compared()]
    for pair in pairs:
        compare(pair, schedule, ordered)
        winner = pair.duel.winner(len(pairs))
        pair.winner = None if winner is None else (pair.first, pair.second)[winner]
    return pairs


def compare(pair: PairStanding, schedule: Schedule, ordered: Sequence[PlayedGame]) -> None:
    meetings = schedule.meetings(pair.first, pair.second)
    for _, block in groupby(ordered, lambda game: game["seed"]):
        found = [met for game in block if (met := meeting(pair, game)) is not None]
        for ahead, _ in found:
            pair.ahead.add((1 + ahead) / 2)
        if len(found) == meetings:
            pair.margin.add(fmean(margin for _, margin in found))
            pair.duel.add(fmean(ahead for ahead, _ in found))


def meeting(pair: PairStanding, game: PlayedGame) -> tuple[float, float] | None:
    """Returns the result of two bots in one game (1 if the first finished before the second, -1 after it) and the
    difference of their points."""
    first = [seat for seat, bot in enumerate(game["seats"]) if bot == pair.first]
    second = [seat for seat, bot in enumerate(game["seats"]) if bot == pair.second]
    if not first or not second:
        return None
    ranks, scores = game["ranks"], game["scores"]
    against = [(one, other) for one in first for other in second]
    ahead = fmean((ranks[one] < ranks[other]) - (ranks[one] > ranks[other]) for one, other in against)
    return ahead, fmean(scores[one] - scores[other] for one, other in against)


def rounded(span: Span, digits: int = 4) -> list[float | None]:
    """Returns the bounds for JSON, which has no infinite numbers."""
    return [round(bound, digits) if abs(bound) != float("inf") else None for bound in span]
