"""Who plays whom, and at which seat, in an evening of several deals. No I/O.

Every deal is played at all tables at the same time, as in duplicate bridge. A movement is good where nobody meets the same
people again and again, everybody has each seat about equally often, and everybody is compared with everybody: those at the
same seat of a deal are.
"""

import functools
from collections import Counter
from random import Random

Table = list[int]
"""The numbers of those who sit there, by seat."""
Round = list[Table]

TRIES_PER_PLACE = 150
RESTARTS = 3
MEETING, SEATING, COMPARING = 4, 9, 1
"""What it costs to meet again, to have a seat again, and to be compared with the same person again."""


@functools.cache
def movement(people: int, players: int, rounds: int) -> tuple[Round, ...]:
    """The tables of each round; the same numbers always give the same ones. Those from `people` on are the bots that
    fill the last tables."""
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
    """One round after those before it: two places are exchanged as long as that is no worse."""

    def __init__(self, people: int, players: int, before: list[Round]) -> None:
        self._people = people
        self._players = players
        self._met, self._sat, self._compared = _history(before)

    def draw(self, places: list[int], rng: Random) -> tuple[int, Round]:
        """What it costs, and the tables."""
        for _ in range(TRIES_PER_PLACE * len(places)):
            one, other = rng.randrange(len(places)), rng.randrange(len(places))
            before = self._cost(places, one) + self._cost(places, other)
            places[one], places[other] = places[other], places[one]
            if self._cost(places, one) + self._cost(places, other) > before:
                places[one], places[other] = places[other], places[one]
        total = sum(self._cost(places, at) for at in range(len(places)))
        return total, [places[at : at + self._players] for at in range(0, len(places), self._players)]

    def _cost(self, places: list[int], at: int) -> int:
        """Of whoever has this place: at their table, at their seat, and with those at the same seat of other tables."""
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
    """The first round: people in their order, the bots one to a table."""
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
