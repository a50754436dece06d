"""Verifiable shuffles: a secret committed in advance, a nonce from every person, and the seed made from both.

The commitment is BLAKE2b-256 of the secret, published before anybody sends a nonce. The seed is BLAKE2b-256, keyed
with the secret, of these lines, each ended by a newline: `ludoteca seed 1`, the table's id, and `seat nonce` for each
person in seat order. `docs/protocol.md` documents this for people who write their own check.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from ludoteca.kernel.chance import SEED_BYTES
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import Refused

HEADING = "ludoteca seed 1"
_NONCE = re.compile(r"[0-9a-f]{32,64}")


@dataclass
class SeedProof:
    """Everything needed to verify that the seed was fixed before the first move."""

    table: str
    commitment: str
    secret: str
    nonces: dict[str, str]
    seed: str


def new_secret() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.blake2b(secret, digest_size=SEED_BYTES).hexdigest()


def is_nonce(text: str) -> bool:
    return _NONCE.fullmatch(text) is not None


def seed_of(secret: bytes, table: str, nonces: dict[int, str]) -> bytes:
    lines = [HEADING, table, *(f"{seat} {nonce}" for seat, nonce in sorted(nonces.items()))]
    message = "".join(f"{line}\n" for line in lines)
    return hashlib.blake2b(message.encode(), key=secret, digest_size=SEED_BYTES).digest()


def proof_of(secret: bytes, table: str, nonces: dict[int, str]) -> SeedProof:
    shown = {str(seat): nonce for seat, nonce in sorted(nonces.items())}
    return SeedProof(table, commitment(secret), secret.hex(), shown, seed_of(secret, table, nonces).hex())


def check(proof: SeedProof, record: str = "") -> list[str]:
    """Returns the errors in a finished game's proof, and in its record if one is given; empty if all is right.

    Compare `commitment` and your own nonce with those seen and sent before the first move.
    """
    try:
        secret = bytes.fromhex(proof.secret)
        nonces = {int(seat): nonce for seat, nonce in proof.nonces.items()}
    except ValueError:
        return ["unreadable"]
    wrong: list[str] = []
    if not hmac.compare_digest(commitment(secret), proof.commitment):
        wrong.append("commitment")
    if len(secret) != SEED_BYTES or not all(is_nonce(nonce) for nonce in nonces.values()):
        return [*wrong, "unreadable"]
    if seed_of(secret, proof.table, nonces).hex() != proof.seed:
        wrong.append("seed")
    return wrong + (_record_faults(record, proof.seed) if record else [])


def _record_faults(text: str, seed: str) -> list[str]:
    import ludoteca

    try:
        record = record_from_text(text)
        record.replay(ludoteca.game(record.game).rules(record.players, record.options))
    except Refused as refused:
        return [refused.refusal.id]
    return [] if record.seed.hex() == seed else ["record-seed"]
