"""Who plays whom, and at which seat, in an evening of several deals. No I/O.

Every deal is played at all tables at the same time, as in duplicate bridge. A movement is good where nobody meets the same
people again and again, everybody has each seat about equally often, and everybody is compared with everybody: those at the
same seat of a deal are.
"""

from collections import Counter
from random import Random

Table = list[int]
"""The numbers of those who sit there, by seat."""
Round = list[Table]

TRIES_PER_PLACE = 60
MEETING, SEATING, COMPARING = 4, 2, 1
"""What it costs to meet again, to have a seat again, and to be compared with the same person again."""


def movement(people: int, players: int, rounds: int) -> list[Round]:
    """The tables of each round. Numbers from `people` on are the bots that fill the last table."""
    tables = -(-people // players)
    numbers = list(range(tables * players))
    drawn: list[Round] = []
    rng = Random(f"{people} {players} {rounds}")
    for _ in range(rounds):
        drawn.append(_best_round(numbers, players, people, drawn, rng))
    return drawn


def _best_round(numbers: list[int], players: int, people: int, before: list[Round], rng: Random) -> Round:
    """Exchanges two places as long as that is no worse; the same numbers always give the same round."""
    met, sat, compared = _history(before)
    places = numbers.copy()
    if before:
        rng.shuffle(places)
    else:
        places = _spread(people, len(numbers), players)

    def cost(order: list[int]) -> int:
        total = 0
        tables = [order[at : at + players] for at in range(0, len(order), players)]
        for table in tables:
            # A table of bots alone would be nobody's.
            total += 1000 * all(number >= people for number in table)
            for seat, number in enumerate(table):
                if number >= people:
                    continue
                total += SEATING * sat[number, seat]
                total += MEETING * sum(met[number, other] for other in table if other != number)
        for seat in range(players):
            line = [table[seat] for table in tables]
            total += COMPARING * sum(compared[one, other] for one in line for other in line if one != other)
        return total

    lowest = cost(places)
    for _ in range(TRIES_PER_PLACE * len(places)):
        one, other = rng.randrange(len(places)), rng.randrange(len(places))
        places[one], places[other] = places[other], places[one]
        now = cost(places)
        if now <= lowest:
            lowest = now
        else:
            places[one], places[other] = places[other], places[one]
    return [places[at : at + players] for at in range(0, len(places), players)]


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
