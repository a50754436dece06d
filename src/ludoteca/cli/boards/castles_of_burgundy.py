"""The Castles of Burgundy: the depots, and everybody's land, hex by hex. A free hex shows its colour's letter and number."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.castles_of_burgundy.components.boards import ORDINARY, Board
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS, LETTERS
from ludoteca.games.castles_of_burgundy.expansions.border_posts import boards as border_posts
from ludoteca.games.castles_of_burgundy.expansions.solo.boards import BOARDS as SOLO
from ludoteca.games.castles_of_burgundy.expansions.team.boards import BOARDS as TEAM
from ludoteca.kernel.jsontext import Json
from ludoteca.terminal import Look

COLOURS: Final = ("green", "bright_black", "yellow", "bright_blue", "bright_green", "dark_orange3")
GOODS: Final = {
    "brown": "dark_orange3",
    "orange": "orange1",
    "pink": "pink1",
    "purple": "purple",
    "red": "red",
    "turquoise": "turquoise2",
}
HALF: Final = 2
BOARDS: Final = {**ORDINARY, **border_posts.BOARDS, **TEAM, **SOLO}


def draw(position: Json, look: Look) -> RenderableType:
    lands = [land(position, look, number) for number in range(len(_list(position["lands"])))]
    return Group(depots(position, look), legend(look), Columns(lands, padding=(0, 2)), belongings(position, look))


def depots(position: Json, look: Look) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, depot in enumerate(_list(position["depots"]), 1):
        assert isinstance(depot, dict)
        tiles = [tile(f"depot {number}.{slot}", name, look) for slot, name in enumerate(depot["tiles"], 1) if name]
        table.add_row(
            look.thing(f"depot {number}", f"[{number}]", "bold"), Text("  ").join(tiles), goods(depot["goods"], look)
        )
    black = [tile(f"black {slot}", name, look) for slot, name in enumerate(_list(position["black"]), 1) if name]
    table.add_row(Text("[■]", "bold"), Text("  ").join(black))
    return table


def goods(counts: dict[str, int], look: Look) -> Text:
    return Text(" ").join(
        look.thing(f"goods {colour}", f"▪{colour[:3]} {count}", GOODS.get(colour, ""))
        for colour, count in counts.items()
    )


def tile(place: str, name: object, look: Look) -> Text:
    return look.thing(place, look.words.name(str(name)))


def legend(look: Look) -> Text:
    return Text("  ").join(
        Text(f"{letter} {look.words.name(kind)}", colour)
        for letter, kind, colour in zip(LETTERS, KINDS, COLOURS, strict=True)
    )


def land(position: Json, look: Look, number: int) -> Text:
    lands = _list(position["lands"])
    placed = lands[number]
    assert isinstance(placed, dict)
    owners = [seat for seat in range(len(look.names)) if land_of(seat, look, lands) == number]
    heading = Text(" ").join(look.player(seat) for seat in owners)
    board = BOARDS[str(_list(position["boards"])[number])]
    return Text("\n").join([heading, *mapped(board, placed, look, look.seat in owners)])


def land_of(seat: int, look: Look, lands: list[object]) -> int:
    """Returns the land of a seat. In a team game partners share one."""
    return seat * len(lands) // len(look.names)


def mapped(board: Board, placed: dict[str, object], look: Look, own: bool) -> list[Text]:
    """Draws the land row by row, each shifted by half a hex."""
    rows: dict[int, dict[int, Text]] = {}
    for place, name in enumerate(board.hex_names):
        colour = COLOURS[board.kind[place]]
        if name in placed:
            text, style = look.words.name(str(placed[name]))[:3], f"bold black on {colour}"
        else:
            text, style = f"{LETTERS[board.kind[place]]}{board.number[place]}", colour
        q, r = (int(number) for number in name.split(","))
        cell = look.thing(f"hex {name}", f"{text:^3}", style) if own else Text(f"{text:^3}", style)
        rows.setdefault(r, {})[2 * q + r] = cell
    left = min(column for cells in rows.values() for column in cells)
    return [row(cells, left) for _, cells in sorted(rows.items())]


def row(cells: dict[int, Text], left: int) -> Text:
    """Draws a row, two columns for half a hex."""
    line = Text()
    for column, cell in sorted(cells.items()):
        line.append(" " * (HALF * (column - left) - len(line.plain)))
        line.append_text(cell)
    return line


def belongings(position: Json, look: Look) -> Table:
    """Draws dice, tiles in the key spaces, goods, silver and workers."""
    table = Table.grid(padding=(0, 2, 0, 0))
    words = look.words
    headings = [words.say(f"board-{field}") for field in ("dice", "keys", "goods", "silver", "workers")]
    table.add_row("", *(Text(heading, "bold") for heading in headings))
    dice, keys, stored = (_list(position[field]) for field in ("dice", "keys", "goods"))
    silver, workers = _list(position["silver"]), _list(position["workers"])
    for seat in range(len(look.names)):
        shared = land_of(seat, look, stored)
        thrown = Text(" ").join(die(seat, place, value, look) for place, value in enumerate(_list(dice[seat])))
        waiting = Text("  ").join(tile(str(name), name, look) for name in _list(keys[seat]))
        owned = stored[shared]
        assert isinstance(owned, dict)
        table.add_row(look.player(seat), thrown, waiting, goods(owned, look), str(silver[shared]), str(workers[shared]))
    return table


def die(seat: int, place: int, value: object, look: Look) -> Text:
    return look.thing(f"die-{'ab'[place]}", f" {value} ") if seat == look.seat else Text(f" {value} ")


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
