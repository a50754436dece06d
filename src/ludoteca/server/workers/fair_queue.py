"""A queue that is fair between tables (round robin): a table with many bots gets no more turns than any other."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Keeps one queue per table; the tables take turns in the order of their arrival."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Item]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, table: str, item: Item) -> None:
        self._lines.setdefault(table, deque()).append(item)
        self._count += 1

    def pop(self) -> Item:
        """Returns the first item of the next table, which then goes to the end; raises KeyError if the queue is
        empty."""
        table, line = self._lines.popitem(last=False)
        item = line.popleft()
        self._count -= 1
        if line:
            self._lines[table] = line
        return item

    def remove(self, table: str, item: Item) -> None:
        """Removes an item; does nothing if it is not in the queue."""
        line = self._lines.get(table)
        if line is not None and item in line:
            line.remove(item)
            self._count -= 1
            if not line:
                del self._lines[table]
