"""Small changes to a position, for tests of what a reader refuses."""

from collections.abc import Callable

Position = dict[str, object]
Change = Callable[[Position], None]


def put(field: str, value: object) -> Change:
    def change(data: Position) -> None:
        data[field] = value

    return change


def put_in(field: str, place: int | str, value: object) -> Change:
    def change(data: Position) -> None:
        data[field][place] = value  # type: ignore[index]

    return change
