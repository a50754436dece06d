"""The analysis of each seat over the whole game."""

from dataclasses import dataclass

from ludoteca.analysis.grading import accuracy_of
from ludoteca.analysis.model import GRADES, Chance, Moment, SeatAnalysis, Value
from ludoteca.analysis.valuer import error_of_sum


@dataclass(frozen=True)
class Parts:
    """The history of a game. `lucks` (one per chance event) and `start_margin` are by batch of worlds and seat."""

    start: Value
    moments: list[Moment]
    chances: list[Chance]
    end: Value
    lucks: list[list[list[float]]]
    start_margin: list[list[float]]


def seat_analysis(seat: int, parts: Parts) -> SeatAnalysis:
    """Adds up the changes of the margin where they happened, so that the parts sum to it exactly.

    Skill is the margin, which is certain, without start and luck; its error is that of these two together.
    """
    graded = [moment for moment in parts.moments if moment.seat == seat and moment.grade != "forced"]
    luck = sum(chance.luck.margin[seat] for chance in parts.chances)
    own = sum(change(moment, seat) for moment in parts.moments if moment.seat == seat)
    others = sum(change(moment, seat) for moment in parts.moments if moment.seat != seat)
    return SeatAnalysis(
        mean([accuracy_of(moment.loss) for moment in graded], 100.0),
        mean([moment.loss for moment in graded], 0.0),
        mean([moment.loss_margin for moment in graded], 0.0),
        len(graded),
        {grade: sum(moment.grade == grade for moment in graded) for grade in GRADES},
        parts.end.margin[seat],
        parts.start.margin[seat],
        luck,
        own + others,
        own,
        others,
        error_of_sum(parts.lucks, seat),
        error_of_sum([*parts.lucks, parts.start_margin], seat),
    )


def change(moment: Moment, seat: int) -> float:
    return moment.after.margin[seat] - moment.before.margin[seat]


def mean(values: list[float], of_none: float) -> float:
    return sum(values) / len(values) if values else of_none
