"""The summary of a finished game: points by source and by chapter, scores over time, the proof of its seed."""

from ludoteca.kernel.events import SCORED
from ludoteca.kernel.refusals import BadRecord, Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import ChapterPoints, GameSummary, SourcePoints
from ludoteca.server.replay.replay import ReplayCache, chapter_starts
from ludoteca.server.replay.scores import gained_points, score_course
from ludoteca.server.tables import dealt, seeds
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import JournalEntry, standing

BEFORE = "before"
"""The line of the score sheet for what was scored in the game that this one goes on from."""


async def of_table(tables: TableRegistry, replays: ReplayCache, id: str, language: str) -> GameSummary:
    """Raises Refused while the game is not over."""
    table = (await tables.hub(id)).table.core
    if table.row.status != "over" or table.row.result is None:
        raise Refused("game-not-over")
    try:
        timeline = await replays.timeline(table)
        chapters, brought = chapter_starts(timeline), timeline.brought
    except BadRecord:  # played by rules that are no longer here
        chapters, brought = [], [0] * table.row.players
    return summarize(table, await tables.repository.record(id), chapters, brought, language)


def summarize(
    table: TableCore, record: str, chapters: list[tuple[int, int]], brought: list[int], language: str
) -> GameSummary:
    """`chapters` are the versions at which rounds or phases begin, and their numbers; `brought` are the points before."""
    row = table.row
    assert row.result is not None
    entries = standing(table.journal)
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
        score_course(((entry.version, entry.events) for entry in entries), brought),
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


def points_by_source(entries: list[JournalEntry], sheet: list[str], players: int) -> dict[str, list[int]]:
    """The score sheet: a line per source, in its order, a column per seat."""
    lines = {source: [0] * players for source in sheet}
    for entry in entries:
        for event in entry.events:
            if event.type == SCORED:
                lines.setdefault(str(event.values["source"]), [0] * players)[event.seat] += gained_points(event)
    return lines


def points_by_chapter(
    entries: list[JournalEntry], chapters: list[tuple[int, int]], players: int
) -> dict[int, list[int]]:
    """What the entries of each chapter brought. The one that begins a chapter still belongs to the chapter before."""
    lines = {number: [0] * players for _, number in chapters}
    for entry in entries:
        begun = [number for version, number in chapters if version < entry.version]
        for event in entry.events:
            if event.type == SCORED and chapters:
                lines[begun[-1] if begun else chapters[0][1]][event.seat] += gained_points(event)
    return lines
