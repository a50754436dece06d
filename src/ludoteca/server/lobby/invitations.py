"""Codes for joining a table: short enough to read out, without letters and digits that look alike."""

import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def plain(typed: str) -> str:
    """Normalizes a typed code: `k7qm-3xpa` becomes `K7QM3XPA`."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def is_code(typed: str, code: str) -> bool:
    """Returns whether a typed code matches. Codes of old tables were longer, and are compared literally."""
    return any(hmac.compare_digest(one.encode(), code.encode()) for one in (typed, plain(typed)))
