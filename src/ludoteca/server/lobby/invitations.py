"""Codes for joining a table: short enough to read out, without letters and digits that look alike.

Nobody is refused because others typed wrong codes: guessing fails because of the number of codes (8e14). The limit of
requests allows one network 1.7 million guesses a day; docs/decisions.md has the computation.
"""

import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 10


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def plain(typed: str) -> str:
    """Normalizes a typed code: `k7qm3-xpa8b` becomes `K7QM3XPA8B`."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def is_code(typed: str, code: str) -> bool:
    """Returns whether a typed code matches. Codes of the first tables had both cases and dashes, and are compared literally."""
    return any(hmac.compare_digest(one.encode(), code.encode()) for one in (typed, plain(typed)))
