"""People and their session tokens. A browser keeps its token in a cookie; the database has the token's hash only.

A person may have several devices: browsers, each with a token of its own.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from ludoteca.server.storage import administration, statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.rows import Device, Person, Session, now

TOKEN_BYTES = 32
LONGEST_TOKEN = 100
LONGEST_NAME = 40
CACHED_TOKENS = 5000
"""The number of session tokens whose person is cached in memory."""
PERSON_ID_BYTES = 12
HASH_BYTES = 32
SEEN_EVERY = 10 * 60_000
"""The shortest interval, in milliseconds, at which a device's last use is stored."""


def clean_name(name: str) -> str:
    """Makes a name one line of printable text and cuts it to the allowed length. Pages escape it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]


def hash_of(token: str) -> bytes:
    return hashlib.blake2b(token.encode(), digest_size=HASH_BYTES).digest()


class PeopleService:
    """Looks up, creates and changes people and their sessions. `publish` sends a message to other servers, which cache
    people too; `signed_out` closes the open pages of devices."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._sessions: dict[bytes, Session] = {}  # by the hash of their token
        self._changes = 0
        self._saving: set[asyncio.Task[None]] = set()
        self.publish: Callable[[str], Awaitable[None]] = _ignore_message
        self.signed_out: Callable[[set[str]], object] = lambda devices: None

    async def session(self, token: str | None) -> Session | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        hashed, changes = hash_of(token), self._changes
        session = self._sessions.get(hashed) or await self._repository.session(hashed)
        if session is not None and changes == self._changes:  # otherwise it may have been read before the change
            self._cache(hashed, self._seen(session))
        return session

    async def by_token(self, token: str | None) -> Person | None:
        session = await self.session(token)
        return session.person if session else None

    async def sign_up(self, name: str, language: str, browser: str = "") -> tuple[Person, str]:
        """Creates a person with a first session token."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(PERSON_ID_BYTES), name, language, now())
        await self._repository.add_person(person, hash_of(token), browser)
        return person, token

    async def sign_in(self, id: str, browser: str = "") -> tuple[Person, str]:
        """Creates a session token for another browser of a known person."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = await self._repository.person(id)
        assert person is not None, "whoever may sign in is there"
        await self._repository.add_device(person, hash_of(token), browser)
        return person, token

    async def change(self, person: Person, name: str, language: str) -> Person:
        changed = replace(person, name=name, language=language)
        await self._repository.change_person(changed)
        self._forget(lambda session: session.person.id == person.id)
        await self.publish(f"person {person.id}")
        return changed

    # -- devices

    async def devices(self, person: Person) -> list[Device]:
        return await self._repository.devices(person.id)

    async def end(self, devices: Iterable[str]) -> None:
        """Signs devices out: deletes their tokens and closes their pages."""
        ended = set(devices)
        await self._repository.save(*statements.delete_devices(sorted(ended)))
        self._end(ended)
        for device in sorted(ended):
            await self.publish(f"device {device}")

    def forget(self, person: str) -> None:
        """Drops the cached sessions of a person who was deleted, and closes their pages."""
        self._forget(lambda session: session.person.id == person)

    def _end(self, devices: set[str]) -> None:
        self._forget(lambda session: session.device in devices)
        self.signed_out(devices)

    def _seen(self, session: Session) -> Session:
        """Stores in the background that the device is still used, at most every `SEEN_EVERY` milliseconds."""
        at = now()
        if at - session.seen < SEEN_EVERY:
            return session
        task = asyncio.get_running_loop().create_task(self._save_seen(session.device, at))
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)
        return replace(session, seen=at)

    async def _save_seen(self, device: str, at: int) -> None:
        with contextlib.suppress(NotSaved):
            await self._repository.save(statements.update_device(device, at))

    # -- what an admin does

    async def rename(self, id: str, name: str) -> None:
        person = await self._repository.person(id)
        assert person is not None
        await self.change(person, name, person.language)

    async def remove(self, id: str) -> bool:
        """Deletes a person who sits at no table; raises NotSaved for any other."""
        await self.end([device.id for device in await self._repository.devices(id)])
        await self._repository.save(*administration.delete_person(id))
        self._forget(lambda session: session.person.id == id)
        await self.publish(f"person {id}")
        return True

    # -- other servers

    def on_message(self, message: str) -> None:
        """Handles another server's message that a person changed; after an empty message all cached sessions are
        dropped."""
        kind, _, id = message.partition(" ")
        if kind == "person":
            self._forget(lambda session: session.person.id == id)
        elif kind == "device":
            self._end({id})
        elif not message:
            self._forget(lambda session: True)

    def _forget(self, whom: Callable[[Session], bool]) -> None:
        self._changes += 1
        self._sessions = {hashed: session for hashed, session in self._sessions.items() if not whom(session)}

    def _cache(self, hashed: bytes, session: Session) -> None:
        self._sessions.pop(hashed, None)
        self._sessions[hashed] = session
        if len(self._sessions) > CACHED_TOKENS:
            del self._sessions[next(iter(self._sessions))]


async def _ignore_message(message: str) -> None:
    """Does nothing: with one server there is nobody to send it to."""
