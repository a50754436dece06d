"""What authors of games, bots, encoders and boards need besides the classes that `ludoteca` exports.

`Json` and the readers (`read_field`, `as_int`, ...) load untrusted positions: they raise BadPosition, which names the field.
`shuffled`, `dice` and `Stream` are the only sources of chance in a game. `TABLE` is the seat of events that belong to no
player. `ranks_by` computes the ranks of a `Result`. `Encoder` and `Writer` encode positions as arrays, with `seats_from`,
`relative_mask`, `tally` and `counted`. `Look` is what a terminal board is drawn with; it needs Rich, so it is imported on
demand.

Everything else in `ludoteca` may change without notice. docs/add-a-game.md walks through a package that uses these names.
"""

from typing import TYPE_CHECKING

from ludoteca.bots.encoding import Encoder, Writer, counted, relative_mask, seats_from, tally
from ludoteca.kernel.chance import Stream, dice, shuffled
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.jsontext import (
    Json,
    as_dict,
    as_int,
    as_list,
    as_str,
    read_bool,
    read_dict,
    read_field,
    read_int,
    read_ints,
    read_list,
    read_str,
    read_strs,
)
from ludoteca.kernel.result import ranks_by

if TYPE_CHECKING:
    from ludoteca.cli.boards import Look

__all__ = [
    "TABLE",
    "Encoder",
    "Json",
    "Look",
    "Stream",
    "Writer",
    "as_dict",
    "as_int",
    "as_list",
    "as_str",
    "counted",
    "dice",
    "ranks_by",
    "read_bool",
    "read_dict",
    "read_field",
    "read_int",
    "read_ints",
    "read_list",
    "read_str",
    "read_strs",
    "relative_mask",
    "seats_from",
    "shuffled",
    "tally",
]


def __getattr__(name: str) -> object:
    if name == "Look":
        from ludoteca.cli.boards import Look

        return Look
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
