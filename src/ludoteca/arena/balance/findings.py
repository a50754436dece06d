"""The results of a balance study. Everything is compared within a game: the same seed, the same table, the same luck.

For a seat, a board or a character: its points minus the mean of the other seats. For something that can be done: the
points of players who did it more often than the mean of their table, minus the points of those who did it less often.
Intervals are Student's over games; a difference is reported if it remains after correction for all comparisons of its
kind (Benjamini and Hochberg).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from ludoteca.arena.balance.games import BalanceWork, WatchedGame
from ludoteca.arena.intervals import Mean, false_discoveries
from ludoteca.arena.tournaments.standings import WinRate, rounded
from ludoteca.kernel.jsontext import Json

FEWEST_GAMES: Final = 30
"""Properties that occurred in fewer games are not judged."""
LEVEL: Final = 0.05


@dataclass
class Advantage:
    """Compares players with a property to the others at their table. `corrected` is the p-value corrected for multiple
    comparisons."""

    name: str
    won: WinRate = field(default_factory=WinRate)
    won_more: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)
    margin: Mean = field(default_factory=Mean)
    corrected: float = 1.0

    def add(self, game: WatchedGame, mine: list[int], others: list[int]) -> None:
        share = 1 / game["ranks"].count(1)
        wins = [share if rank == 1 else 0.0 for rank in game["ranks"]]
        for seat in mine:
            self.won.add(wins[seat])
            self.points.add(game["scores"][seat])
        self.won_more.add(fmean(wins[seat] for seat in mine) - fmean(wins[seat] for seat in others))
        points = game["scores"]
        self.margin.add(fmean(points[seat] for seat in mine) - fmean(points[seat] for seat in others))

    @property
    def games(self) -> int:
        return self.margin.count

    @property
    def differs(self) -> bool:
        return self.corrected < LEVEL

    def to_json(self) -> Json:
        return {
            "name": self.name,
            "games": self.games,
            "win_share": round(self.won.share, 4),
            "win_interval": rounded(self.won.interval),
            "points": round(self.points.mean, 3),
            "margin": round(self.margin.mean, 3),
            "margin_interval": rounded(self.margin.interval, 3),
            "p": round(self.margin.p_value, 6),
            "corrected": round(self.corrected, 6),
        }


@dataclass
class SourceFinding:
    """A line of the score sheet: the points of the winners and of the others."""

    source: str
    winners: Mean = field(default_factory=Mean)
    losers: Mean = field(default_factory=Mean)
    difference: Mean = field(default_factory=Mean)

    def to_json(self) -> Json:
        return {
            "source": self.source,
            "winners": round(self.winners.mean, 3),
            "losers": round(self.losers.mean, 3),
            "difference": round(self.difference.mean, 3),
            "interval": rounded(self.difference.interval, 3),
        }


@dataclass
class Variant:
    """One setting of the options, over the same seeds as the others; differences are to the first of them."""

    option: str
    value: str
    points: Mean = field(default_factory=Mean)
    winner: Mean = field(default_factory=Mean)
    spread: Mean = field(default_factory=Mean)
    first: WinRate = field(default_factory=WinRate)
    length: Mean = field(default_factory=Mean)
    difference: Mean = field(default_factory=Mean)

    def to_json(self) -> Json:
        return {
            "option": self.option,
            "value": self.value,
            "points": round(self.points.mean, 3),
            "winner": round(self.winner.mean, 3),
            "spread": round(self.spread.mean, 3),
            "first": self.first.to_json(),
            "decisions": round(self.length.mean, 2),
            "difference": round(self.difference.mean, 3),
            "interval": rounded(self.difference.interval, 3),
        }


class Findings:
    """The balance of one game with one number of players. Add the games in the order of their numbers."""

    def __init__(self, work: BalanceWork) -> None:
        self.work: Final = work
        players = work.settings.players
        self.games = 0
        self.points = Mean()
        self.winner = Mean()
        self.length = Mean()
        self.ties = WinRate()
        self.seats = [Advantage(str(seat)) for seat in range(players)]
        self.order = [Advantage(str(place)) for place in range(players)]
        self.traits: dict[str, dict[str, Advantage]] = {}
        self.actions: dict[str, Advantage] = {}
        self.sources = {source: SourceFinding(source) for source in work.settings.rules.game.sheet()}
        self.variants = [Variant(*variant) for variant in work.variants]
        self._first_points: dict[int, float] = {}

    def add(self, game: WatchedGame) -> None:
        scores = game["scores"]
        self.games += 1
        self.points.add(fmean(scores))
        self.winner.add(max(scores))
        self.length.add(game["decisions"])
        self.ties.add(float(game["ranks"].count(1) > 1))
        if self.variants:
            self._add_variant(game)
        if len(scores) < 2:
            return
        everyone = list(range(len(scores)))
        for seat in everyone:
            self.seats[seat].add(game, [seat], [other for other in everyone if other != seat])
        for place, seat in enumerate(game["order"]):
            self.order[place].add(game, [seat], [other for other in everyone if other != seat])
        for trait, values in game["traits"].items():
            known = self.traits.setdefault(trait, {})
            for value in dict.fromkeys(values):
                mine = [seat for seat in everyone if values[seat] == value]
                known.setdefault(value, Advantage(value)).add(
                    game, mine, [seat for seat in everyone if seat not in mine]
                )
        self._add_actions(game)
        self._add_sources(game)

    def _add_actions(self, game: WatchedGame) -> None:
        for action in sorted(set().union(*game["did"])):
            counts = [did.get(action, 0) for did in game["did"]]
            average = fmean(counts)
            more = [seat for seat, count in enumerate(counts) if count > average]
            less = [seat for seat, count in enumerate(counts) if count <= average]
            if more:
                self.actions.setdefault(action, Advantage(action)).add(game, more, less)

    def _add_sources(self, game: WatchedGame) -> None:
        winners = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
        losers = [seat for seat, rank in enumerate(game["ranks"]) if rank != 1]
        for source in sorted(set().union(self.sources, *game["sources"])):
            finding = self.sources.setdefault(source, SourceFinding(source))
            points = [by_source.get(source, 0) for by_source in game["sources"]]
            if losers:
                won, lost = fmean(points[seat] for seat in winners), fmean(points[seat] for seat in losers)
                finding.winners.add(won)
                finding.losers.add(lost)
                finding.difference.add(won - lost)

    def _add_variant(self, game: WatchedGame) -> None:
        variant = self.variants[game["variant"]]
        scores, mean = game["scores"], fmean(game["scores"])
        variant.points.add(mean)
        variant.winner.add(max(scores))
        variant.spread.add(max(scores) - min(scores))
        variant.length.add(game["decisions"])
        first = (game["order"] or [0])[0]
        variant.first.add(1 / game["ranks"].count(1) if game["ranks"][first] == 1 else 0.0)
        if game["variant"] == 0:
            self._first_points = {game["seed"]: mean}  # games of one seed are consecutive
        elif game["seed"] in self._first_points:
            variant.difference.add(mean - self._first_points[game["seed"]])

    def finish(self) -> "Findings":
        """Corrects the p-values for the number of comparisons, and removes what occurred in too few games."""
        self.actions = {name: action for name, action in self.actions.items() if action.games >= FEWEST_GAMES}
        self.sources = {
            name: source for name, source in self.sources.items() if source.winners.mean or source.losers.mean
        }
        self.order = [place for place in self.order if place.games]
        families = [self.seats, self.order, list(self.actions.values())]
        families += [list(values.values()) for values in self.traits.values()]
        for family in families:
            judged = [one for one in family if one.games >= 2]
            for one, corrected in zip(judged, false_discoveries([one.margin.p_value for one in judged]), strict=True):
                one.corrected = corrected
        return self

    def to_json(self) -> Json:
        return {
            **self.work.to_json(),
            "games": self.games,
            "points": round(self.points.mean, 3),
            "winner_points": round(self.winner.mean, 3),
            "decisions": round(self.length.mean, 2),
            "ties": self.ties.to_json(),
            "seats": [seat.to_json() for seat in self.seats],
            "order": [place.to_json() for place in self.order],
            "traits": {trait: [one.to_json() for one in values.values()] for trait, values in self.traits.items()},
            "actions": [action.to_json() for action in sorted(self.actions.values(), key=lambda one: -one.margin.mean)],
            "sources": [source.to_json() for source in self.sources.values()],
            "variants": [variant.to_json() for variant in self.variants],
        }


def findings(work: BalanceWork, games: Iterable[WatchedGame]) -> Findings:
    found = Findings(work)
    for game in games:
        found.add(game)
    return found.finish()
