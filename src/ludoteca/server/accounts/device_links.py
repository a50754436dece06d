"""Personal links: they carry somebody to another device, once, and for a short time only."""

import secrets
from collections.abc import Callable

from ludoteca.server.accounts.people import hash_of
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import now

TOKEN_BYTES = 24


class DeviceLinks:
    """The database has the hashes of the tokens only."""

    def __init__(self, repository: Repository, seconds: float, clock: Callable[[], int] = now) -> None:
        self.seconds = seconds
        self._repository = repository
        self._clock = clock

    async def make(self, person: str) -> str:
        """A new link for this person; an older one of theirs works no more."""
        token, at = secrets.token_urlsafe(TOKEN_BYTES), self._clock()
        await self._repository.save(
            *statements.replace_link(person, hash_of(token), at, at + round(self.seconds * 1000))
        )
        return token

    async def whose(self, token: str) -> str | None:
        """Whom it would carry."""
        return self._still_works(await self._repository.link(hash_of(token)))

    async def use(self, token: str) -> str | None:
        """Whose link this is; it works no more."""
        return self._still_works(await self._repository.take_link(hash_of(token)))

    def _still_works(self, link: tuple[str, int] | None) -> str | None:
        person, until = link or ("", 0)
        return person if until > self._clock() else None
