"""Compares two games on the same chance: where they diverged, and the points of each roll."""

from collections.abc import Sequence
from itertools import zip_longest

from ludoteca.kernel.events import SCORED, Event
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.contests import Parting, RollPoints
from ludoteca.server.replay.replay import Timeline, chapter_starts
from ludoteca.server.replay.scores import gained_points
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import JournalEntry, standing

CHANCE = ("rolled", "dealt")
"""The events that start a new roll or deal of cards; all of one journal entry belong together."""


def diverged_at(left: Sequence[JournalEntry], right: Sequence[JournalEntry], seat: int) -> tuple[int, int] | None:
    """Returns the versions of the first differing moves of this seat; None if one game's moves are a prefix of the
    other's."""
    moves = [
        [(entry.version, text) for entry in acts if entry.seat == seat for text in entry.actions]
        for acts in (left, right)
    ]
    for (one, here), (other, there) in zip(*moves, strict=False):
        if here != there:
            return one, other
    return None


def points_by_roll(acts: Sequence[JournalEntry], seat: int) -> list[int]:
    """Returns the points of the seat between one roll and the next. Points of a move that triggers a roll count before
    it."""
    points = [0]
    for entry in acts:
        rolled = False
        for event in entry.events:
            if event.type in CHANCE and not rolled:
                points.append(0)
                rolled = True
            if event.type == SCORED and event.seat == seat:
                points[-1] += gained_points(event)
    return points


def roll_chapters(acts: Sequence[JournalEntry], timeline: Timeline) -> list[int]:
    """Returns the round or phase of each roll."""
    starts = chapter_starts(timeline)
    rolls = [timeline.first, *(entry.version for entry in acts if any(_is_chance(event) for event in entry.events))]
    return [max((number for version, number in starts if version <= roll), default=0) for roll in rolls]


def _is_chance(event: Event) -> bool:
    return event.type in CHANCE


def parting(left: TableCore, right: TableCore, seat: int, line: Timeline, language: str) -> Parting | None:
    acts = standing(left.journal), standing(right.journal)
    found = diverged_at(*acts, seat)
    if found is None:
        return None
    texts = [_told(table, version, seat, language) for table, version in zip((left, right), found, strict=True)]
    numbers = [number for version, number in chapter_starts(line) if version < found[0]]
    chapter = words_of(left.row.game, language).say("chapter", number=numbers[-1]) if numbers else ""
    return Parting(found[0], found[1], texts[0], texts[1], chapter)


def _told(table: TableCore, version: int, seat: int, language: str) -> list[str]:
    """Describes a move as its own player saw it, up to the next chance event or another seat's decision."""
    words = words_of(table.row.game, language)
    texts: list[str] = []
    for event in table.journal[version - 1].events:
        if _is_chance(event) or event.seat != seat:
            break
        if text := words.event(event.seen_by(seat), table.names, None):
            texts.append(text)
    return texts


def rolls(
    left: TableCore, right: TableCore, seat: int, lines: tuple[Timeline, Timeline], language: str
) -> list[RollPoints]:
    """Returns the points of both games for each roll. One game may end earlier than the other."""
    acts = standing(left.journal), standing(right.journal)
    both = [points_by_roll(each, seat) for each in acts]
    words = words_of(left.row.game, language)
    found: list[RollPoints] = []
    chapters = max((roll_chapters(*each) for each in zip(acts, lines, strict=True)), key=len)
    for chapter, one, other in zip_longest(chapters, *both, fillvalue=0):
        title = words.say("chapter", number=chapter) if chapter else ""
        number = 1 + sum(1 for roll in found if roll.chapter == title)
        found.append(RollPoints(title, number, one, other))
    return found
