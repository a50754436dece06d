"""Ranks, and margins against the mean of a deal and seat."""

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.contests.standings import BoardResult, board_means, margin_of, ranks, standings


def test_equal_points_share_a_rank() -> None:
    assert ranks([10, 30, 30, 5]) == [3, 1, 1, 4]
    assert ranks([]) == []


def test_what_counts_is_the_margin_at_the_same_seat() -> None:
    """Ana has fewer points than Ben, but at a seat where the deal brought everybody little."""
    results = [
        BoardResult(1, 0, 0, 50),  # Ana
        BoardResult(1, 0, 2, 30),
        BoardResult(1, 1, 1, 90),  # Ben
        BoardResult(1, 1, None, 100),  # a bot, which is compared with, but has no place
    ]
    found = standings(3, results)
    assert [(one.who, one.rank, one.margin) for one in found] == [(0, 1, 10.0), (1, 2, -5.0), (2, 3, -10.0)]


def test_who_has_not_played_has_nothing() -> None:
    found = standings(2, [BoardResult(1, 0, 1, 7)])
    assert [(one.who, one.rank, one.margin, one.boards) for one in found] == [(0, 1, 0, 0), (1, 1, 0, 1)]


results = st.lists(
    st.builds(BoardResult, st.integers(1, 3), st.integers(0, 3), st.integers(0, 7) | st.none(), st.integers(-50, 300)),
    max_size=40,
)


@given(results)
def test_the_margins_of_a_deal_and_seat_are_nothing_together(played: list[BoardResult]) -> None:
    mean = board_means(played)
    for place in mean:
        assert abs(sum(margin_of(one, mean) for one in played if (one.board, one.seat) == place)) < 1e-6
