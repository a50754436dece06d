"""Chance, keyed by name: the same seed gives the same dice, however people play.

The words of a stream are the 4-byte little-endian numbers of BLAKE2b(name + "#" + block number, key = seed), block
after block. A number below n is a word's remainder; words from the last incomplete multiple of n are skipped
(rejection sampling), so every outcome is equally likely. Anyone with the seed can check a game with these rules alone.
"""

import hashlib
import struct
from typing import Final

SEED_BYTES: Final = 32
DIE_SIDES: Final = 6
_WORDS: Final = 1 << 32
_BLOCK: Final = "<16I"
"""The format of a block's 64 bytes as words."""


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Returns the 32 bytes of a seed: bytes of that length unchanged, anything else hashed."""
    if isinstance(seed, bytes):
        return seed if len(seed) == SEED_BYTES else hashlib.blake2b(seed, digest_size=SEED_BYTES).digest()
    return hashlib.blake2b(str(seed).encode(), digest_size=SEED_BYTES).digest()


class Stream:
    """The random numbers that belong to one name, such as `shuffle deck` or `dice B3`."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._seed = seed
        self._name = name
        self._blocks = 0
        self._words: tuple[int, ...] = ()
        self._next = 0

    def below(self, limit: int) -> int:
        """Returns a number from 0 to limit - 1."""
        fair = _WORDS - _WORDS % limit
        while True:
            if self._next == len(self._words):
                block = f"{self._name}#{self._blocks}".encode()
                self._words = struct.unpack(_BLOCK, hashlib.blake2b(block, key=self._seed).digest())
                self._blocks += 1
                self._next = 0
            word = self._words[self._next]
            self._next += 1
            if word < fair:
                return word % limit


def shuffled(seed: bytes, name: str, items: list[int]) -> list[int]:
    """Returns a new list with the items in random order (Fisher and Yates, from the end)."""
    stream = Stream(seed, name)
    pile = items.copy()
    for last in range(len(pile) - 1, 0, -1):
        other = stream.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def dice(seed: bytes, name: str, count: int) -> list[int]:
    """Rolls `count` six-sided dice."""
    stream = Stream(seed, name)
    return [stream.below(DIE_SIDES) + 1 for _ in range(count)]
