"""What must be true of a position of The Great Split for each refusal to be right."""

from collections import Counter

from ludoteca.conformance import Asked, Reason
from ludoteca.games.great_split.actions import Split
from ludoteca.games.great_split.data import TRACKS
from ludoteca.games.great_split.state import GreatSplitState

SEALS = {"diamond": ["tome-seal", "artwork-seal"], "square": ["topaz-seal", "emerald-seal", "gold-seal"]}
"""Which tracks a seal icon can be used on; a star goes on any of them."""


def hand(asked: Asked) -> list[str]:
    return list(asked.position["hands"][asked.seat])


def waits(asked: Asked) -> str:
    """What has to be decided before anything else: a seal icon, `arrow`, or nothing."""
    pending = asked.position["pending"][asked.seat]
    return str(pending[0]["what"]) if pending else ""


def tracks_for(icon: str) -> list[str]:
    return SEALS.get(icon) or [track for tracks in SEALS.values() for track in tracks]


def is_full(asked: Asked, track: str) -> bool:
    state = asked.state
    assert isinstance(state, GreatSplitState)
    lengths = dict(zip(TRACKS, state.data.length, strict=False))
    return track in lengths and asked.position["tracks"][asked.seat][track] == lengths[track]


def unplayed(asked: Asked) -> Counter[str]:
    position = asked.position
    return Counter(hand(asked)) - Counter(position["used"][asked.seat]) - Counter(position["sold"][asked.seat])


def groups(asked: Asked, second: list[int]) -> list[list[str]]:
    cards = hand(asked)
    parts = [[card for slot, card in enumerate(cards) if (slot in second) == which] for which in (False, True)]
    return sorted(sorted(part) for part in parts)


def same_groups(asked: Asked) -> bool:
    """Some legal split makes the same two groups."""
    legal = [action for action in asked.state.legal(asked.seat) if isinstance(action, Split)]
    return any(groups(asked, action.second) == groups(asked, asked.wanted["second"]) for action in legal)


def resolving(asked: Asked) -> bool:
    return asked.position["phase"] == "resolve" and not waits(asked)


REASONS: dict[str, Reason] = {
    "card-not-in-hand": lambda asked: asked.said("card") == asked.wanted["card"] not in hand(asked),
    "discard-first": lambda asked: (
        asked.position["phase"] == "discard"
        and len(hand(asked)) - asked.said("limit") == asked.said("count") > 0
        and asked.said("limit") == asked.position["limit"]
    ),
    "split-first": lambda asked: asked.position["phase"] == "split" and asked.action.type != "split",
    "split-too-many": lambda asked: max(asked.wanted["second"]) >= len(hand(asked)) == asked.said("count"),
    "group-empty": lambda asked: [] in groups(asked, asked.wanted["second"]) and asked.said("least") > 0,
    "split-same-groups": same_groups,
    "choose-first": lambda asked: asked.position["phase"] == "choose" and asked.action.type != "take",
    "groups-equal": lambda asked: (
        asked.position["phase"] == "choose"
        and len([action for action in asked.state.legal(asked.seat) if action.type == "take"]) == 1
    ),
    "arrow-first": lambda asked: waits(asked) == "arrow" and asked.action.type != "arrow",
    "arrow-not-on-gold": lambda asked: waits(asked) == "arrow" and asked.wanted["track"] == "gold",
    "seal-first": lambda asked: waits(asked) == asked.said("icon") != "arrow" and asked.action.type != "seal",
    "seal-wrong-group": lambda asked: (
        waits(asked) == asked.said("icon")
        and asked.said("tracks") == tracks_for(asked.said("icon"))
        and asked.wanted["track"] not in asked.said("tracks")
    ),
    "track-full": lambda asked: asked.said("track") == asked.wanted["track"] and is_full(asked, asked.wanted["track"]),
    "card-played": lambda asked: (
        resolving(asked) and asked.wanted["card"] in hand(asked) and not unplayed(asked)[asked.wanted["card"]]
    ),
    "splitter-played": lambda asked: bool(asked.position["splitters"][asked.seat]),
    "no-seal-now": resolving,
    "no-arrow-now": resolving,
    "no-discard-now": lambda asked: (
        asked.position["phase"] != "discard" and asked.said("limit") == asked.position["limit"]
    ),
    "division-over": lambda asked: asked.position["phase"] == "resolve",
}
