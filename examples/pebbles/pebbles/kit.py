"""For the conformance kit of Ludoteca: what must be true of a position for each refusal to be right."""

from ludoteca.authoring import Asked, KitCases


def pebble_not_yours(asked: Asked) -> bool:
    pebble = asked.wanted["pebble"]
    return bool(asked.said("pebble") == pebble and pebble not in asked.position["hands"][asked.seat])


def own_on_top(asked: Asked) -> bool:
    pool = asked.wanted["pool"]
    return bool(asked.said("pool") == pool and asked.position["owners"][pool][-1] == asked.seat)


KIT = KitCases({"pebble-not-yours": pebble_not_yours, "own-on-top": own_on_top})
