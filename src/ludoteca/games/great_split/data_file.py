"""Reads a data set from a file that a person wrote; an error names its place in the file."""

import tomllib
from typing import Final

from ludoteca.kernel.refusals import BadSettings, Value
from ludoteca.kernel.rules import nearest

_LONGEST: Final = 100_000


def read_toml(text: str) -> "FileTable":
    """The file as a table; raises BadSettings, as everything here does."""
    if len(text) > _LONGEST:
        raise BadSettings("data-too-long", {"limit": _LONGEST})
    try:
        return FileTable("", dict(tomllib.loads(text)))
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, or brackets without end
        raise BadSettings("data-not-toml", {"why": str(error)}) from None


class FileTable:
    """A table of the file and its place there. It notes which keys were read, so that unknown keys are refused."""

    def __init__(self, place: str, data: dict[str, object]) -> None:
        self.place = place
        self.data = data
        self._asked: set[str] = set()

    def at(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place else name

    def names(self) -> list[str]:
        return list(self.data)

    def wrong(self, id: str, name: str, values: dict[str, Value] | None = None) -> BadSettings:
        return BadSettings(id, {"field": self.at(name), **(values or {})})

    def get(self, name: str) -> object:
        self._asked.add(name)
        if name not in self.data:
            raise self.wrong("data-field-missing", name)
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return self._number(self.get(name), name, low, high)

    def _number(self, value: object, name: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong("data-number-wrong", name, {"low": low, "high": high})
        return value

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        found = self.get(name)
        if not isinstance(found, list) or len(found) != count:
            raise self.wrong("data-list-wrong", name, {"count": count})
        return [self._number(value, name, low, high) for value in found]

    def spaces(self, name: str, last: int) -> list[int]:
        """Different spaces of a track, in order; none if the file does not mention them."""
        found = self.data.get(name, [])
        self._asked.add(name)
        if not isinstance(found, list):
            raise self.wrong("data-number-wrong", name, {"low": 1, "high": last})
        spaces = [self._number(space, name, 1, last) for space in found]
        if spaces != sorted(set(spaces)):
            raise self.wrong("data-not-rising", name)
        return spaces

    def word(self, name: str, known: list[str]) -> str:
        found = self.get(name)
        if not isinstance(found, str) or found not in known:
            close = nearest(str(found), known)
            raise self.wrong("data-name-unknown", name, {"name": str(found), "names": known, "nearest": close})
        return found

    def text(self, name: str) -> str:
        """A name in small letters, digits and hyphens."""
        found = self.get(name)
        if not isinstance(found, str) or not is_plain_name(found):
            raise self.wrong("data-text-wrong", name)
        return found

    def table(self, name: str) -> "FileTable":
        return self._table(self.get(name), name)

    def optional_table(self, name: str) -> "FileTable":
        self._asked.add(name)
        return self._table(self.data.get(name, {}), name)

    def _table(self, found: object, name: str) -> "FileTable":
        if not isinstance(found, dict):
            raise self.wrong("data-table-wrong", name)
        return FileTable(self.at(name), {str(key): value for key, value in found.items()})

    def tables(self, name: str) -> list["FileTable"]:
        found = self.get(name)
        if not isinstance(found, list) or not found:
            raise self.wrong("data-table-wrong", name)
        return [self._table(one, f"{name}[{number}]") for number, one in enumerate(found, 1)]

    def counts(self, name: str, known: list[str], high: int) -> dict[str, int]:
        """How many of which: `{ tome = 1, gold = 2 }`."""
        inner = self.table(name)
        found = {word: inner.number(word, 1, high) for word in known if word in inner.data}
        inner.finish()
        return found

    def by_space(self, name: str, last: int, low: int, high: int) -> dict[int, int]:
        """A number for some spaces: `{ 3 = 1, 5 = 2 }`; neither may fall."""
        inner = self.optional_table(name)
        found = {space: inner.number(str(space), low, high) for space in inner.keys_as_spaces(0, last)}
        if list(found.values()) != sorted(found.values()):
            raise self.wrong("data-not-rising", name)
        return found

    def keys_as_spaces(self, first: int, last: int) -> list[int]:
        spaces: list[int] = []
        for name in self.data:
            if not (name.isascii() and name.isdigit() and len(name) < 4 and first <= int(name) <= last):
                raise self.wrong("data-space-wrong", name, {"low": first, "high": last})
            spaces.append(int(name))
        if len(set(spaces)) != len(spaces):
            raise BadSettings("data-space-twice", {"field": self.place})
        return sorted(spaces)

    def finish(self) -> None:
        """Refuses what nobody asked for: a misspelt name would otherwise be a silent gap."""
        for name in self.data:
            if name not in self._asked:
                known = sorted(self._asked)
                raise self.wrong("data-field-unknown", name, {"names": known, "nearest": nearest(name, known)})


def is_plain_name(word: str) -> bool:
    return 0 < len(word) <= 40 and all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in word)
