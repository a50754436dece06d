"""Who somebody is: a name, and a secret that their browser keeps in a cookie. The server keeps the secret's hash."""

import hashlib
import secrets
from dataclasses import replace

from ludoteca.server.store import Person, Store, now

TOKEN_BYTES = 32
LONGEST_NAME = 40
REMEMBERED = 5000


def clean_name(name: str) -> str:
    """One line of printable text, not too long; whatever shows it escapes it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def by_token(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        hashed = _hash(token)
        person = self._known.get(hashed) or await self._store.person_of(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def arrive(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and the token that proves who they are."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(12), name, language, now())
        await self._store.add_person(person, _hash(token))
        self._remember(_hash(token), person)
        return person, token

    async def change(self, token: str, person: Person, name: str, language: str) -> Person:
        changed = replace(person, name=name, language=language)
        await self._store.change_person(changed)
        self._remember(_hash(token), changed)
        return changed

    def _remember(self, hashed: bytes, person: Person) -> None:
        self._known.pop(hashed, None)
        self._known[hashed] = person
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]


def _hash(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=32).digest()
