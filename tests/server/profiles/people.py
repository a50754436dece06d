"""People with finished games: some played on a server, many written as rows without playing."""

from dataclasses import dataclass

from sqlalchemy import insert

from ludoteca.kernel.jsontext import canonical
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody
from tests.server.harness import Message, Page, Person, Server


@dataclass
class Evening:
    """Ana and Ben have finished a game together, and Ana one with a bot; they play another, and Ana waits at a third."""

    ana: Person
    ben: Person
    together: Message
    alone: Message
    running: Message
    waiting: Message


def spend(server: Server, first: str = "Ana", second: str = "Ben") -> Evening:
    ana, ben = Person(server, first), Person(server, second)
    together = ana.new_table("me open")
    pages = ana.sit(together["id"]), ben.join(together)
    play_together(*pages)
    alone = ana.new_table("me random")
    ana.sit(alone["id"]).play_on()
    running = ana.new_table("me open")
    here, there = ana.sit(running["id"]), ben.join(running)
    here.say("note", text="attack the harbor")
    here.say("chat", text="well played")
    there.wait_for("chat")
    there.say("chat", text="thank you")
    here.wait_for("chat")
    waiting = ana.new_table("me open open", "castles-of-burgundy")
    return Evening(ana, ben, together, alone, running, waiting)


def play_together(*pages: Page) -> None:
    """Everybody plays the first legal action, until the game is over."""
    while any(page.update is None or page.update["result"] is None for page in pages):
        for page in pages:
            while page.update is None or (page.update["decision"] is None and page.update["result"] is None):
                if any(other.update is not None and other.update["decision"] is not None for other in pages):
                    break
                page.hear()
            if page.update is not None and page.update["decision"] is not None and page.update["result"] is None:
                decision = page.update["decision"]
                page.act(page.update["position"]["legal"][0])
                page.wait_until(lambda page=page, decision=decision: _went_on(page, decision))  # type: ignore[misc]
        for page in pages:
            page.drain(0.01)


def _went_on(page: Page, decision: int) -> bool:
    assert page.update is not None
    return page.update["decision"] != decision or page.update["result"] is not None


async def store_games(repository: Repository, count: int) -> None:
    """Games of the first two people, counted: the first one wins every third, and was lucky."""
    people = [somebody(1), somebody(2)]
    for number, person in enumerate(people):
        await repository.add_person(person, bytes([number]))
    tables = [
        {
            "id": f"table {number}",
            "game": "mille-fiori",
            "rules_version": 1,
            "players": 2,
            "options": "{}",
            "status": "over",
            "host": people[0].id,
            "invite": f"code {number}",
            "secret": b"",
            "version": 1,
            "deciding": 0,
            "created": number,
            "changed": number,
            "public": False,
            "hints": True,
            "takebacks": True,
            "clock": "",
            "imported": False,
            "since": 0,
            "started": 1,
            "ticked": 0,
        }
        for number in range(count)
    ]
    seats = [
        {
            "table_id": table["id"],
            "seat": seat,
            "kind": "person",
            "person": person.id,
            "bot": "",
            "name": person.name,
            "nonce": "",
            "standin": "",
            "left": 0,
            "seen": 0,
            "invited": True,
        }
        for table in tables
        for seat, person in enumerate(people)
    ]
    scores = [
        {
            "table_id": f"table {number}",
            "seat": seat,
            "person": person.id,
            "bot": "",
            "game": "mille-fiori",
            "players": 2,
            "board": "",
            "against": "people",
            "counted": True,
            "points": number % 100 + seat,
            "rank": 1 + (number % 3 == 0) if seat else 1 + (number % 3 != 0),
            "margin": 1,
            "won": (number % 3 == 0) == (seat == 0),
            "sources": canonical({"harbor": number % 10, "sea": 5}),
            "ended": number * 3_600_000,
            "accuracy": 80.0 if number % 10 == 0 else None,
            "luck": 2.5 if number % 10 == 0 else None,
        }
        for number in range(count)
        for seat, person in enumerate(people)
    ]
    async with repository.engine.begin() as connection:
        await connection.execute(insert(schema.tables), tables)
        await connection.execute(insert(schema.seats), seats)
        await connection.execute(insert(schema.scores), scores)
