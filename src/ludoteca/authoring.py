"""What authors of games, bots, encoders and boards need besides the classes that `ludoteca` exports.

`Json` and the readers (`read_field`, `as_int`, ...) load untrusted positions: they raise BadPosition, which names the field.
`shuffled`, `dice` and `Stream` are the only sources of chance in a game. `TABLE` is the seat of events that belong to no
player. `ranks_by` computes the ranks of a `Result`; a `PreparableMove` is what a `Presentation` tells. `Encoder`
and `Writer` encode positions as arrays, with `seats_from`, `relative_mask`, `tally` and `counted`. `Look` is what a
terminal board is drawn with, `Scene` and `Sheet` are what a drawing gets and returns; they are imported on demand,
because they need Rich and the catalogues. `KitCases` is what a game brings to the conformance kit, with a `Reason` for
each refusal, which reads what was `Asked`.

Everything else in `ludoteca` may change without notice. docs/add-a-game.md walks through a package that uses these names.
"""

import importlib
from typing import TYPE_CHECKING, Final

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
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.result import ranks_by

if TYPE_CHECKING:
    from ludoteca.conformance import Asked, KitCases, Reason
    from ludoteca.drawings import Scene, Sheet
    from ludoteca.terminal import Look

__all__ = [
    "TABLE",
    "Asked",
    "Encoder",
    "Json",
    "KitCases",
    "Look",
    "PreparableMove",
    "Reason",
    "Scene",
    "Sheet",
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


ON_DEMAND: Final = {
    "Asked": "ludoteca.conformance",
    "KitCases": "ludoteca.conformance",
    "Look": "ludoteca.terminal",
    "Reason": "ludoteca.conformance",
    "Scene": "ludoteca.drawings",
    "Sheet": "ludoteca.drawings",
}


def __getattr__(name: str) -> object:
    if name in ON_DEMAND:
        found: object = getattr(importlib.import_module(ON_DEMAND[name]), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
