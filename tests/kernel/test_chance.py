"""Random streams are named, repeatable and fair, and anyone with the seed can compute them."""

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.chance import Stream, dice, seed_bytes, shuffled

SEED = seed_bytes(7)


def test_a_seed_is_32_bytes_whatever_it_was() -> None:
    assert seed_bytes(b"x" * 32) == b"x" * 32
    assert len(seed_bytes("a text")) == len(seed_bytes(7)) == len(seed_bytes(b"short")) == 32
    assert seed_bytes(7) == seed_bytes("7") != seed_bytes(8)


def test_the_stream_is_what_the_format_says() -> None:
    """An independent reading of the description: words of BLAKE2b blocks, remainders, incomplete multiples skipped."""
    words = []
    for block in range(3):
        digest = hashlib.blake2b(f"dice B3#{block}".encode(), key=SEED).digest()
        words += [int.from_bytes(digest[place : place + 4], "little") for place in range(0, 64, 4)]
    limit = 2**32 - 2**32 % 6
    expected = [word % 6 + 1 for word in words if word < limit]
    assert dice(SEED, "dice B3", 40) == expected[:40]


def test_names_and_seeds_are_independent() -> None:
    assert dice(SEED, "dice B3", 20) == dice(SEED, "dice B3", 20)
    assert dice(SEED, "dice B3", 20) != dice(SEED, "dice B4", 20)
    assert dice(SEED, "dice B3", 20) != dice(seed_bytes(8), "dice B3", 20)


def test_dice_are_fair() -> None:
    """60,000 dice: each face within five standard deviations of its share."""
    counts = Counter(dice(SEED, "many dice", 60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 5 * 92 for count in counts.values())


@given(st.lists(st.integers(0, 50), max_size=60))
def test_a_shuffle_keeps_every_card(cards: list[int]) -> None:
    before = cards.copy()
    assert sorted(shuffled(SEED, "shuffle deck", cards)) == sorted(before)
    assert cards == before


@given(st.integers(1, 2**32))
def test_numbers_stay_below_the_limit(limit: int) -> None:
    stream = Stream(SEED, "any")
    assert all(0 <= stream.below(limit) < limit for _ in range(20))
