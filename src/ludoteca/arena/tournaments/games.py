"""Plays the games of a schedule; each result is one line of JSON."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TypedDict, cast

from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.arena.tournaments.schedule import Schedule
from ludoteca.arena.workers import Numbers, Stop
from ludoteca.bots.bot import Bot
from ludoteca.bots.outside.bot import faults_of
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State


class PlayedGame(TypedDict):
    """The result of one game; lists have a value for each seat."""

    number: int
    seed: int
    seats: list[str]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    faults: list[dict[str, int]]


def as_played(line: Json) -> PlayedGame:
    """Returns a line of a tournament's file, which only this program writes, as a game."""
    return cast("PlayedGame", line)


@dataclass
class PlayedGames:
    """The games of a chunk."""

    played: list[PlayedGame] = field(default_factory=list)

    @property
    def games(self) -> int:
        return len(self.played)


@dataclass(frozen=True)
class TournamentWork:
    """The games of a schedule as work for an executor."""

    schedule: Schedule

    def play(self, numbers: Numbers, stop: Stop) -> PlayedGames:
        done = PlayedGames()
        for number in numbers:
            if stop():
                break
            done.played.append(play_game(self.schedule, number))
        return done


def play_game(schedule: Schedule, number: int) -> PlayedGame:
    pairing = schedule.pairing(number)
    rules = schedule.settings.rules
    state = rules.new(pairing.seed)
    players = seat_bots(rules.game.id, pairing.seats, pairing.seed)
    decisions, seconds = play_timed(state, players)
    result = state.result
    end_game(players, result)
    return {
        "number": number,
        "seed": pairing.seed,
        "seats": list(pairing.seats),
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "decisions": decisions,
        "seconds": [round(spent, 6) for spent in seconds],
        "faults": [dict(Counter(fault.kind for fault in faults_of(bot))) for bot in players],
    }


def play_timed(state: State, bots: list[Bot]) -> tuple[list[int], list[float]]:
    """Plays the game to its end; returns the number of decisions and the thinking time of each seat."""
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not state.over:
        seat = first_deciding(state)
        began = time.perf_counter()
        action = decide(state, seat, bots[seat])
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        state.play(seat, action)
    return decisions, seconds
