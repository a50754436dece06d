"""The compiler's decorators that the rules use, without a dependency on it at run time."""
# not compiled: the compiler follows the type-checking branch only

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr", "trait"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:
    T = TypeVar("T")

    def mypyc_attr(*names: str, **settings: object) -> Callable[[T], T]:
        """Sets compiler options of a class, such as that interpreted classes may inherit from it; a no-op in Python."""
        return lambda cls: cls

    def trait(cls: T) -> T:
        """Allows compiled classes to inherit from several such classes; a no-op in Python."""
        return cls
