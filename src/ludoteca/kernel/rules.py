"""Games and rules: a game with fixed seats and options, with its actions and tables built once."""

import difflib
import secrets
from typing import TYPE_CHECKING, Final

from ludoteca.kernel import chance, jsontext
from ludoteca.kernel.actions import Action, Actions
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.presentation import Presentation
from ludoteca.kernel.refusals import LONGEST_VALUE, BadPosition, BadSettings, IllegalMove, Value

if TYPE_CHECKING:
    from ludoteca.kernel.state import State

MOST_RULES: Final = 200
"""The number of rules objects that a game caches. A server is asked for any settings, and some rules take 200 kB."""

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class Option:
    """A rule that people can choose. A default of None means that another option sets it (see `Game.complete_options`).

    An option that is one seat's own choice of another option (`of`) names both.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[OptionValue, ...],
        default: OptionValue | None,
        of: str = "",
        seat: int | None = None,
    ) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default
        self.of: Final = of
        self.seat: Final = seat

    def read(self, value: OptionValue) -> OptionValue:
        """Returns the choice; texts as typed on a command line are accepted."""
        for choice in self.choices:
            if (type(choice) is type(value) and choice == value) or option_text(choice) == value:
                return choice
        allowed = [option_text(choice) for choice in self.choices]
        raise BadSettings(
            "option-value-unknown",
            {"option": self.name, "value": str(value), "choices": allowed, "nearest": nearest(str(value), allowed)},
        )


def option_text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def nearest(word: str, known: list[str]) -> str:
    """Returns the known word most similar to this one, for "did you mean ...?"; empty if none is."""
    if len(word) > LONGEST_VALUE:  # comparing takes time in proportion to the length
        return ""
    close = difflib.get_close_matches(word, known, 1, 0.5)
    return close[0] if close else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """`ludoteca.contract.Rules` states the contract."""

    def __init__(self, game: "Game", players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.actions = Actions()

    # -- game

    def start(self, seed: bytes) -> "State":
        """Returns a new game, set up and waiting for its first decision."""
        raise NotImplementedError

    def load(self, data: Json) -> "State":
        """Returns the position that `State.to_json` wrote, hidden things included; raises BadPosition."""
        raise NotImplementedError

    def data_digest(self) -> str:
        """Returns the digest of data that is not built in, empty for the game's own."""
        return ""

    def describe(self) -> Json:
        """Returns what is printed on the table and never changes, for pages that draw it; empty if pages need
        nothing."""
        return {}

    # -- kernel

    @property
    def version(self) -> int:
        return self.game.version

    def new(self, seed: int | str | bytes | None = None) -> "State":
        return self.start(secrets.token_bytes(chance.SEED_BYTES) if seed is None else chance.seed_bytes(seed))

    def from_json(self, data: object, seed: int | str | bytes = 0) -> "State":
        position = jsontext.as_dict(data, "position")
        state = self.load(position)
        state.check()
        state.seed = chance.seed_bytes(seed)
        _compare(position, state.to_json())
        return state

    def observation_from_json(self, data: object) -> Observation:
        """Returns the observation that `Observation.to_json` wrote, for bots that think elsewhere."""
        read = jsontext.as_dict(data, "observation")
        seat = jsontext.read_field(read, "seat")
        known = self.load({name: value for name, value in read.items() if name not in ("seat", "legal")})
        viewer = None if seat is None else jsontext.as_int(seat, "seat", 0, self.players - 1)
        try:
            observation = Observation(known, viewer)
        except IndexError:  # the seat's own cards are hidden, so its legal actions are unknown
            raise BadPosition("position-field-wrong", {"field": "seat"}) from None
        _compare(read, observation.to_json())
        return observation

    def parse(self, text: str, state: "State | None" = None, seat: int | None = None) -> Action:
        """Returns the action with this text. State and seat are needed if the text depends on the position."""
        if state is not None and seat is None and len(state.deciding) == 1:
            seat = state.deciding[0]
        action = self.actions.with_text(text) if state is None or seat is None else state.parse(seat, text)
        if action is None:
            raise IllegalMove("action-unknown", {"text": text})
        return action

    def __repr__(self) -> str:
        settings = "".join(f", {name}={option_text(value)}" for name, value in self.options.items())
        return f"<{self.game.id}, {self.players} players{settings}>"


def _compare(read: Json, written: Json) -> None:
    """Raises BadPosition unless the position that was read would be written the same: that finds everything missing,
    superfluous or contradictory."""
    for name in sorted(written.keys() | read.keys()):
        if name not in written or name not in read or written[name] != read[name]:
            raise BadPosition("position-field-wrong", {"field": name})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game package provides. Rules objects are cached, so that equal settings share their actions; the cache is
    bounded."""

    def __init__(self, id: str, version: int, seats: tuple[int, int], options: list[Option], package: str) -> None:
        self.id = id
        self.version = version
        self.seats = seats
        self.options = options
        self.package = package
        self.presentation = Presentation(self)
        self._made: dict[str, Rules] = {}

    # -- game

    def make(self, players: int, options: Options) -> Rules:
        raise NotImplementedError

    def complete_options(self, players: int, options: Options) -> Options:
        """Fills in options that follow from others and refuses options that exclude one another. All names are
        known."""
        return options

    def sheet(self) -> list[str]:
        """Returns the sources of points, in the order of the score sheet."""
        return []

    def option_sets(self, players: int) -> list[Options]:
        """Returns the settings that the conformance kit plays through; by default each choice of each option alone."""
        sets: list[Options] = [{}]
        for option in self.options:
            for choice in option.choices:
                if choice != option.default:
                    sets.append({option.name: choice})
        return sets

    # -- kernel

    def rules(self, players: int, options: Options | None = None) -> Rules:
        resolved = self.resolve_options(players, options or {})
        key = f"{players} {jsontext.canonical(resolved)}"
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self.make(players, resolved)
            if len(self._made) > MOST_RULES:
                del self._made[next(iter(self._made))]
        return made

    def resolve_options(self, players: int, options: Options) -> Options:
        """Returns all options of a game with these settings; raises BadSettings if they are not possible."""
        if not self.seats[0] <= players <= self.seats[1]:
            values: dict[str, Value] = {"players": str(players), "low": self.seats[0], "high": self.seats[1]}
            raise BadSettings("players-wrong", values)
        return self.complete_options(players, self._read(options))

    def _read(self, options: Options) -> Options:
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = list(known)
                values: dict[str, Value] = {"option": name, "options": names, "nearest": nearest(name, names)}
                raise BadSettings("option-unknown", values)
        read: Options = {}
        for name, option in known.items():
            if name in options:
                self._check_place(option, options[name])
                read[name] = option.read(options[name])
            elif option.default is not None:
                read[name] = option.default
        return read

    def _check_place(self, option: Option, value: OptionValue) -> None:
        """Refuses a value that only other options have, and names those options."""
        if not isinstance(value, str) or value in [option_text(choice) for choice in option.choices]:
            return
        others = [other.name for other in self.options if value in other.choices]
        if others:
            raise BadSettings("option-value-elsewhere", {"option": option.name, "value": value, "others": others})
