"""Market: the round's token moves the gauge. The end of the round: cards come back, and perhaps a scoring line is crossed."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import scoring
from ludoteca.kernel.events import TABLE

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def reveal_token(state: "GreatSplitState") -> None:
    value = state.market[state.round - 1]
    state.gauge += value
    if state.listener is not None:
        state.emit("market", TABLE, {"value": value, "gauge": state.gauge})


def take_cards_back(state: "GreatSplitState") -> None:
    """All cards return to the hands they were played from, sold ones too."""
    players = state.rules.players
    state.used = [0] * players
    state.sold = [0] * players
    state.splitter_played = 0


def cross_scoring_line(state: "GreatSplitState") -> None:
    """After rounds 3 and 4 the two tokens of a line each set off a scoring, or none."""
    for line, after in enumerate(state.data.scoring_rounds):
        if after == state.round:
            tokens = state.scoring[2 * line : 2 * line + 2]
            if state.listener is not None:
                state.emit("scoring-line", TABLE, {"line": line + 1, "tokens": scoring.token_names(tokens)})
            for token in sorted(tokens):
                scoring.score_token(state, token)
