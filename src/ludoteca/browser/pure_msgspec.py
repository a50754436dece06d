"""The part of msgspec that the server uses, in plain Python, because msgspec is not available in browsers.

Messages are encoded to the same bytes and decoded to the same values, and the same messages are refused
(`tests/browser_tables/test_pure_msgspec.py` compares the two). `install` makes it importable as `msgspec`.
"""

import dataclasses
import inspect
import json as standard_json
import sys
import types
import typing
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

Decoded = TypeVar("Decoded")
MISSING = dataclasses.MISSING


class MsgspecError(Exception):
    """The base class of all errors."""


class ValidationError(MsgspecError):
    """The JSON does not have the requested type."""


class DecodeError(MsgspecError):
    """The text is not JSON."""


class Raw(bytes):
    """A value that is already encoded."""


class Meta:
    """Metadata of a type in a schema; ignored by encoding and decoding."""

    def __init__(self, **facts: object) -> None:
        self.facts = facts


@dataclasses.dataclass(frozen=True)
class StructConfig:
    tag: str | None = None
    tag_field: str | None = None
    forbid_unknown_fields: bool = False
    array_like: bool = False


class Struct:
    """A class with typed fields, those of its bases first."""

    __struct_config__ = StructConfig()
    __struct_fields__: tuple[str, ...] = ()
    __struct_defaults__: Mapping[str, object] = {}

    def __init_subclass__(cls, **settings: typing.Any) -> None:
        cls.__struct_config__ = dataclasses.replace(cls.__struct_config__, **settings)
        own = inspect.get_annotations(cls)
        cls.__struct_fields__ = tuple(dict.fromkeys([*cls.__struct_fields__, *own]))
        given = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
        cls.__struct_defaults__ = {**cls.__struct_defaults__, **given}

    def __init__(self, *values: object, **named: object) -> None:
        fields = self.__struct_fields__
        if len(values) > len(fields):
            raise TypeError("Extra positional arguments provided")
        given = dict(zip(fields, values, strict=False)) | named
        if unknown := given.keys() - set(fields):
            raise TypeError(f"Unexpected keyword argument '{min(unknown)}'")
        for name in fields:
            if name in given:
                value = given[name]
            elif name in self.__struct_defaults__:
                value = fresh(self.__struct_defaults__[name])
            else:
                raise TypeError(f"Missing required argument '{name}'")
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and field_values(self) == field_values(other)

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in field_values(self).items())
        return f"{type(self).__name__}({told})"

    __hash__ = None  # type: ignore[assignment]  # as msgspec: what can change has none


def fresh(default: object) -> object:
    """Returns a copy of a default value, so that objects do not share lists."""
    return default.copy() if isinstance(default, list | dict | set) else default


def field_values(struct: Struct) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# -- encoding


def encode(value: object) -> bytes:
    text = standard_json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain, allow_nan=False)
    return text.encode()


def plain(value: object) -> object:
    """Converts a value that the standard encoder does not support to one that it does."""
    if isinstance(value, Struct):
        config, fields = value.__struct_config__, field_values(value)
        if config.array_like:
            return list(fields.values())
        return {config.tag_field: config.tag, **fields} if config.tag_field else fields
    if dataclasses.is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    if isinstance(value, Raw):
        return standard_json.loads(value)
    if isinstance(value, set | frozenset):
        return list(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


# -- decoding


def decode(text: str | bytes, *, type: object = object) -> object:  # msgspec's name
    return converter(type)(parse(text))


def parse(text: str | bytes) -> object:
    try:
        return standard_json.loads(text, parse_constant=refuse_constant)
    except (ValueError, UnicodeDecodeError) as error:
        raise DecodeError(str(error)) from error


def refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


Converter = Callable[[object], object]
_converters: dict[object, Converter] = {}


def converter(kind: object) -> Converter:
    """Returns the cached function that checks a parsed value against a type and converts it."""
    try:
        if kind not in _converters:
            _converters[kind] = make_converter(kind)
        return _converters[kind]
    except TypeError:  # a type that cannot be a key
        return make_converter(kind)


def make_converter(kind: object) -> Converter:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is object or kind is typing.Any:
        return lambda value: value
    if origin is typing.Annotated:
        return converter(arguments[0])
    if origin is typing.Literal:
        return one_of(arguments)
    if origin in (typing.Union, types.UnionType):
        return union(arguments)
    if origin is list:
        return list_of(converter(arguments[0]))
    if origin is tuple:
        return tuple_of(arguments)
    if origin is dict:
        return dict_of(converter(arguments[1]))
    if isinstance(kind, type):
        return class_converter(kind)
    raise TypeError(f"Type {kind!r} is not supported")


def class_converter(kind: type) -> Converter:
    if kind is Raw:
        return lambda value: Raw(encode(value))
    if issubclass(kind, Struct):
        return struct(kind)
    if dataclasses.is_dataclass(kind):
        return dataclass(kind)
    return scalar(kind)


NAMES = {str: "str", int: "int", float: "float", bool: "bool", type(None): "null", list: "array", dict: "object"}


def expected(what: str, value: object) -> ValidationError:
    return ValidationError(f"Expected `{what}`, got `{NAMES.get(type(value), 'unknown')}`")


def scalar(kind: type) -> Converter:
    def convert(value: object) -> object:
        if type(value) is kind:
            return value
        if kind is float and type(value) is int:
            return float(value)
        raise expected(NAMES.get(kind, kind.__name__), value)

    return convert


def one_of(values: tuple[object, ...]) -> Converter:
    def convert(value: object) -> object:
        if any(value == each and type(value) is type(each) for each in values):
            return value
        raise ValidationError(f"Invalid enum value {value!r}")

    return convert


def union(kinds: tuple[object, ...]) -> Converter:
    tagged = {
        kind.__struct_config__.tag: converter(kind)
        for kind in kinds
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.tag is not None
    }
    # Exact types come before those that a number can be converted to.
    others = [converter(kind) for kind in sorted(kinds, key=lambda kind: kind is float) if not is_tagged(kind)]
    tag_field = next((kind.__struct_config__.tag_field for kind in kinds if is_tagged(kind)), None)

    def convert(value: object) -> object:
        if tag_field is not None and isinstance(value, dict):
            tag = value.get(tag_field)
            if not isinstance(tag, str) or tag not in tagged:
                raise ValidationError(f"Invalid value {tag!r} - at `$.{tag_field}`")
            return tagged[tag](value)
        for one in others:
            try:
                return one(value)
            except ValidationError:
                continue
        raise expected(" | ".join(getattr(kind, "__name__", str(kind)) for kind in kinds), value)

    return convert


def is_tagged(kind: object) -> "typing.TypeGuard[type[Struct]]":
    return isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.tag is not None


def list_of(item: Converter) -> Converter:
    def convert(value: object) -> object:
        if not isinstance(value, list):
            raise expected("array", value)
        return [item(each) for each in value]

    return convert


def tuple_of(kinds: tuple[object, ...]) -> Converter:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        items = list_of(converter(kinds[0]))
        return lambda value: tuple(typing.cast("list[object]", items(value)))
    each = [converter(kind) for kind in kinds]

    def convert(value: object) -> object:
        if not isinstance(value, list):
            raise expected("array", value)
        if len(value) != len(each):
            raise ValidationError(f"Expected `array` of length {len(each)}, got {len(value)}")
        return tuple(one(item) for one, item in zip(each, value, strict=True))

    return convert


def dict_of(item: Converter) -> Converter:
    def convert(value: object) -> object:
        if not isinstance(value, dict):
            raise expected("object", value)
        return {key: item(each) for key, each in value.items()}

    return convert


def struct(kind: type[Struct]) -> Converter:
    config, hints = kind.__struct_config__, typing.get_type_hints(kind, include_extras=True)
    fields = {name: converter(hints[name]) for name in kind.__struct_fields__}
    required = [name for name in fields if name not in kind.__struct_defaults__]

    def convert(value: object) -> object:
        if config.array_like:
            if not isinstance(value, list):
                raise expected("array", value)
            if len(value) < len(required):
                raise ValidationError(f"Expected `array` of at least length {len(required)}, got {len(value)}")
            value = dict(zip(fields, value, strict=False))
        if not isinstance(value, dict):
            raise expected("object", value)
        if config.tag_field is not None and value.get(config.tag_field, config.tag) != config.tag:
            raise ValidationError(f"Invalid value {value[config.tag_field]!r} - at `$.{config.tag_field}`")
        if config.forbid_unknown_fields and (more := value.keys() - {*fields, config.tag_field}):
            raise ValidationError(f"Object contains unknown field `{min(more)}`")
        return kind(**converted_fields(value, fields, required))

    return convert


def dataclass(kind: type) -> Converter:
    hints = typing.get_type_hints(kind, include_extras=True)
    described = dataclasses.fields(kind)
    fields = {field.name: converter(hints[field.name]) for field in described}
    required = [field.name for field in described if field.default is MISSING and field.default_factory is MISSING]

    def convert(value: object) -> object:
        if not isinstance(value, dict):
            raise expected("object", value)
        made: object = kind(**converted_fields(value, fields, required))
        return made

    return convert


def converted_fields(value: dict[str, object], fields: dict[str, Converter], required: list[str]) -> dict[str, object]:
    for name in required:
        if name not in value:
            raise ValidationError(f"Object missing required field `{name}`")
    return {name: convert(value[name]) for name, convert in fields.items() if name in value}


# -- msgspec's own names


class Encoder:
    encode = staticmethod(encode)


class Decoder(Generic[Decoded]):
    """Decodes messages of a type. The type is analysed at the first message, because a class may refer to later
    ones."""

    def __init__(self, kind: object = object) -> None:
        self._kind = kind

    def decode(self, text: str | bytes) -> object:
        return decode(text, type=self._kind)


def install() -> None:
    """Installs this module as `msgspec`."""
    here = sys.modules[__name__]
    json = types.ModuleType("msgspec.json")
    for name in ("encode", "decode", "Encoder", "Decoder"):
        setattr(json, name, getattr(here, name))
    setattr(here, "json", json)  # noqa: B010  # hidden from the type checker
    sys.modules["msgspec"], sys.modules["msgspec.json"] = here, json
