"""msgspec in plain Python refuses what msgspec refuses, and reads the same out of everything else."""

import dataclasses
from typing import Literal

import msgspec
import pytest

from ludoteca.browser import pure_msgspec


@dataclasses.dataclass
class Plain:
    number: int
    words: list[str] = dataclasses.field(default_factory=list)


class Base(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class One(Base, tag="one"):
    a: int
    b: str | None = None
    c: float = 0.5
    d: Literal["x", "y"] = "x"
    e: tuple[int, ...] = ()
    f: dict[str, bool | int | str] = {}
    g: Plain | None = None


class Two(Base, tag="two"):
    pair: tuple[str, int]


class PureBase(pure_msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class PureOne(PureBase, tag="one"):
    a: int
    b: str | None = None
    c: float = 0.5
    d: Literal["x", "y"] = "x"
    e: tuple[int, ...] = ()
    f: dict[str, bool | int | str] = {}  # noqa: RUF012  # every object gets its own
    g: Plain | None = None


class PureTwo(PureBase, tag="two"):
    pair: tuple[str, int]


TEXTS = [
    '{"type":"one","a":1}',
    '{"type":"one","a":1,"b":null,"c":2,"d":"y","e":[1,2],"f":{"k":true,"l":3,"m":"n"},"g":{"number":4}}',
    '{"type":"one","a":1,"b":"\\u00f1 \\ud83c\\udfb2 \\" \\\\ \\n \\u0001"}',
    '{"a":1,"type":"one"}',
    '{"type":"two","pair":["x",1]}',
    '{"type":"one"}',
    '{"type":"one","a":true}',
    '{"type":"one","a":"1"}',
    '{"type":"one","a":1.5}',
    '{"type":"one","a":1.0}',
    '{"type":"one","a":1,"b":2}',
    '{"type":"one","a":1,"c":"half"}',
    '{"type":"one","a":1,"c":NaN}',
    '{"type":"one","a":1,"d":"z"}',
    '{"type":"one","a":1,"e":[1,"2"]}',
    '{"type":"one","a":1,"f":{"k":null}}',
    '{"type":"one","a":1,"f":[]}',
    '{"type":"one","a":1,"g":{"words":[]}}',
    '{"type":"one","a":1,"more":2}',
    '{"type":"two","pair":["x"]}',
    '{"type":"two","pair":["x",1,2]}',
    '{"type":"three"}',
    '{"type":1}',
    "{}",
    "[]",
    "null",
    "1",
    "",
    "{",
    '{"type":"one","a":1} x',
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_same_is_read_and_the_same_refused(text: str) -> None:
    try:
        real: One | Two | None = msgspec.json.decode(text, type=One | Two)
    except msgspec.MsgspecError:
        real = None
    try:
        pure = pure_msgspec.decode(text, type=PureOne | PureTwo)
    except pure_msgspec.MsgspecError:
        pure = None
    assert (real is None) == (pure is None)
    if real is not None:
        assert pure_msgspec.encode(pure) == msgspec.json.encode(real)


def test_lists_that_are_defaults_belong_to_one_object() -> None:
    one, other = PureOne(1), PureOne(1)
    one.f["k"] = 1
    assert other.f == {}
    assert one != other


def test_what_is_encoded_already_and_what_has_no_names_go_on_as_they_are() -> None:
    class Row(pure_msgspec.Struct, array_like=True):
        a: int
        b: tuple[str, ...] = ()

    assert pure_msgspec.encode([Row(1, ("x",)), pure_msgspec.Raw(b'{"k":1}')]) == b'[[1,["x"]],{"k":1}]'
    assert pure_msgspec.decode(b"[2]", type=Row) == Row(2)
    with pytest.raises(pure_msgspec.ValidationError):
        pure_msgspec.decode(b"[]", type=Row)


def test_wrong_arguments_are_refused() -> None:
    for wrong in ((), (1, 2, 3, 4, 5, 6, 7, 8)):
        with pytest.raises(TypeError):
            PureOne(*wrong)
    with pytest.raises(TypeError):
        PureOne(1, more=2)
