"""From message ids to sentences: the catalogues of the kernel and of the games, in Spanish and English.

Rules code emits ids and values. The catalogues (Project Fluent, `words/<language>.ftl` in each package) say them. A game's
words come before the kernel's, the asked language before English, and what nobody can say stays its id, so that a gap is
seen. The browser app reads the same files by the same rules (docs/formats.md states
them); what things are called it is told by the server.
"""
# not compiled: a face for people

import functools
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as CompiledMessage
from fluent.runtime.types import FluentInt
from fluent.syntax import ast as ftl

from ludoteca.fluent_patterns import Format, NotCompiled, PatternCompiler, Said
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE, Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import HIDDEN
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.rules import Game, OptionValue, option_text
from ludoteca.kernel.state import State

LANGUAGES: Final = ("en", "es")
KERNEL: Final = "ludoteca.kernel"

SEAT_VALUES_IN_ORDER: Final = ("seat", "owner", "start", "other", "next", "partner")
SEAT_VALUES: Final = frozenset(SEAT_VALUES_IN_ORDER)
SEATS_VALUES: Final = frozenset({"seats", "deciding", "winners", "others", "order", "owners"})
ALL_SEAT_VALUES: Final = SEAT_VALUES | SEATS_VALUES
"""Values of these names hold seats, and are said as the names of the players there."""

MESSAGE_VALUES: Final = frozenset({"reason", "source"})
"""Values of these names are messages themselves: `reason-<reason>`, `source-<source>`."""

LONGEST_NAME: Final = 60
"""Several times as long as any thing's text: what is longer was sent by somebody, and is no thing."""

MOST_NAMES: Final = 5_000
"""So many names are remembered. All things of a game fit in; what people make up does not stay for ever."""

BAR: Final = "\x1f"
"""What `{ $bar }` is in a sentence of an event until it is cut into parts there. No name of a player or thing contains it."""

WRITTEN_BAR: Final = " | "
"""What text has between the parts of a sentence; a page draws a bar of its own."""

NONE: Final = "none"
"""What an empty text or a missing value is called in a catalogue's choices."""

_THING: Final = re.compile(r"(?P<kind>[a-z][a-z-]*?)[- ]?(?P<numbers>-?\d.*)?")
_MESSAGE_ID: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_ENTRY_ID: Final = re.compile(rf"(-?{_MESSAGE_ID.pattern}) *=")
_BEFORE_ENTRY: Final = re.compile(rf"^(?=-?{_MESSAGE_ID.pattern} *=)", re.MULTILINE)


def language_here(asked: str | None = None) -> str:
    """Returns the language asked for, else that of the locale, as far as there is a catalogue; else English."""
    for place in (asked, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if place:
            return place[:2].lower() if place[:2].lower() in LANGUAGES else "en"
    return "en"


class Catalogue(FluentBundle):
    """Messages and terms in one language. Each is parsed when it is first needed: parsing all messages of a game takes as
    long as starting Python does."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._formats: dict[str, Format | None] = {}
        self._patterns = PatternCompiler(self._pattern_of, self._plural_form, self._grouped)
        for source in _BEFORE_ENTRY.split(text):
            if entry := _ENTRY_ID.match(source):
                self._sources.setdefault(entry[1], source)

    @property
    def ids(self) -> list[str]:
        """Of messages and, beginning with a hyphen, of terms; in the order of the file."""
        return list(self._sources)

    def has_message(self, message_id: str) -> bool:
        if message_id not in self._sources:
            return False
        self._parse(message_id)
        return super().has_message(message_id)

    def said(self, id: str, values: Mapping[str, Said]) -> str | None:
        """Returns a message of this catalogue; None if it needs a value that is not there."""
        if id not in self._formats:
            try:
                self._formats[id] = self._patterns.message(id)
            except NotCompiled:
                self._formats[id] = None
        format = self._formats[id]
        if format is None:
            return self._said_by_runtime(id, values)
        try:
            return format(values)
        except KeyError:
            return None

    def _said_by_runtime(self, id: str, values: Mapping[str, Said]) -> str | None:
        message = self.get_message(id).value
        text, errors = self.format_pattern(message, dict(values)) if message else ("", [])
        return None if errors else str(text)

    def _pattern_of(self, id: str) -> ftl.Pattern | None:
        return self._messages[id].value if self.has_message(id) else None

    def _grouped(self, number: int) -> str:
        return FluentInt(number).format(self._babel_locale)

    def _lookup(self, entry_id: str, term: bool = False) -> CompiledMessage:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, id: str) -> None:
        if id in self._sources and id not in self._parsed:
            self.add_resource(FluentResource(self._sources[id]))
            self._parsed.add(id)


@functools.cache
def catalogue(package: str, language: str) -> Catalogue:
    """Returns the messages of one package in one language; empty where it has none."""
    file = resources.files(package) / "words" / f"{language}.ftl"
    return Catalogue(language, file.read_text("utf-8") if file.is_file() else "")


class Words:
    """Everything a player reads, in one language. `rooms` are packages with words of their own, such as a command line."""

    def __init__(self, game: Game | None = None, language: str = "en", rooms: Sequence[str] = ()) -> None:
        self.language = language
        self._game = game
        packages = [*([game.package] if game else []), *rooms, KERNEL]
        self._names: dict[str, str] = {}
        self._catalogues = [catalogue(package, tongue) for tongue in (language, "en") for package in packages]

    # -- messages

    def has(self, id: str) -> bool:
        return any(one.has_message(id) for one in self._catalogues)

    def say(self, id: str, **values: Said) -> str:
        return self._said(id, values) or id

    def _said(self, id: str, values: Mapping[str, Said]) -> str | None:
        """Returns the message, or None if there is none or it needs a value that is not there."""
        for one in self._catalogues:
            if one.has_message(id):
                return one.said(id, values)
        return None

    def ids(self, beginning: str) -> list[str]:
        """Returns the messages whose id begins so, in the order of the catalogue."""
        found: dict[str, None] = {}
        for one in self._catalogues:
            found.update(dict.fromkeys(message for message in one.ids if message.startswith(beginning)))
        return list(found)

    # -- things, by the names they have in text, JSON and page

    def name(self, thing: str) -> str:
        """Returns the name of a thing: "quartz 3" for `quartz-3`. Things without a message keep their own text."""
        if len(thing) > LONGEST_NAME:
            return thing
        if thing not in self._names:
            if len(self._names) >= MOST_NAMES:
                self._names.clear()
            self._names[thing] = self._of_thing("name", thing) or thing
        return self._names[thing]

    def has_name(self, thing: str) -> bool:
        return self._of_thing("name", thing) is not None

    def help(self, thing: str, variant: str = "") -> str:
        """Returns what a thing is and does; empty if there is no message. For a variant only what differs."""
        if variant:
            return self._said(f"help-{_message_part(thing)}-{variant}", {}) or ""
        return self._of_thing("help", thing) or ""

    def named_things(self) -> list[str]:
        """Returns the things that the game's catalogue names without numbers, such as resources that cannot be
        picked."""
        names = [id.removeprefix("name-") for id in self.ids("name-")]
        return [name for name in names if self.has_name(name)]

    def _of_thing(self, what: str, thing: str) -> str | None:
        """Looks a message up by the thing's whole name, then by its kind with its numbers, then by its first word with
        the name of the rest."""
        if thing == HIDDEN:
            return self._said(f"{what}-hidden", {})
        printed = self.values({**self._game.presentation.about(thing)}, ()) if self._game else {}
        whole = f"{what}-{_message_part(thing)}"
        if _MESSAGE_ID.fullmatch(whole) and (said := self._said(whole, {"thing": thing, "number": NONE, **printed})):
            return said
        parts = _THING.fullmatch(thing)
        if parts and parts["numbers"]:
            numbers = [int(number) for number in re.findall(r"-?\d+", parts["numbers"])]
            numbered: dict[str, Said] = dict(zip(("number", "second", "third"), numbers, strict=False))
            if said := self._said(f"{what}-{parts['kind']}", {"thing": thing, **numbered, **printed}):
                return said
        first, _, rest = thing.partition(" ")
        return self._said(f"{what}-{first}", {"thing": thing, "rest": self.name(rest), **printed}) if rest else None

    # -- what happens, what may be done, what may not

    def event(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """Returns the sentence of an event for a viewer. Pass what the viewer may know: `event.seen_by(viewer)`."""
        return WRITTEN_BAR.join(self.event_and_reason(event, names, viewer)[0])

    def event_and_reason(self, event: Event, names: Sequence[str], viewer: int | None = None) -> tuple[list[str], str]:
        """Returns the parts of `event` and `reason` together, in half the time. Most sentences are one part."""
        said = self._event_values(event, names, viewer)
        text = self.first_said([f"event-{event.type}", f"event-{event.type}-hidden"], said)
        return text.split(BAR), str(said["reason"]) if "reason" in event.values else ""

    def addressed(self, event: Event, viewer: int | None) -> tuple[bool, ...]:
        """Returns where an event calls the viewer "you". Viewers who see the same and are addressed alike read the
        same."""
        values = event.values
        yours = viewer is not None and event.seat == viewer
        if isinstance(ranks := values.get("ranks"), list):
            yours = [seat for seat, rank in enumerate(ranks) if rank == 1] == [viewer]
        return yours, *(
            viewer is not None and values[name] == viewer for name in SEAT_VALUES_IN_ORDER if name in values
        )

    def reason(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """Returns why points were scored, shown beside them; empty for other events."""
        return str(self._event_values(event, names, viewer)["reason"]) if "reason" in event.values else ""

    def _event_values(self, event: Event, names: Sequence[str], viewer: int | None) -> dict[str, Said]:
        values = dict(event.values)
        if isinstance(ranks := values.get("ranks"), list):
            values["winners"] = [seat for seat, rank in enumerate(ranks) if rank == 1]
            values.setdefault("won", None)
        said = self.values(values, names)
        yours, *others = self.addressed(event, viewer)
        said["you"] = _raw(yours)
        said["bar"] = BAR
        for name, you in zip([each for each in SEAT_VALUES_IN_ORDER if each in values], others, strict=True):
            said[f"{name}_you"] = _raw(you)
        if event.seat != TABLE:
            said["player"] = _player(event.seat, names)
        for value in MESSAGE_VALUES & values.keys():
            said[value] = self._said(f"{value}-{values[value]}", said) or str(values[value])
        return said

    def refusal(self, refusal: Refusal, names: Sequence[str] = (), **more: Said) -> str:
        """Returns why something is not possible. The help of a thing can be part of it, as `<name>_help`."""
        said = self.values({**refusal.values}, names)
        for name, value in refusal.values.items():
            if isinstance(value, str):
                said[f"{name}_help"] = self.help(value) or NONE
        return _sentence(self.first_said([f"refusal-{refusal.id}"], said | more))

    def action(self, action: Action, state: State | None = None, seat: int = 0) -> str:
        """Returns the meaning of an action; its text if no catalogue has a message. Some actions need the position."""
        fields = action.fields() if state is None else state.fields(seat, action)
        text = action.text if state is None else state.text(seat, action)
        return _sentence(self.told_action(action.type, fields) or text)

    def told_action(self, type: str, fields: Mapping[str, object], what: str = "action") -> str | None:
        """Returns a game's sentence for an action. Within advice (`what`) it may be shorter, because the things are
        highlighted there."""
        return self._said(f"{what}-{type}", self.values(fields, ()))

    def prompt(self, position: Json, names: Sequence[str]) -> str:
        """Returns what the deciding player is asked to do in this position."""
        return self.first_said([f"prompt-{position.get('phase')}", "prompt"], self.values(position, names))

    def option(self, name: str, choice: OptionValue | None = None) -> str:
        message = f"option-{name}" if choice is None else f"option-{name}-{option_text(choice)}"
        return self._said(message, {}) or (name if choice is None else option_text(choice))

    def help_option(self, name: str, choice: OptionValue | None = None) -> str:
        return self._said(f"help-option-{name}" + (f"-{option_text(choice)}" if choice is not None else ""), {}) or ""

    def first_said(self, ids: Iterable[str], values: Mapping[str, Said]) -> str:
        tried = list(ids)
        for message in tried:
            if (said := self._said(message, values)) is not None:
                return said
        return tried[0]

    # -- values

    def values(self, values: Mapping[str, object], names: Sequence[str]) -> dict[str, Said]:
        """Returns a message's variables. Names of things are translated; the originals are available as `<name>_id`.

        Selectors of a message cannot contain spaces: for them `goods red` is `goods-red`, as `<name>_key`.
        """
        said: dict[str, Said] = {}
        for name, value in values.items():
            if isinstance(value, list):
                said[f"{name}_count"] = len(value)
                said[name] = self.listed([str(self._value(name, each, names)) for each in value])
            elif not isinstance(value, dict):
                said[name] = self._value(name, value, names)
                said[f"{name}_id"] = _raw(value)
                if isinstance(value, str) and " " in value:
                    said[f"{name}_key"] = _message_part(value)
        return said

    def _value(self, name: str, value: object, names: Sequence[str]) -> Said:
        if isinstance(value, int) and not isinstance(value, bool) and name in ALL_SEAT_VALUES:
            return _player(value, names)
        return self.name(value) if isinstance(value, str) and value else _raw(value)

    def listed(self, items: Sequence[str]) -> str:
        """Returns a list as text: `a, b and c`."""
        if len(items) < 2:
            return "".join(items) or NONE
        return self.say("list", items=", ".join(items[:-1]), last=items[-1])


def _message_part(thing: str) -> str:
    """Returns a thing's name within the id of a message: `end-turn` of `end turn`."""
    return thing.replace(" ", "-")


def _sentence(text: str) -> str:
    """Capitalizes a sentence, which may begin with the uncapitalized name of a thing."""
    return (text[:1].upper() + text[1:]).strip()


def _raw(value: object) -> Said:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == "":
        return NONE
    return value if isinstance(value, int) else str(value)


def _player(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else f"{seat + 1}"
