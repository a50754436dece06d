"""What a page shows of a seat besides the position: what it would score now, and what it still has to do."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import division, resolution, scoring
from ludoteca.games.great_split.data import RESOURCES
from ludoteca.games.great_split.phases import CHOOSE
from ludoteca.games.great_split.scoring import CONTRACTS, contract_count, star_count
from ludoteca.kernel.jsontext import Json, plain
from ludoteca.kernel.presentation import PreparableMove

if TYPE_CHECKING:
    from ludoteca.games.great_split.json_types import Contracts, Standing
    from ludoteca.games.great_split.state import GreatSplitState


def standing(state: "GreatSplitState", seat: int) -> Json:
    contracts = [contracts_now(state, seat, resource) for resource in range(len(RESOURCES))]
    tome, artwork, topaz, emerald, gold = contracts
    points = {
        "prestige": state.scores[seat],
        "tome": scoring.tome_points(state, seat),
        "artwork": scoring.artwork_points(state, seat),
        "gems": scoring.gem_points(state, seat),
    }
    for source, each in zip(CONTRACTS, contracts, strict=True):
        points[source] = each["count"] * each["stars"]
    told: Standing = {
        "points": points,
        "total": sum(points.values()),
        "contracts": {"tome": tome, "artwork": artwork, "topaz": topaz, "emerald": emerald, "gold": gold},
        "artwork_one_further": scoring.artwork_points_one_further(state, seat),
        "unplayed": resolution.unplayed(state, seat),
    }
    return plain(told)


def contracts_now(state: "GreatSplitState", seat: int, resource: int) -> "Contracts":
    return {"count": contract_count(state, seat, resource), "stars": star_count(state, seat, resource)}


def preparable(state: "GreatSplitState", seat: int) -> list[PreparableMove]:
    """The cards of the group that was taken: which of the other cards come back is not yet known."""
    if state.phase != CHOOSE or state.choices[seat] < 0:
        return []
    cards = division.group(state, division.wallet_owner(state, seat), state.choices[seat])
    return [[[state.data.names[kind] for kind in cards]]]
