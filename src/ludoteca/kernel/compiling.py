"""The names the rules need from the compiler, without depending on it at run time."""
# not compiled: the compiler follows the type-checking branch only

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr", "trait"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:
    T = TypeVar("T")

    def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
        """Says that classes written in plain Python may inherit; the compiler reads it, Python ignores it."""
        return lambda cls: cls

    def trait(cls: T) -> T:
        """Says that compiled classes may inherit from several such classes; Python needs no word for that."""
        return cls
