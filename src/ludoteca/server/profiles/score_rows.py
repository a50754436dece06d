"""The result of each seat of a finished game, as a row of the table `scores`. It is derived from the journal and needs
no rules."""

from collections.abc import Sequence
from dataclasses import dataclass

import ludoteca
from ludoteca.kernel.jsontext import Json, as_list
from ludoteca.kernel.refusals import Refused
from ludoteca.server.replay.summary import points_by_source
from ludoteca.server.tables.journal import JournalEntry, standing
from ludoteca.server.tables.rows import SeatRow, TableRow

PEOPLE, BOTS, BOTH = "people", "bots", "both"


@dataclass(frozen=True)
class ScoreRow:
    """A seat's result.

    `against` says who the others were, `margin` is the distance to the best of them, `team` is the same for partners.
    `counted` is false if the seat was not played by its person alone: a bot finished for them, they had several seats
    on one screen, or the game continued from a position of another one.
    """

    table_id: str
    seat: int
    person: str | None
    bot: str
    game: str
    players: int
    board: str
    against: str
    counted: bool
    points: int
    rank: int
    margin: int
    won: bool
    sources: dict[str, int]
    ended: int
    team: int


def score_rows(row: TableRow, journal: list[JournalEntry], from_position: bool) -> list[ScoreRow]:
    """Returns a row for each seat. `from_position` says that the game did not start with its set-up."""
    assert row.result is not None
    scores, ranks = _numbers(row.result, "scores"), _numbers(row.result, "ranks")
    points = points_by_source(standing(journal), [], row.players)
    rows: list[ScoreRow] = []
    for seat in row.seats:
        team = _team(row, seat.seat)
        rivals = [score for other, score in enumerate(scores) if _team(row, other) != team]
        rows.append(
            ScoreRow(
                row.id,
                seat.seat,
                seat.person,
                seat.bot,
                row.game,
                row.players,
                _board(row, seat.seat),
                _against(seat, row.seats),
                not from_position and _is_own(seat, row.seats),
                scores[seat.seat],
                ranks[seat.seat],
                scores[seat.seat] - max(rivals, default=0),
                ranks[seat.seat] == 1 if rivals else row.result.get("won") is True,
                {source: each[seat.seat] for source, each in points.items()},
                row.changed,
                team,
            )
        )
    return rows


@dataclass(frozen=True)
class Contestant:
    """A seat for the ratings, of a person or a bot. Seats with the same `team` have the same `rank`. A contestant who
    `left` did not play to the end and is ranked last."""

    person: str
    bot: str
    rank: int
    team: int
    left: bool = False


def contestants(row: TableRow, from_position: bool) -> list[Contestant]:
    """Returns the seats whose ratings a finished game may change: none if it continued from a position of another
    game, and not those of people who were deleted or had several seats."""
    assert row.result is not None
    ranks = _numbers(row.result, "ranks")
    found: list[Contestant] = []
    for seat in row.seats if not from_position else ():
        rank, team = ranks[seat.seat], _team(row, seat.seat)
        if seat.kind == "bot":
            found.append(Contestant("", seat.bot, rank, team))
        elif seat.person is not None and sum(other.person == seat.person for other in row.seats) == 1:
            left = bool(seat.standin)
            found.append(Contestant(seat.person, "", row.players + 1 if left else rank, team, left))
    return found


def _team(row: TableRow, seat: int) -> int:
    try:
        return ludoteca.game(row.game).presentation.team(row.options, seat)
    except (Refused, KeyError):  # see _board
        return seat


def _numbers(result: Json, name: str) -> list[int]:
    found = as_list(result[name], name)
    return [number for number in found if isinstance(number, int)]


def _is_own(seat: SeatRow, seats: Sequence[SeatRow]) -> bool:
    """Returns whether one player played this seat, and no other, to the end."""
    if seat.kind == "bot":
        return True
    return not seat.standin and sum(other.person == seat.person for other in seats) == 1


def _against(seat: SeatRow, seats: Sequence[SeatRow]) -> str:
    kinds = {other.kind for other in seats if other.seat != seat.seat}
    return BOTH if len(kinds) > 1 else BOTS if kinds == {"bot"} else PEOPLE


def _board(row: TableRow, seat: int) -> str:
    try:
        return ludoteca.game(row.game).presentation.board(row.options, seat)
    except (Refused, KeyError):  # the game was uninstalled, or no longer has these options
        return ""
