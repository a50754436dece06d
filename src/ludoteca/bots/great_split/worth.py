"""What a board of The Great Split is worth: what its tracks will bring, as far as can be seen now."""

from typing import Final

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
from ludoteca.games.great_split.phases import RESOLVE
from ludoteca.games.great_split.resolution import ARROW_STEPS
from ludoteca.games.great_split.scoring import GEM_FACTOR
from ludoteca.games.great_split.state import GreatSplitState

RESOURCE_RATE: Final = 1.0
SEAL_RATE: Final = 0.85
"""Steps that a track may expect in a round to come."""

SPREAD: Final = [0.5, 1.0, 1.5]
"""What comes may be less or more than expected."""

SECOND_GEM: Final = 0.2
"""A lead of one gem is worth something while there is time for the other to catch up."""

ARROW_WORTH: Final = 3.0
REMEMBERED: Final = 2_000
"""How many outlooks are kept: in rollouts the same ones are asked for again and again."""


class Outlook:
    """What a seat's tracks will be worth to it: tables by space. `outlook_for` makes and keeps them."""

    def __init__(self, state: GreatSplitState, seat: int, left: float) -> None:
        self.data = state.data
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


def rounds_left(state: GreatSplitState, seat: int) -> float:
    """With the part of this round that is still to come."""
    left = float(ROUNDS - state.round)
    if state.over:
        return left
    if state.phase != RESOLVE or not state.sizes[seat]:
        return left + 0.6
    played = (state.used[seat] | max(0, state.sold[seat])).bit_count() + max(0, -state.sold[seat])
    return left + 0.6 * (1 - played / state.sizes[seat])


_outlooks: Final[dict[tuple[str, int, int, float, int, int], Outlook]] = {}


def outlook_for(state: GreatSplitState, seat: int) -> Outlook:
    left = rounds_left(state, seat)
    tokens = 0
    for number in state.scoring:
        tokens = tokens << 4 | number + 1
    key = (state.data.digest, state.round, state.gauge, left, state.characters[seat], tokens)
    found = _outlooks.get(key)
    if found is None:
        if len(_outlooks) >= REMEMBERED:
            _outlooks.clear()
        found = Outlook(state, seat, left)
        _outlooks[key] = found
    return found


def tracks_of(state: GreatSplitState, seat: int) -> list[int]:
    return state.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]


def card_worths(state: GreatSplitState, seat: int, kinds: list[int]) -> list[float]:
    """What each of these cards would bring to this seat's board at least: any can be sold."""
    outlook = outlook_for(state, seat)
    tracks = tracks_of(state, seat)
    sold = max(1.0, outlook.gain_by_step(tracks, GOLD, 1))
    worths: list[float] = []
    previous = -1
    worth = sold
    for kind in kinds:
        if kind != previous:  # equal cards lie side by side
            worth = max(sold, outlook.gain_by_use(tracks, kind))
            previous = kind
        worths.append(worth)
    return worths


def board_worth(state: GreatSplitState, seat: int) -> float:
    return 0.0 if state.over else outlook_for(state, seat).worth(tracks_of(state, seat))
