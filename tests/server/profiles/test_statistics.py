"""What a person's page is made of: counted once, in few queries however many games there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from ludoteca.server.profiles.games import PER_PAGE, GameList, Wanted
from ludoteca.server.profiles.ratings import START, Rating, rated
from ludoteca.server.profiles.score_rows import ScoreRow
from ludoteca.server.profiles.statistics import MOST_GAMES, Statistics
from ludoteca.server.profiles.tally import Tally
from ludoteca.server.storage.repository import Repository
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
            page = await GameList(repository, tally).games(somebody(1), Wanted(outcome="won", page=3), own=True)
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


@pytest.mark.parametrize(
    ("wanted", "total", "first"),
    [
        (Wanted(), 30, "table 29"),
        (Wanted(sort="oldest"), 30, "table 0"),
        (Wanted(sort="points"), 30, "table 29"),
        (Wanted(sort="accuracy"), 30, "table 20"),
        (Wanted(search="p2"), 30, "table 29"),
        (Wanted(search="P1"), 0, ""),
        (Wanted(search="%"), 0, ""),
        (Wanted(outcome="lost"), 20, "table 29"),
        (Wanted(game="great-split"), 0, ""),
        (Wanted(players=3), 0, ""),
        (Wanted(players=10**30), 0, ""),
        (Wanted(against="bots"), 0, ""),
        (Wanted(page=2), 30, "table 4"),
        (Wanted(page=10**9), 30, ""),
        (Wanted(page=-5, sort="nonsense"), 30, "table 29"),
    ],
)
def test_games_are_filtered_searched_sorted_and_paged(tmp_path: Path, wanted: Wanted, total: int, first: str) -> None:
    async def work(repository: Repository) -> None:
        await store_games(repository, 30)
        found = await GameList(repository, Tally(repository)).games(somebody(1), wanted, own=True)
        assert found.total == total
        assert next((game.table for game in found.games), "") == first

    with_database(tmp_path, work)


def seat(number: int, rank: int, person: str | None = None, bot: str = "", counted: bool = True) -> ScoreRow:
    return ScoreRow("t", number, person, bot, "mille-fiori", 3, "", "both", counted, 0, rank, 0, rank == 1, {}, 0)


def test_ratings_are_apart_for_people_and_bots() -> None:
    after = rated([seat(0, 1, "ana"), seat(1, 2, "ben"), seat(2, 3, bot="hard")], {})
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
        known = rated([seat(0, 1 if won else 2, "ana"), seat(1, 2 if won else 1, bot="easy")], known)
    gap = known["bots", "ana"].mu - known["bots", "easy"].mu
    assert 130 < gap < 250, "three of four games are about 191 points"
    assert known["bots", "ana"].sigma < 60
    assert known["bots", "ana"].games == 300


def test_what_a_bot_finished_moves_no_rating() -> None:
    assert rated([seat(0, 1, "ana", counted=False), seat(1, 2, bot="hard")], {}) == {}
