"""What a board of The Great Split is worth, and how to split, choose, discard and play by it."""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge
from ludoteca.games.great_split import division
from ludoteca.games.great_split.actions import Arrow, Discard, Seal, Sell, Split, Splitter, Take, Use
from ludoteca.games.great_split.data import (
    ARROW,
    ARTWORK,
    DIAMOND,
    EMERALD,
    FIRST_SEAL,
    FRAME_BITS,
    GOLD,
    NO_EFFECT,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SEAL_GROUP,
    SPACES,
    TOME,
    TOPAZ,
    TRACK_COUNT,
    WHAT_BITS,
)
from ludoteca.games.great_split.phases import CHOOSE, DISCARD, RESOLVE, SPLIT
from ludoteca.games.great_split.resolution import ARROW_STEPS
from ludoteca.games.great_split.scoring import GEM_FACTOR
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State

RESOURCE_RATE: Final = 1.0
SEAL_RATE: Final = 0.85
"""Steps that a track may expect in a round to come."""

SPREAD: Final = [0.5, 1.0, 1.5]
"""What comes may be less or more than expected."""

SECOND_GEM: Final = 0.2
"""A lead of one gem is worth something while there is time for the other to catch up."""

ARROW_WORTH: Final = 3.0
DOUBT: Final = 1.5
"""How many points of difference make a neighbour's choice likely: the others may see things differently."""

BARGAIN: Final = 0.4
"""A card that the neighbour wants is worth something in a split."""


WASTE: Final = 0.01
"""Of several cards that might be sold, rather one that is of little use."""


class Outlook:
    """What a seat's tracks will be worth to it, as far as can be seen now: tables by space, made once a decision."""

    def __init__(self, state: GreatSplitState, seat: int) -> None:
        self.data = state.data
        left = ROUNDS - state.round + self._still_to_play(state, seat)
        self.rounds_left = left
        token = sum(state.data.market_tokens) / len(state.data.market_tokens)
        gauge = state.gauge + token * (ROUNDS - state.revealed)
        self.tomes = self._spread(TOME, [float(points) for points in self.data.tome_values], left)
        self.artwork = self._spread(ARTWORK, self._art(gauge), left)
        self.gem_scorings: list[float] = [left]
        self._add_midway(state, left, token)
        self.contracts: list[list[float]] = []
        self.stars: list[list[float]] = []
        character = state.data.characters[state.characters[seat]]
        for resource in range(len(RESOURCES)):
            first = resource * SPACES
            counts = [float(count) for count in self.data.contracts[first : first + SPACES]]
            mine = character.contracts[resource]
            self.contracts.append([count + mine for count in self._spread(resource, counts, left)])
            first = (FIRST_SEAL + resource) * SPACES
            stars = [float(count) for count in self.data.stars[first : first + SPACES]]
            self.stars.append(self._spread(FIRST_SEAL + resource, stars, left))

    def _still_to_play(self, state: GreatSplitState, seat: int) -> float:
        """The part of this round that is still to come."""
        if state.over:
            return 0.0
        if state.phase != RESOLVE or not state.sizes[seat]:
            return 0.6
        played = (state.used[seat] | max(0, state.sold[seat])).bit_count() + max(0, -state.sold[seat])
        return 0.6 * (1 - played / state.sizes[seat])

    def _add_midway(self, state: GreatSplitState, left: float, token: float) -> None:
        """Scorings that the tokens on the lines will set off."""
        for line, after in enumerate(state.data.scoring_rounds):
            if state.round > after:
                continue
            until = left - (ROUNDS - after)
            gauge = state.gauge + token * (after - state.revealed)
            for number in state.scoring[2 * line : 2 * line + 2]:
                if number == 0:
                    extra = self._spread(TOME, [float(points) for points in self.data.tome_values], until)
                    self.tomes = [one + other for one, other in zip(self.tomes, extra, strict=True)]
                elif number == 1:
                    extra = self._spread(ARTWORK, self._art(gauge), until)
                    self.artwork = [one + other for one, other in zip(self.artwork, extra, strict=True)]
                elif number == 2:
                    self.gem_scorings.append(until)

    def _art(self, gauge: float) -> list[float]:
        low = min(int(gauge), self.data.highest_gauge)
        high = min(low + 1, self.data.highest_gauge)
        part = gauge - low
        rows = self.data.art_points
        return [rows[low][space] * (1 - part) + rows[high][space] * part for space in range(SPACES)]

    def _spread(self, track: int, worth: list[float], left: float) -> list[float]:
        """The worth of each space of a track when so many rounds are to come."""
        last = self.data.length[track]
        rate = (RESOURCE_RATE if track < FIRST_SEAL else SEAL_RATE) * max(0.0, left)
        spread: list[float] = []
        for space in range(last + 1):
            total = 0.0
            for share in SPREAD:
                place = min(float(last), space + rate * share)
                low = int(place)
                high = min(low + 1, last)
                total += worth[low] + (worth[high] - worth[low]) * (place - low)
            spread.append(total / len(SPREAD))
        return spread

    # -- boards

    def worth(self, tracks: list[int]) -> float:
        worth = self.tomes[tracks[TOME]] + self.artwork[tracks[ARTWORK]]
        low, high = tracks[TOPAZ], tracks[EMERALD]
        if low > high:
            low, high = high, low
        for left in self.gem_scorings:
            worth += GEM_FACTOR * (low + SECOND_GEM * min(high - low, 2 * left))
        for resource in range(len(RESOURCES)):
            worth += self.contracts[resource][tracks[resource]] * self.stars[resource][tracks[FIRST_SEAL + resource]]
        return worth + self._arrow_ahead(tracks[GOLD])

    def _arrow_ahead(self, gold: int) -> float:
        """Part of the way to the next double arrow is part of its worth."""
        effect = self.data.effect
        last = self.data.length[GOLD]
        space = gold + 1
        while space <= last and effect[GOLD * SPACES + space] == NO_EFFECT:
            space += 1
        before = gold
        while before > 0 and effect[GOLD * SPACES + before] == NO_EFFECT:
            before -= 1
        if space > last:
            return 0.0
        return ARROW_WORTH * min(1.0, self.rounds_left) * (gold - before) / (space - before)

    def advance(self, tracks: list[int], track: int, steps: int) -> float:
        """Takes steps with all that follows, choosing the best each time; returns the prestige gained on the way."""
        prestige = 0.0
        for _ in range(steps):
            if tracks[track] == self.data.length[track]:
                break
            tracks[track] += 1
            effect = self.data.effect[track * SPACES + tracks[track]]
            if effect == ARROW:
                prestige += self.advance_best(tracks, range(TRACK_COUNT), GOLD, ARROW_STEPS)
            elif effect != NO_EFFECT:
                prestige += self.advance(tracks, effect, 1)
        return prestige

    def advance_best(self, tracks: list[int], choices: range, barred: int, steps: int) -> float:
        """Steps on the track where they are worth most; on prestige if that is allowed and nothing is better."""
        best, best_prestige = tracks, 0.0
        best_worth = -1.0
        if barred == GOLD:
            best_prestige = float(steps)
            best_worth = self.worth(tracks) + steps
        for track in choices:
            if track != barred and tracks[track] < self.data.length[track]:
                tried = tracks.copy()
                prestige = self.advance(tried, track, steps)
                worth = self.worth(tried) + prestige
                if worth > best_worth:
                    best, best_prestige, best_worth = tried, prestige, worth
        if best is not tracks:
            tracks[:] = best
        return best_prestige

    # -- cards

    def use(self, tracks: list[int], kind: int) -> float:
        """Plays a card for its icons; returns the prestige gained."""
        prestige = float(self.data.prestige[kind])
        stack = self.data.frames[kind]
        while stack:
            what = stack & (1 << WHAT_BITS) - 1
            count = stack >> WHAT_BITS & (1 << WHAT_BITS) - 1
            stack >>= FRAME_BITS
            if what < TRACK_COUNT:
                prestige += self.advance(tracks, what, count)
            else:
                for _ in range(count):
                    prestige += self.advance_best(tracks, SEAL_GROUP[what - DIAMOND], -1, 1)
        return prestige

    def gain_by_use(self, tracks: list[int], kind: int) -> float:
        tried = tracks.copy()
        prestige = self.use(tried, kind)
        return prestige + self.worth(tried) - self.worth(tracks)

    def gain_by_step(self, tracks: list[int], track: int, steps: int) -> float:
        if track == PRESTIGE:
            return float(steps)
        tried = tracks.copy()
        prestige = self.advance(tried, track, steps)
        return prestige + self.worth(tried) - self.worth(tracks)

    def gain(self, tracks: list[int], kind: int) -> float:
        """What a card brings at least: it can always be sold."""
        sold = max(1.0, self.gain_by_step(tracks, GOLD, 1))
        return max(sold, self.gain_by_use(tracks, kind))


def tracks_of(state: GreatSplitState, seat: int) -> list[int]:
    return state.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]


def card_worths(state: GreatSplitState, seat: int, kinds: list[int]) -> list[float]:
    """What each of these cards would bring to this seat's board."""
    outlook = Outlook(state, seat)
    tracks = tracks_of(state, seat)
    known: dict[int, float] = {}
    for kind in kinds:
        if kind not in known:
            known[kind] = outlook.gain(tracks, kind)
    return [known[kind] for kind in kinds]


def envy(state: GreatSplitState) -> float:
    """What a neighbour's point costs: everything with two players, little with many."""
    return 1.0 / (state.rules.players - 1)


class GreatSplitJudge(Judge):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, GreatSplitState)
        players = range(state.rules.players)
        worths = [state.scores[each] + board_worth(state, each) for each in players]
        others = sum(worths) - worths[seat]
        return worths[seat] - others / (state.rules.players - 1)

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        assert observation.seat is not None
        return best_action(observation.position, observation.seat, observation.legal)

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        return best_action(state, seat, state.legal(seat))


def best_action(state: State, seat: int, legal: list[Action]) -> Action:
    assert isinstance(state, GreatSplitState)
    if len(legal) == 1:
        return legal[0]
    if state.phase == DISCARD:
        return best_discard(state, seat, legal)
    if state.phase == SPLIT:
        return best_split(state, seat, legal)
    if state.phase == CHOOSE:
        return best_group(state, seat, legal)
    return best_play(state, seat, legal)


def board_worth(state: GreatSplitState, seat: int) -> float:
    return 0.0 if state.over else Outlook(state, seat).worth(tracks_of(state, seat))


def best_discard(state: GreatSplitState, seat: int, legal: list[Action]) -> Action:
    """The card that is worth least to me, with some regard for what it would fetch in a split."""
    kinds = [action.kind for action in legal if isinstance(action, Discard)]
    mine = card_worths(state, seat, kinds)
    theirs = card_worths(state, (seat + 1) % state.rules.players, kinds)
    keeping = [one + BARGAIN * other for one, other in zip(mine, theirs, strict=True)]
    return legal[keeping.index(min(keeping))]


def best_split(state: GreatSplitState, seat: int, legal: list[Action]) -> Action:
    """The split that leaves me most, the neighbour taking what is probably best for it."""
    hand = state.hand(seat)
    mine = card_worths(state, seat, hand)
    theirs = card_worths(state, (seat + 1) % state.rules.players, hand)
    price = envy(state)
    best = legal[0]
    best_worth = -1e9
    for action in legal:
        assert isinstance(action, Split)
        my_first = my_second = their_first = their_second = 0.0
        for slot in range(len(hand)):
            if action.mask >> slot & 1:
                my_second += mine[slot]
                their_second += theirs[slot]
            else:
                my_first += mine[slot]
                their_first += theirs[slot]
        first_taken = 1 / (1 + math.exp(max(-60.0, min(60.0, (their_second - their_first) / DOUBT))))
        worth = first_taken * (my_second - price * their_first) + (1 - first_taken) * (my_first - price * their_second)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_group(state: GreatSplitState, seat: int, legal: list[Action]) -> Action:
    """What I get, and what the neighbour gets back."""
    owner = division.wallet_owner(state, seat)
    hand = state.hand(owner)
    mine = card_worths(state, seat, hand)
    theirs = card_worths(state, owner, hand)
    price = envy(state)
    best = legal[0]
    best_worth = -1e9
    for action in legal:
        assert isinstance(action, Take)
        worth = 0.0
        for slot in range(len(hand)):
            if state.splits[owner] >> slot & 1 == action.group:
                worth += mine[slot]
            else:
                worth -= price * theirs[slot]
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_play(state: GreatSplitState, seat: int, legal: list[Action]) -> Action:
    """A follow-up where it brings most; else the most profitable card first, at its best use, and the splitter last."""
    outlook = Outlook(state, seat)
    tracks = tracks_of(state, seat)
    by_use: dict[int, float] = {}
    for action in legal:
        if isinstance(action, Use):
            by_use[action.kind] = outlook.gain_by_use(tracks, action.kind)
    by_gold = outlook.gain_by_step(tracks, GOLD, 1)
    best = legal[0]
    best_gain = -1e9
    for action in legal:
        gain = -1e9
        if isinstance(action, Use):
            gain = by_use[action.kind]
        elif isinstance(action, Sell):
            gain = (by_gold if action.track == GOLD else 1.0) - WASTE * by_use[action.kind]
        elif isinstance(action, Arrow):
            gain = outlook.gain_by_step(tracks, action.track, ARROW_STEPS)
        elif isinstance(action, Seal) or (isinstance(action, Splitter) and not by_use):
            gain = outlook.gain_by_step(tracks, action.track, 1)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


JUDGE: Final = GreatSplitJudge()
