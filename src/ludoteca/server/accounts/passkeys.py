"""Passkeys (WebAuthn) and recovery codes: how a person keeps a name for good, without a password or an e-mail address.

A browser proves that it has a passkey by signing a challenge. Challenges are in the database, as hashes: any of several
servers may get the answer. They work once and for five minutes, and there are never more than a fixed number of them.
"""

import secrets
from dataclasses import dataclass

from sqlalchemy import func, select

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import hash_of
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, now

CHALLENGE_BYTES = 32
CHALLENGE_SECONDS = 300
MOST_CHALLENGES = 5000
MOST_PASSKEYS = 20
CODES = 8
CODE_GROUPS = 4
GROUP_LETTERS = 4
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that cannot be mistaken for one another."""
NAME = "Ludoteca"


@dataclass(frozen=True)
class Site:
    """What passkeys are bound to: the host's name, and the origins of its pages."""

    name: str
    origins: list[str]


@dataclass(frozen=True)
class Passkey:
    id: str
    browser: str
    created: int
    used: int


def is_available() -> bool:
    """Returns whether the WebAuthn library is installed (extra `table`)."""
    try:
        import webauthn
    except ImportError:
        return False
    return bool(webauthn.__name__)


class PasskeyService:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def list_for(self, person: Person) -> list[Passkey]:
        keys = schema.passkeys.c
        rows = await self._repository.rows(
            select(keys.id, keys.browser, keys.created, keys.used)
            .where(keys.person == person.id)
            .order_by(keys.created, keys.id)
        )
        return [Passkey(**row) for row in rows]

    async def codes_left(self, person: Person) -> int:
        codes = schema.recovery_codes.c
        rows = await self._repository.rows(select(func.count().label("count")).where(codes.person == person.id))
        return int(rows[0]["count"])

    # -- making one

    async def begin(self, person: Person, site: Site) -> Json:
        """Returns the WebAuthn options for registering a passkey in a browser."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = await self.list_for(person)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too-many-passkeys", {"limit": MOST_PASSKEYS})
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=NAME,
            user_name=person.name,
            user_id=person.id.encode(),
            challenge=await self._new_challenge(person.id),
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
        )
        return options_to_json_dict(options)

    async def add(self, person: Person, credential: Json, site: Site, browser: str) -> None:
        """Stores the public key of a new passkey; raises Refused if the browser's answer is not valid."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, person.id)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refused("passkey-wrong") from error
        row = {
            "id": bytes_to_base64url(verified.credential_id),
            "person": person.id,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "browser": browser,
            "created": now(),
            "used": now(),
        }
        await self._repository.save((schema.passkeys.insert(), row))

    async def remove(self, person: Person, id: str) -> None:
        keys = schema.passkeys
        if id not in {key.id for key in await self.list_for(person)}:
            raise Refused("passkey-unknown")
        await self._repository.save((keys.delete().where(keys.c.id == id, keys.c.person == person.id), {}))

    # -- signing in

    async def begin_sign_in(self, site: Site) -> Json:
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict

        options = generate_authentication_options(
            rp_id=site.name, challenge=await self._new_challenge(""), timeout=CHALLENGE_SECONDS * 1000
        )
        return options_to_json_dict(options)

    async def authenticate(self, credential: Json, site: Site) -> str:
        """Returns the id of the person whose passkey signed the challenge; raises Refused if none did."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._answered(credential, "")
        keys = schema.passkeys
        rows = await self._repository.rows(select(keys).where(keys.c.id == str(credential.get("id", ""))))
        if not rows:
            raise Refused("passkey-unknown")
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=rows[0]["public_key"],
                credential_current_sign_count=rows[0]["sign_count"],
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refused("passkey-wrong") from error
        used = keys.update().where(keys.c.id == rows[0]["id"])
        await self._repository.save((used.values(sign_count=verified.new_sign_count, used=now()), {}))
        return str(rows[0]["person"])

    # -- recovery codes

    async def new_codes(self, person: Person) -> list[str]:
        """Replaces the person's recovery codes and returns the new ones. Only their hashes are stored, so they cannot
        be shown again."""
        codes = [new_code() for _ in range(CODES)]
        table = schema.recovery_codes
        rows = [(table.insert(), {"hash": hash_of(plain_code(code)), "person": person.id}) for code in codes]
        await self._repository.save((table.delete().where(table.c.person == person.id), {}), *rows)
        return codes

    async def use_code(self, code: str) -> str | None:
        """Returns the id of the person of a recovery code and invalidates the code."""
        table = schema.recovery_codes
        taken = table.delete().where(table.c.hash == hash_of(plain_code(code))).returning(table.c.person)
        async with self._repository.engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return str(row[0]) if row else None

    # -- challenges

    async def _new_challenge(self, person: str) -> bytes:
        table, at = schema.challenges, now()
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        async with self._repository.engine.begin() as connection:
            await connection.execute(table.delete().where(table.c.until <= at))
            if (await connection.scalar(select(func.count()).select_from(table)) or 0) >= MOST_CHALLENGES:
                raise Refused("too-fast")
            row = {"hash": _hash(challenge), "person": person, "until": at + CHALLENGE_SECONDS * 1000}
            await connection.execute(table.insert(), row)
        return challenge

    async def _answered(self, credential: Json, person: str) -> bytes:
        """Returns the challenge that an answer refers to and invalidates it; raises Refused if it was not issued to
        this person."""
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            response = credential["response"]
            assert isinstance(response, dict)
            data = parse_client_data_json(base64url_to_bytes(str(response["clientDataJSON"])))
        except (WebAuthnException, ValueError, TypeError, KeyError, AssertionError) as error:
            raise Refused("passkey-wrong") from error
        table = schema.challenges
        taken = table.delete().where(table.c.hash == _hash(data.challenge), table.c.person == person)
        async with self._repository.engine.begin() as connection:
            row = (await connection.execute(taken.returning(table.c.until))).first()
        if row is None or row[0] <= now():
            raise Refused("passkey-late")
        return data.challenge


def _hash(challenge: bytes) -> bytes:
    return hash_of(challenge.hex())


def new_code() -> str:
    groups = ["".join(secrets.choice(LETTERS) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS)]
    return "-".join(groups)


def plain_code(code: str) -> str:
    """Normalizes a typed code: dashes, spaces and letter case do not matter."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)
