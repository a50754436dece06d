"""Scorings: tomes, artwork, gems, and at the end contracts."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split.data import (
    ARTWORK,
    EMERALD,
    FIRST_SEAL,
    RESOURCES,
    SCORING_TOKENS,
    SPACES,
    TOME,
    TOPAZ,
    TRACK_COUNT,
)

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState

GEM_FACTOR: Final = 2
CONTRACTS: Final = [f"contracts-{resource}" for resource in RESOURCES]
"""The lines of the score sheet for contracts."""


def token_names(tokens: list[int]) -> list[str]:
    return [SCORING_TOKENS[token] for token in tokens]


def score_token(state: "GreatSplitState", token: int) -> None:
    """One of the three scorings that can also happen midway; the fourth token is a blank."""
    for seat in range(state.rules.players):
        if token == 0:
            score_tomes(state, seat)
        elif token == 1:
            score_artwork(state, seat)
        elif token == 2:
            score_gems(state, seat)


def score_everything(state: "GreatSplitState") -> None:
    """The end of the game: all four scorings."""
    for token in range(3):
        score_token(state, token)
    for seat in range(state.rules.players):
        for resource in range(len(RESOURCES)):
            score_contracts(state, seat, resource)


def points_now(state: "GreatSplitState", seat: int) -> int:
    """The prestige this seat would have if the game ended now."""
    points = state.scores[seat] + tome_points(state, seat) + artwork_points(state, seat) + gem_points(state, seat)
    for resource in range(len(RESOURCES)):
        points += contract_count(state, seat, resource) * star_count(state, seat, resource)
    return points


# -- Tomes


def tome_points(state: "GreatSplitState", seat: int) -> int:
    return state.data.tome_values[state.tracks[seat * TRACK_COUNT + TOME]]


def score_tomes(state: "GreatSplitState", seat: int) -> None:
    """The value of the furthest valued space reached or passed."""
    space = state.tracks[seat * TRACK_COUNT + TOME]
    state.score(seat, tome_points(state, seat), "tome", "tome-scoring", {"space": space})


# -- Artwork


def artwork_points(state: "GreatSplitState", seat: int) -> int:
    return state.data.art_points[state.gauge][state.tracks[seat * TRACK_COUNT + ARTWORK]]


def artwork_points_one_further(state: "GreatSplitState", seat: int) -> int:
    """What the art market would pay after one more step; as much as now at the end of the track."""
    space = state.tracks[seat * TRACK_COUNT + ARTWORK]
    return state.data.art_points[state.gauge][min(space + 1, state.data.length[ARTWORK])]


def score_artwork(state: "GreatSplitState", seat: int) -> None:
    """What the art market pays for this many artworks where the gauge stands now."""
    space = state.tracks[seat * TRACK_COUNT + ARTWORK]
    values: dict[str, object] = {"space": space, "gauge": state.gauge}
    state.score(seat, artwork_points(state, seat), "artwork", "artwork-scoring", values)


# -- Gems


def lower_gem(state: "GreatSplitState", seat: int) -> int:
    first = seat * TRACK_COUNT
    return min(state.tracks[first + TOPAZ], state.tracks[first + EMERALD])


def gem_points(state: "GreatSplitState", seat: int) -> int:
    return GEM_FACTOR * lower_gem(state, seat)


def score_gems(state: "GreatSplitState", seat: int) -> None:
    """Twice the gem that is less advanced; in a tie it counts once."""
    state.score(seat, gem_points(state, seat), "gems", "gem-scoring", {"space": lower_gem(state, seat)})


# -- Contracts


def score_contracts(state: "GreatSplitState", seat: int, resource: int) -> None:
    """Contracts on the track and on the character, each worth the stars of the last ribbon on the seal track."""
    contracts = contract_count(state, seat, resource)
    stars = star_count(state, seat, resource)
    values: dict[str, object] = {"contracts": contracts, "stars": stars, "resource": RESOURCES[resource]}
    state.score(seat, contracts * stars, CONTRACTS[resource], "contract-scoring", values)


def contract_count(state: "GreatSplitState", seat: int, resource: int) -> int:
    space = state.tracks[seat * TRACK_COUNT + resource]
    on_track = state.data.contracts[resource * SPACES + space]
    return on_track + state.data.characters[state.characters[seat]].contracts[resource]


def star_count(state: "GreatSplitState", seat: int, resource: int) -> int:
    track = FIRST_SEAL + resource
    return state.data.stars[track * SPACES + state.tracks[seat * TRACK_COUNT + track]]
