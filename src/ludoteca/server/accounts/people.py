"""People and their session tokens. A browser keeps its token in a cookie; the database has the token's hash only.

A person may have several browsers, each with a token of its own.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, now

TOKEN_BYTES = 32
LONGEST_TOKEN = 100
LONGEST_NAME = 40
CACHED_TOKENS = 5000
"""Session tokens whose person is kept in memory."""
PERSON_ID_BYTES = 12
HASH_BYTES = 32


def clean_name(name: str) -> str:
    """Makes one line of printable text and cuts it to length. Pages escape it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def hash_of(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=HASH_BYTES).digest()


class PeopleService:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._person_of_token: dict[bytes, str] = {}  # whose token this is, by its hash
        self._people: dict[str, Person] = {}
        self.changed: Callable[[str], Awaitable[None]] = _nobody_asks  # other servers remember people too

    async def by_token(self, token: str | None) -> Person | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        hashed = hash_of(token)
        person = self._people.get(self._person_of_token.get(hashed, "")) or await self._repository.person_of(hashed)
        if person is not None:
            self._cache(hashed, person)
        return person

    async def sign_up(self, name: str, language: str) -> tuple[Person, str]:
        """Creates a person, and their first session token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(PERSON_ID_BYTES), name, language, now())
        await self._repository.add_person(person, hash_of(token))
        self._cache(hash_of(token), person)
        return person, token

    async def sign_in(self, id: str) -> tuple[Person, str]:
        """Creates a session token for another browser of a known person."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = self._people.get(id) or await self._repository.person(id)
        assert person is not None, "people stay"
        await self._repository.save(statements.insert_token(id, hash_of(token)))
        self._cache(hash_of(token), person)
        return person, token

    async def change(self, person: Person, name: str, language: str) -> Person:
        changed = replace(person, name=name, language=language)
        await self._repository.change_person(changed)
        if person.id in self._people:
            self._people[person.id] = changed
        await self.changed(person.id)
        return changed

    def hear(self, message: str) -> None:
        """Another server says that somebody changed; or, with an empty message, that somebody may have."""
        kind, _, id = message.partition(" ")
        if kind == "person":
            self._people.pop(id, None)
        elif not message:
            self._people.clear()

    def _cache(self, hashed: bytes, person: Person) -> None:
        self._person_of_token.pop(hashed, None)
        self._person_of_token[hashed] = person.id
        self._people[person.id] = person
        if len(self._person_of_token) > CACHED_TOKENS:
            del self._person_of_token[next(iter(self._person_of_token))]
            known = set(self._person_of_token.values())
            self._people = {id: person for id, person in self._people.items() if id in known}


async def _nobody_asks(person: str) -> None:
    """With one server."""
