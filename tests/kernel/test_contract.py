"""The contract is kept: every public member is named there, with the signature it has, and its examples run."""

import doctest
import inspect
import re
import types
from random import Random
from typing import Protocol

import pytest

import ludoteca
from ludoteca import bots, contract
from ludoteca.kernel.actions import Actions

RULES = ludoteca.rules("mille-fiori", players=2)
STATE = RULES.new(seed=1)
GAME = ludoteca.Game("bare", 1, (1, 2), [], "tests")
BARE = ludoteca.Rules(GAME, 2, {})

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
    "Match": ludoteca.Match(RULES, bytes(32)),
    "Observation": STATE.view(0),
    "Option": ludoteca.Option("size", (1, 2), 1),
    "Plan": STATE.plans(0)[0],
    "Presentation": ludoteca.Presentation(GAME),
    "Record": ludoteca.Match(RULES, bytes(32)).record(),
    "Refusal": ludoteca.Refusal("no"),
    "Refused": ludoteca.Refused("no"),
    "Result": ludoteca.Result([1], [1]),
    "Rules": BARE,
    "State": ludoteca.State(BARE, b""),
}
"""An object of each class, made by the kernel itself: a game's own would have more members."""

SPECIAL = {"Actions": {"__len__", "__getitem__", "__iter__"}}
each_class = pytest.mark.parametrize("name", contract.__all__)


def test_examples_of_the_contract_run() -> None:
    names = vars(contract) | {"ludoteca": ludoteca, "rules": RULES, "state": RULES.new(seed=7)}
    names["observation"] = RULES.new(seed=7).view(1)
    names["match"] = ludoteca.Match(RULES, bytes(32))
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
    return members | {member: vars(protocol)[member] for member in SPECIAL.get(name, ())}


@each_class
def test_the_contract_names_every_public_member_and_no_other(name: str) -> None:
    real = {member for member in dir(EXAMPLES[name]) if not member.startswith("_")} - set(dir(ValueError))
    assert set(promised(name)) - SPECIAL.get(name, set()) == real


@each_class
def test_every_member_has_the_signature_that_the_contract_says(name: str) -> None:
    real = type(EXAMPLES[name])
    for member, said in promised(name).items():
        found = inspect.getattr_static(real, member, None)
        if inspect.isfunction(said):
            assert callable(found), f"{name}.{member} is not a method"
            if not tells_its_signature(found):
                continue
            assert signature(found) == signature(said, annotated=is_annotated(found)), f"{name}.{member}"
        elif isinstance(said, property) and isinstance(found, property) and found.fget and said.fget:
            wanted = signature(said.fget, annotated=is_annotated(found.fget))
            assert signature(found.fget) == wanted, f"{name}.{member}"
        else:
            assert not callable(found), f"{name}.{member} is a method"


def tells_its_signature(function: object) -> bool:
    """Of compiled functions, operators do not, nor do those with a default that is computed. The pure run compares all."""
    if inspect.isfunction(function):
        return True
    return bool(getattr(function, "__text_signature__", None)) and not isinstance(function, types.WrapperDescriptorType)


def is_annotated(function: object) -> bool:
    """Compiled functions know the names and defaults of their parameters, but no types."""
    return inspect.isfunction(function)


def signature(function: object, annotated: bool = True) -> str:
    """As written: `seat: int, action: Action | str -> bool`, without the modules that the types come from."""
    assert callable(function)
    read = inspect.signature(function)
    parts = []
    for parameter in list(read.parameters.values())[1:]:
        kind = parameter.annotation if annotated and parameter.annotation is not parameter.empty else ""
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        parts.append(f"{parameter.name}: {type_text(kind)}{default}")
    result = type_text(read.return_annotation) if annotated and read.return_annotation is not read.empty else ""
    return f"{', '.join(parts)} -> {result}"


def type_text(kind: object) -> str:
    return re.sub(r"['\"]|\b(?:\w+\.)+", "", kind if isinstance(kind, str) else inspect.formatannotation(kind))


def test_the_comparison_sees_a_difference() -> None:
    def one(self: object, seat: int, limit: int = 500) -> "list[contract.Plan]":
        raise NotImplementedError

    def other(self: object, seat: int, limit: int = 400) -> "list[ludoteca.Plan]":
        raise NotImplementedError

    assert signature(one) == "seat: int, limit: int = 500 -> list[Plan]"
    assert signature(other) == "seat: int, limit: int = 400 -> list[Plan]"


def test_the_contract_has_all_exported_classes_and_no_other() -> None:
    exported = {name for name in ludoteca.__all__ if isinstance(getattr(ludoteca, name), type)}
    assert set(contract.__all__) == exported
    assert set(EXAMPLES) == exported


def test_exceptions_derive_from_each_other_as_the_contract_says() -> None:
    for name in ("IllegalMove", "BadSettings", "BadPosition", "BadRecord"):
        assert issubclass(getattr(ludoteca, name), ludoteca.Refused), name
        assert contract.Refused in getattr(contract, name).__mro__, name
    assert issubclass(ludoteca.Refused, ValueError)
