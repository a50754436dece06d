# not compiled
"""The contract of the kernel: what you may ask of rules, states and observations, and what holds before and after.

The classes that keep it are compiled and carry no docstrings, so the contract stands here, with examples that run.

>>> import ludoteca
>>> rules = ludoteca.rules("mille-fiori", players=2)
>>> state = rules.new(seed=7)
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Protocol, runtime_checkable

from ludoteca.kernel.refusals import Refusal, Value
from ludoteca.kernel.result import Result

Json = dict[str, object]


@runtime_checkable
class Action(Protocol):
    """One thing a seat can do, interned per rules object: the same action is the same object.

    >>> action = rules.parse("place w9")
    >>> action is rules.actions[action.index]
    True
    >>> action.text, action.picks, action.type, action.fields()
    ('place w9', ('w9',), 'place', {'space': 'w9', 'stay': False})
    """

    index: int
    """Its place in `rules.actions`: dense, the same for equal settings on every machine."""
    type: str
    text: str
    """Stable, for records and people. Where it depends on the position, ask `state.text(seat, action)`."""
    picks: tuple[str, ...]
    """The path of things on the table that mean this action."""

    def fields(self) -> dict[str, object]:
        """Its own values, for traces and datasets."""
        ...


class Actions(Protocol):
    """All actions of a rules object, in index order.

    >>> len(rules.actions)
    274
    >>> rules.actions.with_text("sail").picks
    ('ship',)
    """

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> Action: ...
    def __iter__(self) -> Iterator[Action]: ...
    def with_text(self, text: str) -> Action | None: ...


class Event(Protocol):
    """Something that happened: `type` names the sentence in the catalogues, `values` fills it in.

    >>> heard = []
    >>> game = rules.new(seed=7)
    >>> game.listener = heard.append
    >>> barrier = game.apply(0, game.legal(0)[0])
    >>> heard[0].type, sorted(heard[0].values), sorted(heard[0].seen_by(1).values)
    ('chose', ['card'], [])
    """

    @property
    def type(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def values(self) -> dict[str, object]: ...

    def seen_by(self, viewer: int | None) -> "Event":
        """The event as this seat, or a spectator (None), may know it. Only this may be shown to people."""
        ...

    def to_json(self) -> Json: ...


class Plan(Protocol):
    """A path of own actions, up to the first chance event, reveal or other seat's decision."""

    @property
    def picks(self) -> tuple[str, ...]: ...
    @property
    def points(self) -> list[int]:
        """What it brings to every seat for certain."""
        ...

    @property
    def complete(self) -> bool:
        """False where the expansion was cut short."""
        ...


class Rules(Protocol):
    """A game fixed to seats and options. Equal settings give the same object, so actions can be compared.

    >>> rules is ludoteca.rules("mille-fiori", 2, edition="revised")
    True
    >>> rules.options["edition"]
    'revised'
    """

    players: int

    @property
    def version(self) -> int:
        """Raised by every fix that changes an outcome; records name theirs."""
        ...

    def describe(self) -> Json:
        """What lies printed on the table and never changes, for pages that draw it; empty where pages need nothing."""
        ...

    def new(self, seed: int | str | bytes | None = None) -> "State":
        """A new game, waiting for its first decision. The same seed gives the same deals and dice, however people play;
        without one it is drawn from the system's randomness."""
        ...

    def from_json(self, data: object, seed: int | str | bytes = 0) -> "State":
        """A position as `State.to_json` wrote it, with a seed for the chance to come.

        Raises BadPosition for anything that cannot be read or where pieces are missing or too many.

        >>> rules.from_json(state.to_json()).digest == state.digest
        True
        """
        ...

    def observation_from_json(self, data: object) -> "Observation":
        """An observation as `Observation.to_json` wrote it, for bots that think elsewhere. Raises BadPosition."""
        ...

    def parse(self, text: str, state: "State | None" = None, seat: int | None = None) -> Action:
        """The action of this text; raises IllegalMove if there is none. State and seat are needed where the text
        depends on the position."""
        ...


class State(Protocol):
    """A game in progress.

    >>> state.deciding
    [0, 1]
    >>> [action.text for action in state.legal(0)][:2]
    ['choose residence-5', 'choose lion-1']
    """

    over: bool
    scores: list[int]
    listener: "Callable[[Event], None] | None"
    """Called with every event. Clones have none."""

    @property
    def deciding(self) -> list[int]:
        """The seats that have to decide: one, or several where the rulebook says "at the same time". Such a seat stays
        there, with the same legal actions, whatever the other deciding seats do. Empty when the game is over."""
        ...

    def legal(self, seat: int) -> list[Action]:
        """The one source of legality: highlights, bots, masks and validation all ask here. Never empty for a deciding
        seat, empty for all others."""
        ...

    def apply(self, seat: int, action: Action | str) -> bool:
        """Checks and plays an action, given as such or by its text; tells whether it was a barrier for undo: chance,
        a reveal, or a sealed choice become final. Raises IllegalMove, with a reason, and then nothing has changed.

        >>> state.apply(0, "sail")
        Traceback (most recent call last):
        ludoteca.kernel.refusals.IllegalMove: choose-card-first
        """
        ...

    def play(self, seat: int, action: Action) -> None:
        """The same without the check, for search and simulation: the action must come from `legal` just now."""
        ...

    def why_not(self, seat: int, picks: list[str]) -> Refusal:
        """Why nothing legal begins with these picks. Never changes anything; raises ValueError if it is legal after all.

        >>> state.why_not(0, ["swan-1"]).id
        'card-not-in-hand'
        """
        ...

    def plans(self, seat: int, limit: int = 500) -> list[Plan]:
        """What the seat could do and what it would bring, through its own follow-up decisions; at most about `limit`
        positions are tried. Uses nothing that the seat does not know. A choice that others make at the same time is
        imagined as if they left the table as it is."""
        ...

    def chapter(self) -> int:
        """The round or phase that is being played, from 1; 0 where the game has none.

        >>> state.chapter()
        1
        """
        ...

    def clone(self) -> "State":
        """An independent copy, cheap enough to search with."""
        ...

    def view(self, seat: int | None) -> "Observation":
        """What the seat knows; None for a spectator."""
        ...

    def text(self, seat: int, action: Action) -> str:
        """The action's text for the record, in this position."""
        ...

    def picks(self, seat: int, action: Action) -> tuple[str, ...]:
        """The action's picks in this position."""
        ...

    def fields(self, seat: int, action: Action) -> dict[str, object]:
        """The action's own values in this position, for traces and for its words."""
        ...

    def to_json(self) -> Json:
        """The full truth, hidden cards included, in the names used everywhere; without the seed."""
        ...

    @property
    def digest(self) -> str:
        """BLAKE2b of the canonical JSON: equal on every machine, Python version and build.

        >>> state.digest
        '670a990855dadbbf2d2c0938f2a6ec45'
        """
        ...

    @property
    def result(self) -> Result:
        """Scores and ranks (ties equal), once the game is over; before that a ValueError."""
        ...


class Observation(Protocol):
    """What a player of perfect memory at a seat knows. It holds no reference to the state or its seed.

    >>> observation = state.view(1)
    >>> observation.to_json()["hands"][0]
    ['?', '?', '?', '?', '?']
    """

    seat: int | None
    legal: list[Action]
    """What the seat may do now; empty if it is not deciding."""

    def sample(self, rng: Random) -> State:
        """A random full state that looks to this seat exactly like the true one, with a fresh seed. Sealed choices of
        others are drawn from their legal ones.

        >>> guess = observation.sample(Random(1))
        >>> guess.view(1).to_json() == observation.to_json(), guess.digest == state.digest
        (True, False)
        """
        ...

    def plans(self, limit: int = 500, rng: Random | None = None, depth: int = 1 << 30) -> list[Plan]:
        """As `State.plans`, for this seat, of up to `depth` actions."""
        ...

    def to_json(self) -> Json:
        """Like a state's, hidden things written as `?`, with `seat` and the texts of `legal`."""
        ...


__all__ = ["Action", "Actions", "Event", "Observation", "Plan", "Refusal", "Result", "Rules", "State", "Value"]
