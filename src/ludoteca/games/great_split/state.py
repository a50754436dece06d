"""A game of The Great Split in progress: what lies where, and what each seat has still to do."""

from random import Random
from typing import TYPE_CHECKING, Final, final

from ludoteca.games.great_split import knowledge, notation, refusals, rounds
from ludoteca.games.great_split.data import FRAME_BITS, TRACK_COUNT, DataSet
from ludoteca.games.great_split.phases import NO_CARD, PREPARE, UNDECIDED
from ludoteca.games.great_split.position import json_writer, sampling, validation
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json, plain
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.result import Result, ranks_by
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

if TYPE_CHECKING:
    from ludoteca.games.great_split.rules import GreatSplitRules

_NONE: Final[list[int]] = []
"""What the lists of a bare state are until it is laid out or copied into; clones are made often, so they share it."""


@final
class GreatSplitState(State):
    """`scores` is the prestige track; `tracks` are the ten others, strided by seat.

    `hands` and `known` are strided by the longest hand (see `hands`). `splits`, `used` and `sold` are masks of a hand's
    slots; `sold` is minus a count where an observer does not know which. `pending` holds a stack of frames per seat
    (see `resolution`). `deck` holds all cards, level by level, in the order of dealing; the round says how far it is dealt.
    `discards` are seat and kind in one int, sorted. `fresh` has a bit for each seat that certainly still holds this round's cards.
    """

    def __init__(self, rules: Rules, settings: "GreatSplitRules", seed: bytes) -> None:
        super().__init__(rules, seed)
        self.settings = settings
        self.data: DataSet = settings.data
        self.phase = PREPARE
        self.round = 0
        self.gauge = 0
        self.splitter_played = 0
        self.fresh = 0
        self.lone = False
        self.characters: list[int] = _NONE
        self.scoring: list[int] = _NONE
        self.market: list[int] = _NONE
        self.deck: list[int] = _NONE
        self.tracks: list[int] = _NONE
        self.hands: list[int] = _NONE
        self.known: list[int] = _NONE
        self.sizes: list[int] = _NONE
        self.seen: list[int] = _NONE
        self.discards: list[int] = _NONE
        self.splits: list[int] = _NONE
        self.choices: list[int] = _NONE
        self.used: list[int] = _NONE
        self.sold: list[int] = _NONE
        self.pending: list[int] = _NONE

    def lay_out(self) -> None:
        """Empty boards and hands."""
        players = self.rules.players
        self.characters = []
        self.scoring = []
        self.market = []
        self.deck = []
        self.discards = []
        self.tracks = [0] * (players * TRACK_COUNT)
        self.hands = [NO_CARD] * (players * self.data.hand_room)
        self.known = [0] * len(self.hands)
        self.sizes = [0] * players
        self.seen = [0] * self.data.cards
        self.splits = [UNDECIDED] * players
        self.choices = [UNDECIDED] * players
        self.used = [0] * players
        self.sold = [0] * players
        self.pending = [0] * players

    def chapter(self) -> int:
        return self.round

    def clone(self) -> State:
        twin = GreatSplitState(self.rules, self.settings, self.seed)
        twin.over = self.over
        twin.deciding_mask = self.deciding_mask
        twin.barriers = self.barriers
        twin.scores = self.scores.copy()
        twin.phase = self.phase
        twin.round = self.round
        twin.gauge = self.gauge
        twin.splitter_played = self.splitter_played
        twin.fresh = self.fresh
        twin.lone = self.lone
        # shared: these four never change once they are laid out
        twin.characters = self.characters
        twin.scoring = self.scoring
        twin.market = self.market
        twin.deck = self.deck
        twin.tracks = self.tracks.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.sizes = self.sizes.copy()
        twin.seen = self.seen.copy()
        twin.discards = self.discards.copy()
        twin.splits = self.splits.copy()
        twin.choices = self.choices.copy()
        twin.used = self.used.copy()
        twin.sold = self.sold.copy()
        twin.pending = self.pending.copy()
        return twin

    # -- rules

    @property
    def limit(self) -> int:
        """The hand limit of this round."""
        return self.data.hand_limits[self.round - 1]

    @property
    def revealed(self) -> int:
        """How many market tokens lie face up."""
        return self.round if self.over else max(0, self.round - 1)

    def hand(self, seat: int) -> list[int]:
        first = seat * self.data.hand_room
        return self.hands[first : first + self.sizes[seat]]

    def kinds_in(self, seat: int, mask: int) -> list[int]:
        """The cards in these slots of a hand."""
        return [kind for slot, kind in enumerate(self.hand(seat)) if mask >> slot & 1]

    def frames(self, seat: int) -> list[int]:
        """What is pending, the next first."""
        stack = self.pending[seat]
        frames: list[int] = []
        while stack:
            frames.append(stack & (1 << FRAME_BITS) - 1)
            stack >>= FRAME_BITS
        return frames

    # -- what stands where: the stride of the tracks is known here only

    def track(self, seat: int, track: int) -> int:
        """Returns the space of a seat's cube on a track."""
        return self.tracks[seat * TRACK_COUNT + track]

    def tracks_of(self, seat: int) -> list[int]:
        return self.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT]

    def set_track(self, seat: int, track: int, space: int) -> None:
        self.tracks[seat * TRACK_COUNT + track] = space

    def set_tracks(self, seat: int, spaces: list[int]) -> None:
        self.tracks[seat * TRACK_COUNT : (seat + 1) * TRACK_COUNT] = spaces

    def is_at_end(self, seat: int, track: int) -> bool:
        return self.tracks[seat * TRACK_COUNT + track] == self.data.length[track]

    # -- rules

    def legal(self, seat: int) -> list[Action]:
        return rounds.legal(self, seat)

    def play(self, seat: int, action: Action) -> None:
        rounds.play(self, seat, action)

    def refusal(self, seat: int, action: Action) -> Refusal:
        return refusals.refusal(self, seat, action)

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        return refusals.likeliest(self, seat, actions)

    def result_now(self) -> Result:
        """Most prestige; ties share the win."""
        return Result(self.scores.copy(), ranks_by([(points,) for points in self.scores]))

    # -- words that depend on the position

    def text(self, seat: int, action: Action) -> str:
        return notation.text(self, seat, action)

    def picks(self, seat: int, action: Action) -> tuple[str, ...]:
        return notation.picks(self, seat, action)

    def fields(self, seat: int, action: Action) -> dict[str, object]:
        return notation.fields(self, seat, action)

    def parse(self, seat: int, text: str) -> Action | None:
        return notation.parse(self, seat, text)

    # -- knowledge

    def hide(self, seat: int) -> None:
        knowledge.hide(self, seat)

    def complete(self, seat: int, rng: Random) -> None:
        sampling.complete(self, seat, rng)

    def redraw(self, rng: Random) -> None:
        super().redraw(rng)
        sampling.shuffle_rest(self, rng)

    # -- JSON

    def to_json(self) -> Json:
        return plain(json_writer.to_json(self))

    def check(self) -> None:
        validation.check(self)
