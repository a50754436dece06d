"""The bodies of requests and responses about a person: the name, devices, links."""

from msgspec import Struct


class Me(Struct):
    name: str
    language: str = ""


class DeviceLink(Struct):
    """Signs a person in on another device: once, and within so many seconds."""

    token: str
    seconds: int


class DeviceSignIn(Struct, forbid_unknown_fields=True):
    """`instead` replaces the session of somebody else in this browser."""

    token: str
    instead: bool = False


class DeviceInfo(Struct):
    """A browser that is signed in. `browser` describes it coarsely (`Firefox · Linux`), `here` is the asker's own.

    `created` and `seen` are when it was first and last seen, in milliseconds since 1970."""

    id: str
    browser: str
    created: int
    seen: int
    here: bool


class Devices(Struct):
    """The asker's devices, and until when their open device link works; 0 where there is none."""

    devices: list[DeviceInfo]
    link_until: int


TYPES = (Me, DeviceLink, DeviceSignIn, Devices)
