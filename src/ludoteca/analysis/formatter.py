"""Formats an analysis: lines, reasons and chance as sentences in one language."""

from collections.abc import Sequence
from typing import Final

from ludoteca.analysis.model import GRADES, Analysis, Chance, LineValue, Moment, Reason
from ludoteca.kernel.jsontext import Json
from ludoteca.words import Words

ROOM: Final = "ludoteca.analysis"
REPORTED_GRADES: Final = ("inaccuracy", "mistake", "blunder")
NORMAL: Final = 1.96
SETUP: Final = "setup"
"""The value of `Chance.name` before the first move."""


class AnalysisFormatter:
    """Formats an analysis. `words` must include this room and the game; `names` are those of the players, by seat."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words: Final = words
        self.names: Final = names

    def line(self, line: LineValue) -> str:
        """Returns the line's moves as one text. An action that continues another one includes it: a tile on its hex."""
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

    def why(self, reasons: Sequence[Reason], worse: LineValue, better: LineValue) -> list[str]:
        """Returns a sentence with the gains of each line, and one on how much more often the better line wins."""
        subjects = self._subjects(worse, better)
        gains = [self._gains(reason, reasons) for place, reason in enumerate(reasons) if _is_first(place, reasons)]
        said = [phrase for phrase in gains if phrase]
        sentences = []
        if said:
            sentence = self.words.say("why-better", move=subjects[1], parts=self.words.listed(said))
            costs = [reason for reason in reasons if reason.id == "why-costs"]
            if costs:
                sentence = self.words.say("why-costs", sentence=sentence, parts=self._parts("why-less", costs))
            now = next((reason for reason in reasons if reason.id == "why-now"), None)
            if now is not None:
                played = self.words.say("why-played", move=subjects[0], points=int(now.values["points"]))
                sentence = self.words.say("why-both", played=played, better=sentence)
            sentences.append(f"{sentence[:1].upper()}{sentence[1:]}.")
        wins = [int(reason.values["percent"]) for reason in reasons if reason.id == "why-wins"]
        return [*sentences, *(self.words.say("why-wins", percent=percent) for percent in wins)]

    def _subjects(self, worse: LineValue, better: LineValue) -> list[str]:
        """Returns the first move of each line if they differ in it; whole turns would be too long for a sentence."""
        first = [self.line(line).split("; ")[0] for line in (worse, better)]
        if first[0] == first[1]:
            return [self.words.say("why-this"), self.words.say("why-other")]
        return [self.words.say("why-move", move=move) for move in first]

    def _gains(self, reason: Reason, reasons: Sequence[Reason]) -> str:
        """Returns a part of a sentence: what the better line would gain. Sources of the same kind share one."""
        alike = [each for each in reasons if _alike(each, reason)]
        if reason.id == "why-now":
            points = int(reason.values["best_points"])
            return self.words.say("why-gains-now", points=points) if points else ""
        if reason.id == "why-gains":
            return self.words.say("why-gains", parts=self._parts("why-more", alike))
        if reason.id == "why-denies":
            player = self.names[int(reason.values["seat"])]
            return self.words.say("why-denies", player=player, parts=self._parts("why-less", alike))
        return self.words.say("why-later", points=int(reason.values["points"])) if reason.id == "why-later" else ""

    def _parts(self, message: str, reasons: Sequence[Reason]) -> str:
        parts = []
        for reason in reasons:
            source = self.words.say(f"source-{reason.values['source']}")
            source = source[:1].lower() + source[1:]
            parts.append(self.words.say(message, points=int(reason.values["points"]), source=source))
        return self.words.listed(parts)

    def chance(self, chance: Chance) -> str:
        """Returns the name of a chance event: the round or phase that it began, if the game has any."""
        if chance.name == SETUP:
            return self.words.say("chance-setup")
        return self.words.say("chapter", number=chance.chapter) if chance.chapter else self.words.say("chance-other")

    # -- tables and headings, for terminal and page

    def seat_rows(self, analysis: Analysis) -> list[list[str]]:
        """Returns a row for each measure: its name, and every seat's value."""
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
        """Returns a row for each source: the points scored and expected, by seat."""
        return [
            [
                self.words.say(f"source-{line.source}"),
                *(f"{made} / {expected:.0f}" for made, expected in zip(line.made, line.expected, strict=True)),
            ]
            for line in analysis.sources
        ]

    def moment(self, moment: Moment) -> tuple[str, list[str], list[str]]:
        """Returns a heading, the sentences on the lines played and better, and the reasons."""
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
        return heading, lines, self.why(moment.why, moment.played, moment.best or moment.played)


def with_interval(points: float, error: float | None) -> str:
    """Returns the points with the 95 % interval of the estimate."""
    return f"{points:+.0f}" if error is None else f"{points:+.0f} ± {NORMAL * error:.0f}"


def _is_first(place: int, reasons: Sequence[Reason]) -> bool:
    return not any(_alike(reasons[place], before) for before in reasons[:place])


def _alike(one: Reason, other: Reason) -> bool:
    return one.id == other.id and one.values.get("seat") == other.values.get("seat")
