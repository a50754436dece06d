"""The report of an analysed game: how well each seat played, the win chances over time, moments, and points by
source."""

import itertools
from typing import Final

from ludoteca.analysis.formatter import REPORTED_GRADES, ROOM, AnalysisFormatter
from ludoteca.analysis.model import Analysis, Moment
from ludoteca.arena.reports.drawing import Drawing, series
from ludoteca.arena.reports.page import escaped, page, paragraph, plot, section, table
from ludoteca.kernel.rules import Game
from ludoteca.words import Words

WIDTH: Final = 960.0
HEIGHT: Final = 300.0
LEFT: Final = 46.0
TOP: Final = 30.0
BOTTOM: Final = 24.0
DOTS: Final = {"mistake": ("gold", 5.0), "blunder": ("bad", 6.5)}


def analysis_page(analysis: Analysis, game: Game) -> str:
    return page(
        game,
        lambda words: words.say("analyse-title", game=words.say("game")),
        lambda words: body(analysis, words),
        [ROOM],
    )


def body(analysis: Analysis, words: Words) -> str:
    names = [words.say("analyse-player", number=seat + 1) for seat in range(analysis.players)]
    formatter = AnalysisFormatter(words, names)
    summary = words.say("analyse-course", decisions=len(analysis.moments), rollouts=analysis.rollouts)
    return "".join(
        [
            paragraph(summary, "lead"),
            section(
                words.say("analyse-summary"),
                rows_table("", names, formatter.seat_rows(analysis)) + paragraph(words.say("analyse-interval"), "note"),
            ),
            plot(graph(analysis, names, words), words.say("analyse-graph-note")),
            section(words.say("analyse-moments"), moments_part(analysis, formatter)),
            section(
                words.say("analyse-sources"),
                rows_table(words.say("analyse-source"), names, formatter.source_rows(analysis)),
            ),
        ]
    )


def graph(analysis: Analysis, names: list[str], words: Words) -> Drawing:
    """Returns a line for each seat's chance to win; with two players the second line mirrors the first."""
    drawing = Drawing(WIDTH, HEIGHT, words.say("analyse-graph"))
    end = max(1, analysis.moments[-1].ply + analysis.moments[-1].plies) if analysis.moments else 1
    floor = HEIGHT - BOTTOM

    def place(ply: int, win: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - 10) * ply / end, floor - (floor - TOP) * win

    for share in (0.0, 0.5, 1.0):
        _, y = place(0, share)
        drawing.line(LEFT, y, WIDTH - 10, y, "line-strong" if share == 0.5 else "line")
        drawing.text(LEFT - 6, y + 4, f"{100 * share:.0f} %", "muted", 11, "end")
    for chance in analysis.chance:
        x, _ = place(chance.ply, 0)
        drawing.line(x, floor, x, floor + 7, "line-strong")
    for seat, name in enumerate(names):
        points = [(0, analysis.start.win[seat])]
        after_chance = {chance.ply: chance.after.win[seat] for chance in analysis.chance}
        points += [(0, after_chance[0])] if 0 in after_chance else []
        for moment in analysis.moments:
            ply = moment.ply + moment.plies
            points.append((ply, moment.after.win[seat]))
            points += [(ply, after_chance[ply])] if ply in after_chance else []
        spots = [place(ply, win) for ply, win in points]
        for (x1, y1), (x2, y2) in itertools.pairwise(spots):
            drawing.line(x1, y1, x2, y2, series(seat), 2)
        drawing.box(LEFT + 150 * seat, 4, 12, 12, series(seat))
        drawing.text(LEFT + 150 * seat + 18, 15, name, "text", 12)
    for moment in analysis.moments:
        if moment.grade in DOTS:
            colour, size = DOTS[moment.grade]
            drawing.dot(*place(moment.ply + moment.plies, moment.after.win[moment.seat]), size, colour)
    return drawing


def moments_part(analysis: Analysis, formatter: AnalysisFormatter) -> str:
    told = [moment_part(moment, formatter) for moment in analysis.moments if moment.grade in REPORTED_GRADES]
    return "".join(told) or paragraph(formatter.words.say("analyse-none"))


def moment_part(moment: Moment, formatter: AnalysisFormatter) -> str:
    heading, lines, why = formatter.moment(moment)
    reasons = paragraph(" ".join(why), "note") if why else ""
    return f"<h3>{escaped(heading)}</h3>{''.join(paragraph(line) for line in lines)}{reasons}"


def rows_table(first: str, names: list[str], rows: list[list[str]]) -> str:
    return table([first, *names], [[escaped(cell) for cell in row] for row in rows])
