"""The pools side by side, and under them everybody's pebbles."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.authoring import Json, Look, as_dict, as_list

HIDDEN = "?"


def draw(position: Json, look: Look) -> RenderableType:
    return Group(pools(position, look), Text(), hands(position, look))


def pools(position: Json, look: Look) -> Table:
    table = Table(padding=(0, 2))
    owners = as_dict(position["owners"], "owners")
    columns = []
    for pool, pebbles in as_dict(position["pools"], "pools").items():
        table.add_column(look.thing(pool, look.words.name(pool)), min_width=10)
        dropped = zip(as_list(pebbles, "pools"), as_list(owners[pool], "owners"), strict=True)
        lines = [Text.assemble(look.mark(int(str(seat))), " ", look.card(str(pebble))) for pebble, seat in dropped]
        columns.append(Text("\n").join(lines))
    table.add_row(*columns)
    return table


def hands(position: Json, look: Look) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, hand in enumerate(as_list(position["hands"], "hands")):
        pebbles = [str(pebble) for pebble in as_list(hand, "hands")]
        seen = look.cards([pebble for pebble in pebbles if pebble != HIDDEN])
        hidden = pebbles.count(HIDDEN)
        if hidden:
            seen.append(look.words.say("board-hidden", count=hidden), "dim")
        table.add_row(look.player(seat), seen)
    return table
