"""Device links: one-time links that sign a person in on another device."""

import secrets
from collections.abc import Callable

from ludoteca.server.accounts.people import hash_of
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import now

TOKEN_BYTES = 24


class DeviceLinks:
    """A link is a random token; the database has its hash only."""

    def __init__(self, repository: Repository, seconds: float, clock: Callable[[], int] = now) -> None:
        self.seconds = seconds
        self._repository = repository
        self._clock = clock

    async def make(self, person: str) -> str:
        """A new token for this person; it replaces an older one."""
        token, at = secrets.token_urlsafe(TOKEN_BYTES), self._clock()
        await self._repository.save(
            *statements.replace_link(person, hash_of(token), at, at + round(self.seconds * 1000))
        )
        return token

    async def open_until(self, person: str) -> int:
        """Until when this person's link works; 0 where there is none."""
        until = await self._repository.link_until(person)
        return until if until > self._clock() else 0

    async def end(self, person: str) -> None:
        """Whoever has this person's link finds that it works no more."""
        await self._repository.save(statements.delete_links(person, self._clock()))

    async def whose(self, token: str) -> str | None:
        """The person of a token that still works."""
        return self._still_works(await self._repository.link(hash_of(token)))

    async def use(self, token: str) -> str | None:
        """The person of a token, which works no more from now on."""
        return self._still_works(await self._repository.take_link(hash_of(token)))

    def _still_works(self, link: tuple[str, int] | None) -> str | None:
        person, until = link or ("", 0)
        return person if until > self._clock() else None
