"""The worth of a board of The Great Split: the expected points of its tracks."""

from typing import Final

from ludoteca.bots.great_split.weights import Weights
from ludoteca.games.great_split.data import (
    ARROW,
    ARTWORK,
    ARTWORK_SCORES,
    DIAMOND,
    EMERALD,
    FIRST_SEAL,
    FRAME_BITS,
    GEMS_SCORE,
    GOLD,
    NO_EFFECT,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SEAL_GROUP,
    SPACES,
    TOME,
    TOMES_SCORE,
    TOPAZ,
    TRACK_COUNT,
    WHAT_BITS,
)
from ludoteca.games.great_split.phases import RESOLVE
from ludoteca.games.great_split.resolution import ARROW_STEPS
from ludoteca.games.great_split.scoring import GEM_FACTOR
from ludoteca.games.great_split.state import GreatSplitState

SPREAD: Final = [0.5, 1.0, 1.5]
"""Factors by which the actual gain may differ from the expected one."""

NOTHING: Final = -1e9
ALL_TRACKS: Final = range(TRACK_COUNT)

REMEMBERED: Final = 2_000
"""The number of cached outlooks: rollouts ask for the same ones repeatedly."""


class Outlook:
    """The expected worth of a seat's tracks, as tables by space. `Outlooks` makes and caches them."""

    def __init__(self, weights: Weights, state: GreatSplitState, seat: int, left: float) -> None:
        self.weights = weights
        self.data = state.data
        token = sum(state.data.market_tokens) / len(state.data.market_tokens)
        gauge = state.gauge + token * (ROUNDS - state.revealed)
        tomes = self._spread(TOME, [float(points) for points in self.data.tome_values], left)
        nothing = [0.0] * SPACES
        self.alone: list[list[float]] = [
            tomes,
            self._spread(ARTWORK, self._art(gauge), left),
            nothing,
            nothing,
            self._arrows(left),
        ]
        """What a resource track is worth by itself, whatever its seal track says and gems apart."""
        self.gem_scorings: list[float] = [left]
        self._add_midway(state, left, token)
        self.gem_pair = float(GEM_FACTOR * len(self.gem_scorings))
        self.gem_lead = [
            sum([GEM_FACTOR * weights.second_gem * min(lead, 2 * until) for until in self.gem_scorings])
            for lead in range(SPACES)
        ]
        self.contracts: list[list[float]] = []
        self.stars: list[list[float]] = []
        character = state.data.characters[state.characters[seat]]
        for resource in range(len(RESOURCES)):
            counts = [float(self.data.contracts_at(resource, space)) for space in range(SPACES)]
            mine = character.contracts[resource]
            self.contracts.append([count + mine for count in self._spread(resource, counts, left)])
            track = FIRST_SEAL + resource
            stars = [float(self.data.stars_at(track, space)) for space in range(SPACES)]
            self.stars.append(self._spread(track, stars, left))
        self._last_asked: tuple[list[int], list[float]] = ([], [])

    def _add_midway(self, state: GreatSplitState, left: float, token: float) -> None:
        """Adds scorings that will be triggered by the tokens on the lines."""
        for line, after in enumerate(state.data.scoring_rounds):
            if state.round > after:
                continue
            until = left - (ROUNDS - after)
            gauge = state.gauge + token * (after - state.revealed)
            for number in state.scoring[2 * line : 2 * line + 2]:
                if number == TOMES_SCORE:
                    self._add(TOME, self._spread(TOME, [float(points) for points in self.data.tome_values], until))
                elif number == ARTWORK_SCORES:
                    self._add(ARTWORK, self._spread(ARTWORK, self._art(gauge), until))
                elif number == GEMS_SCORE:
                    self.gem_scorings.append(until)

    def _add(self, resource: int, more: list[float]) -> None:
        self.alone[resource] = [one + other for one, other in zip(self.alone[resource], more, strict=True)]

    def _arrows(self, left: float) -> list[float]:
        """Returns the worth of progress towards the next double arrow."""
        last = self.data.length[GOLD]
        worth = [0.0] * (last + 1)
        before = 0
        for space in range(1, last + 1):
            if self.data.effect_at(GOLD, space) != NO_EFFECT:
                for between in range(before + 1, space):
                    worth[between] = self.weights.arrow * min(1.0, left) * (between - before) / (space - before)
                before = space
        return worth

    def _art(self, gauge: float) -> list[float]:
        low = min(int(gauge), self.data.highest_gauge)
        high = min(low + 1, self.data.highest_gauge)
        part = gauge - low
        rows = self.data.art_points
        return [rows[low][space] * (1 - part) + rows[high][space] * part for space in range(SPACES)]

    def _spread(self, track: int, worth: list[float], left: float) -> list[float]:
        """Returns the worth of each space of a track with this many rounds to come."""
        last = self.data.length[track]
        rate = self.weights.steps[track] * max(0.0, left)
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
        worth = self.gems(tracks[TOPAZ], tracks[EMERALD])
        for resource in range(len(RESOURCES)):
            worth += self.alone[resource][tracks[resource]]
            worth += self.contracts[resource][tracks[resource]] * self.stars[resource][tracks[FIRST_SEAL + resource]]
        return worth

    def gems(self, topaz: int, emerald: int) -> float:
        if topaz > emerald:
            return self.gem_pair * emerald + self.gem_lead[topaz - emerald]
        return self.gem_pair * topaz + self.gem_lead[emerald - topaz]

    def gain_by_next(self, tracks: list[int], track: int) -> float:
        """Returns what the next space of a track adds to the worth, without the effects of reaching it."""
        space = tracks[track]
        if track >= FIRST_SEAL:
            stars = self.stars[track - FIRST_SEAL]
            more = stars[space + 1] - stars[space]
            return more * self.contracts[track - FIRST_SEAL][tracks[track - FIRST_SEAL]] if more else 0.0
        contracts, alone = self.contracts[track], self.alone[track]
        gain = alone[space + 1] - alone[space]
        gain += (contracts[space + 1] - contracts[space]) * self.stars[track][tracks[FIRST_SEAL + track]]
        if track == TOPAZ:
            gain += self.gems(space + 1, tracks[EMERALD]) - self.gems(space, tracks[EMERALD])
        elif track == EMERALD:
            gain += self.gems(tracks[TOPAZ], space + 1) - self.gems(tracks[TOPAZ], space)
        return gain

    def advance(self, tracks: list[int], track: int, steps: int) -> float:
        """Takes steps with all their effects, choosing the best each time; returns the gain in worth and prestige."""
        gain = 0.0
        for _ in range(steps):
            if tracks[track] == self.data.length[track]:
                break
            gain += self.gain_by_next(tracks, track)
            tracks[track] += 1
            effect = self.data.effect_at(track, tracks[track])
            if effect == ARROW:
                gain += self.advance_best(tracks, ALL_TRACKS, GOLD, ARROW_STEPS)
            elif effect != NO_EFFECT:
                gain += self.advance(tracks, effect, 1)
        return gain

    def advance_best(self, tracks: list[int], choices: range, barred: int, steps: int) -> float:
        """Takes steps on the track with the largest gain, or on prestige if that is allowed and nothing is better;
        returns the gain."""
        best = -1
        best_gain = float(steps) if barred == GOLD else NOTHING
        for track in choices:
            if track != barred and tracks[track] < self.data.length[track]:
                gain = self.gain_by_step(tracks, track, steps)
                if gain > best_gain:
                    best, best_gain = track, gain
        if best >= 0:
            return self.advance(tracks, best, steps)
        return best_gain if barred == GOLD else 0.0

    # -- cards

    def use(self, tracks: list[int], kind: int) -> float:
        """Plays a card for its icons; returns the gain."""
        gain = float(self.data.prestige[kind])
        stack = self.data.frames[kind]
        while stack:
            what = stack & (1 << WHAT_BITS) - 1
            count = stack >> WHAT_BITS & (1 << WHAT_BITS) - 1
            stack >>= FRAME_BITS
            if what < TRACK_COUNT:
                gain += self.advance(tracks, what, count)
            else:
                for _ in range(count):
                    gain += self.advance_best(tracks, SEAL_GROUP[what - DIAMOND], -1, 1)
        return gain

    def card_worths(self, tracks: list[int], kinds: list[int]) -> list[float]:
        """Returns what each of these cards would bring at least, since any can be sold.

        While cards are divided the boards stay as they are and the same cards are asked for repeatedly, so the answers
        for the last board are cached.
        """
        board, known = self._last_asked
        if tracks != board:
            known = [NOTHING] * len(self.data.frames)
            self._last_asked = (tracks, known)
        sold = max(1.0, self.gain_by_step(tracks, GOLD, 1))
        worths: list[float] = []
        for kind in kinds:
            worth = known[kind]
            if worth == NOTHING:
                worth = max(sold, self.gain_by_use(tracks, kind))
                known[kind] = worth
            worths.append(worth)
        return worths

    def gain_by_use(self, tracks: list[int], kind: int) -> float:
        if not self.data.frames[kind]:
            return float(self.data.prestige[kind])
        return self.use(tracks.copy(), kind)

    def gain_by_step(self, tracks: list[int], track: int, steps: int) -> float:
        if track == PRESTIGE:
            return float(steps)
        space = tracks[track]
        if steps == 1 and space < self.data.length[track] and self.data.effect_at(track, space + 1) == NO_EFFECT:
            return self.gain_by_next(tracks, track)
        return self.advance(tracks.copy(), track, steps)


class Outlooks:
    """The worth of boards and cards by some weights. Rollouts ask for the same tables repeatedly, so they are
    cached."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._kept: dict[tuple[str, int, int, float, int, int], Outlook] = {}

    def of(self, state: GreatSplitState, seat: int) -> Outlook:
        left = self.rounds_left(state, seat)
        tokens = 0
        for number in state.scoring:
            tokens = tokens << 4 | number + 1
        key = (state.data.digest, state.round, state.gauge, left, state.characters[seat], tokens)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= REMEMBERED:
                self._kept.clear()
            found = Outlook(self.weights, state, seat, left)
            self._kept[key] = found
        return found

    def rounds_left(self, state: GreatSplitState, seat: int) -> float:
        """Returns the number of rounds left, including the rest of this one as a fraction."""
        left = float(ROUNDS - state.round)
        if state.over:
            return left
        if state.phase != RESOLVE or not state.sizes[seat]:
            return left + self.weights.this_round
        played = (state.used[seat] | max(0, state.sold[seat])).bit_count() + max(0, -state.sold[seat])
        return left + self.weights.this_round * (1 - played / state.sizes[seat])

    def card_worths(self, state: GreatSplitState, seat: int, kinds: list[int]) -> list[float]:
        """Returns what each of these cards would bring to this seat's board at least."""
        return self.of(state, seat).card_worths(state.tracks_of(seat), kinds)

    def board_worth(self, state: GreatSplitState, seat: int) -> float:
        return 0.0 if state.over else self.of(state, seat).worth(state.tracks_of(seat))
