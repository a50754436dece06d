"""Positions of Mille Fiori that games seldom come to: with cards and ships elsewhere, and without diamonds."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State
from tests.mille_fiori.table import RED, Table, crowded


def enrich(state: State, rng: Random) -> Json | None:
    """The cards of hands, display and deck change places, often many of a kind together; ships are anywhere."""
    data: dict[str, Any] = state.to_json()
    data["ships"] = [rng.randrange(BOARD.sea_last + 1) for _ in data["ships"]]
    piles = [*data["hands"], data["display"], data["deck"]]
    cards = sorted(card for pile in piles for card in pile)
    rng.shuffle(piles)
    if rng.random() < 0.5:
        rng.shuffle(cards)
    for pile in piles:
        for place in range(len(pile)):
            pile[place] = cards.pop()
    for pile in [*data["hands"], data["display"]]:
        pile.sort(key=BOARD.card_number.__getitem__)
    return data


def rare_refusals() -> Iterator[State]:
    yield Table("harbor-3", ships={RED: BOARD.sea_last}, ship_move="optional").state
    yield from without_diamonds()


def without_diamonds() -> Iterator[State]:
    """The seat has put its last diamond and chooses an extra card, or has chosen it."""
    table = crowded("coin-3", supply=1, reserve=0, display=["harbor-3", "lion-2"])
    for text in ("sail", "extra harbor-3", "place h0"):
        table.play(text)
        yield table.state.clone()
    table = crowded("harbor-3", supply=1, reserve=0, display=["lion-2", "lion-1"])
    table.play("place h0")
    yield table.state
