"""An analysis in words: lines, reasons and chance as sentences in one language."""

from collections.abc import Sequence
from typing import Final

from ludoteca.analysis.model import GRADES, Analysis, Chance, LineValue, Moment, Reason
from ludoteca.kernel.jsontext import Json
from ludoteca.words import Words

ROOM: Final = "ludoteca.analysis"
WORTH_TELLING: Final = ("inaccuracy", "mistake", "blunder")
NORMAL: Final = 1.96
SETUP: Final = "setup"
"""What `Chance.name` is before the first move."""


class Telling:
    """`words` must know the words of this room and of the game; `names` are those of the players, by seat."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words: Final = words
        self.names: Final = names

    def line(self, line: LineValue) -> str:
        """Its moves one after the other. What goes on with an action says all of it: a tile on its hex."""
        told = []
        first = 0
        for count in line.moves:
            last = first + count - 1
            told.append(self._action(line.typed[last], line.actions[last]))
            first += count
        return "; ".join(told)

    def _action(self, typed: Json, text: str) -> str:
        fields = {name: value for name, value in typed.items() if name != "type"}
        told = self.words.told_action(str(typed["type"]), fields) or text
        return (told[:1].upper() + told[1:]).strip()

    def why(self, reasons: Sequence[Reason]) -> list[str]:
        """A sentence for each kind of reason; sources of the same kind share one."""
        sentences = []
        for place, reason in enumerate(reasons):
            if "source" not in reason.values:
                numbers = {name: int(value) for name, value in reason.values.items()}
                sentences.append(self.words.say(reason.id, **numbers))
            elif not any(_alike(reason, before) for before in reasons[:place]):
                parts = [self._part(each) for each in reasons if _alike(each, reason)]
                player = {"player": self.names[int(reason.values["seat"])]} if "seat" in reason.values else {}
                sentences.append(self.words.say(reason.id, parts=self.words.listed(parts), **player))
        return sentences

    def _part(self, reason: Reason) -> str:
        source = self.words.say(f"source-{reason.values['source']}")
        return self.words.say("why-part", points=int(reason.values["points"]), source=source[:1].lower() + source[1:])

    def chance(self, chance: Chance) -> str:
        """The round or phase that it began, where the game has such."""
        if chance.name == SETUP:
            return self.words.say("chance-setup")
        return self.words.say("chapter", number=chance.chapter) if chance.chapter else self.words.say("chance-other")

    # -- tables and headings, for terminal and page

    def seat_rows(self, analysis: Analysis) -> list[list[str]]:
        """A line for each measure: what it is, and every seat's."""
        seats = analysis.seats
        measures = {
            "analyse-accuracy": [f"{seat.accuracy:.0f}" for seat in seats],
            "analyse-loss": [f"{seat.loss:.1%}" for seat in seats],
            "analyse-points": [f"{seat.loss_margin:.1f}" for seat in seats],
            "analyse-margin": [f"{seat.margin:+.0f}" for seat in seats],
            "analyse-start": [f"{seat.start:+.0f}" for seat in seats],
            "analyse-luck": [with_interval(seat.luck, seat.luck_error) for seat in seats],
            "analyse-skill": [with_interval(seat.skill, seat.skill_error) for seat in seats],
        }
        measures |= {f"grade-{grade}": [str(seat.grades[grade]) for seat in seats] for grade in GRADES}
        return [[self.words.say(measure), *values] for measure, values in measures.items()]

    def source_rows(self, analysis: Analysis) -> list[list[str]]:
        """A line for each source of points: made and to be expected, by seat."""
        return [
            [
                self.words.say(f"source-{line.source}"),
                *(f"{made} / {expected:.0f}" for made, expected in zip(line.made, line.expected, strict=True)),
            ]
            for line in analysis.sources
        ]

    def moment(self, moment: Moment) -> tuple[str, list[str], list[str]]:
        """A heading, the lines played and better, and the reasons."""
        heading = self.words.say(
            "analyse-moment",
            move=moment.ply + 1,
            player=self.names[moment.seat],
            grade=self.words.say(f"grade-{moment.grade}"),
            percent=round(100 * moment.loss),
        )
        lines = [self.words.say("analyse-played", line=self.line(moment.played))]
        if moment.best is not None:
            lines.append(self.words.say("analyse-better", line=self.line(moment.best)))
        return heading, lines, self.why(moment.why)


def with_interval(points: float, error: float | None) -> str:
    """Points, and how far off they may be: the 95 % interval of the estimate."""
    return f"{points:+.0f}" if error is None else f"{points:+.0f} ± {NORMAL * error:.0f}"


def _alike(one: Reason, other: Reason) -> bool:
    return one.id == other.id and one.values.get("seat") == other.values.get("seat")
