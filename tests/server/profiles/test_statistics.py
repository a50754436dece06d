"""The statistics of a person's page are counted in a fixed number of queries, however many games there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

import ludoteca
from ludoteca.kernel.jsontext import canonical
from ludoteca.server.lobby import table_factory
from ludoteca.server.profiles.games import PER_PAGE, GameFilter, GameList
from ludoteca.server.profiles.ratings import START, Rating, rated
from ludoteca.server.profiles.score_rows import Contestant, contestants
from ludoteca.server.profiles.statistics import MOST_GAMES, Statistics
from ludoteca.server.profiles.tally import Tally
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import SeatRow, Terms
from tests.server.database import somebody, with_database
from tests.server.profiles.people import store_games

GAMES = 3000


@contextmanager
def queries(repository: Repository) -> Iterator[list[str]]:
    """The statements that are executed meanwhile."""
    seen: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        seen.append(statement)

    engine = repository.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield seen
    event.remove(engine, "before_cursor_execute", note)


def test_a_page_about_thousands_of_games_takes_few_queries(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        await store_games(repository, GAMES)
        tally = Tally(repository)
        with queries(repository) as asked:
            profile = await Statistics(repository, tally).profile(somebody(1), "en", own=True)
        assert len(asked) <= 8
        assert GAMES < MOST_GAMES
        assert (profile.games, profile.wins) == (GAMES, GAMES / 3)
        group = profile.groups[0]
        assert (group.game, group.players, group.mean, group.best) == ("mille-fiori", 2, 49.5, 99)
        lines = {line.source: (line.mine, line.everybody, line.strong) for line in profile.sources[0].lines}
        assert lines == {"harbor": (4.5, 4.5, None), "sea": (5, 5, None)}
        assert [(each.name, each.games, each.wins, each.losses) for each in profile.opponents] == [
            ("P2", GAMES, GAMES / 3, GAMES * 2 / 3)
        ]
        assert (len(profile.analysed), profile.analysed[0].accuracy) == (200, 80)
        assert (profile.streaks.most_wins, profile.streaks.most_days, profile.streaks.days) == (1, GAMES // 24, 0)

        with queries(repository) as asked:
            page = await GameList(repository, tally).games(somebody(1), GameFilter(outcome="won", page=3), own=True)
        assert len(asked) <= 6
        assert (len(page.games), page.total, page.page) == (PER_PAGE, GAMES / 3, 3)
        with queries(repository) as asked:
            plan = await repository.engine.connect().__aenter__()
            rows = await plan.exec_driver_sql(
                "explain query plan select * from scores where person = 'x' order by ended desc limit 5000"
            )
            assert "scores_of_person" in str(rows.all())
            await plan.close()

    with_database(tmp_path, work)


def test_the_strong_bots_are_compared_with_and_partners_are_no_opponents(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        await store_games(repository, 6)
        scores = schema.scores
        async with repository.engine.begin() as connection:
            await connection.execute(scores.update().where(scores.c.ended > 0).values(team=scores.c.seat))
            await connection.execute(scores.update().where(scores.c.table_id == "table 1").values(team=0))
            for number, name, points in ((2, "hard", 40), (3, "expert", 20), (4, "easy", 999)):
                row = {"table_id": f"table {number}", "seat": 2, "bot": name, "game": "mille-fiori", "players": 2}
                row |= {"board": "", "against": "people", "points": 1, "rank": 9, "margin": 1, "ended": 1, "team": 2}
                row |= {"counted": True, "won": False, "sources": canonical({"harbor": points})}
                await connection.execute(scores.insert(), row)
        profile = await Statistics(repository, Tally(repository)).profile(somebody(1), "en", own=True)
        assert {line.source: line.strong for line in profile.sources[0].lines} == {"harbor": 30, "sea": 0}
        assert profile.sources[0].strong == 2
        assert {each.name or each.bot: each.games for each in profile.opponents} == {
            "P2": 5,
            "hard": 1,
            "expert": 1,
            "easy": 1,
        }

    with_database(tmp_path, work)


@pytest.mark.parametrize(
    ("wanted", "total", "first"),
    [
        (GameFilter(), 30, "table 29"),
        (GameFilter(sort="oldest"), 30, "table 0"),
        (GameFilter(sort="points"), 30, "table 29"),
        (GameFilter(sort="accuracy"), 30, "table 20"),
        (GameFilter(search="p2"), 30, "table 29"),
        (GameFilter(search="P1"), 0, ""),
        (GameFilter(search="%"), 0, ""),
        (GameFilter(outcome="lost"), 20, "table 29"),
        (GameFilter(game="great-split"), 0, ""),
        (GameFilter(players=3), 0, ""),
        (GameFilter(players=10**30), 0, ""),
        (GameFilter(against="bots"), 0, ""),
        (GameFilter(page=2), 30, "table 4"),
        (GameFilter(page=10**9), 30, ""),
        (GameFilter(page=-5, sort="nonsense"), 30, "table 29"),
    ],
)
def test_games_are_filtered_searched_sorted_and_paged(
    tmp_path: Path, wanted: GameFilter, total: int, first: str
) -> None:
    async def work(repository: Repository) -> None:
        await store_games(repository, 30)
        found = await GameList(repository, Tally(repository)).games(somebody(1), wanted, own=True)
        assert found.total == total
        assert next((game.table for game in found.games), "") == first

    with_database(tmp_path, work)


def person(name: str, rank: int, team: int = -1, left: bool = False) -> Contestant:
    return Contestant(name, "", rank, ord(name[0]) if team < 0 else team, left)


def bot(name: str, rank: int, team: int = 9) -> Contestant:
    return Contestant("", name, rank, team)


def test_ratings_are_apart_for_people_and_bots() -> None:
    after = rated([person("ana", 1), person("ben", 2), bot("hard", 3)], {})
    assert after["people", "ana"].mu > START > after["people", "ben"].mu
    assert after["bots", "ana"].mu > START
    assert after["bots", "ben"].mu > START
    assert after["bots", "hard"].mu < START
    assert after["people", "ana"].low < after["people", "ana"].mu < after["people", "ana"].high


def test_a_rating_grows_certain_and_finds_its_place() -> None:
    known: dict[tuple[str, str], Rating] = {}
    chance = Random(1)
    for _ in range(300):
        won = chance.random() < 0.75
        known = rated([person("ana", 1 if won else 2), bot("easy", 2 if won else 1)], known)
    gap = known["bots", "ana"].mu - known["bots", "easy"].mu
    assert 130 < gap < 250, "three of four games are about 191 points"
    assert known["bots", "ana"].sigma < 60
    assert known["bots", "ana"].games == 300


def test_partners_are_rated_as_a_team() -> None:
    new, strong = Rating(), Rating(1900, 60, 50)
    teams = [person("ana", 1, 0), person("ben", 1, 0), person("cleo", 3, 2), person("dora", 3, 2)]
    after = rated(teams, {("people", "ana"): strong, ("people", "ben"): new})
    assert after["people", "ben"].mu > new.mu
    assert after["people", "cleo"] == after["people", "dora"]
    alone = rated([person("ben", 1), person("cleo", 2)], {})
    assert after["people", "ben"].mu < alone["people", "ben"].mu, "with a strong partner a win says less"
    assert set(after) == {("people", name) for name in ("ana", "ben", "cleo", "dora")}
    assert rated(teams[:3], {}) == {}, "a team without one of its players is not rated"
    mixed = rated([person("ana", 1, 0), bot("hard", 1, 0), bot("easy", 3, 2), bot("easy", 3, 2)], {})
    assert mixed["bots", "ana"].mu > START > mixed["bots", "easy"].mu
    assert mixed["bots", "easy"].games == 1


def test_who_leaves_a_game_has_lost_it() -> None:
    after = rated([person("ana", 4, left=True), person("ben", 1), person("cleo", 3)], {})
    assert after["people", "ben"].mu > after["people", "cleo"].mu > START > after["people", "ana"].mu
    partners = [person("ana", 5, 0, left=True), person("ben", 1, 0), person("cleo", 3, 2), person("dora", 3, 2)]
    after = rated(partners, {})
    assert after["people", "ana"].mu < START < after["people", "cleo"].mu
    assert ("people", "ben") not in after, "nobody loses because their partner left"


def test_seats_for_the_ratings() -> None:
    """Who left comes last; nobody is rated for two seats, or for a game from another one's position."""
    seats = tuple(
        SeatRow(number, "person", name, "", name, "", standin)
        for number, (name, standin) in enumerate([("ana", ""), ("ben", "resigned"), ("cleo", "clock"), ("dora", "")])
    )
    rules = ludoteca.game("castles-of-burgundy").rules(4, {"team": True})
    row = replace(
        table_factory.row_for(rules, list(seats), "ana", Terms()),
        result={"scores": [5, 5, 5, 5], "ranks": [1, 1, 3, 3]},
    )
    found = contestants(row, from_position=False)
    assert [(each.person, each.rank, each.team, each.left) for each in found] == [
        ("ana", 1, 0, False),
        ("ben", 5, 0, True),
        ("cleo", 5, 2, True),
        ("dora", 3, 2, False),
    ]
    assert contestants(row, from_position=True) == []
    twice = replace(row, seats=(*seats[:3], replace(seats[3], person="ana")))
    assert [each.person for each in contestants(twice, from_position=False)] == ["ben", "cleo"]
