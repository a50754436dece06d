"""Refusals: the reason why something is not possible, as a message id and its values. The catalogues turn them into
sentences."""

from typing import Final

Value = str | int | list[str] | list[int]

LONGEST_VALUE: Final = 120
"""Longer texts are cut, because they come from user input, and are sent back, logged and put into sentences."""

MOST_NAMED: Final = 5
"""The largest number of things named in a refusal."""


class Refusal:
    """Why something is not possible: `id` names a message in the catalogues, `values` fills it in."""

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None:
        self.id: Final = id
        self.values: Final[dict[str, Value]] = {name: _cut(value) for name, value in (values or {}).items()}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.id} ({details})" if details else self.id

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.id)


def _cut(value: Value) -> Value:
    return value[: LONGEST_VALUE - 1] + "…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


def miscounted(found: list[str], wanted: list[str]) -> dict[str, Value]:
    """Returns, as a refusal's values, the wanted things that a position lacks and those that it has too often; the
    first few of each."""
    missing, surplus = wanted.copy(), []
    for name in found:
        if name in missing:
            missing.remove(name)
        else:
            surplus.append(name)
    return {"count": len(wanted), "missing": missing[:MOST_NAMED], "surplus": surplus[:MOST_NAMED]}


class Refused(ValueError):
    """Invalid input. Nothing was changed; `refusal` says why."""

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None:
        self.refusal: Final = Refusal(id, values)
        super().__init__(str(self.refusal))


class IllegalMove(Refused):
    """The rules do not allow this action to this seat now."""


class BadSettings(Refused):
    """An unknown game, seat count, option or value, or options that exclude one another."""


class BadPosition(Refused):
    """A position that cannot be read, or that no game can reach."""


class BadRecord(Refused):
    """A record that cannot be read or replayed; `ply` says where, and `why` is the rules' refusal, if known."""

    def __init__(self, id: str, values: dict[str, Value] | None = None, why: Refusal | None = None) -> None:
        super().__init__(id, values)
        self.why: Final = why
