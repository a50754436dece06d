"""The worth of tiles' effects, when they are placed and while they lie there, by the weights of the quick policy."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions import worth as expansions
from ludoteca.bots.castles_of_burgundy.weights import Weights
from ludoteca.games.castles_of_burgundy.components.kinds import BUILDING, CASTLE, LIVESTOCK
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


class EffectTable:
    """The weights in one rules object, by tile type: an effect at placing, a monastery's power over a whole game."""

    def __init__(self, settings: BurgundyRules, weights: Weights) -> None:
        names = settings.tiles.names
        self.settings: Final = settings
        self.weights: Final = weights
        self.fixed: Final = [fixed_effect(settings, weights, tile) for tile in range(len(names))]
        self.power: Final = [weights.values.get(name, weights.other_power) for name in names]
        self.expected: Final = [weights.count.get(what, weights.count_building) for what in settings.tiles.counts]


def fixed_effect(settings: BurgundyRules, weights: Weights, tile: int) -> float:
    tiles = settings.tiles
    kind = tiles.kind[tile]
    if kind == CASTLE:
        return weights.castle
    if kind == LIVESTOCK and tiles.names[tile] not in expansions.EFFECT_WORTH:
        return weights.livestock
    if kind == BUILDING and tiles.building[tile] >= 0:
        return weights.building[tiles.building[tile]]
    return expansions.EFFECT_WORTH.get(tiles.names[tile], expansions.OTHER_EFFECT)
