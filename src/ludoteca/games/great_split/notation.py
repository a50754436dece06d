"""Splits and groups by the names of their cards: how people, records and pages speak of them."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split import division
from ludoteca.games.great_split.actions import Split, Take
from ludoteca.games.great_split.data import LEVELS
from ludoteca.games.great_split.phases import CHOOSE, SPLIT
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Value

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState

DIVIDER: Final = "/"
NOTHING: Final = "nothing"


def text(state: "GreatSplitState", seat: int, action: Action) -> str:
    """`split tome-1-I gold-2-II / star-1-I`, `take star-1-I`; other actions have one text everywhere."""
    if isinstance(action, Split) and state.phase == SPLIT:
        first, second = two_groups(state, seat, action.mask)
        return " ".join(["split", *_names(state, first), DIVIDER, *_names(state, second)])
    if isinstance(action, Take) and state.phase == CHOOSE:
        cards = division.group(state, division.wallet_owner(state, seat), action.group)
        return " ".join(["take", *(_names(state, cards) or [NOTHING])])
    return action.text


def picks(state: "GreatSplitState", seat: int, action: Action) -> tuple[str, ...]:
    """A split is made by picking the cards of the second group, then the wallet."""
    if isinstance(action, Split) and state.phase == SPLIT:
        return (*_names(state, two_groups(state, seat, action.mask)[1]), "wallet")
    return action.picks


def fields(state: "GreatSplitState", seat: int, action: Action) -> dict[str, object]:
    """The cards of the groups instead of slots and numbers."""
    if isinstance(action, Split) and state.phase == SPLIT:
        first, second = two_groups(state, seat, action.mask)
        return {"first": _names(state, first), "second": _names(state, second)}
    if isinstance(action, Take) and state.phase == CHOOSE:
        cards = division.group(state, division.wallet_owner(state, seat), action.group)
        return {"group": action.name, "cards": _names(state, cards)}
    return action.fields()


def parse(state: "GreatSplitState", seat: int, text: str) -> Action | None:
    """Cards may come in any order, and the groups too."""
    words = text.split(" ")
    if words[0] == "split" and state.phase == SPLIT:
        return _parse_split(state, seat, words[1:])
    if words[0] == "take" and state.phase == CHOOSE:
        return _parse_take(state, seat, words[1:])
    return state.rules.actions.with_text(text)


def two_groups(state: "GreatSplitState", seat: int, mask: int) -> tuple[list[int], list[int]]:
    hand = state.hand(seat)
    return (
        [kind for slot, kind in enumerate(hand) if not mask >> slot & 1],
        [kind for slot, kind in enumerate(hand) if mask >> slot & 1],
    )


def _parse_split(state: "GreatSplitState", seat: int, words: list[str]) -> Action | None:
    if words.count(DIVIDER) != 1:
        return None
    place = words.index(DIVIDER)
    one, other = _kinds(state, words[:place]), _kinds(state, words[place + 1 :])
    for action in division.legal_splits(state, seat):
        assert isinstance(action, Split)
        first, second = two_groups(state, seat, action.mask)
        if (one == first and other == second) or (one == second and other == first):
            return action
    return None


def _parse_take(state: "GreatSplitState", seat: int, words: list[str]) -> Action | None:
    cards = [] if words == [NOTHING] else _kinds(state, words)
    owner = division.wallet_owner(state, seat)
    for action in division.legal_groups(state, seat):
        assert isinstance(action, Take)
        if division.group(state, owner, action.group) == cards:
            return action
    return None


def _kinds(state: "GreatSplitState", names: list[str]) -> list[int]:
    """Sorted as in a hand; an unknown name is a kind that no hand has."""
    return sorted(state.data.number.get(name, -1) for name in names)


def _names(state: "GreatSplitState", kinds: list[int]) -> list[str]:
    return [state.data.names[kind] for kind in kinds]


# -- what is printed on things, for their names and help


def about(thing: str) -> dict[str, Value]:
    """Of a card its level, and all its icons where it has several kinds; of plain icons (`tome-2`) that they have none."""
    icons, _, level = thing.rpartition("-")
    if not icons or level not in LEVELS:
        return {"level": ""}
    if "+" in icons:
        return {"level": level, "number": "mixed", "icons": icons.split("+")}
    return {"level": level}
