"""The games of a balance study: what each seat had, did and scored, from positions and events alone."""

import functools
from collections import Counter
from dataclasses import dataclass, field
from typing import TypedDict, cast

import ludoteca
from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.arena.workers import GameSettings, Numbers, Stop
from ludoteca.bots.playing import play_out
from ludoteca.kernel.events import SCORED, TABLE, Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options, Rules
from ludoteca.words import Words


class WatchedGame(TypedDict):
    """One finished game; lists have a value for each seat."""

    number: int
    seed: int
    variant: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    order: list[int]
    """The seats in the order of play, where the game has one."""
    traits: dict[str, list[str]]
    """What each seat was dealt for the whole game, such as a board or a character."""
    sources: list[dict[str, int]]
    """Points by line of the score sheet."""
    did: list[dict[str, int]]
    """How often each seat did something with a thing, such as `placed ship`."""


def as_watched(line: Json) -> WatchedGame:
    """Returns a line of a balance study's file, which only this program writes, as a game."""
    return cast("WatchedGame", line)


@dataclass
class WatchedGames:
    """The games of a chunk."""

    played: list[WatchedGame] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.played)


@dataclass(frozen=True)
class BalanceWork:
    """The games of one bot at all seats. Each seed is played with every variant of the options, one after the other."""

    settings: GameSettings
    bot: str
    seed: int = 0
    variants: tuple[tuple[str, str], ...] = ()
    """An option and its value for each variant; empty for the settings as they are."""

    @property
    def games_per_seed(self) -> int:
        return max(1, len(self.variants))

    def rules(self, variant: int) -> Rules:
        if not self.variants:
            return self.settings.rules
        option, value = self.variants[variant]
        options: Options = {**self.settings.options, option: value}
        return GameSettings(self.settings.game, self.settings.players, options).rules

    def play(self, numbers: Numbers, stop: Stop) -> WatchedGames:
        done = WatchedGames()
        for number in numbers:
            if stop():
                break
            done.played.append(self.play_game(number))
        return done

    def play_game(self, number: int) -> WatchedGame:
        after, variant = divmod(number, self.games_per_seed)
        seed = self.seed + after
        rules = self.rules(variant)
        state = rules.new(seed)
        start = state.to_json()
        watch = Watch(rules)
        state.listener = watch
        players = seat_bots(rules.game.id, [self.bot] * rules.players, seed)
        decisions = play_out(state, players)
        result = state.result
        end_game(players, result)
        return {
            "number": number,
            "seed": seed,
            "variant": variant,
            "scores": list(result.scores),
            "ranks": list(result.ranks),
            "decisions": decisions,
            "order": order_of(start, rules.players),
            "traits": traits_of(start, traits_named(rules.game.id)),
            "sources": [dict(sorted(points.items())) for points in watch.sources],
            "did": [dict(sorted(did.items())) for did in watch.did],
        }

    def to_json(self) -> Json:
        return {
            **self.settings.to_json(),
            "bot": self.bot,
            "seed": self.seed,
            "variants": [list(variant) for variant in self.variants],
        }


class Watch:
    """A listener that counts events by thing. Only the game's things are counted, so that names mean the same
    everywhere."""

    def __init__(self, rules: Rules) -> None:
        self._things = things_of(rules.game.id)
        self.sources: list[Counter[str]] = [Counter() for _ in range(rules.players)]
        self.did: list[Counter[str]] = [Counter() for _ in range(rules.players)]

    def __call__(self, event: Event) -> None:
        if event.seat == TABLE:
            return
        if event.type == SCORED:
            points = event.values["points"]
            assert isinstance(points, int)
            self.sources[event.seat][str(event.values["source"])] += points
            return
        for value in event.values.values():
            for thing in value if isinstance(value, list) else (value,):
                if thing in self._things:
                    self.did[event.seat][f"{event.type} {thing}"] += 1


@functools.cache
def things_of(game: str) -> frozenset[str]:
    """Returns the names of all things of a game."""
    return frozenset(ludoteca.game(game).presentation.things())


@functools.cache
def traits_named(game: str) -> frozenset[str]:
    """Returns the fields of a position for which the game's catalogue has a trait message, such as `trait-boards`."""
    return frozenset(id.removeprefix("trait-") for id in Words(ludoteca.game(game)).ids("trait-"))


def order_of(start: Json, players: int) -> list[int]:
    """Returns the seats in the order of play: positions have all seats in `order`, or the first one in `start`; empty
    for games without an order."""
    order = start.get("order")
    if isinstance(order, list) and sorted(order) == list(range(players)):
        return order
    first = start.get("start")
    if isinstance(first, int):
        return [(first + place) % players for place in range(players)]
    return []


def traits_of(start: Json, named: frozenset[str]) -> dict[str, list[str]]:
    """Returns what each seat was dealt for the whole game, if it differs between seats."""
    found: dict[str, list[str]] = {}
    for name in sorted(named & start.keys()):
        values = start[name]
        if isinstance(values, list) and len(set(values)) > 1:
            found[name] = [str(value) for value in values]
    return found
