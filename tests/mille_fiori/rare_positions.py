"""Makes positions of Mille Fiori with cards and ships where games seldom have them."""

from random import Random
from typing import Any

from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State


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
