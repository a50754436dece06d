"""Actions: typed values, interned per rules object."""

from collections.abc import Iterator

from ludoteca.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat can do. Interned per rules object and compared by identity.

    `index` is dense within `rules.actions`; `text` is stable, for records and people; `picks` is the sequence of
    things on the table that a player touches. Games derive a class per kind of action, with its fields.
    """

    def __init__(self, type: str, text: str, picks: tuple[str, ...]) -> None:
        self.index = -1
        self.type = type
        self.text = text
        self.picks = picks

    def fields(self) -> dict[str, object]:
        """Returns the action's own values, in the names used everywhere; for traces and datasets."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Actions:
    """All actions of one rules object, in index order; also found by text and by picks."""

    def __init__(self) -> None:
        self._all: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self._by_picks: dict[tuple[str, ...], list[Action]] = {}

    def add(self, action: Action) -> None:
        action.index = len(self._all)
        self._all.append(action)
        if action.text in self._by_text:
            raise ValueError(f"two actions read {action.text!r}")
        self._by_text[action.text] = action
        self._by_picks.setdefault(action.picks, []).append(action)

    def with_text(self, text: str) -> Action | None:
        return self._by_text.get(text)

    def with_picks(self, picks: tuple[str, ...]) -> list[Action]:
        return self._by_picks.get(picks, [])

    def index(self, action: Action) -> int:
        return action.index

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, index: int) -> Action:
        return self._all[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)
