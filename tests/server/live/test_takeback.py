"""Undo by consent of the others: requested, answered by all, logged, and safe against a crash."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import new_tables
from ludoteca.server.protocol.schemas import NewSeat, NewTable
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody, with_database
from tests.server.harness import Message, Page, Person, Server
from tests.server.lobby.test_lobby import made
from tests.server.storage.test_release import digest, play, woken

# -- the table


async def begun(repository: Repository, game: str) -> LiveTable:
    await repository.add_person(somebody(1), b"1")
    new = NewTable(game, [NewSeat("me"), NewSeat("me"), NewSeat("me")])
    table = LiveTable(await new_tables.create_table(repository, new, somebody(1)), repository)
    for seat in range(3):
        await table.take_nonce(seat, f"{seat}" * 32)
    return table


@pytest.mark.parametrize("game", sorted(ludoteca.all_games()))
def test_what_stands_is_what_counts(tmp_path: Path, game: str) -> None:
    """Random takebacks over many barriers: memory, a woken table and the record always agree."""
    rng = Random(8)

    async def work(repository: Repository) -> None:
        table = await begun(repository, game)
        before = {0: digest(table)}
        for _ in range(12):
            for _ in range(rng.randint(1, 12)):
                await play(table, 1)
                before[table.core.version] = digest(table)
            seat = rng.randrange(3)
            version = table.core.last_act(seat)
            if version is None or not table.core.running:
                continue
            position = before[version - 1]
            await table.take_back(seat, version)
            assert digest(table) == position
            assert table.core.journal[-1].undone[0] == version
            before[table.core.version] = digest(table)
            again = await woken(repository, table.core.id)
            assert digest(again) == digest(table)
            assert again.core.record().to_text() == table.core.record().to_text()
            assert again.core.match is not None
            assert table.core.match is not None
            assert again.core.match.opened == table.core.match.opened
            table = again
        assert table.core.record().replay(table.core.rules).digest == digest(table)

    with_database(tmp_path, work)


def test_chance_brings_the_same_again(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        table = await begun(repository, "castles-of-burgundy")
        await play(table, 30)
        after = digest(table)
        version = min(last for seat in range(3) if (last := table.core.last_act(seat)) is not None)
        taken_back = table.core.journal[version - 1 :]
        await table.take_back(taken_back[0].seat, version)
        for entry in taken_back:
            await table.act(entry.seat, entry.actions, table.core.version, "")
        assert digest(table) == after

    with_database(tmp_path, work)


# -- at the table


def ask(page: Page) -> None:
    page.say("takeback")


def refused(page: Page) -> str:
    code: str = page.wait_for("refused")["code"]
    return code


def two_people(ana: Person, ben: Person, **terms: object) -> tuple[Page, Page]:
    """Both have chosen a card, so the choice is beyond undo."""
    table = made(ana, None, **terms)
    pages = ana.sit(table["id"]), ben.join(table)
    for page in pages:
        page.act(page.wait_until_asked()["position"]["legal"][0])
    for page in pages:
        page.wait_until(lambda page=page: page.update is not None and page.update["version"] == 2)  # type: ignore[misc]
    return pages


def question(page: Page) -> Message | None:
    found: Message | None = page.status["takeback"] if page.status else None
    return found


def test_all_others_must_agree(ana: Person, ben: Person) -> None:
    page, other = two_people(ana, ben)
    ask(page)
    other.wait_until(lambda: question(other) is not None)
    assert question(other) == {"seat": 0, "version": 1, "yes": [], "waiting": [1]}
    ask(other)
    assert refused(other) == "takeback-open"
    other.say("answer", yes=True)
    for each in (page, other):
        each.wait_until(lambda each=each: each.update["version"] == 3)  # type: ignore[misc]
        entry = each.entries[-1]
        assert (entry["kind"], entry["seat"], entry["undone"]) == ("takeback", 0, [1, 2])
        position = each.wait_until_asked()["position"]
        assert (position["deciding"], len(position["hands"][each.seat])) == ([0, 1], 5)
        assert each.update is not None
        assert (each.update["decision"], each.update["undo"]) == (3, 0)
        each.wait_until(lambda each=each: question(each) is None)  # type: ignore[misc]
    assert page.entries[-1]["events"][0]["parts"] != other.entries[-1]["events"][0]["parts"]
    other.say("answer", yes=True)
    assert refused(other) == "no-takeback"


@pytest.mark.parametrize("who", ["other", "asker", "move"])
def test_a_no_or_a_move_ends_the_question(ana: Person, ben: Person, who: str) -> None:
    page, other = two_people(ana, ben)
    ask(page)
    other.wait_until(lambda: question(other) is not None)
    if who == "move":
        turn = page if page.update and page.update["decision"] is not None else other
        turn.act(turn.wait_until_asked()["position"]["legal"][0])
    else:
        (other if who == "other" else page).say("answer", yes=False)
    for each in (page, other):
        each.wait_until(lambda each=each: question(each) is None)  # type: ignore[misc]
    other.say("answer", yes=True)
    assert refused(other) == "no-takeback"
    assert not any(entry["kind"] == "takeback" for entry in page.entries + other.entries)


def test_with_nobody_to_ask_it_happens_at_once_as_often_as_wanted(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random random")["id"])
    first = page.wait_until_asked()
    for _ in range(3):
        ask(page)
        if not page.entries:
            assert refused(page) == "nothing-to-undo"
        for _ in range(5):
            page.act(page.wait_until_asked()["position"]["legal"][-1])
        page.wait_until_asked()
        for _ in range(5):
            ask(page)
            page.wait_until(lambda: page.entries[-1]["kind"] == "takeback")
            page.entries.append({"kind": "seen"})
        assert page.update is not None
        assert page.update["position"] == first["position"]
    last = page.play_on()
    finish = ana.get(f"/api/tables/{page.table['id']}/finish")
    record = ludoteca.record_from_text(finish["record"])
    replayed = record.replay(ludoteca.game(record.game).rules(record.players, record.options))
    assert replayed.result.to_json() == last["result"] == finish["result"]
    assert finish["score_history"][-1]["scores"] == finish["result"]["scores"]
    ask(page)
    assert refused(page) == "not-playing"


def test_where_it_is_not_agreed_nothing_is_taken_back(ana: Person, ben: Person) -> None:
    page, other = two_people(ana, ben, takebacks=False)
    ask(page)
    assert refused(page) == "no-takebacks"
    watcher = Person(ana.server, "Cleo").sit(page.table["id"])
    watcher.say("takeback")
    assert refused(watcher) == "not-seated"
    watcher.say("answer", yes=True)
    assert refused(watcher) == "not-seated"
    other.say("answer", yes=True)
    assert refused(other) == "no-takeback"


def test_people_on_one_screen_agree_among_themselves(ana: Person) -> None:
    table = made(ana, [{"kind": "me"}, {"kind": "me", "name": "Eva"}])["id"]
    pages = [ana.sit(table, seat=seat) for seat in (0, 1)]
    for page in pages:
        page.act(page.wait_until_asked()["position"]["legal"][0])
    ask(pages[0])
    pages[1].wait_until(lambda: bool(pages[1].entries) and pages[1].entries[-1]["kind"] == "takeback")


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("brief"), takeback_seconds="3", bot_pace="1") as server:
        yield server


def test_bots_wait_for_the_answer_and_go_on_after_a_no(brief: Server) -> None:
    ana, ben = Person(brief, "Ana"), Person(brief, "Ben")
    table = ana.new_table("me open random", choice="on-turn")
    pages = ana.sit(table["id"]), ben.join(table)
    asker = asks_before_a_bot(pages)
    other = pages[0] if asker is pages[1] else pages[1]
    asker.say("takeback")
    other.wait_until(lambda: question(other) is not None)
    other.say("answer", yes=False)
    other.wait_until(lambda: bool(other.entries) and other.entries[-1]["seat"] == 2)


def asks_before_a_bot(pages: tuple[Page, Page]) -> Page:
    """The person who has just played, with the bot next: it waits a second before it does."""
    while True:
        for page in pages:
            page.drain(0.01)
            if page.update is not None and page.update["decision"] is not None:
                page.act(page.update["position"]["legal"][0])
                while page.update["position"]["deciding"] == [page.seat]:
                    page.act(page.update["position"]["legal"][0])
                if page.update["position"]["deciding"] == [2]:
                    return page


def test_a_question_lapses_and_a_crash_loses_no_takeback(brief: Server) -> None:
    ana, ben = Person(brief, "Ana"), Person(brief, "Ben")
    page, other = two_people(ana, ben)
    ask(page)
    other.wait_until(lambda: question(other) is not None)
    other.wait_until(lambda: question(other) is None)
    alone = ana.sit(ana.new_table("me random")["id"])
    for _ in range(4):
        alone.act(alone.wait_until_asked()["position"]["legal"][0])
    alone.wait_until_asked()
    ask(alone)
    alone.wait_until(lambda: alone.entries[-1]["kind"] == "takeback")
    brief.kill()
    brief.start()
    back = ana.sit(alone.table["id"])
    update = back.wait_for("update")
    assert alone.update is not None
    for name in ("version", "position", "decision", "undo"):
        assert update[name] == alone.update[name]
    assert update["entries"] == alone.entries
    back.play_on(2)
