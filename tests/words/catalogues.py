"""Collects the message ids that the code can use, from its sources and by playing, and those in the catalogues."""

import ast
import functools
from collections.abc import Iterator
from importlib import resources
from random import Random

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.events import Event
from ludoteca.kernel.rules import Game, Rules

REFUSING = {"Refusal", "Refused", "IllegalMove", "BadSettings", "BadPosition", "BadRecord"}


def refusals_in(package: str) -> dict[str, set[str] | None]:
    """The refusal ids written in a package's sources, with the names of their values where they stand beside them."""
    found: dict[str, set[str] | None] = {}
    for source in sources_of(package):
        for call in ast.walk(ast.parse(source)):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Name)
                and call.func.id in REFUSING
                and call.args
            ):
                for text in texts_in(call.args[0]):
                    found[text] = value_names(call)
    return found


def sources_of(package: str) -> Iterator[str]:
    for file in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            yield file.read_text("utf-8")


def texts_in(node: ast.expr) -> list[str]:
    """`"a"`, or both of `"a" if ... else "b"`."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) + texts_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def value_names(call: ast.Call) -> set[str] | None:
    if len(call.args) < 2:
        return set()
    values = call.args[1]
    if not isinstance(values, ast.Dict):
        return None
    return {key.value for key in values.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages_of(package: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue with the variables they need, those of the messages they use included."""
    text = (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    entries = FluentResource(text).body
    broken = [entry for entry in entries if isinstance(entry, ftl.Junk)]
    assert not broken, f"{package} {language}: can't read {broken[0].content}"
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids)), f"{package} {language}: twice {[one for one in ids if ids.count(one) > 1]}"
    uses: dict[str, _Uses] = {}
    for entry in entries:
        if isinstance(entry, ftl.Message):
            uses[entry.id.name] = _Uses()
            uses[entry.id.name].visit(entry)

    def needed(id: str) -> set[str]:
        assert id in uses, f"{package} {language}: no message {id}"
        return uses[id].variables.union(*(needed(other) for other in uses[id].messages))

    return {message: needed(message) for message in uses}


def parts_of(package: str, language: str) -> set[str]:
    """The messages that others are made of."""
    text = (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    uses = _Uses()
    for entry in FluentResource(text).body:
        uses.visit(entry)
    return uses.messages


class Played:
    """A random game: all that was told, every position's JSON, and the fields of the actions of each type."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.told: list[Event] = []
        state = rules.new(seed)
        self.positions = [state.to_json()]
        self.actions: dict[tuple[str, ...], dict[str, object]] = {}
        state.listener = self.told.append
        rng = Random(seed)
        while not state.over:
            seat = rng.choice(state.deciding)
            for action in state.legal(seat):
                fields = state.fields(seat, action)
                self.actions[action.type, *fields] = fields
            state.play(seat, rng.choice(state.legal(seat)))
            self.positions.append(state.to_json())


@functools.cache
def played(game: Game) -> list[Played]:
    """A random game for each of the game's option sets."""
    low, high = game.seats
    settings = [setting for players in range(low, high + 1) for setting in sets(game, players)]
    return [Played(game.rules(*setting), number) for number, setting in enumerate(settings)]


def sets(game: Game, players: int) -> list[tuple[int, dict[str, str | int | bool]]]:
    """Every option set once over all seat counts, and every seat count at least once."""
    low, high = game.seats
    every = game.option_sets(players)
    mine = [options for place, options in enumerate(every) if place % (high - low + 1) == players - low]
    return [(players, options) for options in mine or every[:1]]
