"""The statistics of a person's counted games. No game is replayed; one query reads their rows of `scores`."""

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, RowMapping, case, func, select

import ludoteca
from ludoteca.server.localization import words_of
from ludoteca.server.profiles.ratings import Rating
from ludoteca.server.profiles.tally import Tally
from ludoteca.server.protocol.people import (
    AnalysedGame,
    GroupInfo,
    Opponent,
    Profile,
    RatingInfo,
    SourceLine,
    SourceTable,
    Streaks,
)
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person

MOST_GAMES = 5000
"""The number of a person's last games that are counted."""
MOST_ANALYSED = 200
MOST_OPPONENTS = 30
COMPARED_SEATS = 2000
"""The number of last seats for the means of everybody and of the strong bots."""
MEANS_SECONDS = 600.0
STRONG_BOTS = ("hard", "expert")
DAY = 86_400_000

decode_points = msgspec.json.Decoder(dict[str, int]).decode


@dataclass(frozen=True)
class Means:
    """The mean points by source over a number of seats."""

    seats: int
    points: dict[str, float]


class Statistics:
    def __init__(self, repository: Repository, tally: Tally) -> None:
        self._repository = repository
        self._tally = tally
        self._means: dict[
            tuple[str, int, bool], tuple[float, Means]
        ] = {}  # by game, players and strong bots, with the time of computing

    async def published_person(self, address: str) -> Person | None:
        """Returns the person whose published page has this address."""
        people = schema.people.c
        asked = select(people.id, people.name, people.language, people.created).where(people.published == address)
        rows = await self._repository.rows(asked)
        return Person(**rows[0]) if rows else None

    async def profile(self, person: Person, language: str, own: bool) -> Profile:
        """Returns the profile. `own` means that the person asks for their own: only then are other people named."""
        await self._tally.catch_up()
        scores = schema.scores.c
        mine = select(schema.scores).where(scores.person == person.id, scores.counted)
        rows = await self._repository.rows(mine.order_by(scores.ended.desc()).limit(MOST_GAMES))
        published = await self._repository.rows(
            select(schema.people.c.published).where(schema.people.c.id == person.id)
        )
        return Profile(
            name=person.name,
            since=person.created,
            published=str(published[0]["published"] or "") if published else "",
            games=len(rows),
            wins=sum(row["won"] for row in rows),
            groups=await asyncio.to_thread(groups, rows),
            sources=await self._sources(rows, language),
            ratings=await self._ratings(person.id),
            opponents=await self._opponents(person.id, own),
            analysed=[
                AnalysedGame(row["table_id"] if own else "", row["game"], row["ended"], row["accuracy"], row["luck"])
                for row in [row for row in rows if row["accuracy"] is not None][:MOST_ANALYSED]
            ],
            streaks=streaks(rows),
        )

    async def _ratings(self, person: str) -> list[RatingInfo]:
        columns = schema.ratings.c
        asked = select(schema.ratings).where(columns.player == person).order_by(columns.game, columns.pool.desc())
        answer: list[RatingInfo] = []
        for row in await self._repository.rows(asked):
            rating = Rating(row["mu"], row["sigma"], row["games"])
            answer.append(RatingInfo(row["game"], row["pool"], rating.mu, rating.low, rating.high, rating.games))
        return answer

    async def _opponents(self, person: str, own: bool) -> list[Opponent]:
        """Returns the most frequent opponents: bots by their name, people by their present name."""
        mine, theirs, people = schema.scores.alias("mine"), schema.scores.alias("theirs"), schema.people
        met = mine.join(theirs, (mine.c.table_id == theirs.c.table_id) & (mine.c.seat != theirs.c.seat))
        apart = mine.c.team.is_(None) | (mine.c.team != theirs.c.team)  # partners are not opponents
        known = (theirs.c.bot != "") if not own else (theirs.c.bot != "") | theirs.c.person.is_not(None)
        asked = (
            select(
                theirs.c.bot,
                people.c.name,
                func.count().label("games"),
                _count(mine.c.rank < theirs.c.rank).label("wins"),
                _count(mine.c.rank > theirs.c.rank).label("losses"),
            )
            .select_from(met.outerjoin(people, people.c.id == theirs.c.person))
            .where(mine.c.person == person, mine.c.counted, theirs.c.counted, known, apart)
            .group_by(theirs.c.bot, theirs.c.person, people.c.name)
            .order_by(func.count().desc(), theirs.c.bot, people.c.name)
            .limit(MOST_OPPONENTS)
        )
        return [
            Opponent(row["name"] or "", row["bot"], row["games"], row["wins"], row["losses"])
            for row in await self._repository.rows(asked)
        ]

    # -- points by source

    async def _sources(self, rows: Sequence[RowMapping], language: str) -> list[SourceTable]:
        kinds: dict[tuple[str, int], list[RowMapping]] = defaultdict(list)
        for row in rows:
            kinds[row["game"], row["players"]].append(row)
        answer: list[SourceTable] = []
        for (game, players), own in sorted(kinds.items()):
            mine = await asyncio.to_thread(means, [row["sources"] for row in own])
            everybody, strong = await self.means(game, players, False), await self.means(game, players, True)
            words = words_of(game, language)
            lines = [
                SourceLine(
                    source,
                    words.say(f"source-{source}"),
                    mine.points.get(source, 0.0),
                    everybody.points.get(source, 0.0) if everybody.seats else None,
                    strong.points.get(source, 0.0) if strong.seats else None,
                )
                for source in in_sheet_order(game, {**mine.points, **everybody.points, **strong.points})
            ]
            answer.append(SourceTable(game, players, lines, mine.seats, everybody.seats, strong.seats))
        return answer

    async def means(self, game: str, players: int, strong: bool) -> Means:
        """Returns the means of all people here, or of the strong bots, recomputed every ten minutes."""
        key, now = (game, players, strong), time.monotonic()
        if key in self._means and now - self._means[key][0] < MEANS_SECONDS:
            return self._means[key][1]
        scores = schema.scores.c
        who = scores.bot.in_(STRONG_BOTS) if strong else scores.bot == ""
        asked = select(scores.sources).where(scores.game == game, scores.players == players, who, scores.counted)
        rows = await self._repository.rows(asked.order_by(scores.ended.desc()).limit(COMPARED_SEATS))
        found = await asyncio.to_thread(means, [row["sources"] for row in rows])
        self._means[key] = (now, found)  # bounded by the number of games and seat counts
        return found


def _count(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))


def means(sources: Iterable[str]) -> Means:
    """Returns the mean of points by source, from their JSON, in the order of the first one."""
    total: dict[str, int] = {}
    seats = 0
    for text in sources:
        seats += 1
        for source, points in decode_points(text).items():
            total[source] = total.get(source, 0) + points
    return Means(seats, {source: points / seats for source, points in total.items()})


def in_sheet_order(game: str, sources: Iterable[str]) -> list[str]:
    """Returns the sources in the order of the game's score sheet, unknown ones last."""
    sheet = ludoteca.game(game).sheet() if game in ludoteca.all_games() else []
    return sorted(sources, key=lambda source: (sheet.index(source) if source in sheet else len(sheet), source))


def groups(rows: Sequence[RowMapping]) -> list[GroupInfo]:
    """Groups games by game, number of players and board, the most frequent first."""
    kinds: dict[tuple[str, int, str], list[RowMapping]] = defaultdict(list)
    for row in rows:
        kinds[row["game"], row["players"], row["board"]].append(row)
    answer = [
        GroupInfo(
            game,
            players,
            board,
            len(own),
            sum(row["won"] for row in own),
            sum(row["points"] for row in own) / len(own),
            max(row["points"] for row in own),
            sum(row["rank"] for row in own) / len(own),
        )
        for (game, players, board), own in kinds.items()
    ]
    return sorted(answer, key=lambda each: (-each.games, each.game, each.players, each.board))


def streaks(rows: Sequence[RowMapping]) -> Streaks:
    """Returns the current and longest streaks; `rows` start with the last game."""
    won = [row["won"] for row in reversed(rows)]
    days = sorted({row["ended"] // DAY for row in rows})
    apart = [later - earlier == 1 for earlier, later in itertools.pairwise(days)]
    in_a_row = [length + 1 for length in _runs(apart)] if days else []
    today = int(time.time() * 1000) // DAY
    current = in_a_row[-1] if days and today - days[-1] <= 1 else 0
    return Streaks(_runs(won)[-1], max(_runs(won)), current, max(in_a_row, default=0))


def _runs(holds: Iterable[bool]) -> list[int]:
    """Returns the length of the run at the beginning, and of the runs after it."""
    runs = [0]
    for each in holds:
        runs.append(runs[-1] + 1 if each else 0)
    return runs
