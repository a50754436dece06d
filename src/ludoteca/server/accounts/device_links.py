"""Device links: one-time links that sign a person in on another device."""

import secrets
from collections.abc import Callable

from ludoteca.server.accounts.people import hash_of
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import now

TOKEN_BYTES = 24


class DeviceLinks:
    """Creates, checks and revokes device links. A link is a random token; the database stores only its hash."""

    def __init__(self, repository: Repository, seconds: float, clock: Callable[[], int] = now) -> None:
        self.seconds = seconds
        self._repository = repository
        self._clock = clock

    async def create(self, person: str) -> str:
        """Creates a token for a person. It replaces the person's earlier one."""
        token, at = secrets.token_urlsafe(TOKEN_BYTES), self._clock()
        await self._repository.save(
            *statements.replace_link(person, hash_of(token), at, at + round(self.seconds * 1000))
        )
        return token

    async def valid_until(self, person: str) -> int:
        """Returns when the person's link expires; 0 if there is none."""
        until = await self._repository.link_until(person)
        return until if until > self._clock() else 0

    async def revoke(self, person: str) -> None:
        """Revokes the person's link."""
        await self._repository.save(statements.delete_links(person, self._clock()))

    async def person_of(self, token: str) -> str | None:
        """Returns the person of a valid token; None if it is invalid or has expired."""
        return self._person_if_valid(await self._repository.link(hash_of(token)))

    async def redeem(self, token: str) -> str | None:
        """Returns the person of a valid token and invalidates the token."""
        return self._person_if_valid(await self._repository.take_link(hash_of(token)))

    def _person_if_valid(self, link: tuple[str, int] | None) -> str | None:
        person, until = link or ("", 0)
        return person if until > self._clock() else None
