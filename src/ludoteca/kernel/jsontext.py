"""Reads untrusted JSON with type checks, and writes the canonical text for digests."""

import hashlib
import json
from collections.abc import Mapping

from ludoteca.kernel.refusals import BadPosition

Json = dict[str, object]


def plain(written: Mapping[str, object]) -> Json:
    """Returns a TypedDict as a plain dict, which it is at run time; mypy does not accept one as the other."""
    assert isinstance(written, dict)
    return written


def canonical(value: object) -> str:
    """Returns JSON that is the same on every machine: sorted keys, no spaces, ASCII only."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def digest(value: object) -> str:
    """Returns the BLAKE2b digest (16 bytes, hexadecimal) of the canonical text."""
    return hashlib.blake2b(canonical(value).encode(), digest_size=16).hexdigest()


def read_field(data: Json, name: str) -> object:
    if name not in data:
        raise BadPosition("position-field-missing", {"field": name})
    return data[name]


def read_int(data: Json, name: str, low: int, high: int) -> int:
    return as_int(read_field(data, name), name, low, high)


def read_bool(data: Json, name: str) -> bool:
    value = read_field(data, name)
    if not isinstance(value, bool):
        raise BadPosition("position-field-wrong", {"field": name})
    return value


def read_str(data: Json, name: str) -> str:
    return as_str(read_field(data, name), name)


def read_list(data: Json, name: str, length: int = -1) -> list[object]:
    return as_list(read_field(data, name), name, length)


def read_ints(data: Json, name: str, length: int, low: int, high: int) -> list[int]:
    return [as_int(value, name, low, high) for value in read_list(data, name, length)]


def read_strs(data: Json, name: str, length: int = -1) -> list[str]:
    return [as_str(value, name) for value in read_list(data, name, length)]


def read_dict(data: Json, name: str) -> Json:
    return as_dict(read_field(data, name), name)


def as_int(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition("position-number-wrong", {"field": name, "low": low, "high": high})
    return value


def as_str(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise BadPosition("position-field-wrong", {"field": name})
    return value


def as_list(value: object, name: str, length: int = -1) -> list[object]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise BadPosition("position-list-wrong", {"field": name, "length": length})
    return value


def as_dict(value: object, name: str) -> Json:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadPosition("position-field-wrong", {"field": name})
    return value
