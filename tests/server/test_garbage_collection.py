"""The garbage collector does not scan tables in memory repeatedly, and still frees cycles."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.server.garbage_collection import GarbageCollection


class Node:
    """Refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def unfrozen() -> Iterator[None]:
    """The collector is one for the whole process."""
    yield
    gc.unfreeze()


async def until_frozen(least: int) -> None:
    while gc.get_freeze_count() < least:
        await asyncio.sleep(0.001)


async def wait_for_collection(gone: asyncio.Event) -> None:
    async with asyncio.timeout(30):
        await gone.wait()


def test_what_stays_is_exempt_from_pythons_own_collections() -> None:
    async def stays() -> tuple[int, int]:
        collection = GarbageCollection(0.001)
        collection.start()
        async with asyncio.timeout(30):
            await until_frozen(1)
            before = gc.get_freeze_count()
            kept = [Node() for _ in range(1000)]
            await until_frozen(before + len(kept))
            scanned = len(gc.get_objects())  # frozen ones are not among them
        await collection.stop()
        gc.unfreeze()
        return scanned, len(gc.get_objects())

    scanned, all_objects = asyncio.run(stays())
    assert scanned < all_objects / 10


def test_a_frozen_cycle_is_found_by_the_next_scan() -> None:
    async def leaves() -> None:
        collection = GarbageCollection(0.001, freezes_per_scan=20)
        node, gone = Node(), asyncio.Event()
        weakref.finalize(node, gone.set)
        gc.disable()  # so that nobody else finds it
        collection.start()
        await asyncio.sleep(0.005)
        del node
        try:
            await wait_for_collection(gone)
        finally:
            gc.enable()
            await collection.stop()

    asyncio.run(leaves())


def test_a_cycle_that_nobody_needs_goes_before_it_is_frozen() -> None:
    async def leaves() -> None:
        collection, gone = GarbageCollection(0.001, freezes_per_scan=1_000_000), asyncio.Event()
        collection.start()
        await asyncio.sleep(0.005)
        weakref.finalize(Node(), gone.set)
        try:
            await wait_for_collection(gone)
        finally:
            await collection.stop()

    before = gc.get_threshold()
    asyncio.run(leaves())
    assert gc.get_threshold() == before
