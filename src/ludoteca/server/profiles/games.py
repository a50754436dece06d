"""A person's finished games: filtered, searched, sorted and paginated."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, RowMapping, false, func, select

from ludoteca.server.profiles.tally import Tally
from ludoteca.server.protocol.people import PersonGame, PersonGames
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person

PER_PAGE = 25
MOST_PAGES = 2000
MOST_PLAYERS = 100
"""More than any game has; databases reject numbers beyond their range."""
LONGEST_SEARCH = 40
SORTS = ("newest", "oldest", "points", "margin", "accuracy")


@dataclass(frozen=True)
class GameFilter:
    """The filter of a request; empty texts and 0 select everything. `search` is a part of another player's name."""

    game: str = ""
    players: int = 0
    against: str = ""
    outcome: str = ""
    search: str = ""
    sort: str = "newest"
    page: int = 1


class GameList:
    def __init__(self, repository: Repository, tally: Tally) -> None:
        self._repository = repository
        self._tally = tally

    async def games(self, person: Person, wanted: GameFilter, own: bool) -> PersonGames:
        """Returns one page of games. `own` means that the person asks for their own: only then are other players named
        and searchable."""
        await self._tally.catch_up()
        matching = conditions(person.id, wanted, own)
        counted = await self._repository.rows(select(func.count().label("total")).where(*matching))
        page = min(max(wanted.page, 1), MOST_PAGES)
        asked = select(schema.scores).where(*matching).order_by(*order(wanted.sort))
        rows = await self._repository.rows(asked.limit(PER_PAGE).offset((page - 1) * PER_PAGE))
        others, public = await self._others([row["table_id"] for row in rows], person.id)
        games = [
            game_info(row, others[row["table_id"]], own, own or row["table_id"] in public or row["against"] == "bots")
            for row in rows
        ]
        return PersonGames(games, counted[0]["total"], page, PER_PAGE)

    async def _others(self, tables: list[str], person: str) -> tuple[dict[str, list[str]], set[str]]:
        """Returns the names at the other seats, and which of the tables were public."""
        names: dict[str, list[str]] = {id: [] for id in tables}
        seats = schema.seats.c
        asked = select(seats.table_id, seats.name, seats.person).where(seats.table_id.in_(tables)).order_by(seats.seat)
        for row in await self._repository.rows(asked):
            if row["person"] != person:
                names[row["table_id"]].append(row["name"])
        columns = schema.tables.c
        public = await self._repository.rows(select(columns.id).where(columns.id.in_(tables), columns.public))
        return names, {row["id"] for row in public}


def conditions(person: str, wanted: GameFilter, own: bool) -> list[ColumnElement[bool]]:
    scores = schema.scores.c
    found = [scores.person == person]
    if wanted.game:
        found.append(scores.game == wanted.game)
    if wanted.players:
        found.append(scores.players == min(max(wanted.players, 0), MOST_PLAYERS))
    if wanted.against:
        found.append(scores.against == wanted.against)
    if wanted.outcome:
        found.append(scores.won.is_(wanted.outcome == "won"))
    search = wanted.search.strip()[:LONGEST_SEARCH].lower()
    if search and own:
        seats = schema.seats.c
        named = func.lower(seats.name).contains(search, autoescape=True)
        other = (seats.table_id == scores.table_id) & (seats.seat != scores.seat)
        found.append(select(seats.seat).where(other, named).exists())
    elif search:
        found.append(false())
    return found


def order(sort: str) -> list[ColumnElement[object]]:
    scores = schema.scores.c
    by: dict[str, ColumnElement[object]] = {
        "oldest": scores.ended.asc(),
        "points": scores.points.desc(),
        "margin": scores.margin.desc(),
        "accuracy": func.coalesce(scores.accuracy, -1).desc(),
    }
    first = [by[sort]] if sort in by else []
    return [*first, scores.ended.desc(), scores.table_id, scores.seat]


def game_info(row: RowMapping, others: list[str], own: bool, linked: bool) -> PersonGame:
    return PersonGame(
        table=row["table_id"] if linked else "",
        others=others if own or row["against"] == "bots" else [],
        **{
            name: row[name]
            for name in (
                "game",
                "players",
                "board",
                "ended",
                "points",
                "rank",
                "margin",
                "won",
                "against",
                "counted",
                "accuracy",
                "luck",
            )
        },
    )
