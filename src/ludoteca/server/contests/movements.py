"""Pairings for an evening of several deals: who plays whom, and at which seat. No I/O.

Every deal is played at all tables at the same time, as in duplicate bridge. A good movement avoids repeated opponents,
gives everybody each seat about equally often, and compares everybody with everybody (people at the same seat of a deal
are compared).
"""

import functools
from collections import Counter
from random import Random

Table = list[int]
"""The numbers of the people at a table, by seat."""
Round = list[Table]

TRIES_PER_PLACE = 150
RESTARTS = 3
MEETING, SEATING, COMPARING = 4, 9, 1
"""What it costs to meet again, to have a seat again, and to be compared with the same person again."""


@functools.cache
def movement(people: int, players: int, rounds: int) -> tuple[Round, ...]:
    """Returns the tables of each round, the same for the same arguments. Numbers from `people` on are bots that fill
    the last tables."""
    count = -(-people // players) * players
    drawn: list[Round] = []
    rng = Random(f"{people} {players} {rounds}")
    for _ in range(rounds):
        first = [] if drawn else _spread(people, count, players)
        tries = [
            _Draw(people, players, drawn).draw(first or rng.sample(range(count), count), rng) for _ in range(RESTARTS)
        ]
        drawn.append(min(tries, key=lambda found: found[0])[1])
    return tuple(drawn)


class _Draw:
    """Draws one round, given those before it: it exchanges two places as long as the cost does not grow."""

    def __init__(self, people: int, players: int, before: list[Round]) -> None:
        self._people = people
        self._players = players
        self._met, self._sat, self._compared = _history(before)

    def draw(self, places: list[int], rng: Random) -> tuple[int, Round]:
        """Returns the cost and the tables."""
        for _ in range(TRIES_PER_PLACE * len(places)):
            one, other = rng.randrange(len(places)), rng.randrange(len(places))
            before = self._cost(places, one) + self._cost(places, other)
            places[one], places[other] = places[other], places[one]
            if self._cost(places, one) + self._cost(places, other) > before:
                places[one], places[other] = places[other], places[one]
        total = sum(self._cost(places, at) for at in range(len(places)))
        return total, [places[at : at + self._players] for at in range(0, len(places), self._players)]

    def _cost(self, places: list[int], at: int) -> int:
        """Returns the cost of one place: of its table, its seat, and the same seat at the other tables."""
        number = places[at]
        if number >= self._people:
            return 0
        seat = at % self._players
        first = at - seat
        table = places[first : first + self._players]
        met = sum(self._met[number, other] for other in table)
        compared = sum(self._compared[number, other] for other in places[seat :: self._players])
        return SEATING * self._sat[number, seat] + MEETING * met + COMPARING * compared


def _spread(people: int, count: int, players: int) -> list[int]:
    """Returns the first round: people in order, with at most one bot per table as far as possible."""
    tables: list[Table] = [[] for _ in range(count // players)]
    bots = list(range(people, count))
    for at, bot in enumerate(bots):
        tables[-1 - at % len(tables)].append(bot)
    waiting = iter(range(people))
    return [number for table in tables for number in [next(waiting) for _ in range(players - len(table))] + table]


def _history(
    before: list[Round],
) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    compared: Counter[tuple[int, int]] = Counter()
    for drawn in before:
        for table in drawn:
            for seat, number in enumerate(table):
                sat[number, seat] += 1
                met.update((number, other) for other in table if other != number)
        for line in zip(*drawn, strict=True):
            compared.update((one, other) for one in line for other in line if one != other)
    return met, sat, compared
