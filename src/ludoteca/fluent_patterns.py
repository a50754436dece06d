"""Fluent patterns compiled to Python functions, several times as fast as `fluent.runtime`.

Supports text, variables, selectors by a variable, and references to other messages, which is all that the catalogues
use. Other features of Fluent (terms, functions, attributes) are left to the runtime.
"""
# not compiled: a face for people

from collections.abc import Callable, Mapping
from typing import Final

from fluent.syntax import ast as ftl

Said = str | int
Format = Callable[[Mapping[str, Said]], str]
"""The text for these values; raises KeyError for one that it needs and does not get."""
PLAIN_BELOW: Final = 1000
"""Smaller numbers are written in digits alone in every language of ours; others may be grouped. Their plurals are kept."""


class NotCompiled(Exception):
    """The pattern uses more of Fluent than is compiled."""


class PatternCompiler:
    """`pattern_of` finds the other messages of the catalogue, `plural` and `number` know its language."""

    def __init__(
        self,
        pattern_of: Callable[[str], ftl.Pattern | None],
        plural: Callable[[int], str],
        number: Callable[[int], str],
    ) -> None:
        self._pattern_of = pattern_of
        self._plural = plural
        self._number = number
        self._open: list[str] = []  # the chain of references to the message that is being compiled

    def message(self, id: str) -> Format:
        """Raises NotCompiled, also where there is no such message, or one that refers to itself."""
        pattern = self._pattern_of(id)
        if pattern is None or id in self._open:
            raise NotCompiled(id)
        self._open.append(id)
        try:
            return self._compile(pattern)
        finally:
            self._open.pop()

    def _compile(self, pattern: ftl.Pattern) -> Format:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _part(self, node: object) -> Format:
        match node:
            case ftl.TextElement(value=str(text)):
                return lambda values: text
            case ftl.Placeable(expression=inner):
                return self._part(inner)
            case ftl.StringLiteral():
                literal = node.parse()["value"]
                return lambda values: literal
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                return self._variable(name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=name)), variants=variants):
                return self._choice(name, variants)
            case ftl.MessageReference(id=ftl.Identifier(name=name), attribute=None):
                return self.message(name)
        raise NotCompiled(type(node).__name__)

    def _variable(self, name: str) -> Format:
        grouped = self._number

        def format(values: Mapping[str, Said]) -> str:
            value = values[name]
            if isinstance(value, str):
                return value
            return str(int(value)) if -PLAIN_BELOW < value < PLAIN_BELOW else grouped(value)

        return format

    def _choice(self, name: str, variants: list[ftl.Variant]) -> Format:
        """Returns the first variant whose key is the value, or its plural category; else the default one."""
        plural = self._plural
        by_word: dict[str, Format] = {}
        by_number: list[tuple[Said, Format]] = []
        defaults = []
        for variant in variants:
            said = self._compile(variant.value)
            match variant.key:
                case ftl.Identifier(name=word):
                    by_word.setdefault(word, said)
                    by_number.append((word, said))
                case ftl.NumberLiteral(value=digits) if "." not in digits:
                    by_word.setdefault(plural(int(digits)), said)  # as the runtime has it
                    by_number.append((int(digits), said))
                case other:
                    raise NotCompiled(type(other).__name__)
            if variant.default:
                defaults.append(said)
        (default,) = defaults

        def of_number(number: int) -> Format:
            category = plural(number)
            return next((said for key, said in by_number if key in (number, category)), default)

        small: dict[int, Format] = {}  # a language's plural rules take as long as the rest of a sentence

        def format(values: Mapping[str, Said]) -> str:
            value = values[name]
            if isinstance(value, str):
                return by_word.get(value, default)(values)
            said = small.get(value)
            if said is None:
                said = of_number(value)
                if -PLAIN_BELOW < value < PLAIN_BELOW:
                    small[value] = said
            return said(values)

        return format
