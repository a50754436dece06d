"""Plays games on the same deal by socket."""

from collections.abc import Callable
from random import Random

from ludoteca.kernel.record import Move, record_from_text
from tests.server.harness import Message, Person

Choice = Callable[[list[str]], str]


def play(person: Person, table: str, choose: Choice) -> None:
    """To the end of the game."""
    page = person.sit(table)
    while (update := page.wait_until_asked())["result"] is None:
        assert page.act(choose(update["position"]["legal"]), confirmed=True)["type"] == "accepted"
    page.close()


def play_table(people: list[Person], table: str, choice: Random) -> None:
    """All who sit there, each at their own socket."""
    info = people[0].get(f"/api/tables/{table}")
    seated = {number: person for person in people for number in seats_of(person, table)}
    pages = {number: person.sit(table) for number, person in seated.items()}
    while info["status"] != "over":
        deciding = [seat for seat in info["deciding"] if seat in pages]
        if deciding:
            page = pages[deciding[0]]
            update = page.wait_until_asked()
            if update["result"] is None:
                page.act(choice.choice(update["position"]["legal"]), confirmed=True)
        info = people[0].get(f"/api/tables/{table}")
    for page in pages.values():
        page.close()


def seats_of(person: Person, table: str) -> list[int]:
    answer = person.http.get(f"/api/tables/{table}")
    return [number for number, seat in enumerate(answer.json()["seats"]) if seat["mine"]] if answer.is_success else []


def by_chance(seed: int) -> Choice:
    return Random(seed).choice


def as_in(moves: list[Move], seat: int, until: int = 10_000, then: Choice = lambda legal: legal[-1]) -> Choice:
    """The same moves again; from the move `until` on others."""
    own = [move.text for move in moves if move.seat == seat]
    done = iter(range(len(own)))

    def choose(legal: list[str]) -> str:
        number = next(done, until)
        return own[number] if number < until and own[number] in legal else then(legal)

    return choose


def moves(person: Person, table: str) -> list[Move]:
    return record_from_text(record(person, table)).moves


def digest(person: Person, table: str) -> str:
    return record_from_text(record(person, table)).digest


def record(person: Person, table: str) -> str:
    answer = person.http.get(f"/api/tables/{table}/record")
    answer.raise_for_status()
    return answer.text


def challenge(person: Person, table: str) -> Message:
    answer = person.http.post(f"/api/tables/{table}/duel")
    answer.raise_for_status()
    deal: Message = answer.json()
    return deal


def enter(person: Person, deal: str) -> str:
    answer = person.http.post(f"/api/deals/{deal}/enter", json={})
    answer.raise_for_status()
    return str(answer.json()["id"])


def refusal(person: Person, path: str, body: Message | None = None) -> str:
    """The code with which a request is refused."""
    answer = person.http.get(path) if body is None else person.http.post(path, json=body)
    assert answer.is_error, answer.status_code
    return str(answer.json()["error"]["code"])
