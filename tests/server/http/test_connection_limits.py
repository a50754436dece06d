"""Which connections are closed when there are too many."""

import asyncio

import pytest

from ludoteca.server.http.connection_limits import Connection, ConnectionLimits, Stage, limits_of
from ludoteca.server.settings import Limits

CROWD, CLUB, GUEST = "203.0.113.1", "192.0.2.1", "198.51.100.1"


class Transport(asyncio.Transport):
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def opened(limits: ConnectionLimits, network: str, stage: Stage = Stage.WAITING) -> Connection:
    connection = limits.open(Transport(), network)
    connection.enters(stage)
    return connection


def is_closed(connection: Connection) -> bool:
    assert isinstance(connection.transport, Transport)
    return connection.transport.aborted


def closed(connections: list[Connection]) -> list[int]:
    return [number for number, connection in enumerate(connections) if is_closed(connection)]


def test_the_longest_wait_goes_first_then_the_newest_that_watches_then_the_oldest_request() -> None:
    limits = ConnectionLimits(100, 6)
    stages = [Stage.REQUEST, Stage.REQUEST, Stage.WATCHING, Stage.WATCHING, Stage.WAITING, Stage.WAITING]
    here = [opened(limits, CLUB, stage) for stage in stages]
    gone = []
    for _ in range(len(here)):
        opened(limits, CLUB, Stage.SEATED)
        gone += [number for number in closed(here) if number not in gone]
    assert gone == [4, 5, 3, 2, 0, 1]
    assert len(limits) == 6
    assert is_closed(opened(limits, CLUB)), "now all have a seat"


def test_a_network_at_its_limit_costs_others_nothing() -> None:
    limits = ConnectionLimits(100, 6)
    guest = opened(limits, GUEST)
    crowd = [opened(limits, CROWD) for _ in range(20)]
    assert closed(crowd) == list(range(14))
    assert not is_closed(guest)


def test_when_all_are_taken_the_network_with_most_that_have_no_seat_makes_room() -> None:
    limits = ConnectionLimits(12, 8)
    club = [opened(limits, CLUB, Stage.SEATED) for _ in range(7)]
    crowd = [opened(limits, CROWD, Stage.WATCHING) for _ in range(5)]
    guests = [opened(limits, GUEST, Stage.REQUEST) for _ in range(2)]
    assert closed(crowd) == [3, 4]
    assert not closed([*club, *guests])


def test_a_connection_counts_for_whom_its_proxy_names() -> None:
    limits = ConnectionLimits(100, 2)
    for number in range(10):
        opened(limits, "127.0.0.1").belongs_to(f"192.0.2.{number}")
    assert len(limits) == 10
    crowd = [opened(limits, "127.0.0.1") for _ in range(1)]
    for _ in range(3):
        crowd.append(opened(limits, "127.0.0.1"))
        crowd[-1].belongs_to(CROWD)
    assert closed(crowd) == [1]


def test_those_who_watch_have_three_quarters() -> None:
    limits = ConnectionLimits(12, 8)
    stay = [opened(limits, CROWD).enter_table(seated=False) for _ in range(8)]
    assert stay == [True] * 6 + [False] * 2
    assert [opened(limits, CLUB).enter_table(seated=False) for _ in range(4)] == [True] * 3 + [False]
    assert opened(limits, CLUB).enter_table(seated=True)


def test_what_has_ended_is_not_counted() -> None:
    limits = ConnectionLimits(100, 4)
    for _ in range(10):
        connection = opened(limits, CLUB, Stage.WATCHING)
        connection.ends()
        connection.ends()
        connection.enters(Stage.SEATED)
        connection.belongs_to(CROWD)
    assert len(limits) == 0
    assert limits.has_room_to_watch(CLUB)
    assert not limits._networks


@pytest.mark.parametrize(
    ("most", "most_of_network", "expected"), [(10_000, 0, 2_000), (924, 0, 462), (924, 900, 900), (1, 0, 1)]
)
def test_a_network_may_have_half_but_a_club_has_enough(most: int, most_of_network: int, expected: int) -> None:
    made = limits_of(Limits(connections=most, connections_per_network=most_of_network))
    assert made._most_of_network == expected
