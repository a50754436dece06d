"""Tables that share a deal: their seed, and bots that repeat themselves when people do."""

import hashlib
from collections.abc import Sequence

from ludoteca.kernel.record import Move
from ludoteca.server.tables import seeds
from ludoteca.server.tables.rows import Deal, TableRow

STREAM_BYTES = 7


def seed_parts(row: TableRow) -> tuple[bytes, str, dict[int, str]]:
    """Returns what a table's seed is made of: secret, name, and nonces by seat."""
    if row.deal is not None:
        return row.secret, row.deal.seed_name, row.deal.nonces
    return row.secret, row.id, {seat.seat: seat.nonce for seat in row.seats if seat.nonce}


def seed_of(row: TableRow) -> bytes:
    return seeds.seed_of(*seed_parts(row))


def seed_of_deal(deal: Deal) -> bytes:
    return seeds.seed_of(deal.secret, deal.seed_name, deal.nonces)


def stream_of(seed: bytes, seat: int, decision: int) -> int:
    """Returns the seed of a bot's random numbers for one decision. It reveals nothing about the chance of the game."""
    name = f"bot {seat} {decision}".encode()
    return int.from_bytes(hashlib.blake2b(name, key=seed, digest_size=STREAM_BYTES).digest(), "big")


def repeated_move(first: Sequence[Move], played: Sequence[Move], players: int, seat: int) -> str | None:
    """Returns this seat's next move in the first game, as long as everybody has played as there; else None.

    Seats are compared one by one, because seats that decide at the same time may do so in any order.
    """
    for each in range(players):
        now = [move.text for move in played if move.seat == each]
        then = [move.text for move in first if move.seat == each]
        if now != then[: len(now)]:
            return None
    own = [move.text for move in first if move.seat == seat]
    done = sum(1 for move in played if move.seat == seat)
    return own[done] if done < len(own) else None
