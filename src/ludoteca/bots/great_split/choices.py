"""Decisions by the worth of boards: discarding, splitting, choosing and playing."""

from typing import Final

from ludoteca.bots.bot import bounded_exp
from ludoteca.bots.great_split.worth import Outlooks
from ludoteca.games.great_split import division
from ludoteca.games.great_split.actions import Arrow, Discard, Seal, Sell, Split, Splitter, Take, Use
from ludoteca.games.great_split.data import GOLD
from ludoteca.games.great_split.phases import CHOOSE, DISCARD, RESOLVE, SPLIT
from ludoteca.games.great_split.resolution import ARROW_STEPS
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.actions import Action

WASTE: Final = 0.01
"""Among cards that could be sold equally well, prefers one of little use."""

NOTHING: Final = -1e9


def envy(outlooks: Outlooks, state: GreatSplitState) -> float:
    """Returns the cost of a neighbour's point: high with two players, low with many."""
    return outlooks.weights.envy / (state.rules.players - 1)


def best_action(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> Action:
    if len(legal) == 1:
        return legal[0]
    return highest(legal, worths(outlooks, state, seat, legal))


def quick_action(outlooks: Outlooks, state: GreatSplitState, seat: int) -> Action:
    """Returns an action as good as the best one, except that cards are played in the order of the hand."""
    if state.phase == RESOLVE and not state.pending[seat]:
        first = seat * state.data.hand_room
        played = state.used[seat] | state.sold[seat]
        for slot in range(state.sizes[seat]):
            if not played >> slot & 1:
                return best_play_of(outlooks, state, seat, state.hands[first + slot])
    return best_action(outlooks, state, seat, state.legal(seat))


def highest(legal: list[Action], worths: list[float]) -> Action:
    best = legal[0]
    best_worth = NOTHING
    for action, worth in zip(legal, worths, strict=True):
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def worths(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> list[float]:
    """Returns the worth of each legal action relative to the others."""
    if state.phase == DISCARD:
        return discards(outlooks, state, seat, legal)
    if state.phase == SPLIT:
        return splits(outlooks, state, seat, legal)
    if state.phase == CHOOSE:
        return groups(outlooks, state, seat, legal)
    return plays(outlooks, state, seat, legal)


def discards(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> list[float]:
    """Prefers to discard the card that is worth least to the seat, considering what it would fetch in a split."""
    kinds = [action.kind for action in legal if isinstance(action, Discard)]
    mine = outlooks.card_worths(state, seat, kinds)
    theirs = outlooks.card_worths(state, (seat + 1) % state.rules.players, kinds)
    return [-(one + outlooks.weights.bargain * other) for one, other in zip(mine, theirs, strict=True)]


def splits(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> list[float]:
    """Returns what each split leaves to the seat, if the neighbour takes what is probably best for it."""
    hand = state.hand(seat)
    mine = outlooks.card_worths(state, seat, hand)
    theirs = outlooks.card_worths(state, (seat + 1) % state.rules.players, hand)
    my_total, their_total = sum(mine), sum(theirs)
    price = envy(outlooks, state)
    doubt = outlooks.weights.doubt
    found: list[float] = []
    for action in legal:
        assert isinstance(action, Split)
        my_second = their_second = 0.0
        slot = 0
        mask = action.mask
        while mask:
            if mask & 1:
                my_second += mine[slot]
                their_second += theirs[slot]
            mask >>= 1
            slot += 1
        my_first, their_first = my_total - my_second, their_total - their_second
        first_taken = 1 / (1 + bounded_exp((their_second - their_first) / doubt))
        found.append(
            first_taken * (my_second - price * their_first) + (1 - first_taken) * (my_first - price * their_second)
        )
    return found


def groups(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> list[float]:
    """Returns what each choice gives the seat, minus what the neighbour gets back."""
    owner = division.wallet_owner(state, seat)
    hand = state.hand(owner)
    mine = outlooks.card_worths(state, seat, hand)
    theirs = outlooks.card_worths(state, owner, hand)
    price = envy(outlooks, state)
    found: list[float] = []
    for action in legal:
        assert isinstance(action, Take)
        worth = 0.0
        for slot in range(len(hand)):
            if state.splits[owner] >> slot & 1 == action.group:
                worth += mine[slot]
            else:
                worth -= price * theirs[slot]
        found.append(worth)
    return found


def plays(outlooks: Outlooks, state: GreatSplitState, seat: int, legal: list[Action]) -> list[float]:
    """Places a follow-up where it brings most; otherwise plays the most profitable card first, at its best use, and
    the splitter last."""
    outlook = outlooks.of(state, seat)
    tracks = state.tracks_of(seat)
    by_use: dict[int, float] = {}
    for action in legal:
        if isinstance(action, Use):
            by_use[action.kind] = outlook.gain_by_use(tracks, action.kind)
    by_gold = outlook.gain_by_step(tracks, GOLD, 1)
    found: list[float] = []
    for action in legal:
        gain = NOTHING
        if isinstance(action, Use):
            gain = by_use[action.kind]
        elif isinstance(action, Sell):
            gain = (by_gold if action.track == GOLD else 1.0) - WASTE * by_use[action.kind]
        elif isinstance(action, Arrow):
            gain = outlook.gain_by_step(tracks, action.track, ARROW_STEPS)
        elif isinstance(action, Seal) or (isinstance(action, Splitter) and not by_use):
            gain = outlook.gain_by_step(tracks, action.track, 1)
        found.append(gain)
    return found


def best_play_of(outlooks: Outlooks, state: GreatSplitState, seat: int, kind: int) -> Action:
    """Returns the action that plays a card at its best use."""
    outlook = outlooks.of(state, seat)
    tracks = state.tracks_of(seat)
    by_use = outlook.gain_by_use(tracks, kind)
    by_gold = 0.0
    if tracks[GOLD] < state.data.length[GOLD]:
        by_gold = outlook.gain_by_step(tracks, GOLD, 1)
    if by_use >= max(by_gold, 1.0):
        return state.settings.use[kind]
    return state.settings.sell_for_gold[kind] if by_gold >= 1.0 else state.settings.sell_for_prestige[kind]
