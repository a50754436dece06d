"""What an analysis says of each seat over the whole game."""

from ludoteca.analysis.grading import accuracy_of
from ludoteca.analysis.model import GRADES, Chance, Moment, SeatAnalysis, Value


def seat_analyses(
    players: int, start: Value, moments: list[Moment], chances: list[Chance], end: Value
) -> list[SeatAnalysis]:
    return [_seat(seat, start, moments, chances, end) for seat in range(players)]


def _seat(seat: int, start: Value, moments: list[Moment], chances: list[Chance], end: Value) -> SeatAnalysis:
    """The margin's changes are counted where they happened, so that the parts add up to it exactly."""
    graded = [moment for moment in moments if moment.seat == seat and moment.grade != "forced"]
    luck = sum(chance.luck.margin[seat] for chance in chances)
    own = sum(change(moment, seat) for moment in moments if moment.seat == seat)
    others = sum(change(moment, seat) for moment in moments if moment.seat != seat)
    return SeatAnalysis(
        mean([accuracy_of(moment.loss) for moment in graded], 100.0),
        mean([moment.loss for moment in graded], 0.0),
        mean([moment.loss_margin for moment in graded], 0.0),
        len(graded),
        {grade: sum(moment.grade == grade for moment in graded) for grade in GRADES},
        end.margin[seat],
        start.margin[seat],
        luck,
        own + others,
        own,
        others,
    )


def change(moment: Moment, seat: int) -> float:
    return moment.after.margin[seat] - moment.before.margin[seat]


def mean(values: list[float], of_none: float) -> float:
    return sum(values) / len(values) if values else of_none
