"""Setting the table: characters with their first steps, tokens, decks, four cards of level I each."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import hands, resolution
from ludoteca.games.great_split.data import FIRST_HAND, FRAME_BITS, RESOURCES, ROUNDS, SCORING_TOKENS, frame
from ludoteca.kernel.chance import shuffled

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def set_up(state: "GreatSplitState") -> None:
    data = state.data
    state.lay_out()
    characters = shuffled(state.seed, "shuffle characters", list(range(len(data.characters))))
    state.characters = characters[: state.rules.players]
    state.scoring = shuffled(state.seed, "shuffle scoring tokens", list(range(len(SCORING_TOKENS))))
    state.market = shuffled(state.seed, "shuffle market tokens", data.market_tokens)[:ROUNDS]
    for level, deck in enumerate(data.decks):
        state.deck += shuffled(state.seed, f"shuffle level {level + 1}", deck)


def take_first_steps(state: "GreatSplitState") -> int:
    """The characters' starting steps are steps like any other. Returns the seats that have to choose because of them."""
    deciding = 0
    for seat, character in enumerate(state.characters):
        start = state.data.characters[character].start
        stack = 0
        for track in range(len(RESOURCES) - 1, -1, -1):
            if start[track]:
                stack = stack << FRAME_BITS | frame(track, start[track])
        state.pending[seat] = stack
        if resolution.go_on(state, seat):
            deciding |= 1 << seat
    return deciding


def deal_first_hands(state: "GreatSplitState") -> None:
    """Four cards of level I each. With two players the rest stays as a deck; otherwise it is back in the box."""
    for seat in range(state.rules.players):
        for card in range(FIRST_HAND):
            hands.add_card(state, seat, state.deck[seat * FIRST_HAND + card])
