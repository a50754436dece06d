"""Who somebody is: a name, and a secret that their browser keeps in a cookie. The server keeps the secret's hash.

A person may have several browsers, each with a secret of its own.
"""

import hashlib
import secrets
from dataclasses import replace

from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, now

TOKEN_BYTES = 32
LONGEST_TOKEN = 100
LONGEST_NAME = 40
REMEMBERED = 5000


def clean_name(name: str) -> str:
    """One line of printable text, not too long; whatever shows it escapes it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def hash_of(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=32).digest()


class PeopleService:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._known: dict[bytes, str] = {}  # whose token this is, by its hash
        self._people: dict[str, Person] = {}

    async def by_token(self, token: str | None) -> Person | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        hashed = hash_of(token)
        person = self._people.get(self._known.get(hashed, "")) or await self._repository.person_of(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def arrive(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and the token that proves who they are."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(12), name, language, now())
        await self._repository.add_person(person, hash_of(token))
        self._remember(hash_of(token), person)
        return person, token

    async def arrive_again(self, id: str) -> tuple[Person, str]:
        """Somebody known, at another browser: a token for that one."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = self._people.get(id) or await self._repository.person(id)
        assert person is not None, "people stay"
        await self._repository.save(statements.insert_token(id, hash_of(token)))
        self._remember(hash_of(token), person)
        return person, token

    async def change(self, person: Person, name: str, language: str) -> Person:
        changed = replace(person, name=name, language=language)
        await self._repository.change_person(changed)
        if person.id in self._people:
            self._people[person.id] = changed
        return changed

    def _remember(self, hashed: bytes, person: Person) -> None:
        self._known.pop(hashed, None)
        self._known[hashed] = person.id
        self._people[person.id] = person
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
            self._people = {id: self._people[id] for id in set(self._known.values())}
