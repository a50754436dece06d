"""The Great Split: everybody's tracks side by side, the art market, the scoring tokens, and the cards one knows."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import HIDDEN
from ludoteca.terminal import Look

SEAL = "-seal"
COLOURS = {"tome": "red", "artwork": "magenta", "topaz": "yellow", "emerald": "green", "gold": "bright_yellow"}


def draw(position: Json, look: Look) -> RenderableType:
    return Group(tracks(position, look), Text(), tokens(position, look), Text(), hands(position, look))


def tracks(position: Json, look: Look) -> Table:
    """Draws a row for each track and a column for each player, with the seals of a track behind it."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    steps, characters = _list(position["tracks"]), _list(position["characters"])
    for seat, name in enumerate(look.names):
        table.add_column(Text.assemble(look.mark(seat), f" {name[:7]}"), justify="right", no_wrap=True)
    table.add_row("", *(look.thing(str(one), look.words.name(str(one)).split()[-1][:9], "dim") for one in characters))
    for track, colour in COLOURS.items():
        cells = []
        for own in steps:
            assert isinstance(own, dict)
            cells.append(Text.assemble((f"{own[track]}", "bold"), (f" ✦{own[track + SEAL]}", "dim")))
        table.add_row(look.thing(track, look.words.name(track), colour), *cells)
    return table


def tokens(position: Json, look: Look) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    words = look.words
    market = " ".join("·" if token == HIDDEN else f"+{token}" for token in _list(position["market"]))
    table.add_row(words.say("board-market"), f"{position['gauge']}  ({market})")
    scoring = [" + ".join(words.name(str(each)) for each in _list(pair)) for pair in _list(position["scoring"])]
    table.add_row(words.say("board-scoring"), "  →  ".join(scoring))
    return table


def hands(position: Json, look: Look) -> Table:
    """Draws the known cards of each hand; used ones of the own hand are struck out."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    everybody, used, sold = (_list(position[field]) for field in ("hands", "used", "sold"))
    for seat in range(len(look.names)):
        spent = [str(card) for card in [*_list(used[seat]), *_list(sold[seat])]]
        cards = left_of([str(card) for card in _list(everybody[seat])], spent)
        hidden = cards.count(HIDDEN)
        line = look.cards([card for card in cards if card != HIDDEN]) if seat == look.seat else _seen(cards, look)
        if hidden:
            line.append(f"+ {hidden} {look.words.say('board-hidden')}", "dim")
        if spent:
            line.append("  ".join(look.words.name(card) for card in spent), "dim strike")
        table.add_row(look.player(seat), line)
    for thing in sorted(set(look.pickable) & {"splitter", "wallet", "use", "sell-gold", "sell-prestige"}):
        table.add_row("", look.thing(thing, look.words.name(thing)))
    return table


def left_of(hand: list[str], spent: list[str]) -> list[str]:
    """Returns the cards of a hand that have not been played; played ones are part of it until the round ends."""
    return list((Counter(hand) - Counter(spent)).elements())


def _seen(cards: list[str], look: Look) -> Text:
    return Text("  ".join(look.words.name(card) for card in cards if card != HIDDEN) + " ", "dim")


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
