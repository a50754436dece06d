"""A queue that is fair between tables: round robin, so that a table with many bots takes no more turns than any other."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Each table has a line of its own; the tables take turns, in the order in which they came."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Item]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, table: str, item: Item) -> None:
        self._lines.setdefault(table, deque()).append(item)
        self._count += 1

    def pop(self) -> Item:
        """The first of the table whose turn it is; that table is then the last. Raises KeyError when nobody waits."""
        table, line = self._lines.popitem(last=False)
        item = line.popleft()
        self._count -= 1
        if line:
            self._lines[table] = line
        return item

    def remove(self, table: str, item: Item) -> None:
        """Does nothing if it does not wait any more."""
        line = self._lines.get(table)
        if line is not None and item in line:
            line.remove(item)
            self._count -= 1
            if not line:
                del self._lines[table]
