"""Scorings: tomes, artwork, gems, and at the end contracts."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split.data import (
    ARTWORK,
    ARTWORK_SCORES,
    EMERALD,
    FIRST_SEAL,
    GEMS_SCORE,
    RESOURCES,
    SCORING_TOKENS,
    TOME,
    TOMES_SCORE,
    TOPAZ,
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
        if token == TOMES_SCORE:
            score_tomes(state, seat)
        elif token == ARTWORK_SCORES:
            score_artwork(state, seat)
        elif token == GEMS_SCORE:
            score_gems(state, seat)


def score_everything(state: "GreatSplitState") -> None:
    """The end of the game: all four scorings."""
    for token in (TOMES_SCORE, ARTWORK_SCORES, GEMS_SCORE):
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
    return state.data.tome_values[state.track(seat, TOME)]


def score_tomes(state: "GreatSplitState", seat: int) -> None:
    """The value of the furthest valued space reached or passed."""
    space = state.track(seat, TOME)
    state.score(seat, tome_points(state, seat), "tome", "tome-scoring", {"space": space})


# -- Artwork


def artwork_points(state: "GreatSplitState", seat: int) -> int:
    return state.data.art_points[state.gauge][state.track(seat, ARTWORK)]


def artwork_points_one_further(state: "GreatSplitState", seat: int) -> int:
    """What the art market would pay after one more step; as much as now at the end of the track."""
    space = state.track(seat, ARTWORK)
    return state.data.art_points[state.gauge][min(space + 1, state.data.length[ARTWORK])]


def score_artwork(state: "GreatSplitState", seat: int) -> None:
    """What the art market pays for this many artworks where the gauge stands now."""
    space = state.track(seat, ARTWORK)
    values: dict[str, object] = {"space": space, "gauge": state.gauge}
    state.score(seat, artwork_points(state, seat), "artwork", "artwork-scoring", values)


# -- Gems


def lower_gem(state: "GreatSplitState", seat: int) -> int:
    return min(state.track(seat, TOPAZ), state.track(seat, EMERALD))


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
    space = state.track(seat, resource)
    on_track = state.data.contracts_at(resource, space)
    return on_track + state.data.characters[state.characters[seat]].contracts[resource]


def star_count(state: "GreatSplitState", seat: int, resource: int) -> int:
    track = FIRST_SEAL + resource
    return state.data.stars_at(track, state.track(seat, track))
