# not compiled
"""The contract of what `ludoteca` exports: what may be called on rules, states and observations, with pre- and
postconditions.

The implementing classes are compiled and have no docstrings, so they are documented here, with examples that run. The
contract has every function, and of every class each public member, with its signature, and the constructor, unless only
the kernel makes such objects (tests compare them). Members that only authors of games need come last in each class; the
functions and types that they use are in `ludoteca.authoring`.

>>> import ludoteca
>>> rules = ludoteca.rules("mille-fiori", players=2)
>>> state = rules.new(seed=7)
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Protocol, runtime_checkable

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.plans import UNLIMITED
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.refusals import Value
from ludoteca.kernel.rules import Options, OptionValue


@runtime_checkable
class Action(Protocol):
    """One thing a seat can do, interned per rules object: the same action is the same object.

    >>> action = rules.parse("place w9")
    >>> action is rules.actions[action.index]
    True
    >>> action.text, action.picks, action.type, action.fields()
    ('place w9', ('w9',), 'place', {'space': 'w9', 'stay': False})
    """

    def __init__(self, type: str, text: str, picks: tuple[str, ...]) -> None: ...

    index: int
    """The index in `rules.actions`: dense, the same for equal settings on every machine."""
    type: str
    text: str
    """Stable, for records and people. If it depends on the position, use `state.text(seat, action)`."""
    picks: tuple[str, ...]
    """The sequence of things on the table that mean this action."""

    def fields(self) -> dict[str, object]:
        """Returns the action's own values, for traces and datasets."""
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
    def with_text(self, text: str) -> Action | None:
        """Returns the action that always has this text; None if there is none, or if texts depend on the position."""
        ...

    def with_picks(self, picks: tuple[str, ...]) -> list[Action]:
        """Returns the actions that always have these picks: all that picking these things can mean."""
        ...

    def index(self, action: Action) -> int: ...

    def add(self, action: Action) -> None:
        """Adds an action and gives it its index. For games, while the rules object is created."""
        ...


class Event(Protocol):
    """Something that happened: `type` names the message in the catalogues, and `values` are its variables.

    >>> heard = []
    >>> game = rules.new(seed=7)
    >>> game.listener = heard.append
    >>> barrier = game.apply(0, game.legal(0)[0])
    >>> heard[0].type, sorted(heard[0].values), sorted(heard[0].seen_by(1).values)
    ('chose', ['card'], [])
    """

    def __init__(
        self,
        type: str,
        seat: int,
        values: dict[str, object],
        secret: tuple[str, ...] = (),
        eyes: tuple[int, ...] | None = None,
    ) -> None: ...

    @property
    def type(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def values(self) -> dict[str, object]: ...
    @property
    def secret(self) -> tuple[str, ...]:
        """The names of the values that are not public."""
        ...

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats that may know the secret values: by default the event's own."""
        ...

    def seen_by(self, viewer: int | None) -> "Event":
        """Returns the event as this seat, or a spectator (None), may know it. Only this may be shown to people."""
        ...

    def to_json(self) -> Json: ...


class Plan(Protocol):
    """A sequence of own actions, up to the first chance event, reveal or other seat's decision.

    >>> plan = state.plans(0)[0]
    >>> [action.text for action in plan.actions], plan.points, plan.complete
    (['choose residence-5', 'place r0'], [2, 0], True)
    """

    @property
    def actions(self) -> list[Action]: ...
    @property
    def picks(self) -> tuple[str, ...]: ...
    @property
    def events(self) -> list[Event]:
        """The certain events, in order."""
        ...

    @property
    def state(self) -> "State":
        """The position at the end, as the seat imagines it; hidden information is sampled."""
        ...

    @property
    def moves(self) -> int:
        """The number of actions, not counting those that continue the one before them (see `Presentation.goes_on`)."""
        ...

    @property
    def points(self) -> list[int]:
        """The certain points of every seat."""
        ...

    @property
    def complete(self) -> bool:
        """False if the expansion was cut short."""
        ...


class Rules(Protocol):
    """A game with fixed seats and options. Equal settings give the same object, so actions can be compared.

    >>> rules is ludoteca.rules("mille-fiori", 2, edition="revised")
    True
    >>> rules.options["edition"]
    'revised'
    """

    def __init__(self, game: "Game", players: int, options: Options) -> None:
        """Called by `Game.make`, with settings that `Game.complete_options` returned."""
        ...

    game: "Game"
    players: int
    options: Options
    """All options, including those with default values."""
    actions: Actions

    @property
    def version(self) -> int:
        """Incremented by every fix that changes an outcome; records contain it."""
        ...

    def describe(self) -> Json:
        """Returns what is printed on the table and never changes, for pages that draw it; empty if pages need
        nothing."""
        ...

    def new(self, seed: int | str | bytes | None = None) -> "State":
        """Returns a new game, waiting for its first decision. The same seed gives the same deals and dice, however
        people play; without one it is drawn from the system's randomness."""
        ...

    def from_json(self, data: object, seed: int | str | bytes = 0) -> "State":
        """Returns a position written by `State.to_json`, with a seed for future chance.

        Raises BadPosition for anything that cannot be read or where pieces are missing or too many.

        >>> rules.from_json(state.to_json()).digest == state.digest
        True
        """
        ...

    def observation_from_json(self, data: object) -> "Observation":
        """Returns an observation written by `Observation.to_json`, for bots in other processes; raises BadPosition."""
        ...

    def parse(self, text: str, state: "State | None" = None, seat: int | None = None) -> Action:
        """Returns the action with this text; raises IllegalMove if there is none. State and seat are needed if the
        text depends on the position."""
        ...

    # -- for games

    def start(self, seed: bytes) -> "State":
        """Returns a new game, set up and waiting for its first decision. Implemented by every game."""
        ...

    def load(self, data: Json) -> "State":
        """Returns the position written by `State.to_json`, hidden information included; raises BadPosition.
        Implemented by every game."""
        ...

    def data_digest(self) -> str:
        """Returns the digest of data that is not built in; empty for the game's own."""
        ...


class State(Protocol):
    """A game in progress.

    >>> state.deciding
    [0, 1]
    >>> [action.text for action in state.legal(0)][:2]
    ['choose residence-5', 'choose lion-1']
    """

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """Called by `Rules.start` and `Rules.load`: nobody decides yet, and all scores are 0."""
        ...

    rules: Rules
    over: bool
    scores: list[int]
    listener: "Callable[[Event], None] | None"
    """Called with every event. Clones have none."""

    @property
    def deciding(self) -> list[int]:
        """The seats that have to decide: one, or several if the rulebook says "at the same time". Such a seat remains,
        with the same legal actions, whatever the other deciding seats do. Empty when the game is over."""
        ...

    def is_deciding(self, seat: int) -> bool:
        """Returns whether the seat has to decide."""
        ...

    def legal(self, seat: int) -> list[Action]:
        """Returns the legal actions; highlights, bots, masks and validation all use it. Never empty for a deciding
        seat, empty for all others."""
        ...

    def apply(self, seat: int, action: Action | str) -> bool:
        """Checks and plays an action, given as such or by its text; returns whether it was a barrier for undo: chance,
        a reveal, or a sealed choice that became final. Raises IllegalMove with a reason, and then nothing has changed.

        >>> state.apply(0, "sail")
        Traceback (most recent call last):
        ludoteca.kernel.refusals.IllegalMove: choose-card-first
        """
        ...

    def play(self, seat: int, action: Action) -> None:
        """Plays an action without the check, for search and simulation: it must come from `legal` in this position."""
        ...

    def why_not(self, seat: int, picks: list[str]) -> "Refusal":
        """Returns why no legal action begins with these picks: the reason against the action that was most likely
        meant, one with the last pick and as many of the others as possible. Never changes anything; raises ValueError
        if the picks are legal.

        >>> state.why_not(0, ["swan-1"]).id
        'card-not-in-hand'
        """
        ...

    def plans(self, seat: int, limit: int = 500) -> list[Plan]:
        """Returns the seat's plans through its own follow-up decisions; tries at most about `limit` positions. Uses
        nothing that the seat does not know. Simultaneous choices of others are imagined as leaving the table
        unchanged."""
        ...

    def chapter(self) -> int:
        """Returns the present round or phase, from 1; 0 if the game has none.

        >>> state.chapter()
        1
        """
        ...

    def clone(self) -> "State":
        """Returns an independent copy, cheap enough for search."""
        ...

    def view(self, seat: int | None) -> "Observation":
        """Returns what the seat knows; None for a spectator."""
        ...

    def text(self, seat: int, action: Action) -> str:
        """Returns the action's text for the record, in this position."""
        ...

    def picks(self, seat: int, action: Action) -> tuple[str, ...]:
        """Returns the action's picks in this position."""
        ...

    def fields(self, seat: int, action: Action) -> dict[str, object]:
        """Returns the action's own values in this position, for traces and for its words."""
        ...

    def to_json(self) -> Json:
        """Returns the complete position, hidden information included, without the seed."""
        ...

    @property
    def digest(self) -> str:
        """The BLAKE2b digest of the canonical JSON: equal on every machine, Python version and build.

        >>> state.digest
        '670a990855dadbbf2d2c0938f2a6ec45'
        """
        ...

    @property
    def result(self) -> "Result":
        """Scores and ranks (ties equal), once the game is over; before that a ValueError."""
        ...

    # -- for games: to be written, besides `legal`, `play`, `clone` and `to_json`

    def refusal(self, seat: int, action: Action) -> "Refusal":
        """Returns the reason why a deciding seat may not take this action of the table now."""
        ...

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        """Returns which of these illegal actions was most likely meant by the picks that they share; by default the
        first."""
        ...

    def refuse_thing(self, seat: int, thing: str) -> "Refusal":
        """Returns the reason why a thing without actions cannot be picked; by default, what it is for."""
        ...

    def result_now(self) -> "Result": ...

    def check(self) -> None:
        """Raises BadPosition unless a game could reach this position; for positions read from outside."""
        ...

    def hide(self, seat: int) -> None:
        """Removes from this clone everything that the seat (a spectator's is -1) does not know, without leaving a
        trace."""
        ...

    def complete(self, seat: int, rng: Random) -> None:
        """Replaces what `hide` removed by random values that are consistent with what the seat knows."""
        ...

    def redraw(self, rng: Random) -> None:
        """Draws all future chance anew, and the order of what no seat has seen; nobody's observation changes. By
        default the seed alone; a game that shuffles its piles in advance shuffles the rest of them."""
        ...

    # -- for games: to be written where the game differs from most, besides `text`, `picks`, `fields` and `chapter`

    def parse(self, seat: int, text: str) -> Action | None:
        """Returns the action with this text in this position."""
        ...

    # -- for games: to be kept and used

    seed: bytes
    """The source of all chance; empty in what a seat knows."""
    deciding_mask: int
    """`deciding` as a mask with one bit for each seat."""
    barriers: int
    """Incremented at every roll, deal and reveal: nothing before the last one can be taken back."""

    def score(self, seat: int, points: int, source: str, reason: str, values: dict[str, object] | None = None) -> None:
        """Adds points; no points are added elsewhere. `source` is a line of the score sheet, `reason` and `values`
        make the sentence."""
        ...

    def emit(self, type: str, seat: int, values: dict[str, object], secret: tuple[str, ...] = ()) -> None:
        """Sends an event to the listener; the values named in `secret` are visible to the seat only."""
        ...

    def refuse(self, seat: int, action: Action) -> "Refusal":
        """Returns the reason why this action is not legal, by the checks common to all games, then by `refusal`."""
        ...


class Observation(Protocol):
    """The knowledge of a player with perfect memory at a seat. It holds no reference to the state or its seed.

    >>> observation = state.view(1)
    >>> observation.to_json()["hands"][0]
    ['?', '?', '?', '?', '?']
    """

    seat: int | None
    legal: list[Action]
    """The seat's legal actions now; empty if it is not deciding."""
    position: State
    """A state without everything that the seat does not know: read it, don't play it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def over(self) -> bool: ...
    @property
    def deciding(self) -> list[int]: ...

    def sample(self, rng: Random) -> State:
        """Returns a random full state that is indistinguishable from the true one for this seat, with a fresh seed.
        Sealed choices of others are drawn from their legal ones.

        >>> guess = observation.sample(Random(1))
        >>> guess.view(1).to_json() == observation.to_json(), guess.digest == state.digest
        (True, False)
        """
        ...

    def plans(self, limit: int = 500, rng: Random | None = None, depth: int = UNLIMITED) -> list[Plan]:
        """Returns plans as `State.plans` does, for this seat, of up to `depth` actions."""
        ...

    def to_json(self) -> Json:
        """Returns JSON like a state's, with hidden things as `?`, and with `seat` and the texts of `legal`."""
        ...

    @property
    def digest(self) -> str:
        """Equal for equal knowledge."""
        ...


class Refusal(Protocol):
    """The reason why something is not possible: `id` names the message in the catalogues, and `values` are its
    variables."""

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None: ...

    @property
    def id(self) -> str: ...
    @property
    def values(self) -> dict[str, Value]: ...


class Refused(Protocol):
    """A ValueError for invalid input. Nothing was changed; `refusal` says why."""

    def __init__(self, id: str, values: dict[str, Value] | None = None) -> None: ...

    @property
    def refusal(self) -> Refusal: ...


class IllegalMove(Refused, Protocol):
    """The rules do not allow this action to this seat now."""


class BadSettings(Refused, Protocol):
    """An unknown game, seat count, option or value, or options that exclude one another."""


class BadPosition(Refused, Protocol):
    """A position that cannot be read, or that no game can reach."""


class BadRecord(Refused, Protocol):
    """A record that cannot be read or replayed."""

    def __init__(self, id: str, values: dict[str, Value] | None = None, why: Refusal | None = None) -> None: ...

    @property
    def why(self) -> Refusal | None:
        """The rules' refusal of a move, if that is what is wrong."""
        ...


class Result(Protocol):
    """The result of a game. Ties share a rank (`[1, 2, 2, 4]`), teams share theirs; `won` is for solo games."""

    def __init__(self, scores: list[int], ranks: list[int], won: bool | None = None) -> None: ...

    @property
    def scores(self) -> list[int]: ...
    @property
    def ranks(self) -> list[int]: ...
    @property
    def won(self) -> bool | None: ...
    def to_json(self) -> Json: ...


class Match(Protocol):
    """A game in progress with its record. `state` is always the result of replaying the record.

    >>> match = ludoteca.Match(rules, bytes(32))
    >>> entry = match.apply(0, match.state.legal(0)[0])
    >>> match.undo(0), match.entries
    (1, [])
    """

    def __init__(self, rules: Rules, seed: bytes, start: Json | None = None) -> None:
        """Begins a game from a seed of 32 bytes; or, with `start`, from a position that `State.to_json` wrote."""
        ...

    @property
    def rules(self) -> Rules: ...
    @property
    def seed(self) -> bytes: ...
    @property
    def start(self) -> Json | None:
        """The position that it began with, if it is not the game's own beginning."""
        ...

    state: State
    entries: "list[PlayedMove]"
    """The moves that have been played and not taken back."""

    def apply(self, seat: int, action: Action | str) -> "PlayedMove":
        """Checks and plays an action; raises IllegalMove and changes nothing if it is not legal."""
        ...

    def undoable(self, seat: int) -> list[int]:
        """Returns the indexes in `entries` of this seat's own actions since its last barrier, the latest first."""
        ...

    def undo(self, seat: int, count: int | None = None) -> int:
        """Takes back this seat's last `count` actions, or all since its last barrier; returns how many."""
        ...

    def record(self) -> "Record":
        """Returns the game so far as a record; with the final digest, once it is over."""
        ...


class PlayedMove(Protocol):
    """A move of a match.

    >>> entry.seat, entry.text, entry.barrier
    (0, 'choose residence-1', False)
    """

    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def events(self) -> list[Event]:
        """What the move caused."""
        ...

    @property
    def barrier(self) -> bool:
        """Whether neither this move nor an earlier one can be taken back."""
        ...

    @property
    def deciding_mask(self) -> int:
        """The seats that could decide before it, with one bit for each seat."""
        ...


class Move(Protocol):
    """One line of a record: a seat, and the text of its action."""

    def __init__(self, seat: int, text: str) -> None: ...

    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...


class Record(Protocol):
    """A game written down: settings, seed, one line per action, final digest.

    >>> record = match.record()
    >>> ludoteca.record_from_text(record.to_text()).game
    'mille-fiori'
    """

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Options,
        seed: bytes,
        moves: list[Move],
        start: Json | None = None,
        data: str = "",
        digest: str = "",
    ) -> None: ...

    @property
    def game(self) -> str: ...
    @property
    def version(self) -> int:
        """The version of the rules by which the game was played."""
        ...

    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def seed(self) -> bytes: ...
    @property
    def moves(self) -> list[Move]:
        """The actions in order."""
        ...

    @property
    def start(self) -> Json | None:
        """The position that the game began with, if it is not the game's own beginning."""
        ...

    @property
    def data(self) -> str:
        """The digest of data that is not built in; empty for the game's own."""
        ...

    @property
    def digest(self) -> str:
        """The digest of the final position; empty while the game is not over."""
        ...

    def to_text(self) -> str:
        """Returns the record in the file format, which `ludoteca.record_from_text` reads."""
        ...

    def begin(self, rules: Rules) -> State:
        """Returns the position before the first move; raises BadRecord if the rules are of another version."""
        ...

    def replay(self, rules: Rules, to: int | None = None) -> State:
        """Returns the position after `to` moves; by default after all, and then checks the digest. Raises BadRecord."""
        ...


class Bot(Protocol):
    """A player that sees observations and nothing else; its answer is checked.

    >>> class First(ludoteca.Bot):
    ...     def choose(self, observation):
    ...         return observation.legal[0]
    >>> First(Random(1)).choose(state.view(0)).text
    'choose residence-5'
    """

    def __init__(self, rng: Random) -> None: ...

    rng: Random
    """The bot's own random stream: with the same one it decides the same."""

    def choose(self, observation: Observation) -> Action:
        """Called whenever the observation's seat has to decide; returns one of `observation.legal`."""
        ...

    def explain(self, observation: Observation) -> "list[ExplainedMove]":
        """Returns the bot's moves, best first; by default only the one that it would make, with its continuation."""
        ...


class ExplainedMove(Protocol):
    """A move as a bot evaluates it."""

    def __init__(
        self,
        actions: list[Action],
        points: dict[str, float],
        later: float,
        margin: float,
        win: float,
    ) -> None: ...

    @property
    def actions(self) -> list[Action]:
        """The move, and how the bot would continue until new information is revealed."""
        ...

    @property
    def action(self) -> Action: ...
    @property
    def win(self) -> float:
        """The chance to win, 0 to 1; -1 if the bot does not estimate it."""
        ...

    @property
    def margin(self) -> float:
        """The expected final margin over the best rival."""
        ...

    @property
    def points(self) -> dict[str, float]:
        """The seat's own future points by source, as far as the bot looks ahead."""
        ...

    @property
    def later(self) -> float:
        """The expected points after that."""
        ...

    def expected(self) -> float:
        """Returns all of the seat's own expected future points."""
        ...


class Line(Protocol):
    """A sequence of own actions, up to the first chance event, reveal or other seat's decision.

    >>> line = ludoteca.Line([rules.parse("place w9"), rules.parse("decline")], worth=12.5)
    >>> [action.text for action in line.actions], line.worth
    (['place w9', 'decline'], 12.5)
    """

    def __init__(self, actions: list[Action], worth: float) -> None: ...

    @property
    def actions(self) -> list[Action]: ...
    @property
    def worth(self) -> float:
        """The judge's opinion before any search, in points."""
        ...


class Judge(Protocol):
    """The value of one game's positions, and a quick way to play it: the small file per game that lets bots play it.

    Only `worth` is required; the defaults of the rest follow from it. The search calls the rest (docs/bots.md says
    how), always with full states that were sampled from the seat's observation.
    """

    def worth(self, state: State, seat: int) -> float:
        """Returns the value of this position for the seat, in points: what it has, and what it can expect. Required."""
        ...

    # -- for the greedy player

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        """Returns a choice that comparing positions would not find, or None."""
        ...

    def width(self) -> int:
        """Returns how many positions a greedy player considers before it decides."""
        ...

    # -- for the search

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """Returns the lines that a deciding seat should consider: at most `width`, best first, never none. Each begins
        with a legal action. The state is not changed. By default the plans with the most valuable positions."""
        ...

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        """The quick policy: returns one of a deciding seat's legal actions. Rollouts consist of it, so it must be
        fast: it works on the state itself (without changing it), and makes no observations or events. It must not use
        what the seat does not know. By default the legal action with the most valuable position."""
        ...

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Replaces the others' sealed choices in a sampled state, which were drawn from all legal ones, by likely
        ones. The seat's own knowledge is unchanged. By default nothing is replaced."""
        ...

    def stops(self, state: State, start: State) -> bool:
        """Returns whether a rollout that began at `start` ends here and is judged. By default at the end of the
        chapter."""
        ...

    def trust(self) -> float:
        """Returns the number of worlds that the worth of a line counts for in the search: large if the judge alone
        plays well and rollouts say little. By default 0."""
        ...

    def thorough(self) -> "Judge":
        """Returns a slower and more accurate judge, for bots with much time. By default this one."""
        ...

    # -- for `ludoteca train`

    def weights(self) -> dict[str, float]:
        """Returns the weights of `reply` by name, which training tunes. By default there are none."""
        ...

    def weighted(self, weights: dict[str, float]) -> "Judge":
        """Returns the same judge with other weights. Required if there are any."""
        ...

    def training_settings(self) -> list[tuple[int, Options]]:
        """Returns what is played to train the weights: numbers of players with options."""
        ...

    def feature_names(self) -> list[str]:
        """Returns the names of the features by which `uncorrected` is corrected linearly. By default there are none."""
        ...

    def features(self, state: State, seat: int) -> list[float]:
        """Returns the values of the features for a seat, in the same order. Required if there are any."""
        ...

    def uncorrected(self, state: State, seat: int) -> float:
        """Returns the points that a correction is added to. By default the worth."""
        ...

    def instructive(self, state: State, turn_over: bool) -> bool:
        """Returns whether a correction is fitted to positions like this one. By default at the end of a turn."""
        ...

    # -- what the end of a rollout means

    def outlook(self, state: State) -> list[float]:
        """Returns the points that each seat may expect to have at the end of the game. By default its worth."""
        ...

    def doubt(self, state: State) -> float:
        """Returns the uncertainty of such an outlook in points: about half the standard deviation of the difference
        between two seats. It converts points to a chance to win."""
        ...

    def rivals(self, state: State, seat: int) -> list[int]:
        """Returns the seats that this one has to beat: all others by default, the other team in a team game, none in a
        solo game."""
        ...

    def verdict(self, state: State, seat: int) -> tuple[float, float]:
        """Returns the seat's share of the win (0 to 1) and its margin over the best rival in points: certain when the
        game is over, else by the outlook. Required for solo games, which have no rival."""
        ...


class Option(Protocol):
    """A rule that people can choose. A default of None means that another option sets it (see `Game.complete_options`)."""

    # `of` and `seat` belong to an option that is one seat's own choice of another option.
    def __init__(
        self,
        name: str,
        choices: tuple[OptionValue, ...],
        default: OptionValue | None,
        of: str = "",
        seat: int | None = None,
    ) -> None: ...

    @property
    def name(self) -> str: ...
    @property
    def choices(self) -> tuple[OptionValue, ...]: ...
    @property
    def default(self) -> OptionValue | None: ...
    @property
    def of(self) -> str: ...
    @property
    def seat(self) -> int | None: ...

    def read(self, value: OptionValue) -> OptionValue:
        """Returns the choice; texts as typed on a command line are accepted. Raises BadSettings."""
        ...


class Presentation(Protocol):
    """What user interfaces need from a game besides its rules. No rule, record or digest depends on it."""

    def __init__(self, game: "Game") -> None: ...

    game: "Game"

    def alone(self, state: State, seat: int) -> State:
        """Returns a clone in which a seat that decides together with others continues as if it were alone."""
        ...

    def goes_on(self, state: State, seat: int) -> bool:
        """Returns whether the seat's present decision continues its last action (where to put a tile), so that both
        are one move of a plan."""
        ...

    def foresight(self) -> int:
        """Returns how many of a seat's own decisions the page's plans look ahead; 1 if each is confirmed separately."""
        ...

    def foretold(self, state: State, seat: int, action: Action) -> list[Event]:
        """Returns events that plans show for an action besides its own; `state` is the imagined one in which it was
        just taken."""
        ...

    def about(self, thing: str) -> dict[str, Value]:
        """Returns the variables of a thing's name and help: what is printed on it; empty for an unknown thing."""
        ...

    def things(self) -> dict[str, Json]:
        """Returns all things of the game by name, each with a `type` and fields, so that no page has to parse names.

        It contains everything in the box: whatever a pick, a position or an event may name. By default all picks,
        without fields.
        """
        ...

    def variants(self) -> list[str]:
        """Returns the variants of the game in which some things work differently: their help is
        `help-<thing>-<variant>`."""
        ...

    def standing(self, state: State, seat: int) -> Json:
        """Returns what a page shows of a seat besides the position: `points` it would have now, by source; empty by
        default.

        It is called with an observation's position only, so that it reveals nothing.
        """
        ...

    def preparable(self, state: State, seat: int) -> list[PreparableMove] | None:
        """Returns what the seat can prepare for its next decision while others decide: moves, each with the things of
        which one can be picked in each of its steps. By default None: any one thing.

        It is called with the position of the seat's own observation only, so that it reveals nothing.
        """
        ...

    def box(self) -> Json:
        """Returns the same as `Rules.describe` for everything in the box, for pages that show it before a table is
        created."""
        ...

    def arrange(self, state: State) -> None:
        """Corrects derived parts of an edited position, such as a supply or who decides. Does nothing by default.

        Contradictions are left as they are: `State.check` reports them.
        """
        ...

    def board_option(self) -> str:
        """Returns the option by which boards are chosen, if players may have different ones; empty by default."""
        ...

    def board(self, options: "Options", seat: int) -> str:
        """Returns the name of a seat's board, if players may have different ones, for statistics; empty by default."""
        ...

    def team(self, options: "Options", seat: int) -> int:
        """Returns a seat's team: seats with the same number win and lose together, for ratings. By default everybody
        is alone."""
        ...

    def reseated(self, options: "Options", order: list[int]) -> "Options":
        """Returns the options after players changed seats: options chosen for a seat move with its player. `order` has
        each one's old seat."""
        ...


class Game(Protocol):
    """What a game package provides, declared as an entry point.

    >>> game = ludoteca.game("mille-fiori")
    >>> game.seats, [option.name for option in game.options][:2]
    ((2, 4), ['edition', 'choice'])
    """

    def __init__(self, id: str, version: int, seats: tuple[int, int], options: list[Option], package: str) -> None: ...

    id: str
    version: int
    seats: tuple[int, int]
    """The smallest and the largest number of players."""
    options: list[Option]
    package: str
    """The package whose `words/` contain the game's catalogues."""
    presentation: Presentation

    def rules(self, players: int, options: Options | None = None) -> Rules:
        """Returns the rules for this number of players, the same object for equal settings. Raises BadSettings."""
        ...

    def resolve_options(self, players: int, options: Options) -> Options:
        """Returns all options of a game with these settings; raises BadSettings if they are not possible."""
        ...

    # -- for games: `make` is to be written, the others where there is something to say

    def make(self, players: int, options: Options) -> Rules: ...

    def complete_options(self, players: int, options: Options) -> Options:
        """Fills in options that follow from others and refuses options that exclude one another. All names are
        known."""
        ...

    def sheet(self) -> list[str]:
        """Returns the sources of points, in the order of the score sheet."""
        ...

    def option_sets(self, players: int) -> list[Options]:
        """Returns the settings that the conformance kit plays through; by default each choice of each option alone."""
        ...


def all_games() -> dict[str, Game]:
    """Returns the games on this machine by id, found through their entry points. One that cannot be loaded is left
    out."""
    raise NotImplementedError


def game(id: str) -> Game:
    """Returns the game with this id; raises BadSettings, with the nearest id there is or with what is wrong with its
    plugin."""
    raise NotImplementedError


def rules(id: str, players: int, **options: OptionValue) -> Rules:
    """Returns the rules of a game for so many players; options not named keep their defaults."""
    raise NotImplementedError


def record_from_text(text: str) -> Record:
    """Reads a record in the file format; raises BadRecord, with the line that is wrong."""
    raise NotImplementedError


__all__ = [
    "Action",
    "Actions",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "Bot",
    "Event",
    "ExplainedMove",
    "Game",
    "IllegalMove",
    "Judge",
    "Line",
    "Match",
    "Move",
    "Observation",
    "Option",
    "Plan",
    "PlayedMove",
    "Presentation",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "State",
    "all_games",
    "game",
    "record_from_text",
    "rules",
]
