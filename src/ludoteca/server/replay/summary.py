"""The summary of a finished game: points by source and by chapter, scores over time, the proof of its seed."""

from ludoteca.kernel.events import SCORED
from ludoteca.kernel.refusals import BadRecord, Refused
from ludoteca.kernel.state import State
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import ChapterPoints, GameSummary, ScoresAt, SourcePoints
from ludoteca.server.replay.replay import ReplayCache, Timeline, chapter_starts
from ludoteca.server.replay.scores import gained_points, scores_over_time
from ludoteca.server.tables import dealt, seeds
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import JournalEntry, standing

BEFORE = "before"
"""The line of the score sheet for points from the game that this one continues."""


async def of_table(tables: TableRegistry, replays: ReplayCache, id: str, language: str) -> GameSummary:
    """Returns the summary of a finished game; raises Refused while the game is not over."""
    table = (await tables.hub(id)).table.core
    if table.row.status != "over" or table.row.result is None:
        raise Refused("game-not-over")
    try:
        timeline = await replays.timeline(table)
    except BadRecord:  # played by rules that are no longer installed
        timeline = None
    return summarize(table, await tables.repository.record(id), timeline, language)


def summarize(table: TableCore, record: str, timeline: Timeline | None, language: str) -> GameSummary:
    row = table.row
    assert row.result is not None
    entries = standing(table.journal)
    chapters = chapter_starts(timeline) if timeline else []
    brought = timeline.brought if timeline else [0] * row.players
    as_if_over = scores_as_if_over(timeline, entries) if timeline else []
    words = words_of(row.game, language)
    points = points_by_source(entries, table.rules.game.sheet(), row.players)
    before = words_of("", language).say("source-before") if any(brought) else ""
    return GameSummary(
        row.id,
        row.result,
        [
            *([SourcePoints(BEFORE, before, brought)] if before else []),
            *(SourcePoints(source, words.say(f"source-{source}"), each) for source, each in points.items()),
        ],
        as_if_over or scores_over_time(((entry.version, entry.events) for entry in entries), brought),
        bool(as_if_over),
        [
            *([ChapterPoints(before, brought)] if before else []),
            *(
                ChapterPoints(words.say("chapter", number=number), each)
                for number, each in points_by_chapter(entries, chapters, row.players).items()
            ),
        ],
        record,
        None if row.imported else seeds.proof_of(*dealt.seed_parts(row)),
    )


def scores_as_if_over(timeline: Timeline, entries: list[JournalEntry]) -> list[ScoresAt]:
    """Returns the scores that everybody would have had if the game had ended at each moment; empty for games that do
    not define them.

    Without them, the curve of a game that scores most at its end would say nothing.
    """
    versions = [timeline.first, *(entry.version for entry in entries if entry.version > timeline.first)]
    moments = [ScoresAt(version, points_now(timeline.at(version))) for version in versions]
    return moments if all(moment.scores for moment in moments) else []


def points_now(state: State) -> list[int]:
    if state.over:
        return state.result.scores
    presentation, seats = state.rules.game.presentation, range(state.rules.players)
    points = [presentation.standing(state, seat).get("points") for seat in seats]
    return [sum(each.values()) for each in points if isinstance(each, dict)]


def points_by_source(entries: list[JournalEntry], sheet: list[str], players: int) -> dict[str, list[int]]:
    """Returns the score sheet: for each source, in order, the points of each seat."""
    lines = {source: [0] * players for source in sheet}
    for entry in entries:
        for event in entry.events:
            if event.type == SCORED:
                lines.setdefault(str(event.values["source"]), [0] * players)[event.seat] += gained_points(event)
    return lines


def points_by_chapter(
    entries: list[JournalEntry], chapters: list[tuple[int, int]], players: int
) -> dict[int, list[int]]:
    """Returns the points per seat of each chapter. The entry that begins a chapter counts for the one before."""
    lines = {number: [0] * players for _, number in chapters}
    for entry in entries:
        begun = [number for version, number in chapters if version < entry.version]
        for event in entry.events:
            if event.type == SCORED and chapters:
                lines[begun[-1] if begun else chapters[0][1]][event.seat] += gained_points(event)
    return lines
