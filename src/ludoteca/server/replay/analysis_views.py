"""Converts an analysis for the page: with sentences in a language, and with versions of the table."""

from ludoteca.analysis.formatter import AnalysisFormatter
from ludoteca.analysis.model import Analysis, Chance, Moment
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.study import AnalysisInfo, ChanceInfo, MomentInfo, SourceExpectation
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import standing
from ludoteca.server.workers.study import line_info


def analysis_info(analysis: Analysis, table: TableCore, language: str) -> AnalysisInfo:
    last = analysis.moments[-1]
    view = _View(table, last.ply + last.plies, language)
    words = view.formatter.words
    return AnalysisInfo(
        analysis.rollouts,
        analysis.start,
        analysis.seats,
        [view.moment(moment) for moment in analysis.moments],
        [view.chance(chance) for chance in analysis.chance],
        [
            SourceExpectation(line.source, words.say(f"source-{line.source}"), line.made, line.expected)
            for line in analysis.sources
        ],
    )


class _View:
    def __init__(self, table: TableCore, moves: int, language: str) -> None:
        self.formatter = AnalysisFormatter(words_of(table.row.game, language), table.names)
        self.versions = versions_of_plies(table, moves)

    def moment(self, moment: Moment) -> MomentInfo:
        return MomentInfo(
            self.versions[moment.ply] - 1,
            self.versions[moment.ply + moment.plies - 1],
            moment.seat,
            moment.chapter,
            moment.grade,
            moment.loss,
            moment.loss_win,
            moment.loss_margin,
            moment.before,
            moment.after,
            line_info(moment.played, self.formatter),
            None if moment.best is None else line_info(moment.best, self.formatter),
            self.formatter.why(moment.why, moment.played, moment.best or moment.played),
        )

    def chance(self, chance: Chance) -> ChanceInfo:
        version = self.versions[chance.ply - 1] if chance.ply else 0
        return ChanceInfo(version, chance.name, self.formatter.chance(chance), chance.luck, chance.after)


def versions_of_plies(table: TableCore, moves: int) -> list[int]:
    """Returns the table's version after each move of the record.

    A record may start later than its table, if a release changed the rules: its moves are the last ones.
    """
    return [act.version for act in standing(table.journal) for _ in act.actions][-moves:]
