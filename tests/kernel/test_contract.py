"""The contract is kept: it has every public member, constructor and function as they are, and its examples run."""

import ast
import builtins
import doctest
import inspect
import re
import sys
import textwrap
import types
import typing
from collections.abc import Callable
from random import Random
from typing import Protocol

import pytest

import ludoteca
from ludoteca import authoring, bots, contract
from ludoteca.kernel.actions import Actions
from tests.kit.cases import PLAIN

RULES = ludoteca.rules("mille-fiori", players=2)
STATE = RULES.new(seed=1)
GAME = ludoteca.Game("bare", 1, (1, 2), [], "tests")
BARE = ludoteca.Rules(GAME, 2, {})
MATCH = ludoteca.Match(RULES, bytes(32))

EXAMPLES: dict[str, object] = {
    "Action": ludoteca.Action("act", "act", ("act",)),
    "Actions": Actions(),
    "BadPosition": ludoteca.BadPosition("no"),
    "BadRecord": ludoteca.BadRecord("no"),
    "BadSettings": ludoteca.BadSettings("no"),
    "Bot": ludoteca.Bot(Random(1)),
    "Event": ludoteca.Event("happened", 0, {}),
    "ExplainedMove": bots.make("greedy", "mille-fiori", 1).explain(STATE.view(0))[0],
    "Game": GAME,
    "IllegalMove": ludoteca.IllegalMove("no"),
    "Judge": ludoteca.Judge(),
    "Line": ludoteca.Line([], 0.0),
    "Match": MATCH,
    "Move": ludoteca.Move(0, "act"),
    "Observation": STATE.view(0),
    "Option": ludoteca.Option("size", (1, 2), 1),
    "Plan": STATE.plans(0)[0],
    "PlayedMove": ludoteca.Match(RULES, bytes(32)).apply(0, MATCH.state.legal(0)[0]),
    "Presentation": ludoteca.Presentation(GAME),
    "Record": MATCH.record(),
    "Refusal": ludoteca.Refusal("no"),
    "Refused": ludoteca.Refused("no"),
    "Result": ludoteca.Result([1], [1]),
    "Rules": BARE,
    "State": ludoteca.State(BARE, b""),
}
"""An object of each class, made by the kernel itself: a game's own would have more members."""

OPERATORS = {"Actions": {"__len__", "__getitem__", "__iter__"}}
MADE_BY_THE_KERNEL = {"Actions", "Observation", "Plan", "PlayedMove"}
"""Classes whose constructors are not public."""
CLASSES = [name for name in contract.__all__ if isinstance(getattr(contract, name), type)]
FUNCTIONS = [name for name in contract.__all__ if name not in CLASSES]
each_class = pytest.mark.parametrize("name", CLASSES)


def test_examples_of_the_contract_run() -> None:
    names = vars(contract) | {"ludoteca": ludoteca, "rules": RULES, "state": RULES.new(seed=7)}
    names["observation"] = RULES.new(seed=7).view(1)
    names["match"] = ludoteca.Match(RULES, bytes(32))
    names["entry"] = names["match"].apply(0, names["match"].state.legal(0)[0])
    names["match"].undo(0)
    outcome = doctest.testmod(contract, globs=names)
    assert outcome.attempted > 15
    assert outcome.failed == 0
    assert doctest.testmod(ludoteca).failed == 0


def promised(name: str) -> dict[str, object]:
    """What the contract says of a class: its methods and properties, and for plain attributes None."""
    protocol = getattr(contract, name)
    members: dict[str, object] = {}
    for base in reversed(protocol.__mro__[: protocol.__mro__.index(Protocol)]):
        members |= dict.fromkeys(inspect.get_annotations(base))
        members |= {member: value for member, value in vars(base).items() if not member.startswith("_")}
    return members | {member: vars(protocol)[member] for member in OPERATORS.get(name, ())}


@each_class
def test_the_contract_names_every_public_member_and_no_other(name: str) -> None:
    real = {member for member in dir(EXAMPLES[name]) if not member.startswith("_")} - set(dir(ValueError))
    assert set(promised(name)) - OPERATORS.get(name, set()) == real


@each_class
def test_every_member_has_the_signature_that_the_contract_says(name: str) -> None:
    real = type(EXAMPLES[name])
    for member, said in promised(name).items():
        found = inspect.getattr_static(real, member, None)
        if inspect.isfunction(said):
            assert callable(found), f"{name}.{member} is not a method"
            if tells_its_signature(found):
                assert signature(found) == signature(said, annotated=is_annotated(found)), f"{name}.{member}"
            else:
                assert member in OPERATORS[name], f"{name}.{member} does not tell its signature"
        elif isinstance(said, property) and isinstance(found, property) and found.fget and said.fget:
            wanted = signature(said.fget, annotated=is_annotated(found.fget))
            assert signature(found.fget) == wanted, f"{name}.{member}"
        else:
            assert not callable(found), f"{name}.{member} is a method"


@each_class
def test_every_constructor_is_as_the_contract_says(name: str) -> None:
    real, said = getattr(ludoteca, name, Actions), getattr(contract, name).__init__
    documented = said.__module__ == contract.__name__
    if documented:
        found = inspect.signature(real)
        annotated = any(one.annotation is not one.empty for one in found.parameters.values())
        assert annotated == PLAIN
        parameters = list(inspect.signature(said).parameters.values())[1:]
        assert text_of(list(found.parameters.values()), annotated) == text_of(parameters, annotated)
    else:
        assert name in MADE_BY_THE_KERNEL or not inspect.signature(real).parameters, name


@each_class
def test_every_attribute_has_the_type_that_the_contract_says(name: str) -> None:
    """By what the class declares, if its source is what runs, and by the values of an object."""
    declared = declared_types(type(EXAMPLES[name])) if PLAIN else {}
    example = PLAYED.get(name, EXAMPLES[name])
    for member, said in promised(name).items():
        if inspect.isfunction(said):
            continue
        kind = promised_type(name, member)
        assert type_text(declared.get(member, kind)) == type_text(kind), f"{name}.{member}"
        hints = typing.get_type_hints(said.fget if isinstance(said, property) else getattr(contract, name))
        value = getattr(example, member)
        assert fits(value, hints["return" if isinstance(said, property) else member]), f"{name}.{member} is {value!r}"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_is_as_the_contract_says(name: str) -> None:
    found, said = getattr(ludoteca, name), getattr(contract, name)
    annotated = is_annotated(inspect.unwrap(found))
    assert signature(found, annotated, skip=0) == signature(said, annotated, skip=0)


def finished() -> ludoteca.State:
    state = RULES.new(seed=1)
    while not state.over:
        state.apply(state.deciding[0], state.legal(state.deciding[0])[0])
    return state


PLAYED: dict[str, object] = {"Game": RULES.game, "Rules": RULES, "State": finished()}
"""Where a bare object of the kernel cannot tell all values, an object of a game."""


def promised_type(name: str, member: str) -> object:
    """What the contract says of an attribute, as it is written."""
    for base in getattr(contract, name).__mro__:
        if member in inspect.get_annotations(base):
            return inspect.get_annotations(base)[member]
        if isinstance(vars(base).get(member), property):
            return vars(base)[member].fget.__annotations__["return"]
    raise AssertionError(f"{name}.{member} has no type")


def declared_types(real: type) -> dict[str, str]:
    """The types that a class declares for its attributes, or for the parameters that they are set to."""
    declared: dict[str, str] = {}
    for base in real.__mro__:
        if base.__module__.startswith("ludoteca.") and "__init__" in vars(base):
            (made,) = ast.parse(textwrap.dedent(inspect.getsource(vars(base)["__init__"]))).body
            assert isinstance(made, ast.FunctionDef)
            names = vars(sys.modules[base.__module__])
            own = {member: without_aliases(kind, names) for member, kind in types_set_by(made).items()}
            declared = own | declared
    return declared


def without_aliases(kind: str, names: dict[str, object]) -> str:
    """The text of a type, with those that have a name of their own written out, as they are in annotations at run time."""

    def written_out(word: re.Match[str]) -> str:
        found = names.get(word[0])
        return inspect.formatannotation(found) if typing.get_args(found) else word[0]

    return re.sub(r"[A-Za-z_]\w*", written_out, kind)


def types_set_by(constructor: ast.FunctionDef) -> dict[str, str]:
    parameters = {one.arg: ast.unparse(one.annotation) for one in constructor.args.args if one.annotation}
    found: dict[str, str] = {}
    for node in ast.walk(constructor):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        kind = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else "Final"
        if isinstance(target, ast.Attribute) and kind != "Final":
            found[target.attr] = kind.removeprefix("Final[").removesuffix("]") if kind.startswith("Final[") else kind
        elif isinstance(target, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in parameters:
            found[target.attr] = parameters[node.value.id]
    return found


def fits(value: object, kind: object) -> bool:
    """Whether a value is of a type of the contract."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return any(fits(value, one) for one in inner)
    if origin is Callable:
        return callable(value)
    if origin in (list, tuple):
        kinds = inner[:1] if inner[-1] is Ellipsis or origin is list else inner
        values = list(value) if isinstance(value, origin) else [None]
        return (len(kinds) == 1 or len(kinds) == len(values)) and all(
            fits(one, kinds[place % len(kinds)]) for place, one in enumerate(values)
        )
    if origin is dict:
        return isinstance(value, dict) and all(fits(k, inner[0]) and fits(v, inner[1]) for k, v in value.items())
    assert isinstance(kind, type), kind
    real = getattr(ludoteca, kind.__name__, Actions) if kind.__module__ == contract.__name__ else kind
    return isinstance(value, real)


def tells_its_signature(function: object) -> bool:
    """Compiled operators do not. The pure run compares all."""
    if inspect.isfunction(function):
        return True
    return bool(getattr(function, "__text_signature__", None)) and not isinstance(function, types.WrapperDescriptorType)


def is_annotated(function: object) -> bool:
    """Compiled functions know the names and defaults of their parameters, but no types."""
    return inspect.isfunction(function)


def signature(function: object, annotated: bool = True, skip: int = 1) -> str:
    """As written, without `self`: `seat: int, action: Action | str -> bool`, without the modules that the types come
    from."""
    assert callable(function)
    read = inspect.signature(function)
    result = type_text(read.return_annotation) if annotated and read.return_annotation is not read.empty else ""
    return f"{text_of(list(read.parameters.values())[skip:], annotated)} -> {result}"


def text_of(parameters: list[inspect.Parameter], annotated: bool) -> str:
    """The parameters as written, with a mark for the kind of those that are not given by place or name."""
    parts = []
    for parameter in parameters:
        kind = parameter.annotation if annotated and parameter.annotation is not parameter.empty else ""
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        usual = parameter.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD
        parts.append(f"{'' if usual else f'{parameter.kind.name} '}{parameter.name}: {type_text(kind)}{default}")
    return ", ".join(parts)


def type_text(kind: object) -> str:
    return re.sub(r"['\"]|\b(?:\w+\.)+", "", kind if isinstance(kind, str) else inspect.formatannotation(kind))


def test_the_comparison_sees_a_difference() -> None:
    def one(self: object, seat: int, limit: int = 500) -> "list[contract.Plan]":
        raise NotImplementedError

    def other(self: object, seat: int, limit: int = 400) -> "list[ludoteca.Plan]":
        raise NotImplementedError

    def keyword_only(self: object, *, seat: int, limit: int = 500) -> "list[contract.Plan]":
        raise NotImplementedError

    assert signature(one) == "seat: int, limit: int = 500 -> list[Plan]"
    assert signature(other) == "seat: int, limit: int = 400 -> list[Plan]"
    assert signature(keyword_only) == "KEYWORD_ONLY seat: int, KEYWORD_ONLY limit: int = 500 -> list[Plan]"
    assert signature(one, annotated=False) == "seat: , limit:  = 500 -> "


def test_the_comparison_of_values_sees_a_difference() -> None:
    assert fits([(1, "a")], list[tuple[int, str]])
    assert not fits([(1, 2)], list[tuple[int, str]])
    assert not fits([(1,)], list[tuple[int, str]])
    assert fits((1, 2, 3), tuple[int, ...])
    assert not fits({"a": None}, dict[str, int | str])
    assert fits(None, contract.State | None)
    assert not fits(RULES, contract.State | None)


def test_the_contract_has_all_that_is_exported() -> None:
    assert set(contract.__all__) | ALIASES == set(ludoteca.__all__)
    assert set(EXAMPLES) == set(CLASSES)


ALIASES = {"OptionValue", "Options", "Value"}
"""Names for types, which are the same objects in both."""


def test_types_in_the_contract_can_be_imported_by_those_who_write_with_it() -> None:
    public = {*ludoteca.__all__, *authoring.__all__, *dir(builtins), "Callable", "Iterator", "Random"}
    for node in ast.walk(ast.parse(inspect.getsource(contract))):
        kinds = [node.annotation] if isinstance(node, ast.arg | ast.AnnAssign) else []
        kinds += [node.returns] if isinstance(node, ast.FunctionDef) else []
        for kind in filter(None, kinds):
            names = set(re.findall(r"[A-Za-z_]\w*", ast.unparse(kind)))
            assert names <= public, f"line {kind.lineno}: {names - public}"
    for name in ALIASES:
        assert getattr(contract, name) is getattr(ludoteca, name)


def test_exceptions_derive_from_each_other_as_the_contract_says() -> None:
    for name in ("IllegalMove", "BadSettings", "BadPosition", "BadRecord"):
        assert issubclass(getattr(ludoteca, name), ludoteca.Refused), name
        assert contract.Refused in getattr(contract, name).__mro__, name
    assert issubclass(ludoteca.Refused, ValueError)
