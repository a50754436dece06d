"""Deal: a card of the round's level each, with two players one of the level before too; then down to the hand limit."""

from bisect import insort
from typing import TYPE_CHECKING

from ludoteca.games.great_split import hands, knowledge
from ludoteca.games.great_split.data import LEVELS, ROUNDS
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def deal(state: "GreatSplitState") -> None:
    """The next round's cards. Even a seat below the limit gets no more than this."""
    state.barriers += 1
    state.round += 1
    levels = dealt_levels(state)
    if state.listener is not None:
        names = [LEVELS[level] for level in levels]
        state.emit("round", TABLE, {"round": state.round, "rounds": ROUNDS, "levels": names, "limit": state.limit})
    for level in levels:
        deal_level(state, level)
    state.fresh = (1 << state.rules.players) - 1
    knowledge.remember(state)


def dealt_levels(state: "GreatSplitState") -> list[int]:
    """The levels of this round's cards."""
    level = state.data.deal_levels[state.round - 1]
    return [level, level - 1] if state.rules.players == 2 else [level]


def deal_level(state: "GreatSplitState", level: int) -> None:
    players = state.rules.players
    after = state.data.level_first[level] + state.settings.dealt[state.round][level]
    for seat in range(players):
        kind = state.deck[after - players + seat]
        hands.add_card(state, seat, kind)
        if state.listener is not None:
            values: dict[str, object] = {"level": LEVELS[level], "card": state.data.names[kind]}
            state.emit("dealt", seat, values, ("card",))


def seats_over_limit(state: "GreatSplitState") -> int:
    mask = 0
    for seat, size in enumerate(state.sizes):
        if size > state.limit:
            mask |= 1 << seat
    return mask


def legal(state: "GreatSplitState", seat: int) -> list[Action]:
    """Any card of the hand, the one just dealt included; equal copies are one choice."""
    actions: list[Action] = []
    first = seat * state.data.hand_room
    previous = -1
    for place in range(first, first + state.sizes[seat]):
        kind = state.hands[place]
        if kind != previous:
            actions.append(state.settings.discard[kind])
            previous = kind
    return actions


def discard(state: "GreatSplitState", seat: int, kind: int) -> bool:
    """Face down, out of the game. Tells whether the hand is down to the limit."""
    hands.drop_unseen(state, seat, kind)
    state.fresh &= ~(1 << seat)
    insort(state.discards, seat * state.settings.discard_stride + kind)
    if state.listener is not None:
        state.emit("discarded", seat, {"card": state.data.names[kind]}, ("card",))
    return state.sizes[seat] <= state.limit
