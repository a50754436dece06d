# not compiled
"""The contract of the kernel: what you may ask of rules, states and observations, and what holds before and after.

The implementing classes are compiled and have no docstrings, so they are documented here, with examples that run. The
contract has every public member, with its signature, of all classes that `ludoteca` exports (tests compare them). Members
that only authors of games need come last in each class; the functions and types that they use are in
`ludoteca.authoring`.

>>> import ludoteca
>>> rules = ludoteca.rules("mille-fiori", players=2)
>>> state = rules.new(seed=7)
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Protocol, runtime_checkable

from ludoteca.kernel.match import PlayedMove
from ludoteca.kernel.plans import UNLIMITED
from ludoteca.kernel.record import Move
from ludoteca.kernel.refusals import Value
from ludoteca.kernel.rules import Options, OptionValue

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
    def with_text(self, text: str) -> Action | None:
        """The action that is always written so; None where there is none, or where texts depend on the position."""
        ...

    def with_picks(self, picks: tuple[str, ...]) -> list[Action]:
        """The actions that are always picked so: all that can be meant by touching these things."""
        ...

    def index(self, action: Action) -> int: ...

    def add(self, action: Action) -> None:
        """For games, while the rules object is being made: gives the action its index."""
        ...


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
    @property
    def secret(self) -> tuple[str, ...]:
        """The names of the values that not everybody may know."""
        ...

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats that may know them: the event's own, unless the game said otherwise."""
        ...

    def seen_by(self, viewer: int | None) -> "Event":
        """The event as this seat, or a spectator (None), may know it. Only this may be shown to people."""
        ...

    def to_json(self) -> Json: ...


class Plan(Protocol):
    """A path of own actions, up to the first chance event, reveal or other seat's decision.

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
        """What it brings for certain, in order."""
        ...

    @property
    def state(self) -> "State":
        """The position at its end, as the seat imagines it; what was hidden from the seat is guessed."""
        ...

    @property
    def moves(self) -> int:
        """How many actions it has, not counting those that go on with the one before them (see `Presentation.goes_on`)."""
        ...

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

    game: "Game"
    players: int
    options: Options
    """All of them, those that were not named included."""
    actions: Actions

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

    # -- for games

    def start(self, seed: bytes) -> "State":
        """A new game, set up and waiting for its first decision. To be written."""
        ...

    def load(self, data: Json) -> "State":
        """The position that `State.to_json` wrote, hidden things included; raises BadPosition. To be written."""
        ...

    def data_digest(self) -> str:
        """The digest of data that is not built in, empty for the game's own."""
        ...


class State(Protocol):
    """A game in progress.

    >>> state.deciding
    [0, 1]
    >>> [action.text for action in state.legal(0)][:2]
    ['choose residence-5', 'choose lion-1']
    """

    rules: Rules
    over: bool
    scores: list[int]
    listener: "Callable[[Event], None] | None"
    """Called with every event. Clones have none."""

    @property
    def deciding(self) -> list[int]:
        """The seats that have to decide: one, or several where the rulebook says "at the same time". Such a seat stays
        there, with the same legal actions, whatever the other deciding seats do. Empty when the game is over."""
        ...

    def is_deciding(self, seat: int) -> bool:
        """Whether the seat is one of them."""
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

    def why_not(self, seat: int, picks: list[str]) -> "Refusal":
        """Why nothing legal begins with these picks: what stands in the way of the action that was most likely meant, one
        with the last pick and as many of the others as possible. Never changes anything; raises ValueError if the picks
        are legal after all.

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
    def result(self) -> "Result":
        """Scores and ranks (ties equal), once the game is over; before that a ValueError."""
        ...

    # -- for games: to be written, besides `legal`, `play`, `clone` and `to_json`

    def refusal(self, seat: int, action: Action) -> "Refusal":
        """Why a deciding seat may not take this action of the table now."""
        ...

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        """Which of these actions, none of them legal, somebody means who picks what they have in common; the first unless
        the game knows better."""
        ...

    def refuse_thing(self, seat: int, thing: str) -> "Refusal":
        """Why something that no action is about cannot be picked; by default, what it is there for."""
        ...

    def result_now(self) -> "Result": ...

    def check(self) -> None:
        """Raises BadPosition unless a game could stand so; for positions read from outside."""
        ...

    def hide(self, seat: int) -> None:
        """Removes from this clone all that the seat (a spectator's is -1) does not know, leaving no trace of it."""
        ...

    def complete(self, seat: int, rng: Random) -> None:
        """Fills what `hide` removed with a random truth that fits what the seat knows."""
        ...

    def redraw(self, rng: Random) -> None:
        """Draws anew all chance to come and the order of what no seat has seen: nobody's observation changes. By default
        the seed alone; a game that shuffles its piles ahead shuffles the rest of them."""
        ...

    # -- for games: to be written where the game differs from most, besides `text`, `picks`, `fields` and `chapter`

    def parse(self, seat: int, text: str) -> Action | None:
        """The action of this text in this position."""
        ...

    # -- for games: to be kept and used

    seed: bytes
    """Where all chance comes from; empty in what a seat knows."""
    deciding_mask: int
    """`deciding`, one bit for each seat."""
    barriers: int
    """Raised at every roll, deal and reveal: nobody takes back what lies before."""

    def score(self, seat: int, points: int, source: str, reason: str, values: dict[str, object] | None = None) -> None:
        """Where all points come from: `source` is a line of the score sheet, `reason` and `values` make the sentence."""
        ...

    def tell(self, type: str, seat: int, values: dict[str, object], secret: tuple[str, ...] = ()) -> None:
        """Sends an event to the listener; the values named in `secret` are for the seat alone."""
        ...

    def refuse(self, seat: int, action: Action) -> "Refusal":
        """Why this action is not legal: the checks common to all games, then `refusal`."""
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
    position: State
    """A state with everything removed that the seat does not know: read it, don't play it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def over(self) -> bool: ...
    @property
    def deciding(self) -> list[int]: ...

    def sample(self, rng: Random) -> State:
        """A random full state that looks to this seat exactly like the true one, with a fresh seed. Sealed choices of
        others are drawn from their legal ones.

        >>> guess = observation.sample(Random(1))
        >>> guess.view(1).to_json() == observation.to_json(), guess.digest == state.digest
        (True, False)
        """
        ...

    def plans(self, limit: int = 500, rng: Random | None = None, depth: int = UNLIMITED) -> list[Plan]:
        """As `State.plans`, for this seat, of up to `depth` actions."""
        ...

    def to_json(self) -> Json:
        """Like a state's, hidden things written as `?`, with `seat` and the texts of `legal`."""
        ...

    @property
    def digest(self) -> str:
        """Equal for equal knowledge."""
        ...


class Refusal(Protocol):
    """Why something is not possible: `id` names the sentence in the catalogues, `values` fills it in."""

    @property
    def id(self) -> str: ...
    @property
    def values(self) -> dict[str, Value]: ...


class Refused(Protocol):
    """A ValueError for invalid input. Nothing was changed; `refusal` says why."""

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

    @property
    def why(self) -> Refusal | None:
        """The rules' refusal of a move, if that is what is wrong."""
        ...


class Result(Protocol):
    """How a game ended. Ties share a rank (`[1, 2, 2, 4]`), teams share theirs; `won` is for solo games."""

    @property
    def scores(self) -> list[int]: ...
    @property
    def ranks(self) -> list[int]: ...
    @property
    def won(self) -> bool | None: ...
    def to_json(self) -> Json: ...


class Match(Protocol):
    """A game being played and written down. `state` is always what replaying the record gives.

    >>> match = ludoteca.Match(rules, bytes(32))
    >>> entry = match.apply(0, match.state.legal(0)[0])
    >>> match.undo(0), match.entries
    (1, [])
    """

    @property
    def rules(self) -> Rules: ...
    @property
    def seed(self) -> bytes: ...
    @property
    def start(self) -> Json | None:
        """The position it began with, where that is not the game's own beginning."""
        ...

    state: State
    entries: list[PlayedMove]
    """The moves made: `seat`, `text`, `events`, `barrier`, and who could decide before it, `deciding_mask`."""

    def apply(self, seat: int, action: Action | str) -> PlayedMove:
        """Checks and plays an action; raises IllegalMove and changes nothing if it is not legal."""
        ...

    def undoable(self, seat: int) -> list[int]:
        """The places in `entries` of this seat's own actions since its last barrier, the latest first."""
        ...

    def undo(self, seat: int, count: int | None = None) -> int:
        """Takes back this seat's last `count` actions, or all since its last barrier; returns how many."""
        ...

    def record(self) -> "Record":
        """Returns the game so far as a record; with the final digest, once it is over."""
        ...


class Record(Protocol):
    """A game written down: settings, seed, one line per action, final digest.

    >>> record = match.record()
    >>> ludoteca.record_from_text(record.to_text()).game
    'mille-fiori'
    """

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
        """The actions in order: `seat` and `text`."""
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
    """A player made of code. It is shown observations and nothing else, and its answer is checked.

    >>> class First(ludoteca.Bot):
    ...     def choose(self, observation):
    ...         return observation.legal[0]
    >>> First(Random(1)).choose(state.view(0)).text
    'choose residence-5'
    """

    rng: Random
    """Its own stream of random numbers: with the same one it decides the same."""

    def choose(self, observation: Observation) -> Action:
        """Asked whenever the observation's seat has to decide; returns one of `observation.legal`."""
        ...

    def explain(self, observation: Observation) -> "list[ExplainedMove]":
        """What it thinks of its moves, the best first; by default only the one that it would make, and how it goes on."""
        ...


class ExplainedMove(Protocol):
    """A move as a bot sees it."""

    @property
    def actions(self) -> list[Action]:
        """The move, and how the bot would go on with it as long as nothing new comes to light."""
        ...

    @property
    def action(self) -> Action: ...
    @property
    def win(self) -> float:
        """The chance to win, 0 to 1; -1 where the bot does not reckon with it."""
        ...

    @property
    def margin(self) -> float:
        """How many points ahead of the best rival the seat may be in the end."""
        ...

    @property
    def points(self) -> dict[str, float]:
        """The seat's own points to come, by source, as far as the bot looks ahead."""
        ...

    @property
    def later(self) -> float:
        """What it expects after that."""
        ...

    def expected(self) -> float:
        """All of the seat's own points to come."""
        ...


class Line(Protocol):
    """Own actions in a row, up to the first chance event, reveal or other seat's decision.

    >>> line = ludoteca.Line([rules.parse("place w9"), rules.parse("decline")], worth=12.5)
    >>> [action.text for action in line.actions], line.worth
    (['place w9', 'decline'], 12.5)
    """

    @property
    def actions(self) -> list[Action]: ...
    @property
    def worth(self) -> float:
        """What its judge thinks of it before anything is tried out, in points."""
        ...


class Judge(Protocol):
    """What one game's positions are worth, and how it is played quickly: the small file per game that lets bots play it.

    Only `worth` has to be written; everything else has a default that follows from it. The search asks for the rest
    (docs/bots.md tells how it uses them), always on full states that were sampled from the seat's observation.
    """

    def worth(self, state: State, seat: int) -> float:
        """How good this position is for the seat, in points: what it has, and what it can expect. To be written."""
        ...

    # -- for the greedy player

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        """A choice that looking at positions alone would not find, or None to leave it to that."""
        ...

    def width(self) -> int:
        """How many positions a greedy player looks at before it decides."""
        ...

    # -- for the search

    def lines(self, state: State, seat: int, rng: Random, width: int) -> list[Line]:
        """What a deciding seat should think about: at most `width` lines, the best first, never none. Each begins
        with a legal action. The state is not changed. By default the plans whose positions are worth most."""
        ...

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        """The quick policy: what a deciding seat would do, one of its legal actions. Rollouts are made of it, so speed
        counts most: it works on the state itself (without changing it), makes no observation and no event. It must not
        use what the seat does not know. By default the legal action whose position is worth most."""
        ...

    def guess(self, state: State, seat: int, rng: Random) -> None:
        """Replaces what others have sealed in a sampled state, where it was drawn from all legal choices, by what they
        are likely to have chosen. The seat's own knowledge stays as it is. By default nothing is changed."""
        ...

    def stops(self, state: State, start: State) -> bool:
        """Whether a rollout that began at `start` ends here and is judged. By default at the end of the chapter."""
        ...

    def trust(self) -> float:
        """For how many worlds the worth of a line counts beside those that the search has tried it in: much where the judge
        alone plays well and rollouts say little, so that few of them are no worse than none. By default nothing."""
        ...

    def thorough(self) -> "Judge":
        """The judge for whoever has much time, which may be slower and judge more closely. By default this one."""
        ...

    # -- for `ludoteca train`

    def weights(self) -> dict[str, float]:
        """The numbers by which `reply` decides, by name, as training finds them. By default there are none."""
        ...

    def weighted(self, weights: dict[str, float]) -> "Judge":
        """The same judge with other weights. To be written where there are any."""
        ...

    def lessons(self) -> list[tuple[int, Options]]:
        """What is played to train them: numbers of players with options."""
        ...

    def feature_names(self) -> list[str]:
        """What a correction of `uncorrected` is fitted to, linear in these. By default there is none."""
        ...

    def features(self, state: State, seat: int) -> list[float]:
        """Their values for a seat, in the same order. To be written where there are any."""
        ...

    def uncorrected(self, state: State, seat: int) -> float:
        """The points that a correction is added to. By default the worth."""
        ...

    def instructive(self, state: State, turn_over: bool) -> bool:
        """Whether a correction is fitted to positions like this one. By default where somebody's turn is over."""
        ...

    # -- what the end of a rollout means

    def outlook(self, state: State) -> list[float]:
        """How many points each seat may expect to have at the end of the game. By default its worth."""
        ...

    def doubt(self, state: State) -> float:
        """By how many points such an outlook may be wrong: about half the standard deviation of a difference of two
        seats. It turns points into a chance to win."""
        ...

    def rivals(self, state: State, seat: int) -> list[int]:
        """The seats that this one has to beat: all others by default, the other team in a team game, none alone."""
        ...

    def verdict(self, state: State, seat: int) -> tuple[float, float]:
        """The seat's share of the win (0 to 1) and its margin over the best rival in points, for certain when the game
        is over, else as the outlook has it. To be written for games for one player, which have no rival."""
        ...


class Option(Protocol):
    """One rule that people can choose. A default of None means that another option sets it (see `Game.settle`)."""

    @property
    def name(self) -> str: ...
    @property
    def choices(self) -> tuple[OptionValue, ...]: ...
    @property
    def default(self) -> OptionValue | None: ...

    def read(self, value: OptionValue) -> OptionValue:
        """The choice that is meant; texts as typed on a command line will do. Raises BadSettings."""
        ...


class Presentation(Protocol):
    """What faces ask of a game besides its rules. No rule, record or digest depends on it."""

    game: "Game"

    def alone(self, state: State, seat: int) -> State:
        """A clone in which a seat that decides together with others goes on as if it were alone."""
        ...

    def goes_on(self, state: State, seat: int) -> bool:
        """Whether what the seat decides now is the rest of its last action (where to put a tile): one move of a plan."""
        ...

    def foresight(self) -> int:
        """How many of a seat's own decisions a page's plans look ahead; 1 where each is confirmed by itself."""
        ...

    def foretold(self, state: State, seat: int, action: Action) -> list[Event]:
        """What plans tell of an action besides its events; `state` is the imagined one in which it was just taken."""
        ...

    def about(self, thing: str) -> dict[str, Value]:
        """What is printed on a thing of the table, for its name and its help; nothing for what is not known."""
        ...

    def things(self) -> dict[str, Json]:
        """What each thing of the table is, by its name: a `type` with fields, so that no page takes names apart.

        Of all that is in the box: whatever a pick, a position or an event may name. By default all picks, without fields.
        """
        ...

    def variants(self) -> list[str]:
        """Ways to play in which some things do something else: their help is `help-<thing>-<variant>`."""
        ...

    def standing(self, state: State, seat: int) -> Json:
        """What a page shows of a seat besides the position: `points` it would have now, by source; nothing by default.

        Asked of an observation's position only, so that it tells nobody more than they know.
        """
        ...

    def box(self) -> Json:
        """As `Rules.describe`, but of all that is in the box, for pages that show it before a table is made."""
        ...

    def arrange(self, state: State) -> None:
        """Sets right, in a position laid by hand, what follows from the rest of it: a supply, who decides. Nothing by default.

        What contradicts itself stays as it is: `State.check` says why.
        """
        ...

    def board(self, options: "Options", seat: int) -> str:
        """What a seat's board is called, where players may have different ones, for statistics; nothing by default."""
        ...

    def team(self, options: "Options", seat: int) -> int:
        """Seats with the same number win and lose together, for ratings; by default everybody plays for themselves."""
        ...

    def reseated(self, options: "Options", order: list[int]) -> "Options":
        """The options when players changed seats: what was chosen for one of them goes along. `order` has each one's
        old seat."""
        ...


class Game(Protocol):
    """What a game package offers, and declares as an entry point.

    >>> game = ludoteca.game("mille-fiori")
    >>> game.seats, [option.name for option in game.options][:2]
    ((2, 4), ['edition', 'choice'])
    """

    id: str
    version: int
    seats: tuple[int, int]
    """The fewest and the most players."""
    options: list[Option]
    package: str
    """The package whose `words/` hold the game's catalogues."""
    presentation: Presentation

    def rules(self, players: int, options: Options | None = None) -> Rules:
        """The rules for so many players, the same object for equal settings. Raises BadSettings."""
        ...

    def settled(self, players: int, options: Options) -> Options:
        """All options of a game with these settings; raises BadSettings if it can't be played so."""
        ...

    # -- for games: `make` is to be written, the others where there is something to say

    def make(self, players: int, options: Options) -> Rules: ...

    def settle(self, players: int, options: Options) -> Options:
        """Fills in what other options decide and refuses what excludes one another. All names are known ones."""
        ...

    def sheet(self) -> list[str]:
        """The sources of points, in the order of the score sheet."""
        ...

    def option_sets(self, players: int) -> list[Options]:
        """The settings that the conformance kit plays through; by default each choice of each option alone."""
        ...


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
    "Observation",
    "Option",
    "Plan",
    "Presentation",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "State",
]
